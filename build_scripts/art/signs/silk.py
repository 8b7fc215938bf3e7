"""Silk as folded cloth: a bale laid in folds, tied with ribbon, its pattern running over the folds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import skia

from art.signs.bench import Bench, Field, Weave
from art.signs.outlines import Spot, arc, box, disc, placed, shape, smooth
from art.signs.stuffs import GOLD, SHADE, Colour, Stuff, dyed, mixed
from art.signs.weaves import DOTS, LOZENGES, SPRIGS, STRIPES, bold

GREEN: Colour = (44, 98, 60)
"""Deep enough to be told from pink by whoever sees neither red nor green."""
DELUXE: tuple[Colour, ...] = ((58, 96, 196), (238, 152, 170), GREEN, (226, 122, 40))
"""Blue, pink, green, orange."""
CLASSIC: tuple[Colour, ...] = ((232, 190, 66), GREEN, (196, 44, 50), (104, 146, 226))
"""The same four in the 2013 edition: yellow, green, red, blue (G5)."""
DEEP_FIGURES = ((False, True, False, False), (True, False, True, True))
"""Which silks of either edition bear figures deeper than their ground; all others bear pale ones.

Grounds that are equally bright have figures of opposite kinds, so that no two silks are one grey.
"""


class Silk(NamedTuple):
    """A silk: its ground, the stuff of its pattern, and the pattern, or none."""

    ground: Stuff
    figure: Stuff
    pattern: int | None


def silk_of(number: int | None, classic: bool = False) -> Silk:
    """The silk of a colour of the game; plain mauve, which none of them has, for any silk."""
    if number is None:
        mauve = (164, 132, 184)
        return Silk(dyed(mauve, 0.5, 9), dyed(mauve), None)
    base = (CLASSIC if classic else DELUXE)[number]
    deep = DEEP_FIGURES[classic][number]
    figure = _deep(base) if deep else mixed(base, (255, 250, 236), 0.84)
    return Silk(dyed(base, 0.5, 9), dyed(figure, 0.3, 9), number)


def _deep(base: Colour) -> Colour:
    """The same dye many times over: what is left of a colour gets purer."""
    red, green, blue = (round(part * part / 255 * 0.5) for part in base)
    return (red, green, blue)


def bolt(bench: Bench, silk: Silk, corner: Spot = (0, 0), scale: float = 1) -> None:
    """A bolt of silk: a roll above, the end of the cloth falling from it in soft folds."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, *corner, scale)

    def wave(x: Field, y: Field) -> Field:
        u, v = (x - corner[0]) / scale, (y - corner[1]) / scale
        fall: Field = np.clip((v - 16) / 26, 0, 1)
        fold = np.cos((u - 5 + 0.16 * (v - 30)) * 2 * np.pi / 18.4)
        return scale * 3.0 * fall * (1 - (1 - np.abs((fold + 1) / 2)) ** 1.7)

    hem = smooth(
        [
            (5, 55),
            (10, 59.4),
            (15, 60.4),
            (20, 57.6),
            (23, 55.6),
            (28, 59),
            (33.4, 61.6),
            (38.6, 58.4),
            (41.6, 56.4),
            (46.6, 60),
            (51.6, 62),
            (57, 58.6),
        ]
    )
    cloth = at(shape([(6, 14), *hem, (54, 14)]))
    edge = 1.0 * max(scale, 0.55)
    bench.piece(cloth, silk.ground, 2 * scale, 0.5, edge, 0.5, _figured(silk, corner, scale), wave)
    bench.flat(at(box(4, 21, 52, 8, 2)), SHADE, 0.42, 1.8 * scale, inside=True)
    roll = at(shape([*arc((9, 13), 6, 11, 90, 270), *arc((53, 13), 6, 11, -90, 90)]))
    bench.piece(roll, silk.ground, 11 * scale, 0.95, edge, 0.4, _figured(silk, corner, scale))
    bench.piece(at(disc((53.6, 13), 6.2, 11)), silk.ground, 2.5 * scale, 0.8, edge, 0)
    bench.piece(at(disc((54, 13), 4.4, 7.8)), GOLD, 3 * scale, 1.1, edge * 0.6, 0.2)
    bench.piece(at(disc((54.4, 13), 1.9, 3.2)), GOLD, 2 * scale, 1.4, edge * 0.5, 0.2)


def _figured(silk: Silk, corner: Spot, scale: float) -> tuple[Weave, ...]:
    if silk.pattern is None:
        return ()
    return (Weave(bold(silk.pattern, *corner, scale), silk.figure, 0.10),)


def _sign(number: int | None, classic: bool = False) -> Callable[[Bench], None]:
    def draw(bench: Bench) -> None:
        bolt(bench, silk_of(number, classic))

    return draw


SIGNS = {
    "silk": _sign(None),
    "blue": _sign(STRIPES),
    "pink": _sign(DOTS),
    "green": _sign(LOZENGES),
    "orange": _sign(SPRIGS),
    "blue_classic": _sign(STRIPES, True),
    "pink_classic": _sign(DOTS, True),
    "green_classic": _sign(LOZENGES, True),
    "orange_classic": _sign(SPRIGS, True),
}
