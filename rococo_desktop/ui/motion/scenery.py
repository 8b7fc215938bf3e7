"""The scenery of a step: the table without those who act, before and after, and what lies over them.

What neither moves nor changes is painted once. What changes in its place fades from one picture into the
other. What lies over a piece that lands is painted over it while it lands, so that nothing jumps when the
whole table is shown again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.marks import Picture, Sprite
from rococo_desktop.ui.motion.actors import Actor, Manner
from rococo_desktop.ui.motion.flights import Chart
from rococo_desktop.ui.scene import Moving
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


def scenery(shown: Picture, before: Picture, after: Picture, actors: Sequence[Actor]) -> Scenery:
    """The scenery for these actors between the tables before and after."""
    landing = {id(actor.face): actor for actor in actors if actor.lands}
    company: list[Actor | Cover] = []
    still: list[Sprite] = []
    above: list[Sprite] = []
    stood = {(id(sprite.marks), sprite.rect) for sprite in before.sprites}
    for sprite in after.sprites:
        actor = landing.get(id(sprite))
        if actor is not None:
            company.append(actor)
            above.append(sprite)
        elif any(sprite.rect.overlaps(one.rect) for one in above):
            company.append(Cover(sprite, (id(sprite.marks), sprite.rect) in stood))
            above.append(sprite)
        else:
            still.append(sprite)
    company += [actor for actor in actors if not actor.lands]
    lifted = [one.sprite for one in company if isinstance(one, Cover) and one.stays]
    gone = [actor.leaves for actor in actors if actor.leaves is not None]
    rolled = [actor.back for actor in actors if actor.manner is Manner.ROLL and actor.back is not None]
    slid = [actor.was for actor in actors if actor.leaves is None and actor.was is not None]
    hidden = [*lifted, *rolled, *slid]
    bare = after._replace(sprites=tuple(still))
    riders = _riders(before, after, [found for lying in gone if (found := Chart(before).sprite(*lying))])
    return Scenery(
        _without(Chart(shown).without(gone), hidden)._replace(hotspots=after.hotspots, modal=after.modal),
        _without(Chart(before).without(gone), [*hidden, *riders])._replace(
            hotspots=after.hotspots, modal=after.modal
        ),
        bare,
        tuple(company),
    )


def with_bar_of(before: Picture, after: Picture, room: Size) -> Picture:
    """The table before a step under the bar of the one after it: the prompt says at once who acts."""
    bar = zones_for(room).bar
    rest = [one for one in before.sprites if one.place is not None or not bar.encloses(one.rect)]
    new = [one for one in after.sprites if one.place is None and bar.encloses(one.rect)]
    return before._replace(sprites=(*rest, *new))


def _riders(before: Picture, after: Picture, leaving: Iterable[Sprite]) -> list[Sprite]:
    """What lies on those who leave, a number or a ribbon, and is not there afterwards: it goes at once."""
    stays = {(id(sprite.marks), sprite.rect) for sprite in after.sprites}
    left = [sprite.rect for sprite in leaving]
    return [
        sprite
        for sprite in before.sprites
        if sprite.place is None
        and (id(sprite.marks), sprite.rect) not in stays
        and any(rect != sprite.rect and rect.inset(-RIDES).encloses(sprite.rect) for rect in left)
    ]


RIDES = 4
"""How far what lies on a piece may reach beyond it."""


def _without(picture: Picture, hidden: Iterable[Sprite]) -> Picture:
    """The picture without sprites that look like these and lie where they do."""
    keys = {(id(sprite.marks), sprite.rect) for sprite in hidden}
    if not keys:
        return picture
    kept = tuple(sprite for sprite in picture.sprites if (id(sprite.marks), sprite.rect) not in keys)
    return picture._replace(sprites=kept)
