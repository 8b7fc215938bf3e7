"""Paths for the pen: arcs, curves, smooth lines through spots, mirrored halves, stars and scallops."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

Spot = tuple[float, float]

AXIS = 32.0
"""The vertical line that signs are mirrored about."""


def arc(centre: Spot, rx: float, ry: float, begin: float, end: float, steps: int = 40) -> list[Spot]:
    """Spots on an ellipse from one angle to another, in degrees clockwise from the right."""
    angles = [(begin + (end - begin) * at / steps) * pi / 180 for at in range(steps + 1)]
    return [(centre[0] + rx * cos(angle), centre[1] + ry * sin(angle)) for angle in angles]


def curve(start: Spot, one: Spot, other: Spot, end: Spot, steps: int = 16) -> list[Spot]:
    """Spots on a cubic Bezier curve."""
    spots = []
    for at in range(steps + 1):
        t = at / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        spots.append(
            (
                a * start[0] + b * one[0] + c * other[0] + d * end[0],
                a * start[1] + b * one[1] + c * other[1] + d * end[1],
            )
        )
    return spots


def smooth(spots: Sequence[Spot], closed: bool = False, steps: int = 8) -> list[Spot]:
    """A rounded line that goes through every spot (Catmull-Rom)."""
    count = len(spots)
    path: list[Spot] = []
    for at in range(count if closed else count - 1):
        if closed:
            before, here, there, after = (spots[(at + d) % count] for d in (-1, 0, 1, 2))
        else:
            before, here = spots[max(at - 1, 0)], spots[at]
            there, after = spots[at + 1], spots[min(at + 2, count - 1)]
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        other = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        path += curve(here, one, other, there, steps)[:-1]
    if not closed:
        path.append(spots[-1])
    return path


def mirror(spots: Sequence[Spot]) -> list[Spot]:
    """The spots on the other side of the axis, in the same order."""
    return [(2 * AXIS - x, y) for x, y in spots]


def whole(half: Sequence[Spot]) -> list[Spot]:
    """A closed symmetric outline from its left half, given from top to bottom."""
    return [*half, *reversed(mirror(half))]


def moved(spots: Sequence[Spot], dx: float, dy: float, scale: float = 1) -> list[Spot]:
    """The spots scaled about the origin, then shifted."""
    return [(x * scale + dx, y * scale + dy) for x, y in spots]


def turned(spots: Sequence[Spot], centre: Spot, degrees: float) -> list[Spot]:
    """The spots turned clockwise about a centre."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [
        (
            centre[0] + (x - centre[0]) * c - (y - centre[1]) * s,
            centre[1] + (x - centre[0]) * s + (y - centre[1]) * c,
        )
        for x, y in spots
    ]


def star(centre: Spot, outer: float, inner: float, points: int = 5, begin: float = -90) -> list[Spot]:
    """A star with a point upwards."""
    spots = []
    for at in range(points * 2):
        radius = inner if at % 2 else outer
        angle = (begin + 180 * at / points) * pi / 180
        spots.append((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)))
    return spots


def scallops(centre: Spot, radius: float, lobes: int, depth: float) -> list[Spot]:
    """A round outline of lobes, like the edge of lace."""
    spots = []
    for at in range(lobes):
        middle = 360 * at / lobes
        lobe = (
            centre[0] + (radius - depth) * cos(middle * pi / 180),
            centre[1] + (radius - depth) * sin(middle * pi / 180),
        )
        size = depth
        spots += arc(lobe, size, size, middle - 80, middle + 80, 10)
    return spots


def leaf(start: Spot, end: Spot, belly: float, steps: int = 12) -> list[Spot]:
    """A pointed leaf from stalk to tip; `belly` is half its width."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    nx, ny = -dy / length * belly * 1.35, dx / length * belly * 1.35
    a, b = (start[0] + dx * 0.3, start[1] + dy * 0.3), (start[0] + dx * 0.7, start[1] + dy * 0.7)
    one = curve(start, (a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), end, steps)
    other = curve(end, (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny), start, steps)
    return [*one, *other[1:-1]]
