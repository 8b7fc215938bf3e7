"""The gown à la française: panniers, stomacher, petticoat, sleeves with lace."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.ui.icons.cloth import LINE, Cloth
from rococo_desktop.ui.icons.paths import Spot, arc, mirror, smooth, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import IVORY


def gown(cloth: Cloth) -> Callable[[Pen], None]:
    """A robe à la française: panniers, stomacher with bows, petticoat, sleeves with engageantes."""

    def draw(pen: Pen) -> None:
        _skirt(pen, cloth)
        _sleeves(pen, cloth)
        _bodice(pen, cloth)

    return draw


def _skirt(pen: Pen, cloth: Cloth) -> None:
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
        for y in (60, 53, 46):
            for at in range(8):
                centre = (14.5 + at * 5, y)
                layer.shape(arc(centre, 3.2, 3.2, 0, 180), IVORY)
                layer.line(arc(centre, 2.9, 2.9, 0, 180), 1.1, pen.dark)
            layer.line([(10, y), (54, y)], 1.5, pen.dark)
    robing = smooth([(30, 28), (25, 43), (19, 61.4)])
    with pen.within(skirt) as layer:
        for edge in (robing, mirror(robing)):
            layer.line(edge, 3.6, pen.dark)
            layer.line(edge, 2, IVORY)
    pen.loop(skirt, LINE * pen.weight)


def _sleeves(pen: Pen, cloth: Cloth) -> None:
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
        pen.line(edge, 2.2, IVORY)


def _bodice(pen: Pen, cloth: Cloth) -> None:
    body = whole(smooth([(24, 8), (22.6, 12), (24, 20), (27.5, 28.4), (30, 29.5)]))
    pen.outlined(body, None, LINE)
    cloth.over(pen, body)
    pen.loop(body, LINE * pen.weight)
    stomacher = whole([(27, 10.5), (29, 22), (31.4, 30.5)])
    pen.outlined(stomacher, shade(pen.accent or pen.paint, 0.3 if pen.accent else 0.78), 1.2, pen.dark)
    for at, y in enumerate((14.5, 19.5)):
        reach = 3.4 - at * 0.7
        bow = [
            (32, y),
            (32 - reach, y - 1.9),
            (32 - reach, y + 1.9),
            (32, y),
            (32 + reach, y - 1.9),
            (32 + reach, y + 1.9),
        ]
        pen.shape(bow, pen.dark)
        pen.disc((32, y), 1.1, IVORY)
    pen.outlined(whole(smooth([(24, 6.6), (26, 11.5), (32, 12.6)])), IVORY, 1.2)
    pen.cut(whole(smooth([(26.4, 3), (27.8, 8.6), (32, 9.6)])))
