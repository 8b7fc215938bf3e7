"""Honours: crown and favor, bonuses, decorations, examinations, the winner's laurel."""

from __future__ import annotations

import numpy as np

from art.signs.bench import Bench, Field
from art.signs.goods import cut_star
from art.signs.jewelry import gem
from art.signs.outlines import (
    Spot,
    arc,
    band,
    box,
    disc,
    leaf,
    mirror,
    polar,
    shape,
    smooth,
    star,
    whole,
)
from art.signs.people import one_thimble
from art.signs.stuffs import CARMINE, FLAME, GOLD, IVORY, LEAF, PAPER, PINK, ROYAL, SILVER, Stuff

RUBY, EMERALD = (206, 30, 58), (40, 150, 92)


def crown(bench: Bench) -> None:
    """An open crown with jewels: a bonus at the end of the game."""
    bench.piece(disc((32, 45), 25, 8), CARMINE, 4, 0.8)
    teeth: list[Spot] = [
        (5, 18),
        (19, 33),
        (24, 11),
        (32, 30),
        (40, 11),
        (45, 33),
        (59, 18),
        (55, 50),
        (9, 50),
    ]
    bench.piece(shape(teeth), GOLD, 5, 1.1, 1.1)
    for spot in ((5.6, 16), (24, 9), (40, 9), (58.4, 16)):
        bench.bead(spot, 4.6, GOLD)
    rim = [*arc((32, 46), 24, 4, 180, 0), (56.6, 55), *arc((32, 55), 24.6, 5, 0, 180)]
    bench.piece(shape(rim), GOLD, 3.4, 1.2, 1.0)
    for x, y, paint in ((18, 53.4, RUBY), (32, 55, EMERALD), (46, 53.4, RUBY)):
        gem(bench, [polar((x, y), 3.6, at * 45) for at in range(8)], (x, y), paint, 0.5)


def favor(bench: Bench) -> None:
    """The queen's fan."""
    pivot = (32, 55)
    angles = [229.5 + 81 * stick / 9 for stick in range(10)]

    def pleats(x: Field, y: Field) -> Field:
        turn: Field = np.degrees(np.arctan2(y - pivot[1], x - pivot[0])) % 360
        folds: Field = np.abs((((turn - 229.5) / (81 / 9)) % 1) - 0.5)
        return folds * 2.4

    for angle in angles:
        bench.piece(band([pivot, polar(pivot, 22, angle)], 2.6), GOLD, 1.4, 1.3, 0.8)
    blade = [*arc(pivot, 45, 45, 228, 312), *reversed(arc(pivot, 19, 19, 228, 312))]
    bench.piece(shape(blade), PINK, 1.6, 0.9, 1.1, 0.5, (), pleats)
    rim = [*arc(pivot, 45, 45, 228, 312), *reversed(arc(pivot, 39.8, 39.8, 228, 312))]
    bench.piece(shape(rim), IVORY, 1.4, 0.8, 0.4, 0.2, (), pleats)
    for angle in (246, 270, 294):
        middle = polar(pivot, 30, angle)
        for at in range(5):
            bench.piece(disc(polar(middle, 2.9, at * 72 + angle), 2.5), CARMINE, 2, 1.1, 0.4, 0.2)
        bench.bead(middle, 1.8, GOLD, 0.4)
    bench.bead(pivot, 4.8, GOLD)


def cockade(bench: Bench, stuff: Stuff, centre: Spot, radius: float) -> None:
    """A pleated rosette of ribbon."""

    def pleats(x: Field, y: Field) -> Field:
        turn: Field = np.degrees(np.arctan2(y - centre[1], x - centre[0])) % 360
        return np.abs(((turn / 24) % 1) - 0.5) * 2.6

    bench.piece(shape(star(centre, radius, radius * 0.86, 15)), stuff, 2, 0.9, 1.0, 0.5, (), pleats)


def bonus(bench: Bench) -> None:
    """A cockade with ribbons: a bonus."""
    tail: list[Spot] = [(26, 36), (12, 59), (21, 57), (26, 63), (35, 42)]
    for path in (tail, mirror(tail)):
        bench.piece(shape(path), ROYAL, 3, 1)
    cockade(bench, ROYAL, (32, 26), 25)
    bench.piece(disc((32, 26), 14.5), IVORY, 3, 0.9, 0.9)
    cut_star(bench, (32, 26), 12, 5, GOLD, 0.7)


