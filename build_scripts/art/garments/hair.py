"""Powdered hair, in the head's own frame: masses combed along guides, rolls, ringlets and curls."""

from __future__ import annotations

import math

import numpy as np

from art.garments.curves import Line, Spot, blend, even, ring, smooth, turned
from art.garments.noise import chance
from art.garments.stage import Ink, Stage, darker, lighter


def combed(stage: Stage, shape: Line, guides: list[Line], ink: Ink, name: str, strands: int = 70) -> None:
    """A mass of hair with strands that run between guides."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    light = (min(xs) * 0.65 + max(xs) * 0.35, min(ys) * 0.75 + max(ys) * 0.25)
    reach = max(max(xs) - min(xs), max(ys) - min(ys)) * 0.85
    stage.glow(shape, light, reach, lighter(ink, 0.5), darker(ink, 0.42))
    rng = chance(name)
    with stage.inside(shape):
        for _ in range(strands):
            at = rng.uniform(0, len(guides) - 1.001)
            k = int(at)
            line = blend(guides[k], guides[k + 1], at - k, 16)
            sway = float(rng.uniform(-0.8, 0.8))
            line = [(x + sway * math.sin(j * 0.5), y) for j, (x, y) in enumerate(line)]
            bright = rng.uniform() < 0.5
            tone = lighter(ink, 0.75) if bright else darker(ink, 0.55)
            stage.stroke(line, tone, float(rng.uniform(0.35, 0.9)), 0.5 if bright else 0.38)
        stage.stroke(shape, darker(ink, 0.75), 5, 0.35, 2.5, closed=True)
    stage.edge(shape, ink, 0.8, 0.7)


def roll(stage: Stage, spot: Spot, long: float, thick: float, tilt: float, ink: Ink) -> None:
    """A rolled curl seen from its side: a tube of hair with its dark eye at one end."""
    x, y = spot
    tube: list[Spot] = [(-1, -0.8), (0, -1), (1, -0.85), (1.1, 0), (1, 0.85), (0, 1), (-1, 0.8), (-1.1, 0)]
    body = turned(smooth([(x + a * long, y + b * thick) for a, b in tube], 5, closed=True), tilt, spot)
    stage.shadow(body, 1.4, 0.55, 0.6, 1.2)
    a, b = turned([(x, y - thick)], tilt, spot)[0], turned([(x, y + thick)], tilt, spot)[0]
    if a[1] > b[1]:
        a, b = b, a
    stage.sweep(body, a, b, (ink, lighter(ink, 0.65), ink, darker(ink, 0.5)))
    for k in range(-2, 3):
        line = turned(
            smooth(
                [
                    (x + k * long * 0.4 - 1, y - thick),
                    (x + k * long * 0.4 + 1.2, y),
                    (x + k * long * 0.4 - 1, y + thick),
                ]
            ),
            tilt,
            spot,
        )
        stage.stroke(line, darker(ink, 0.6), 0.45, 0.55)
    stage.edge(body, ink, 0.7, 0.75)
    end = turned([(x + long * 0.9, y)], tilt, spot)[0]
    stage.fill(ring(end, thick * 0.34, thick * 0.62, 16, tilt), darker(ink, 0.62), 0.8)


def curl(stage: Stage, spot: Spot, radius: float, ink: Ink) -> None:
    """A small round curl."""
    x, y = spot
    stage.dot((x + 0.5, y + 1), radius * 1.06, darker(ink, 0.8), 0.5)
    stage.glow(
        ring(spot, radius),
        (x - radius * 0.4, y - radius * 0.5),
        radius * 1.5,
        lighter(ink, 0.7),
        darker(ink, 0.35),
    )
    spiral = [
        (x + math.cos(a) * radius * (0.78 - a * 0.055), y + math.sin(a) * radius * (0.78 - a * 0.055))
        for a in np.linspace(0.5, 11, 34)
    ]
    stage.stroke([(float(px), float(py)) for px, py in spiral], darker(ink, 0.6), 0.6, 0.65)


def ringlet(stage: Stage, start: Spot, drop: float, sway: float, ink: Ink, thick: float = 4.2) -> None:
    """A long corkscrew curl."""
    line = smooth(
        [start, (start[0] + sway * 0.6, start[1] + drop * 0.45), (start[0] + sway, start[1] + drop)]
    )
    spots = even(line, max(round(drop / 3.6), 4))
    for k, (x, y) in enumerate(spots):
        size = thick * (1 - 0.45 * k / len(spots))
        shape = ring((x, y), size, size * 0.66, 20, 24)
        stage.fill([(px + 0.5, py + 1) for px, py in shape], darker(ink, 0.75), 0.6)
        stage.glow(shape, (x - size * 0.5, y - size * 0.3), size * 1.7, lighter(ink, 0.7), darker(ink, 0.4))
        stage.edge(shape, ink, 0.45, 0.5)
