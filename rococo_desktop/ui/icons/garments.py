"""Garments: the gown à la française and the justaucorps, plain, trimmed or gold, in any pattern."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, moved, smooth, whole
from rococo_desktop.ui.icons.patterns import DOTS, LOZENGES, SPRIGS, STRIPES, patterned
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import BRIGHT_GOLD, DARK_GOLD, IVORY, PARQUET, Paint

LINE = 1.9
PITCH = (6.4, 7.2, 10.5, 9.5)
"""How wide each pattern repeats on a garment."""


class Grade(IntEnum):
    """How rich a garment looks: by its prestige."""

    PLAIN = 0
    TRIMMED = 1
    GOLD = 2


def gown(pattern: int | None, grade: Grade) -> Callable[[Pen], None]:
    """A robe à la française: panniers, stomacher with bows, petticoat, sleeves with engageantes."""

    def draw(pen: Pen) -> None:
        trim = BRIGHT_GOLD if grade is Grade.GOLD else IVORY
        _skirt(pen, pattern, grade, trim)
        _sleeves(pen, pattern, trim)
        _bodice(pen, pattern, grade, trim)

    return draw


def _skirt(pen: Pen, pattern: int | None, grade: Grade, trim: Paint) -> None:
    side = smooth([(28, 27), (19, 27.5), (9, 31), (5, 39), (3.5, 49), (2, 59)])
    hem = smooth([(2, 59), (12, 61.5), (22, 61), (32, 62.2)])
    skirt = whole([*side, *hem[1:]])
    pen.outlined(skirt, None, LINE)
    if pattern is not None:
        patterned(pen, skirt, pattern, PITCH[pattern])
    with pen.within(skirt) as layer:
        for path in (smooth([(20, 28), (13, 42), (10, 62)]), smooth([(25, 29), (20, 44), (17, 62)])):
            for fold in (path, mirror(path)):
                layer.line(fold, 1.5, (0, 0, 0, 70))
        shadow = smooth([(10, 30), (5, 40), (1, 62), (8, 64), (11, 44), (14, 33)], closed=True)
        layer.shape(shadow, (0, 0, 0, 46))
        layer.shape(mirror(shadow), (0, 0, 0, 64))
    front = whole([(31, 27), *smooth([(30, 29), (25, 43), (19, 61.4)])])
    pen.shape(front, shade(pen.paint, 0.74))
    with pen.within(front) as layer:
        for y in (60, 53) if grade is Grade.PLAIN else (60, 53, 46):
            for at in range(8):
                centre = (14.5 + at * 5, y)
                layer.shape(arc(centre, 3.2, 3.2, 0, 180), trim)
                layer.line(arc(centre, 2.9, 2.9, 0, 180), 1.1, pen.dark)
            layer.line([(10, y), (54, y)], 1.5, pen.dark)
    robing = smooth([(30, 28), (25, 43), (19, 61.4)])
    width = (2, 3.6, 4.4)[grade]
    for edge in (robing, mirror(robing)):
        pen.line(edge, width, DARK_GOLD if grade is Grade.GOLD else pen.dark)
        pen.line(edge, width - 1.6, trim if grade else pen.light)
    if grade is Grade.GOLD:
        with pen.within(skirt) as layer:
            for at in range(16):
                layer.disc((2 + at * 4, 58.6), 1.9, BRIGHT_GOLD)
    pen.loop(skirt, LINE)


def _sleeves(pen: Pen, pattern: int | None, trim: Paint) -> None:
    sleeve = smooth(
        [(22.5, 9.5), (16, 13), (11.5, 20), (10, 25), (17.5, 27.5), (21, 21), (24.5, 17)], closed=True
    )
    ruffle = smooth(
        [(10, 24), (6, 27), (3.5, 33), (8, 32.5), (10, 34.5), (13, 32.4), (16.5, 34), (18, 27)], closed=True
    )
    for arm, lace in ((sleeve, ruffle), (mirror(sleeve), mirror(ruffle))):
        pen.outlined(lace, IVORY, 1.6)
        pen.outlined(arm, None, LINE)
        if pattern is not None:
            patterned(pen, arm, pattern, PITCH[pattern])
            pen.loop(arm, LINE)
    band: list[Spot] = [(9.6, 24.4), (17.6, 27)]
    for edge in (band, mirror(band)):
        pen.line(edge, 2.2, trim)


def _bodice(pen: Pen, pattern: int | None, grade: Grade, trim: Paint) -> None:
    body = whole(smooth([(24, 8), (22.6, 12), (24, 20), (27.5, 28.4), (30, 29.5)]))
    pen.outlined(body, None, LINE)
    if pattern is not None:
        patterned(pen, body, pattern, PITCH[pattern])
        pen.loop(body, LINE)
    stomacher = whole([(27, 10.5), (29, 22), (31.4, 30.5)])
    pen.outlined(stomacher, shade(pen.paint, 0.78), 1.2, pen.dark)
    for at, y in enumerate((14.5, 19.5, 24.5)[: 1 + grade]):
        reach = 3.4 - at * 0.7
        bow = [
            (32, y),
            (32 - reach, y - 1.9),
            (32 - reach, y + 1.9),
            (32, y),
            (32 + reach, y - 1.9),
            (32 + reach, y + 1.9),
        ]
        pen.shape(bow, DARK_GOLD if grade is Grade.GOLD else pen.dark)
        pen.disc((32, y), 1.1, trim)
    pen.outlined(whole(smooth([(24, 6.6), (26, 11.5), (32, 12.6)])), IVORY, 1.2)
    pen.cut(whole(smooth([(26.4, 3), (27.8, 8.6), (32, 9.6)])))
    if grade is Grade.GOLD:
        pen.disc((32, 12.4), 1.8, BRIGHT_GOLD)


def coat(pattern: int | None, grade: Grade) -> Callable[[Pen], None]:
    """A justaucorps: flared skirts, great cuffs, buttons, an embroidered waistcoat and a jabot."""

    def draw(pen: Pen) -> None:
        trim = BRIGHT_GOLD if grade is Grade.GOLD else IVORY
        _breeches(pen)
        _waistcoat(pen, grade)
        for flip in (False, True):
            _front(pen, pattern, grade, trim, flip)
        for flip in (False, True):
            _arm(pen, pattern, grade, trim, flip)
        _jabot(pen, grade)

    return draw


def _breeches(pen: Pen) -> None:
    leg = [(23, 44), (23.5, 56), (29.5, 56), (31, 44)]
    stocking = [(24, 56), (24.5, 62.5), (29, 62.5), (29.4, 56)]
    for path, paint in ((stocking, IVORY), (leg, pen.dark)):
        pen.outlined(path, paint, 1.6)
        pen.outlined(mirror(path), paint, 1.6)


def _waistcoat(pen: Pen, grade: Grade) -> None:
    vest = whole([(25, 9), (24.5, 30), (23, 47), (31, 49)])
    pen.outlined(vest, shade(pen.paint, 0.74), 1.6)
    gold = grade is not Grade.PLAIN
    for at in range(7):
        pen.disc((32, 19 + at * 4.4), 1.4, DARK_GOLD if gold else pen.ink)
    if grade is Grade.GOLD:
        for x in (27.2, 36.8):
            for at in range(7):
                pen.disc((x, 19 + at * 4.2), 1.2, BRIGHT_GOLD)
    pen.line([(32, 41), (32, 49)], 1.4)


def _front(pen: Pen, pattern: int | None, grade: Grade, trim: Paint, flip: bool) -> None:
    outer = smooth([(26, 6), (19, 8.5), (16, 12), (18, 22), (19.4, 30), (16, 40), (11.5, 54)])
    hem = smooth([(11.5, 54), (17, 56), (23.5, 55.6)])
    edge = smooth([(23.5, 55.6), (25.4, 44), (27.6, 31), (27.4, 18), (28.6, 7)])
    path = [*outer, *hem[1:], *edge[1:]]
    opening = edge
    if flip:
        path, opening = mirror(path), mirror(opening)
    pen.outlined(path, None, LINE)
    if pattern is not None:
        patterned(pen, path, pattern, PITCH[pattern])
    pleat = smooth([(19.4, 31), (19, 42), (16.5, 56)])
    shadow = smooth([(18, 20), (19, 31), (15, 44), (11, 56), (16, 56), (20, 42), (21, 30)], closed=True)
    with pen.within(path) as layer:
        layer.shape(mirror(shadow) if flip else shadow, (0, 0, 0, 60))
        layer.line(mirror(pleat) if flip else pleat, 1.4, (0, 0, 0, 110))
        layer.line(opening, (3, 5, 7)[grade], trim if grade else pen.light)
        if grade is Grade.GOLD:
            layer.line(opening, 1.4, DARK_GOLD)
    pen.loop(path, LINE)
    for at in range(6):
        x = 25.2 - at * 0.1 if at < 3 else 24.9 - (at - 3) * 0.9
        y = 18 + at * 5.4
        pen.disc((64 - x if flip else x, y), 1.3, DARK_GOLD if grade else pen.ink)


def _arm(pen: Pen, pattern: int | None, grade: Grade, trim: Paint, flip: bool) -> None:
    sleeve = smooth(
        [(19.6, 8.4), (14.6, 10.5), (11.4, 17), (9, 30), (7.6, 38), (15.6, 39.6), (18.4, 27), (19.8, 18)],
        closed=True,
    )
    ruffle = smooth(
        [(7, 43), (5.4, 48.5), (8, 47.6), (10, 49.6), (12, 47.8), (14.2, 49), (14.4, 43)], closed=True
    )
    cuff = smooth([(6, 34), (3.6, 43.6), (9.6, 45.6), (16, 46), (17.8, 36.4), (12, 35.6)], closed=True)
    if flip:
        sleeve, ruffle, cuff = mirror(sleeve), mirror(ruffle), mirror(cuff)
    pen.outlined(ruffle, IVORY, 1.4)
    pen.outlined(sleeve, None, LINE)
    if pattern is not None:
        patterned(pen, sleeve, pattern, PITCH[pattern])
        pen.loop(sleeve, LINE)
    pen.outlined(cuff, trim if grade is Grade.GOLD else shade(pen.paint, 0.74 if grade else 0.4), LINE)
    for at in range(3):
        x = 7.6 + at * 3.3
        pen.disc((64 - x if flip else x, 40.4), 1.2, DARK_GOLD if grade else pen.ink)


def _jabot(pen: Pen, grade: Grade) -> None:
    pen.outlined(whole([(26, 4.5), (26, 8.6), (31, 9.6)]), IVORY, 1.5)
    pen.blob(
        [
            (29, 8.6),
            (26.6, 13),
            (28.6, 14.4),
            (27.6, 19),
            (30.6, 18.8),
            (32, 22),
            (33.4, 18.8),
            (36.4, 19),
            (35.4, 14.4),
            (37.4, 13),
            (35, 8.6),
        ],
        IVORY,
        1.4,
    )
    if grade is Grade.GOLD:
        pen.disc((32, 10.6), 2, BRIGHT_GOLD)


def garment(pen: Pen) -> None:
    """A tailor's form on its stand: any garment."""
    for foot in ([(32, 50), (18, 61)], [(32, 50), (46, 61)], [(32, 46), (32, 61)]):
        pen.line(foot, 4.6)
        pen.line(foot, 1.6, shade(PARQUET, 0.35))
    body = whole(
        smooth(
            [(28.6, 9), (27.6, 13), (18, 17), (15.5, 24), (20, 31), (22, 36), (17, 46), (18, 51), (31, 52)]
        )
    )
    pen.outlined(body)
    pen.line([(32, 11), (32, 51)], 1.6, pen.dark)
    pen.stroke([(22, 36), (32, 38), (42, 36)], 1.6, pen.dark)
    pen.stroke([(17, 22), (32, 27), (47, 22)], 1.6, pen.dark)
    pen.outlined(moved(arc((0, 0), 5.4, 4.6, 0, 360), 32, 6), shade(PARQUET, 0.35))


_GOWNS = (("blue", STRIPES), ("green", LOZENGES))
_COATS = (("pink", DOTS), ("orange", SPRIGS))

SIGNS = {
    "gown": gown(None, Grade.TRIMMED),
    "coat": coat(None, Grade.TRIMMED),
    "garment": garment,
    **{f"{name}_gown": gown(pattern, Grade.TRIMMED) for name, pattern in _GOWNS},
    **{f"{name}_coat": coat(pattern, Grade.TRIMMED) for name, pattern in _COATS},
    **{f"{name}_gown_{int(grade)}": gown(pattern, grade) for name, pattern in _GOWNS for grade in Grade},
    **{f"{name}_coat_{int(grade)}": coat(pattern, grade) for name, pattern in _COATS for grade in Grade},
}
"""Those with a number at the end differ by their grade."""