def decoration(bench: Bench) -> None:
    """A candelabrum: a decoration of any kind."""
    for x, y in ((10.5, 9), (32, 3), (53.5, 9)):
        bench.glow((x, y + 4), 12, (255, 190, 90), 0.5)
    bench.piece(shape(whole(smooth([(30, 45), (28.6, 52), (20, 55), (17, 61.4), (31, 62)]))), GOLD, 4, 1.2)
    arm = smooth([(32, 46), (20, 47), (12, 41), (10.5, 32)])
    for path in (arm, mirror(arm), [(32, 50), (32, 28)]):
        bench.piece(band(path, 3.6), GOLD, 2, 1.3)
    for x, y in ((10.5, 31), (32, 25), (53.5, 31)):
        bench.piece(disc((x, y + 1), 6.6, 2.4), GOLD, 2, 1.2)
        bench.piece(box(x - 3.6, y - 14, 7.2, 14.6, 1.6), PAPER, 3.4, 1.2)
        flame = smooth([(x, y - 25), (x - 3.8, y - 17.4), (x, y - 13.6), (x + 3.8, y - 17.4)], closed=True)
        bench.piece(shape(flame), FLAME, 3, 1, 0.5, 0)


def _diploma(bench: Bench) -> None:
    bench.piece(box(9, 8, 46, 46, 2), PAPER, 2, 0.8, 1.0)
    for y in (3, 50):
        bench.piece(box(4, y, 56, 9, 4.4), PAPER, 4.4, 1.2, 1.0)
    bench.piece(shape([(41, 48), (37, 63), (45, 59.4), (53, 63), (49, 48)]), CARMINE, 2, 1, 0.8)
    bench.piece(shape(star((45, 48), 11, 9.6, 14)), CARMINE, 4, 1.2, 0.9)


def exam(bench: Bench) -> None:
    """A diploma with a seal: an examination."""
    _diploma(bench)
    for y, end in ((20, 48), (28, 48), (36, 36)):
        bench.flat(band([(16, y), (end, y)], 2.8), (96, 70, 50))
    cut_star(bench, (45, 48), 6.6, 2.8, GOLD, 0.5)


def exam_journeyman(bench: Bench) -> None:
    """The examination to journeyman: two silver thimbles."""
    _diploma(bench)
    for x in (22, 41):
        one_thimble(bench, SILVER, (x, 27), 0.5)


def exam_master(bench: Bench) -> None:
    """The examination to master: three gold thimbles."""
    _diploma(bench)
    for x in (18, 32, 46):
        one_thimble(bench, GOLD, (x, 27), 0.42)


def task(bench: Bench) -> None:
    """A task ticked off."""
    bench.piece(box(5, 5, 54, 54, 8), GOLD, 2.2, 1.3)
    bench.piece(box(8.6, 8.6, 46.8, 46.8, 5), PAPER, 1.4, -1, 0.5, 0)
    bench.piece(band([(17, 33), (28, 45), (50, 15)], 7.4), LEAF, 3, 1.2, 0.9)


def laurel(bench: Bench) -> None:
    """A gold wreath of leaves, open at the top: the winner."""
    for side in (1, -1):
        stem = [polar((32, 32), 24, 90 + side * turn) for turn in range(4, 152, 4)]
        bench.piece(band(stem, 2), GOLD, 1.2, 1.2, 0.8)
        for turn in range(12, 156, 16):
            root = polar((32, 32), 24, 90 + side * turn)
            along = 90 + side * (turn + 90)
            for lean in (-34, 34):
                tip = polar(root, 11, along + lean)
                bench.piece(shape(leaf(root, tip, 3.4)), GOLD, 3, 1.3, 0.7)
    bench.piece(band([(27, 60), (32, 55), (37, 60)], 3), CARMINE, 1.6, 1.1, 0.7)


SIGNS = {
    "crown": crown,
    "favor": favor,
    "bonus": bonus,
    "decoration": decoration,
    "exam": exam,
    "exam_journeyman": exam_journeyman,
    "exam_master": exam_master,
    "task": task,
    "laurel": laurel,
}
