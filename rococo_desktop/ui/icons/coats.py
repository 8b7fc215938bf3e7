"""The justaucorps: flared skirts, great cuffs, waistcoat and jabot."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.ui.icons.cloth import LINE, Cloth
from rococo_desktop.ui.icons.paths import mirror, smooth, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import DARK_GOLD, IVORY


def coat(cloth: Cloth) -> Callable[[Pen], None]:
    """A justaucorps: flared skirts, great cuffs, buttons, an embroidered waistcoat and a jabot."""

    def draw(pen: Pen) -> None:
        _breeches(pen)
        _waistcoat(pen)
        for flip in (False, True):
            _front(pen, cloth, flip)
        for flip in (False, True):
            _arm(pen, cloth, flip)
        _jabot(pen)

    return draw


def _breeches(pen: Pen) -> None:
    leg = [(23, 44), (23.5, 56), (29.5, 56), (31, 44)]
    stocking = [(24, 56), (24.5, 62.5), (29, 62.5), (29.4, 56)]
    for path, paint in ((stocking, IVORY), (leg, pen.dark)):
        pen.outlined(path, paint, 1.6)
        pen.outlined(mirror(path), paint, 1.6)


def _waistcoat(pen: Pen) -> None:
    vest = whole([(25, 9), (24.5, 30), (23, 47), (31, 49)])
    pen.outlined(vest, shade(pen.accent, 0.25) if pen.accent else shade(pen.paint, 0.74), 1.6)
    for at in range(7):
        pen.disc((32, 19 + at * 4.4), 1.4, DARK_GOLD)
    pen.line([(32, 41), (32, 49)], 1.4)


def _front(pen: Pen, cloth: Cloth, flip: bool) -> None:
    outer = smooth([(26, 6), (19, 8.5), (16, 12), (18, 22), (19.4, 30), (16, 40), (11.5, 54)])
    hem = smooth([(11.5, 54), (17, 56), (23.5, 55.6)])
    edge = smooth([(23.5, 55.6), (25.4, 44), (27.6, 31), (27.4, 18), (28.6, 7)])
    path = [*outer, *hem[1:], *edge[1:]]
    opening = edge
    if flip:
        path, opening = mirror(path), mirror(opening)
    pen.outlined(path, None, LINE)
    cloth.over(pen, path)
    pleat = smooth([(19.4, 31), (19, 42), (16.5, 56)])
    shadow = smooth([(18, 20), (19, 31), (15, 44), (11, 56), (16, 56), (20, 42), (21, 30)], closed=True)
    with pen.within(path) as layer:
        layer.shape(mirror(shadow) if flip else shadow, (0, 0, 0, 60))
        layer.line(mirror(pleat) if flip else pleat, 1.4, (0, 0, 0, 110))
        layer.line(opening, 5, IVORY)
    pen.loop(path, LINE * pen.weight)
    for at in range(6):
        x = 25.2 - at * 0.1 if at < 3 else 24.9 - (at - 3) * 0.9
        y = 18 + at * 5.4
        pen.disc((64 - x if flip else x, y), 1.3, DARK_GOLD)


def _arm(pen: Pen, cloth: Cloth, flip: bool) -> None:
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
    cloth.over(pen, sleeve)
    pen.loop(sleeve, LINE * pen.weight)
    pen.outlined(cuff, shade(pen.paint, 0.74), LINE)
    for at in range(3):
        x = 7.6 + at * 3.3
        pen.disc((64 - x if flip else x, 40.4), 1.2, DARK_GOLD)


def _jabot(pen: Pen) -> None:
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
