"""A gentleman's arms: sleeves to the wrist, great cuffs, ruffles, hands and what they hold."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.garments import gold, hands
from art.garments.cloth import Folds, woven
from art.garments.curves import MIDDLE, Line, Spot, aside, even, mirror, part, smooth
from art.garments.hats import under_arm
from art.garments.lace import ruffle
from art.garments.stage import Stage, darker, lighter, mix, outline
from art.garments.wardrobe import Coat, Guest

SHOULDER: Spot = (MIDDLE - 40, 138)


@dataclass(frozen=True)
class Arm:
    """How one arm is held, as seen on the left: elbow, wrist, where the fingers point, what it holds."""

    elbow: Spot
    wrist: Spot
    fingers: float
    holds: str = ""


HIP = Arm((80, 202), (122, 232), 40)
CANE = Arm((90, 206), (66, 250), 100, "cane")
BOSOM = Arm((92, 206), (140, 196), 0)
HANGING = Arm((98, 212), (90, 268), 96)
HAT = Arm((92, 206), (124, 232), 10, "hat")
GESTURE = Arm((88, 200), (46, 206), 196)
TOAST = Arm((86, 200), (66, 154), -96, "glass")
ROSE = Arm((92, 206), (126, 170), -50, "rose")
MASK = Arm((86, 202), (74, 152), -84, "mask")
BOW = Arm((92, 206), (134, 218), 14)

POSES: dict[str, tuple[Arm, Arm]] = {
    "cane": (HIP, CANE),
    "hip": (HIP, HANGING),
    "bosom": (BOSOM, HIP),
    "hat": (HAT, GESTURE),
    "greet": (GESTURE, HIP),
    "toast": (HIP, TOAST),
    "rose": (ROSE, CANE),
    "mask": (MASK, HAT),
    "stroll": (CANE, HAT),
    "bow": (BOW, GESTURE),
    "calm": (HANGING, HANGING),
    "proud": (HIP, HIP),
    "show": (TOAST, CANE),
}
"""How both arms are held: the left one, and the right one as if it were the left."""


def paint_sleeves(stage: Stage, coat: Coat, guest: Guest) -> None:
    """Both arms with sleeve, cuff and hand."""
    left, right = POSES[guest.pose]
    for arm, is_right in ((left, False), (right, True)):
        _arm(stage, coat, guest, arm, is_right)


PINNED = Arm((88, 208), (66, 254), 100)
ON_FORM: dict[str, tuple[Arm, Arm]] = {
    "francaise": (HANGING, HANGING),
    "justaucorps": (HIP, PINNED),
    "frac": (HANGING, HIP),
    "volante": (PINNED, PINNED),
}
"""How the empty sleeves of each cut are pinned on a tailor's form."""


def form_sleeves(stage: Stage, coat: Coat) -> None:
    """Both sleeves empty, as on a tailor's form."""
    for arm, is_right in zip(ON_FORM[coat.cut], (False, True), strict=True):
        _ruffles(stage, coat, arm, is_right)
        paint_sleeve(stage, coat, arm, is_right)


def _seen(line: Line, right: bool) -> Line:
    return mirror(line) if right else line


def _arm(stage: Stage, coat: Coat, guest: Guest, arm: Arm, right: bool) -> None:
    metal = coat.metal or gold.GOLD
    wrist = _seen([arm.wrist], right)[0]
    fingers = 180 - arm.fingers if right else arm.fingers
    away = 1 if right else -1
    if arm.holds == "hat":
        under_arm(stage, (wrist[0] + away * 18, wrist[1] + 2), metal)
    if arm.holds == "cane":
        hands.cane(
            stage, (wrist[0] + away * 3, wrist[1] + 4), (wrist[0] + away * 14, 502), metal, guest.accent
        )
    if arm.holds == "rose":
        hands.flower(stage, (wrist[0] - away * 6, wrist[1] - 22), guest.accent)
    if arm.holds == "mask":
        hands.stick_mask(
            stage, (wrist[0], wrist[1] + 4), (wrist[0] + away * 12, wrist[1] - 40), guest.mask_ink, metal
        )
    hands.hand(stage, wrist, fingers, guest.skin, -1 if right else 1, closed=bool(arm.holds))
    if arm.holds == "glass":
        hands.glass(stage, (wrist[0], wrist[1] - 10))
    _ruffles(stage, coat, arm, right)
    paint_sleeve(stage, coat, arm, right)


def _ruffles(stage: Stage, coat: Coat, arm: Arm, right: bool) -> None:
    (ex, ey), (wx, wy) = arm.elbow, arm.wrist
    long = math.hypot(wx - ex, wy - ey)
    dx, dy = (wx - ex) / long, (wy - ey) / long
    start, end = (wx - dx * 12, wy - dy * 12), (wx + dx * 3, wy + dy * 3)
    top: Line = [(start[0] - dy * 8, start[1] + dx * 8), (start[0] + dy * 8, start[1] - dx * 8)]
    low: Line = [(end[0] - dy * 11.5, end[1] + dx * 11.5 + 3), (end[0] + dy * 11.5, end[1] - dx * 11.5 + 3)]
    middle = ((low[0][0] + low[1][0]) / 2 + dx * 3, (low[0][1] + low[1][1]) / 2 + dy * 3 + 2)
    ruffle(
        stage,
        _seen(even(top, 10), right),
        _seen(smooth([low[0], middle, low[1]]), right),
        f"{coat.name}wrist{right}",
        5,
    )


