"""Signs of honours: crown and favor, bonuses, decorations, examinations."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, moved, smooth, star, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import CARMINE, GOLD, IVORY, LEAF


def crown(pen: Pen) -> None:
    """An open crown: a bonus at the end of the game."""
    teeth: list[Spot] = [
        (6, 18),
        (18, 32),
        (24, 12),
        (32, 30),
        (40, 12),
        (46, 32),
        (58, 18),
        (54, 48),
        (10, 48),
    ]
    pen.outlined(teeth, None, 3)
    for spot in ((6, 16), (24, 10), (40, 10), (58, 16)):
        pen.bead(spot, 5, pen.light, 2.2)
    pen.framed(8, 46, 48, 12, 3, pen.light)
    for x, paint in ((18, CARMINE), (32, LEAF), (46, CARMINE)):
        pen.disc((x, 52), 3.2, paint)


def favor(pen: Pen) -> None:
    """The queen's fan."""
    pivot = (32, 53)

    def at(radius: float, angle: float) -> Spot:
        return arc(pivot, radius, radius, angle, angle, 1)[0]

    angles = [221 + 98 * stick / 7 for stick in range(8)]
    for angle in angles:
        pen.line([pivot, at(19, angle)], 2.8)
    blade = [*arc(pivot, 40, 40, 219, 321), *reversed(arc(pivot, 17, 17, 219, 321))]
    pen.outlined(blade, None, 2.8)
    for angle in angles[1:-1]:
        pen.line([at(18, angle), at(39, angle)], 1.5, pen.dark)
    pen.line(arc(pivot, 35.4, 35.4, 222, 318), 2.6, shade(pen.paint, 0.7))
    for angle in (242, 270, 298):
        pen.disc(at(27, angle), 3, shade(pen.paint, 0.75))
        pen.disc(at(27, angle), 1.3, CARMINE)
    pen.bead(pivot, 5.4, GOLD, 2)


def bonus(pen: Pen) -> None:
    """A cockade with ribbons: a bonus."""
    tail: list[Spot] = [(26, 36), (14, 58), (22, 56), (26, 63), (34, 42)]
    for path in (tail, mirror(tail)):
        pen.outlined(path, pen.dark)
    pen.outlined(star((32, 25), 24, 18.5, 12), None)
    pen.bead((32, 25), 13.5, IVORY, 2.2)
    pen.outlined(star((32, 25), 9.5, 4.2), GOLD, 1.2)


def decoration(pen: Pen) -> None:
    """A candelabrum: a decoration of any kind."""
    pen.outlined(whole(smooth([(30, 46), (28, 52), (20, 56), (18, 61), (31, 61.5)])), None)
    arm = smooth([(32, 46), (20, 46), (12, 40), (11, 32)])
    for path in (arm, mirror(arm), [(32, 48), (32, 26)]):
        pen.tube(path, 2.4, None, 1.8)
    for x, y in ((11, 30), (32, 24), (53, 30)):
        pen.framed(x - 4.5, y - 13, 9, 15, 1.5, IVORY, 2)
        pen.outlined(whole_flame(x, y - 14), (255, 176, 60), 1.6)


def whole_flame(x: float, y: float) -> list[Spot]:
    """A candle's flame that stands on a spot."""
    return smooth([(x, y - 11), (x - 4, y - 3), (x, y + 0.6), (x + 4, y - 3)], closed=True)


def _diploma(pen: Pen) -> None:
    pen.framed(10, 6, 44, 46, 3, IVORY)
    for x in (4, 52):
        pen.framed(x, 2, 9, 54, 4, shade(IVORY, -0.12))
    pen.outlined([(40, 48), (36, 63), (44, 59), (52, 63), (48, 48)], CARMINE, 2)
    pen.bead((44, 47), 9.5, CARMINE)


def _little_thimble(pen: Pen, x: float, y: float) -> None:
    pen.outlined(moved(smooth([(-4, 5), (-3.4, -4), (0, -7), (3.4, -4), (4, 5)]), x, y), None, 2)
    pen.framed(x - 6, y + 3, 12, 6, 1.4, pen.light, 2)


def exam(pen: Pen) -> None:
    """A letter with a seal: an examination."""
    _diploma(pen)
    for y, end in ((16, 46), (24, 46), (32, 40)):
        pen.line([(18, y), (end, y)], 3)
    pen.outlined(star((44, 47), 5.4, 2.4), pen.paint, 0.8)


def exam_journeyman(pen: Pen) -> None:
    """The examination to journeyman: two thimbles."""
    _diploma(pen)
    for x in (25, 39):
        _little_thimble(pen, x, 23)


def exam_master(pen: Pen) -> None:
    """The examination to master: three thimbles."""
    _diploma(pen)
    for x, y in ((32, 15), (23, 30), (41, 30)):
        _little_thimble(pen, x, y)


def task(pen: Pen) -> None:
    """A task to be ticked off."""
    pen.framed(7, 7, 50, 50, 8, IVORY, 3)
    pen.tube([(17, 33), (28, 44), (48, 19)], 5, None, 1.8)


SIGNS = {
    "crown": crown,
    "favor": favor,
    "bonus": bonus,
    "decoration": decoration,
    "exam": exam,
    "exam_journeyman": exam_journeyman,
    "exam_master": exam_master,
    "task": task,
}
