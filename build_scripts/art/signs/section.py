"""The section of the signs: every small thing by the name the game asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from art.easel import Pixels, pixels_of
from art.section import Baked, Section
from art.signs import (
    acts,
    blanks,
    dress,
    emblems,
    goods,
    honours,
    jewelry,
    lines,
    livery,
    marks,
    palace,
    people,
    places,
    silk,
    statues,
)
from art.signs.bench import Bench
from rococo_desktop.ui.picture.signs import SHOWN_ALONE

SIDE, LINE_SIDE = 256, 128
"""How large painted signs and signs of one colour are kept: no screen shows them larger."""
MAGNIFIED_SIDE, JEWELRY_SIDE = 384, 480
"""The same for what the magnifier shows alone in its niche, and for jewelry, which fills it."""
_HALVES = tuple(f"{what}_{side}" for what in ("kitchen", "fountain") for side in ("left", "right"))
_STATUES = ("statue", "statue_1", "statue_2", "statue_3")
MAGNIFIED = SHOWN_ALONE | {*_HALVES, *_STATUES, "musicians", "jeweler"}
"""What the magnifier shows alone, and the decorations, which it shows with their figures."""
JEWELRY = frozenset(("blue_necklace", "pink_ring", "green_necklace", "orange_ring"))

Draw = Callable[[Bench], None]

PAINTED: Mapping[str, Draw] = {
    **goods.SIGNS,
    **silk.SIGNS,
    **dress.SIGNS,
    **people.SIGNS,
    **honours.SIGNS,
    **palace.SIGNS,
    **places.SIGNS,
    **statues.SIGNS,
    **jewelry.SIGNS,
    **acts.SIGNS,
    **blanks.SIGNS,
    **emblems.SIGNS,
    **marks.SIGNS,
    **livery.SIGNS,
}


def pictures() -> Iterator[Baked]:
    """All signs."""
    for name, draw in PAINTED.items():
        yield Baked(f"signs/{name}", partial(made, name, draw, _side(name)))
    for name, draw in lines.SIGNS.items():
        yield Baked(f"signs/{name}", partial(made, name, draw, LINE_SIDE, 0))


def _side(name: str) -> int:
    return JEWELRY_SIDE if name in JEWELRY else MAGNIFIED_SIDE if name in MAGNIFIED else SIDE


def made(name: str, draw: Draw, side: int, halo: float = 0.42) -> Pixels:
    """One sign, drawn."""
    bench = Bench(name, side)
    draw(bench)
    return pixels_of(bench.finished(halo))


SECTION = Section("signs", pictures)
