"""The actions, and the piles that cards lie on."""

from __future__ import annotations

import skia

from art.signs.bench import Bench
from art.signs.goods import cut_star, fleur
from art.signs.honours import cockade
from art.signs.outlines import (
    Spot,
    arc,
    band,
    box,
    disc,
    joined,
    placed,
    ring,
    shape,
    smooth,
    turned,
    without,
)
from art.signs.people import bust
from art.signs.places import drawer_front
from art.signs.silk import bolt, silk_of
from art.signs.stuffs import (
    CARMINE,
    GOLD,
    IVORY,
    LEAF,
    NIGHT,
    PALE_GOLD,
    PAPER,
    PINK,
    ROYAL,
    SILVER,
    SKIN,
    WALNUT,
    Stuff,
    dyed,
)


def _arrow(bench: Bench, at: Spot, size: float, degrees: float, stuff: Stuff) -> None:
    """A stout arrow around a spot; it points right unless turned."""
    x, y = at
    path: list[Spot] = [
        (x + size, y),
        (x + size * 0.06, y - size * 0.96),
        (x + size * 0.06, y - size * 0.40),
        (x - size, y - size * 0.40),
        (x - size, y + size * 0.40),
        (x + size * 0.06, y + size * 0.40),
        (x + size * 0.06, y + size * 0.96),
    ]
    bench.piece(shape(turned(path, at, degrees)), stuff, 3, 1.2, 1.1)


def _small_coin(bench: Bench, at: Spot, radius: float) -> None:
    bench.piece(disc(at, radius), GOLD, radius * 0.16, 1.4, 0.9)
    bench.piece(disc(at, radius * 0.8), PALE_GOLD, 1.2, -0.9, 0.4, 0)
    for path in fleur(*at, radius * 0.0205):
        bench.piece(path, GOLD, 1.6, 1.2, 0.5, 0.2)


def acquire(bench: Bench) -> None:
    """A tile lifted out of its drawer."""
    bench.piece(shape([(7, 38), (57, 38), (61, 46), (3, 46)]), dyed((60, 32, 20)), 2, -1)
    bench.piece(box(15, 16, 34, 32, 3), GOLD, 2, 1.4, 1.0)
    bench.piece(box(17.6, 18.6, 28.8, 28, 2), PAPER, 1.2, -1, 0.4, 0)
    bolt(bench, silk_of(0), (20.6, 20), 0.36)
    drawer_front(bench, 42)
    _arrow(bench, (32, 10.4), 9.4, -90, LEAF)


def tailor(bench: Bench) -> None:
    """A needle with its thread."""
    thread = smooth([(15, 14), (5, 24), (5, 38), (17, 45), (20, 55), (32, 60.6), (46, 57)])
    bench.piece(band(thread, 3.8), CARMINE, 2, 1.2, 1.0)
    half: list[Spot] = [(4, 0), (6.4, 4.2), (13, 5.8), (24, 5.4), (50, 3.4), (80, 0.5)]
    outline = [*((x, -y) for x, y in half), *((x, y) for x, y in reversed(half))]
    eye = turned(
        smooth([(10, 0), (13, -2), (19, -1.8), (21, 0), (19, 1.8), (13, 2)], closed=True), (0, 0), 45
    )
    needle = without(shape(turned(outline, (0, 0), 45)), shape(eye))
    bench.piece(needle, SILVER, 4, 1.3, 1.1)
    bench.piece(band([(15, 14), (10.4, 8.6), (7.6, 13)], 2.6), CARMINE, 1.4, 1.1, 0.7)


def hire(bench: Bench) -> None:
    """Somebody joins: hire."""
    bust(bench, ROYAL, (25, 31), 0.86)
    cross = joined(box(41.6, 11.4, 20, 7, 1.6), box(48.1, 5, 7, 20, 1.6))
    bench.piece(cross, LEAF, 3, 1.2, 1.1)


def depute(bench: Bench) -> None:
    """Somebody leaves for the court: depute."""
    bust(bench, ROYAL, (23, 30.6), 0.86)
    _arrow(bench, (49, 46), 12.4, 0, GOLD)


def fund(bench: Bench) -> None:
    """A hand giving a coin."""
    _small_coin(bench, (36, 17.4), 15.6)
    palm = smooth(
        [
            (4, 45),
            (14, 39),
            (26, 38.6),
            (31, 43),
            (44, 42),
            (55, 34),
            (60.4, 35.4),
            (59, 41),
            (50, 53),
            (36, 58.6),
            (20, 57),
            (4, 60),
        ],
        closed=True,
    )
    bench.piece(shape(palm), SKIN, 6, 1.1, 1.1)
    bench.flat(band(smooth([(22, 47.6), (34, 49), (44, 43.6)]), 1.8), (150, 84, 62), 0.8)
    frill = smooth([(7, 42), (13, 40), (12, 46), (15, 50), (12, 54), (13, 60.6), (6, 61)], closed=True)
    bench.piece(shape(frill), IVORY, 3, 1.2, 0.8)
    bench.piece(box(2, 40.4, 8, 21, 2), ROYAL, 3, 1.1, 1.0)


