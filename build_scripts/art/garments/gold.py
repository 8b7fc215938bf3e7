"""Gold and jewels on cloth: embroidery, galloon, buttons, pearls and stones; brown shadow, warm light."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.garments.curves import Line, Spot, aside, even, length, ring, smooth
from art.garments.stage import Ink, Stage, darker, lighter, mix

GOLD: Ink = (214, 164, 62)
SILVER: Ink = (196, 200, 208)
PEARL: Ink = (246, 238, 226)


def thread(stage: Stage, line: Sequence[Spot], width: float, ink: Ink = GOLD) -> None:
    """A raised cord of metal thread."""
    low = [(x + width * 0.28, y + width * 0.38) for x, y in line]
    high = [(x - width * 0.16, y - width * 0.2) for x, y in line]
    stage.stroke(low, darker(ink, 0.78), width * 1.15, 0.8)
    stage.stroke(line, darker(ink, 0.16), width)
    stage.stroke(high, lighter(ink, 0.62), width * 0.42, 0.95)


def leaf(stage: Stage, root: Spot, angle: float, size: float, ink: Ink = GOLD) -> None:
    """A worked leaf that grows from a spot in a direction."""
    cos, sin = math.cos(angle), math.sin(angle)
    shape = [(0, 0), (0.35, -0.30), (0.8, -0.2), (1, 0), (0.75, 0.2), (0.3, 0.24)]
    line = smooth(
        [(root[0] + size * (x * cos - y * sin), root[1] + size * (x * sin + y * cos)) for x, y in shape],
        6,
        closed=True,
    )
    stage.fill([(x + size * 0.06, y + size * 0.1) for x, y in line], darker(ink, 0.8), 0.75)
    stage.fill(line, darker(ink, 0.1))
    tip = (root[0] + size * 0.85 * cos, root[1] + size * 0.85 * sin)
    stage.stroke(
        [(root[0] - 0.2, root[1] - 0.3), (tip[0] - 0.2, tip[1] - 0.3)], lighter(ink, 0.7), size * 0.13, 0.9
    )


def rinceau(
    stage: Stage, line: Sequence[Spot], size: float, ink: Ink = GOLD, blossom: Ink | None = None
) -> None:
    """A scroll along a line: a winding stem, in each bend a leafed volute with a blossom at its heart."""
    whole = length(line)
    waves = max(round(whole / (size * 1.5)), 2)
    fine = even(line, waves * 16 + 1)
    stem = aside(fine, lambda t: math.sin(t * waves * math.pi) * size * 0.36)
    thread(stage, stem, max(size * 0.11, 1.2), ink)
    for k in range(waves):
        at = k * 16 + 8
        ahead = math.atan2(fine[at + 1][1] - fine[at - 1][1], fine[at + 1][0] - fine[at - 1][0])
        # The stem bends to its left in even waves, so the volute fills the hollow on its right.
        side = 1 if k % 2 == 0 else -1
        heart = aside(fine, -side * size * 0.20)[at]
        start = ahead - side * math.pi * 0.5
        volute = [
            (heart[0] + math.cos(start + side * j * 0.5) * size * 0.40 * (1 - j / 13),
             heart[1] + math.sin(start + side * j * 0.5) * size * 0.40 * (1 - j / 13))
            for j in range(11)
        ]  # fmt: skip
        thread(stage, smooth(volute, 3), max(size * 0.085, 1.0), ink)
        crest = stem[at]
        out = ahead - side * math.pi / 2
        for turn, long in ((0.0, 0.40), (0.75, 0.34), (-0.75, 0.34)):
            leaf(stage, crest, out + turn, size * long, ink)
        if blossom is not None:
            flower(stage, heart, size * 0.20, blossom, lighter(ink, 0.3))
        else:
            stud(stage, heart, size * 0.11, ink)


def flower(stage: Stage, spot: Spot, size: float, ink: Ink, heart: Ink = GOLD) -> None:
    """A small worked blossom."""
    stage.dot((spot[0] + size * 0.2, spot[1] + size * 0.3), size * 1.05, darker(ink, 0.8), 0.6)
    for k in range(5):
        a = 2 * math.pi * k / 5 - 1.2
        petal = (spot[0] + math.cos(a) * size * 0.55, spot[1] + math.sin(a) * size * 0.55)
        stage.dot(petal, size * 0.5, mix(ink, (255, 250, 240), 0.25 if math.sin(a) < 0 else 0.0))
    stage.dot(spot, size * 0.32, heart)


def stud(stage: Stage, spot: Spot, radius: float, ink: Ink = GOLD) -> None:
    """A round button or bead of metal."""
    x, y = spot
    stage.dot((x + radius * 0.25, y + radius * 0.4), radius * 1.15, darker(ink, 0.85), 0.7)
    stage.dot(spot, radius, darker(ink, 0.25))
    stage.dot((x - radius * 0.15, y - radius * 0.2), radius * 0.68, lighter(ink, 0.18))
    stage.dot((x - radius * 0.32, y - radius * 0.38), radius * 0.3, lighter(ink, 0.85))


def pearls(stage: Stage, line: Sequence[Spot], radius: float) -> None:
    """A string of pearls along a line."""
    for spot in even(line, max(round(length(line) / (radius * 2.05)), 2)):
        stud(stage, spot, radius, PEARL)


def stone(stage: Stage, spot: Spot, radius: float, ink: Ink, setting: Ink = GOLD) -> None:
    """A cut stone in its setting."""
    x, y = spot
    stud(stage, spot, radius * 1.35, setting)
    stage.fill(ring(spot, radius, radius, 8), darker(ink, 0.35))
    stage.fill(ring((x - radius * 0.12, y - radius * 0.15), radius * 0.62, None, 6), lighter(ink, 0.2))
    stage.dot((x - radius * 0.34, y - radius * 0.38), radius * 0.26, (255, 255, 255), 0.95)
    stage.dot((x + radius * 0.3, y + radius * 0.34), radius * 0.2, lighter(ink, 0.6), 0.8)


def galloon(stage: Stage, line: Sequence[Spot], width: float, ink: Ink = GOLD) -> None:
    """A woven border of metal thread: a band, its two cords and a zigzag between them."""
    stage.stroke([(x + 0.6, y + 0.9) for x, y in line], darker(ink, 0.85), width * 1.1, 0.55)
    stage.stroke(line, darker(ink, 0.3), width)
    count = max(round(length(line) / (width * 0.7)), 4)
    spots = even(line, count)
    zigzag: Line = []
    sides = (even(aside(line, width * 0.32), count), even(aside(line, -width * 0.32), count))
    for at in range(len(spots)):
        zigzag.append(sides[at % 2][at])
    stage.stroke(zigzag, lighter(ink, 0.45), width * 0.2)
    for side in sides:
        stage.stroke(side, lighter(ink, 0.25), width * 0.14)
