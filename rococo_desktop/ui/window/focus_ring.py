"""The ring around what the keyboard, or the mouse, points at."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fill, HotspotRole, Picture, Sprite
from rococo_desktop.ui.window import hotspot_search

RING = 4
"""How far the ring reaches beyond what is pointed at."""
CLEAR = (0, 0, 0, 0)


def ring_around(picture: Picture, focus: Target | None, hover: Target | None) -> Sprite | None:
    """The ring; None if nothing is pointed at, or only the mouse is, at something that cannot be chosen."""
    spot = hotspot_search.named(picture, focus)
    paint: theme.Paint = theme.FOCUS
    if spot is None:
        spot = hotspot_search.named(picture, hover)
        paint = theme.BRIGHT_GOLD
        if spot is None or not (spot.lit or spot.role is HotspotRole.BUTTON):
            return None
    rect = spot.rect.inset(-RING)
    whole = Rect(0, 0, *rect.size)
    # Light between two dark lines: it is seen on ivory and on midnight.
    dark = Fill(whole, CLEAR, 9, theme.RING_EDGE, 5)
    return Sprite(rect, (dark, Fill(whole.inset(1), CLEAR, 8, paint, 3)), spot.layer)
