"""Madame du Barry: the one painted portrait of the game, and a small round one for her strip."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

import numpy as np
from PIL import Image

from art.easel import Pixels
from art.portraits import complexion, toilette, visage
from art.portraits.clay import HEIGHT, WIDTH, Clay, Grid, blurred
from art.portraits.curves import oval, smooth
from art.portraits.frames import CENTRE, STONE, Frame, moved, state_frame
from art.portraits.light import Colours, carved
from art.portraits.medallion import reduced
from art.portraits.skin import lit_skin, painted
from art.section import Baked

SCALE = 2.4
"""Pixels for each drawing unit."""
LARGE = (720, 900)
SMALL = 200
ZOOM, SHIFT = 0.88, (25.0, 14.0)
"""How much smaller than drawn she stands in her frame, and where."""
HEAD, UNIT = (202.0 * ZOOM + SHIFT[0], 212.0 * ZOOM + SHIFT[1]), 92.0 * ZOOM
"""The middle of her face in the picture, and the size of its unit."""
YAW, ROLL = 20.0, -3.0
"""Degrees her head is turned to the light, and bowed."""


def du_barry() -> Iterator[Baked]:
    """Both portraits."""
    yield Baked("portraits/du_barry", partial(_large), quality=88)
    yield Baked("portraits/du_barry_small", partial(_small), quality=88)


@cache
def _canvas() -> Colours:
    """The painting without its frame."""
    picture = _room()
    picture = _over(picture, toilette.hair)
    picture = _laid(picture, *_bust())
    picture = _over(picture, toilette.gown)
    picture = _over(picture, toilette.throat)
    picture = _laid(picture, *_face())
    picture = _over(picture, toilette.curls)
    return _on_linen(picture)


def _on_linen(picture: Colours) -> Colours:
    """The weave of the canvas and the drag of the brush, as faint as they are after a good varnish."""
    dice = np.random.default_rng(11)
    rows, columns = picture.shape[:2]
    drag = blurred(dice.standard_normal((rows, columns)).astype(np.float32), 1.1)
    broad = blurred(dice.standard_normal((rows, columns)).astype(np.float32), 9)
    v, u = np.mgrid[0:rows, 0:columns].astype(np.float32)
    weave = np.sin(u * 1.05) * np.sin(v * 1.05)
    tone = 1 + 0.010 * drag / drag.std() + 0.007 * broad / broad.std() + 0.006 * weave
    return np.asarray(np.clip(picture * tone[..., None], 0, 1), np.float32)


def _over(picture: Colours, dress: Callable[[Clay], None]) -> Colours:
    clay = Clay(SCALE, ZOOM, SHIFT)
    dress(clay)
    return carved(clay, picture, thin=1.5)


def _laid(picture: Colours, colours: Colours, alpha: Grid) -> Colours:
    return np.asarray(picture + (colours - picture) * alpha[..., None], np.float32)


def _shape() -> tuple[int, int]:
    return round(HEIGHT * SCALE), round(WIDTH * SCALE)


def _room() -> Colours:
    """Dusk behind her: brown and green, lighter on the side her face looks to, a curtain on the other."""
    rows, columns = _shape()
    v, u = np.mgrid[0:rows, 0:columns].astype(np.float32)
    u, v = u / columns, v / rows
    glow = np.exp(-(((u - 0.26) / 0.34) ** 2) - ((v - 0.40) / 0.40) ** 2)
    dark, light = np.asarray((0.11, 0.12, 0.13), np.float32), np.asarray((0.44, 0.43, 0.37), np.float32)
    colours = dark + (light - dark) * (0.16 + 0.84 * glow)[..., None]
    folds = 0.5 + 0.5 * np.sin((u * 1.0 + 0.10 * v * v) * 58 + 1.6 * np.sin(u * 19))
    curtain = np.clip((u - 0.70 + 0.10 * np.sin(v * 5.0)) / 0.05, 0, 1)
    velvet = np.asarray((0.34, 0.09, 0.12), np.float32) * (0.30 + 0.85 * folds**1.4)[..., None]
    colours += (velvet - colours) * curtain[..., None]
    grain = np.random.default_rng(7).standard_normal((rows, columns)).astype(np.float32)
    return np.asarray(np.clip(colours + 0.012 * blurred(grain, 1.2)[..., None], 0, 1), np.float32)


def _bust() -> tuple[Colours, Grid]:
    """Neck, shoulders and bosom."""
    clay = Clay(SCALE, ZOOM, SHIFT)
    shoulders = smooth(
        [
            (176, 336),
            (148, 356),
            (104, 378),
            (72, 404),
            (56, 470),
            (60, 590),
            (380, 590),
            (374, 440),
            (346, 388),
            (300, 362),
            (256, 340),
            (216, 330),
        ],
        closed=True,
    )
    clay.lay(shoulders, 0, 34, (10, 30, 60))
    neck = smooth(
        [
            (166, 270),
            (169, 310),
            (170, 340),
            (160, 372),
            (214, 404),
            (262, 372),
            (250, 340),
            (248, 300),
            (252, 250),
            (200, 240),
        ],
        closed=True,
    )
    mask, window = clay.mask(neck)
    soft = blurred(mask, 7 * clay.scale)
    clay.body[window] = np.maximum(clay.body[window], mask)
    clay.height[window] += 30 * soft**1.4
    clay.line(smooth([(236, 296), (222, 344), (206, 384)]), (10, 8, 5), 4.0, 6)
    clay.line(smooth([(206, 388), (164, 384), (112, 392)]), (4, 9, 4), 4.0, 4)
    clay.line(smooth([(216, 388), (266, 380), (324, 386)]), (4, 9, 4), 4.0, 4)
    clay.bump((210, 390), (9, 8), -6)
    for x in (160, 250):
        clay.bump((x, 440), (42, 34), 20)
    clay.line([(206, 420), (206, 470)], (5, 9), -7, 5)
    height = blurred(clay.height, 3.5 * clay.scale)
    colours, _ = lit_skin(np.asarray(height * SCALE * 0.9 / 100, np.float32), 100.0)
    shade = _chin_shadow(clay)
    warm = np.asarray((0.47, 0.25, 0.21), np.float32)
    colours = colours * (1 - shade[..., None] * (1 - warm))
    blush = np.zeros(clay.shape, np.float32)
    rows, columns = np.mgrid[0 : clay.shape[0], 0 : clay.shape[1]].astype(np.float32)
    columns, rows = (columns - clay.origin[0]) / clay.scale, (rows - clay.origin[1]) / clay.scale
    for x in (158, 254):
        blush += np.exp(-(((columns - x) / 46) ** 2) - ((rows - 428) / 26) ** 2)
    colours = colours * (1 - 0.10 * np.clip(blush, 0, 1)[..., None] * np.asarray((0.1, 1, 0.9), np.float32))
    return np.asarray(colours, np.float32), blurred(clay.body, 0.6 * SCALE)


def _chin_shadow(clay: Clay) -> Grid:
    """What the head takes from the light on the neck."""
    jaw = smooth([(160, 262), (174, 304), (206, 338), (244, 332), (272, 300), (280, 250)], closed=True)
    mask, window = clay.mask(jaw, soft=7)
    shade = np.zeros(clay.shape, np.float32)
    shade[window] = np.clip(mask * 1.2, 0, 1)
    return np.asarray(shade * 0.85, np.float32)


def _face() -> tuple[Colours, Grid]:
    """Her face, turned and bowed, laid where it belongs."""
    x, y = visage.grid()
    z, inside = visage.heights(x, y)
    yaw = np.radians(YAW)
    skin, tone = lit_skin(z, visage.SIDE, float(yaw))
    face = painted(skin, tone, complexion.paint(x))
    face[..., 3] = np.clip(inside * _hairline(x, y), 0.001, 1)
    rows, columns = _shape()
    side = round(3.0 * UNIT * SCALE)
    seen = visage.turned(face, x, y, z, inside, float(yaw), (side, side), UNIT * SCALE)
    bowed = _rolled(seen, ROLL)
    whole = np.zeros((rows, columns, 4), np.float32)
    left, top = round(HEAD[0] * SCALE - side / 2), round(HEAD[1] * SCALE - side / 2)
    first_row, first_column = max(-top, 0), max(-left, 0)
    part = bowed[first_row : rows - top, first_column : columns - left]
    whole[
        top + first_row : top + first_row + part.shape[0],
        left + first_column : left + first_column + part.shape[1],
    ] = part
    return whole[..., :3], whole[..., 3]


def _hairline(x: Grid, y: Grid) -> Grid:
    """Where the face ends under the hair: an oval over the brow and the temples, soft as combed hair."""
    ring = np.sqrt((x / 0.70) ** 2 + ((y - 0.06) / 0.80) ** 2)
    fade = np.clip((1.02 - ring) / 0.13, 0, 1)
    low = np.clip((y - 0.02) / 0.25, 0, 1)
    return np.asarray(fade * fade * (3 - 2 * fade) * (1 - low) + low, np.float32)


def _rolled(picture: Pixels, degrees: float) -> Pixels:
    solid = (picture[..., 3:] > 0).astype(np.float32)
    parts = []
    for k in range(4):
        layer = picture[..., k] * (solid[..., 0] if k < 3 else 1)
        parts.append(np.asarray(Image.fromarray(layer).rotate(degrees, Image.Resampling.BICUBIC)))
    cover = np.asarray(Image.fromarray(solid[..., 0]).rotate(degrees, Image.Resampling.BICUBIC))
    rgb = np.stack(parts[:3], -1) / np.maximum(cover, 1e-3)[..., None]
    return np.concatenate([np.clip(rgb, 0, 1), np.clip(parts[3], 0, 1)[..., None]], -1).astype(np.float32)


def _large() -> Pixels:
    """In her oval frame of state."""
    return reduced(_mounted(_canvas(), state_frame(SCALE), (STONE[0] + 3, STONE[1] + 3)), LARGE)


def _mounted(canvas: Colours, metal: Frame, opening: tuple[float, float]) -> Pixels:
    inside, window = Clay(SCALE).mask(oval(*CENTRE, *opening, steps=200))
    cover = np.zeros(metal.mask.shape, np.float32)
    cover[window] = inside
    shaded = canvas * (1 - 0.62 * metal.shade)[..., None]
    colours = shaded + (metal.colours - shaded) * metal.mask[..., None]
    solid = np.clip(np.maximum(cover, metal.mask), 0, 1)
    thrown = moved(blurred(solid, 4 * SCALE), 3 * SCALE, 4 * SCALE) * 0.45 * (1 - solid)
    dark = np.asarray((0.08, 0.05, 0.05), np.float32)
    rgb = colours * solid[..., None] + dark * thrown[..., None]
    return np.concatenate([rgb, (solid + thrown)[..., None]], -1).astype(np.float32)


def _small() -> Pixels:
    """Her head alone in a ring of gold."""
    canvas = _canvas()
    half, (x, y) = 92.0, (HEAD[0] + 2, HEAD[1] - 6)
    rows = slice(round((y - half) * SCALE), round((y + half) * SCALE))
    columns = slice(round((x - half) * SCALE), round((x + half) * SCALE))
    part = canvas[rows, columns]
    high, wide = part.shape[:2]
    v, u = np.mgrid[0:high, 0:wide].astype(np.float32)
    far = np.hypot(u - wide / 2, v - high / 2) / (wide / 2)
    ring = np.clip((far - 0.90) * 60, 0, 1)
    angle = np.arctan2(v - high / 2, u - wide / 2)
    bright = 0.5 + 0.42 * np.cos(angle + 2.2) * np.cos((far - 0.95) * 30) + 0.16 * np.sin((far - 0.9) * 60)
    gold = np.asarray((0.96, 0.74, 0.34), np.float32) * np.clip(bright + 0.12, 0.18, 1.25)[..., None]
    colours = part + (np.clip(gold, 0, 1) - part) * ring[..., None]
    colours = colours * (1 - 0.5 * np.clip((far - 0.80) / 0.1, 0, 1) * (1 - ring))[..., None]
    alpha = np.clip((0.995 - far) * wide / 2, 0, 1)
    return reduced(
        np.concatenate([colours * alpha[..., None], alpha[..., None]], -1).astype(np.float32), (SMALL, SMALL)
    )
