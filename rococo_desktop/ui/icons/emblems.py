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
        pen.line(shank, 8)
        pen.line(shank, 4)
        pen.line(shank, 4, pen.paint)
        pen.ring(centre, 12, 7)
        pen.ring(centre, 10.2, 3.6, pen.paint)
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
    pen.line([(32, 1.5), (32, 14)], 6)
    pen.line([(26.5, 6), (37.5, 6)], 6)
    pen.line([(32, 1.8), (32, 14)], 3, pen.paint)
    pen.line([(26.5, 6), (37.5, 6)], 3, pen.paint)


def swan(pen: Pen) -> None:
    """A swan on the water."""
    body = smooth(
        [
            (20, 8),
            (26, 12),
            (24, 22),
            (20, 32),
            (24, 37),
            (34, 32),
            (48, 28),
            (60, 22),
            (58, 36),
            (50, 50),
            (34, 56),
            (18, 52),
            (11, 42),
            (13, 30),
            (17, 20),
            (14, 15),
            (10, 16),
        ],
        closed=True,
    )
    pen.outlined(body, None, 2.6)
    pen.outlined([(12.5, 10.5), (2, 18), (12, 18.5)], None, 2)
    pen.blob([(20, 5.5), (13, 8.5), (12.5, 15), (19, 16), (25, 12)], None, 0)
    pen.stroke([(24, 10), (20, 6.4), (14, 8.4), (12, 13)], 2.6)
    pen.disc((17.4, 11), 1.9, pen.ink)
    pen.stroke([(28, 44), (40, 44), (52, 34)], 2.6)
    pen.stroke([(33, 37), (43, 36), (54, 28)], 2.2)
    pen.stroke([(4, 59), (16, 62), (30, 60), (44, 62), (60, 59)], 3)


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
