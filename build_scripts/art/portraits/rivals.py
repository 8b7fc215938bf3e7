"""The rivals: cameos larger than those of employees, with what they live for, and small ones for strips."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from art.easel import Pixels
from art.portraits.cast import CLOTH, HAIR, JASPER, Look
from art.portraits.clay import WIDTH, Clay
from art.portraits.frames import state_frame
from art.portraits.hand import Hand
from art.portraits.light import Colours, carved
from art.portraits.medallion import Person, figure, framed, jasper, mirror, reduced
from art.portraits.profiles import Face
from art.portraits.wardrobe import THINGS
from art.section import Baked

SCALE = 2.25
LARGE, SMALL = (480, 600), 128
QUALITY = 86
HEAD, HALF = (196.0, 212.0), 150.0
"""Middle and half the side of what the small one shows."""

FACES: dict[str, Face] = {
    "pyrotechnician": Face(0.4, man=True, nose=1, hook=-1, brow=1, tilt=6, smile=2.2, cheek=1),
    "hall_holder": Face(0.5, man=True, jowl=4.6, hook=2, nose=1, chin=1, lidded=1.4, smile=-1, cheek=2),
    "patroness": Face(0.72, jowl=3, nose=1, hook=1, tilt=2, smile=1.6, lidded=1.4, cheek=2),
    "hoarder": Face(0.85, man=True, nose=4, hook=3, slope=2, chin=3, lips=-1, cheek=-2.5, lidded=1.5),
    "dressmaker": Face(0.2, nose=-1, lips=1, tilt=-3, smile=0.8, cheek=0.8),
    "diplomat": Face(0.32, man=True, nose=2, slope=1, tilt=3, smile=1.8, lidded=2, cheek=-1),
}
RIVALS: dict[str, Look] = {
    "pyrotechnician": Look("", "rough_tricorne", "ginger", "shirt", "carmine", "lemon", "night", "rocket"),
    "hall_holder": Look("", "full_wig", "powder", "coat", "royal", "coal", "wine", "key", True),
    "patroness": Look("", "plumes", "powder", "pearl_gown", "plum", "rose", "teal", "fan"),
    "hoarder": Look("", "soft_cap", "grey", "apron", "brown", "leaf", "ochre", "bolt", True),
    "dressmaker": Look("", "chignon", "chestnut", "fichu", "sky", "rose", "rose", "needle"),
    "diplomat": Look("", "bag_wig", "powder", "coat", "coal", "coal", "slate", "letter", True),
}


def rivals() -> Iterator[Baked]:
    """Every rival, by the name of the portrait in data/ai/characters.yaml."""
    for name in RIVALS:
        yield Baked(f"portraits/{name}", partial(_large, name), quality=QUALITY)
        yield Baked(f"portraits/{name}_small", partial(_small, name), quality=QUALITY)


def _person(name: str) -> Person:
    look = RIVALS[name]
    return Person(
        name,
        "gold",
        FACES[name],
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
    person = _person(name)
    clay = _carved_figure(person)
    x = WIDTH - 104.0 if person.flip else 104.0
    clay.scale, clay.origin = SCALE, (0, 0)
    THINGS[person.tool](Hand(clay, (x, 346), 1.3, 0))
    stone = carved(clay, jasper(person.ground, clay.shape, name))
    return framed(stone, state_frame(SCALE), SCALE, LARGE)


def _carved_figure(person: Person) -> Clay:
    clay = figure(person, SCALE)
    if person.flip:
        mirror(clay)
    return clay


def _small(name: str) -> Pixels:
    """The head alone in a ring of gold."""
    person = _person(name)
    clay = _carved_figure(person)
    clay.scale, clay.origin = SCALE, (0, 0)
    canvas = carved(clay, jasper(person.ground, clay.shape, name))
    x, y = (WIDTH - HEAD[0] if person.flip else HEAD[0]), HEAD[1]
    rows = slice(round((y - HALF) * SCALE), round((y + HALF) * SCALE))
    columns = slice(round((x - HALF) * SCALE), round((x + HALF) * SCALE))
    return reduced(_ringed(canvas[rows, columns]), (SMALL, SMALL))


def _ringed(part: Colours) -> Pixels:
    high, wide = part.shape[:2]
    v, u = np.mgrid[0:high, 0:wide].astype(np.float32)
    far = np.hypot(u - wide / 2, v - high / 2) / (wide / 2)
    ring = np.clip((far - 0.92) * 60, 0, 1)
    gold = np.asarray((0.90, 0.68, 0.30), np.float32)
    colours = part + (gold - part) * ring[..., None]
    alpha = np.clip((0.995 - far) * wide / 2, 0, 1)
    return np.concatenate([colours * alpha[..., None], alpha[..., None]], -1).astype(np.float32)
