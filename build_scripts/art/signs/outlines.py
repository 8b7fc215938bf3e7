"""Outlines of signs as lists of spots on a square of 64 by 64 units, and paths made of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

import skia

Spot = tuple[float, float]

AXIS = 32.0
"""The vertical line that signs are mirrored about."""


def arc(centre: Spot, rx: float, ry: float, begin: float, end: float, steps: int = 60) -> list[Spot]:
    """Spots on an ellipse from one angle to another, in degrees clockwise from the right."""
    angles = [(begin + (end - begin) * at / steps) * pi / 180 for at in range(steps + 1)]
    return [(centre[0] + rx * cos(angle), centre[1] + ry * sin(angle)) for angle in angles]


def polar(centre: Spot, radius: float, degrees: float) -> Spot:
    """The spot at an angle and a distance, clockwise from the right."""
    return (centre[0] + radius * cos(degrees * pi / 180), centre[1] + radius * sin(degrees * pi / 180))


def curve(start: Spot, one: Spot, other: Spot, end: Spot, steps: int = 20) -> list[Spot]:
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


def smooth(spots: Sequence[Spot], closed: bool = False, steps: int = 12) -> list[Spot]:
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


def mirror(spots: Sequence[Spot], axis: float = AXIS) -> list[Spot]:
    """The spots on the other side of a vertical axis, in the same order."""
    return [(2 * axis - x, y) for x, y in spots]


def whole(half: Sequence[Spot], axis: float = AXIS) -> list[Spot]:
    """A closed symmetric outline from its left half, given from top to bottom."""
    return [*half, *reversed(mirror(half, axis))]


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
    return [polar(centre, inner if at % 2 else outer, begin + 180 * at / points) for at in range(points * 2)]


def scallops(centre: Spot, radius: float, lobes: int, depth: float) -> list[Spot]:
    """A round outline of lobes, like the edge of lace."""
    spots = []
    for at in range(lobes):
        middle = 360 * at / lobes
        spots += arc(polar(centre, radius - depth, middle), depth, depth, middle - 80, middle + 80, 12)
    return spots


def leaf(start: Spot, end: Spot, belly: float, steps: int = 14) -> list[Spot]:
    """A pointed leaf from stalk to tip; `belly` is half its width."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1
    nx, ny = -dy / length * belly * 1.35, dx / length * belly * 1.35
    a, b = (start[0] + dx * 0.3, start[1] + dy * 0.3), (start[0] + dx * 0.7, start[1] + dy * 0.7)
    one = curve(start, (a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), end, steps)
    other = curve(end, (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny), start, steps)
    return [*one, *other[1:-1]]


def shape(*outlines: Sequence[Spot]) -> skia.Path:
    """A closed path of one or more outlines; where two lie within each other there is a hole."""
    builder = skia.PathBuilder()
    for spots in outlines:
        builder.moveTo(*spots[0])
        for spot in spots[1:]:
            builder.lineTo(*spot)
        builder.close()
    path: skia.Path = builder.detach()
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def disc(centre: Spot, radius: float, ry: float = 0) -> skia.Path:
    """A circle, or an ellipse where a second radius is given."""
    return shape(arc(centre, radius, ry or radius, 0, 354, 59))


def ring(centre: Spot, radius: float, width: float, squash: float = 1) -> skia.Path:
    """A ring of this outer radius."""
    inner = radius - width
    return shape(
        arc(centre, radius, radius * squash, 0, 354, 59), arc(centre, inner, inner * squash, 0, 354, 59)
    )


def box(x: float, y: float, w: float, h: float, radius: float = 0) -> skia.Path:
    """A rectangle, perhaps with round corners."""
    path: skia.Path = skia.Path.RRect(skia.Rect.MakeXYWH(x, y, w, h), radius, radius)
    return path


def band(spots: Sequence[Spot], width: float, ends: str = "round") -> skia.Path:
    """A line through the spots as a shape of this width."""
    builder = skia.PathBuilder()
    builder.moveTo(*spots[0])
    for spot in spots[1:]:
        builder.lineTo(*spot)
    cap = skia.Paint.kRound_Cap if ends == "round" else skia.Paint.kButt_Cap
    pen = skia.Paint(
        Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=cap, StrokeJoin=skia.Paint.kRound_Join
    )
    path = skia.Path()
    pen.getFillPath(builder.detach(), path, None, 16)
    return joined(path)


def taper(spots: Sequence[Spot], begin: float, end: float) -> skia.Path:
    """A line through the spots that grows from one width to another."""
    left, right = [], []
    for at, (x, y) in enumerate(spots):
        ahead, behind = spots[min(at + 1, len(spots) - 1)], spots[max(at - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        length = hypot(dx, dy) or 1
        half = (begin + (end - begin) * at / (len(spots) - 1)) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return shape([*left, *reversed(right)])


def joined(*paths: skia.Path) -> skia.Path:
    """One path that covers what any of these covers."""
    whole_path = paths[0]
    for path in paths[1:] or (paths[0],):
        whole_path = skia.Op(whole_path, path, skia.PathOp.kUnion_PathOp)
    return whole_path


def without(path: skia.Path, *holes: skia.Path) -> skia.Path:
    """A path with holes cut into it."""
    for hole in holes:
        path = skia.Op(path, hole, skia.PathOp.kDifference_PathOp)
    return path


def within(path: skia.Path, other: skia.Path) -> skia.Path:
    """What two paths both cover."""
    result: skia.Path = skia.Op(path, other, skia.PathOp.kIntersect_PathOp)
    return result


def placed(path: skia.Path, dx: float, dy: float, scale: float = 1, degrees: float = 0) -> skia.Path:
    """A path scaled and turned about the origin, then shifted."""
    matrix = skia.Matrix()
    matrix.setScale(scale, scale)
    matrix.postRotate(degrees)
    matrix.postTranslate(dx, dy)
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy
