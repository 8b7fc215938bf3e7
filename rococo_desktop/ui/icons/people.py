"""Signs of people: thimbles and ranks, staff, guests, who plays."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, moved, smooth, star, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import IVORY


def _thimble(pen: Pen, at: Spot, scale: float, width: float = 2.6) -> None:
    """A thimble whose middle is at a spot, 40 units wide and 46 high at scale 1."""
    cap = smooth([(-14, 16), (-11, -10), (-6, -20), (0, -22), (6, -20), (11, -10), (14, 16)])
    pen.outlined(moved(cap, *at, scale), None, width)
    pen.tint(moved([(-10, 14), (-8, -8), (-4, -17), (-1, -17), (-3, 14)], *at, scale), (255, 255, 255, 110))
    if scale > 0.55:
        for row, reach in enumerate((1, 2, 2)):
            for column in range(-reach, reach + 1):
                spot = (column * (4.2 + row * 0.5), -12 + row * 8)
                pen.disc(moved([spot], *at, scale)[0], 1.7 * scale, pen.dark)
    band = [(-17, 13), (17, 13), (18, 23), (-18, 23)]
    pen.outlined(moved(band, *at, scale), pen.light, width)


def thimble(pen: Pen) -> None:
    """A gold thimble: a master is needed."""
    _thimble(pen, (32, 32), 1.28)


def master(pen: Pen) -> None:
    """Three thimbles."""
    _thimble(pen, (32, 18), 0.68, 2.4)
    _thimble(pen, (17, 46), 0.68, 2.4)
    _thimble(pen, (47, 46), 0.68, 2.4)


def journeyman(pen: Pen) -> None:
    """Two thimbles."""
    _thimble(pen, (17, 36), 0.8, 2.4)
    _thimble(pen, (47, 28), 0.8, 2.4)


def apprentice(pen: Pen) -> None:
    """One thimble."""
    _thimble(pen, (32, 32), 1.0)


def start_player(pen: Pen) -> None:
    """The start player's thimble, with a 1 on it."""
    _thimble(pen, (32, 33), 1.28)
    pen.bead((32, 26), 14, IVORY)
    pen.line([(27.5, 22), (33, 18), (33, 34)], 4)


def specialist(pen: Pen) -> None:
    """A thimble with a needle through it: an apprentice with a special skill."""
    pen.line([(6, 58), (58, 6)], 5.4)
    pen.line([(6, 58), (58, 6)], 2.2, IVORY)
    _thimble(pen, (30, 34), 0.95)
    pen.outlined(star((50, 48), 12.5, 5.6), shade(pen.paint, 0.7))


def _bust(pen: Pen, at: Spot, scale: float, width: float = 2.6) -> None:
    shoulders = smooth([(-21, 30), (-19, 14), (-9, 8), (9, 8), (19, 14), (21, 30)])
    pen.outlined(moved(shoulders, *at, scale), None, width)
    pen.outlined(moved([(-5, 7), (0, 17), (5, 7)], *at, scale), IVORY, width * 0.7)
    wig = arc((0, -8), 13, 13, 0, 360)
    pen.outlined(moved(wig, *at, scale), shade(IVORY, -0.06), width)
    pen.shape(moved(arc((0, -5), 7.6, 9, 0, 360), *at, scale), (238, 196, 164))
    for side in (-1, 1):
        curl = moved(arc((side * 11.5, -1), 4.2, 4.2, 0, 360), *at, scale)
        pen.outlined(curl, IVORY, width * 0.6)


def person(pen: Pen) -> None:
    """Somebody in a wig: a person at the table."""
    _bust(pen, (32, 31), 1.02)


def staff(pen: Pen) -> None:
    """Three people: the staff."""
    _bust(pen, (15, 30), 0.62, 2.2)
    _bust(pen, (49, 30), 0.62, 2.2)
    _bust(pen, (32, 38), 0.78, 2.4)


def employee(pen: Pen) -> None:
    """A card with somebody on it."""
    pen.framed(9, 2, 46, 60, 6, IVORY)
    pen.framed(13.5, 6.5, 37, 51, 3, shade(pen.paint, 0.5), 1.8)
    _bust(pen, (32, 35), 0.74, 2.2)


def agent(pen: Pen) -> None:
    """A cogwheel with a wig: an automaton plays."""
    teeth = 10
    wheel: list[Spot] = []
    for at in range(teeth):
        middle = 360 * at / teeth
        for radius, turn in ((24, -12), (30.5, -7), (30.5, 7), (24, 12)):
            wheel += arc((32, 32), radius, radius, middle + turn, middle + turn, 1)[:1]
    pen.outlined(wheel, shade(pen.paint, 0.1))
    pen.bead((32, 32), 19.5, shade(pen.paint, 0.72))
    _bust(pen, (32, 32), 0.5, 2.0)


def guest(pen: Pen) -> None:
    """A half mask on ribbons: a guest of the masked ball."""
    ribbon = smooth([(8, 28), (2, 38), (9, 46), (4, 58)])
    for path in (ribbon, mirror(ribbon)):
        pen.line(path, 4.4)
        pen.line(path, 1.6, IVORY)
    mask = whole(
        smooth([(32, 24), (24, 18), (12, 16), (4, 20), (5, 32), (12, 43), (22, 44), (28, 38), (32, 34)])
    )
    pen.outlined(mask, None, 2.8)
    eye = smooth([(13, 30), (19, 25.5), (26, 29), (25, 34), (18, 35)], closed=True)
    for path in (eye, mirror(eye)):
        pen.shape(path, pen.ink)
    for at, reach in ((-16, 4), (0, 2), (16, 4)):
        pen.stroke([(32 + at * 0.5, 20), (32 + at * 0.9, 10), (32 + at * 1.3, reach)], 4.6)
        pen.stroke([(32 + at * 0.5, 20), (32 + at * 0.9, 10), (32 + at * 1.3, reach)], 2, pen.light)
    pen.bead((32, 23), 5, shade(pen.paint, 0.6), 2)


SIGNS = {
    "thimble": thimble,
    "master": master,
    "journeyman": journeyman,
    "apprentice": apprentice,
    "start_player": start_player,
    "specialist": specialist,
    "person": person,
    "staff": staff,
    "employee": employee,
    "agent": agent,
    "guest": guest,
}
