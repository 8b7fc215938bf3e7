"""How many alike lie somewhere: a navy badge below or beside a piece, where nothing is beneath it."""

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
    words, size = f"×{number}", desk.sizes.number
    high = badge_height(desk.sizes)
    wide = min(badge_width(desk.sizes), room.w)
    box = Rect(room.x + (room.w - wide) // 2, room.bottom - high, wide, high)

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, theme.NAVY, inner.h // 3, theme.BRIGHT_GOLD, 1, theme.DEEP_NAVY)
        card.text(inner, words, size, theme.IVORY, theme.STRONG, Align.CENTRE)

    desk.lay(box, ("badge", words, size), paint)
