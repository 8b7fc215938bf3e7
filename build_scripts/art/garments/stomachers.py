"""Stomachers: the pointed piece before the bodice, one function for each word of the grammar."""

from __future__ import annotations

from collections.abc import Callable

from art.garments import gold
from art.garments.cloth import Folds, woven
from art.garments.curves import MIDDLE, aside, mirror, part, smooth
from art.garments.lace import ruffle
from art.garments.silhouettes import POINT
from art.garments.stage import Stage, darker, lighter
from art.garments.trims import LEAVES, bow, robing, rose
from art.garments.wardrobe import Gown


def paint_stomacher(stage: Stage, gown: Gown) -> None:
    """The stomacher, what it wears, and the edges of the bodice beside it."""
    left = smooth([(MIDDLE - 22, 160), (MIDDLE - 16, 200), (MIDDLE - 6, 240), (MIDDLE, POINT + 1)])
    frame = [*left, *mirror(left)[::-1]]
    piece = woven(gown.under, Folds(1, 0.05, 0.05, 0.95, fall=0.05), 44, 100, gown.name + "stomacher", 3)
    with stage.inside(frame):
        stage.spread(piece, MIDDLE - 24, 158, MIDDLE + 24, 260)
    stage.hollow(frame, darker(gown.under.ground, 0.9), 4, 0.5, 2)
    STOMACHERS[gown.stomacher](stage, gown)
    edging = aside(part(left, 0.12, 1), 2.5)
    for line in (edging, mirror(edging)):
        if gown.metal:
            gold.galloon(stage, line, 4.4, gown.metal)
        else:
            robing(stage, line, 4.4, gown.trim)
    if gown.jewels:
        for y, radius in ((180, 5.0), (206, 4.0), (228, 3.2)):
            gold.stone(stage, (MIDDLE, y), radius, gown.stone)


def _plain(stage: Stage, gown: Gown) -> None:
    for k in range(4):
        half, y = 17 - k * 3.6, 184 + k * 17
        stage.stroke(smooth([(MIDDLE - half, y), (MIDDLE, y + 5), (MIDDLE + half, y)]), gown.trim, 3)


def _bows(stage: Stage, gown: Gown) -> None:
    """The ladder of bows, the widest above."""
    for k, y in enumerate((182, 199, 215, 230, 243)):
        bow(stage, (MIDDLE, y), 14.5 - 2.2 * k, gown.trim, 0.55)


def _gold(stage: Stage, gown: Gown) -> None:
    metal = gown.metal or gold.GOLD
    gold.rinceau(stage, smooth([(MIDDLE, 178), (MIDDLE, 215), (MIDDLE, 250)]), 13, metal, gown.trim)
    for sign in (-1, 1):
        side = smooth([(MIDDLE + sign * 14, 178), (MIDDLE + sign * 9, 205), (MIDDLE + sign * 3, 236)])
        gold.rinceau(stage, side, 6, metal)


def _laced(stage: Stage, gown: Gown) -> None:
    for k in range(7):
        y, half = 180 + k * 10.5, 15 - k * 1.9
        stage.stroke([(MIDDLE - half, y), (MIDDLE + half, y + 6)], gown.trim, 2)
        stage.stroke([(MIDDLE + half, y), (MIDDLE - half, y + 6)], lighter(gown.trim, 0.3), 2)


def _lace(stage: Stage, gown: Gown) -> None:
    for k in range(5):
        y, half = 178 + k * 14.5, 19 - k * 3.0
        upper = smooth([(MIDDLE - half, y), (MIDDLE, y + 3), (MIDDLE + half, y)])
        ruffle(stage, upper, [(x, b + 15) for x, b in upper], f"{gown.name}stomacher{k}", 6)


def _buttons(stage: Stage, gown: Gown) -> None:
    for k in range(8):
        gold.stud(stage, (MIDDLE, 182 + k * 9), 2.6, gown.metal or gown.trim)


def _rose(stage: Stage, gown: Gown) -> None:
    for sign in (-1, 1):
        robing(stage, [(MIDDLE + sign * 9, 186), (MIDDLE + sign * 3, 240)], 5, gown.trim)
    rose(stage, (MIDDLE, 184), 9, gown.trim, LEAVES)


STOMACHERS: dict[str, Callable[[Stage, Gown], None]] = {
    "plain": _plain,
    "bows": _bows,
    "gold": _gold,
    "laced": _laced,
    "lace": _lace,
    "buttons": _buttons,
    "rose": _rose,
}
