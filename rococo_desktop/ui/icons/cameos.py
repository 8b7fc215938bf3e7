"""Cameos: employees as ivory profiles on coloured jasper, by rank and sex."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rococo_desktop.ui.icons.paths import Spot, arc, moved, smooth
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import BRIGHT_GOLD, IVORY, Paint

STONE = (248, 240, 224)
POWDER = (236, 226, 206)
SHADE: Paint = (92, 66, 40, 90)


def _relief(pen: Pen, path: Sequence[Spot], paint: Paint = STONE, height: float = 1) -> None:
    """A raised shape: it throws a shadow, is lit from above left and dark along its other edge."""
    for reach, alpha in ((2.4, 34), (1.6, 50), (0.8, 60)):
        pen.tint(moved(path, reach * height, (reach + 0.3) * height), (0, 0, 0, alpha))
    pen.shape(path, shade(paint, -0.34))
    with pen.within(path) as layer:
        layer.shape(moved(path, -0.7 * height, -0.7 * height), shade(paint, -0.15))
    with pen.within(path) as layer:
        layer.shape(moved(path, -1.5 * height, -1.5 * height), paint)
    with pen.within(path) as layer:
        layer.shape(path, (255, 255, 255, 170))
        layer.cut(moved(path, 0.7 * height, 0.7 * height))


def _ground(pen: Pen) -> list[Spot]:
    oval = arc((32, 32), 26, 31, 0, 360, 64)
    pen.shape(oval, shade(BRIGHT_GOLD, -0.45))
    pen.shape(arc((32, 32), 25, 30, 0, 360, 64), BRIGHT_GOLD)
    pen.shape(arc((32, 32), 23.6, 28.6, 0, 360, 64), shade(BRIGHT_GOLD, -0.4))
    stone = arc((32, 32), 22.8, 27.8, 0, 360, 64)
    pen.shape(stone, shade(pen.paint, -0.22))
    with pen.within(stone) as layer:
        layer.shape(arc((28, 25), 20, 22, 0, 360, 48), (255, 255, 255, 26))
        layer.shape(arc((26, 21), 13, 14, 0, 360, 48), (255, 255, 255, 26))
    return stone


def _head(age: float, man: bool) -> list[Spot]:
    """A profile that looks to the right; age pulls chin and nose, a man's brow and jaw are stronger."""
    nose = 47.6 + age * 0.9 + (0.6 if man else 0)
    chin = 44.2 + (0.9 if man else 0) + age * 0.3
    brow = 42.6 + (0.7 if man else 0)
    return [
        *smooth([(24, 18), (32, 15.5), (39, 17), (brow - 1, 21), (brow, 25), (brow - 0.6, 27.4)]),
        *smooth([(brow - 0.6, 27.4), (nose - 2, 31.4), (nose, 33.6), (nose - 0.8, 35), (44.2, 35.6)])[1:],
        *smooth([(44.2, 35.6), (44.5, 36.7), (45.7, 37.9), (44.4, 39), (45.4, 40.6), (44, 42)])[1:],
        *smooth([(44, 42), (chin - 0.4, 43.6), (chin, 46), (chin - 2, 48.4), (38, 49.2), (35, 50.4)])[1:],
        *smooth([(35, 50.4), (34.6, 54), (37, 58), (43, 62)])[1:],
        (32, 66),
        (14, 64),
        *smooth([(15, 61), (22, 57), (23.6, 50), (22, 42), (18, 34), (18, 25), (24, 18)])[:-1],
    ]


def _features(pen: Pen, man: bool) -> None:
    pen.line(smooth([(38.4, 26.4), (40.6, 27.2), (41.6, 28.6)]), 0.9, (120, 96, 70))
    pen.line(smooth([(37.6, 24), (40, 23.2), (42, 24)]), 1.1 if man else 0.8, (140, 116, 88))
    pen.line([(43.8, 39), (41.6, 39.2)], 0.8, (130, 100, 74))
    pen.line(smooth([(44.4, 34.6), (43.2, 34), (43.6, 32.8)]), 0.7, (150, 126, 96))
    jaw = smooth([(43, 48), (36, 48), (30, 43), (31, 50), (35, 50.6), (38, 49.6)], closed=True)
    pen.tint(jaw, SHADE)
    pen.tint(smooth([(34.6, 50.4), (33, 52), (33.6, 57), (38, 61), (36, 57)], closed=True), SHADE)


