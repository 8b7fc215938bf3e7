"""Coats: fronts with their skirts, lining, pockets and mantle, and the waistcoat beneath; no sleeves."""

from __future__ import annotations

from dataclasses import dataclass

from art.garments import gold
from art.garments.cloth import Folds, Silk, woven
from art.garments.curves import MIDDLE, Line, Spot, aside, blend, even, mirror, mirror_if, part, smooth
from art.garments.fronts import paint_edge
from art.garments.lace import ruffle
from art.garments.stage import Stage, darker, lighter, mix, outline
from art.garments.trims import bow, ermine
from art.garments.wardrobe import Coat


@dataclass(frozen=True)
class Cut:
    """The lines of a coat's left front: its outer side and its opening, from the shoulder to the hem."""

    side: Line
    opening: Line
    folds: float


def _cut(side: list[Spot], opening: list[Spot], folds: float) -> Cut:
    return Cut(smooth(side), smooth(opening), folds)


CUTS = {
    "justaucorps": _cut(
        [(119, 129), (120, 160), (127, 200), (129, 222), (106, 262), (72, 330), (46, 392)],
        [(150, 117), (146, 150), (147, 190), (149, 224), (144, 290), (132, 350), (122, 398)],
        4.2,
    ),
    "francaise": _cut(
        [(119, 129), (121, 160), (127, 200), (130, 222), (110, 262), (84, 326), (62, 388)],
        [(150, 117), (142, 148), (143, 186), (146, 218), (136, 270), (122, 330), (110, 392)],
        3.2,
    ),
    "frac": _cut(
        [(119, 129), (121, 160), (128, 200), (131, 220), (116, 258), (96, 322), (80, 384)],
        [(150, 117), (138, 150), (139, 184), (144, 206), (128, 258), (114, 322), (110, 386)],
        2.4,
    ),
    "volante": _cut(
        [(118, 129), (115, 160), (112, 200), (104, 240), (88, 300), (66, 360), (48, 404)],
        [(150, 117), (140, 150), (136, 200), (132, 250), (122, 320), (112, 370), (106, 408)],
        4.6,
    ),
}


def paint_lining(stage: Stage, coat: Coat) -> None:
    """The inside of the coat's back, seen between the skirts."""
    cut = CUTS[coat.cut]
    left = cut.side[56:]
    foot = cut.side[-1]
    hem = smooth([foot, (MIDDLE, foot[1] - 10), (2 * MIDDLE - foot[0], foot[1])])
    shape = [*left, *hem, *mirror(left)[::-1]]
    ink = lighter(coat.silk.ground, 0.25)
    stage.sweep(shape, (MIDDLE, 230), (MIDDLE, 390), (darker(ink, 0.72), darker(ink, 0.36)))
    with stage.inside(shape):
        for k in range(-6, 7):
            stage.stroke([(MIDDLE + k * 5, 250), (MIDDLE + k * 13, 400)], darker(ink, 0.8), 3, 0.35, 1.5)


def paint_waistcoat(stage: Stage, coat: Coat) -> None:
    """The waistcoat, open below its last button, with pockets and buttons."""
    left = smooth(
        [(MIDDLE - 20, 120), (MIDDLE - 24, 160), (MIDDLE - 26, 220), (MIDDLE - 30, 262), (MIDDLE - 33, 306)]
    )
    point = smooth([(MIDDLE - 33, 306), (MIDDLE - 20, 312), (MIDDLE - 9, 306)])
    edge = smooth([(MIDDLE - 9, 306), (MIDDLE - 4, 276), (MIDDLE, 244)])
    half_right = mirror([*left, *point, *edge])[::-1]
    frame = [*left, *point, *edge, *half_right]
    stage.shadow(frame, 3.5, 0.6, 0.5, 4)
    piece = woven(coat.vest, Folds(1.2, 0.06, 0.2, 0.85, fall=0.15), 66, 196, coat.name + "vest", 3)
    with stage.inside(frame):
        stage.spread(piece, MIDDLE - 34, 116, MIDDLE + 34, 314)
        stage.stroke(frame, darker(coat.vest.ground, 0.9), 8, 0.45, 4, closed=True)
    stage.edge(frame, coat.vest.ground)
    _worked(stage, coat, edge, point)
    for k in range(9):
        gold.stud(stage, (MIDDLE + 1.5, 142 + k * 12.2), 2.3, coat.metal or mix(coat.trim, gold.GOLD, 0.4))


