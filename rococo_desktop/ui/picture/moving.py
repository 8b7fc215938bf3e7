"""What moves over a picture: sprites on their way, pictures that give way, sparks; plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Spot
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite
from rococo_desktop.ui.picture.theme import Paint


class Moving(NamedTuple):
    """A sprite on its way, painted over the picture with its corner at a logical point."""

    sprite: Sprite
    x: float
    y: float
    alpha: int = 255
    size: Spot | None = None
    """How wide and high it is painted; None: as it is."""


class Fading(NamedTuple):
    """A picture that gives way to the one a scene shows, and how much of it is still seen, from 0 to 1."""

    picture: Picture
    share: float


class Sparks(NamedTuple):
    """Specks of light that are alike: they brighten what lies beneath them."""

    paint: Paint
    size: int
    """How far the glow of one reaches across, in logical pixels."""
    glow: int
    """How bright they are, from 1 to BRIGHTEST."""
    spots: Sequence[Spot]
    """Where each is, seen from the middle, at a spread of one."""
    middle: Spot = (0.0, 0.0)
    spread: float = 1.0
    """How far they have flown apart: the spots of a burst stay what they are while it grows."""


BRIGHTEST = 8
