"""Flights over a still table, and the chart of where everything lies: what the final scoring moves by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from rococo_desktop.model.places import Place
from rococo_desktop.ui.motion.actors import Lying
from rococo_desktop.ui.motion.curves import ease
from rococo_desktop.ui.picture.geometry import Point, Rect
from rococo_desktop.ui.picture.moving import Moving
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite


class Flight(NamedTuple):
    """A sprite that travels, in the part of its step from `begin` to `end` (0 to 1)."""

    sprite: Sprite
    start: Point
    goal: Point
    begin: float = 0.0
    end: float = 1.0
    leaves: Lying | None = None
    """What is not drawn where it lay while it travels."""
    fades: bool = False
    """True if it vanishes at its goal."""

    def at(self, part: float) -> Moving | None:
        """Where it is when so much of the step has passed; None before it sets out."""
        if part < self.begin:
            return None if self.leaves is None else Moving(self.sprite, *self.start)
        length = max(self.end - self.begin, 1e-6)
        eased = ease(min((part - self.begin) / length, 1.0))
        x = self.start[0] + (self.goal[0] - self.start[0]) * eased
        y = self.start[1] + (self.goal[1] - self.start[1]) * eased
        alpha = 255
        if self.fades and eased > FADE_FROM:
            alpha = round(255 * (1 - eased) / (1 - FADE_FROM))
        return Moving(self.sprite, x, y, alpha)


FADE_FROM = 0.75


class PiecePositions:
    """Where everything lies in a picture."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self._anchors = dict(picture.anchors)
        self._sprites: dict[Lying, list[Sprite]] = {}
        for sprite in picture.sprites:
            if sprite.place is not None:
                self._sprites.setdefault((sprite.place, sprite.piece), []).append(sprite)

    def sprite(self, place: Place, piece: int) -> Sprite | None:
        """The topmost sprite that shows this piece here."""
        found = self._sprites.get((place, piece))
        return found[-1] if found else None

    def rect(self, place: Place, piece: int) -> Rect | None:
        """Where a piece lies, or would lie, or None where the table does not show that place."""
        found = self.sprite(place, piece)
        return found.rect if found is not None else self._anchors.get(place)

    def anchor(self, *places: Place) -> Rect | None:
        """The first of these places that the table shows."""
        return next((self._anchors[place] for place in places if place in self._anchors), None)

    def without(self, gone: Iterable[Lying]) -> Picture:
        """The picture without these pieces; of equal ones as many go as are named."""
        left = Counter(gone)
        kept = []
        for sprite in reversed(self.picture.sprites):
            lying = (sprite.place, sprite.piece)
            if sprite.place is not None and left[lying] > 0:  # type: ignore[index]
                left[lying] -= 1  # type: ignore[index]
                continue
            kept.append(sprite)
        return self.picture._replace(sprites=tuple(reversed(kept)))


def centred_on(sprite: Sprite, rect: Rect) -> Point:
    """The corner that puts a sprite over the middle of a rectangle."""
    return (rect.centre[0] - sprite.rect.w // 2, rect.centre[1] - sprite.rect.h // 2)
