"""The row of buttons at the foot of a screen: ways back on the left, ways on at the right."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.widgets.button import Button, button_width, lay_button
from rococo_desktop.ui.widgets.form import Form

BETWEEN = 12


def lay_row(
    form: Form, rect: Rect, left: Sequence[Button], right: Sequence[Button] = (), least: int = 0
) -> Rect:
    """Lay both groups at their ends of the row, from left to right, as Tab walks; the room between them.

    The last button is at least so wide: it keeps its place while its words change.
    """
    x = rect.x
    for button in left:
        x += _lay(form, Rect(x, rect.y, button_width(form, button), rect.h), button)
    widths = [button_width(form, button) for button in right]
    if widths:
        widths[-1] = max(widths[-1], least)
    end = from_x = rect.right - sum(widths) - BETWEEN * max(len(widths) - 1, 0)
    for button, wide in zip(right, widths, strict=True):
        from_x += _lay(form, Rect(from_x, rect.y, wide, rect.h), button)
    return Rect(x, rect.y, max(end - BETWEEN - x, 0), rect.h)


def _lay(form: Form, rect: Rect, button: Button) -> int:
    lay_button(form, rect, button)
    return rect.w + BETWEEN