def paint_sleeve(stage: Stage, coat: Coat, arm: Arm, right: bool) -> None:
    """The sleeve and its cuff."""
    (ex, ey), (wx, wy) = arm.elbow, arm.wrist
    bend = smooth(
        [
            SHOULDER,
            ((SHOULDER[0] + ex) / 2 - 5, (SHOULDER[1] + ey) / 2),
            (ex, ey),
            ((ex + wx) / 2, (ey + wy) / 2 + 2),
            (wx, wy),
        ]
    )
    axis = even(part(bend, 0, 0.9), 50)
    left = aside(axis, lambda t: -(13.0 - 2.6 * t + 1.4 * math.sin(math.pi * t)))
    other = aside(axis, lambda t: 12.5 - 2.2 * t + 1.0 * math.sin(math.pi * t))
    # The sleeve is set in between the tip of the shoulder and the armpit.
    left = even(smooth([(MIDDLE - 39, 126), (MIDDLE - 49, 133), *left[14::4], left[-1]]), 50)
    other = even(smooth([(MIDDLE - 36, 162), *other[16::4], other[-1]]), 50)
    a, b = (other, left) if right else (left, other)
    left_line, right_line = _seen(a, right), _seen(b, right)
    bottom = [left_line[-1], right_line[-1]]
    seam = _seen([(MIDDLE - 34, 142)], right)[0]
    top = smooth([left_line[0], seam, right_line[0]])
    frame = outline(top, right_line, bottom, left_line)
    stage.shadow(frame, 4, 0.6, 1, 3.5)
    folds = Folds(1.4, 0.2, 0.3, 1.25, 0.2 if right else -0.1, fall=0.12)
    stage.lay(
        woven(coat.silk, folds, 28, 140, f"{coat.name}sleeve{right}", 2.6),
        top,
        right_line,
        bottom,
        left_line,
        fine=44,
    )
    ink = coat.silk.ground
    with stage.inside(frame):
        for t in (0.42, 0.5, 0.57, 0.15):
            k = round(t * 49)
            p, q = left_line[k], right_line[k]
            crease = smooth([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 3), q])
            stage.stroke(crease, darker(ink, 0.9), 2.4, 0.32, 1.1)
            stage.stroke([(x, y - 2.4) for x, y in crease], lighter(ink, 0.7), 1.4, 0.26, 0.9)
        stage.stroke(frame, darker(ink, 0.9), 5, 0.4, 2.5, closed=True)
    stage.edge(frame, ink, 0.9)
    _cuff(stage, coat, axis, right)


def _cuff(stage: Stage, coat: Coat, axis: Line, right: bool) -> None:
    start, upper, lower = {
        "boot": (0.68, 21, 16),
        "deep": (0.60, 19, 17),
        "round": (0.80, 14.5, 14),
        "sailor": (0.76, 15.5, 14.5),
    }[coat.cuff]
    piece = even(part(axis, start, 1), 12)
    sides = [
        aside(piece, lambda t: upper + (lower - upper) * t),
        aside(piece, lambda t: -(upper + (lower - upper) * t)),
    ]
    left_line, right_line = (_seen(sides[0], True), _seen(sides[1], True)) if right else (sides[1], sides[0])
    rim = smooth(
        [
            left_line[0],
            ((left_line[0][0] + right_line[0][0]) / 2, (left_line[0][1] + right_line[0][1]) / 2 - 3),
            right_line[0],
        ]
    )
    foot = [left_line[-1], right_line[-1]]
    frame = outline(rim, right_line, foot, left_line)
    plain = coat.front == "lapels"
    silk = coat.vest if plain else coat.silk
    stage.shadow(frame, 3, 0.6, 0.6, 3)
    stage.lay(
        woven(silk, Folds(0.8, 0.08, 0.08, 1.15, fall=0.05), 40, 34, f"{coat.name}cuff{right}", 3),
        rim,
        right_line,
        foot,
        left_line,
        fine=16,
    )
    stage.hollow(frame, darker(silk.ground, 0.9), 4, 0.4, 2)
    stage.edge(frame, silk.ground, 0.9)
    metal = coat.metal or gold.GOLD
    inner = [(x, y) for x, y in even(part([*rim], 0.06, 0.94), 16)]
    axis_x, axis_y = piece[-1][0] - piece[0][0], piece[-1][1] - piece[0][1]
    if right:
        axis_x = -axis_x
    size = math.hypot(axis_x, axis_y) or 1
    inward = [(x + axis_x / size * 4, y + axis_y / size * 4) for x, y in inner]
    match coat.front:
        case "galloon":
            gold.galloon(stage, inward, 5, metal)
        case "embroidered":
            gold.rinceau(
                stage,
                [(x + axis_x / size * 5, y + axis_y / size * 5) for x, y in inward],
                12,
                metal,
                coat.trim,
            )
            gold.thread(stage, inner, 1.8, metal)
        case "braid" | "loops":
            stage.stroke(inward, darker(coat.trim, 0.4), 4.4)
            stage.stroke(inward, coat.trim, 3)
        case _:
            stage.stroke(inward, lighter(silk.ground, 0.45), 1.2, 0.8)
    if coat.cuff != "round":
        for t in (0.22, 0.5, 0.78):
            at = inward[round(t * 15)]
            spot = (at[0] + axis_x / size * 7, at[1] + axis_y / size * 7)
            gold.stud(stage, spot, 2.6, coat.metal or mix(coat.trim, gold.GOLD, 0.3))
