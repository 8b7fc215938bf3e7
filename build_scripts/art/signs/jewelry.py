"""Jewelry: necklaces and rings, whose stones tell the colours apart by their cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from art.signs.bench import Bench
from art.signs.outlines import Spot, arc, disc, leaf, polar, ring, shape, star
from art.signs.silk import DELUXE
from art.signs.stuffs import GOLD, IVORY, Colour, Stuff, mixed

DIAMOND: Colour = (150, 206, 226)
ROUND, DROP, LOZENGE, MARQUISE = range(4)

WHITE: Colour = (255, 255, 255)


def crystal(base: Colour) -> Stuff:
    """A cut stone: deep and nearly white faces side by side."""
    deep = mixed(base, (10, 4, 20), 0.62)
    tones = (deep, mixed(base, (10, 4, 20), 0.3), base, mixed(base, WHITE, 0.42), mixed(base, WHITE, 0.82))
    return Stuff(tones)


def gem(bench: Bench, outline: Sequence[Spot], centre: Spot, base: Colour, edge: float = 1) -> None:
    """A stone cut with a flat table in its middle and faces around; the light breaks at its lower right."""
    stuff = crystal(base)
    bench.piece(shape(outline), stuff, 1, 0.6, edge)
    cx, cy = centre
    table = [(cx + (x - cx) * 0.52, cy + (y - cy) * 0.52) for x, y in outline]
    count = len(outline)
    for at in range(count):
        one, other = outline[at], outline[(at + 1) % count]
        inner, inner_other = table[at], table[(at + 1) % count]
        x, y = (one[0] + other[0]) / 2 - cx, (one[1] + other[1]) / 2 - cy
        facing = (-x * 0.6 - y * 0.8) / (hypot(x, y) or 1)
        flicker = 0.10 if at % 2 else -0.10
        bench.facet(shape([one, other, inner_other, inner]), stuff, 0.50 + 0.36 * facing + flicker)
        bench.facet(shape([inner, inner_other, centre]), stuff, 0.52 - 0.34 * facing - flicker)
    reach = max(hypot(x - cx, y - cy) for x, y in outline)
    glint = star((cx - reach * 0.26, cy - reach * 0.34), reach * 0.30, reach * 0.08, 4)
    bench.flat(shape(glint), WHITE, 0.95)
    bench.flat(disc((cx + reach * 0.26, cy + reach * 0.32), reach * 0.10), WHITE, 0.7, reach * 0.03)


def _outline(at: Spot, size: float, cut: int) -> list[Spot]:
    x, y = at
    if cut == ROUND:
        return [polar(at, size, turn * 30 + 15) for turn in range(12)]
    if cut == DROP:
        drop = [(0, -1.5), (0.42, -0.72), (0.8, -0.1), (0.86, 0.42), (0.5, 0.86), (0, 1)]
        half = [(x + a * size, y + b * size) for a, b in drop]
        return [*half, *((2 * x - a, b) for a, b in reversed(half[1:-1]))]
    if cut == LOZENGE:
        return [
            (x, y - size * 1.36),
            (x + size * 0.5, y - size * 0.66),
            (x + size, y),
            (x + size * 0.5, y + size * 0.66),
            (x, y + size * 1.36),
            (x - size * 0.5, y + size * 0.66),
            (x - size, y),
            (x - size * 0.5, y - size * 0.66),
        ]
    long = leaf((x - size * 1.5, y), (x + size * 1.5, y), size * 0.95, 4)
    return long


def _necklace(cut: int, paint: Colour) -> Callable[[Bench], None]:
    def draw(bench: Bench) -> None:
        chain = arc((32, 10), 26, 30, 178, 2, 14)
        for at, spot in enumerate(chain):
            large = at % 2 == 0
            bench.piece(
                disc(spot, 4.2 if large else 2.7), IVORY if large and cut == ROUND else GOLD, 4, 1.2, 0.9
            )
        if cut == ROUND:
            for spot, size in (((19.5, 43), 6.4), ((44.5, 43), 6.4), ((32, 49), 10)):
                bench.piece(disc(spot, size + 1.8), GOLD, 2, 1.3)
                gem(bench, _outline(spot, size, ROUND), spot, paint, 0.5)
            return
        if cut == LOZENGE:
            for x in (17.0, 47.0):
                bench.piece(shape(_outline((x, 44), 7.2, cut)), GOLD, 2, 1.3)
                gem(bench, _outline((x, 44), 5.4, cut), (x, 44), paint, 0.5)
        centre = (32.0, 47.0) if cut == DROP else (32.0, 45.0)
        size = 12.4 if cut == DROP else 9.6
        bench.piece(shape(_outline(centre, size + 2.4, cut)), GOLD, 2, 1.3)
        gem(bench, _outline(centre, size, cut), centre, paint, 0.6)

    return draw


def _ring(cut: int, paint: Colour) -> Callable[[Bench], None]:
    def draw(bench: Bench) -> None:
        bench.piece(ring((32, 41), 21.6, 5.6), GOLD, 3, 1.4, 1.1)
        if cut == MARQUISE:
            bench.piece(shape(leaf((9, 15), (55, 15), 15.2)), GOLD, 2, 1.3)
            gem(bench, leaf((12, 15), (52, 15), 12.4, 4), (32, 15), paint, 0.6)
        elif cut == ROUND:
            for at in range(10):
                bench.bead(polar((32, 16), 12.6, at * 36), 3.1, IVORY, 0.7)
            bench.piece(disc((32, 16), 11.4), GOLD, 2, 1.2)
            gem(bench, _outline((32, 16), 9.8, ROUND), (32, 16), paint, 0.5)
        else:
            bench.piece(shape([(22, 26), (27, 18), (37, 18), (42, 26), (36, 30), (28, 30)]), GOLD, 2, 1.3)
            brilliant(bench, (32, 15.4), 16.4, paint)

    return draw


def brilliant(bench: Bench, at: Spot, size: float, base: Colour) -> None:
    """A brilliant from the side: crown above, pavilion below."""
    x, y = at
    stuff = crystal(base)

    def spot(dx: float, dy: float) -> Spot:
        return (x + dx * size, y + dy * size)

    outline = [spot(-1, -0.28), spot(-0.55, -0.78), spot(0.55, -0.78), spot(1, -0.28), spot(0, 0.95)]
    bench.piece(shape(outline), stuff, 1, 0.5, 1.0)
    top = [-0.55, 0.0, 0.55]
    girdle = [-1.0, -0.36, 0.36, 1.0]
    faces = [
        ([spot(girdle[0], -0.28), spot(top[0], -0.78), spot(girdle[1], -0.28)], 0.72),
        ([spot(top[0], -0.78), spot(top[1], -0.78), spot(girdle[1], -0.28)], 0.94),
        ([spot(girdle[1], -0.28), spot(top[1], -0.78), spot(girdle[2], -0.28)], 0.60),
        ([spot(top[1], -0.78), spot(top[2], -0.78), spot(girdle[2], -0.28)], 0.80),
        ([spot(girdle[2], -0.28), spot(top[2], -0.78), spot(girdle[3], -0.28)], 0.44),
        ([spot(girdle[0], -0.28), spot(girdle[1], -0.28), spot(0, 0.95)], 0.56),
        ([spot(girdle[1], -0.28), spot(girdle[2], -0.28), spot(0, 0.95)], 0.86),
        ([spot(girdle[2], -0.28), spot(girdle[3], -0.28), spot(0, 0.95)], 0.28),
    ]
    for path, tone in faces:
        bench.facet(shape(path), stuff, tone, max(tone - 0.22, 0.05))
    bench.flat(shape(star(spot(-0.42, -0.5), size * 0.34, size * 0.08, 4)), WHITE, 0.95)


def jewelry(bench: Bench) -> None:
    """A brilliant: jewelry of any kind."""
    brilliant(bench, (32, 31), 29.5, DIAMOND)


SIGNS: dict[str, Callable[[Bench], None]] = {
    "jewelry": jewelry,
    "necklace": _necklace(ROUND, DIAMOND),
    "ring": _ring(DROP, DIAMOND),
    "blue_necklace": _necklace(DROP, DELUXE[0]),
    "pink_ring": _ring(ROUND, DELUXE[1]),
    "green_necklace": _necklace(LOZENGE, DELUXE[2]),
    "orange_ring": _ring(MARQUISE, DELUXE[3]),
}
