"""Signs of one colour, cut from white stuff with a little relief: the game stains them as it needs them."""

from __future__ import annotations

from collections.abc import Callable

import skia

from art.signs.bench import Bench
from art.signs.goods import fleur
from art.signs.outlines import (
    Spot,
    arc,
    band,
    box,
    curve,
    disc,
    joined,
    mirror,
    polar,
    ring,
    shape,
    smooth,
    without,
)
from art.signs.stuffs import Stuff

CHALK = Stuff(((120, 120, 120), (178, 178, 178), (236, 236, 236), (255, 255, 255), (255, 255, 255)), 0.3, 20)


def _cut(make: Callable[[], skia.Path]) -> Callable[[Bench], None]:
    def draw(bench: Bench) -> None:
        bench.piece(make(), CHALK, 2.6, 1, 0, 0)

    return draw


def _chevron(flip: bool) -> skia.Path:
    spots: list[Spot] = [(41, 9), (19, 32), (41, 55)]
    return band(mirror(spots) if flip else spots, 9)


def _cross() -> skia.Path:
    return joined(band([(13, 13), (51, 51)], 9), band([(51, 13), (13, 51)], 9))


def _gear() -> skia.Path:
    teeth = [band([(32, 32), polar((32, 32), 26, at * 45)], 10.4) for at in range(8)]
    return without(joined(disc((32, 32), 20.4), *teeth), disc((32, 32), 8.6))


def _door() -> skia.Path:
    frame = band([(12, 57), (12, 7), (44, 7), (44, 57)], 5.4)
    leaf = without(shape([(15, 10), (34, 17), (34, 62), (15, 57)]), disc((29, 39), 2.6))
    return joined(frame, leaf, band([(5, 57), (59, 57)], 5.4))


def _die() -> skia.Path:
    pips = [disc(spot, 5) for spot in ((20, 20), (44, 20), (32, 32), (20, 44), (44, 44))]
    return without(box(5, 5, 54, 54, 11), *pips)


def _round_arrow() -> skia.Path:
    sweep = band(arc((32, 34), 21.5, 21.5, -38, 245), 7.6)
    return joined(sweep, shape([(36, 1), (36, 28), (58, 17)]))


def _restart() -> skia.Path:
    return joined(_round_arrow(), disc((32, 34), 6))


def _question() -> skia.Path:
    hook = band([*arc((32, 21), 14, 13.4, 190, 405), (33.4, 36.4), (32, 43)], 8)
    return joined(hook, disc((32, 56), 5))


def _feather() -> skia.Path:
    vane = shape(
        [*curve((57, 4), (30, 6), (14, 24), (17, 47)), *curve((17, 47), (40, 43), (57, 28), (57, 4))]
    )
    rib = band(smooth([(15, 49), (28, 33), (48, 14)]), 2.6)
    notch = shape([(42, 30), (54, 33), (48, 24)])
    return joined(without(vane, rib, notch), band([(7, 60), (18, 45)], 4.6))


def _fan() -> skia.Path:
    pivot = (32, 53)
    sticks = []
    for at in range(7):
        angle = 216 + at * 18
        edges = [polar(pivot, 40, angle - 7.4), polar(pivot, 43, angle), polar(pivot, 40, angle + 7.4)]
        sticks.append(shape([polar(pivot, 9, angle), *edges]))
    return joined(*sticks, disc(pivot, 6))


def _pencil() -> skia.Path:
    body = shape([(43, 5), (59, 21), (25, 55), (5, 59), (9, 39)])
    return without(body, band([(35, 14), (50, 29)], 2.8), band([(11.6, 43), (21, 52.4)], 2.2))


def _menu() -> skia.Path:
    return joined(*(box(7, y, 50, 8.4, 4.2) for y in (10.6, 27.8, 45)))


def _bent(flip: bool) -> skia.Path:
    tail: list[Spot] = [(18, 21), *arc((38, 36.5), 17, 15.5, 270, 430, 24), (22, 52)]
    head: list[Spot] = [(1.6, 21), (22, 4), (22, 38)]
    return joined(band(mirror(tail) if flip else tail, 8), shape(mirror(head) if flip else head))


