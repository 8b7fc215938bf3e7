"""Plain signs in one colour: arithmetic, arrows, counting, warnings."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from rococo_desktop.ui.icons.paths import Spot, arc, mirror
from rococo_desktop.ui.icons.pen import BARE, Pen, shade
from rococo_desktop.ui.theme import CARMINE, IVORY


def per(pen: Pen) -> None:
    """For each: two dots, as in a proportion."""
    pen.disc((32, 15), 8, pen.paint)
    pen.disc((32, 49), 8, pen.paint)


def arrow(pen: Pen) -> None:
    """Becomes."""
    pen.shape([(4, 26), (34, 26), (34, 10), (61, 32), (34, 54), (34, 38), (4, 38)])


def slash(pen: Pen) -> None:
    """Or."""
    pen.line([(42, 6), (22, 58)], 7, pen.paint)


def plus(pen: Pen) -> None:
    """And."""
    pen.box(27, 8, 10, 48, 3)
    pen.box(8, 27, 48, 10, 3)


def minus(pen: Pen) -> None:
    """Less."""
    pen.box(8, 27, 48, 10, 3)


def equals(pen: Pen) -> None:
    """Is."""
    pen.box(8, 16, 48, 10, 3)
    pen.box(8, 38, 48, 10, 3)


def times(pen: Pen) -> None:
    """Multiplied."""
    pen.line([(13, 13), (51, 51)], 9, pen.paint)
    pen.line([(51, 13), (13, 51)], 9, pen.paint)


def no(pen: Pen) -> None:
    """None of it."""
    pen.ring((32, 32), 29, 8, CARMINE)
    pen.line([(14, 50), (50, 14)], 7.4, CARMINE)


def more(pen: Pen) -> None:
    """And so on."""
    for x in (11, 32, 53):
        pen.disc((x, 32), 7, pen.paint)


def check(pen: Pen) -> None:
    """Yes."""
    pen.line([(9, 34), (25, 50), (56, 12)], 10, pen.paint)


def lock(pen: Pen) -> None:
    """Not open."""
    pen.line([(18, 32), *arc((32, 20), 14, 15, 180, 360), (46, 32)], 7, pen.paint)
    pen.box(9, 29, 46, 32, 6)
    pen.cut_disc((32, 42), 5)
    pen.cut([(29.5, 42), (34.5, 42), (36.5, 54), (27.5, 54)])


def warning(pen: Pen) -> None:
    """Beware."""
    pen.outlined([(32, 6), (60, 57), (4, 57)], pen.paint, 5, pen.paint)
    pen.line([(32, 24), (32, 39)], 6.6, pen.ink)
    pen.disc((32, 49), 3.9, pen.ink)


def info(pen: Pen) -> None:
    """Worth knowing."""
    pen.disc((32, 32), 29)
    pen.cut_disc((32, 17), 5)
    pen.cut(
        [(24, 26), (36, 26), (36, 45), (41, 45), (41, 51), (23, 51), (23, 45), (28, 45), (28, 32), (24, 32)]
    )


def leaves(pen: Pen) -> None:
    """Gone next round: an hourglass."""
    pen.box(10, 3, 44, 9, 3)
    pen.box(10, 52, 44, 9, 3)
    glass: list[Spot] = [
        (15, 12),
        (15, 20),
        (28, 32),
        (15, 44),
        (15, 52),
        (49, 52),
        (49, 44),
        (36, 32),
        (49, 20),
        (49, 12),
    ]
    pen.outlined(glass, IVORY, 4, pen.paint)
    pen.shape([(20, 20), (44, 20), (33, 31), (33, 44), (46, 51), (18, 51), (31, 44), (31, 31)])


def at_most(pen: Pen) -> None:
    """Up to: an arrow to a ceiling."""
    pen.box(8, 4, 48, 8, 3)
    pen.shape([(32, 16), (54, 40), (40, 40), (40, 60), (24, 60), (24, 40), (10, 40)])


def sun(pen: Pen) -> None:
    """What it brings now."""
    for at in range(8):
        angle = at * pi / 4
        pen.line(
            [(32 + 20 * cos(angle), 32 + 20 * sin(angle)), (32 + 28 * cos(angle), 32 + 28 * sin(angle))],
            6,
            pen.paint,
        )
    pen.disc((32, 32), 14)
    pen.disc((32, 32), 8, shade(pen.paint, 0.4))


def _column(at: int) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        for column in range(3):
            for row in range(3):
                x, y = 3 + column * 20.5, 3 + row * 20.5
                pen.box(x, y, 17, 17, 3)
                if column != at:
                    pen.box(x + 3.4, y + 3.4, 10.2, 10.2, 1, BARE)

    return draw


def from_left(pen: Pen) -> None:
    """Counted from the left."""
    _counted(pen, False)


def from_right(pen: Pen) -> None:
    """Counted from the right."""
    _counted(pen, True)


def _counted(pen: Pen, flip: bool) -> None:
    bar: list[Spot] = [(5, 8), (13, 8), (13, 56), (5, 56)]
    shaft: list[Spot] = [(18, 26), (40, 26), (40, 12), (61, 32), (40, 52), (40, 38), (18, 38)]
    for path in (bar, shaft):
        pen.shape(mirror(path) if flip else path)


SIGNS = {
    "column_left": _column(0),
    "column_centre": _column(1),
    "column_right": _column(2),
    "from_left": from_left,
    "from_right": from_right,
    "per": per,
    "arrow": arrow,
    "slash": slash,
    "plus": plus,
    "minus": minus,
    "equals": equals,
    "times": times,
    "no": no,
    "more": more,
    "check": check,
    "lock": lock,
    "warning": warning,
    "info": info,
    "leaves": leaves,
    "at_most": at_most,
    "now": sun,
}
