"""Signs of money, prestige and goods."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, leaf, mirror, scallops, smooth, star
from rococo_desktop.ui.icons.patterns import STRIPES, patterned
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.icons.silk import bolt
from rococo_desktop.ui.theme import CARMINE, IVORY, LEAF, PARQUET, ROYAL_BLUE

SMALL = 1.03
"""Outlines are heavier than this where a sign is so small that details would blur."""


def livre(pen: Pen) -> None:
    """A gold coin with a milled rim and a barred L."""
    pen.bead((32, 32), 30)
    pen.ring((32, 32), 25.5, 1.8, pen.dark)
    pen.tint(arc((32, 32), 27, 27, 200, 290), (255, 255, 255, 90))
    pen.stroke([(42, 22), (38, 16), (31, 17), (28, 24), (29, 34), (28, 42), (23, 47)], 5)
    pen.line([(23, 47), (43, 47)], 5)
    pen.line([(21, 33), (37, 33)], 4)


def prestige(pen: Pen) -> None:
    """A star between two branches of laurel."""
    branch = smooth([(30, 60), (16, 54), (7, 42), (7, 26)])
    for path in (branch, mirror(branch)):
        pen.line(path, 3, shade(LEAF, -0.35))
    for start, end in (
        ((20, 57), (8, 58)),
        ((12, 49), (1, 46)),
        ((8, 40), (1, 31)),
        ((7, 28), (6, 14)),
        ((16, 53), (21, 43)),
        ((10, 44), (15, 35)),
    ):
        path = leaf(start, end, 3.6)
        for side in (path, mirror(path)):
            pen.outlined(side, LEAF, 1.4, shade(LEAF, -0.45))
    pen.outlined(star((32, 29), 24, 10.5), None, 3)
    pen.tint([(32, 5), (32, 29), (55, 21.6), (38.2, 20.5)], (255, 255, 255, 70))


def lace(pen: Pen) -> None:
    """A lace rosette with holes."""
    edge = scallops((32, 32), 30, 10, 8)
    pen.outlined(edge, None, 2.4)
    for at in range(10):
        (spot,) = arc((32, 32), 21.5, 21.5, at * 36, at * 36, 1)[:1]
        pen.disc(spot, 3.1, pen.ink)
    pen.ring((32, 32), 15.5, 2.2)
    for at in range(5):
        path = leaf((32, 32), arc((32, 32), 13, 13, at * 72 - 90, at * 72 - 90, 1)[0], 2.6)
        pen.shape(path, pen.ink)


def thread(pen: Pen) -> None:
    """A spool wound with thread, its end hanging loose."""
    body = smooth([(17, 14), (19, 32), (17, 50), (47, 50), (45, 32), (47, 14)], closed=False)
    pen.stroke([(44, 46), (54, 47), (56, 54), (60, 60)], 3)
    pen.outlined(body)
    for at in range(5):
        y = 18.5 + at * 6.6
        pen.line([(18.5, y + 4), (45.5, y)], 1.8, pen.dark)
    pen.tint([(20, 14), (26, 14), (26, 50), (20, 50)], (255, 255, 255, 90))
    for y in (4, 49):
        pen.framed(10, y, 44, 11, 4, shade(PARQUET, 0.3))


def tile(pen: Pen) -> None:
    """A resource tile: silk above, lace and thread below."""
    pen.framed(5, 2, 54, 60, 6, IVORY)
    if pen.weight > SMALL:
        swatch: list[Spot] = [(11, 8), (53, 8), (53, 34), (11, 34)]
        pen.shape(swatch)
        patterned(pen, swatch, STRIPES, 14)
        pen.disc((22, 48), 8, pen.ink)
        pen.disc((22, 48), 3, IVORY)
        pen.box(37, 40, 12, 16, 1, CARMINE)
    else:
        _on_tile(pen, 5, 2, 1)


def _on_tile(pen: Pen, x: float, y: float, scale: float) -> None:
    """What a tile of 54 by 60 units shows."""
    bolt(STRIPES)(pen.part(x + 13.5 * scale, y + 4.5 * scale, 0.44 * scale))
    pen.line([(x + 3 * scale, y + 34 * scale), (x + 51 * scale, y + 34 * scale)], 1.6 * scale)
    lace(pen.part(x + 5 * scale, y + 36.5 * scale, 0.31 * scale, IVORY))
    thread(pen.part(x + 29 * scale, y + 36.5 * scale, 0.31 * scale, CARMINE))


def bag(pen: Pen) -> None:
    """A tied linen bag."""
    _sack(pen)
    pen.stroke([(17, 36), (24, 44), (24, 54)], 2, pen.dark)
    pen.stroke([(47, 36), (40, 44), (40, 54)], 2, pen.dark)


def bag_tile(pen: Pen) -> None:
    """A tile drawn unseen from the bag."""
    _sack(pen)
    pen.framed(19, 27, 26, 30, 4, IVORY)
    bolt(STRIPES)(pen.part(21.6, 31, 0.33, ROYAL_BLUE))


def _sack(pen: Pen) -> None:
    pen.blob([(22, 4), (32, 8), (42, 4), (46, 10), (38, 20), (26, 20), (18, 10)])
    pen.blob([(26, 20), (38, 20), (52, 34), (56, 50), (46, 60), (32, 61), (18, 60), (8, 50), (12, 34)])
    pen.line([(24, 20), (40, 20)], 5, pen.ink)
    pen.line([(25, 20), (39, 20)], 2, shade(pen.paint, 0.5))


SIGNS = {
    "livre": livre,
    "prestige": prestige,
    "lace": lace,
    "thread": thread,
    "tile": tile,
    "bag": bag,
    "bag_tile": bag_tile,
}