def _log() -> skia.Path:
    page = [
        (30.6, 14),
        *smooth([(30.6, 14), (21, 8), (4, 9)])[1:],
        (4, 52),
        *smooth([(4, 52), (21, 51), (30.6, 57)])[1:],
    ]
    lines = []
    for y in (20, 29, 38):
        line: list[Spot] = [(11, y), (24, y + 2.4)]
        lines += [band(line, 3.2), band(mirror(line), 3.2)]
    return without(joined(shape(page), shape(mirror(page))), *lines)


def _zoom() -> skia.Path:
    return joined(ring((26, 26), 23.6, 7), band([(43, 43), (56.4, 56.4)], 10.4))


def _triangle(x: float, wide: float, y: float = 9) -> skia.Path:
    spots: list[Spot] = [(x, y), (x + wide, 32), (x, 64 - y)]
    return joined(shape(spots), band([*spots, spots[0]], 5))


def _stepping(flip: bool) -> skia.Path:
    """One choice on, or back: a triangle against a bar."""
    spots: list[Spot] = [(11, 11), (42, 32), (11, 53)]
    bar: list[Spot] = [(53, 10), (53, 54)]
    path = mirror(spots) if flip else spots
    return joined(shape(path), band([*path, path[0]], 5), band(mirror(bar) if flip else bar, 9))


def _turning(flip: bool) -> skia.Path:
    """One turn on, or back: two triangles."""
    ones: list[list[Spot]] = [[(x, 13), (x + 24, 32), (x, 51)] for x in (7, 33)]
    paths = [mirror(spots) if flip else spots for spots in ones]
    return joined(*(part for path in paths for part in (shape(path), band([*path, path[0]], 4.6))))


def _eye() -> skia.Path:
    lids = shape([*curve((2, 32), (16, 8), (48, 8), (62, 32)), *curve((62, 32), (48, 56), (16, 56), (2, 32))])
    return joined(without(lids, disc((32, 32), 15)), without(disc((32, 32), 10), disc((36, 28), 3.4)))


def _metronome() -> skia.Path:
    body = shape([(24, 3), (40, 3), (56, 60), (8, 60)])
    hollow = shape([(27.4, 11), (36.6, 11), (45, 42), (19, 42)])
    return joined(without(body, hollow), band([(31, 42), (48, 10)], 4.6), disc((42.4, 21), 5.4))


def _info() -> skia.Path:
    letter = joined(
        box(27.4, 26, 9.2, 26, 1), box(23, 26, 10, 5.4, 1), box(22, 47.4, 20, 5.4, 1), disc((31.6, 17), 5.4)
    )
    return without(disc((32, 32), 30), letter)


def _arrow() -> skia.Path:
    return shape([(4, 26.4), (34, 26.4), (34, 10), (61, 32), (34, 54), (34, 37.6), (4, 37.6)])


def _counted(flip: bool) -> skia.Path:
    bar: list[Spot] = [(5, 8), (13, 8), (13, 56), (5, 56)]
    shaft: list[Spot] = [(18, 26), (40, 26), (40, 12), (61, 32), (40, 52), (40, 38), (18, 38)]
    return joined(*(shape(mirror(path) if flip else path) for path in (bar, shaft)))


def _column(at: int) -> skia.Path:
    cells = []
    for column in range(3):
        for row in range(3):
            x, y = 3 + column * 20.5, 3 + row * 20.5
            cell = box(x, y, 17, 17, 3)
            cells.append(cell if column == at else without(cell, box(x + 3.4, y + 3.4, 10.2, 10.2, 1.4)))
    return joined(*cells)


def _flag() -> skia.Path:
    """The end of the race: a chequered flag."""
    cloth = box(12, 4, 50, 38, 1.6)
    fields = [box(x, y, 12, 11.4, 0.4) for x, y in ((29, 6.6), (18, 18), (42, 18), (29, 29), (50, 29))]
    holes = [field for field in fields if field.computeTightBounds().right() <= 58]
    return joined(band([(7.4, 3), (7.4, 61)], 7.4), without(cloth, *holes))


