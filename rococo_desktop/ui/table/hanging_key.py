"""The key of something to choose: it hangs beside or below it, never on a picture or on words."""

from __future__ import annotations

from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk


def lay_hanging_key(desk: Desk, room: Rect, key: str) -> None:
    """A key in the middle of the room there is for it."""
    size, shown = desk.sizes.small, desk.kit.cap(key)
    box = room.centred((panels.key_width(desk.kit, key, size), panels.key_height(size)))

    def paint(card: Card, inner: Rect) -> None:
        panels.hanging_key(card, inner, shown, size)

    desk.lay(box, ("hanging key", shown), paint)
