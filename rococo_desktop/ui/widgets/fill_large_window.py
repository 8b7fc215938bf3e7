"""Enlarging a composed picture: screens of controls fill a large room instead of drowning in it."""

from __future__ import annotations

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import (
    Align,
    Art,
    Fill,
    Mark,
    Picture,
    Shadow,
    Sprite,
    Stroke,
    Text,
)

STEPS = ((2.0, Size(3600, 2025)), (1.5, Size(2400, 1350)), (1.25, Size(1800, 1012)))
"""How much larger, from which room on; what is left is never smaller than 1440 by 809."""


def fitting_step(room: Size) -> float:
    """How much a screen of controls is enlarged in this room."""
    return next((step for step, least in STEPS if room.w >= least.w and room.h >= least.h), 1.0)


def before(room: Size, step: float) -> Size:
    """The room to compose in, so that it fills this one when enlarged."""
    return Size(int(room.w / step), int(room.h / step))


def enlarged(picture: Picture, step: float) -> Picture:
    """The same picture with every measure this much larger; letters are never larger than measured."""
    if step == 1.0:
        return picture
    return picture._replace(
        sprites=tuple(_sprite(sprite, step) for sprite in picture.sprites),
        hotspots=tuple(spot._replace(rect=_rect(spot.rect, step)) for spot in picture.hotspots),
        anchors=tuple((place, _rect(rect, step)) for place, rect in picture.anchors),
        panels=tuple(panel._replace(rect=_rect(panel.rect, step)) for panel in picture.panels),
    )


def _rect(rect: Rect, step: float) -> Rect:
    left, top = round(rect.x * step), round(rect.y * step)
    return Rect(left, top, round(rect.right * step) - left, round(rect.bottom * step) - top)


def _sprite(sprite: Sprite, step: float) -> Sprite:
    x, y = sprite.rect.x, sprite.rect.y
    outer = _rect(sprite.rect, step)
    # By where a mark lies on the screen, so that marks of one sprite and of others stay in line.
    marks = tuple(
        _mark(mark, _rect(mark.rect.moved(x, y), step).moved(-outer.x, -outer.y), step)
        for mark in sprite.marks
    )
    return sprite._replace(rect=outer, marks=marks)


def _mark(mark: Mark, rect: Rect, step: float) -> Mark:
    match mark:
        case Text():
            # A pixel to spare: edges are rounded, and a word that just fitted must still.
            spare = Rect(rect.x - (mark.align is Align.RIGHT), rect.y, rect.w + 1, rect.h)
            return mark._replace(rect=spare, size=int(mark.size * step))
        case Fill():
            wide = max(round(mark.width * step), 1)
            return mark._replace(rect=rect, radius=round(mark.radius * step), width=wide)
        case Shadow():
            return mark._replace(
                rect=rect, radius=round(mark.radius * step), spread=round(mark.spread * step)
            )
        case Art():
            return mark._replace(rect=rect, edge=round(mark.edge * step))
        case Stroke():
            spots = tuple((round(x * step), round(y * step)) for x, y in mark.spots)
            return mark._replace(rect=rect, spots=spots, width=round(mark.width * step))
    return mark._replace(rect=rect)
