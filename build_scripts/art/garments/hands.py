"""Hands and what they hold: fans, canes, gloves, a rose, a glass."""

from __future__ import annotations

import math

from art.garments import gold
from art.garments.curves import Line, Spot, ring, smooth, turned
from art.garments.stage import Ink, Stage, darker, flushed, lighter, mix
from art.garments.trims import bow, rose


def _placed(line: list[Spot], wrist: Spot, degrees: float, side: int) -> Line:
    """From the hand's own frame (fingers to the right, thumb up) to where it is."""
    return turned([(wrist[0] + x, wrist[1] + y * side) for x, y in line], degrees, wrist)


def hand(stage: Stage, wrist: Spot, degrees: float, skin: Ink, side: int = 1, closed: bool = False) -> None:
    """A small graceful hand whose fingers point so many degrees clockwise from the right."""
    reach = 5.5 if closed else 11.5
    fingers = []
    for k in range(4):
        y = -3.0 + k * 2.05
        long = reach * (1, 1.08, 1.0, 0.82)[k]
        curl = (2.2 if closed else 1.2) * (k - 0.6)
        fingers.append([(6.0, y), (8 + long * 0.5, y + curl * 0.2), (7 + long, y + curl)])
    thumb = [(2.0, -2.6), (6.0, -6.0), (10.0, -5.6 if closed else -7.0)]
    palm = [(-1.5, -3.4), (3, -4.4), (8, -4.0), (9.5, 0), (8, 4.3), (3, 4.4), (-1.5, 3.2)]
    outline = smooth(_placed(palm, wrist, degrees, side), 5, closed=True)
    edge = darker(skin, 0.62)
    for grown, ink, light in ((1.0, edge, False), (0.0, skin, True)):
        stage.stroke(outline, ink, grown + 0.1, closed=True)
        stage.fill(outline, ink)
        for at, finger in enumerate([*fingers[::-1], thumb]):
            line = _placed(smooth(finger, 5), wrist, degrees, side)
            stage.taper(line, ink, 2.5 + grown, 1.5 + grown)
            stage.dot(line[-1], (1.5 + grown) / 2, ink)
            if light:
                stage.stroke(line, flushed(skin, 0.4) if at % 2 else mix(skin, edge, 0.18), 0.7, 0.7)
    stage.dot(_placed([(3.5, -1.2)], wrist, degrees, side)[0], 3.0, flushed(skin, 0.45), 0.6, 1.2)


def open_fan(
    stage: Stage, pivot: Spot, degrees: float, size: float, ink: Ink, metal: Ink, spread: float = 118
) -> None:
    """An open fan that points so many degrees clockwise from the right."""

    def at(radius: float, angle: float) -> Spot:
        a = math.radians(degrees + angle)
        return (pivot[0] + math.cos(a) * radius, pivot[1] + math.sin(a) * radius)

    half = spread / 2
    count = 11
    rim = [at(size, -half + spread * k / 40) for k in range(41)]
    inner = [at(size * 0.48, -half + spread * k / 40) for k in range(41)]
    stage.shadow([pivot, *rim], blur=4, alpha=0.55, dx=2, dy=4)
    for k in range(count):
        angle = -half + spread * (k + 0.5) / count
        stage.taper([pivot, at(size * 0.56, angle)], darker(metal, 0.55), 1.4, 3.4)
        stage.taper([pivot, at(size * 0.56, angle - 0.7)], lighter(metal, 0.25), 0.8, 2.0)
    stage.glow([*rim, *inner[::-1]], at(size * 0.7, -half * 0.5), size, lighter(ink, 0.5), darker(ink, 0.3))
    for k in range(count * 2):
        a, b = -half + spread * k / (2 * count), -half + spread * (k + 1) / (2 * count)
        pleat = [at(size * 0.48, a), at(size, a), at(size, b), at(size * 0.48, b)]
        stage.fill(pleat, (255, 248, 230) if k % 2 else (30, 10, 10), 0.16)
    gold.thread(stage, [at(size * 0.97, -half + spread * k / 40) for k in range(41)], 1.5, metal)
    gold.thread(stage, [at(size * 0.5, -half + spread * k / 40) for k in range(41)], 1.1, metal)
    for k, angle in enumerate((-half * 0.62, 0.0, half * 0.62)):
        rose(
            stage,
            at(size * 0.74, angle),
            size * (0.11 if k == 1 else 0.085),
            lighter(ink, 0.55) if sum(ink) < 420 else (190, 60, 80),
            (88, 118, 80),
        )
    stage.edge([pivot, *rim], ink, 0.7, 0.6)
    gold.stud(stage, pivot, 1.8, metal)


