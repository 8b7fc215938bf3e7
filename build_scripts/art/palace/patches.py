"""The nine-patches of the palace by their names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import cos, pi, sin

import numpy as np

from art.easel import Pixels
from art.materials.noise import Colours, blurred, exact, solid
from art.materials.stone import WHITE, Quarry, marble
from art.materials.wood import WALNUT, board
from art.ornament.carving import Carving, stepped
from art.ornament.metal import BRONZE, GOLD, gilded
from art.ornament.rocaille import leaf, shell, spiral, turned
from art.palace import frames
from art.palace.shade import cut, layered, toned, with_shadow
from art.section import Baked

IVORY_BUTTON = ((255, 250, 238), (226, 206, 168))
WARM_BUTTON = ((255, 254, 246), (250, 230, 184))
GOLD_BUTTON = ((255, 236, 172), (214, 164, 78))
BLUE_BUTTON = ((84, 112, 196), (34, 52, 120))
NIGHT_BUTTON = ((42, 52, 100), (16, 20, 48))
DULL_BUTTON = ((74, 64, 70), (52, 44, 52))
HALO = (255, 222, 120)
DULL = Quarry((228, 224, 218), (212, 207, 200), (190, 184, 176), (200, 194, 184), 0.4)


def _part(tile: Colours, side: int = 96, dx: int = 0, dy: int = 0) -> Colours:
    return tile[dy : dy + side, dx : dx + side]


def _plaque(gold: bool) -> Pixels:
    stone = toned(_part(marble(WHITE, 256, 9), 96, 60, 90), 1.0, (1, 0.82, 0.46) if gold else (1, 0.98, 0.95))
    return frames.filled_frame(toned(stone, 0.80 + 0.24 * frames.body(96, 12, 10)), 96, 20, GOLD, 6, 0.0, 5)


def _dull() -> Pixels:
    """The plaque of what cannot be paid: grey, in bronze."""
    stone = toned(_part(marble(DULL, 256, 9), 96, 60, 90), 1.0)
    return frames.filled_frame(toned(stone, 0.88 + 0.12 * frames.body(96, 12, 10)), 96, 20, BRONZE, 5, 0.0, 5)


def _cartouche() -> Pixels:
    """Ivory for a name, with a scroll and a leaf at each end; its middle can be drawn out."""
    side, high = 192, 96
    carving = Carving(side, high)
    carving.moulding(4, 28, stepped((0, 6, 3.6), (7.4, 2.2, 1.4)))
    half = Carving(side, high)
    shell(half, (20, high / 2), 19, -90, 5, 150, 3)
    for sign in (-1, 1):
        curl = [(22 + x, high / 2 + sign * (22 + y)) for x, y in spiral((0, 0), 11, 150, 1.3, 24)]
        half.roll(curl, 3.4, 2.4, 1.0, 0, 3)
        half.ball((22, high / 2 + sign * 22), 3.4, 1.0, 3)
        leaf(half, (26, high / 2 + sign * 40), 34, 90, sign > 0, 0.1, 4, 0.36, 2)
    half.mirrored()
    np.maximum(carving.height, half.height, out=carving.height)
    away = carving.distance(5, 28)
    mask = np.clip(away * 3 + 0.5, 0, 1).reshape(high, 3, side, 3).mean((1, 3)).astype(np.float32)
    ground = np.broadcast_to(
        np.linspace(1.0, 0.90, high, dtype=np.float32)[:, None, None]
        * np.array((250, 242, 224), np.float32)
        / 255,
        (high, side, 3),
    ).astype(np.float32)
    return layered(with_shadow(cut(ground, mask), 3, 0.6, (1, 3)), gilded(carving, steep=0.85))


def _slot() -> Pixels:
    """A hollow in the leather where a card belongs: a tooled gilded line, no ground of its own."""
    shade = np.zeros((96, 96, 3), np.float32)
    mask = frames.body(96, 3, 12) * 0.34
    carving = Carving(96, 96)
    carving.moulding(6, 12, stepped((0, 2.2, 1.2), (5.0, 1.4, 0.8)))
    return layered(cut(shade, mask), gilded(carving, BRONZE, steep=0.8))


def _drawer() -> Pixels:
    """The front of a drawer of walnut: a sunk panel in a moulding of its own wood."""
    side = 144
    wood = board(WALNUT, 512, 256, 14, 4)[40 : 40 + side, 80 : 80 + side]
    outer = frames.body(side, 2, 10)
    away = Carving(side, side, 1).distance(2, 10)
    bevel = np.clip(1 - np.abs(away - 9) / 5, 0, 1)
    y = np.linspace(-1, 1, side, dtype=np.float32)[:, None]
    x = np.linspace(-1, 1, side, dtype=np.float32)[None, :]
    lights = 1 + bevel * np.where(np.maximum(-x, -y) > np.maximum(x, y), 0.35, -0.4)
    sunk = np.where(away > 14, 0.62 + 0.25 * np.clip((away - 14) / 18, 0, 1), 1.12)
    carving = Carving(side, side)
    carving.moulding(13, 6, stepped((0, 2.4, 1.4)))
    return layered(
        with_shadow(cut(toned(wood, exact(lights * sunk)), outer), 2.5, 0.6, (1, 3)),
        gilded(carving, BRONZE, steep=0.8),
    )


def _space(top: tuple[int, int, int], low: tuple[int, int, int], cover: float) -> Pixels:
    """Where a decoration may be funded: midnight glass in gold, through which the vignette is seen."""
    mask = frames.body(96, 5, 12)
    near = 1 - blurred(frames.body(96, 9, 11), 7)
    tone = cut(toned(frames.falling(96, top, low), 1 - 0.6 * near), mask * np.clip(cover + 0.5 * near, 0, 1))
    carving = Carving(96, 96)
    carving.moulding(4, 13, stepped((0, 4.6, 2.7)))
    return layered(with_shadow(tone, 2.2, 0.4, (1, 3)), gilded(carving, GOLD, steep=0.9))


def _hollow() -> Pixels:
    """The edge of a well: a bead of bronze and the shadow it throws on the cloth that lies deeper."""
    away = Carving(144, 144, 1).distance(3, 14)
    deep = np.exp(-np.maximum(away, 0) / 13)
    sunk = np.clip(deep + 0.7 * np.roll(deep, (9, 5), (0, 1)) * (away > 0), 0, 1) * 0.8
    carving = Carving(144, 144)
    carving.moulding(3, 14, stepped((0, 5, 2.9), (5.4, 2, 1)))
    return layered(
        cut(np.zeros((144, 144, 3), np.float32), (sunk * frames.body(144, 3, 14)).astype(np.float32)),
        gilded(carving, BRONZE, steep=0.85),
    )


def _glow(tone: tuple[int, int, int]) -> Pixels:
    """The light around what can be chosen: a bright line and a soft glow that lies outside and inside."""
    away = Carving(144, 144, 1).distance(18, 16)
    line = np.exp(-((away - 2) ** 2) / 7)
    soft = np.exp(-np.abs(away) / 7.0) * 0.75
    alpha = np.clip(line + soft, 0, 1)
    colour = solid(tone, 144, 144)
    colour += (line * 0.9)[..., None] * (np.array((1, 0.98, 0.86), np.float32) - colour)
    return cut(colour, alpha.astype(np.float32))


def _strip(active: bool) -> Pixels:
    tone = (252, 244, 226) if active else (222, 208, 180)
    ground = toned(frames.paper(96, tone), 0.86 + 0.16 * frames.body(96, 14, 12))
    frame = frames.filled_frame(ground, 96, 15, GOLD if active else BRONZE, 6, 0.0, 4)
    return frame


def _knob() -> Pixels:
    """The pull of a drawer: a rose of brass with a ring that hangs from it."""
    carving = Carving(96, 96)
    for number in range(10):
        angle = number * 36
        place = turned([(0, -17)], (48, 34), angle, 1)[0]
        carving.ball(place, 8.5, 0.7)
    carving.ball((48, 34), 15, 0.6, 3)
    carving.ball((48, 34), 6, 1.0, 10)
    ring = [(48 + 17 * cos(at * pi / 20), 56 + 24 * sin(at * pi / 20)) for at in range(41)]
    carving.roll(ring, 4.2, 4.2, 1.0, 0, 8)
    return with_shadow(gilded(carving, steep=0.85), 3, 0.8, (2, 5))


def patches() -> Iterable[Baked]:
    """All of them."""
    yield Baked("palace/frame", frames.zone_frame)
    yield Baked("palace/frame_plain", partial(frames.zone_frame, 216, False))
    yield Baked("palace/frame_grand", frames.grand_frame)
    yield Baked("palace/plaque", partial(_plaque, False))
    yield Baked("palace/plaque_gold", partial(_plaque, True))
    yield Baked("palace/plaque_dull", _dull)
    yield Baked("palace/cartouche", _cartouche)
    yield Baked("palace/button", partial(frames.button, *IVORY_BUTTON))
    yield Baked("palace/button_hover", partial(frames.button, *WARM_BUTTON, halo=HALO))
    yield Baked("palace/button_pressed", partial(frames.button, *IVORY_BUTTON, pressed=True))
    yield Baked("palace/button_off", partial(frames.button, *DULL_BUTTON, BRONZE, 0.2))
    yield Baked("palace/button_pale", partial(frames.button, (228, 218, 200), (214, 202, 180), BRONZE, 0.2))
    yield Baked("palace/button_gold", partial(frames.button, *GOLD_BUTTON))
    yield Baked("palace/button_blue", partial(frames.button, *BLUE_BUTTON))
    yield Baked("palace/button_blue_hover", partial(frames.button, (112, 142, 224), (52, 76, 156), halo=HALO))
    yield Baked("palace/button_night", partial(frames.button, *NIGHT_BUTTON))
    yield Baked("palace/button_night_hover", partial(frames.button, (66, 80, 142), (32, 40, 88), halo=HALO))
    yield Baked("palace/hollow", _hollow)
    yield Baked("palace/slot", _slot)
    yield Baked("palace/drawer", _drawer)
    yield Baked("palace/knob", _knob)
    yield Baked("palace/space", partial(_space, (30, 38, 80), (10, 12, 32), 0.5))
    yield Baked("palace/glow", partial(_glow, (255, 208, 96)))
    yield Baked("palace/glow_pale", partial(_glow, (250, 244, 226)))
    yield Baked("palace/strip", partial(_strip, False))
    yield Baked("palace/strip_active", partial(_strip, True))
