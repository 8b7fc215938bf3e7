"""The forms of rococo carving: C-scrolls, shells, acanthus leaves, pearls, palmettes."""

from __future__ import annotations

from math import cos, pi, radians, sin

from art.ornament.carving import Carving, Spot


def turned(spots: list[Spot], at: Spot, degrees: float, size: float, flip: bool = False) -> list[Spot]:
    """Spots mirrored about the upright where asked, then enlarged, turned clockwise and moved."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    found = []
    for x, y in spots:
        x, y = (-x if flip else x) * size, y * size
        found.append((at[0] + x * c - y * s, at[1] + x * s + y * c))
    return found


def bezier(a: Spot, b: Spot, c: Spot, d: Spot, parts: int = 24) -> list[Spot]:
    """Spots along a cubic curve."""
    found = []
    for at in range(parts + 1):
        t = at / parts
        u = 1 - t
        found.append(
            (
                u**3 * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t**3 * d[0],
                u**3 * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t**3 * d[1],
            )
        )
    return found


def spiral(
    at: Spot, radius: float, begin: float, turns: float, parts: int = 56, closing: float = 0.14
) -> list[Spot]:
    """From the outside inwards, clockwise; `begin` in degrees."""
    found = []
    for step in range(parts + 1):
        t = step / parts
        angle = radians(begin) + turns * 2 * pi * t
        reach = radius * (closing + (1 - closing) * (1 - t) ** 1.15)
        found.append((at[0] + reach * cos(angle), at[1] + reach * sin(angle)))
    return found


def c_scroll(
    carving: Carving,
    at: Spot,
    size: float,
    degrees: float = 0,
    flip: bool = False,
    thick: float = 0.075,
    base: float = 0,
) -> None:
    """A C that opens to the right before it is turned: a back that swells, a volute at each end."""
    back = bezier((0.30, -0.86), (-0.72, -0.92), (-0.72, 0.92), (0.30, 0.86), 44)
    upper = [(0.30 + dx, -0.60 + dy) for dx, dy in spiral((0, 0), 0.26, -90, 1.25, 34)]
    lower = [(0.30 + dx, 0.60 - dy) for dx, dy in spiral((0, 0), 0.26, -90, 1.25, 34)]
    for line, start, end, swell in ((back, 0.8, 0.8, 0.55), (upper, 0.8, 0.5, 0), (lower, 0.8, 0.5, 0)):
        carving.roll(
            turned(line, at, degrees, size, flip),
            start * thick * size,
            end * thick * size,
            1.0,
            swell * thick * size,
            base,
        )
    for x, y in ((0.30, -0.60), (0.30, 0.60)):
        carving.ball(turned([(x, y)], at, degrees, size, flip)[0], 1.15 * thick * size, 1.0, base)
    crest = bezier((-0.24, -0.62), (-0.34, -0.2), (-0.34, 0.2), (-0.24, 0.62), 20)
    carving.roll(
        turned(crest, at, degrees, size, flip),
        0.30 * thick * size,
        0.30 * thick * size,
        1.0,
        0.25 * thick * size,
        base,
    )


def leaf(
    carving: Carving,
    at: Spot,
    size: float,
    degrees: float,
    flip: bool = False,
    curl: float = 0.5,
    lobes: int = 5,
    wide: float = 1.0,
    base: float = 0.0,
) -> None:
    """An acanthus leaf that grows upwards before it is turned, its tip curling to the right."""
    rib = bezier((0, 0), (-0.05, -0.38), (0.02 + curl * 0.1, -0.78), (curl * 0.5, -1.0), 26)
    for at_lobe in range(lobes):
        t = (at_lobe + 0.35) / lobes
        x, y = rib[min(round(t * 26), 26)]
        reach = wide * (0.40 * sin(pi * (0.22 + 0.66 * t)) + 0.05)
        for side in (-1, 1):
            lift = 0.20 + 0.16 * t
            lobe = bezier(
                (x, y),
                (x + side * reach * 0.45, y + 0.02),
                (x + side * reach * 0.95, y - lift * 0.35),
                (x + side * reach * 0.98 + curl * 0.05, y - lift),
                12,
            )
            spots = turned(lobe, at, degrees, size, flip)
            carving.roll(spots, 0.10 * size, 0.026 * size, 0.42, 0.055 * size, base + 0.02 * size * t)
            carving.roll(spots[1:-2], 0.020 * size, 0.010 * size, 1.2, 0, base + 0.046 * size)
    carving.roll(
        turned(rib, at, degrees, size, flip), 0.085 * size, 0.03 * size, 0.95, 0.01, base + 0.02 * size
    )
    tip = turned([(curl * 0.5, -1.0)], at, degrees, size, flip)[0]
    carving.ball(tip, 0.062 * size, 1.1, base)


def shell(
    carving: Carving,
    at: Spot,
    size: float,
    degrees: float = 0,
    ribs: int = 9,
    spread: float = 150,
    base: float = 0,
) -> None:
    """A scallop that opens upwards before it is turned, with a curled lip at its foot."""
    for number in range(ribs):
        share = number / (ribs - 1) * 2 - 1
        angle = radians(share * spread / 2)
        long = 1.0 - 0.16 * abs(share) ** 2
        tip = (sin(angle) * long, -cos(angle) * long)
        start = (sin(angle) * 0.16, -cos(angle) * 0.16)
        middle = (tip[0] * 0.6, tip[1] * 0.6)
        wide = 0.62 * radians(spread / (ribs - 1)) * long
        spots = turned([start, middle, tip], at, degrees, size)
        carving.roll(spots, 0.035 * size, wide * size * 0.86, 0.62, 0, base)
        carving.ball(turned([tip], at, degrees, size)[0], wide * size * 0.80, 0.8, base + 0.015 * size)
    for side in (-1, 1):
        lip = [(side * (0.08 + x), 0.06 + y) for x, y in spiral((0.14, 0), 0.16, 180, 1.15, 22)]
        carving.roll(turned(lip, at, degrees, size), 0.07 * size, 0.05 * size, 1.0, 0, base + 0.05 * size)
    carving.ball(turned([(0, 0.02)], at, degrees, size)[0], 0.15 * size, 1.0, base + 0.1 * size)


def pearls(carving: Carving, start: Spot, end: Spot, radius: float, gap: float = 0.25) -> None:
    """A row of pearls, evenly, from one spot to the other."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = (dx * dx + dy * dy) ** 0.5
    count = max(int(long / (radius * (2 + gap))), 1)
    for number in range(count + 1):
        share = number / count
        carving.ball((start[0] + dx * share, start[1] + dy * share), radius)
