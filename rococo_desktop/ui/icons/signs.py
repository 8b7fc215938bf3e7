"""Plain signs in one colour: arithmetic, arrows, warnings, and the buttons of the table."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, smooth
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import CARMINE, IVORY


def per(pen: Pen) -> None:
    """For each: two dots, as in a proportion."""
    pen.disc((32, 18), 7, pen.paint)
    pen.disc((32, 46), 7, pen.paint)


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


def menu(pen: Pen) -> None:
    """The menu."""
    for y in (11, 28, 45):
        pen.box(7, y, 50, 8, 4)


def undo(pen: Pen) -> None:
    """Take back."""
    _bent(pen, False)


def redo(pen: Pen) -> None:
    """Do again."""
    _bent(pen, True)


def _bent(pen: Pen, flip: bool) -> None:
    tail = [(18, 22), *arc((38, 37), 17, 15, 270, 420, 24), (22, 51)]
    head: list[Spot] = [(2, 22), (22, 5), (22, 39)]
    pen.line(mirror(tail) if flip else tail, 8, pen.paint)
    pen.shape(mirror(head) if flip else head)


def restart(pen: Pen) -> None:
    """From the beginning of the turn."""
    pen.line(arc((32, 34), 22, 22, -40, 250, 48), 8, pen.paint)
    pen.shape([(36, 1), (36, 29), (57, 18)])
    pen.box(28, 30, 8, 8, 4)


def log(pen: Pen) -> None:
    """The chronicle: a book."""
    page = [
        (32, 14),
        *smooth([(32, 14), (22, 8), (5, 9)])[1:],
        (5, 52),
        *smooth([(5, 52), (22, 51), (32, 57)])[1:],
    ]
    for half in (page, mirror(page)):
        pen.shape(half)
    pen.line([(32, 14), (32, 56)], 2.6, pen.bare)
    for y in (20, 29, 38):
        pen.line([(12, y), (25, y + 2.4)], 3, pen.bare)
        pen.line([(52, y), (39, y + 2.4)], 3, pen.bare)


def zoom(pen: Pen) -> None:
    """Magnify."""
    pen.ring((26, 26), 23, 7, pen.paint)
    pen.line([(43, 43), (57, 57)], 10, pen.paint)


def eye(pen: Pen) -> None:
    """Look."""
    lid = [
        *smooth([(2, 32), (16, 17), (32, 12), (48, 17), (62, 32)]),
        *smooth([(62, 32), (48, 47), (32, 52), (16, 47), (2, 32)])[1:-1],
    ]
    pen.shape(lid)
    pen.cut_disc((32, 32), 14)
    pen.disc((32, 32), 8)


def settings(pen: Pen) -> None:
    """Settings: three sliders."""
    for y, x in ((14, 42), (32, 20), (50, 38)):
        pen.line([(6, y), (58, y)], 5, pen.paint)
        pen.cut_disc((x, y), 11)
        pen.disc((x, y), 8)


def back(pen: Pen) -> None:
    """Back."""
    pen.line([(42, 8), (17, 32), (42, 56)], 10, pen.paint)


def play(pen: Pen) -> None:
    """Go on."""
    pen.outlined([(16, 9), (54, 32), (16, 55)], pen.paint, 5, pen.paint)


def pause(pen: Pen) -> None:
    """Wait."""
    pen.box(12, 7, 14, 50, 4)
    pen.box(38, 7, 14, 50, 4)


def speed(pen: Pen) -> None:
    """Faster."""
    for x in (6, 31):
        pen.outlined([(x, 12), (x + 25, 32), (x, 52)], pen.paint, 4, pen.paint)


def quit_sign(pen: Pen) -> None:
    """Leave: an open door with an arrow."""
    pen.line([(34, 6), (8, 6), (8, 58), (34, 58)], 7, pen.paint)
    pen.line([(22, 32), (50, 32)], 8, pen.paint)
    pen.shape([(42, 13), (62, 32), (42, 51)])


def dice(pen: Pen) -> None:
    """By chance."""
    pen.box(5, 5, 54, 54, 11)
    for spot in ((19, 19), (45, 19), (32, 32), (19, 45), (45, 45)):
        pen.cut_disc(spot, 5.4)


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
                marked = column == at
                pen.box(
                    4 + column * 20, 4 + row * 20, 16, 16, 3, pen.paint if marked else shade(pen.paint, 0.62)
                )

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
    "menu": menu,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "log": log,
    "zoom": zoom,
    "eye": eye,
    "settings": settings,
    "back": back,
    "play": play,
    "pause": pause,
    "speed": speed,
    "quit": quit_sign,
    "dice": dice,
}
