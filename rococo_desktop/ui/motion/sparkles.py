"""Lights: what glitters where something is funded, or where a guest arrives."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rococo_desktop.model.events import Event, Marked, Moved
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import NOBODY, DecorationKind
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.motion.actors import Actor, Manner
from rococo_desktop.ui.motion.curves import hump, settle, window
from rococo_desktop.ui.picture.geometry import Rect, Spot
from rococo_desktop.ui.picture.moving import BRIGHTEST, Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import Art, Fit, Sprite
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.pieces.large_signs import decoration_sign

GOLD, WHITE, WATER, EMBER, ROSE = (
    (255, 206, 110),
    (255, 246, 226),
    (150, 200, 255),
    (255, 140, 60),
    (255, 170, 190),
)
SPECK = 18
HALO = 10
"""How far the glow reaches beyond what it lights."""
REACH = 2
"""Specks fly beyond what is lit, on each side, by its size divided by this."""
GLOWS = 0.42
"""In which part of a step the plaque of a majority glows that turns over."""
DROPPED, ARRIVED = 0.55, 0.85
"""How much of its time has passed when a trademark is about to fall, and when a guest is as good as there."""
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))

Specks = Iterator[tuple[float, float, float]]
"""Spots in a rectangle of side 1, from its upper left corner, each with its brightness from 0 to 1."""


class Light(NamedTuple):
    """A glow around a rectangle, and specks of its own kind over it."""

    rect: Rect
    specks: Callable[[float], Specks]
    paint: Paint
    begin: float
    end: float = 1.0
    halo: bool = True

    def glow(self, part: float) -> tuple[Moving, ...]:
        """The glow around it."""
        strength = hump(window(part, self.begin, self.end))
        if not self.halo or strength < 0.04:
            return ()
        whole = self.rect.inset(-HALO)
        mark = Art(Rect(0, 0, whole.w, whole.h), "palace/glow", Fit.PATCH, 2 * HALO + 4)
        return (Moving(Sprite(whole, (mark,)), whole.x, whole.y, round(235 * strength)),)

    def sparks(self, part: float) -> Iterator[Sparks]:
        """The specks, by how bright they are."""
        passed = window(part, self.begin, self.end)
        if not 0.0 < passed < 1.0:
            return
        area = self.rect.inset(-self.rect.w // REACH, -self.rect.h // REACH)
        by_glow: dict[int, list[Spot]] = {}
        for x, y, bright in self.specks(passed):
            glow = round(BRIGHTEST * bright)
            if glow > 0:
                spot = (area.x + area.w * x, area.y + area.h * y)
                by_glow.setdefault(min(glow, BRIGHTEST), []).append(spot)
        for glow, spots in by_glow.items():
            yield Sparks(self.paint, SPECK, glow, spots)


def _chance(number: int) -> float:
    """A number from 0 to 1 that is the same every time."""
    return (number * 0.6180339887) % 1.0


def fountain(part: float) -> Specks:
    """Water leaps from the middle and falls to both sides."""
    for drop in range(18):
        age = (part * 1.6 + _chance(drop)) % 1.0
        way = (_chance(drop * 7 + 3) - 0.5) * 0.9
        y = 0.75 - 2.6 * age * (1 - age) * (0.7 + 0.5 * _chance(drop * 3 + 1))
        yield (0.5 + way * age, y, hump(age) * hump(part) ** 0.5)


def music(part: float) -> Specks:
    """Notes of light rise and sway."""
    for note in range(12):
        age = (part * 1.2 + _chance(note)) % 1.0
        x = 0.15 + 0.7 * _chance(note * 5 + 2) + 0.08 * math.sin(9 * age + note)
        yield (x, 0.9 - 1.0 * age, hump(age) * hump(part) ** 0.5)


def gleam(part: float) -> Specks:
    """Light runs over it from corner to corner, and twinkles where it was."""
    edge = part * 1.5 - 0.25
    for spot in range(14):
        x, y = _chance(spot * 3 + 1), _chance(spot * 11 + 5)
        past = edge - (x + y) / 2
        if 0 <= past < 0.35:
            yield (x, y, (1.0 - past / 0.35) * hump(part) ** 0.5)


def fuse(part: float) -> Specks:
    """A rocket is readied: sparks spit from its fuse."""
    for spark in range(20):
        age = (part * 2.4 + _chance(spark)) % 1.0
        angle = spark * GOLDEN_ANGLE
        far = 0.42 * settle(age)
        yield (
            0.5 + math.cos(angle) * far,
            0.5 + math.sin(angle) * far + 0.2 * age * age,
            (1 - age) * hump(part) ** 0.5,
        )


def embers(part: float) -> Specks:
    """The oven is lit: embers rise."""
    for ember in range(14):
        age = (part * 1.4 + _chance(ember)) % 1.0
        yield (
            0.2 + 0.6 * _chance(ember * 5 + 1) + 0.05 * math.sin(12 * age),
            0.95 - 0.8 * age,
            (1 - age) * hump(part) ** 0.5,
        )


def ring(part: float) -> Specks:
    """A ring of light that widens and is gone."""
    far = 0.24 + 0.2 * settle(part)
    for spot in range(16):
        angle = spot * math.pi / 8
        yield (0.5 + math.cos(angle) * far, 0.5 + math.sin(angle) * far, (1 - part) ** 1.5)


KINDS: Mapping[DecorationKind, tuple[Callable[[float], Specks], Paint]] = {
    DecorationKind.MUSICIANS: (music, GOLD),
    DecorationKind.STATUE: (gleam, WHITE),
    DecorationKind.FIREWORKS: (fuse, EMBER),
    DecorationKind.KITCHEN_LEFT: (embers, EMBER),
    DecorationKind.KITCHEN_RIGHT: (embers, EMBER),
    DecorationKind.JEWELER: (gleam, ROSE),
}
"""How each kind of decoration is lit when it is funded."""


AFTERGLOW = 0.74
"""Where something is lit, everybody has arrived after so much of the step, and the rest is for the eyes."""


def lit(
    events: Sequence[Event],
    defs: PublicDefinitions,
    places: Mapping[Place, Rect],
    actors: tuple[Actor, ...],
) -> tuple[tuple[Actor, ...], tuple[Light, ...]]:
    """The actors of a step and its lights; with any, the actors arrive earlier."""
    early = tuple(one._replace(begin=one.begin * AFTERGLOW, end=one.end * AFTERGLOW) for one in actors)
    lights = _lights(events, defs, places, early)
    return (early, lights) if lights else (actors, ())


def _lights(
    events: Sequence[Event], defs: PublicDefinitions, places: Mapping[Place, Rect], actors: Sequence[Actor]
) -> tuple[Light, ...]:
    """Each light begins when what it is for arrives."""
    arrives = {actor.face.place: actor for actor in actors if actor.lands}
    found: list[Light] = []
    for plaque in actors:
        if plaque.face.place is not None and plaque.face.place[0] == "majority":
            found.append(Light(plaque.goal, gleam, GOLD, plaque.begin, min(plaque.begin + GLOWS, 1.0)))
    for event in events:
        match event:
            case Marked(place, seat) if seat != NOBODY and place >= defs.first_decoration:
                actor = arrives.get(("trademarks", place))
                rect = places.get(("trademarks", place))
                if actor is None or rect is None:
                    continue
                specks, paint = _kind(defs, place)
                found.append(Light(rect, specks, paint, actor.when(DROPPED)))
            case Moved(_, _, ("guests" | "terrace", _) as target):
                actor = arrives.get(target)
                if actor is not None and actor.manner is Manner.WALK:
                    found.append(Light(actor.goal, ring, GOLD, actor.when(ARRIVED), halo=False))
    return tuple(found)


def _kind(defs: PublicDefinitions, place: int) -> tuple[Callable[[float], Specks], Paint]:
    index = place - defs.first_decoration
    if index >= len(defs.decorations):
        return ring, GOLD
    if decoration_sign(defs, place).startswith("fountain"):
        return fountain, WATER
    return KINDS[defs.decorations[index].kind]
