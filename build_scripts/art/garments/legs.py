"""A gentleman below his waistcoat: breeches, stockings with clocks, shoes with red heels and buckles."""

from __future__ import annotations

from art.garments import gold
from art.garments.cloth import Folds, Silk, woven
from art.garments.curves import MIDDLE, Line, Spot, smooth
from art.garments.stage import Ink, Stage, darker, lighter, outline
from art.garments.trims import bow

STOCKING: Ink = (240, 234, 224)
SHOE: Ink = (40, 28, 28)


def paint_legs(
    stage: Stage, breeches: Silk, metal: Ink, name: str, ribbon: Ink | None = None, stocking: Ink = STOCKING
) -> None:
    """Both legs: the right one set forward and turned out."""
    _leg(
        stage,
        breeches,
        metal,
        name + "left",
        (MIDDLE - 15, 284),
        (MIDDLE - 20, 388),
        (MIDDLE - 22, 474),
        -1,
        ribbon,
        stocking,
    )
    _leg(
        stage,
        breeches,
        metal,
        name + "right",
        (MIDDLE + 17, 284),
        (MIDDLE + 24, 390),
        (MIDDLE + 29, 480),
        1,
        ribbon,
        stocking,
    )


def _leg(
    stage: Stage, breeches: Silk, metal: Ink, name: str, hip: Spot, knee: Spot, ankle: Spot, sign: int,
    ribbon: Ink | None, stocking: Ink,
) -> None:  # fmt: skip
    (kx, ky), (ax, ay) = knee, ankle
    left = smooth(
        [
            (kx - 11.5, ky - 4),
            (kx - 11, ky + 18),
            (ax - 11.5, (ky + ay) / 2 - 2),
            (ax - 7.4, ay - 20),
            (ax - 6, ay + 4),
        ]
    )
    right = smooth(
        [
            (kx + 11.5, ky - 4),
            (kx + 11.5, ky + 18),
            (ax + 11.5, (ky + ay) / 2 - 4),
            (ax + 7.4, ay - 20),
            (ax + 6.4, ay + 4),
        ]
    )
    calf = outline([left[0], right[0]], right, [left[-1], right[-1]], left)
    piece = woven(Silk(stocking, sheen=0.5), Folds(0.4, 0.05, 0.05, 1.25, fall=0.2), 24, 94, name + "calf", 3)
    stage.lay(piece, [left[0], right[0]], right, [left[-1], right[-1]], left)
    stage.edge(calf, stocking, 0.8, 0.8)
    clock = [(ax + sign * 5, ay - 4.0), (ax + sign * 7, ay - 22.0)]
    gold.thread(stage, clock, 1.0, metal)
    gold.leaf(stage, clock[1], -1.57, 6, metal)
    _shoe(stage, ankle, sign, metal)
    _breech(stage, breeches, metal, name, hip, knee, sign, ribbon)


def _breech(
    stage: Stage, breeches: Silk, metal: Ink, name: str, hip: Spot, knee: Spot, sign: int, ribbon: Ink | None
) -> None:
    (hx, hy), (kx, ky) = hip, knee
    left = smooth([(hx - 17, hy - 20), (hx - 17, hy + 20), (kx - 14, ky - 40), (kx - 12.5, ky + 3)])
    right = smooth([(hx + 17, hy - 20), (hx + 17, hy + 20), (kx + 14, ky - 40), (kx + 12.5, ky + 3)])
    top: Line = [left[0], right[0]]
    bottom = smooth([left[-1], (kx, ky + 6), right[-1]])
    stage.shadow(outline(top, right, bottom, left), 2.5, 0.5, 0.5, 3)
    stage.lay(
        woven(breeches, Folds(1.4, 0.12, 0.3, 1.2, fall=0.15), 30, 124, name, 3), top, right, bottom, left
    )
    frame = outline(top, right, bottom, left)
    stage.hollow(frame, darker(breeches.ground, 0.9), 6, 0.4, 3)
    stage.edge(frame, breeches.ground)
    band = smooth([(kx - 13, ky + 1), (kx, ky + 4.5), (kx + 13, ky + 1)])
    stage.stroke(band, darker(breeches.ground, 0.6), 5.4)
    stage.stroke(band, lighter(breeches.ground, 0.1), 3.6)
    if ribbon is not None:
        bow(stage, (kx + sign * 10, ky + 4), 7, ribbon, 0.9)
    else:
        gold.stud(stage, (kx + sign * 9, ky + 3), 2.8, metal)
    for k in range(3):
        gold.stud(stage, (kx + sign * 10.5, ky - 8.0 - 9 * k), 1.8, metal)


def _shoe(stage: Stage, ankle: Spot, sign: int, metal: Ink) -> None:
    x, y = ankle
    heel = [(x - sign * 7, y + 14), (x + sign * 1, y + 15), (x + sign * 0, y + 25), (x - sign * 6, y + 25)]
    stage.fill(heel, (150, 30, 34))
    side: list[Spot] = [(-8, 2), (0, -1), (8, 1), (15, 12), (26, 19), (27, 24), (12, 24), (2, 19), (-8, 16)]
    shoe = smooth([(x + sign * a, y + b) for a, b in side], 7, closed=True)
    stage.glow(shoe, (x - 6, y), 36, lighter(SHOE, 0.32), SHOE)
    stage.edge(shoe, SHOE, 0.8)
    stage.stroke(
        smooth([(x + sign * 13, y + 13), (x + sign * 22, y + 19)]), lighter(SHOE, 0.6), 1.4, 0.6, 0.6
    )
    tongue = smooth(
        [
            (x - 5 + sign * 2, y - 5),
            (x + 5 + sign * 2, y - 5),
            (x + sign * 11 + 3, y + 8),
            (x + sign * 6 - 3, y + 9),
        ],
        5,
        closed=True,
    )
    stage.glow(tongue, (x - 3, y - 4), 16, lighter(SHOE, 0.35), SHOE)
    buckle = [
        (x + sign * 3 - 4, y + 3.5),
        (x + sign * 4 + 4, y + 2.0),
        (x + sign * 8 + 4, y + 8.6),
        (x + sign * 7 - 4, y + 10),
    ]
    gold.thread(stage, [*buckle, buckle[0]], 2.0, metal)
