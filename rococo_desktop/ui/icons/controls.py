"""Signs of buttons and controls: arrows, checks, a gear, a door, a die, who plays a seat."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from rococo_desktop.ui.icons.paths import arc, curve
from rococo_desktop.ui.icons.pen import Pen


def forward(pen: Pen) -> None:
    """A triangle that points right: go on."""
    pen.shape([(20, 12), (50, 32), (20, 52)])


def back(pen: Pen) -> None:
    """An arrow that points left: leave."""
    pen.line([(52, 32), (14, 32)], 6, pen.paint)
    pen.line([(28, 16), (12, 32), (28, 48)], 6, pen.paint)


def check(pen: Pen) -> None:
    """A tick: chosen."""
    pen.line([(12, 34), (26, 48), (52, 16)], 8, pen.paint)


def cross(pen: Pen) -> None:
    """Two strokes: not chosen, or close."""
    pen.line([(16, 16), (48, 48)], 7, pen.paint)
    pen.line([(48, 16), (16, 48)], 7, pen.paint)


def minus(pen: Pen) -> None:
    """Less."""
    pen.line([(14, 32), (50, 32)], 7, pen.paint)


def plus(pen: Pen) -> None:
    """More."""
    pen.line([(14, 32), (50, 32)], 7, pen.paint)
    pen.line([(32, 14), (32, 50)], 7, pen.paint)


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


def person(pen: Pen) -> None:
    """A bust in a powdered wig: a person plays here."""
    pen.shape([*curve((8, 60), (8, 42), (22, 40), (32, 40)), *curve((32, 40), (42, 40), (56, 42), (56, 60))])
    pen.disc((32, 24), 14)
    pen.disc((18, 28), 5)
    pen.disc((46, 28), 5)


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
    """A wreath: the winner."""
    for side in (1, -1):
        for step in range(6):
            angle = (100 + step * 27) * pi / 180
            x, y = 32 + side * -cos(angle) * 23, 34 + sin(angle) * 23
            out = 8.5 - step * 0.5
            pen.oval((x, y), out * 0.55, out)
        pen.line(arc((32, 34), 23 * side, 23, 90, 235), 2.2, pen.paint)


CONTROLS: dict[str, Callable[[Pen], None]] = {
    "forward": forward,
    "back": back,
    "check": check,
    "cross": cross,
    "minus": minus,
    "plus": plus,
    "gear": gear,
    "door": door,
    "die": die,
    "person": person,
    "automaton": automaton,
    "round_arrow": round_arrow,
    "question": question,
    "feather": feather,
    "fan": fan,
    "pencil": pencil,
    "laurel": laurel,
}
