"""What the game shows of itself outside the table: its icon, and the needle that points."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.dress import gown
from art.signs.honours import RUBY
from art.signs.jewelry import gem
from art.signs.outlines import Spot, band, disc, polar, shape, smooth, star, turned, without
from art.signs.silk import Silk
from art.signs.stuffs import CARMINE, GOLD, dyed


def pointer(bench: Bench) -> None:
    """A gilt needle whose point, in the upper left corner, is where one points, with a red thread."""
    thread = smooth([(40, 40), (50, 41), (55, 49), (48, 55), (50, 62)])
    bench.piece(band(thread, 4), CARMINE, 2, 1.2, 1.2)
    half: list[Spot] = [(2.6, 0), (12, 3), (22, 6), (44, 7.4), (60, 7), (65.6, 4.6), (67.6, 0)]
    outline = [*((x, -y) for x, y in half), *((x, y) for x, y in reversed(half))]
    eye = smooth([(48, 0), (51, -2.6), (60, -2.4), (62, 0), (60, 2.4), (51, 2.6)], closed=True)
    needle = without(shape(turned(outline, (0, 0), 45)), shape(turned(eye, (0, 0), 45)))
    bench.piece(needle, GOLD, 5, 1.2, 1.9)


def app_icon(bench: Bench) -> None:
    """A powder-pink gown on midnight blue in a gilt frame."""
    bench.piece(shape(star((32, 32), 31.4, 29.4, 24)), GOLD, 2.4, 1.4, 0.8)
    bench.piece(disc((32, 32), 28.4), GOLD, 2, 1.4, 0.5, 0.3)
    bench.piece(disc((32, 32), 25.4), dyed((34, 46, 112), 0.3, 20), 6, -0.5, 0.5, 0)
    bench.glow((28, 24), 22, (255, 200, 140), 0.30)
    pink = Silk(dyed((236, 150, 168), 0.5, 9), dyed((255, 226, 226)), None)
    gown(bench, pink, (11.6, 11.8), 0.64)
    for angle in (45, 135, 225, 315):
        spot = polar((32, 32), 27, angle)
        gem(bench, [polar(spot, 2.6, at * 45) for at in range(8)], spot, RUBY, 0.5)


SIGNS = {"pointer": pointer, "app_icon": app_icon}
