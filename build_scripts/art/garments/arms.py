"""A lady's arms: sleeve to the elbow, its flounce, the falls of lace, the forearm and the hand."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.garments import gold, hands
from art.garments.cloth import Folds, Silk, woven
from art.garments.curves import MIDDLE, Line, Spot, aside, blend, even, mirror, smooth
from art.garments.lace import ruffle
from art.garments.stage import Ink, Stage, darker, flushed, lighter, outline
from art.garments.trims import bow, flounce, robing
from art.garments.wardrobe import Gown, Guest


@dataclass(frozen=True)
class Arm:
    """How one arm is held, as seen on the left side: elbow, wrist, where the fingers point, what it holds."""

    elbow: Spot
    wrist: Spot
    fingers: float
    holds: str = ""


REST = Arm((98, 218), (74, 252), 128)
LAP = Arm((100, 216), (146, 244), 28)
FOLDED = Arm((100, 214), (142, 232), 20)
RAISED = Arm((96, 214), (106, 164), -70, "fan")
SHOWN = Arm((90, 214), (62, 182), -120, "fan")
GREETING = Arm((88, 206), (48, 214), 190)
LIFTED = Arm((96, 220), (66, 264), 100, "skirt")
CHEST = Arm((100, 214), (136, 186), -30)
LOW = Arm((97, 220), (84, 266), 96, "closed")
TOAST = Arm((92, 212), (76, 170), -95, "glass")
SNIFF = Arm((96, 212), (120, 166), -70, "rose")
MASKING = Arm((92, 212), (84, 166), -80, "mask")

POSES: dict[str, tuple[Arm, Arm]] = {
    "rest": (REST, REST),
    "lap": (LAP, LAP),
    "fan": (REST, RAISED),
    "show": (SHOWN, LAP),
    "greet": (GREETING, LOW),
    "skirts": (LIFTED, LIFTED),
    "chest": (CHEST, LOW),
    "toast": (TOAST, REST),
    "sniff": (SNIFF, LIFTED),
    "mask": (LAP, MASKING),
    "open": (GREETING, SHOWN),
    "fold": (FOLDED, RAISED),
}
"""How both arms are held: the left one, and the right one as if it were the left."""


def paint_arms(stage: Stage, gown: Gown, guest: Guest) -> None:
    """Both arms with their sleeves."""
    left, right = POSES[guest.pose]
    metal = gown.metal or gold.GOLD
    for arm, is_right in ((left, False), (right, True)):
        _forearm(stage, arm, guest, gown, metal, is_right)
    if left in (LAP, FOLDED) and right in (LAP, FOLDED):
        hands.closed_fan(stage, (MIDDLE - 4, 240), (MIDDLE + 26, 288), guest.accent, metal)
    for is_right in (False, True):
        paint_sleeve(stage, gown, (right if is_right else left).elbow, is_right)


def _seen(line: Line, right: bool) -> Line:
    return mirror(line) if right else line


def _forearm(stage: Stage, arm: Arm, guest: Guest, gown: Gown, metal: Ink, right: bool) -> None:
    bend = even([arm.elbow, arm.wrist], 12)
    left = aside(bend, lambda t: 8.6 - 5.2 * t + 1.2 * math.sin(3 * t))
    other = aside(bend, lambda t: -(8.6 - 5.2 * t + 1.2 * math.sin(3 * t)))
    shape = _seen([*left, *other[::-1]], right)
    wrist = _seen([arm.wrist], right)[0]
    fingers = 180 - arm.fingers if right else arm.fingers
    stage.shadow(shape, 4, 0.5, 1, 4)
    if arm.holds == "fan":
        hands.open_fan(stage, wrist, fingers, 40, guest.accent, metal)
    if arm.holds == "rose":
        hands.flower(stage, (wrist[0] + (-6 if right else 6), wrist[1] - 24), guest.accent)
    if arm.holds == "mask":
        hands.stick_mask(
            stage,
            (wrist[0], wrist[1] + 6),
            (wrist[0] + (14 if right else -14), wrist[1] - 44),
            guest.accent,
            metal,
        )
    skin = guest.skin
    stage.sweep(
        shape,
        (wrist[0] - 9, wrist[1] - 4),
        (wrist[0] + 10, wrist[1] + 6),
        (flushed(skin, 0.4), skin, darker(skin, 0.3)),
    )
    stage.edge(shape, skin, 0.7, 0.7)
    if arm.holds == "closed":
        hands.closed_fan(
            stage, wrist, (wrist[0] + (16 if right else -16), wrist[1] + 52), guest.accent, metal
        )
    hands.hand(stage, wrist, fingers, skin, -1 if right else 1, closed=arm.holds not in ("", "skirt"))
    if arm.holds == "glass":
        hands.glass(stage, (wrist[0], wrist[1] - 12))
    if gown.jewels:
        band = [(x, y) for x, y in (shape[9], shape[-10])]
        gold.pearls(stage, band, 1.7)


def paint_sleeve(stage: Stage, gown: Gown, elbow: Spot, right: bool) -> None:
    """The sleeve from the shoulder to the elbow and what falls from it; `elbow` as if on the left."""
    ex, ey = elbow
    axis = smooth(
        [(MIDDLE - 37, 148), ((MIDDLE - 37) * 0.5 + ex * 0.5 - 3, 148 * 0.5 + ey * 0.5), (ex, ey + 4)]
    )
    outer = aside(even(axis, 30), lambda t: -(11.0 + 2.2 * math.sin(math.pi * min(t * 1.6, 1)) + 0.6 * t))
    inner = aside(even(axis, 30), lambda t: 10.5 + 1.0 * t)
    outer[0] = (MIDDLE - 34, 141)
    top = smooth([outer[0], (MIDDLE - 33, 148), inner[0]])
    bottom = smooth([outer[-1], (ex - 1, ey + 7), inner[-1]])
    if gown.sleeve == "sabot":
        _puffs(stage, gown, outer, inner, right)
    else:
        _cloth(stage, gown, top, outer, inner, bottom, right)
    _falls(stage, gown, bottom, right)
    cuff = _seen(bottom, right)
    if right:
        cuff = cuff[::-1]
    match gown.sleeve:
        case "pagoda" | "triple":
            low = [
                (x + (x - ex) * 0.35 if not right else x + (x - (2 * MIDDLE - ex)) * 0.35, y + 13)
                for x, y in cuff
            ]
            flounce(
                stage,
                [(x, y - 3) for x, y in cuff],
                low,
                Silk(lighter(gown.silk.ground, 0.1), sheen=0.45),
                f"{gown.name}cuff{right}",
                6,
            )
            if gown.metal:
                gold.galloon(stage, even([(x, y - 3) for x, y in cuff], 12), 3.4, gown.metal)
            else:
                robing(stage, even([(x, y - 3) for x, y in cuff], 20), 4.6, gown.trim)
        case "bow":
            robing(stage, even(cuff, 20), 5, gown.trim)
            bow(stage, (cuff[len(cuff) // 2][0], cuff[len(cuff) // 2][1] - 4), 9, gown.trim, 1.0)
        case _:
            robing(stage, even(cuff, 20), 5.5, gown.trim)


def _cloth(stage: Stage, gown: Gown, top: Line, outer: Line, inner: Line, bottom: Line, right: bool) -> None:
    top, bottom = _seen(top, right), _seen(bottom, right)
    left_line, right_line = (_seen(inner, True), _seen(outer, True)) if right else (outer, inner)
    if right:
        top, bottom = top[::-1], bottom[::-1]
    frame = outline(top, right_line, bottom, left_line)
    stage.shadow(frame, 3.5, 0.55, 1, 3)
    folds = Folds(1.6, 0.22, 0.35, 1.25, 0.25 if right else -0.1, fall=0.1)
    stage.lay(
        woven(gown.silk, folds, 26, 80, f"{gown.name}sleeve{right}", 3), top, right_line, bottom, left_line
    )
    with stage.inside(frame):
        ink = gown.silk.ground
        for t in (0.18, 0.62, 0.78, 0.9):
            at = round(t * 39)
            a, b = even(left_line, 40)[at], even(right_line, 40)[at]
            crease = smooth([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4), b])
            stage.stroke(crease, darker(ink, 0.85), 2, 0.28, 1)
            stage.stroke([(x - 0.5, y - 2) for x, y in crease], lighter(ink, 0.7), 1.3, 0.25, 0.8)
        stage.stroke(frame, darker(ink, 0.9), 5, 0.35, 2.4, closed=True)
    stage.edge(frame, gown.silk.ground, 0.8)


def _puffs(stage: Stage, gown: Gown, outer: Line, inner: Line, right: bool) -> None:
    """A sleeve drawn together into three puffs."""
    ink = gown.silk.ground
    for k in range(3, 0, -1):
        a, b = even(outer, 31)[(k - 1) * 10 : k * 10 + 1], even(inner, 31)[(k - 1) * 10 : k * 10 + 1]
        left = aside(a, lambda t: -4 * math.sin(math.pi * t))
        puff = _seen([*left, *aside(b, lambda t: 4 * math.sin(math.pi * t))[::-1]], right)
        middle = _seen(blend(a, b, 0.4, 11), right)[5]
        stage.shadow(puff, 3, 0.5)
        stage.glow(puff, (middle[0] - 5, middle[1] - 6), 24, lighter(ink, 0.5), darker(ink, 0.42))
        for spot in even([a[-1], b[-1]], 7):
            seen = _seen([spot], right)[0]
            stage.taper(
                [seen, ((seen[0] + middle[0]) / 2, (seen[1] + middle[1]) / 2)],
                darker(ink, 0.7),
                1.4,
                0.2,
                0.6,
            )
        stage.edge(puff, ink, 0.8)
        robing(stage, _seen(even([a[-1], b[-1]], 9), right), 4, gown.trim)


def _falls(stage: Stage, gown: Gown, cuff: Line, right: bool) -> None:
    """Engageantes: falls of lace, longest first, deeper at the elbow's outer side."""
    layers = {"single": 1, "sabot": 1, "bow": 2, "double": 2, "pagoda": 2, "triple": 3}[gown.sleeve]
    ex = cuff[len(cuff) // 2][0]
    for k in range(layers, 0, -1):
        drop = 14 + 13 * k
        low = [
            (x + (x - ex) * (0.35 + 0.12 * k) - 1.5 * k, y + drop * (1.0 - 0.38 * at / (len(cuff) - 1)))
            for at, (x, y) in enumerate(cuff)
        ]
        top, bottom = _seen(cuff, right), _seen(low, right)
        if right:
            top, bottom = top[::-1], bottom[::-1]
        ruffle(stage, top, bottom, f"{gown.name}fall{k}{right}", 5 + k)
