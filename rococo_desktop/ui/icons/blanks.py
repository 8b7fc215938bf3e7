"""Blanks that carry a number or an emblem: coin, medal and token."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import arc, star
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import IVORY


def coin(pen: Pen) -> None:
    """A coin for a number of livre."""
    pen.bead((32, 32), 31, None, 2.2)
    pen.ring((32, 32), 27.5, 1.8, pen.dark)
    pen.disc((32, 32), 25.4, shade(pen.paint, 0.3))


def medal(pen: Pen) -> None:
    """A star with a pale middle, for a number of prestige points."""
    pen.outlined(star((32, 32), 30.5, 23.5, 10), None, 2.2)
    pen.disc((32, 32), 20.5, shade(IVORY, 0.3))
    pen.ring((32, 32), 21.5, 1.4, pen.dark)


def token(pen: Pen) -> None:
    """A round wooden token with a bevelled rim and its shadow."""
    for reach, alpha in ((30, 26), (28.6, 40), (27.4, 60)):
        pen.tint(arc((32, 34), reach, reach, 0, 360), (0, 0, 0, alpha))
    pen.disc((32, 31), 28.5, shade(pen.paint, -0.5))
    pen.disc((32, 30.4), 27, shade(pen.paint, 0.32))
    pen.disc((32, 31.4), 26.4, shade(pen.paint, -0.18))
    pen.disc((32, 31), 24.6, pen.paint)
    with pen.within(arc((32, 31), 24.6, 24.6, 0, 360)) as layer:
        layer.oval((32, 14), 26, 17, (255, 255, 255, 26))
        layer.oval((30, 10), 22, 13, (255, 255, 255, 30))


SIGNS = {"coin": coin, "medal": medal, "token": token}
