"""Signs of jewelry: necklaces and rings, whose stones tell the colours apart by their cut."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.ui.icons.paths import Spot, arc, leaf, smooth
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import BRIGHT_GOLD, IVORY

ROUND, DROP, LOZENGE, MARQUISE = range(4)


def _stone(pen: Pen, at: Spot, size: float, cut: int) -> None:
    x, y = at
    match cut:
        case 0:
            path = arc(at, size, size, 0, 360)
        case 1:
            path = smooth(
                [
                    (x, y - size * 1.4),
                    (x - size * 0.95, y + size * 0.2),
                    (x, y + size),
                    (x + size * 0.95, y + size * 0.2),
                ],
                closed=True,
            )
        case 2:
            path = [(x, y - size * 1.3), (x + size, y), (x, y + size * 1.3), (x - size, y)]
        case _:
            path = leaf((x - size * 1.5, y), (x + size * 1.5, y), size * 0.95)
    pen.outlined(path, None, 2.6)
    if cut == LOZENGE:
        pen.line([(x - size, y), (x + size, y)], 1.6)
        pen.line([(x, y - size * 1.3), (x, y + size * 1.3)], 1.6)
    elif cut == MARQUISE:
        pen.line([(x - size, y), (x + size, y)], 1.8)
    pen.disc((x - size * 0.3, y - size * 0.35), size * 0.24, shade(pen.paint, 0.85))


def _necklace(cut: int) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        chain = arc((32, 12), 25, 27, 175, 5, 12)
        for at, spot in enumerate(chain):
            pen.bead(spot, 5.4 if at % 2 == 0 else 4.4, IVORY if cut == ROUND else BRIGHT_GOLD, 2)
        if cut == ROUND:
            for spot, size in (((21, 42), 6), ((43, 42), 6), ((32, 47), 9)):
                _stone(pen, spot, size, ROUND)
        else:
            _stone(pen, (32, 47), 13.5, cut)

    return draw


def _ring(cut: int) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        pen.ring((32, 41), 21.5, 8.4)
        pen.ring((32, 41), 19.4, 4.2, BRIGHT_GOLD)
        if cut == ROUND:
            _stone(pen, (32, 15), 12.5, ROUND)
            for at in range(6):
                pen.disc(arc((32, 15), 6.6, 6.6, at * 60, at * 60, 1)[0], 1.7, shade(pen.paint, 0.8))
        elif cut == MARQUISE:
            _stone(pen, (32, 15), 15, MARQUISE)
        else:
            gem: list[Spot] = [(17, 11), (24, 2), (40, 2), (47, 11), (32, 28)]
            pen.outlined(gem, None)
            pen.line([(17, 11), (47, 11)], 1.8)
            pen.line([(26, 11), (32, 27), (38, 11)], 1.6)

    return draw


def jewelry(pen: Pen) -> None:
    """A cut gem: jewelry of any kind."""
    gem: list[Spot] = [(3, 24), (16, 8), (48, 8), (61, 24), (32, 59)]
    pen.outlined(gem, None, 3)
    pen.shape([(16, 9), (22, 24), (32, 9)], pen.light)
    pen.shape([(48, 9), (42, 24), (32, 9)], shade(pen.paint, 0.7))
    pen.shape([(22, 24), (32, 58), (42, 24)], pen.light)
    for path in (
        [(3, 24), (61, 24)],
        [(22, 24), (32, 58), (42, 24)],
        [(16, 8), (22, 24), (32, 8), (42, 24), (48, 8)],
    ):
        pen.line(path, 1.9)
    pen.loop(gem, 3)


SIGNS = {
    "jewelry": jewelry,
    "necklace": _necklace(ROUND),
    "blue_necklace": _necklace(DROP),
    "green_necklace": _necklace(LOZENGE),
    "ring": _ring(DROP),
    "pink_ring": _ring(ROUND),
    "orange_ring": _ring(MARQUISE),
}
