"""The scenery of a step: the table without those who act, before and after, and what lies over them.

What neither moves nor changes is painted once. What changes in its place fades from one picture into the
other. What lies over a piece that lands is painted over it while it lands, so that nothing jumps when the
whole table is shown again.
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import compress
from typing import NamedTuple

from rococo_desktop.ui.motion.actors import Actor, Lying, Manner
from rococo_desktop.ui.motion.score_flights import PiecePositions
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.moving import Moving
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite
from rococo_desktop.ui.table_kit.zones import zones_for

Look = tuple[int, Rect]
"""What sprites share that look the same where they lie: the identity of their marks, and their rectangle."""


class OverlyingSprite(NamedTuple):
    """A sprite that lies over somebody who lands."""

    sprite: Sprite
    stays: bool
    """True if it lay there before as well; else it appears with all else that changes."""

    def at(self, share: float) -> Moving:
        """How it looks when so much of what changes is seen."""
        alpha = 255 if self.stays else round(255 * share)
        return Moving(self.sprite, self.sprite.rect.x, self.sprite.rect.y, alpha)


class Scenery(NamedTuple):
    """What a step is played before: three tables without its actors, and who is painted in which order."""

    shown: Picture
    """What the player saw, with all that was lit."""
    before: Picture
    after: Picture
    company: tuple[Actor | OverlyingSprite, ...]
    """Those who land and what lies over them, the lowest first, then those who vanish."""
    riders: tuple[Sprite, ...]
    """What lay on those who leave: it stays behind over them, and is soon gone."""
    lasts: float
    """The part of the step at which everybody has arrived: 1, or more where somebody is waited for."""


def scenery(shown: Picture, before: Picture, after: Picture, actors: Sequence[Actor]) -> Scenery:
    """The scenery for these actors between the tables before and after."""
    raised, ground = _parted(before, after, actors)
    vanishing = [actor for actor in actors if not actor.lands]
    leaving = [actor.leaves for actor in actors if actor.leaves is not None]
    covering = [cover.sprite for cover in raised if isinstance(cover, OverlyingSprite) and cover.stays]
    hidden = [*covering, *_acted(actors)]
    riders = _riders(shown, [actor.start for actor in actors if actor.leaves is not None])
    chart = PiecePositions(before)
    shown_bare = _bare(PiecePositions(shown), after, leaving, [*hidden, *riders])
    before_bare = _bare(chart, after, leaving, [*hidden, *_left_behind(chart, after, leaving)])
    if _same_sprites(shown_bare, before_bare):
        shown_bare = before_bare
    return Scenery(
        shown_bare,
        before_bare,
        after._replace(sprites=tuple(ground)),
        (*raised, *vanishing),
        tuple(riders),
        lasts=max([1.0, *(actor.end for actor in actors)]),
    )


def _parted(
    before: Picture, after: Picture, actors: Sequence[Actor]
) -> tuple[list[Actor | OverlyingSprite], list[Sprite]]:
    """The table after a step in two: those who land with all that lies over them, and what lies still."""
    landing = {id(actor.face): actor for actor in actors if actor.lands}
    looks_before = _looks(before.sprites)
    raised: list[Actor | OverlyingSprite] = []
    raised_rects: list[Rect] = []
    ground: list[Sprite] = []
    for sprite in after.sprites:
        actor = landing.get(id(sprite))
        if actor is not None:
            raised.append(actor)
            raised_rects.append(sprite.rect)
        elif any(sprite.rect.overlaps(lower) for lower in raised_rects):
            raised.append(OverlyingSprite(sprite, _look(sprite) in looks_before))
            raised_rects.append(sprite.rect)
        else:
            ground.append(sprite)
    return raised, ground


def _acted(actors: Iterable[Actor]) -> Iterator[Sprite]:
    """What actors show themselves of the table before: the side they roll over, what they fade from."""
    for actor in actors:
        if actor.manner is Manner.ROLL and actor.back is not None:
            yield actor.back
        if actor.leaves is None and actor.was is not None:
            yield actor.was


def _bare(
    chart: PiecePositions, after: Picture, leaving: Iterable[Lying], hidden: Iterable[Sprite]
) -> Picture:
    """A table without those who act, and with nothing lit that would answer."""
    bare = _without(chart.without(leaving), hidden)
    return bare._replace(hotspots=after.hotspots, modal=after.modal, panels=after.panels)


def _same_sprites(one: Picture, other: Picture) -> bool:
    """True if two pictures are made of the very same sprites."""
    return len(one.sprites) == len(other.sprites) and all(map(operator.is_, one.sprites, other.sprites))


def with_bar_of(before: Picture, after: Picture, room: Size) -> Picture:
    """The table before a step under the bar of the one after it: the prompt says at once who acts.

    Pieces that lie on the bar stay what they were, over the ground and in the order of the one after it.
    """
    bar = zones_for(room).bar
    on_bar = [bar.encloses(sprite.rect) for sprite in before.sprites]
    old_bar = list(compress(before.sprites, on_bar))
    rest = [sprite for sprite, is_there in zip(before.sprites, on_bar, strict=True) if not is_there]
    pieces = {sprite.place: sprite for sprite in old_bar if sprite.place is not None}
    new_bar = []
    for sprite in after.sprites:
        if bar.encloses(sprite.rect):
            if sprite.place is None:
                new_bar.append(sprite)
            elif sprite.place in pieces:
                new_bar.append(pieces.pop(sprite.place))
    beneath = on_bar.index(True) if old_bar else len(rest)
    return before._replace(sprites=(*rest[:beneath], *new_bar, *pieces.values(), *rest[beneath:]))


def _left_behind(before: PiecePositions, after: Picture, leaving: Iterable[Lying]) -> list[Sprite]:
    """What lies on those who leave and is not there any more when they have left."""
    lay = [sprite.rect for lying in leaving if (sprite := before.sprite(*lying)) is not None]
    looks_after = _looks(after.sprites)
    return [rider for rider in _riders(before.picture, lay) if _look(rider) not in looks_after]


def _riders(picture: Picture, left: Collection[Rect]) -> list[Sprite]:
    """What lies on those who leave: the frame around them, a number, a ribbon."""
    riders: list[Sprite] = []
    carriers: list[Rect] = []
    for sprite in picture.sprites:
        if sprite.place is None:
            if any(carrier.encloses(sprite.rect) for carrier in carriers):
                riders.append(sprite)
        elif sprite.rect in left:
            carriers.append(sprite.rect.inset(-RIDES))
    return riders


RIDES = 8
"""How far what lies on a piece may reach beyond it."""


def _without(picture: Picture, hidden: Iterable[Sprite]) -> Picture:
    """The picture without sprites that look like these and lie where they do."""
    hidden_looks = _looks(hidden)
    if not hidden_looks:
        return picture
    kept = tuple(sprite for sprite in picture.sprites if _look(sprite) not in hidden_looks)
    return picture._replace(sprites=kept)


def _look(sprite: Sprite) -> Look:
    return (id(sprite.marks), sprite.rect)


def _looks(sprites: Iterable[Sprite]) -> set[Look]:
    return {(id(sprite.marks), sprite.rect) for sprite in sprites}
