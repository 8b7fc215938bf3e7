"""The palace: everything that lies beneath the pieces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from art.easel import Pixels
from art.materials.stone import BLACK, WHITE, marble
from art.materials.weave import damask
from art.palace.chandelier import chandelier
from art.palace.grounds import grounds
from art.palace.halls import HALLS, wall
from art.palace.niche import curtained, niche
from art.palace.night import terrace
from art.palace.patches import patches
from art.palace.salon import salon
from art.palace.title import title
from art.palace.type import flourish, logo
from art.palace.vignettes import VIGNETTES
from art.section import Baked, Kind, Section

ROYAL_WIDTH, HALL_WIDTH = 1752, 870
"""The walls of the halls at a height of 240, as broad as they are on the table."""


def _niche(number: int) -> Pixels:
    hall = HALLS[number]
    return niche(damask(*hall.niche, 0.5), hall.dome, marble(WHITE, 512))


def _master() -> Pixels:
    return niche(
        damask((14, 20, 52), (34, 48, 104), 0.5),
        (46, 62, 128),
        marble(BLACK, 512),
        (120, 150, 255),
        1.0,
        True,
    )


def _music() -> Pixels:
    return curtained(
        niche(damask((60, 16, 30), (92, 30, 44), 0.5), (120, 60, 66), marble(BLACK, 512), (255, 170, 110))
    )


def _pictures() -> Iterable[Baked]:
    for number in range(len(HALLS)):
        width = HALL_WIDTH if number else ROYAL_WIDTH
        yield Baked(f"palace/hall_{number}", partial(wall, number, width), Kind.OPAQUE, 84)
        yield Baked(f"palace/niche_{number}", partial(_niche, number))
    yield Baked("palace/niche_master", _master)
    yield Baked("palace/niche_music", _music)
    yield Baked("palace/chandelier", chandelier)
    yield Baked("palace/terrace", terrace, Kind.OPAQUE, 84)
    for kind, draw in VIGNETTES.items():
        yield Baked(f"palace/zone_{kind}", draw, Kind.OPAQUE, 82)
    yield Baked("palace/title", title, Kind.OPAQUE, 84)
    yield Baked("palace/salon", salon, Kind.OPAQUE, 82)
    yield Baked("palace/logo", logo)
    yield Baked("palace/flourish", flourish)
    yield from patches()
    yield from grounds()


SECTION = Section("palace", _pictures)
