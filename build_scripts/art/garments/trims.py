"""Trims of a gown: bows, ruched robings, flounces with pinked edges, swags and roses."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.garments.cloth import Folds, Silk, weave
from art.garments.curves import Line, Spot, aside, even, length, smooth, turned
from art.garments.lace import ruffle
from art.garments.noise import step
from art.garments.stage import Ink, Stage, darker, image_of, lighter, mix, outline

LEAVES: Ink = (74, 110, 70)
"""Leaves about a silk rose."""


def bow(stage: Stage, spot: Spot, size: float, ink: Ink, tails: float = 1.0, tilt: float = 0) -> None:
    """A ribbon bow: two loops, two tails and a knot; `size` is half its width."""

    def placed(line: Sequence[Spot]) -> Line:
        grown = [(spot[0] + x * size, spot[1] + y * size) for x, y in line]
        return turned(grown, tilt, spot) if tilt else grown

    dark, light = darker(ink, 0.5), lighter(ink, 0.42)
    for side in (-1, 1):
        if tails:
            fall: list[Spot] = [
                (0, 0),
                (0.28, 0.5),
                (0.46, 1.15),
                (0.6, 1.22),
                (0.78, 1.02),
                (0.5, 0.42),
                (0.14, 0),
            ]
            tail = smooth([(x * side, y * tails) for x, y in fall], 6, closed=True)
            _ribbon(stage, placed(tail), ink, spot, size)
        round_: list[Spot] = [(0, 0.02), (0.34, -0.42), (0.82, -0.52), (1.0, -0.08), (0.84, 0.4), (0.36, 0.3)]
        loop = smooth([(x * side, y) for x, y in round_], 8, closed=True)
        _ribbon(stage, placed(loop), ink, spot, size)
        hole = smooth(
            [(0.34 * side, -0.06), (0.66 * side, -0.26), (0.86 * side, -0.06), (0.66 * side, 0.12)],
            6,
            closed=True,
        )
        stage.fill(placed(hole), dark, 0.75)
        stage.stroke(
            placed(smooth([(0.1 * side, -0.1), (0.42 * side, -0.38), (0.8 * side, -0.42)])),
            light,
            size * 0.09,
            0.9,
        )
    knot = placed(smooth([(-0.17, -0.22), (0.17, -0.22), (0.19, 0.2), (-0.19, 0.2)], 6, closed=True))
    _ribbon(stage, knot, mix(ink, light, 0.3), spot, size)


def _ribbon(stage: Stage, line: Line, ink: Ink, spot: Spot, size: float) -> None:
    stage.shadow(line, blur=size * 0.14, alpha=0.5, dx=size * 0.06, dy=size * 0.14)
    top, low = (spot[0] - size * 0.4, spot[1] - size * 0.8), (spot[0] + size * 0.4, spot[1] + size)
    stage.sweep(line, top, low, (lighter(ink, 0.35), ink, darker(ink, 0.35)))
    stage.edge(line, ink, max(size * 0.06, 0.5))


def rose(stage: Stage, spot: Spot, size: float, ink: Ink, leaves: Ink | None = None) -> None:
    """A silk rose of turned ribbon."""
    x, y = spot
    if leaves is not None:
        for a in (-2.7, -0.3, 1.4):
            tip = (x + math.cos(a) * size * 1.7, y + math.sin(a) * size * 1.4)
            side = (x + math.cos(a + 0.5) * size, y + math.sin(a + 0.5) * size)
            other = (x + math.cos(a - 0.5) * size, y + math.sin(a - 0.5) * size)
            stage.fill(smooth([spot, side, tip, other], 5, closed=True), leaves)
    stage.dot((x + size * 0.15, y + size * 0.25), size * 1.05, darker(ink, 0.85), 0.5, size * 0.2)
    for k, (reach, big) in enumerate(((0.48, 0.6), (0.28, 0.48), (0.1, 0.36))):
        for petal in range(5 - k):
            a = petal * 2 * math.pi / (5 - k) + k * 0.7
            at = (x + math.cos(a) * size * reach, y + math.sin(a) * size * reach)
            shade = 0.28 if math.sin(a) + math.cos(a) > 0.4 else 0.0
            stage.dot(at, size * big, darker(ink, shade) if shade else lighter(ink, 0.22))
            stage.dot(
                (at[0] + size * 0.08, at[1] + size * 0.1),
                size * big * 0.72,
                mix(ink, darker(ink, 0.4), k * 0.3),
            )
    stage.dot((x - size * 0.05, y), size * 0.16, darker(ink, 0.5))


def robing(stage: Stage, line: Sequence[Spot], width: float, ink: Ink, pinch: float = 1.0) -> None:
    """A ruched band down an edge: a ribbon gathered along its middle, both its borders pinked."""
    fine = even(line, max(round(length(line) / 3), 8))
    left, right = aside(fine, width * 0.62), aside(fine, -width * 0.62)
    stage.shadow([*left, *right[::-1]], blur=1.8, alpha=0.55, dx=0.8, dy=1.8)
    long = length(line)
    puffs = max(round(long / (width * 0.62 * pinch)), 3)
    h, w = max(int(long * 2.6), 12), max(int(width * 4), 12)
    u = np.linspace(-1, 1, w, dtype=np.float32)[None, :]
    v = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    wave = 2 * np.pi * puffs * (v + 0.012 * np.abs(u))
    border = 0.86 + 0.13 * np.cos(wave) - np.abs(u)
    light = (
        0.66 + 0.30 * np.sin(wave) * (0.45 + 0.55 * np.abs(u)) - 0.16 * u + 0.10 * np.cos(2.7 * wave + 3 * u)
    )
    light = light - 0.42 * np.exp(-((u / 0.13) ** 2)) - 0.22 * step(0.16, 0.0, border)
    out = np.empty((h, w, 4), np.uint8)
    dark, bright = np.array(darker(ink, 0.62), np.float32), np.array(lighter(ink, 0.55), np.float32)
    middle = np.array(ink, np.float32)
    t = np.clip(light, 0, 1)[..., None]
    out[..., :3] = np.where(
        t < 0.6, dark + (middle - dark) * t / 0.6, middle + (bright - middle) * (t - 0.6) / 0.4
    )
    out[..., 3] = 255 * step(0, 0.09, border)
    stage.lay(image_of(out), [left[0], right[0]], right, [left[-1], right[-1]], left, fine=40)


def serpentine(stage: Stage, line: Sequence[Spot], width: float, ink: Ink, heart: Ink | None = None) -> None:
    """A ribbon that winds down a line, with a rose in each bend."""
    waves = max(round(length(line) / (width * 1.9)), 2)
    fine = even(line, waves * 14 + 1)
    wound = aside(fine, lambda t: math.sin(t * waves * math.pi) * width * 0.42)
    stage.shadow([*aside(wound, 2), *aside(wound, -2)[::-1]], blur=1.4, alpha=0.45)
    stage.stroke(wound, darker(ink, 0.6), width * 0.40)
    stage.stroke(wound, ink, width * 0.32)
    stage.stroke([(x - 0.5, y - 0.5) for x, y in wound], lighter(ink, 0.6), width * 0.1, 0.9)
    if heart is not None:
        for k in range(waves):
            rose(stage, wound[k * 14 + 7], width * 0.26, heart)


def flounce(
    stage: Stage,
    top: Line,
    bottom: Line,
    silk: Silk,
    name: str,
    puffs: int,
    pinked: bool = True,
    tilt: float = 0,
) -> None:
    """A gathered strip of silk sewn on at its top, its foot pinked into scallops."""
    width, high = max(length(bottom), 8), max(math.dist(top[len(top) // 2], bottom[len(bottom) // 2]), 4)
    left, right = [top[0], bottom[0]], [top[-1], bottom[-1]]
    stage.shadow(outline(top, right, bottom, left), blur=2.4, alpha=0.5, dx=0.8, dy=2.4)
    pixels = weave(
        silk, Folds(puffs, 0.9, 0.75, 0.55, tilt, gathers=puffs * 2.4, fall=0.15), width, high, name
    )
    h, w = pixels.shape[:2]
    u = np.linspace(0, 1, w, dtype=np.float32)[None, :]
    v = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    teeth = 0.90 + 0.10 * np.abs(np.sin(np.pi * u * puffs * (2 if pinked else 1)))
    pixels[..., 3] = np.clip(255 * step(0, 0.03, (teeth - v).astype(np.float32)), 0, 255)
    stage.lay(image_of(pixels), top, right, bottom, left, fine=28)
    stage.stroke(top, darker(silk.ground, 0.5), 0.9, 0.7)


def swags(
    stage: Stage, top: Sequence[Spot], count: int, drop: float, ink: Ink, name: str, sheer: bool = False
) -> None:
    """Swags of ribbon or gauze hung along a line, a bow where each is caught up."""
    spots = even(top, count + 1)
    for k in range(count):
        a, b = spots[k], spots[k + 1]
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        upper = smooth([a, (middle[0], middle[1] + drop * 0.45), b])
        lower = smooth([(a[0], a[1] + 1), (middle[0], middle[1] + drop * 1.25), (b[0], b[1] + 1)])
        if sheer:
            ruffle(stage, upper, lower, f"{name}{k}", max(round(math.dist(a, b) / 7), 3))
            continue
        stage.shadow([*upper, *lower[::-1]], blur=1.8, alpha=0.5)
        stage.sweep(
            [*upper, *lower[::-1]],
            middle,
            (middle[0], middle[1] + drop * 1.2),
            (darker(ink, 0.2), lighter(ink, 0.4), darker(ink, 0.45)),
        )
        for t in (0.3, 0.6):
            between = [
                (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
                for p, q in zip(upper, lower, strict=True)
            ]
            stage.stroke(between, darker(ink, 0.5), 0.6, 0.6)
        stage.edge([*upper, *lower[::-1]], ink, 0.6)
    for spot in spots:
        bow(stage, spot, drop * 0.42, ink, 0.8)


def ermine(stage: Stage, line: Sequence[Spot], width: float) -> None:
    """A border of ermine: white fur with black tails."""
    stage.shadow([*aside(line, width * 0.5), *aside(line, -width * 0.5)[::-1]], 2, 0.5)
    half = width / 2
    for k, (x, y) in enumerate(even(line, max(round(length(line) / (width * 0.22)), 4))):
        stage.dot(
            (x + math.sin(k * 2.1) * half * 0.35, y + math.cos(k * 1.7) * half * 0.3),
            half,
            (222, 212, 202),
            0.9,
        )
        stage.dot(
            (x - half * 0.3 + math.sin(k * 3.7) * half * 0.2, y - half * 0.2),
            half * 0.62,
            (252, 248, 240),
            0.9,
        )
    for k, (x, y) in enumerate(even(line, max(round(length(line) / (width * 1.9)), 3))[1:-1]):
        shift = half * 0.3 * (1 if k % 2 else -1)
        stage.taper(
            [(x + shift - 0.6, y - half * 0.6), (x + shift + 0.4, y + half * 0.8)],
            (46, 34, 32),
            width * 0.26,
            0.7,
        )