def _strands(pen: Pen, paths: Sequence[Sequence[Spot]], width: float = 0.9) -> None:
    for path in paths:
        pen.line(smooth(path), width, (172, 150, 118))


def _curl(pen: Pen, centre: Spot, radius: float) -> None:
    _relief(pen, arc(centre, radius, radius * 0.8, 0, 360), POWDER, 0.8)
    pen.line(arc(centre, radius * 0.5, radius * 0.36, -60, 240), 0.9, (158, 136, 104))


def _collar(pen: Pen, man: bool) -> None:
    if man:
        _relief(
            pen, smooth([(22, 55), (34, 53.5), (37.4, 57), (34, 59.6), (22, 60)], closed=True), IVORY, 0.7
        )
        coat = smooth([(8, 66), (13, 58.6), (22, 58), (31, 60), (38, 61), (45, 66)])
        pen.shape([*coat, (45, 70), (8, 70)], shade(pen.paint, -0.5))
        pen.line(coat, 1.4, shade(pen.paint, 0.25))
    else:
        for at in range(5):
            _relief(pen, arc((18 + at * 6, 61.5 - (at % 2) * 0.6), 4, 3, 0, 360), IVORY, 0.6)


def _wig(pen: Pen) -> None:
    """A powdered wig with rolls and a queue."""
    hair = smooth(
        [
            (40, 18.6),
            (36, 10.4),
            (25, 8.4),
            (15, 14),
            (12.6, 26),
            (16, 38),
            (20, 44),
            (26, 40),
            (29, 32),
            (33, 26),
            (38, 22.6),
        ],
        closed=True,
    )
    queue = smooth([(17, 41), (12, 47), (11, 58), (15, 64), (20, 56), (22, 45)], closed=True)
    _relief(pen, queue, POWDER)
    _relief(pen, hair, POWDER)
    _strands(pen, [[(37, 13), (26, 13), (18, 20), (17, 32)], [(36, 17), (28, 17), (22, 24), (21, 36)]])
    for centre in ((26, 31), (24.6, 36.4), (24.2, 41.6)):
        _curl(pen, centre, 4.6)
    bow: list[Spot] = [(18, 44), (10, 40), (10.5, 48), (18, 45.4), (23, 49), (23, 41)]
    pen.shape(bow, shade(pen.paint, -0.55))


def _tower(pen: Pen) -> None:
    """A lady's high powdered hair with a plume and pearls."""
    hair = smooth(
        [
            (40.6, 20),
            (40, 10),
            (33, 3.6),
            (22, 4.4),
            (14, 12),
            (14, 25),
            (18, 36),
            (22, 42),
            (27, 38),
            (29, 31),
            (33, 26),
            (38, 23),
        ],
        closed=True,
    )
    _relief(pen, hair, POWDER)
    _strands(
        pen, [[(38, 11), (30, 8), (21, 12), (19, 24), (22, 35)], [(37, 16), (30, 14), (25, 20), (24, 30)]]
    )
    for centre in ((22.6, 37), (21, 43), (20.4, 49)):
        _curl(pen, centre, 4.2)
    for at in range(7):
        spot = (38.6 - at * 3.4, 14.6 + (at - 3) ** 2 * 0.34)
        pen.disc(spot, 1.3, shade(POWDER, -0.3))
        pen.disc((spot[0] - 0.3, spot[1] - 0.3), 0.95, (255, 252, 244))


def _tricorne(pen: Pen) -> None:
    """Tied hair under a three-cornered hat."""
    hair = smooth(
        [(34, 22), (22, 22), (16, 28), (17, 38), (20, 46), (25, 42), (28, 34), (34, 27)], closed=True
    )
    queue = smooth([(19, 42), (14, 48), (14, 58), (18, 62), (21, 54), (23, 45)], closed=True)
    _relief(pen, queue, POWDER)
    _relief(pen, hair, POWDER)
    _strands(pen, [[(31, 24), (23, 28), (21, 40)], [(27, 25), (20, 31), (20, 42)]])
    _curl(pen, (25.4, 36), 4)
    hat = smooth(
        [(9, 24), (14, 18), (20, 10), (32, 8), (40, 12), (50, 13.6), (45, 20.6), (34, 23), (22, 22.6)],
        closed=True,
    )
    _relief(pen, hat, shade(pen.paint, -0.45))
    pen.line(smooth([(9.6, 23.4), (22, 21.6), (34, 21.8), (45, 19.6), (49, 14.4)]), 1.3, STONE)
    pen.bead((30, 16), 2.6, BRIGHT_GOLD, 0.6)


