"""Gowns: petticoat, skirts with their robings, bodice with its stomacher; sleeves are the arms' matter."""

from __future__ import annotations

from collections.abc import Callable

from art.garments import gold
from art.garments.cloth import Folds, Silk, woven
from art.garments.curves import MIDDLE, Line, Spot, aside, even, mirror, smooth
from art.garments.lace import ruffle
from art.garments.petticoats import paint_petticoat
from art.garments.silhouettes import POINT, SILHOUETTES, WAIST, Silhouette
from art.garments.stage import Stage, darker, lighter, outline
from art.garments.stomachers import paint_stomacher
from art.garments.trims import LEAVES, bow, ermine, flounce, robing, rose, serpentine
from art.garments.wardrobe import Gown

SIDE = smooth([(MIDDLE - 37, 150), (MIDDLE - 37, 168), (MIDDLE - 33, 196), (MIDDLE - 22, WAIST)])
"""The bodice's left side, from the armhole to the waist."""
FRONT = smooth([(MIDDLE - 22, WAIST), (MIDDLE - 10, 246), (MIDDLE, POINT)])


def paint_train(stage: Stage, gown: Gown) -> None:
    """The train that lies on the floor behind a grand gown."""
    if not gown.train:
        return
    top = smooth([(60, 330), (MIDDLE, 320), (264, 330)])
    left = smooth([(60, 330), (34, 420), (6, 478), (2, 500)])
    right = smooth([(264, 330), (292, 410), (318, 466), (322, 498)])
    bottom = smooth([(2, 500), (60, 507), (MIDDLE, 500), (262, 509), (322, 498)])
    piece = woven(gown.silk, Folds(11, 0.5, 1.2, 1.0, fall=0.5), 320, 190, gown.name + "train")
    stage.lay(piece, top, right, bottom, left)
    stage.edge(outline(top, right, bottom, left), gown.silk.ground)
    if gown.metal:
        gold.galloon(stage, even([(x, y - 5) for x, y in bottom], 60), 5, gown.metal)


def paint_skirts(stage: Stage, gown: Gown) -> None:
    """Petticoat and skirts."""
    shape = SILHOUETTES[gown.silhouette]
    paint_petticoat(stage, gown, shape)
    for right in (False, True):
        _skirt(stage, gown, shape, right)


def _skirt(stage: Stage, gown: Gown, shape: Silhouette, right: bool) -> None:
    side, front, hem = shape.side, shape.opening, shape.over_hem
    waist = smooth([side[0], ((side[0][0] + front[0][0]) / 2, (side[0][1] + front[0][1]) / 2 + 1), front[0]])
    if right:
        side, front = mirror(side), mirror(front)
        top, bottom = mirror(waist)[::-1], mirror(hem)[::-1]
        left_line, right_line = front, side
    else:
        top, bottom, left_line, right_line = waist, hem, side, front
    frame = outline(top, right_line, bottom, left_line)
    stage.shadow(frame, blur=5, alpha=0.6, dx=0, dy=3)
    wide = abs(bottom[-1][0] - bottom[0][0]) + (40 if shape.looped else 10)
    high = max(line[-1][1] for line in (side, front)) - WAIST
    folds = Folds(
        shape.folds, 0.35, 0.95, 0.55, 0.52 if right else -0.52, gathers=12, fall=0.28,
        lean=0.5 * (1 if right else -1) if shape.looped else 0,
    )  # fmt: skip
    stage.lay(
        woven(gown.silk, folds, wide, high, f"{gown.name}skirt{right}"), top, right_line, bottom, left_line
    )
    stage.hollow(frame, darker(gown.silk.ground, 0.85), 7, 0.4, 3)
    if shape.looped:
        _looped(stage, gown, side, front, bottom, right)
    if not right:
        stage.rim(frame, 1.4, 0.4)
    stage.edge(frame, gown.silk.ground, 0.9)
    _robed(stage, gown, front, bottom, shape.looped, right)


def _looped(stage: Stage, gown: Gown, side: Line, front: Line, hem: Line, right: bool) -> None:
    """The festoons of a polonaise: creases towards the cord that draws it up, and a ruffle at its edge."""
    sign = 1 if right else -1
    knot = (MIDDLE + sign * 88, 352.0)
    frame = [*side, *front[::-1]]
    with stage.inside([*frame, *hem]):
        for k in range(6):
            start = (MIDDLE + sign * (30 + k * 18), 262.0 + 4 * k)
            line = smooth([start, ((start[0] + knot[0]) / 2 + sign * (8 - 6 * k), 330 + 3 * k), knot])
            stage.stroke(line, darker(gown.silk.ground, 0.8), 4, 0.34, 2)
            stage.stroke([(x - 3, y - 2) for x, y in line], lighter(gown.silk.ground, 0.6), 2.2, 0.34, 1.2)
    low = [(x, y + 13) for x, y in hem]
    flounce(stage, hem, low, Silk(gown.trim, sheen=0.4), f"{gown.name}festoon{right}", 11)
    bow(stage, (knot[0], knot[1] + 10), 12, gown.trim)


def _robed(stage: Stage, gown: Gown, front: Line, hem: Line, looped: bool, right: bool) -> None:
    """The trim down the front edge of the skirt, and the gold along its hem."""
    ROBINGS[gown.robing](stage, gown, front, right)
    if gown.metal and not looped:
        gold.galloon(stage, [(x, y - 5) for x, y in even(hem, 30)], 5, gown.metal)


