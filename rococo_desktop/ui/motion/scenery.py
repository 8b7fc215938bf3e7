"""The scenery of a step: the table without those who act, before and after, and what lies over them.

What neither moves nor changes is painted once. What changes in its place fades from one picture into the
other. What lies over a piece that lands is painted over it while it lands, so that nothing jumps when the
whole table is shown again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rococo_desktop.ui.marks import Picture, Sprite
from rococo_desktop.ui.motion.actors import Actor, Manner
from rococo_desktop.ui.motion.flights import Chart
from rococo_desktop.ui.scene import Moving


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
    slid = [actor.back for actor in actors if actor.manner is Manner.SLIDE and actor.back is not None]
    hidden = [*lifted, *rolled, *slid]
    bare = after._replace(sprites=tuple(still))
    return Scenery(
        _without(Chart(shown).without(gone), hidden)._replace(hotspots=after.hotspots, modal=after.modal),
        _without(Chart(before).without(gone), hidden)._replace(hotspots=after.hotspots, modal=after.modal),
        bare,
        tuple(company),
    )


def _without(picture: Picture, hidden: Iterable[Sprite]) -> Picture:
    """The picture without sprites that look like these and lie where they do."""
    keys = {(id(sprite.marks), sprite.rect) for sprite in hidden}
    if not keys:
        return picture
    kept = tuple(sprite for sprite in picture.sprites if (id(sprite.marks), sprite.rect) not in keys)
    return picture._replace(sprites=kept)
