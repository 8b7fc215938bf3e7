"""Curves as points: smooth lines through few spots, mirrored, measured again, and made into paths."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import skia

Spot = tuple[float, float]
Line = list[Spot]

WIDTH, HEIGHT = 324, 512
"""A figure's canvas, in the master's pixels; every coordinate in this package counts in them."""
MIDDLE = WIDTH / 2


def smooth(spots: Sequence[Spot], steps: int = 14, closed: bool = False) -> Line:
    """A line through all spots without corners (centripetal enough for our even spacing)."""
    count = len(spots)
    line: Line = []
    for at in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (spots[(at + k) % count] for k in (-1, 0, 1, 2))
        else:
            b, c = spots[at], spots[at + 1]
            a = spots[at - 1] if at else (2 * b[0] - c[0], 2 * b[1] - c[1])
            d = spots[at + 2] if at + 2 < count else (2 * c[0] - b[0], 2 * c[1] - b[1])
        for step in range(steps):
            t = step / steps
            line.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    if not closed:
        line.append(spots[-1])
    return line


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def mirror(line: Sequence[Spot], middle: float = MIDDLE) -> Line:
    """The same line on the other side, in the same order."""
    return [(2 * middle - x, y) for x, y in line]


def mirror_if(line: Sequence[Spot], right: bool) -> Line:
    """The line, or the same line on the other side."""
    return mirror(line) if right else list(line)


def turned(line: Sequence[Spot], degrees: float, about: Spot = (0, 0), scale: float = 1.0) -> Line:
    """The line turned clockwise about a spot, and made larger or smaller."""
    cos, sin = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    ox, oy = about
    return [(ox + (x - ox) * cos - (y - oy) * sin, oy + (x - ox) * sin + (y - oy) * cos) for x, y in line]


def length(line: Sequence[Spot]) -> float:
    """How long a line is."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def even(line: Sequence[Spot], count: int) -> Line:
    """The line again with `count` spots at equal distances."""
    whole = length(line)
    if whole == 0:
        return [line[0]] * count
    out: Line = []
    at, run, step = 0, 0.0, math.dist(line[0], line[1])
    for k in range(count):
        want = whole * k / (count - 1)
        while run + step < want - 1e-9 and at < len(line) - 2:
            run += step
            at += 1
            step = math.dist(line[at], line[at + 1])
        t = min(max((want - run) / step, 0), 1) if step else 0
        a, b = line[at], line[at + 1]
        out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return out


def aside(line: Sequence[Spot], by: float | Callable[[float], float]) -> Line:
    """The line moved to its left side, seen along it, by a distance that may change from 0 to 1 along it."""
    out: Line = []
    last = len(line) - 1
    for at, (x, y) in enumerate(line):
        ax, ay = line[max(at - 1, 0)]
        bx, by_ = line[min(at + 1, last)]
        dx, dy = bx - ax, by_ - ay
        size = math.hypot(dx, dy) or 1
        far = by(at / last) if callable(by) else by
        out.append((x + dy / size * far, y - dx / size * far))
    return out


def part(line: Sequence[Spot], start: float, end: float, count: int = 40) -> Line:
    """The piece of a line between two fractions of its length."""
    fine = even(line, 200)
    first, last = round(start * 199), round(end * 199)
    return even(fine[first : last + 1], count)


def blend(a: Sequence[Spot], b: Sequence[Spot], t: float, count: int = 60) -> Line:
    """The line a fraction of the way from one to another."""
    return [
        (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
        for p, q in zip(even(a, count), even(b, count), strict=True)
    ]


def path(line: Sequence[Spot], closed: bool = True) -> skia.Path:
    """The line as a path to fill or to stroke."""
    builder = skia.PathBuilder()
    builder.moveTo(*line[0])
    for spot in line[1:]:
        builder.lineTo(*spot)
    if closed:
        builder.close()
    return builder.detach()


def ring(centre: Spot, rx: float, ry: float | None = None, count: int = 40, tilt: float = 0) -> Line:
    """An ellipse."""
    ry = rx if ry is None else ry
    line = [
        (centre[0] + rx * math.cos(a), centre[1] + ry * math.sin(a))
        for a in (2 * math.pi * k / count for k in range(count))
    ]
    return turned(line, tilt, centre) if tilt else line