def _worked(stage: Stage, coat: Coat, edge: Line, point: Line) -> None:
    """The waistcoat's embroidery and pocket flaps."""
    metal = coat.metal or gold.GOLD
    ink = coat.vest.ground
    for right in (False, True):
        flap: Line = [
            (MIDDLE - 29, 252),
            (MIDDLE - 9, 254),
            (MIDDLE - 10, 264),
            (MIDDLE - 20, 268),
            (MIDDLE - 30, 263),
        ]
        flap = mirror(flap) if right else flap
        stage.shadow(flap, 1.4, 0.4)
        stage.fill(flap, lighter(ink, 0.1))
        stage.edge(flap, ink, 0.7)
        rim = [*point[::-1], *part([*edge, (MIDDLE, 240)], 0, 1, 20)]
        front: Line = [(MIDDLE - 4.5, 236), (MIDDLE - 4.5, 140)]
        if right:
            rim, front = mirror(rim), mirror(front)
        match coat.waistcoat:
            case "gold":
                gold.rinceau(stage, aside(even(front, 30), 4 if right else -4), 11, metal, coat.trim)
                gold.rinceau(
                    stage,
                    [*mirror_if([(MIDDLE - 8, 246), (MIDDLE - 14, 276), (MIDDLE - 20, 300)], right)],
                    11,
                    metal,
                    coat.trim,
                )
                gold.galloon(stage, even(rim, 30), 2.6, metal)
                gold.thread(stage, flap[1:], 1.4, metal)
            case "sprays":
                for y in (160, 184, 208, 232, 284):
                    x = MIDDLE + (13 if right else -13)
                    for a in (-2.3, -1.57, -0.8):
                        gold.leaf(stage, (x, y), a, 8, coat.trim)
                    gold.flower(stage, (x, y + 1), 2.6, lighter(coat.trim, 0.4))
                stage.stroke(even(rim, 30), coat.trim, 1.6)
            case "galloon":
                gold.galloon(stage, even(front, 20), 4, metal)
                gold.galloon(stage, even(rim, 30), 4, metal)
                gold.galloon(stage, even(flap[2:], 12), 3, metal)
            case _:
                stage.stroke(even(rim, 30), darker(coat.trim, 0.3), 1.6)
                stage.stroke(flap[2:], darker(coat.trim, 0.3), 1.4)


def paint_front(stage: Stage, coat: Coat, right: bool) -> None:
    """One front of the coat with its skirt."""
    cut = CUTS[coat.cut]
    side, opening = cut.side, cut.opening
    shoulder = smooth([side[0], (MIDDLE - 28, 121), opening[0]])
    foot, front = side[-1], opening[-1]
    hem = smooth([foot, ((foot[0] + front[0]) / 2, (foot[1] + front[1]) / 2 + 5), front])
    top, bottom, left_line, right_line = shoulder, hem, side, opening
    if right:
        top, bottom = mirror(shoulder)[::-1], mirror(hem)[::-1]
        left_line, right_line = mirror(opening), mirror(side)
    frame = outline(top, right_line, bottom, left_line)
    stage.shadow(frame, 5, 0.65, 1.5, 3)
    folds = Folds(cut.folds, 0.05, 1.0, 0.62, 0.48 if right else -0.42, fall=0.2)
    stage.lay(
        woven(coat.silk, folds, abs(front[0] - foot[0]) + 14, 270, f"{coat.name}front{right}", 2.6),
        top,
        right_line,
        bottom,
        left_line,
    )
    stage.hollow(frame, darker(coat.silk.ground, 0.9), 6, 0.4, 3)
    with stage.inside(frame):
        _pleats(stage, coat, cut, right)
        sign = 1 if right else -1
        stage.stroke(
            mirror_if(smooth([(116, 150), (124, 190), (130, 224)]), right),
            darker(coat.silk.ground, 0.9),
            10,
            0.4 if sign > 0 else 0.25,
            5,
        )
    stage.edge(frame, coat.silk.ground, 0.9)
    if not right:
        stage.rim(frame, 1.3, 0.3)
    paint_edge(stage, coat, opening, hem, right)
    _pocket(stage, coat, cut, right)


def _pleats(stage: Stage, coat: Coat, cut: Cut, right: bool) -> None:
    """The fan of pleats from the hip button."""
    ink = coat.silk.ground
    hip = blend(cut.side, cut.opening, 0.12)[32]
    foot, front = cut.side[-1], cut.opening[-1]
    for k in range(4):
        t = 0.02 + 0.11 * k
        end = (foot[0] + (front[0] - foot[0]) * t, foot[1] + 6)
        line = mirror_if(smooth([hip, ((hip[0] + end[0]) / 2 + 4, (hip[1] + end[1]) / 2 - 4), end]), right)
        stage.stroke(line, darker(ink, 0.9), 3.0, 0.5, 1.2)
        stage.stroke([(x - 3, y) for x, y in line], lighter(ink, 0.6), 2.0, 0.36, 1.0)
    gold.stud(stage, mirror_if([hip], right)[0], 3.2, coat.metal or mix(coat.trim, gold.GOLD, 0.4))


