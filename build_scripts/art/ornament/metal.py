"""Light on a carving: gilding, silver and painted wood, by one candle-warm light from the upper left."""

from __future__ import annotations

import numpy as np

from art.easel import Pixels
from art.materials.noise import Colours, Field, blurred, exact, ramp, value
from art.ornament.carving import Carving

GOLD = (
    (0.0, (38, 17, 4)),
    (0.16, (84, 46, 12)),
    (0.34, (146, 92, 28)),
    (0.52, (198, 142, 56)),
    (0.70, (232, 186, 96)),
    (0.86, (252, 226, 150)),
    (1.0, (255, 248, 220)),
)
BRONZE = (
    (0.0, (20, 10, 6)),
    (0.3, (78, 46, 26)),
    (0.6, (150, 98, 56)),
    (0.85, (214, 164, 108)),
    (1.0, (250, 224, 180)),
)
IVORY = (
    (0.0, (96, 74, 52)),
    (0.3, (168, 144, 112)),
    (0.6, (224, 206, 174)),
    (0.85, (246, 236, 212)),
    (1.0, (255, 251, 238)),
)
LIGHT = np.array((-0.48, -0.62, 0.62), np.float32) / np.float32(np.linalg.norm((-0.48, -0.62, 0.62)))

Stops = tuple[tuple[float, tuple[int, int, int]], ...]


def normals(height: Field, steep: float) -> tuple[Field, Field, Field]:
    """The directions in which the surface looks."""
    down, over = np.gradient(height)
    nx, ny = -over * steep, -down * steep
    length = np.sqrt(nx * nx + ny * ny + 1)
    return nx / length, ny / length, 1 / length


def lit(height: Field, steep: float = 1.0, polish: float = 1.0) -> tuple[Field, Field]:
    """How bright each dot is from 0 to 1, and how much of the light it mirrors."""
    nx, ny, nz = normals(height, steep)
    facing = np.clip(nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2], 0, 1)
    half = LIGHT + np.array((0, 0, 1), np.float32)
    half /= np.linalg.norm(half)
    glance = np.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1) ** 28
    # A candle-lit room mirrored: a bright band above, a dim warm one below.
    room = 0.5 + 0.5 * np.sin(4.4 * nz * ny + 1.7 * nz * nx + 0.9)
    bright = 0.06 + 0.66 * facing + 0.24 * polish * room * (0.35 + facing)
    return exact(bright), exact(glance * polish)


def hollows(height: Field, reach: float) -> Field:
    """How shut in each dot is: 1 in the open, less in hollows."""
    return exact(np.clip(1 - np.maximum(blurred(height, reach) - height, 0) / (reach * 1.1), 0.25, 1))


def gilded(
    carving: Carving, stops: Stops = GOLD, steep: float = 1.0, wear: float = 0.05, seed: int = 5
) -> Pixels:
    """The carving in metal, at the size of its picture."""
    finer = carving.finer
    height = carving.height
    mask = (height > 0).astype(np.float32)
    beaten = value(height.shape, (max(height.shape[0] // 7, 2), max(height.shape[1] // 7, 2)), seed) - 0.5
    bright, glance = lit(height + beaten * wear * finer * mask, steep)
    shut = hollows(height, 2.2 * finer) * (0.55 + 0.45 * hollows(height, 6 * finer))
    edge = np.clip(blurred(mask, 0.9 * finer) * 2 - 0.72, 0, 1)
    colour = ramp(np.clip(bright * (0.35 + 0.65 * shut) * (0.6 + 0.4 * edge), 0, 1), *stops)
    colour = np.clip(colour + (glance * shut * 0.85)[..., None] * np.array((1, 0.95, 0.8), np.float32), 0, 1)
    return reduced(colour, mask, finer)


def reduced(colour: Colours, mask: Field, finer: int) -> Pixels:
    """A fine picture at its real size; colours are multiplied by their cover."""
    h, w = mask.shape[0] // finer, mask.shape[1] // finer
    mask = mask[: h * finer, : w * finer]
    colour = colour[: h * finer, : w * finer]
    cover = mask.reshape(h, finer, w, finer).mean((1, 3))
    weighed = (colour * mask[..., None]).reshape(h, finer, w, finer, 3).mean((1, 3))
    return exact(np.concatenate([weighed, cover[..., None]], -1))