def _mob_cap(pen: Pen) -> None:
    """A frilled cap over gathered hair."""
    hair = smooth(
        [(39.6, 21), (30, 19), (20, 26), (18, 37), (21, 44), (27, 40), (30, 32), (36, 26)], closed=True
    )
    _relief(pen, hair, POWDER)
    _strands(pen, [[(37, 22), (29, 24), (24, 34)], [(33, 22), (25, 26), (22, 38)]])
    crown = smooth([(38, 18), (34, 9), (23, 7.6), (13, 14), (12, 26), (17, 33), (26, 26)], closed=True)
    _relief(pen, crown, IVORY)
    for at in range(7):
        t = at / 6
        spot = (39.4 - t * 22.4, 19 + t * 14.6 - 4 * t * (1 - t) * 1.6)
        _relief(pen, arc(spot, 3.3, 3, 0, 360), IVORY, 0.6)
    pen.line(smooth([(36.6, 15.4), (26, 19.6), (15, 29.4)]), 2.2, shade(pen.paint, -0.3))


def _crop(pen: Pen) -> None:
    """A boy's tousled hair, tied with a ribbon."""
    tail = smooth([(18, 38), (13, 42), (11, 50), (15, 55), (19, 49), (22, 41)], closed=True)
    _relief(pen, tail, POWDER)
    hair = smooth(
        [
            (42, 22),
            (43, 16),
            (38, 15),
            (37, 10.6),
            (31, 12),
            (27, 8.6),
            (23, 12),
            (17, 12),
            (17, 18),
            (13, 23),
            (16, 28),
            (15, 35),
            (20, 37),
            (22, 42),
            (26, 37),
            (26.4, 31),
            (31, 29),
            (33, 24.6),
            (38, 24.6),
        ],
        closed=True,
    )
    _relief(pen, hair, POWDER)
    _strands(
        pen, [[(38, 19), (31, 17), (24, 21)], [(35, 22), (27, 23), (22, 30)], [(26, 13), (20, 19), (19, 28)]]
    )
    bow: list[Spot] = [(19, 40), (12, 36), (12, 44), (19, 41.4), (25, 45), (25, 37)]
    pen.shape(bow, shade(pen.paint, -0.5))


def _bun(pen: Pen) -> None:
    """A girl's hair, gathered with a ribbon."""
    _relief(pen, arc((14.6, 21), 6.6, 6.2, 0, 360), POWDER)
    pen.line(arc((14.6, 21), 3.4, 3.2, 30, 300), 0.9, (158, 136, 104))
    hair = smooth(
        [
            (41, 21.6),
            (38, 13),
            (28, 10.4),
            (19, 14),
            (16, 24),
            (18, 35),
            (22, 39),
            (27, 34),
            (30, 28),
            (36, 25),
        ],
        closed=True,
    )
    _relief(pen, hair, POWDER)
    _strands(pen, [[(38, 16.6), (29, 15), (21, 21)], [(38, 20), (29, 19.6), (21, 27), (20.6, 33)]])
    pen.line(smooth([(31, 10.6), (25, 17), (22, 28), (23.4, 37)]), 2, shade(pen.paint, -0.35))
    lock = smooth([(24, 36), (21, 43), (23, 50), (26, 53), (25.4, 46), (27, 39)], closed=True)
    _relief(pen, lock, POWDER, 0.7)


def _cameo(hair: Callable[[Pen], None], age: float, man: bool) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        stone = _ground(pen)
        with pen.within(stone) as layer:
            _relief(layer, _head(age, man))
            _features(layer, man)
            _collar(layer, man)
            hair(layer)

    return draw


SIGNS = {
    "cameo_master_0": _cameo(_wig, 1.2, True),
    "cameo_master_1": _cameo(_tower, 0.6, False),
    "cameo_journeyman_0": _cameo(_tricorne, 0.5, True),
    "cameo_journeyman_1": _cameo(_mob_cap, 0.2, False),
    "cameo_apprentice_0": _cameo(_crop, -0.6, True),
    "cameo_apprentice_1": _cameo(_bun, -0.8, False),
}
"""By rank; 0 a man, 1 a woman."""
