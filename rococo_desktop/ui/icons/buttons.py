"""The signs on buttons, in one colour."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, smooth
from rococo_desktop.ui.icons.pen import BARE, Pen


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
    pen.line([(32, 14), (32, 56)], 2.6, BARE)
    for y in (20, 29, 38):
        pen.line([(12, y), (25, y + 2.4)], 3, BARE)
        pen.line([(52, y), (39, y + 2.4)], 3, BARE)


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


SIGNS = {
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
