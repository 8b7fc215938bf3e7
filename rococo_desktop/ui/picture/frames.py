"""Grounds and frames of the palace: what lies beneath pieces and words, as baked pictures.

Every ground names the plain colour it fades into where the player wants less ornament.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint


class Ground(NamedTuple):
    """A material that is spread out, how wide one tile of it is, and its plain colour."""

    picture: str
    tile: int
    plain: Paint


class Frame(NamedTuple):
    """A nine-patch: how large its corners are, and how far it reaches beyond what it frames."""

    picture: str
    edge: int
    beyond: int = 0


WALNUT = Ground("palace/walnut", 384, (52, 33, 24))
LEATHER = Ground("palace/leather", 192, (60, 30, 24))
FLOOR = Ground("palace/floor", 150, (18, 14, 20))
NIGHT_SILK = Ground("palace/silk_night", 96, (18, 23, 50))
IVORY_SILK = Ground("palace/silk_ivory", 128, (244, 236, 216))
PAPER = Ground("palace/paper", 256, (244, 234, 212))
BLUE_VELVET = Ground("palace/velvet_blue", 160, (22, 28, 66))
WINE_VELVET = Ground("palace/velvet_wine", 160, (58, 18, 28))
GREEN_VELVET = Ground("palace/velvet_green", 160, (24, 46, 38))

ORNATE = Frame("palace/frame", 24, 3)
PLAIN = Frame("palace/frame_plain", 20, 2)
GRAND = Frame("palace/frame_grand", 46, 9)

GLASS = 150
"""How much of the pane is seen."""
SHADE = 6
"""How far the shadow of a framed ground reaches beyond it."""


def with_frame(rect: Rect, kind: Frame = ORNATE) -> Rect:
    """What a ground takes with the frame around it."""
    return rect.inset(-kind.beyond)


def spread(card: Card, rect: Rect, ground: Ground) -> None:
    """A ground, without a frame."""
    card.art(rect, ground.picture, Fit.TILE, ground.tile, plain=ground.plain)


def frame(card: Card, rect: Rect, kind: Frame) -> None:
    """A frame around a rectangle."""
    card.art(rect.inset(-kind.beyond), kind.picture, Fit.PATCH, kind.edge)


def patch(card: Card, rect: Rect, picture: str, edge: int, plain: Paint | None = None) -> None:
    """A small framed thing, such as a plaque, that brings its own ground."""
    card.art(rect, f"palace/{picture}", Fit.PATCH, edge, plain=plain)


def space(card: Card, rect: Rect, edge: int, plain: Paint) -> None:
    """Where something can stand: a pane of dark glass before a view, which shows through."""
    card.art(rect, "palace/space", Fit.PATCH, edge, GLASS, plain)


def well(card: Card, rect: Rect, ground: Ground) -> None:
    """A hollow lined with cloth, in which an ornament is worked tone on tone."""
    spread(card, rect.inset(2), ground)
    card.art(rect.centred((min(rect.w * 2 // 3, 6 * rect.h), rect.h // 3)), "palace/flourish", alpha=46)
    card.art(rect, "palace/hollow", Fit.PATCH, 18)


def vignette(card: Card, rect: Rect, picture: str, plain: Paint, kind: Frame = PLAIN) -> None:
    """A painted view that fills its frame, with a shadow of SHADE."""
    card.shadow(rect, 8, SHADE, 120)
    card.art(rect.inset(2), f"palace/{picture}", Fit.COVER, plain=plain)
    frame(card, rect, kind)


def framed(card: Card, rect: Rect, ground: Ground, kind: Frame = PLAIN, strength: int = 120) -> None:
    """A ground in its frame, with a shadow of SHADE."""
    card.shadow(rect, 8, SHADE, strength)
    spread(card, rect.inset(2), ground)
    frame(card, rect, kind)
