"""Half masks, in the head's own frame (see `heads`): shape, eyes, and what trims them."""

from __future__ import annotations

import math

from art.garments import gold
from art.garments.curves import Line, Spot, smooth
from art.garments.stage import Ink, Stage, darker, lighter

SHAPES: dict[str, list[Spot]] = {
    "domino": [
        (0, -8.5),
        (6, -11),
        (13, -10.5),
        (16.4, -7),
        (15.6, 0),
        (11, 4),
        (5.5, 3.4),
        (2, 0.5),
        (0, 2.6),
    ],
    "cat": [(0, -8.5), (6, -11), (13, -14), (20.5, -18), (16.6, -4), (12, 3), (5.5, 3), (2, 0.5), (0, 2.2)],
    "full": [(0, -13), (7, -14.5), (14, -13), (16.8, -6), (16, 2), (11, 6), (5.5, 5.4), (3, 8.4), (0, 10)],
    "moth": [
        (0, -7),
        (5, -12),
        (12, -15.5),
        (18.5, -12),
        (16.8, -3),
        (13, 4.5),
        (8, 6.4),
        (3, 1.4),
        (0, 1.8),
    ],
    "ribbon": [(0, -8), (8, -9.5), (16.6, -8.5), (16.4, 0), (8, 2.2), (0, 1.4)],
}
"""The right half of each, from the middle of its upper edge to that of its lower edge."""


def _whole(half: list[Spot], shift: float, turn: float) -> Line:
    def at(spot: Spot, sign: int) -> Spot:
        far = 1 - 0.14 * max(sign * turn, 0)
        return (sign * spot[0] * far + shift * (1 - abs(spot[0]) / 26), spot[1])

    right = [at(spot, 1) for spot in half]
    left = [at(spot, -1) for spot in half[1:-1]]
    return smooth([*right, *left[::-1]], 6, closed=True)


def paint_mask(stage: Stage, kind: str, ink: Ink, metal: Ink, shift: float, turn: float, iris: Ink) -> None:
    """A mask and the eyes behind it; `kind` may name a trim after a dash."""
    name, _, trim = kind.partition("-")
    shape = _whole(SHAPES[name], shift, turn)
    stage.shadow(shape, 1.6, 0.5, 0.8, 1.4)
    stage.glow(shape, (-8 + shift, -12), 30, lighter(ink, 0.34), darker(ink, 0.25))
    if trim == "feather":
        _feathers(stage, ink)
    nose = (shift * 1.2, 2.0)
    stage.stroke([(shift, -7), nose], lighter(ink, 0.6), 1.6, 0.5, 0.8)
    for sign in (-1, 1):
        x = sign * 7.2 * (1 - 0.14 * max(sign * turn, 0)) + shift
        _eye(stage, (x, -3.4), sign, ink, turn, iris)
    stage.edge(shape, ink, 0.9, 0.9)
    match trim:
        case "gold":
            gold.thread(stage, [*shape, shape[0]], 1.0, metal)
        case "jewel":
            gold.thread(stage, [*shape, shape[0]], 1.0, metal)
            gold.stone(stage, (shift, -9.5), 2.4, (60, 130, 150), metal)
        case "lace":
            _lace(stage, shape, ink)
        case "spots":
            for k, x in enumerate((-11, -4, 4, 11)):
                stage.dot((x + shift * 0.6, -8.6 + (k % 3 == 0)), 0.9, metal)


def _feathers(stage: Stage, ink: Ink) -> None:
    """Six on each side of the forehead, the longest and flattest outside."""
    for sign in (-1, 1):
        for k in range(6):
            a = -0.5 - k * 0.28
            root = (sign * (13 - k * 1.3), -9.0 - k * 0.5)
            tip = (root[0] + sign * math.cos(a) * (15 - k), root[1] + math.sin(a) * (15 - k))
            stage.taper([root, tip], darker(ink, 0.3), 3.4, 0.6)
            stage.taper([root, tip], lighter(ink, 0.45), 1.2, 0.2)


def _lace(stage: Stage, shape: Line, ink: Ink) -> None:
    """Scallops along the edge, each with a hole in it."""
    for spot in shape[2::5]:
        stage.dot(spot, 1.7, lighter(ink, 0.15))
        stage.dot(spot, 0.7, darker(ink, 0.6))


def _eye(stage: Stage, spot: Spot, sign: int, ink: Ink, turn: float, iris: Ink) -> None:
    x, y = spot
    hole = smooth([(x - 4.8, y + 0.6), (x, y - 3.0), (x + 4.8, y - 0.4 * sign), (x, y + 2.6)], 6, closed=True)
    stage.fill(hole, darker(ink, 0.8) if sum(ink) > 240 else (16, 8, 10))
    white = smooth([(x - 3.5, y + 0.5), (x, y - 1.7), (x + 3.5, y), (x, y + 1.8)], 6, closed=True)
    stage.fill(white, (246, 238, 226))
    with stage.inside(white):
        stage.dot((x + turn * 1.1, y - 0.1), 1.8, iris)
        stage.dot((x + turn * 1.1, y - 0.1), 0.9, (14, 8, 8))
    stage.dot((x + turn * 1.1 - 0.6, y - 0.8), 0.5, (255, 255, 255))
    stage.stroke(smooth([(x - 3.9, y + 0.4), (x, y - 2.0), (x + 3.9, y - 0.2)]), (30, 16, 14), 1.0)
