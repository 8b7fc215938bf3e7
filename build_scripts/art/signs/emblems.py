"""The trademarks of the seats: enamel medallions, each with an outline and an emblem of its own."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia

from art.signs.bench import Bench, Field
from art.signs.goods import fleur
from art.signs.outlines import (
    Spot,
    arc,
    band,
    box,
    disc,
    joined,
    leaf,
    mirror,
    placed,
    polar,
    scallops,
    shape,
    smooth,
    turned,
    whole,
    without,
)
from art.signs.stuffs import GOLD, IVORY, Colour, Stuff, dyed

Emblem = Callable[[Bench, Stuff], None]

DARK = dyed((74, 40, 30), 0.3, 20)
"""Emblems on light enamel."""
SCALE, EDGE = 0.60, 0.75


def _in(path: skia.Path, scale: float = SCALE, dy: float = 0) -> skia.Path:
    """A path of the whole square in the middle of a medallion."""
    return placed(placed(path, -32, -32), 32, 32 + dy, scale)


def _scissors(bench: Bench, stuff: Stuff) -> None:
    for flip in (False, True):
        blade = shape([(30.4, 35), (40, 1), (44.6, 4), (36.4, 36)])
        bow = joined(
            without(disc((17.6, 51), 11.4), disc((17.6, 51), 5.6)), band([(32, 32), (22.4, 44)], 6.4)
        )
        path = joined(blade, bow)
        bench.piece(_in(_flipped(path) if flip else path, 0.64), stuff, 2, 1.2, EDGE, 0.4)
    bench.piece(_in(disc((32, 33), 4), 0.64), GOLD, 2, 1.2, 0.5, 0.2)


def _flipped(path: skia.Path) -> skia.Path:
    matrix = skia.Matrix()
    matrix.setScale(-1, 1)
    matrix.postTranslate(64, 0)
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def _rose(bench: Bench, stuff: Stuff) -> None:
    for at in range(5):
        thorn = shape(turned(leaf((32, 22), (32, -1), 5), (32, 32), at * 72 + 36))
        bench.piece(_in(thorn), stuff, 2, 1.1, EDGE, 0.3)
    for at in range(5):
        petal = shape(
            turned(
                smooth([(32, 28), (19, 17), (23, 3), (32, 6), (41, 3), (45, 17)], closed=True),
                (32, 32),
                at * 72,
            )
        )
        bench.piece(_in(petal), stuff, 4, 1.2, EDGE, 0.4)
    for at in range(5):
        petal = shape(turned(arc((32, 23.6), 7, 6.4, 0, 354), (32, 32), at * 72 + 36))
        bench.piece(_in(petal), stuff, 3, 1.2, EDGE * 0.8, 0.3)
    bench.piece(_in(disc((32, 32), 6)), GOLD, 3, 1.2, 0.5, 0.3)


def _crown(bench: Bench, stuff: Stuff) -> None:
    side = smooth(
        [(30, 17), (17, 18), (8.6, 28), (11, 45), (17, 45), (15.6, 32), (20, 24), (30, 23)], closed=True
    )
    for path in (side, mirror(side)):
        bench.piece(_in(shape(path), 0.66), stuff, 2, 1.2, EDGE, 0.3)
    inner = smooth([(30, 18), (23.4, 28), (22, 45), (27.4, 45), (28, 30), (32, 22)], closed=True)
    for path in (inner, mirror(inner)):
        bench.piece(_in(shape(path), 0.66), stuff, 2, 1.2, EDGE, 0.3)
    bench.piece(_in(box(7, 45, 50, 12, 2.6), 0.66), stuff, 2.4, 1.2, EDGE, 0.3)
    for x in (17, 32, 47):
        bench.piece(_in(disc((x, 51), 3), 0.66), GOLD, 2, 1.2, 0.4, 0.2)
    cross = joined(box(29.4, 0.6, 5.2, 15, 1), box(24.6, 5, 14.8, 5, 1))
    bench.piece(_in(joined(cross, disc((32, 18), 4.6)), 0.66), stuff, 2, 1.2, EDGE, 0.3)


def _swan(bench: Bench, stuff: Stuff) -> None:
    body = [
        *smooth(
            [
                (20, 40),
                (24, 33),
                (34, 30),
                (44, 28),
                (52, 22),
                (62, 13),
                (62, 28),
                (57, 42),
                (48, 52),
                (36, 56),
            ]
        ),
        *smooth([(36, 56), (24, 55), (15, 49), (12, 40), (15, 31), (20, 24), (21, 17), (17, 13.4)])[1:],
        *smooth(
            [(17, 13.4), (13, 15), (11, 19), (2.6, 22), (5.4, 14), (10, 8), (17, 4), (25.6, 7), (29, 17)]
        )[1:],
        *smooth([(29, 17), (27, 25), (22.4, 32), (20, 40)])[1:-1],
    ]
    bench.piece(_in(shape(body), 0.68), stuff, 5, 1.2, EDGE, 0.4)
    for line in ([(25, 45), (38, 44), (52, 34)], [(30, 37.6), (42, 36.6), (55, 26)]):
        bench.piece(_in(band(smooth(line), 2.4), 0.68), stuff, 1, -2.4, 0.3, 0)
    bench.piece(_in(shape([(11.4, 19), (2.4, 22.6), (5.4, 14), (9, 10)]), 0.68), GOLD, 1.6, 1.1, 0.4, 0)
    bench.flat(_in(disc((15, 10.6), 1.9), 0.68), (40, 24, 20))


def _lily(bench: Bench, stuff: Stuff) -> None:
    for path in fleur(32, 32, 0.64):
        bench.piece(path, stuff, 3, 1.2, EDGE, 0.3)


def _fan(bench: Bench, stuff: Stuff) -> None:
    pivot = (32, 52)
    for at in range(7):
        angle = 216 + at * 18
        stick = shape(
            [
                polar(pivot, 6, angle),
                polar(pivot, 40, angle - 7.6),
                polar(pivot, 42.6, angle),
                polar(pivot, 40, angle + 7.6),
            ]
        )
        bench.piece(_in(stick, 0.66), stuff, 2.4, 1.2, EDGE, 0.3)
    bench.piece(_in(disc(pivot, 5.4), 0.66), GOLD, 2, 1.2, 0.5, 0.2)


def _octagon(radius: float) -> list[Spot]:
    return [polar((32, 32), radius * 1.06, 22.5 + at * 45) for at in range(8)]


def _round(radius: float) -> list[Spot]:
    return arc((32, 32), radius, radius, 0, 354)


def _lobed(radius: float) -> list[Spot]:
    return scallops((32, 32), radius * 1.03, 10, radius * 0.30)


def _shield(radius: float) -> list[Spot]:
    side = radius * 0.93
    half = [(32, 32 - side), (32 - side, 32 - side), (32 - side, 32 + side * 0.3)]
    half += smooth(
        [(32 - side, 32 + side * 0.3), (32 - side * 0.82, 32 + side * 0.72), (32, 32 + side * 1.12)]
    )
    return whole(half)


def _quatrefoil(radius: float) -> list[Spot]:
    spots: list[Spot] = []
    for at in range(4):
        middle = at * 90
        spots += arc(
            polar((32, 32), radius * 0.45, middle), radius * 0.58, radius * 0.58, middle - 84, middle + 84, 24
        )
    return spots


def medallion(
    outline: Callable[[float], list[Spot]], enamel: Colour, emblem: Emblem, ink: Stuff
) -> Callable[[Bench], None]:
    """An enamel medallion of one outline, colour and emblem."""

    def rays(x: Field, y: Field) -> Field:
        turn: Field = np.arctan2(y - 32, x - 32)
        return 0.16 * np.cos(turn * 24)

    def draw(bench: Bench) -> None:
        bench.piece(shape(outline(29.6)), GOLD, 3, 1.5, 1.0)
        bench.piece(shape(outline(25.4)), dyed(enamel, 0.5, 16), 5, 0.7, 0.7, 0, (), rays)
        emblem(bench, ink)

    return draw


SIGNS: dict[str, Callable[[Bench], None]] = {
    "trademark_scissors": medallion(_octagon, (124, 66, 170), _scissors, IVORY),
    "trademark_rose": medallion(_lobed, (48, 46, 54), _rose, IVORY),
    "trademark_crown": medallion(_shield, (236, 186, 44), _crown, DARK),
    "trademark_swan": medallion(_round, (44, 96, 196), _swan, IVORY),
    "trademark_lily": medallion(_quatrefoil, (244, 240, 230), _lily, DARK),
    "trademark_fan": medallion(_round, (176, 36, 60), _fan, IVORY),
}
