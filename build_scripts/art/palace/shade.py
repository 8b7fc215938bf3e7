"""Putting pictures together: materials spread out, light added, shade laid, edges softened."""

from __future__ import annotations

import numpy as np

from art.easel import Pixels, Plane
from art.materials.noise import Colours, blurred, exact
from art.relief import over

Tone = tuple[float, float, float]


def spread(tile: Colours, width: int, height: int, dx: int = 0, dy: int = 0) -> Colours:
    """A tile repeated over so much room, begun so far inside of it."""
    h, w = tile.shape[:2]
    return tile[np.ix_((np.arange(height) + dy) % h, (np.arange(width) + dx) % w)]


def opaque(colour: Colours) -> Pixels:
    """Colours as a picture without holes."""
    return np.concatenate([colour, np.ones((*colour.shape[:2], 1), np.float32)], -1)


def cut(colour: Colours, mask: Plane) -> Pixels:
    """Colours where a mask is."""
    return exact(np.concatenate([colour * mask[..., None], mask[..., None]], -1))


def toned(colour: Colours, factor: Plane | float, tint: Tone = (1, 1, 1)) -> Colours:
    """Colours in more or less light, with its tint."""
    factor = np.asarray(factor, np.float32)
    if factor.ndim == 2:
        factor = factor[..., None]
    return exact(np.clip(colour * factor * exact(tint), 0, 1))


def glowing(colour: Colours, light: Plane, tone: tuple[int, int, int]) -> Colours:
    """Colours with a light added as if through a screen: never harder than white."""
    added = light[..., None] * np.array(tone, np.float32) / 255
    return exact(1 - (1 - colour) * (1 - np.clip(added, 0, 1)))


def spot(
    width: int, height: int, at: tuple[float, float], reach: tuple[float, float], power: float = 2.0
) -> Plane:
    """A soft round light: 1 in its middle, about nothing at its reach."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    far = ((x - at[0]) / reach[0]) ** 2 + ((y - at[1]) / reach[1]) ** 2
    return exact(np.exp(-far * power))


def reduced(pixels: np.ndarray, finer: int) -> np.ndarray:
    """A picture drawn finer, at its real size."""
    h, w = pixels.shape[0] // finer, pixels.shape[1] // finer
    rest = pixels.shape[2:]
    part = pixels[: h * finer, : w * finer].reshape(h, finer, w, finer, *rest)
    return exact(part.mean((1, 3)))


def with_shadow(picture: Pixels, blur: float, strength: float, shift: tuple[int, int] = (1, 2)) -> Pixels:
    """The picture over its own soft shadow; it needs room for it around itself."""
    room = round(blur * 3) + max(abs(shift[0]), abs(shift[1])) + 1
    dark = np.roll(blurred(np.pad(picture[..., 3], room), blur), (shift[1], shift[0]), (0, 1))
    dark = dark[room:-room, room:-room] * strength
    tone = np.array((0.05, 0.025, 0.02), np.float32)
    return over(picture, np.concatenate([dark[..., None] * tone, dark[..., None]], -1).astype(np.float32))


def layered(*pictures: Pixels) -> Pixels:
    """Pictures of one size, the lowest first."""
    whole = pictures[0]
    for picture in pictures[1:]:
        whole = over(picture, whole)
    return whole
