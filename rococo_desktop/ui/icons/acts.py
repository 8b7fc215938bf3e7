"""Signs of the actions, and of the piles that cards lie on."""

from __future__ import annotations

from rococo_desktop.ui.icons.paths import Spot, arc, smooth, star, turned
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.icons.people import SKIN, bust
from rococo_desktop.ui.theme import BRIGHT_GOLD, CARMINE, DUSK, GOLD, IVORY, LEAF, POWDER_PINK, Paint


def _arrow(pen: Pen, at: Spot, size: float, degrees: float, paint: Paint) -> None:
    """A stout arrow around a spot; it points right unless turned."""
    x, y = at
    path: list[Spot] = [
        (x + size, y),
        (x + size * 0.1, y - size * 0.9),
        (x + size * 0.1, y - size * 0.38),
        (x - size, y - size * 0.38),
        (x - size, y + size * 0.38),
        (x + size * 0.1, y + size * 0.38),
        (x + size * 0.1, y + size * 0.9),
    ]
    pen.outlined(turned(path, at, degrees), paint, 2.4)


def _cross(pen: Pen, at: Spot, size: float, paint: Paint) -> None:
    x, y = at
    for width, colour in ((size * 0.62 + 4.6 * pen.weight, pen.ink), (size * 0.62, paint)):
        pen.line([(x - size, y), (x + size, y)], width, colour)
        pen.line([(x, y - size), (x, y + size)], width, colour)


def acquire(pen: Pen) -> None:
    """A tile lifted out of its drawer."""
    pen.framed(18, 18, 28, 30, 4, IVORY)
    pen.box(23, 23, 18, 14, 2, pen.paint)
    pen.outlined([(3, 38), (61, 38), (57, 61), (7, 61)], shade(GOLD, -0.25))
    pen.bead((32, 50), 4.6, BRIGHT_GOLD, 1.8)
    _arrow(pen, (32, 13), 12, -90, LEAF)


def tailor(pen: Pen) -> None:
    """A needle with its thread."""
    thread = smooth([(15, 15), (5, 25), (5, 38), (17, 44), (21, 54), (32, 60), (44, 58)])
    pen.tube(thread, 3.2, None, 1.5)
    half: list[Spot] = [(5, 0), (7, 4), (13, 5.6), (24, 5.2), (76, 0.6)]
    outline = [*((x, -y) for x, y in half), *((x, y) for x, y in reversed(half))]
    pen.outlined(turned(outline, (0, 0), 45), IVORY, 2.4)
    pen.line(turned([(12, 0), (20, 0)], (0, 0), 45), 3.4)


def hire(pen: Pen) -> None:
    """Somebody joins: hire."""
    bust(pen, (25, 34), 0.92)
    _cross(pen, (50, 15), 9, LEAF)


def depute(pen: Pen) -> None:
    """Somebody leaves for the court: depute."""
    bust(pen, (22, 34), 0.92)
    _arrow(pen, (49, 46), 13, 0, BRIGHT_GOLD)


def fund(pen: Pen) -> None:
    """A hand giving a coin."""
    pen.bead((34, 17), 15, GOLD)
    pen.ring((34, 17), 10, 2, shade(GOLD, -0.35))
    pen.line([(34, 11), (34, 23)], 3)
    palm = smooth(
        [
            (3, 44),
            (14, 38),
            (26, 38),
            (30, 43),
            (44, 42),
            (58, 33),
            (62, 37),
            (50, 52),
            (36, 58),
            (20, 56),
            (3, 60),
        ]
    )
    pen.outlined(palm, SKIN)
    pen.stroke([(22, 47), (34, 48), (43, 43)], 2)
    pen.framed(1, 41, 10, 21, 2, pen.paint)


