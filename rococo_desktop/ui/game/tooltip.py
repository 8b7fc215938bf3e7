"""The tooltip: what the thing pointed at is, and everything that stands in its way."""

from __future__ import annotations

from rococo_desktop.ui.game.open_overlays import LOG_LINE
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Layer, Picture
from rococo_desktop.ui.picture.sheet import Card, Kit

HOVER = 0.45
"""How long something is pointed at before its tooltip shows, in seconds."""
WIDEST = 380
PAD = 12
GAP = 8
MARGIN = 6


def with_tooltip(
    picture: Picture, kit: Kit, room: Size, spot: Hotspot, reasons: tuple[str, ...] = (), why: str = ""
) -> Picture:
    """The picture with a tooltip beside a hotspot; nothing but a picture: it cannot be pointed at.

    `reasons` stand in the way of choosing it; `why` is what a rival says of what it did there. Of a line of
    the log that is all: it would say the same again, over the lines around it.
    """
    is_line = spot.target[0] == LOG_LINE
    said = () if is_line or not spot.description else (spot.description,)
    reasons = tuple(words for words in reasons if words not in spot.description)  # once is enough
    parts = [(words, theme.BODY, theme.INK) for words in said]
    parts += [(words, theme.BODY, theme.CARMINE) for words in (() if is_line else reasons)]
    parts += [(words, theme.ITALIC, theme.INK) for words in ((why,) if why else ())]
    if spot.role is HotspotRole.GROUND or not parts:
        return picture
    size = theme.SMALL
    inner = min(WIDEST, max(kit.type.width(words, face, size) for words, face, _ in parts) + 1)
    heights = [kit.type.text_height(words, face, size, inner) for words, face, _ in parts]
    height = sum(heights) + GAP * (len(parts) - 1) + 2 * PAD
    rect = _beside(spot.rect, Size(inner + 2 * PAD, height), room)
    card = Card(rect.inset(-MARGIN), kit.type)
    card.shadow(rect, 8, MARGIN, 130)
    frames.patch(card, rect.inset(-1), "strip_active", 14, theme.IVORY)
    top = rect.y + PAD
    for at, (words, face, paint) in enumerate(parts):
        if at:
            top += GAP
            card.fill(Rect(rect.x + PAD, top - GAP // 2, inner, 1), theme.LINEN)
        card.paragraph(Rect(rect.x + PAD, top, inner, heights[at]), words, size, paint, face)
        top += heights[at]
    return picture._replace(sprites=(*picture.sprites, card.sprite(Layer.TIP)))


def _beside(spot: Rect, size: Size, room: Size) -> Rect:
    """Above the spot if there is room, else below it, else to a side; always inside the room."""
    x = min(max(spot.centre[0] - size.w // 2, GAP), room.w - size.w - GAP)
    if spot.y - size.h - GAP >= 0:
        return Rect(x, spot.y - size.h - GAP, size.w, size.h)
    if spot.bottom + GAP + size.h <= room.h:
        return Rect(x, spot.bottom + GAP, size.w, size.h)
    y = min(max(spot.centre[1] - size.h // 2, GAP), room.h - size.h - GAP)
    right = spot.right + GAP
    return Rect(right if right + size.w <= room.w else max(spot.x - size.w - GAP, 0), y, size.w, size.h)
