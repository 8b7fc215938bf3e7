"""What runs down the front edge of a coat, one function for each word of the grammar."""

from __future__ import annotations

from collections.abc import Callable

from art.garments import gold
from art.garments.curves import Line, aside, even, mirror_if, smooth
from art.garments.stage import Stage, darker, lighter
from art.garments.wardrobe import Coat


def paint_edge(stage: Stage, coat: Coat, opening: Line, hem: Line, right: bool) -> None:
    """The trim of one front; `opening` and `hem` are those of the left one."""
    line, foot = even(mirror_if(opening, right), 60), even(mirror_if(hem, right), 20)
    FRONTS[coat.front](stage, coat, line, foot, 1 if right else -1)


def _row(stage: Stage, coat: Coat, spots: Line, radius: float) -> None:
    for spot in spots:
        gold.stud(stage, spot, radius, coat.metal or coat.trim)


def _buttons(stage: Stage, coat: Coat, line: Line, hem: Line, sign: int) -> None:
    stage.stroke(aside(line, 1.2 * sign), lighter(coat.silk.ground, 0.35), 1.4, 0.7)
    _row(stage, coat, aside(line, 6 * sign)[5:50:4], 3.0)


def _loops(stage: Stage, coat: Coat, line: Line, hem: Line, sign: int) -> None:
    for x, y in line[5:46:5]:
        gold.thread(stage, [(x + sign * 2, y), (x + sign * 17, y + 1)], 2.6, coat.metal or coat.trim)
        gold.stud(stage, (x + sign * 17, y + 1), 2.8, coat.metal or gold.GOLD)


def _galloon(stage: Stage, coat: Coat, line: Line, hem: Line, sign: int) -> None:
    metal = coat.metal or gold.GOLD
    gold.galloon(stage, aside(line, 4 * sign), 6.5, metal)
    gold.galloon(stage, [(x, y - 5) for x, y in hem], 5, metal)
    for spot in aside(line, 12 * sign)[6:46:5]:
        gold.stud(stage, spot, 2.8, metal)


def _embroidered(stage: Stage, coat: Coat, line: Line, hem: Line, sign: int) -> None:
    metal = coat.metal or gold.GOLD
    gold.rinceau(stage, aside(line, lambda t: sign * (9 + 4 * t)), 17, metal, coat.trim)
    gold.thread(stage, aside(line, 1.5 * sign), 2, metal)
    gold.rinceau(stage, [(x, y - 10) for x, y in hem], 11, metal)


def _lapels(stage: Stage, coat: Coat, line: Line, hem: Line, sign: int) -> None:
    left = smooth([(150, 116), (126, 134), (130, 156), (141, 196), (146, 176)], 8, closed=True)
    shape = mirror_if(left, sign > 0)
    ink = coat.trim
    stage.shadow(shape, 2, 0.5)
    stage.glow(shape, (shape[10][0] - 4, 132), 66, lighter(ink, 0.4), darker(ink, 0.35))
    stage.edge(shape, ink)
    _row(stage, coat, aside(line, 6 * sign)[26:44:5], 3.0)


def _braid(stage: Stage, coat: Coat, line: Line, hem: Line, sign: int) -> None:
    stage.stroke(aside(line, 3.5 * sign), darker(coat.trim, 0.5), 6)
    stage.stroke(aside(line, 3.5 * sign), coat.trim, 4.6)
    stage.stroke(aside(line, 2.6 * sign), lighter(coat.trim, 0.6), 1.0)
    _row(stage, coat, aside(line, 11 * sign)[6:46:5], 2.6)


def _fur(stage: Stage, coat: Coat, line: Line, hem: Line, sign: int) -> None:
    for k, (x, y) in enumerate(aside(line, 4 * sign)[3:58:2]):
        stage.dot((x + (k % 3 - 1) * 1.2, y), 5.4, (110, 74, 52) if k % 2 else (138, 96, 66), 0.95)
        stage.dot((x - 1.5, y - 1), 2.4, (182, 140, 102), 0.6)


FRONTS: dict[str, Callable[[Stage, Coat, Line, Line, int], None]] = {
    "buttons": _buttons,
    "loops": _loops,
    "galloon": _galloon,
    "embroidered": _embroidered,
    "lapels": _lapels,
    "braid": _braid,
    "fur": _fur,
}