def sell(pen: Pen) -> None:
    """A price tag."""
    tag: list[Spot] = [(4, 6), (30, 4), (61, 35), (36, 61), (4, 31)]
    pen.outlined(tag, None, 3)
    pen.bead((15, 16), 5, IVORY, 2.2)
    pen.bead((34, 34), 13.5, GOLD, 2.2)
    pen.stroke([(38, 28), (34, 27), (32, 32), (33, 37), (30, 41)], 2.8)
    pen.line([(30, 41), (39, 41)], 2.8)
    pen.line([(28, 34.5), (36, 34.5)], 2.4)


def rent(pen: Pen) -> None:
    """A key: a garment is rented out."""
    bow = arc((19, 19), 13, 13, 0, 360)
    bits: list[list[Spot]] = [[(28, 28), (56, 56)], [(45, 45), (52, 38)], [(54, 54), (60, 48)]]
    for path in (bow, *bits):
        pen.line(path, 5 + 4.6 * pen.weight)
    for path in (bow, *bits):
        pen.line(path, 5, pen.paint)
    pen.line(arc((19, 19), 14.4, 14.4, 190, 280), 1.2, pen.light)


def keep(pen: Pen) -> None:
    """Cloth laid on a shelf: kept as silk."""
    for y, paint in ((40, pen.paint), (26, POWDER_PINK), (12, IVORY)):
        pen.framed(7, y, 50, 16, 7, paint)
        pen.line([(15, y + 8), (49, y + 8)], 1.8, shade(paint, -0.35))
    pen.framed(2, 55, 60, 7, 2, shade(GOLD, -0.25))


def forfeit(pen: Pen) -> None:
    """A bonus struck out: forfeit."""
    pen.outlined(star((32, 30), 27, 20.5, 12), shade(pen.paint, 0.3))
    pen.bead((32, 30), 14, IVORY)
    pen.tube([(7, 57), (57, 7)], 5.6, CARMINE)


def _sheet(pen: Pen, x: float, y: float, degrees: float, paint: Paint, w: float = 30, h: float = 42) -> None:
    corners: list[Spot] = [
        (x - w / 2, y - h / 2),
        (x + w / 2, y - h / 2),
        (x + w / 2, y + h / 2),
        (x - w / 2, y + h / 2),
    ]
    pen.outlined(turned(corners, (x, y + h / 2), degrees), paint)


def hand(pen: Pen) -> None:
    """Three cards, fanned."""
    _sheet(pen, 26, 35, -22, shade(pen.paint, 0.35), 24, 40)
    _sheet(pen, 32, 33, 0, shade(pen.paint, 0.65), 24, 44)
    _sheet(pen, 38, 35, 22, IVORY, 24, 40)
    pen.disc((45, 30), 4, pen.paint)


def supply(pen: Pen) -> None:
    """A stack of cards, face down."""
    for at in range(3):
        pen.framed(16 - at * 5, 10 - at * 4, 42, 52, 4, pen.paint)
        pen.box(21 - at * 5, 15 - at * 4, 32, 42, 2, DUSK)
    pen.loop([(27, 11), (40, 28), (27, 45), (14, 28)], 2.6, pen.paint)
    pen.disc((27, 28), 4.4, pen.paint)


def discard(pen: Pen) -> None:
    """Cards laid down, face up."""
    _sheet(pen, 38, 30, 14, shade(pen.paint, 0.3), 34, 44)
    _sheet(pen, 26, 34, -6, IVORY, 36, 48)
    _arrow(pen, (27, 36), 13, 90, pen.paint)


def deck(pen: Pen) -> None:
    """The deck new employees come from."""
    for at in range(4):
        pen.framed(9, 18 - at * 5, 46, 44, 4, IVORY)
    pen.box(14, 8, 36, 34, 2, DUSK)
    pen.outlined(star((32, 25), 14, 6), pen.paint, 1.6)


SIGNS = {
    "acquire": acquire,
    "tailor": tailor,
    "hire": hire,
    "depute": depute,
    "fund": fund,
    "sell": sell,
    "rent": rent,
    "keep": keep,
    "forfeit": forfeit,
    "hand": hand,
    "supply": supply,
    "discard": discard,
    "deck": deck,
}
