"""A field to write in: its text, or a hint while it is empty, with caret and selection while edited."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.widgets.editing import Editing
from rococo_desktop.ui.widgets.form import Form


class Field(NamedTuple):
    """A field as it shows itself."""

    name: str
    label: str
    text: str
    about: str = ""
    hint: str = ""
    editing: Editing | None = None
    wrong: bool = False
    """True if what is written there cannot stay."""


def field_target(name: str) -> Target:
    """What writing in this field points at."""
    return ("field", name)


def lay_field(form: Form, rect: Rect, field: Field) -> None:
    """The field across a rectangle at least as high as a target."""
    target = field_target(field.name)
    card = form.card(rect)
    edge = theme.CARMINE if field.wrong else theme.ROYAL_BLUE if field.editing else theme.GOLD
    pointed = form.pointed == target
    card.fill(rect, (255, 255, 252) if pointed or field.editing else (255, 252, 244), 8, edge, 2)
    inner = rect.inset(12, 4)
    if field.wrong:
        card.sign(inner.right_part(18), "times", theme.CARMINE)
        inner = inner.without_right(24)
    elif pointed and not field.editing:
        card.sign(inner.right_part(18), "pencil", theme.DARK_GOLD)
        inner = inner.without_right(24)
    if field.editing is not None:
        _draw_editing(card, inner, field.editing)
    elif field.text:
        card.text(inner, field.text, theme.READ, theme.INK, theme.STRONG)
    else:
        card.text(inner, field.hint, theme.READ, theme.SOFT_INK, theme.ITALIC)
    form.lay(card)
    form.control(rect, target, f"{field.label}: {field.text or field.hint}", field.about)


def _draw_editing(card: Card, inner: Rect, editing: Editing) -> None:
    """The end of the text that fits around the caret, the caret, and what is selected."""
    measure, face, size = card.type.width, theme.STRONG, theme.READ
    first = 0
    while measure(editing.text[first : editing.caret], face, size) > inner.w - 4:
        first += 1
    last = len(editing.text)
    while last > editing.caret and measure(editing.text[first:last], face, size) > inner.w - 2:
        last -= 1
    shown = editing.text[first:last]
    line = inner.inset(0, max((inner.h - 28) // 2, 0))
    if editing.all_selected:
        wide = min(measure(shown, face, size) + 4, inner.w)
        card.fill(Rect(line.x - 2, line.y, wide, line.h), (186, 204, 244), 3)
    card.text(inner, shown, size, theme.INK, face)
    if not editing.all_selected:
        at = line.x + measure(editing.text[first : editing.caret], face, size)
        card.fill(Rect(min(at, line.right - 2), line.y + 2, 2, line.h - 4), theme.ROYAL_BLUE)