def _then() -> skia.Path:
    """What it costs in the next round: a slender arrow, since a chevron was read as "more than"."""
    return joined(band([(3, 32), (56, 32)], 8), band([(36, 11), (58, 32), (36, 53)], 8))


def _each() -> skia.Path:
    """For each: one by one they point to what each of them brings."""
    return joined(*(disc((11, y), 7.6) for y in (10, 32, 54)), shape([(27, 6), (61, 32), (27, 58)]))


def _lock() -> skia.Path:
    """What cannot be changed: a padlock."""
    body = without(box(9, 27, 46, 34, 5), disc((32, 40), 5.4), box(29, 41, 6, 12, 1))
    return joined(body, band([(18, 30), *arc((32, 19), 14, 14, 180, 360), (46, 30)], 7.4))


def _silent() -> skia.Path:
    flare = curve((14, 24), (22, 22), (28, 17), (33, 8))
    horn = [(4, 24), *flare, *((x, 64 - y) for x, y in reversed(flare)), (4, 40)]
    cross = joined(band([(42, 23), (59, 41)], 6.6), band([(59, 23), (42, 41)], 6.6))
    return joined(shape(horn), cross)


def _door_frame(grown: float) -> list[Spot]:
    """The outline of an arched door, so much smaller on every side."""
    half = 23 - grown
    return [*arc((32, 27), half, half, 180, 360), (32 + half, 61 - grown), (32 - half, 61 - grown)]


def _arch() -> skia.Path:
    return without(shape(_door_frame(0)), shape(_door_frame(5.4)))


def _guest() -> skia.Path:
    gown = smooth([(32, 31), (40, 39), (47, 55), (32, 56), (17, 55), (24, 39)], closed=True)
    return joined(shape(gown), disc((32, 23), 8.6))


_PATHS: dict[str, Callable[[], skia.Path]] = {
    "forward": lambda: _chevron(True),
    "back": lambda: _chevron(False),
    "times": _cross,
    "gear": _gear,
    "door": _door,
    "die": _die,
    "round_arrow": _round_arrow,
    "restart": _restart,
    "question": _question,
    "feather": _feather,
    "pencil": _pencil,
    "menu": _menu,
    "undo": lambda: _bent(False),
    "redo": lambda: _bent(True),
    "log": _log,
    "zoom": _zoom,
    "play": lambda: _triangle(16, 38),
    "replay_pause": lambda: joined(box(12, 8, 14, 48, 4), box(38, 8, 14, 48, 4)),
    "replay_step_on": lambda: _stepping(False),
    "replay_step_back": lambda: _stepping(True),
    "replay_turn_on": lambda: _turning(False),
    "replay_turn_back": lambda: _turning(True),
    "replay_eye": _eye,
    "replay_pace": _metronome,
    "info": _info,
    "check": lambda: band([(9, 34), (25, 50), (56, 12)], 10),
    "fan": _fan,
    "lily": lambda: joined(*fleur()),
    "each": _each,
    "arrow": _arrow,
    "slash": lambda: band([(42, 6), (22, 58)], 7.4),
    "plus": lambda: joined(box(27, 7, 10, 50, 3), box(7, 27, 50, 10, 3)),
    "minus": lambda: box(7, 27, 50, 10, 3),
    "equals": lambda: joined(box(8, 15.6, 48, 10.4, 3), box(8, 38, 48, 10.4, 3)),
    "more": lambda: joined(*(disc((x, 32), 7.6) for x in (10, 32, 54))),
    "lock": _lock,
    "at_end": _flag,
    "then": _then,
    "silent": _silent,
    "arch": _arch,
    "arch_full": lambda: shape(_door_frame(2)),
    "arch_guest": _guest,
    "column_left": lambda: _column(0),
    "column_centre": lambda: _column(1),
    "column_right": lambda: _column(2),
    "from_left": lambda: _counted(False),
    "from_right": lambda: _counted(True),
}

SIGNS: dict[str, Callable[[Bench], None]] = {name: _cut(make) for name, make in _PATHS.items()}
