"""Composing a picture: a sheet collects sprites and hotspots, a card collects the marks of one sprite."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.keys.keycaps import Keycaps
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Point, Rect
from rococo_desktop.ui.picture.picture_parts import (
    Align,
    Art,
    Fill,
    Fit,
    Hotspot,
    HotspotRole,
    Layer,
    Mark,
    Panel,
    Photo,
    Picture,
    Shadow,
    Sprite,
    Stencil,
    Stroke,
    Text,
)
from rococo_desktop.ui.picture.signs import LINES, picture_of
from rococo_desktop.ui.picture.theme import FontFace, Paint
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.text.messages import Message
from rococo_desktop.ui.text.words import Words


class Kit(NamedTuple):
    """What every composition needs: how words are said, how wide they are, and what stands on keys."""

    words: Words
    type: Typography
    caps: Keycaps = Keycaps()

    def say(self, message: Message) -> str:
        """The words of a message in the player's language."""
        return self.words.say(message)

    def cap(self, key: str) -> str:
        """A key by its name, as the player finds it on the keyboard."""
        return self.caps.shown(key)


@dataclass(slots=True)
class Card:
    """The marks of one sprite being composed. Rectangles given to it are those of the whole sheet."""

    rect: Rect
    type: Typography
    marks: list[Mark] = field(default_factory=list)

    def _own(self, rect: Rect) -> Rect:
        return rect.moved(-self.rect.x, -self.rect.y)

    def fill(
        self,
        rect: Rect,
        paint: Paint,
        radius: int = 0,
        border: Paint | None = None,
        width: int = 1,
        below: Paint | None = None,
    ) -> None:
        """A filled rectangle."""
        self.marks.append(Fill(self._own(rect), paint, radius, border, width, below))

    def shadow(self, rect: Rect, radius: int = 8, spread: int = 6, strength: int = 90) -> None:
        """A soft shadow under a rectangle; the sprite must be large enough for it."""
        self.marks.append(Shadow(self._own(rect), radius, spread, strength))

    def text(
        self,
        rect: Rect,
        words: str,
        size: int = theme.SMALL,
        paint: Paint = theme.INK,
        face: FontFace = theme.BODY,
        align: Align = Align.LEFT,
        below: Paint | None = None,
        share: int = 100,
    ) -> None:
        """One line of words, shortened where it does not fit; `below` gilds it with a second colour.

        Set narrower, in hundredths of their width, they need so much less room.
        """
        shown = self.type.shortened(words, face, size, rect.w * 100 // share)
        self.marks.append(Text(self._own(rect), shown, face, size, paint, align, below=below, share=share))

    def paragraph(
        self,
        rect: Rect,
        words: str,
        size: int = theme.SMALL,
        paint: Paint = theme.INK,
        face: FontFace = theme.BODY,
        align: Align = Align.LEFT,
    ) -> int:
        """Words over several lines from the top of the rectangle; how high they are."""
        self.marks.append(Text(self._own(rect), words, face, size, paint, align, wrap=True))
        return self.type.text_height(words, face, size, rect.w)

    def sign(self, rect: Rect, name: str, paint: Paint = theme.INK, alpha: int = 255) -> None:
        """A sign, fitted into the rectangle; one that is only lines has the paint given, others their own."""
        if name in LINES:
            self.marks.append(Stencil(self._own(rect), name, paint))
        else:
            self.art(rect, picture_of(name), alpha=alpha)

    def art(
        self,
        rect: Rect,
        name: str,
        fit: Fit = Fit.CONTAIN,
        edge: int = 0,
        alpha: int = 255,
        plain: Paint | None = None,
    ) -> None:
        """A baked picture, fitted into the rectangle; an ornament fades into its plain colour on demand."""
        self.marks.append(Art(self._own(rect), name, fit, edge, alpha, plain))

    def stroke(self, spots: Sequence[Point], paint: Paint, width: int = 3) -> None:
        """A line through spots of the sheet."""
        own = tuple((x - self.rect.x, y - self.rect.y) for x, y in spots)
        self.marks.append(Stroke(self._own(self.rect), own, paint, width))

    def photo(self, rect: Rect, file: str, stamp: float) -> None:
        """A picture from a file."""
        self.marks.append(Photo(self._own(rect), file, stamp))

    def sprite(self, layer: int = Layer.TABLE, place: Place | None = None, piece: int = EMPTY) -> Sprite:
        """The finished sprite."""
        return Sprite(self.rect, tuple(self.marks), layer, place, piece)


@dataclass(slots=True)
class Sheet:
    """A picture being composed, on one layer at a time."""

    kit: Kit
    layer: int = Layer.TABLE
    modal: int = Layer.TABLE
    sprites: list[Sprite] = field(default_factory=list)
    hotspots: list[Hotspot] = field(default_factory=list)
    anchors: list[tuple[Place, Rect]] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    eyes: int = NOBODY
    """For whom it is composed."""

    @contextmanager
    def on(self, layer: int, alone: bool = False) -> Iterator[None]:
        """Lay what comes meanwhile on another layer, which alone may answer; then go on with this one."""
        before, self.layer = self.layer, layer
        if alone:
            self.modal = layer
        try:
            yield
        finally:
            self.layer = before

    def cover(self, layer: int) -> None:
        """Lay all that follows on this layer, which alone answers."""
        self.layer = self.modal = layer

    def card(self, rect: Rect) -> Card:
        """A sprite to be composed; give it back with `lay`."""
        return Card(rect, self.kit.type)

    def lay(self, card: Card, place: Place | None = None, piece: int = EMPTY) -> None:
        """Put a composed sprite on the sheet; the place and piece it shows let motion find it."""
        self.sprites.append(card.sprite(self.layer, place, piece))

    def anchor(self, place: Place, rect: Rect) -> None:
        """Say where a place lies: pieces travel from and to there."""
        self.anchors.append((place, rect))

    def panel(self, rect: Rect) -> None:
        """Say that this part of the layer is opaque: what lies beneath cannot be pointed at there."""
        self.panels.append(Panel(rect, self.layer))

    def hotspot(
        self,
        rect: Rect,
        target: Target,
        description: str,
        role: HotspotRole = HotspotRole.REGION,
        lit: bool = False,
        key: str = "",
        near: bool = False,
    ) -> None:
        """Make a part of the sheet answer."""
        spot = Hotspot(rect, target, description, role, lit, self.layer, key, near=near)
        self.hotspots.append(spot)

    def picture(self) -> Picture:
        """The finished picture: sprites by layer, in the order they were laid."""
        return Picture(
            tuple(sorted(self.sprites, key=lambda sprite: sprite.layer)),
            tuple(self.hotspots),
            self.modal,
            tuple(self.anchors),
            tuple(self.panels),
            self.eyes,
        )
