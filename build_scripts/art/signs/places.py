"""Places of the palace and of the market: halls, the terrace, drawers, the jewelry display."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.jewelry import DIAMOND, brilliant
from art.signs.outlines import arc, box, disc, shape, smooth, star
from art.signs.people import one_thimble
from art.signs.stuffs import CARMINE, GOLD, MARBLE, NIGHT, PAPER, WALNUT, dyed


def hall(bench: Bench) -> None:
    """A hall: an arched door between columns under a gable."""
    bench.piece(shape([(2.6, 22), (32, 2.6), (61.4, 22)]), MARBLE, 4, 1.1, 1.1)
    bench.bead((32, 15), 3.6, GOLD)
    bench.piece(box(9, 26, 46, 31, 1), dyed((196, 180, 160)), 2, 0.8)
    door = [*arc((32, 41), 10, 10, 180, 360), (42, 57), (22, 57)]
    bench.piece(shape(door), NIGHT, 2, -1, 0.9, 0)
    bench.glow((32, 52), 10, (255, 196, 110), 0.7)
    for x in (7.4, 46.6):
        bench.piece(box(x, 26, 10, 31, 1.6), MARBLE, 5, 1.2)
    bench.piece(box(3.4, 21, 57.2, 6.4, 1.4), MARBLE, 2.4, 1.3)
    bench.piece(box(2.4, 55.4, 59.2, 7, 1.6), MARBLE, 2.6, 1.3)


def all_halls(bench: Bench) -> None:
    """The front of the palace: a guest in each of five arches."""
    bench.piece(box(4, 3, 56, 58.6, 3), dyed((214, 202, 184)), 2, 1.1, 1.1)
    for middle, top in ((32, 6.4), (19, 25.4), (45, 25.4), (19, 44), (45, 44)):
        door = [
            *arc((middle, top + 7.4), 7.4, 7.4, 180, 360),
            (middle + 7.4, top + 15.4),
            (middle - 7.4, top + 15.4),
        ]
        bench.piece(shape(door), NIGHT, 1.6, -1, 1.1, 0)
        bench.bead((middle, top + 9), 3.6, GOLD, 0.7)
    for y in (1.6, 20.6, 39.6, 58.6):
        bench.piece(box(2.4, y, 59.2, 4, 1.6), MARBLE, 1.8, 1.3, 0.9)


def master_space(bench: Bench) -> None:
    """A guest space for the work of a master."""
    bench.piece(disc((32, 32), 30.4), GOLD, 2.8, 1.3, 1.0)
    bench.piece(disc((32, 32), 26.8), NIGHT, 3, -0.7, 0.6, 0)
    one_thimble(bench, GOLD, (32, 31.4), 0.84)


def terrace(bench: Bench) -> None:
    """The balustrade of the terrace under the night sky."""
    bench.piece(box(2, 2, 60, 60, 7), NIGHT, 3, 0.8, 1.0)
    for x, y, size in ((15, 13, 3.4), (40, 11, 5.6), (52, 23, 3), (27, 23, 2.4)):
        bench.glow((x, y), size * 2, (255, 220, 140), 0.5)
        bench.flat(shape(star((x, y), size, size * 0.3, 4)), (255, 238, 190))
    for x in (11, 25, 39, 53):
        post = smooth(
            [(x - 2.6, 39), (x - 5, 47.6), (x - 2.4, 54), (x + 2.4, 54), (x + 5, 47.6), (x + 2.6, 39)]
        )
        bench.piece(shape(post), MARBLE, 4, 1.2, 0.8)
    bench.piece(box(1.6, 32.6, 60.8, 7.4, 2), MARBLE, 3, 1.3)
    bench.piece(box(1.6, 53.6, 60.8, 8.4, 2), MARBLE, 3, 1.3)


def drawer(bench: Bench) -> None:
    """An open drawer with tiles in it."""
    bench.piece(shape([(9, 8), (55, 8), (61, 29), (3, 29)]), dyed((70, 38, 24)), 2, -1)
    for x, stuff in ((12, PAPER), (25.6, CARMINE), (39.2, PAPER)):
        bench.piece(box(x, 12, 12.4, 18, 1.6), stuff, 2, 1.1, 0.8)
    drawer_front(bench, 27)


def drawer_front(bench: Bench, top: float) -> None:
    """The front of a drawer with its knob, from this height down."""
    high = 61.4 - top
    bench.piece(box(2.6, top, 58.8, high, 3.6), WALNUT, 3, 1.2, 1.1)
    bench.piece(box(8, top + 5, 48, high - 10, 2), WALNUT, 2, -1.1, 0.5, 0)
    bench.piece(disc((32, top + high / 2), 6.2), GOLD, 5, 1.2)


def display(bench: Bench) -> None:
    """The jewelry display: stones on a cushion."""
    cushion = smooth(
        [
            (3, 30),
            (14, 33),
            (32, 34),
            (50, 33),
            (61, 30),
            (59.6, 44),
            (61, 60),
            (48, 58),
            (32, 57),
            (16, 58),
            (3, 60),
            (4.4, 44),
        ],
        closed=True,
    )
    bench.piece(shape(cushion), CARMINE, 9, 1.2, 1.1)
    for x, y in ((4, 31), (60, 31), (4, 59.4), (60, 59.4)):
        bench.bead((x, y), 3, GOLD, 0.7)
    for x, paint in ((15, (220, 70, 100)), (49, (74, 168, 104))):
        brilliant(bench, (x, 26), 10.4, paint)
    brilliant(bench, (32, 25), 14, DIAMOND)


SIGNS = {
    "hall": hall,
    "all_halls": all_halls,
    "master_space": master_space,
    "terrace": terrace,
    "drawer": drawer,
    "display": display,
}