def _pocket(stage: Stage, coat: Coat, cut: Cut, right: bool) -> None:
    """The pocket flap on the skirt, with three buttons."""
    a = blend(cut.side, cut.opening, 0.36)[37]
    b = blend(cut.side, cut.opening, 0.86)[37]
    middle: Spot = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    flap = [
        a,
        b,
        (b[0] + 1, b[1] + 13),
        (middle[0] + 6, middle[1] + 12),
        (middle[0], middle[1] + 18),
        (middle[0] - 7, middle[1] + 13),
        (a[0] - 1, a[1] + 14),
    ]
    shape = mirror_if(flap, right)
    ink = coat.silk.ground
    stage.shadow(shape, 1.8, 0.55)
    stage.sweep(shape, (middle[0], a[1]), (middle[0], a[1] + 18), (lighter(ink, 0.22), darker(ink, 0.15)))
    stage.edge(shape, ink)
    rim = [*shape[1:], shape[0]]
    if coat.metal:
        gold.galloon(stage, even(rim, 24), 2.6, coat.metal)
    elif coat.front in ("braid", "loops"):
        stage.stroke(rim, coat.trim, 2)
    for t in (0.15, 0.5, 0.85):
        x, y = shape[0][0] + (shape[1][0] - shape[0][0]) * t, shape[0][1] + (20 if t == 0.5 else 17)
        gold.stud(stage, (x, y), 2.2, coat.metal or coat.trim)


def paint_jabot(stage: Stage, coat: Coat) -> None:
    """What is worn at the throat."""
    band = smooth([(MIDDLE - 11, 107), (MIDDLE, 110), (MIDDLE + 11, 107)])
    collar = [*band, (MIDDLE + 12, 120), (MIDDLE, 123), (MIDDLE - 12, 120)]
    stage.sweep(
        collar, (MIDDLE - 12, 110), (MIDDLE + 12, 116), ((255, 252, 244), (232, 224, 216), (170, 160, 160))
    )
    for y in (112, 116):
        stage.stroke(smooth([(MIDDLE - 11, y), (MIDDLE, y + 3), (MIDDLE + 11, y)]), (150, 140, 142), 0.8, 0.7)
    falls = {"jabot": 3, "full": 4, "solitaire": 2, "bow": 1, "stock": 1}[coat.jabot]
    for k in range(falls, 0, -1):
        top = smooth([(MIDDLE - 5, 119), (MIDDLE, 121), (MIDDLE + 5, 119)])
        drop, wide = 14.0 * k + 6, 1.7 + 0.55 * k
        low = smooth([(MIDDLE - 5 * wide, 116 + drop), (MIDDLE, 122 + drop), (MIDDLE + 5 * wide, 116 + drop)])
        ruffle(stage, top, low, f"{coat.name}jabot{k}", 4 + k)
    if coat.jabot == "solitaire":
        bow(stage, (MIDDLE, 121), 9, (30, 22, 28), 0.9)
    elif coat.jabot == "bow":
        bow(stage, (MIDDLE, 121), 12, coat.trim, 1.2)
    elif coat.jewels:
        gold.stone(stage, (MIDDLE, 122), 4, coat.stone)


MANTLES = {
    "francaise": (
        smooth([(128, 124), (90, 220), (50, 350), (26, 490)]),
        smooth([(196, 124), (236, 220), (276, 350), (300, 487)]),
        smooth([(26, 490), (80, 502), (MIDDLE, 492), (250, 504), (300, 487)]),
    ),
    "justaucorps": (
        smooth([(126, 124), (96, 170), (62, 250), (34, 340)]),
        smooth([(198, 124), (230, 170), (264, 250), (294, 350)]),
        smooth([(34, 340), (90, 366), (MIDDLE, 372), (236, 376), (294, 350)]),
    ),
    "volante": (
        smooth([(134, 124), (126, 220), (122, 350), (118, 470)]),
        smooth([(196, 124), (246, 230), (286, 360), (318, 490)]),
        smooth([(118, 470), (180, 498), (250, 506), (318, 490)]),
    ),
}
"""Mantles by the cut of their coat, long, short or from one shoulder: left and right side, hem."""


def paint_mantle(stage: Stage, coat: Coat) -> None:
    """The mantle behind a grand coat, lined with a second silk."""
    if not coat.train:
        return
    left, right, bottom = MANTLES[coat.cut]
    top: Line = [left[0], right[0]]
    silk = Silk(darker(coat.silk.ground, 0.32), sheen=0.5)
    stage.lay(
        woven(silk, Folds(9, 0.5, 1.1, 1.1, fall=0.45), 290, 370, coat.name + "mantle", 2),
        top,
        right,
        bottom,
        left,
    )
    frame = outline(top, right, bottom, left)
    stage.hollow(frame, darker(silk.ground, 0.9), 10, 0.5, 5)
    stage.edge(frame, silk.ground)
    metal = coat.metal or gold.GOLD
    for line in (
        aside(even(left, 40), 1),
        aside(even(right, 40), -1),
        [(x, y - 4) for x, y in even(bottom, 60)],
    ):
        ermine(stage, line, 9)
    for line in (
        aside(even(left, 40), -7),
        aside(even(right, 40), 7),
        [(x, y - 13) for x, y in even(bottom, 60)],
    ):
        gold.thread(stage, line, 1.8, metal)