def _seam(front: Line, right: bool) -> Line:
    """Where a band is sewn on: beside the front edge, on the skirt."""
    return aside(even(front, 40), 3.5 if right else -3.5)


def _plain(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    line = _seam(front, right)
    stage.stroke(line, darker(gown.trim, 0.5), 3.6)
    stage.stroke(line, gown.trim, 2.6)


def _ruched(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    robing(stage, _seam(front, right), 9, gown.trim)


def _serpentine(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    line = _seam(front, right)
    stage.stroke(line, darker(gown.silk.ground, 0.4), 1, 0.5)
    serpentine(stage, line, 13, gown.trim, lighter(gown.trim, 0.3))


def _lace(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    """A ruffle that widens towards the hem."""
    sign = 1 if right else -1
    edge = even(front, 40)
    ruffle(stage, edge, aside(edge, lambda t: (6 + 9 * t) * sign), f"{gown.name}robe{right}", 17)


def _gold(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    """Scrolls that swing out towards the hem, and a galloon along the edge."""
    sign = 1 if right else -1
    metal = gown.metal or gold.GOLD
    gold.rinceau(stage, aside(even(front, 60), lambda t: (8 + 8 * t) * sign), 18, metal, gown.trim)
    gold.galloon(stage, aside(even(front, 40), 1.5 * sign), 4, metal)


def _roses(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    line = _seam(front, right)
    robing(stage, line, 7, gown.trim)
    for spot in even(line, 7)[1:]:
        rose(stage, spot, 6, lighter(gown.trim, 0.15), LEAVES)


def _bows(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    """A ribbon with bows, the largest below."""
    line = _seam(front, right)
    stage.stroke(line, gown.trim, 3)
    for k, spot in enumerate(even(line, 6)[1:]):
        bow(stage, spot, 8 + k, gown.trim, 0.8)


def _ermine(stage: Stage, gown: Gown, front: Line, right: bool) -> None:
    ermine(stage, _seam(front, right), 10)


ROBINGS: dict[str, Callable[[Stage, Gown, Line, bool], None]] = {
    "plain": _plain,
    "ruched": _ruched,
    "serpentine": _serpentine,
    "lace": _lace,
    "gold": _gold,
    "roses": _roses,
    "bows": _bows,
    "ermine": _ermine,
}
"""One function for each word of the grammar: each trims the front edge of the left or the right skirt."""


def paint_bodice(stage: Stage, gown: Gown) -> None:
    """The bodice with its stomacher, and the lace at the neckline."""
    neck = neckline(gown.neckline)
    left, right = SIDE, mirror(SIDE)
    bottom = [*FRONT, *mirror(FRONT)[::-1]]
    shoulders = [left[0], *neck, right[0]]
    frame = [*shoulders, *right, *bottom[::-1], *left[::-1]]
    stage.shadow([*left[28:], *bottom, *right[28:][::-1]], blur=4, alpha=0.55, dx=0, dy=4)
    piece = woven(gown.silk, Folds(2, 0.12, 0.1, 1.15, fall=0.05), 78, 112, gown.name + "bodice", 3)
    top: Line = [(MIDDLE - 38, 138), (MIDDLE + 38, 138)]
    with stage.inside(frame):
        stage.lay(piece, top, [(MIDDLE + 38, 138), *right], bottom, [(MIDDLE - 38, 138), *left])
        paint_stomacher(stage, gown)
        stage.stroke(right, darker(gown.silk.ground, 0.9), 10, 0.5, 4)
        stage.stroke(left, darker(gown.silk.ground, 0.9), 4, 0.35, 2.5)
    stage.edge(frame, gown.silk.ground, 0.8)
    tucker = even(neck, 40)
    ruffle(
        stage, tucker, [(MIDDLE + (x - MIDDLE) * 0.97, y + 5) for x, y in tucker], gown.name + "tucker", 13
    )
    if gown.neckline == "fichu":
        for sign in (-1, 1):
            scarf = smooth([(MIDDLE + sign * 34, 142), (MIDDLE + sign * 22, 158), (MIDDLE, 184)])
            inner = smooth([(MIDDLE + sign * 18, 138), (MIDDLE + sign * 10, 156), (MIDDLE, 176)])
            ruffle(stage, inner, scarf, f"{gown.name}fichu{sign}", 9)
        bow(stage, (MIDDLE, 183), 8, gown.trim)


def neckline(kind: str) -> Line:
    """The upper edge of the bodice between the shoulder straps, from left to right."""
    half: dict[str, list[Spot]] = {
        "square": [(-31, 143), (-27, 160), (-24, 172), (-12, 175), (0, 176)],
        "heart": [(-32, 143), (-29, 162), (-20, 169), (-9, 169), (0, 176)],
        "round": [(-34, 145), (-28, 160), (-19, 170), (-9, 174), (0, 175)],
        "fichu": [(-30, 142), (-24, 156), (-16, 166), (-8, 172), (0, 174)],
        "off": [(-38, 152), (-31, 163), (-20, 169), (-9, 172), (0, 173)],
    }
    left = smooth([(MIDDLE + x, y) for x, y in half[kind]])
    return [*left, *mirror(left)[::-1]]
