"""Garments as small signs: a gown, a coat, either of them, in neutral cloth or in the silk of a colour."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia

from art.signs.bench import Bench, Field, Weave
from art.signs.outlines import Spot, disc, mirror, placed, shape, smooth, whole
from art.signs.silk import Silk, silk_of
from art.signs.stuffs import GOLD, IVORY, PAPER
from art.signs.weaves import DOTS, LOZENGES, SPRIGS, STRIPES, woven

PITCHES = (12.0, 14.5, 20.0, 18.0)
"""How far apart the figures of a pattern are: few and large, for garments seen as small as a figure."""


def _cloth(silk: Silk, at: Spot, scale: float) -> tuple[Weave, ...]:
    if silk.pattern is None:
        return ()
    pitch = PITCHES[silk.pattern] * scale
    return (
        Weave(
            woven(silk.pattern, pitch, at[0] + 32 * scale - 32, at[1] + 32 * scale - 32), silk.figure, 0.08
        ),
    )


def gown(bench: Bench, silk: Silk, at: Spot = (0, 0), scale: float = 1) -> None:
    """A gown over panniers, open over its petticoat."""

    def put(path: skia.Path) -> skia.Path:
        return placed(path, *at, scale)

    def folds(x: Field, y: Field) -> Field:
        u, v = (x - at[0]) / scale - 32, (y - at[1]) / scale
        reach: Field = np.clip((v - 26) / 14, 0, 1)
        return scale * 0.8 * reach * np.cos(u / (5 + np.clip(v - 26, 0, 40) * 0.62) * 9.2)

    cloth = _cloth(silk, at, scale)
    edge = max(scale, 0.7)
    sleeve = smooth([(24.6, 8.4), (18, 10), (13, 19), (11, 25), (17.6, 28), (21, 22), (24, 18)], closed=True)
    frill = smooth([(10.4, 24), (6.6, 32), (12, 31), (15, 34), (18.6, 28)], closed=True)
    for path in (frill, mirror(frill)):
        bench.piece(put(shape(path)), IVORY, 3 * scale, 1.1, edge * 0.8)
    for path in (sleeve, mirror(sleeve)):
        bench.piece(put(shape(path)), silk.ground, 4 * scale, 1.1, edge, 0.5, cloth)
    petticoat = whole(smooth([(32, 26), (24, 34), (18, 48), (16, 60), (32, 61.6)]))
    bench.piece(put(shape(petticoat)), PAPER, 3 * scale, 0.8, edge, 0.4, (), folds)
    skirt = smooth(
        [(30, 27), (22, 27.6), (9, 32), (3, 44), (1.8, 60), (9, 61.4), (20, 61), (22.6, 47), (28, 35)],
        closed=True,
    )
    for path in (skirt, mirror(skirt)):
        bench.piece(put(shape(path)), silk.ground, 5 * scale, 0.9, edge, 0.5, cloth, folds)
    bodice = whole(smooth([(32, 11.4), (27, 7.6), (23.6, 7.6), (23, 16), (25.6, 24), (27, 28), (32, 33)]))
    bench.piece(put(shape(bodice)), silk.ground, 5 * scale, 1, edge, 0.4, cloth)
    stomacher = whole([(32, 11.6), (27.6, 10), (29.6, 24), (32, 31)])
    bench.piece(put(shape(stomacher)), PAPER, 2 * scale, 1, edge * 0.6, 0.3)
    for y in (15, 20, 25):
        bench.piece(put(disc((32, y), 2.0)), GOLD, 1.6 * scale, 1.2, 0.4, 0.2)


def coat(bench: Bench, silk: Silk, at: Spot = (0, 0), scale: float = 1) -> None:
    """A frock coat with wide cuffs over a waistcoat."""

    def put(path: skia.Path) -> skia.Path:
        return placed(path, *at, scale)

    cloth = _cloth(silk, at, scale)
    edge = max(scale, 0.7)
    sleeve = smooth([(21, 7), (14, 11), (8, 24), (4, 38), (11, 42), (17, 28), (22, 20)], closed=True)
    for path in (sleeve, mirror(sleeve)):
        bench.piece(put(shape(path)), silk.ground, 4 * scale, 1.1, edge, 0.5, cloth)
    cuff = smooth([(6, 31), (1.6, 40), (10.6, 45), (15, 35)], closed=True)
    frill = smooth([(2.6, 41), (3.4, 47), (9.6, 48.6), (10.4, 44)], closed=True)
    for path in (frill, mirror(frill)):
        bench.piece(put(shape(path)), IVORY, 2 * scale, 1.1, edge * 0.7)
    for path in (cuff, mirror(cuff)):
        bench.piece(put(shape(path)), PAPER, 2.4 * scale, 1.1, edge)
    waistcoat = whole(smooth([(32, 8), (26, 9), (24, 30), (23, 48), (32, 50)]))
    bench.piece(put(shape(waistcoat)), PAPER, 3 * scale, 0.9, edge)
    for y in (22, 29, 36, 43):
        bench.piece(put(disc((32, y), 1.7)), GOLD, 1.4 * scale, 1.2, 0.4, 0.2)
    front = smooth(
        [
            (27, 5),
            (20.6, 7),
            (18, 16),
            (20, 28),
            (14, 44),
            (10, 60),
            (20, 62),
            (27, 60),
            (26, 40),
            (28, 26),
            (26, 14),
        ],
        closed=True,
    )
    for path in (front, mirror(front)):
        bench.piece(put(shape(path)), silk.ground, 5 * scale, 1, edge, 0.5, cloth)
    lace = smooth([(28, 5), (32, 7), (36, 5), (37, 11), (34, 20), (32, 17), (30, 20), (27, 11)], closed=True)
    bench.piece(put(shape(lace)), IVORY, 2.4 * scale, 1.2, edge * 0.8)


def garment(bench: Bench) -> None:
    """A coat and a gown: either of them."""
    coat(bench, silk_of(None), (26, 1.6), 0.58)
    gown(bench, silk_of(None), (0.2, 14.4), 0.76)


def _sign(draw: Callable[..., None], number: int | None, classic: bool = False) -> Callable[[Bench], None]:
    return lambda bench: draw(bench, silk_of(number, classic))


SIGNS: dict[str, Callable[[Bench], None]] = {
    "gown": _sign(gown, None),
    "coat": _sign(coat, None),
    "garment": garment,
}
for _suffix, _classic in (("", False), ("_classic", True)):
    SIGNS[f"blue_gown{_suffix}"] = _sign(gown, STRIPES, _classic)
    SIGNS[f"pink_coat{_suffix}"] = _sign(coat, DOTS, _classic)
    SIGNS[f"green_gown{_suffix}"] = _sign(gown, LOZENGES, _classic)
    SIGNS[f"orange_coat{_suffix}"] = _sign(coat, SPRIGS, _classic)
