"""The cast of a step: which sprites of the table before it go, which stay, and which are new after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.motion.actors import Lying
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite


class Pair(NamedTuple):
    """The same piece in the same place, before and after."""

    before: Sprite
    after: Sprite


class Cast:
    """Takes sprites off the table before and gives them their sprites on the table after, each once."""

    def __init__(self, shown: Picture, before: Picture, after: Picture) -> None:
        self._shown = _lying(shown)
        """What is on the screen: the table before, perhaps with things laid out over it."""
        self._before = _lying(before)
        self._after = _lying(after)
        self._anchors_before, self._anchors_after = dict(before.anchors), dict(after.anchors)
        self._gone: Counter[Lying] = Counter()
        self._new: dict[Lying, list[Sprite]] | None = None

    # Who goes. All must have left before anybody arrives.

    def leave(self, place: Place, piece: int) -> tuple[Sprite, Lying] | None:
        """Take a piece off the table, or its back where it lies face down; None if it is not seen there."""
        for lying in ((place, piece), (place, EMPTY)):
            left = self._shown.get(lying, [])
            if left:
                self._gone[lying] += 1
                return left.pop(), lying
        return None

    def all_at(self, place: Place) -> list[int]:
        """Every piece that is seen at a place, before."""
        return [piece for (lies, piece), sprites in self._shown.items() if lies == place for _ in sprites]

    # Who arrives.

    def arrive(self, place: Place, piece: int) -> Sprite | None:
        """The sprite a piece becomes, each once; None where it is not seen, or lies on others like it."""
        new = self._unpaired()
        for lying in ((place, piece), (place, EMPTY)):
            if new.get(lying):
                return new[lying].pop(0)
        return None

    def pairs(self) -> Iterator[Pair]:
        """What has stayed in its place, with how it is afterwards."""
        for lying, after in self._after.items():
            staying = self._staying(lying)
            yield from (Pair(was, is_now) for was, is_now in zip(staying, after, strict=False))

    def _staying(self, lying: Lying) -> list[Sprite]:
        before = self._before.get(lying, [])
        return before[: max(len(before) - self._gone[lying], 0)]

    def _unpaired(self) -> dict[Lying, list[Sprite]]:
        if self._new is None:
            self._new = {
                lying: sprites[len(self._staying(lying)) :] for lying, sprites in self._after.items()
            }
        return self._new

    # Where places lie.

    def start_of(self, *places: Place) -> Rect | None:
        """The first of these places that lies on the table before."""
        return next((self._anchors_before[place] for place in places if place in self._anchors_before), None)

    def goal_of(self, *places: Place) -> Rect | None:
        """The first of these places that lies on the table after."""
        return next((self._anchors_after[place] for place in places if place in self._anchors_after), None)

    def lies_at(self, place: Place, piece: int) -> Rect | None:
        """Where a piece like this one lies afterwards."""
        found = self._after.get((place, piece))
        return found[-1].rect if found else None


def _lying(picture: Picture) -> dict[Lying, list[Sprite]]:
    found: dict[Lying, list[Sprite]] = {}
    for sprite in picture.sprites:
        if sprite.place is not None:
            found.setdefault((sprite.place, sprite.piece), []).append(sprite)
    return found
