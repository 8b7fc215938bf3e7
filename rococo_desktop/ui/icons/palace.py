"""Signs of the palace: its decorations and its places."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, mirror, moved, smooth, whole
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import APRICOT, BRIGHT_GOLD, CARMINE, IVORY, NIGHT, PARQUET

COPPER = (190, 106, 62)
WATER = (120, 172, 206)


def fireworks(pen: Pen) -> None:
    """A bursting rocket on the night sky."""
    pen.bead((32, 32), 31, NIGHT, 2.2)
    for at in range(12):
        angle = at * 30 - 90
        far = 25 if at % 2 == 0 else 18.5
        inner, outer = (arc((32, 32), r, r, angle, angle, 1)[0] for r in (7.5, far))
        pen.line([inner, outer], 3 if at % 2 == 0 else 2.2, pen.paint if at % 2 == 0 else APRICOT)
        pen.disc(outer, 2.9 if at % 2 == 0 else 2.1, IVORY)
    pen.disc((32, 32), 4.4, IVORY)


def _pot(pen: Pen) -> None:
    for x in (24, 40):
        pen.tube(smooth([(x, 20), (x - 4, 14), (x + 2, 9), (x - 1, 4)]), 2.2, IVORY, 1.5)
    pen.outlined(smooth([(10, 30), (12, 50), (20, 58), (44, 58), (52, 50), (54, 30)]), COPPER)
    pen.tint(smooth([(15, 33), (17, 50), (23, 55), (24, 33)], closed=True), (255, 255, 255, 90))
    pen.framed(5, 23, 54, 9, 4, shade(COPPER, 0.25))


def _hand_mark(pen: Pen, left: bool) -> None:
    head: list[Spot] = [(19, 44), (32, 35), (32, 40.5), (45, 40.5), (45, 47.5), (32, 47.5), (32, 53)]
    pen.outlined(head if left else mirror(head), IVORY, 2)


def kitchen(pen: Pen) -> None:
    """The whole kitchen."""
    _pot(pen)
    pen.stroke([(24, 40), (24, 48), (30, 52)], 2.4, shade(COPPER, -0.4))


def kitchen_left(pen: Pen) -> None:
    """The left half of the kitchen."""
    _pot(pen)
    _hand_mark(pen, True)


def kitchen_right(pen: Pen) -> None:
    """The right half of the kitchen."""
    _pot(pen)
    _hand_mark(pen, False)


def fountain(pen: Pen) -> None:
    """The fountain of the classic edition."""
    _fountain(pen)


def fountain_left(pen: Pen) -> None:
    """Its left half."""
    _fountain(pen)
    _basin_mark(pen, True)


def fountain_right(pen: Pen) -> None:
    """Its right half."""
    _fountain(pen)
    _basin_mark(pen, False)


def _basin_mark(pen: Pen, left: bool) -> None:
    head: list[Spot] = [(16, 52), (29, 44.6), (29, 49), (47, 49), (47, 55), (29, 55), (29, 59.4)]
    pen.shape(head if left else mirror(head), pen.ink)


def _fountain(pen: Pen) -> None:
    jet = smooth([(32, 6), (20, 10), (13, 22), (12, 38)])
    inner = smooth([(32, 10), (25, 16), (22, 26), (22, 38)])
    for path in (jet, mirror(jet), inner, mirror(inner)):
        pen.tube(path, 3, WATER, 1.4)
    pen.tube([(32, 5), (32, 36)], 3.6, WATER, 1.4)
    pen.outlined(whole([(4, 38), (10, 60), (31, 60)]), IVORY)
    pen.framed(2, 35, 60, 9, 4, shade(IVORY, -0.1))


def statue(pen: Pen) -> None:
    """A marble bust on a pedestal."""
    pen.outlined(whole([(22, 40), (22, 56), (31, 56)]), shade(pen.paint, -0.12))
    pen.framed(15, 54, 34, 8, 2, shade(pen.paint, -0.12))
    pen.framed(18, 36, 28, 7, 2)
    pen.outlined(whole(smooth([(28, 20), (28, 25), (17, 28), (15, 33), (21, 38), (31, 38.5)])))
    pen.outlined(arc((32, 13), 10, 11.5, 0, 360))
    for at in range(6):
        angle = 180 + at * 36
        spot = arc((32, 11), 9.5, 8.6, angle, angle, 1)[0]
        pen.bead(spot, 4, None, 1.7)
    pen.tint(arc((36, 14), 6, 10, -90, 90), (0, 0, 0, 50))


def musicians(pen: Pen) -> None:
    """A violin and its bow."""
    pen.line([(56, 8), (40, 60)], 3.4)
    neck: list[Spot] = [(26.5, 4), (26.5, 28), (31.5, 28), (31.5, 4)]
    pen.outlined(neck, shade(PARQUET, -0.2), 2)
    pen.bead((29, 5), 4.4, shade(PARQUET, 0.1), 2)
    half: list[Spot] = [
        (29, 20),
        (20, 22),
        (17.5, 29),
        (21.5, 35),
        (21, 39),
        (14.5, 45),
        (15, 56),
        (23, 61),
        (29, 61.5),
    ]
    other = [(58 - x, y) for x, y in reversed(half[1:-1])]
    pen.blob([*half, *other])
    pen.line([(29, 26), (29, 55)], 2.6, shade(PARQUET, -0.3))
    for x in (23, 35):
        pen.stroke([(x, 40), (x + 1.4, 45), (x - 0.6, 50)], 2.2)
    pen.framed(24, 51, 10, 5, 1, IVORY, 1.4)
    pen.tint(arc((24, 30), 4, 6, 0, 360), (255, 255, 255, 80))


def jeweler(pen: Pen) -> None:
    """An open casket with a gem: the jeweler."""
    pen.outlined(whole([(10, 4), (5, 25), (31, 25)]), shade(PARQUET, 0.1))
    pen.outlined(whole([(15, 8), (11.5, 24), (31, 24)]), CARMINE, 1.4)
    pen.framed(5, 32, 54, 28, 4, shade(PARQUET, 0.2))
    gem: list[Spot] = [(20, 23), (26, 15), (38, 15), (44, 23), (32, 39)]
    pen.framed(26, 42, 12, 11, 2, BRIGHT_GOLD, 2)
    pen.disc((32, 47.5), 2, pen.ink)
    pen.outlined(gem, None, 2.4)
    pen.line([(20, 23), (44, 23)], 1.6)
    pen.line([(27, 23), (32, 38), (37, 23)], 1.4)


def hall(pen: Pen) -> None:
    """A hall: an arched door between columns."""
    pen.outlined([(4, 22), (32, 3), (60, 22)], None)
    pen.framed(5, 20, 54, 8, 1, pen.light)
    pen.framed(3, 55, 58, 8, 2, pen.light)
    for x in (9, 46):
        pen.framed(x, 27, 9, 29, 1)
    door = [*arc((32, 40), 9.5, 9.5, 180, 360), (41.5, 56), (22.5, 56)]
    pen.outlined(door, shade(NIGHT, 0.1))
    pen.disc((32, 15), 3, pen.ink)


def all_halls(pen: Pen) -> None:
    """Five halls: a guest in every one."""
    for x, y, w in ((10, 3, 44), (3, 24, 27), (34, 24, 27), (3, 45, 27), (34, 45, 27)):
        pen.framed(x, y, w, 17, 3)
        pen.disc((x + w / 2, y + 8.5), 4, pen.ink)


def master_space(pen: Pen) -> None:
    """A guest space for the work of a master."""
    pen.bead((32, 32), 30, shade(pen.paint, 0.72), 3)
    pen.ring((32, 32), 26, 2.2, pen.dark)
    cap = smooth([(-14, 16), (-11, -10), (-6, -20), (0, -22), (6, -20), (11, -10), (14, 16)])
    pen.outlined(moved(cap, 32, 31, 0.78), None, 2.6)
    pen.outlined(moved([(-17, 13), (17, 13), (18, 23), (-18, 23)], 32, 31, 0.78), pen.light, 2.6)


def terrace(pen: Pen) -> None:
    """The balustrade of the terrace under the night sky."""
    pen.framed(2, 2, 60, 60, 8, NIGHT)
    for x, y, r in ((16, 14, 2.6), (40, 11, 3.4), (51, 23, 2.2), (26, 24, 2)):
        pen.disc((x, y), r, BRIGHT_GOLD)
    pen.framed(3, 33, 58, 8, 2, pen.paint)
    pen.framed(3, 54, 58, 8, 2, pen.paint)
    for x in (12, 25, 38, 51):
        pen.outlined(
            smooth([(x - 2, 41), (x - 5, 49), (x - 2, 54), (x + 2, 54), (x + 5, 49), (x + 2, 41)]),
            pen.paint,
            1.8,
        )


def drawer(pen: Pen) -> None:
    """An open drawer."""
    pen.outlined([(10, 8), (54, 8), (60, 28), (4, 28)], shade(pen.paint, -0.4))
    for x, paint in ((14, IVORY), (27, CARMINE), (40, IVORY)):
        pen.framed(x, 12, 11, 15, 2, shade(paint, 0.15), 1.8)
    pen.framed(3, 26, 58, 32, 4)
    pen.framed(9, 32, 46, 20, 2, pen.light, 1.8)
    pen.bead((32, 42), 6, BRIGHT_GOLD, 2.2)


def display(pen: Pen) -> None:
    """The jewelry display: gems on a cushion."""
    pen.framed(2, 26, 60, 34, 9, CARMINE)
    pen.tint([(8, 31), (56, 31), (56, 37), (8, 37)], (255, 255, 255, 60))
    for x in (17, 32, 47):
        gem: list[Spot] = [(x - 8, 19), (x - 4, 12), (x + 4, 12), (x + 8, 19), (x, 34)]
        pen.outlined(gem, None, 2)
        pen.line([(x - 8, 19), (x + 8, 19)], 1.4)
    pen.stroke([(12, 50), (32, 54), (52, 50)], 2.6, BRIGHT_GOLD)


SIGNS = {
    "fireworks": fireworks,
    "kitchen": kitchen,
    "kitchen_left": kitchen_left,
    "kitchen_right": kitchen_right,
    "fountain": fountain,
    "fountain_left": fountain_left,
    "fountain_right": fountain_right,
    "statue": statue,
    "musicians": musicians,
    "jeweler": jeweler,
    "hall": hall,
    "all_halls": all_halls,
    "master_space": master_space,
    "terrace": terrace,
    "drawer": drawer,
    "display": display,
}
