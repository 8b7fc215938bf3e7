"""A gentleman of the ball in his coat."""

from __future__ import annotations

from art.garments import gold
from art.garments.coats import paint_front, paint_jabot, paint_lining, paint_mantle, paint_waistcoat
from art.garments.cuffs import paint_sleeves
from art.garments.curves import MIDDLE, Spot, ring, smooth
from art.garments.heads import GENTLEMAN, frame, paint_back, paint_head, paint_neck
from art.garments.legs import STOCKING, paint_legs
from art.garments.stage import Ink, Stage, darker, lighter
from art.garments.wardrobe import Coat, Guest

HEAD: Spot = (MIDDLE, 82.0)
TALL = 1.055
"""A gentleman is drawn a little smaller than he stands on the stage."""


def paint_gentleman(stage: Stage, coat: Coat, guest: Guest) -> None:
    """The whole figure, his feet at the foot of the stage."""
    with stage.grown(TALL, (MIDDLE, 507)):
        _gentleman(stage, coat, guest)


def _gentleman(stage: Stage, coat: Coat, guest: Guest) -> None:
    metal = coat.metal or gold.GOLD
    stage.fill(ring((MIDDLE, 503), 78, 6), (10, 6, 10), 0.55, 4)
    paint_mantle(stage, coat)
    with frame(stage, HEAD, GENTLEMAN, guest.turn * 3):
        paint_back(stage, guest)
    _sword(stage, metal)
    paint_lining(stage, coat)
    paint_legs(
        stage, coat.breeches, metal, coat.name, guest.accent if coat.metal else None, lighter(STOCKING, 0.1)
    )
    with frame(stage, HEAD, GENTLEMAN):
        paint_neck(stage, guest, 24)
    paint_waistcoat(stage, coat)
    if coat.jewels:
        _sash(stage, coat)
    for right in (False, True):
        paint_front(stage, coat, right)
    paint_jabot(stage, coat)
    if coat.jewels:
        _star(stage, coat, metal)
    paint_sleeves(stage, coat, guest)
    with frame(stage, HEAD, GENTLEMAN, guest.turn * 4):
        paint_head(stage, guest, True, metal)


def _sword(stage: Stage, metal: Ink) -> None:
    """The small sword at his side, behind the skirts."""
    stage.taper([(MIDDLE + 40, 250), (MIDDLE + 96, 408)], (52, 36, 32), 4.6, 2.4)
    stage.taper([(MIDDLE + 39, 250), (MIDDLE + 95, 408)], (128, 96, 80), 1.4, 0.8)
    gold.stud(stage, (MIDDLE + 96, 409), 2.4, metal)


def _sash(stage: Stage, coat: Coat) -> None:
    sash = smooth([(MIDDLE - 26, 118), (MIDDLE - 4, 176), (MIDDLE + 30, 240)])
    stage.stroke([(x + 1, y + 2) for x, y in sash], darker(coat.stone, 0.85), 9, 0.5, 1)
    stage.stroke(sash, coat.stone, 8.5)
    stage.stroke([(x - 2, y) for x, y in sash], lighter(coat.stone, 0.5), 1.6, 0.7)


def _star(stage: Stage, coat: Coat, metal: Ink) -> None:
    x, y = MIDDLE + 29, 178.0
    for a in range(8):
        gold.leaf(stage, (x, y), a * 0.785, 8, metal)
    gold.stone(stage, (x, y), 3, coat.stone, metal)
