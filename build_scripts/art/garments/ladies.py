"""A lady of the ball in her gown."""

from __future__ import annotations

from art.garments import gold
from art.garments.arms import paint_arms
from art.garments.curves import MIDDLE, mirror, ring, smooth
from art.garments.gowns import paint_bodice, paint_skirts, paint_train
from art.garments.heads import LADY, frame, paint_back, paint_head, paint_neck
from art.garments.lace import ruffle
from art.garments.silhouettes import SILHOUETTES
from art.garments.stage import Stage, darker, flushed, lighter
from art.garments.trims import bow
from art.garments.wardrobe import Gown, Guest

HEAD = (MIDDLE, 90.0)


def paint_lady(stage: Stage, gown: Gown, guest: Guest) -> None:
    """The whole figure, her feet at the foot of the stage."""
    metal = gown.metal or gold.GOLD
    stage.fill(
        ring((MIDDLE, 500), 140 if not SILHOUETTES[gown.silhouette].looped else 96, 8), (10, 6, 10), 0.5, 4
    )
    paint_train(stage, gown)
    if SILHOUETTES[gown.silhouette].looped:
        _shoes(stage, gown)
    paint_skirts(stage, gown)
    with frame(stage, HEAD, LADY, guest.turn * 3):
        paint_back(stage, guest)
    _chest(stage, guest)
    with frame(stage, HEAD, LADY):
        paint_neck(stage, guest, 42)
    _necklace(stage, gown, guest)
    paint_bodice(stage, gown)
    paint_arms(stage, gown, guest)
    with frame(stage, HEAD, LADY, guest.turn * 4):
        paint_head(stage, guest, False, metal)


def _shoes(stage: Stage, gown: Gown) -> None:
    y = 494.0
    for sign in (-1, 1):
        x = MIDDLE + sign * 20
        leg = [(x - 5, 466.0), (x + 5, 466.0), (x + 4, y), (x - 4, y)]
        stage.sweep(leg, (x - 6, y), (x + 6, y), ((255, 250, 240), (226, 214, 204), (150, 136, 134)))
        shoe = smooth(
            [
                (x - 7 + sign, y - 4),
                (x, y - 7),
                (x + 7 + sign, y - 4),
                (x + sign * 12, y + 5),
                (x + sign * 6, y + 8),
                (x - sign * 5, y + 6),
            ],
            7,
            closed=True,
        )
        stage.glow(shoe, (x - 4, y - 5), 20, lighter(gown.trim, 0.4), darker(gown.trim, 0.3))
        stage.edge(shoe, gown.trim)
        gold.stud(stage, (x + sign * 2, y - 1), 2.4)


def _chest(stage: Stage, guest: Guest) -> None:
    skin = guest.skin
    left = smooth(
        [(MIDDLE - 9, 128), (MIDDLE - 20, 138), (MIDDLE - 37, 146), (MIDDLE - 37, 166), (MIDDLE - 26, 184)]
    )
    shape = [*left, *mirror(left)[::-1]]
    stage.glow(shape, (MIDDLE - 14, 150), 80, flushed(skin, 0.42), darker(skin, 0.3))
    with stage.inside(shape):
        stage.stroke(shape, darker(skin, 0.6), 6, 0.32, 3, closed=True)
        for sign in (-1, 1):
            bone = smooth([(MIDDLE + sign * 3, 143), (MIDDLE + sign * 14, 140), (MIDDLE + sign * 28, 141)])
            stage.stroke(bone, darker(skin, 0.55), 1.6, 0.3, 0.9)
            stage.stroke([(x, y - 1.8) for x, y in bone], flushed(skin, 0.8), 1.4, 0.45, 0.8)
            stage.dot((MIDDLE + sign * 12 - 3, 166), 9, flushed(skin, 0.75), 0.5, 4)
        stage.taper(
            smooth([(MIDDLE + 0.5, 162), (MIDDLE + 0.5, 170), (MIDDLE, 182)]), darker(skin, 0.55), 0.6, 3, 0.5
        )
        stage.fill(
            smooth(
                [(MIDDLE + 22, 140), (MIDDLE + 40, 150), (MIDDLE + 34, 184), (MIDDLE + 24, 184)],
                6,
                closed=True,
            ),
            darker(skin, 0.6),
            0.3,
            5,
        )
    stage.edge(shape, skin, 0.7, 0.6)


def _necklace(stage: Stage, gown: Gown, guest: Guest) -> None:
    y = 121.0
    line = smooth([(MIDDLE - 7, y), (MIDDLE, y + 2.4), (MIDDLE + 7, y)])
    low = smooth([(MIDDLE - 12, y + 14), (MIDDLE, y + 24), (MIDDLE + 12, y + 14)])
    match guest.necklace:
        case "ribbon":
            stage.stroke(line, darker(guest.accent, 0.5), 4)
            stage.stroke(line, guest.accent, 3)
            bow(stage, (MIDDLE, y + 4), 5.5, guest.accent, 0.7)
        case "black":
            stage.stroke(line, (26, 18, 22), 3.4)
            gold.stud(stage, (MIDDLE, y + 7), 2.4, gold.PEARL)
        case "pearls":
            gold.pearls(stage, line, 2.0)
            gold.pearls(stage, low, 2.0)
        case "jewels":
            gold.thread(stage, low, 1.4, gown.metal or gold.GOLD)
            for at, radius in ((6, 2.0), (14, 3.4), (22, 2.0)):
                gold.stone(stage, low[at], radius, gown.stone, gown.metal or gold.GOLD)
            gold.pearls(stage, line, 1.8)
        case _:
            ruff = smooth([(MIDDLE - 9, y - 2), (MIDDLE, y + 1), (MIDDLE + 9, y - 2)])
            ruffle(stage, ruff, [(MIDDLE + (x - MIDDLE) * 1.5, b + 8) for x, b in ruff], "ruff", 7)
