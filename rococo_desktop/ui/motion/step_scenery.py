"""The scenery of a step: the table without those who act, before and after, and what lies over them.

What neither moves nor changes is painted once. What changes in its place fades from one picture into the
other. What lies over a piece that lands is painted over it while it lands, so that nothing jumps when the
whole table is shown again.
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from rococo_desktop.ui.motion.actors import Actor, Lying, Manner
from rococo_desktop.ui.motion.flights import Chart
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.marks import Picture, Sprite
from rococo_desktop.ui.picture.moving import Moving
from rococo_desktop.ui.table.zones import zones_for


class Cover(NamedTuple):
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
    company: tuple[Actor | Cover, ...]
    """Those who land and what lies over them, the lowest first, then those who vanish."""
    riders: tuple[Sprite, ...]
    """What lay on those who leave: it stays behind over them, and is soon gone."""


def scenery(shown: Picture, before: Picture, after: Picture, actors: Sequence[Actor]) -> Scenery:
    """The scenery for these actors between the tables before and after."""
    landing = {id(actor.face): actor for actor in actors if actor.lands}
    company: list[Actor | Cover] = []
    still: list[Sprite] = []
    above: list[Sprite] = []
    stood = {(id(sprite.marks), sprite.rect) for sprite in before.sprites}
    for one in after.sprites:
        actor = landing.get(id(one))
        if actor is not None:
            company.append(actor)
            above.append(one)
        elif any(one.rect.overlaps(lower.rect) for lower in above):
            company.append(Cover(one, (id(one.marks), one.rect) in stood))
            above.append(one)
        else:
            still.append(one)
    company += [actor for actor in actors if not actor.lands]
    lifted = [cover.sprite for cover in company if isinstance(cover, Cover) and cover.stays]
    gone = [actor.leaves for actor in actors if actor.leaves is not None]
    rolled = [actor.back for actor in actors if actor.manner is Manner.ROLL and actor.back is not None]
    slid = [actor.was for actor in actors if actor.leaves is None and actor.was is not None]
    hidden = [*lifted, *rolled, *slid]
    there = {(id(sprite.marks), sprite.rect) for sprite in after.sprites}
    riders = _riders(shown, [actor.start for actor in actors if actor.leaves is not None])
    chart = Chart(before)
    lay = [found.rect for lying in gone if (found := chart.sprite(*lying)) is not None]
    stale = [one for one in _riders(before, lay) if (id(one.marks), one.rect) not in there]
    first = _bare(shown, after, gone, [*hidden, *riders])
    second = _bare(before, after, gone, [*hidden, *stale])
    if len(first.sprites) == len(second.sprites) and all(map(operator.is_, first.sprites, second.sprites)):
        first = second
    return Scenery(first, second, after._replace(sprites=tuple(still)), tuple(company), tuple(riders))


def _bare(picture: Picture, after: Picture, gone: Iterable[Lying], hidden: Iterable[Sprite]) -> Picture:
    """A table without those who act, and with nothing lit that would answer."""
    left = _without(Chart(picture).without(gone), hidden)
    return left._replace(hotspots=after.hotspots, modal=after.modal, panels=after.panels)


def with_bar_of(before: Picture, after: Picture, room: Size) -> Picture:
    """The table before a step under the bar of the one after it: the prompt says at once who acts.

    Pieces that lie on the bar stay what they were, over the ground and in the order of the one after it.
    """
    bar = zones_for(room).bar
    pieces = {one.place: one for one in before.sprites if one.place is not None and bar.encloses(one.rect)}
    new = []
    for one in after.sprites:
        if bar.encloses(one.rect) and (one.place is None or one.place in pieces):
            new.append(one if one.place is None else pieces.pop(one.place))
    old = [bar.encloses(one.rect) for one in before.sprites]
    at = old.index(True) if True in old else len(old)
    rest = [one for one, lies_there in zip(before.sprites, old, strict=True) if not lies_there]
    return before._replace(sprites=(*rest[:at], *new, *pieces.values(), *rest[at:]))


def _riders(picture: Picture, left: Collection[Rect]) -> list[Sprite]:
    """What lies on those who leave: the frame around them, a number, a ribbon."""
    found, beneath = [], []
    for sprite in picture.sprites:
        if sprite.place is not None:
            beneath += [sprite.rect.inset(-RIDES)] if sprite.rect in left else []
        elif any(rect.encloses(sprite.rect) for rect in beneath):
            found.append(sprite)
    return found


RIDES = 8
"""How far what lies on a piece may reach beyond it."""


def _without(picture: Picture, hidden: Iterable[Sprite]) -> Picture:
    """The picture without sprites that look like these and lie where they do."""
    keys = {(id(sprite.marks), sprite.rect) for sprite in hidden}
    if not keys:
        return picture
    kept = tuple(sprite for sprite in picture.sprites if (id(sprite.marks), sprite.rect) not in keys)
    return picture._replace(sprites=kept)
