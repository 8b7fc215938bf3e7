"""The five emblems of the seats; they fill their square, in one colour with lines of ink."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, smooth, turned, whole
from rococo_desktop.ui.icons.pen import Pen


def scissors(pen: Pen) -> None:
    """Open scissors."""
    blade: list[Spot] = [(36, 34), (42, 4), (37, 5), (27, 31)]
    for flip in (False, True):
        path = mirror(blade) if flip else blade
        pen.outlined(path, None, 2.2)
        centre = (46.0, 50.0) if flip else (18.0, 50.0)
        shank = [(34, 31), (46, 46)] if flip else [(30, 31), (18, 46)]
        pen.tube(shank, 4.4, None, 2)
        pen.tube(arc(centre, 9, 9, 0, 360), 4, None, 1.8)
    pen.bead((32, 32), 4.4, None, 2)


def rose(pen: Pen) -> None:
    """A heraldic rose."""
    for at in range(5):
        leaf = turned([(28, 12), (32, 0), (36, 12)], (32, 32), at * 72 + 36)
        pen.outlined(leaf, None, 2)
    for at in range(5):
        petal = turned(arc((32, 15.5), 13, 12, 0, 360), (32, 32), at * 72)
        pen.outlined(petal, None, 2.4)
    for at in range(5):
        petal = turned(arc((32, 23.5), 7, 6.4, 0, 360), (32, 32), at * 72 + 36)
        pen.outlined(petal, None, 1.9)
    pen.bead((32, 32), 7, None, 2)


def crown_emblem(pen: Pen) -> None:
    """A closed crown with arches and a cross."""
    dome = whole(smooth([(32, 15), (17, 17), (8, 28), (11, 44)]))
    pen.outlined(dome, None, 2.6)
    for path in (smooth([(32, 16), (22, 28), (20, 44)]), [(32, 16), (32, 44)]):
        pen.line(path, 2.6)
        pen.line(mirror(path), 2.6)
    pen.framed(8, 43, 48, 13, 3)
    for x in (18, 32, 46):
        pen.disc((x, 49.5), 3, pen.ink)
    for path in ([(32, 3), (32, 14)], [(27, 7), (37, 7)]):
        pen.line(path, 3 + 3.6 * pen.weight)
    for path in ([(32, 3), (32, 14)], [(27, 7), (37, 7)]):
        pen.line(path, 3, pen.paint)


def swan(pen: Pen) -> None:
    """A swan on the water, its neck in an S."""
    body = [
        *smooth(
            [
                (20, 40),
                (24, 34),
                (34, 31),
                (44, 30),
                (52, 25),
                (61, 18),
                (61, 30),
                (56, 42),
                (48, 51),
                (36, 55),
            ]
        ),
        *smooth([(36, 55), (24, 54), (15, 48), (12, 40), (15, 31), (20, 24), (21, 17), (17, 13)])[1:],
        *smooth([(17, 13), (13, 14.6), (11, 18), (4, 20.6), (6, 14), (10, 9), (17, 5.4), (25, 8), (28, 17)])[
            1:
        ],
        *smooth([(28, 17), (26, 25), (21.6, 32), (20, 40)])[1:-1],
    ]
    pen.outlined(body, None, 2.6)
    pen.shape([(11.4, 17.6), (3.4, 21.4), (6, 14), (9.4, 11)], pen.ink)
    pen.disc((15, 10.6), 1.8, pen.ink)
    pen.stroke([(26, 44), (38, 44), (51, 34)], 2.4)
    pen.stroke([(31, 37.6), (42, 37), (54, 28)], 2.2)
    pen.stroke([(4, 58), (16, 61.6), (30, 59.4), (44, 61.6), (60, 58)], 3)


def lily(pen: Pen) -> None:
    """A fleur-de-lis."""
    side = smooth(
        [(29, 40), (24, 32), (23, 22), (16, 16), (7, 20), (4, 30), (10, 36), (13, 30), (18, 32), (19, 40)],
        closed=True,
    )
    for path in (side, mirror(side)):
        pen.outlined(path, None, 2.4)
    foot = smooth([(29, 44), (24, 52), (16, 56), (22, 60), (29, 56)], closed=True)
    for path in (foot, mirror(foot)):
        pen.outlined(path, None, 2.2)
    middle = whole(smooth([(32, 2), (25, 14), (24.5, 25), (28.5, 36), (29, 46), (32, 61)]))
    pen.outlined(middle, None, 2.4)
    pen.framed(14, 38, 36, 8.6, 3)


SIGNS = {
    "scissors": scissors,
    "rose": rose,
    "crown_emblem": crown_emblem,
    "swan": swan,
    "lily": lily,
}