def sell(bench: Bench) -> None:
    """A price tag."""
    string = smooth([(16, 17), (10, 8), (3, 5), (3, 13), (12, 16)])
    tag = without(shape([(7, 9), (31, 5), (61, 35), (36, 61), (6, 31)]), disc((16, 17), 3.6))
    bench.piece(tag, dyed((230, 152, 88)), 3, 1, 1.1)
    bench.piece(ring((16, 17), 5.6, 2.2), GOLD, 1.2, 1.3, 0.6)
    bench.piece(band(string, 1.8), CARMINE, 1, 1, 0.6)
    _small_coin(bench, (36, 36), 14)


def rent(bench: Bench) -> None:
    """A key: a garment is rented out."""
    lobes = [ring((x, y), 8.6, 4.4) for x, y in ((12, 21), (21, 12), (12, 10.6))]
    shank = band([(22, 22), (56, 56)], 5.4)
    bits = [band([(44, 45), (52, 37)], 5), band([(53, 54), (61, 46)], 5)]
    bench.piece(joined(*lobes, shank, *bits), GOLD, 2.8, 1.4, 1.2)
    bench.piece(disc((23.6, 23.6), 4.6), GOLD, 3, 1.2, 0.8)


def keep(bench: Bench) -> None:
    """Cloth laid on a shelf: kept as silk."""
    for y, stuff in ((39.6, ROYAL), (25, PINK), (10.4, PAPER)):
        fold = shape([*arc((13, y + 7.8), 7.4, 7.8, 90, 270), (57, y), (57, y + 15.6)])
        bench.piece(fold, stuff, 6, 1.1, 1.0)
        bench.piece(band([(18, y + 7.8), (57, y + 7.8)], 1.3, "butt"), stuff, 1, -2, 0.3, 0)
    bench.piece(box(1.6, 55, 60.8, 7, 2), WALNUT, 2.6, 1.2, 1.0)


def forfeit(bench: Bench) -> None:
    """A bonus struck out: forfeit."""
    cockade(bench, dyed((120, 140, 190)), (32, 32), 27)
    bench.piece(disc((32, 32), 15), IVORY, 3, 0.9)
    bench.piece(band([(8, 56), (56, 8)], 7.4), CARMINE, 3.4, 1.2, 1.2)


def _sheet(x: float, y: float, degrees: float, w: float, h: float, inset: float = 0) -> skia.Path:
    """A card around a spot, turned about its foot, perhaps drawn in on all sides."""
    card = box(-w / 2 + inset, -h + inset, w - 2 * inset, h - 2 * inset, 2.6)
    return placed(card, x, y + h / 2, 1, degrees)


def _face(bench: Bench, x: float, y: float, degrees: float, w: float, h: float, stuff: Stuff) -> None:
    bench.piece(_sheet(x, y, degrees, w, h), GOLD, 1.6, 1.3, 1.0)
    bench.piece(_sheet(x, y, degrees, w, h, 2), stuff, 1.2, 0.8, 0.3, 0)


def hand(bench: Bench) -> None:
    """Three cards, fanned."""
    _face(bench, 25, 37, -22, 24, 40, dyed((110, 142, 206)))
    _face(bench, 32, 34, 0, 24, 46, PINK)
    _face(bench, 39, 37, 22, 24, 40, PAPER)
    bench.piece(placed(disc((0, 0), 5, 7), 46, 34, 1, 22), ROYAL, 3, 1, 0.6)


def _back(bench: Bench, x: float, y: float, w: float, h: float) -> None:
    bench.piece(box(x, y, w, h, 3.4), GOLD, 1.8, 1.3, 1.0)
    bench.piece(box(x + 3, y + 3, w - 6, h - 6, 2), NIGHT, 1.4, -0.8, 0.4, 0)


def supply(bench: Bench) -> None:
    """A stack of cards, face down."""
    for at in range(3):
        _back(bench, 15.6 - at * 5.4, 9.6 - at * 4, 44, 52)
    middle = (26.8, 27.6)
    for path in fleur(*middle, 0.46):
        bench.piece(path, GOLD, 2, 1.2, 0.5, 0.2)


def discard(bench: Bench) -> None:
    """Cards laid down, face up."""
    _face(bench, 38, 32, 11, 34, 46, dyed((110, 142, 206)))
    _face(bench, 25.4, 35, -5, 37, 51, PAPER)
    _arrow(bench, (26, 33), 13, 84, ROYAL)


def deck(bench: Bench) -> None:
    """The deck new employees come from."""
    for at in range(4):
        bench.piece(box(8, 16.4 - at * 4.6, 48, 46, 3.4), PAPER, 1.6, 1.2, 1.0)
    _back(bench, 8, 2.6, 48, 46)
    cut_star(bench, (32, 26), 15, 6.4, GOLD, 0.7)


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
