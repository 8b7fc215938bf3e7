"""Signs of silk: a bolt of cloth unrolled a little, with the pattern of its colour."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.ui.icons.paths import arc, smooth
from rococo_desktop.ui.icons.patterns import DOTS, LOZENGES, SPRIGS, STRIPES, patterned
from rococo_desktop.ui.icons.pen import Pen
from rococo_desktop.ui.theme import IVORY


def bolt(pattern: int | None) -> Callable[[Pen], None]:
    """A bolt of cloth with a pattern, or plain."""

    def draw(pen: Pen) -> None:
        hem = smooth([(4, 56), (13, 60), (23, 56), (33, 60), (43, 56), (52, 59)])
        sheet = [(4, 15), *hem, (52, 15)]
        pen.outlined(sheet)
        if pattern is not None:
            patterned(pen, sheet, pattern, (12.5, 14, 19, 17)[pattern])
        pen.tint([(4, 20), (52, 20), (52, 26), (4, 26)], (0, 0, 0, 70))
        pen.loop(sheet, 2.6 * pen.weight)
        roll = [*arc((12, 13), 9, 10, 90, 270), *arc((50, 13), 9, 10, -90, 90)]
        pen.outlined(roll, pen.paint)
        pen.tint([(8, 5), (52, 5), (52, 10), (6, 10)], (255, 255, 255, 90))
        pen.outlined(arc((50, 13), 10, 10, 0, 360), IVORY)
        pen.line(arc((50, 13), 5.4, 5.4, 20, 330), 2)
        pen.disc((50, 13), 1.7, pen.ink)

    return draw


SIGNS = {
    "silk": bolt(None),
    "blue": bolt(STRIPES),
    "pink": bolt(DOTS),
    "green": bolt(LOZENGES),
    "orange": bolt(SPRIGS),
}
