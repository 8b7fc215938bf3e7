"""People: thimbles and ranks, staff, guests, who plays."""

from __future__ import annotations

import skia

from art.signs.bench import Bench, Weave
from art.signs.goods import cut_star
from art.signs.outlines import (
    Spot,
    arc,
    band,
    box,
    disc,
    joined,
    leaf,
    mirror,
    moved,
    placed,
    polar,
    shape,
    smooth,
    taper,
    whole,
    without,
)
from art.signs.stuffs import (
    BRASS,
    CARMINE,
    EBONY,
    GOLD,
    IVORY,
    PAPER,
    PINK,
    POWDER,
    ROYAL,
    SILVER,
    SKIN,
    Stuff,
    dyed,
)


def _dimples(at: Spot, scale: float) -> Weave:
    def draw(canvas: skia.Canvas) -> None:
        white = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
        for row in range(5):
            reach = 2 if row else 1
            for column in range(-reach, reach + 1):
                x = (column + (row % 2) * 0.5 - 0.25) * (4.6 + row * 0.5)
                spot = moved([(x, -15 + row * 6.2)], *at, scale)[0]
                canvas.drawPath(disc(spot, 1.5 * scale), white)

    return Weave(draw, GOLD, -0.5)


def one_thimble(bench: Bench, stuff: Stuff, at: Spot, scale: float) -> None:
    """A thimble whose middle is at a spot, 40 units wide and 46 high at scale 1."""
    cap = smooth([(-14, 15), (-11.6, -9), (-7, -19), (0, -22.6), (7, -19), (11.6, -9), (14, 15)])
    edge = 1.1 * max(scale, 0.7)
    dimples = [_dimples(at, scale)._replace(stuff=stuff)] if scale > 0.5 else []
    bench.piece(shape(moved(cap, *at, scale)), stuff, 13 * scale, 1.25, edge, 0.5, dimples)
    rim = [*arc((0, 14), 17, 3.4, 180, 360), (18.6, 21), *arc((0, 21), 18.6, 3.6, 0, 180)]
    bench.piece(shape(moved(rim, *at, scale)), stuff, 4 * scale, 1.3, edge)


def thimble(bench: Bench) -> None:
    """A gold thimble: a master is needed."""
    one_thimble(bench, GOLD, (32, 31), 1.28)


def master(bench: Bench) -> None:
    """Three gold thimbles."""
    for at in ((32, 17), (17, 46), (47, 46)):
        one_thimble(bench, GOLD, at, 0.68)


def journeyman(bench: Bench) -> None:
    """Two silver thimbles."""
    for at in ((17.5, 36), (46.5, 29)):
        one_thimble(bench, SILVER, at, 0.8)


def apprentice(bench: Bench) -> None:
    """One brass thimble."""
    one_thimble(bench, BRASS, (32, 31), 1.05)


def start_player(bench: Bench) -> None:
    """The start player's thimble, with a 1 on it."""
    one_thimble(bench, GOLD, (32, 31), 1.28)
    bench.piece(disc((32, 26), 13), PAPER, 2, 0.8, 1)
    bench.flat(
        joined(band([(27.6, 22), (33.4, 18)], 3.6), band([(33.4, 18), (33.4, 34.5)], 4.4)), (60, 34, 24)
    )


def specialist(bench: Bench) -> None:
    """A thimble with a needle behind it and a star: an apprentice with a special skill."""
    bench.piece(taper([(6, 58), (58, 6)], 3.4, 1.2), SILVER, 1.6, 1.3)
    one_thimble(bench, BRASS, (28, 33), 0.98)
    cut_star(bench, (49, 49), 13.5, 6, GOLD)


