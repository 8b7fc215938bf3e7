"""The rivals: cameos larger than those of employees, with what they live for, and small ones for strips."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from art.easel import Pixels
from art.portraits.cast import CLOTH, HAIR, JASPER, Look
from art.portraits.clay import WIDTH, Clay
from art.portraits.curves import Spot
from art.portraits.frames import state_frame
from art.portraits.hand import Hand
from art.portraits.light import Colours, carved
from art.portraits.medallion import Person, figure, framed, jasper, mirror, reduced
from art.portraits.possessions import SPARK, burst
from art.portraits.profiles import Face
from art.portraits.wardrobe import THINGS
from art.section import Baked

SCALE = 2.25
LARGE, SMALL = (480, 600), 128
QUALITY = 86


class Rival(NamedTuple):
    """One rival: the face, what they wear and hold, and how they stand on their stone."""

    face: Face
    look: Look
    zoom: float = 0.84
    shift: Spot = (38.0, 14.0)
    head: Spot = (196.0, 212.0)
    """The middle of what the small picture shows."""
    half: float = 142.0
    """Half the side of that."""
    held: Spot = (128.0, 352.0)
    """Where the thing is that they hold."""
    size: float = 1.12
    """How large that is."""
    sky: bool = False
    """Fireworks on the stone."""


RIVALS: dict[str, Rival] = {
    "pyrotechnician": Rival(
        Face(0.4, man=True, nose=1, hook=-1, brow=1, tilt=6, smile=2.2, cheek=1),
        Look("", "rough_tricorne", "ginger", "shirt", "carmine", "lemon", "night", "rocket"),
        held=(122.0, 366.0),
        size=1.06,
        sky=True,
    ),
    "hall_holder": Rival(
        Face(0.5, man=True, jowl=4.6, hook=2, nose=1, chin=1, lidded=1.4, smile=-1, cheek=2),
        Look("", "full_wig", "powder", "coat", "royal", "coal", "red", "key"),
        head=(206.0, 206.0),
        half=154.0,
    ),
    "patroness": Rival(
        Face(0.72, jowl=3, nose=1, hook=1, tilt=2, smile=1.6, lidded=1.4, cheek=2),
        Look("", "plumes", "powder", "pearl_gown", "plum", "carmine", "teal", "purse"),
        0.74,
        (58.0, 62.0),
        (206.0, 196.0),
        152.0,
        (120.0, 372.0),
        0.94,
    ),
    "hoarder": Rival(
        Face(0.85, man=True, nose=4, hook=3, slope=2, chin=3, lips=-1, cheek=-2.5, lidded=1.5),
        Look("", "soft_cap", "grey", "apron", "brown", "leaf", "ochre", "bolts", True),
        held=(134.0, 370.0),
        size=0.94,
    ),
    "dressmaker": Rival(
        Face(0.2, nose=-1, lips=1, tilt=-3, smile=0.8, cheek=0.8),
        Look("", "chignon", "chestnut", "fichu", "sky", "rose", "rose", "gown_in_the_making"),
        held=(128.0, 364.0),
        size=1.04,
    ),
    "diplomat": Rival(
        Face(0.32, man=True, nose=2, slope=1, tilt=3, smile=1.8, lidded=2, cheek=-1),
        Look("", "bag_wig", "powder", "coat", "coal", "coal", "lilac", "letter", True),
    ),
}


def rivals() -> Iterator[Baked]:
    """Every rival, by the name of the portrait in data/ai/characters.yaml."""
    for name in RIVALS:
        yield Baked(f"portraits/{name}", partial(_large, name), quality=QUALITY)
        yield Baked(f"portraits/{name}_small", partial(_small, name), quality=QUALITY)


def _person(name: str) -> Person:
    rival = RIVALS[name]
    look = rival.look
    return Person(
        name,
        "gold",
        rival.face,
        look.hair,
        look.dress,
        look.tool,
        JASPER[look.stone],
        CLOTH[look.cloth],
        CLOTH[look.accent],
        HAIR[look.shade],
        look.flip,
    )


def _large(name: str) -> Pixels:
    """In an oval frame of beaded gold, with what they hold."""
    rival, person, clay = RIVALS[name], _person(name), _carved(name)
    x = WIDTH - rival.held[0] if person.flip else rival.held[0]
    THINGS[person.tool](Hand(clay, (x, rival.held[1]), rival.size, 0))
    stone = carved(clay, jasper(person.ground, clay.shape, name))
    return framed(stone, state_frame(SCALE), SCALE, LARGE)


def _carved(name: str) -> Clay:
    """The figure on its stone; what is laid on it next is placed by the units of the whole picture."""
    rival, person = RIVALS[name], _person(name)
    clay = Clay(SCALE)
    if rival.sky:
        burst(clay, (98, 122), 46, SPARK, CLOTH["cream"])
        burst(clay, (76, 236), 24, CLOTH["rose"], SPARK)
    clay.scale, clay.origin = SCALE * rival.zoom, (rival.shift[0] * SCALE, rival.shift[1] * SCALE)
    figure(person, clay)
    if person.flip:
        mirror(clay)
    clay.scale, clay.origin = SCALE, (0, 0)
    return clay


def _small(name: str) -> Pixels:
    """The head alone in a ring of gold."""
    rival, person, clay = RIVALS[name], _person(name), _carved(name)
    canvas = carved(clay, jasper(person.ground, clay.shape, name))
    x, y = (WIDTH - rival.head[0] if person.flip else rival.head[0]), rival.head[1]
    rows = slice(round((y - rival.half) * SCALE), round((y + rival.half) * SCALE))
    columns = slice(round((x - rival.half) * SCALE), round((x + rival.half) * SCALE))
    return reduced(_ringed(canvas[rows, columns]), (SMALL, SMALL))


def _ringed(part: Colours) -> Pixels:
    """A round of the stone in a ring of gold."""
    high, wide = part.shape[:2]
    v, u = np.mgrid[0:high, 0:wide].astype(np.float32)
    far = np.hypot(u - wide / 2, v - high / 2) / (wide / 2)
    ring = np.clip((far - 0.92) * 60, 0, 1)
    gold = np.asarray((0.90, 0.68, 0.30), np.float32)
    colours = part + (gold - part) * ring[..., None]
    alpha = np.clip((0.995 - far) * wide / 2, 0, 1)
    return np.concatenate([colours * alpha[..., None], alpha[..., None]], -1).astype(np.float32)
