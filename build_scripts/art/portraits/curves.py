"""Curves of portraits: smooth lines through control points, and tapering bands along them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import skia

Spot = tuple[float, float]
Line = Sequence[Spot]


def smooth(spots: Line, closed: bool = False, steps: int = 10) -> list[Spot]:
    """A line through all spots: centripetal enough (Catmull-Rom, half tension) not to overshoot."""
    count = len(spots)
    if count < 3:
        return list(spots)
    last = count if closed else count - 1
    line: list[Spot] = []
    for at in range(last):
        a, b, c, d = (_spot(spots, at + k, closed) for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            line.append((_cubic(a[0], b[0], c[0], d[0], t), _cubic(a[1], b[1], c[1], d[1], t)))
    if not closed:
        line.append(spots[-1])
    return line


def _spot(spots: Line, at: int, closed: bool) -> Spot:
    if closed:
        return spots[at % len(spots)]
    return spots[min(max(at, 0), len(spots) - 1)]


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    u, v = (c - a) * 0.5, (d - b) * 0.5
    return (2 * b - 2 * c + u + v) * t**3 + (3 * c - 3 * b - 2 * u - v) * t**2 + u * t + b


def band(line: Line, widths: Sequence[float]) -> list[Spot]:
    """The outline of a band along a line; its width runs evenly through `widths` from end to end."""
    left: list[Spot] = []
    right: list[Spot] = []
    count = len(line)
    for at, (x, y) in enumerate(line):
        before, after = line[max(at - 1, 0)], line[min(at + 1, count - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        half = _between(widths, at / max(count - 1, 1)) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return left + right[::-1]


def _between(values: Sequence[float], t: float) -> float:
    if len(values) == 1:
        return values[0]
    place = t * (len(values) - 1)
    at = min(int(place), len(values) - 2)
    return values[at] + (values[at + 1] - values[at]) * (place - at)


def blend(one: Line, other: Line, t: float) -> list[Spot]:
    """The line between two lines of equal length."""
    return [(a + (c - a) * t, b + (d - b) * t) for (a, b), (c, d) in zip(one, other, strict=True)]


def resampled(line: Line, count: int) -> list[Spot]:
    """The same line as `count` spots at equal distances."""
    lengths = [0.0]
    for (a, b), (c, d) in itertools.pairwise(line):
        lengths.append(lengths[-1] + math.hypot(c - a, d - b))
    result: list[Spot] = []
    at = 0
    for step in range(count):
        want = lengths[-1] * step / (count - 1)
        while at < len(line) - 2 and lengths[at + 1] < want:
            at += 1
        share = (want - lengths[at]) / ((lengths[at + 1] - lengths[at]) or 1.0)
        (a, b), (c, d) = line[at], line[at + 1]
        result.append((a + (c - a) * share, b + (d - b) * share))
    return result


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0, steps: int = 48) -> list[Spot]:
    """An ellipse, turned by degrees."""
    return placed(
        [
            (math.cos(2 * math.pi * k / steps) * rx, math.sin(2 * math.pi * k / steps) * ry)
            for k in range(steps)
        ],
        x,
        y,
        1,
        turn,
    )


def placed(line: Line, x: float, y: float, scale: float = 1, turn: float = 0) -> list[Spot]:
    """A line scaled, turned by degrees and moved."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in line]


def spiral(x: float, y: float, radius: float, turns: float, start: float, hand: int = 1) -> list[Spot]:
    """A line that winds inwards."""
    steps = max(int(turns * 26), 8)
    line: list[Spot] = []
    for at in range(steps + 1):
        t = at / steps
        angle = math.radians(start) + hand * t * turns * 2 * math.pi
        reach = radius * (1 - t) ** 0.8
        line.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
    return line


def path_of(line: Line, closed: bool = True) -> skia.Path:
    """A skia path of straight steps."""
    return skia.Path.Polygon([skia.Point(x, y) for x, y in line], closed)
