"""Signs of people: thimbles and ranks, staff, guests, who plays."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, leaf, mirror, moved, smooth, star, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import IVORY

SKIN = (238, 196, 164)
POWDER = (240, 233, 220)


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


def bust(pen: Pen, at: Spot, scale: float, width: float = 2.6) -> None:
    """Somebody in a powdered wig, from the front."""
    shoulders = smooth([(-21, 30), (-19, 15), (-9, 9), (9, 9), (19, 15), (21, 30)])
    pen.outlined(moved(shoulders, *at, scale), None, width)
    pen.outlined(moved([(-6, 8), (0, 20), (6, 8)], *at, scale), IVORY, width * 0.7)
    wig = smooth(
        [(0, -26), (-9, -24), (-13.5, -15), (-14, -4), (-10, 4), (10, 4), (14, -4), (13.5, -15), (9, -24)],
        closed=True,
    )
    pen.outlined(moved(wig, *at, scale), POWDER, width)
    face = smooth(
        [(-7.4, -11), (0, -13), (7.4, -11), (7.6, -2), (4, 6.4), (0, 8.6), (-4, 6.4), (-7.6, -2)], closed=True
    )
    pen.outlined(moved(face, *at, scale), SKIN, width * 0.5, shade(SKIN, -0.45))
    if scale > 0.6:
        for side in (-1, 1):
            pen.disc(moved([(side * 3.2, -3)], *at, scale)[0], 1.15 * scale, pen.ink)
        pen.line(moved([(-2, 3.4), (2, 3.4)], *at, scale), 1.3 * scale, (176, 84, 76))
    for side in (-1, 1):
        for y in (-5, 2):
            curl = moved(arc((side * 12.5, y), 4.2, 3.6, 0, 360), *at, scale)
            pen.outlined(curl, POWDER, width * 0.6)


def person(pen: Pen) -> None:
    """Somebody in a wig: a person at the table."""
    bust(pen, (32, 32), 1.0)


def staff(pen: Pen) -> None:
    """Three people: the staff."""
    bust(pen, (15, 29), 0.6, 2.2)
    bust(pen, (49, 29), 0.6, 2.2)
    bust(pen, (32, 38), 0.78, 2.4)


def employee(pen: Pen) -> None:
    """A card with somebody on it."""
    pen.framed(9, 2, 46, 60, 6, IVORY)
    pen.framed(13.5, 6.5, 37, 51, 3, shade(pen.paint, 0.5), 1.8)
    bust(pen, (32, 35), 0.74, 2.2)


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
    bust(pen, (32, 32), 0.5, 2.0)


def guest(pen: Pen) -> None:
    """A half mask on ribbons: a guest of the masked ball."""
    ribbon = smooth([(8, 28), (2, 38), (9, 46), (4, 58)])
    for path in (ribbon, mirror(ribbon)):
        pen.tube(path, 1.8, IVORY, 1.4)
    mask = whole(
        smooth([(32, 24), (24, 18), (12, 16), (4, 20), (5, 32), (12, 43), (22, 44), (28, 38), (32, 34)])
    )
    pen.outlined(mask, None, 2.8)
    eye = smooth([(13, 30), (19, 25.5), (26, 29), (25, 34), (18, 35)], closed=True)
    for path in (eye, mirror(eye)):
        pen.shape(path, pen.ink)
    for at, reach in ((-16, 4), (0, 2), (16, 4)):
        feather = leaf((32 + at * 0.3, 22), (32 + at * 1.3, reach), 4.2)
        pen.outlined(feather, pen.light, 1.8)
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
