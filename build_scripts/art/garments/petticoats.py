"""Petticoats: what is sewn on or worked into them, one function for each word of the grammar."""

from __future__ import annotations

from collections.abc import Callable

from art.garments import gold
from art.garments.cloth import Folds, Silk, woven
from art.garments.curves import MIDDLE, Line, Spot, blend, even, mirror, part, smooth
from art.garments.lace import ruffle
from art.garments.silhouettes import WAIST, Silhouette
from art.garments.stage import Stage, darker, lighter, outline
from art.garments.trims import LEAVES, flounce, robing, rose, serpentine, swags
from art.garments.wardrobe import Gown


def paint_petticoat(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    """The petticoat with its pattern of flounces, swags or embroidery."""
    left, right = shape.under, mirror(shape.under)
    top = smooth([left[0], (MIDDLE, WAIST + 10), right[0]])
    width = right[-1][0] - left[-1][0]
    high = shape.hem[len(shape.hem) // 2][1] - WAIST
    folds = Folds(9 if shape.looped else 8, 0.25, 0.8, 0.95, gathers=26, fall=0.3)
    stage.lay(woven(gown.under, folds, width, high, gown.name + "petticoat"), top, right, shape.hem, left)
    frame = outline(top, right, shape.hem, left)
    stage.hollow(frame, darker(gown.under.ground, 0.9), 10, 0.4, 4)
    with stage.inside(frame):
        PETTICOATS[gown.petticoat](stage, gown, shape)
    stage.edge(frame, gown.under.ground)


def _row(shape: Silhouette, t: float) -> Line:
    """A line across the petticoat, a fraction of its height down."""
    top = smooth([(MIDDLE - 14, WAIST + 6), (MIDDLE, WAIST + 12), (MIDDLE + 14, WAIST + 6)])
    left = even(shape.under, 60)[round(t * 59)]
    low = blend(top, shape.hem, t)
    drop = low[30][1] - low[0][1]
    right: Spot = (2 * MIDDLE - left[0], left[1])
    return smooth([left, (MIDDLE, left[1] + drop), right], 30)


def _plain(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    robing(stage, _row(shape, 0.93), 7, gown.trim)


def _flounces(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    silk = Silk(lighter(gown.under.ground, 0.15), sheen=0.35)
    for k, (start, end) in enumerate(((0.56, 0.68), (0.72, 0.84), (0.87, 1.0))):
        flounce(stage, _row(shape, start), _row(shape, end), silk, f"{gown.name}flounce{k}", 17 + 2 * k)


def _flounce(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    silk = Silk(gown.silk.ground)
    flounce(stage, _row(shape, 0.80), _row(shape, 1.0), silk, gown.name + "flounce", 16)
    robing(stage, _row(shape, 0.80), 6, gown.trim)


def _lace(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    for k, (start, end) in enumerate(((0.5, 0.66), (0.68, 0.83), (0.86, 1.0))):
        ruffle(stage, _row(shape, start), _row(shape, end), f"{gown.name}lace{k}", 13 + 2 * k)


def _swags(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    silk = Silk(gown.silk.ground)
    flounce(stage, _row(shape, 0.88), _row(shape, 1.0), silk, gown.name + "flounce", 18)
    swags(stage, part(_row(shape, 0.66), 0.1, 0.9), 5, 20, gown.trim, gown.name)


def _gauze(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    for t, near, far, count, drop in ((0.48, 0.14, 0.86, 3, 26), (0.74, 0.05, 0.95, 4, 30)):
        line = part(_row(shape, t), near, far)
        swags(stage, line, count, drop, gown.trim, f"{gown.name}gauze{t}", sheer=True)


def _gold(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    """Scrolls along the hem, and a tree of them that climbs the middle."""
    metal = gown.metal or gold.GOLD
    for t, size in ((0.88, 21), (0.68, 15)):
        gold.rinceau(stage, part(_row(shape, t), 0.04, 0.96, 80), size, metal, gown.trim)
    gold.galloon(stage, _row(shape, 0.975), 7, metal)
    foot = _row(shape, 0.64)
    for t, lean in ((0.5, 0.0), (0.36, -0.35), (0.64, 0.35)):
        root = foot[round(t * (len(foot) - 1))]
        top = (MIDDLE + (root[0] - MIDDLE) * 0.45, root[1] - 116 + abs(lean) * 130)
        stem = smooth([root, ((root[0] + top[0]) / 2 + lean * 14, (root[1] + top[1]) / 2), top])
        gold.rinceau(stage, stem, 15 if lean else 19, metal, gown.trim)


def _quilted(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    ink = darker(gown.under.ground, 0.55)
    for k in range(-9, 22):
        x = k * 20.0
        for slope in (-1, 1):
            line = [(x + slope * 46, 300.0), (x - slope * 46, 505.0)]
            stage.stroke(line, ink, 0.9, 0.4)
            stage.stroke([(a + 1, b) for a, b in line], lighter(gown.under.ground, 0.6), 0.8, 0.4)
    robing(stage, _row(shape, 0.95), 8, gown.trim)


def _roses(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    robing(stage, _row(shape, 0.86), 8, gown.trim)
    for spot in even(_row(shape, 0.86), 9):
        rose(stage, spot, 6.5, gown.trim, LEAVES)
    serpentine(stage, part(_row(shape, 0.70), 0.08, 0.92), 11, gown.trim)


def _bands(stage: Stage, gown: Gown, shape: Silhouette) -> None:
    for t in (0.62, 0.74, 0.86, 0.97):
        robing(stage, _row(shape, t), 6.5, gown.trim)


PETTICOATS: dict[str, Callable[[Stage, Gown, Silhouette], None]] = {
    "plain": _plain,
    "flounces": _flounces,
    "flounce": _flounce,
    "lace": _lace,
    "swags": _swags,
    "gauze": _gauze,
    "gold": _gold,
    "quilted": _quilted,
    "roses": _roses,
    "bands": _bands,
}
