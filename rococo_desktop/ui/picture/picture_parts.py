"""What a picture is made of: marks, sprites and hotspots, all plain values in logical pixels.

A scene composes a picture; the painter paints it, the shell finds out what lies under the mouse, tests look
for overlaps, and motion moves sprites by the places they stand for. Nothing here knows pygame.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.theme import FontFace, Paint


class Align(StrEnum):
    """Where text stands in its rectangle; it is always centred vertically unless wrapped."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Fill(NamedTuple):
    """A filled rectangle, perhaps with round corners, a border, and a second colour at its bottom."""

    rect: Rect
    paint: Paint
    radius: int = 0
    border: Paint | None = None
    width: int = 1
    below: Paint | None = None


class Shadow(NamedTuple):
    """A soft shadow that a rectangle of this size throws; it reaches `spread` pixels beyond it."""

    rect: Rect
    radius: int = 8
    spread: int = 6
    strength: int = 90


class Text(NamedTuple):
    """One line of words, or with `wrap` as many as fit."""

    rect: Rect
    words: str
    face: FontFace
    size: int
    paint: Paint
    align: Align = Align.LEFT
    wrap: bool = False
    below: Paint | None = None
    """A second colour at the foot of the letters, for gilded type."""
    share: int = 100
    """How wide the letters are set, in hundredths: narrower than they are cut where a line is short."""


class Stencil(NamedTuple):
    """A sign of one colour from the gallery, fitted into its rectangle and stained."""

    rect: Rect
    name: str
    paint: Paint


class Photo(NamedTuple):
    """A picture from a file, scaled to fill its rectangle; nothing where the file cannot be read."""

    rect: Rect
    file: str
    stamp: float
    """When the file was written: a newer one is another picture."""


class Fit(StrEnum):
    """How a picture fills its rectangle."""

    CONTAIN = "contain"
    """All of it is seen, in the middle."""
    STAND = "stand"
    """All of it is seen, its foot at the foot of the rectangle."""
    COVER = "cover"
    """No part of the rectangle stays empty; what is too much is cut on both sides."""
    STRETCH = "stretch"
    """Exactly as large as the rectangle."""
    PATCH = "patch"
    """Nine parts, each a third of the picture: corners keep their shape, the rest is stretched."""
    TILE = "tile"
    """Repeated from the upper left corner, at the size it has at 1440 pixels of height."""


class Art(NamedTuple):
    """A baked picture of the gallery, fitted into its rectangle."""

    rect: Rect
    name: str
    fit: Fit = Fit.CONTAIN
    edge: int = 0
    """The side of a corner of a nine-patch, or the width of one tile, in logical pixels."""
    alpha: int = 255
    plain: Paint | None = None
    """The colour it fades into where the player wants less ornament; without one it never fades."""


class Stroke(NamedTuple):
    """A smooth line through spots, for charts."""

    rect: Rect
    spots: tuple[tuple[int, int], ...]
    paint: Paint
    width: int = 3


Mark = Stroke | Fill | Shadow | Text | Stencil | Photo | Art


class Layer(IntEnum):
    """What lies over what. From OVERLAY on, what lies beneath does not answer."""

    TABLE = 0
    PIECES = 1
    TRAY = 2
    OVERLAY = 3
    DIALOG = 4
    TIP = 5


class Sprite(NamedTuple):
    """Marks that are painted once and moved as one; their rectangles count from the sprite's corner."""

    rect: Rect
    marks: tuple[Mark, ...]
    layer: int = Layer.TABLE
    place: Place | None = None
    """Where the piece it shows lies, so that motion can find it."""
    piece: int = EMPTY
    """Which piece that is, where several lie at one place."""


class HotspotRole(StrEnum):
    """What a hotspot is for: something to choose, a button, a region that only tells something, or ground."""

    TARGET = "target"
    BUTTON = "button"
    REGION = "region"
    GROUND = "ground"
    """What lies around all else: it can be clicked, but the keyboard passes it by and it has no tooltip."""


class Hotspot(NamedTuple):
    """Something that can be pointed at. Its description is what a reader, or a tooltip, says."""

    rect: Rect
    target: Target
    description: str
    role: HotspotRole = HotspotRole.REGION
    lit: bool = False
    """True if choosing it does something now."""
    layer: int = Layer.TABLE
    key: str = ""
    """The key that chooses it as well, as shown on it."""
    slides: bool = False
    """True if it can be dragged along: the scene is told how far instead of that it was chosen."""
    near: bool = False
    """True if choosing it does something although another question comes first: it has a thin frame."""


class Panel(NamedTuple):
    """An opaque part of a layer: nothing of a lower layer can be pointed at through it."""

    rect: Rect
    layer: int


class Picture(NamedTuple):
    """A whole screen: sprites in the order they are painted, and what can be pointed at."""

    sprites: tuple[Sprite, ...]
    hotspots: tuple[Hotspot, ...]
    modal: int = Layer.TABLE
    """Hotspots below this layer do not answer."""
    anchors: tuple[tuple[Place, Rect], ...] = ()
    """Where each place lies on the screen: pieces travel from and to there, shown or not."""
    panels: tuple[Panel, ...] = ()
    eyes: int = NOBODY
    """For whom it was composed: what somebody pointed at is not there for others."""
