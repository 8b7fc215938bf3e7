"""Signs of buttons and controls: arrows, checks, a gear, a door, a die, who plays a seat."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from rococo_desktop.ui.icons.paths import arc, curve
from rococo_desktop.ui.icons.pen import Pen


def forward(pen: Pen) -> None:
    """A triangle that points right: go on."""
    pen.shape([(20, 12), (50, 32), (20, 52)])


def cross(pen: Pen) -> None:
    """Two strokes: not chosen, or close."""
    pen.line([(16, 16), (48, 48)], 7, pen.paint)
    pen.line([(48, 16), (16, 48)], 7, pen.paint)


def gear(pen: Pen) -> None:
    """A toothed wheel: settings."""
    for tooth in range(8):
        angle = tooth * pi / 4
        tip = (32 + 26 * cos(angle), 32 + 26 * sin(angle))
        pen.line([(32, 32), tip], 10, pen.paint)
    pen.disc((32, 32), 19)
    pen.disc((32, 32), 8, pen.ink)


def door(pen: Pen) -> None:
    """An open door: the way out."""
    pen.line([(14, 54), (14, 10), (40, 10), (40, 54)], 5, pen.paint)
    pen.shape([(14, 10), (30, 18), (30, 60), (14, 54)])
    pen.line([(8, 54), (56, 54)], 5, pen.paint)


def die(pen: Pen) -> None:
    """A die that shows five: by chance."""
    pen.line([(12, 12), (52, 12), (52, 52), (12, 52), (12, 12)], 6, pen.paint)
    for x, y in ((22, 22), (42, 22), (32, 32), (22, 42), (42, 42)):
        pen.disc((x, y), 4.6)


def automaton(pen: Pen) -> None:
    """A clockwork bust with a key in its back: an agent plays here."""
    pen.shape([(14, 60), (14, 46), (24, 40), (40, 40), (50, 46), (50, 60)])
    pen.shape([(20, 12), (44, 12), (44, 36), (20, 36)])
    pen.line([(32, 12), (32, 5)], 4, pen.paint)
    pen.disc((32, 5), 3.6)
    for x in (27, 37):
        pen.disc((x, 23), 3.2, pen.ink)
    pen.line([(27, 31), (37, 31)], 2.4, pen.ink)


def round_arrow(pen: Pen) -> None:
    """An arrow in a circle: again, or the next one."""
    pen.line(arc((32, 32), 20, 20, -40, 250), 6, pen.paint)
    pen.shape([(40, 4), (58, 14), (42, 28)])


def question(pen: Pen) -> None:
    """A question mark: help."""
    pen.line([*arc((32, 22), 13, 12, 180, 400), (32, 36), (32, 42)], 6.5, pen.paint)
    pen.disc((32, 54), 4.4)


def feather(pen: Pen) -> None:
    """A quill: a new ball is written down."""
    pen.shape([*curve((54, 6), (30, 8), (16, 26), (18, 46)), *curve((18, 46), (40, 42), (54, 28), (54, 6))])
    pen.line([(10, 58), (44, 18)], 3.4, pen.ink)
    pen.line([(8, 60), (18, 46)], 4, pen.paint)


def fan(pen: Pen) -> None:
    """A lady's fan: Madame du Barry."""
    pen.shape([(32, 56), *arc((32, 56), 30, 44, 200, 340)])
    for degrees in (200, 223, 246, 270, 294, 317, 340):
        pen.line([(32, 56), arc((32, 56), 29, 43, degrees, degrees, 1)[0]], 2.4, pen.ink)
    pen.disc((32, 56), 4, pen.ink)


def pencil(pen: Pen) -> None:
    """A pencil: can be written in."""
    pen.shape([(44, 8), (56, 20), (24, 52), (8, 56), (12, 40)])
    pen.line([(36, 16), (48, 28)], 3, pen.ink)


def laurel(pen: Pen) -> None:
    """A wreath of leaves, open at the top: the winner."""
    for side in (1, -1):
        pen.line([(32 - side * 24 * cos(a), 33 + 24 * sin(a)) for a in _sweep(-0.9, 1.57)], 2, pen.paint)
        for angle in _sweep(-0.85, 1.35, 7):
            x, y = 32 - side * 24 * cos(angle), 33 + 24 * sin(angle)
            for turn in (0.75, -0.75):
                along = angle - pi / 2 + turn
                tip = (x - side * 10.5 * cos(along), y + 10.5 * sin(along))
                bend = (-side * 4.2 * sin(along), -4.2 * cos(along))
                middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
                one = (middle[0] + bend[0], middle[1] + bend[1])
                other = (middle[0] - bend[0], middle[1] - bend[1])
                pen.shape([*curve((x, y), one, one, tip, 8), *curve(tip, other, other, (x, y), 8)])


def _sweep(begin: float, end: float, steps: int = 24) -> list[float]:
    return [begin + (end - begin) * at / (steps - 1) for at in range(steps)]


CONTROLS: dict[str, Callable[[Pen], None]] = {
    "forward": forward,
    "cross": cross,
    "gear": gear,
    "door": door,
    "die": die,
    "automaton": automaton,
    "round_arrow": round_arrow,
    "question": question,
    "feather": feather,
    "fan": fan,
    "pencil": pencil,
    "laurel": laurel,
}
