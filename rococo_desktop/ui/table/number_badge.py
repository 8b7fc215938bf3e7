"""How many alike lie somewhere: a navy badge below or beside a piece, or on a corner of the one behind it."""

from __future__ import annotations

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.zones import Sizes


def badge_width(sizes: Sizes) -> int:
    """How wide a badge of two figures is."""
    return sizes.number * 3 // 2 + 1


def badge_height(sizes: Sizes) -> int:
    """How high it is."""
    return sizes.number + 2


def lay_badge(desk: Desk, room: Rect, number: int) -> None:
    """A badge at the foot of the room there is for it."""
    high = badge_height(desk.sizes)
    wide = min(badge_width(desk.sizes), room.w)
    box = Rect(room.x + (room.w - wide) // 2, room.bottom - high, wide, high)
    _lay(desk, box, number, desk.sizes.number)


def lay_corner_badge(desk: Desk, rect: Rect, number: int, raised: bool, beyond: int = 1) -> None:
    """A small badge on the lower right corner of what lies behind, and so far beyond it."""
    size = desk.sizes.small
    wide = desk.kit.type.width(f"×{number}", theme.STRONG, size) + 5
    box = Rect(rect.right + beyond - wide, rect.bottom - size - 1, wide, size + 2)
    _lay(desk, box, number, size, raised)


def _lay(desk: Desk, box: Rect, number: int, size: int, raised: bool = False) -> None:
    words = f"×{number}"

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, theme.NAVY, inner.h // 3, theme.BRIGHT_GOLD, 1, theme.DEEP_NAVY)
        card.text(inner, words, size, theme.IVORY, theme.STRONG, Align.CENTRE)

    desk.lay(box, ("badge", words, size), paint, raised=raised)