def closed_fan(stage: Stage, start: Spot, end: Spot, ink: Ink, metal: Ink) -> None:
    """A folded fan from its pivot to its tip."""
    stage.taper([(start[0] + 1, start[1] + 1.5), (end[0] + 1, end[1] + 1.5)], darker(ink, 0.9), 3, 6.4, 0.5)
    stage.taper([start, end], darker(ink, 0.45), 3, 6.2)
    stage.taper([(start[0] - 0.5, start[1] - 0.5), (end[0] - 0.5, end[1] - 0.5)], lighter(ink, 0.3), 1.4, 3.2)
    gold.stud(stage, start, 2, metal)


def cane(stage: Stage, top: Spot, foot: Spot, metal: Ink, ribbon: Ink | None = None) -> None:
    """A walking cane with a gilt knob."""
    stage.stroke([top, foot], (36, 20, 14), 4.2)
    stage.stroke([(top[0] - 0.7, top[1]), (foot[0] - 0.7, foot[1])], (132, 84, 48), 1.4)
    stage.stroke([(foot[0], foot[1] - 9), foot], darker(metal, 0.3), 3.6)
    gold.stud(stage, top, 5, metal)
    gold.thread(stage, [(top[0] - 3, top[1] + 7), (top[0] + 3, top[1] + 7)], 2, metal)
    if ribbon is not None:
        x, y = top[0] + (foot[0] - top[0]) * 0.16, top[1] + (foot[1] - top[1]) * 0.16
        bow(stage, (x, y), 8, ribbon, 1.5)


def flower(stage: Stage, spot: Spot, ink: Ink) -> None:
    """A rose held by its stem."""
    stem = smooth([(spot[0], spot[1] + 26), (spot[0] - 2, spot[1] + 12), spot])
    stage.stroke(stem, (58, 92, 54), 2)
    stage.fill(
        smooth(
            [stem[6], (stem[6][0] + 9, stem[6][1] - 6), (stem[6][0] + 11, stem[6][1] + 1)], 5, closed=True
        ),
        (74, 116, 66),
    )
    rose(stage, spot, 7.5, ink)


def glass(stage: Stage, spot: Spot) -> None:
    """A glass of wine."""
    x, y = spot
    bowl = smooth([(x - 6, y - 16), (x - 5.4, y - 5), (x, y), (x + 5.4, y - 5), (x + 6, y - 16)])
    stage.fill(bowl, (236, 226, 200), 0.5)
    stage.fill(
        smooth([(x - 5.8, y - 11), (x - 5, y - 4), (x, y - 0.5), (x + 5, y - 4), (x + 5.8, y - 11)]),
        (222, 170, 70),
        0.85,
    )
    stage.stroke(bowl, (250, 246, 232), 0.9, 0.9)
    stage.stroke([(x, y), (x, y + 9)], (250, 246, 232), 1.3, 0.9)
    stage.stroke([(x - 4, y + 10), (x + 4, y + 10)], (250, 246, 232), 1.3, 0.9)
    stage.stroke([(x - 3.6, y - 14), (x - 3.4, y - 6)], (255, 255, 255), 1.1, 0.9)


def stick_mask(stage: Stage, grip: Spot, spot: Spot, ink: Ink, metal: Ink) -> None:
    """A second mask on a stick."""
    stage.stroke([grip, spot], darker(metal, 0.5), 2.2)
    stage.stroke([(grip[0] - 0.5, grip[1]), (spot[0] - 0.5, spot[1])], lighter(metal, 0.4), 0.9)
    x, y = spot
    half = [(0, -4), (7, -8), (15, -8), (17, -2), (12, 5), (5, 5), (0, 1)]
    shape = smooth(
        [(x + a, y + b) for a, b in half] + [(x - a, y + b) for a, b in half[::-1][1:-1]], 6, closed=True
    )
    stage.shadow(shape, 2, 0.5)
    stage.glow(shape, (x - 8, y - 6), 26, lighter(ink, 0.4), darker(ink, 0.3))
    for sign in (-1, 1):
        stage.fill(ring((x + sign * 8, y - 1.6), 3.6, 2.2, tilt=-12 * sign), (26, 14, 16))
    gold.thread(stage, [*shape, shape[0]], 1.1, metal)
