"""The gown à la française: panniers, stomacher, petticoat, sleeves with lace."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.ui.icons.cloth import LINE, Cloth, Grade
from rococo_desktop.ui.icons.paths import Spot, arc, mirror, smooth, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import BRIGHT_GOLD, DARK_GOLD, IVORY, Paint


def gown(cloth: Cloth, grade: Grade) -> Callable[[Pen], None]:
    """A robe à la française: panniers, stomacher with bows, petticoat, sleeves with engageantes."""

    def draw(pen: Pen) -> None:
        trim = BRIGHT_GOLD if grade is Grade.GOLD else IVORY
        _skirt(pen, cloth, grade, trim)
        _sleeves(pen, cloth, trim)
        _bodice(pen, cloth, grade, trim)

    return draw


def _skirt(pen: Pen, cloth: Cloth, grade: Grade, trim: Paint) -> None:
    side = smooth([(28, 27), (19, 27.5), (9, 31), (5, 39), (3.5, 49), (2, 59)])
    hem = smooth([(2, 59), (12, 61.5), (22, 61), (32, 62.2)])
    skirt = whole([*side, *hem[1:]])
    pen.outlined(skirt, None, LINE)
    cloth.over(pen, skirt)
    with pen.within(skirt) as layer:
        for path in (smooth([(20, 28), (13, 42), (10, 62)]), smooth([(25, 29), (20, 44), (17, 62)])):
            for fold in (path, mirror(path)):
                layer.line(fold, 1.5, (0, 0, 0, 70))
        shadow = smooth([(10, 30), (5, 40), (1, 62), (8, 64), (11, 44), (14, 33)], closed=True)
        layer.shape(shadow, (0, 0, 0, 46))
        layer.shape(mirror(shadow), (0, 0, 0, 64))
    front = whole([(31, 27), *smooth([(30, 29), (25, 43), (19, 61.4)])])
    pen.shape(front, shade(pen.accent, 0.25) if pen.accent else shade(pen.paint, 0.74))
    with pen.within(front) as layer:
        for y in (60, 53) if grade is Grade.PLAIN else (60, 53, 46):
            for at in range(8):
                centre = (14.5 + at * 5, y)
                layer.shape(arc(centre, 3.2, 3.2, 0, 180), trim)
                layer.line(arc(centre, 2.9, 2.9, 0, 180), 1.1, pen.dark)
            layer.line([(10, y), (54, y)], 1.5, pen.dark)
    robing = smooth([(30, 28), (25, 43), (19, 61.4)])
    width = (2, 3.6, 4.4)[grade]
    with pen.within(skirt) as layer:
        for edge in (robing, mirror(robing)):
            layer.line(edge, width, DARK_GOLD if grade is Grade.GOLD else pen.dark)
            layer.line(edge, width - 1.6, trim if grade else pen.light)
    if grade is Grade.GOLD:
        with pen.within(skirt) as layer:
            for at in range(16):
                layer.disc((2 + at * 4, 58.6), 1.9, BRIGHT_GOLD)
    pen.loop(skirt, LINE * pen.weight)


def _sleeves(pen: Pen, cloth: Cloth, trim: Paint) -> None:
    sleeve = smooth(
        [(22.5, 9.5), (16, 13), (11.5, 20), (10, 25), (17.5, 27.5), (21, 21), (24.5, 17)], closed=True
    )
    ruffle = smooth(
        [(10, 24), (6, 27), (3.5, 33), (8, 32.5), (10, 34.5), (13, 32.4), (16.5, 34), (18, 27)], closed=True
    )
    for arm, lace in ((sleeve, ruffle), (mirror(sleeve), mirror(ruffle))):
        pen.outlined(lace, IVORY, 1.6)
        pen.outlined(arm, None, LINE)
        cloth.over(pen, arm)
        pen.loop(arm, LINE * pen.weight)
    band: list[Spot] = [(9.6, 24.4), (17.6, 27)]
    for edge in (band, mirror(band)):
        pen.line(edge, 2.2, trim)


def _bodice(pen: Pen, cloth: Cloth, grade: Grade, trim: Paint) -> None:
    body = whole(smooth([(24, 8), (22.6, 12), (24, 20), (27.5, 28.4), (30, 29.5)]))
    pen.outlined(body, None, LINE)
    cloth.over(pen, body)
    pen.loop(body, LINE * pen.weight)
    stomacher = whole([(27, 10.5), (29, 22), (31.4, 30.5)])
    pen.outlined(stomacher, shade(pen.accent or pen.paint, 0.3 if pen.accent else 0.78), 1.2, pen.dark)
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