def bust(bench: Bench, coat: Stuff, at: Spot, scale: float) -> None:
    """Somebody in a powdered wig, seen from the side, looking right."""

    def put(path: skia.Path) -> skia.Path:
        return placed(path, *at, scale)

    edge = 1.0 * max(scale, 0.66)
    queue = taper(smooth([(-13, -4), (-18, 4), (-19, 14), (-16, 22)]), 7, 3)
    bench.piece(put(queue), POWDER, 3 * scale, 1, edge)
    coat_path = smooth(
        [
            (-20, 22),
            (-11, 15.5),
            (0, 14),
            (9, 18),
            (16, 24),
            (17.6, 30),
            (10, 34),
            (-2, 35.4),
            (-15, 34),
            (-21, 30),
        ],
        closed=True,
    )
    bench.piece(put(shape(coat_path)), coat, 7 * scale, 1, edge)
    head = smooth(
        [
            (2, -20),
            (8, -19),
            (10.4, -13),
            (10.8, -9.6),
            (15.4, -3.4),
            (12, -2),
            (12.8, 0),
            (11.4, 1.2),
            (12.4, 3.2),
            (11, 5),
            (11.6, 8.6),
            (7.6, 11),
            (4, 12),
            (5, 19),
            (-6, 19),
            (-8, 6),
            (-8, -12),
        ],
        closed=True,
    )
    bench.piece(put(shape(head)), SKIN, 6 * scale, 0.9, edge)
    jabot = smooth([(-2, 14), (5, 13.4), (9.6, 17), (10.6, 24), (6, 30), (2, 23)], closed=True)
    bench.piece(put(shape(jabot)), IVORY, 3 * scale, 1.1, edge)
    wig = smooth(
        [
            (9.4, -17.6),
            (7, -24.6),
            (-1, -28),
            (-10, -26),
            (-15.4, -18),
            (-16, -7),
            (-13, 1),
            (-5, 0),
            (-1, -5),
            (0.6, -12),
            (5, -15),
        ],
        closed=True,
    )
    bench.piece(put(shape(wig)), POWDER, 6 * scale, 1.1, edge)
    for y in (-3.4, 3.2):
        bench.piece(put(disc((-6.4, y), 6.6, 3.5)), POWDER, 3 * scale, 1.3, edge * 0.8)
    bow = smooth([(-15, 2), (-21, -2.4), (-22.4, 5), (-16, 4), (-12.6, 8.4), (-10.6, 2.6)], closed=True)
    bench.piece(put(shape(bow)), EBONY, 2 * scale, 1.1, edge * 0.7)
    bench.flat(put(disc((8, -7.4), 1.25, 1.0)), (58, 34, 28))
    bench.flat(put(disc((6.8, 1.6), 2.6, 1.8)), (222, 110, 100), 0.45, 0.7 * scale, inside=True)


def person(bench: Bench) -> None:
    """Somebody in a wig: a person at the table."""
    bust(bench, ROYAL, (34, 29.4), 0.88)


def staff(bench: Bench) -> None:
    """Three people: the staff."""
    bust(bench, dyed((150, 62, 72)), (17, 22), 0.6)
    bust(bench, dyed((78, 122, 92)), (49, 22), 0.6)
    bust(bench, ROYAL, (33, 35), 0.76)


def employee(bench: Bench) -> None:
    """A card with somebody on it."""
    bench.piece(box(9, 1.6, 46, 60.8, 5.4), GOLD, 2.2, 1.4, 1.1)
    bench.piece(box(12, 4.6, 40, 54.8, 3), PAPER, 1.4, -1, 0.5, 0)
    bench.piece(disc((32, 32), 17.5, 23.5), dyed((74, 104, 150)), 2, -0.8, 0.7, 0)
    bust(bench, dyed((238, 226, 204)), (33.4, 32), 0.62)


def agent(bench: Bench) -> None:
    """A cogwheel with somebody in a wig: an automaton plays."""
    wheel: list[Spot] = []
    for at in range(10):
        for radius, turn in ((24.4, -12), (30.8, -7.6), (30.8, 7.6), (24.4, 12)):
            wheel.append(polar((32, 32), radius, at * 36 + turn))
    bench.piece(shape(wheel), BRASS, 3, 1.4, 1.1)
    bench.piece(disc((32, 32), 20.4), dyed((60, 46, 56)), 2, -1, 0.8, 0)
    bust(bench, BRASS, (33, 31), 0.58)


def guest(bench: Bench) -> None:
    """A half mask with feathers on ribbons: a guest of the masked ball."""
    ribbon = smooth([(8, 30), (2.6, 38), (8, 47), (4, 60)])
    for path in (ribbon, mirror(ribbon)):
        bench.piece(band(path, 2.6), CARMINE, 1.4)
    for at, reach in ((-22, 7), (22, 7), (-11, 2.6), (11, 2.6), (0, 1.4)):
        bench.piece(shape(leaf((32 + at * 0.25, 25), (32 + at, reach), 5)), IVORY, 4, 1.2)
    half = smooth(
        [(32, 26), (24, 20.4), (12, 18), (3.4, 21), (4, 33), (11, 45), (22, 47), (28.6, 41), (32, 36)]
    )
    eye = smooth([(11.6, 32), (18.6, 27), (26.4, 31), (25, 36), (17, 37.4)], closed=True)
    mask = without(shape(whole(half)), shape(eye), shape(mirror(eye)))
    bench.piece(mask, PINK, 7, 1.2, 1.1)
    for path in (eye, mirror(eye)):
        bench.piece(band([*path, path[0]], 1.5), GOLD, 0.9, 1.3, 0.4, 0)
    bench.bead((32, 25), 5, GOLD)


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
