"""A whole medallion: jasper, the figure carved on it, the frame of its rank."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image

from art.easel import Pixels
from art.portraits.clay import HEIGHT, WIDTH, Clay, Grid, Tint, blurred
from art.portraits.cloth import sash
from art.portraits.curves import oval
from art.portraits.frames import CENTRE, STONE, Frame, frame, moved
from art.portraits.hand import Hand
from art.portraits.light import Colours, carved
from art.portraits.profiles import Face, Seat, carve_head
from art.portraits.wardrobe import DRESSES, STYLES, THINGS

SCALE = 1.5
"""Pixels of the carving for each drawing unit."""
ZOOM, SHIFT = 0.86, (34.0, 8.0)
"""How much smaller than drawn the figure stands on its stone, and where."""
NECK = 14.0
"""By how much the dress comes up to the chin."""
SIZE = (320, 400)
"""Pixels of the finished picture."""


@dataclass(frozen=True, slots=True)
class Person:
    """Everything that makes one cameo."""

    name: str
    metal: str
    face: Face
    hair: str
    dress: str
    tool: str
    ground: Tint
    cloth: Tint
    accent: Tint
    tint: Tint = (1.0, 1.0, 1.0)
    """The stratum the hair is carved from."""
    flip: bool = False
    crowned: bool = False
    sash: Tint | None = None

    def of_seat(self, ground: Tint, ribbon: Tint) -> Person:
        """The same person in the colours of a seat."""
        return replace(self, ground=ground, accent=ribbon, sash=ribbon)


def medallion(person: Person) -> Pixels:
    """The finished picture."""
    clay = figure(person)
    if person.flip:
        mirror(clay)
    _tool(clay, person)
    stone = carved(clay, jasper(person.ground, clay.shape, person.name))
    return framed(stone, frame(person.metal, person.crowned, SCALE), SCALE, SIZE)


def figure(person: Person, ground: Clay | None = None) -> Clay:
    """Head, dress and hair, looking to the left; on a ground that may have something on it already."""
    clay = Clay(SCALE, ZOOM, SHIFT) if ground is None else ground
    dice = random.Random(person.name)
    seat = Seat(tilt=person.face.tilt)
    carve_head(clay, person.face, seat)
    standing = clay.origin
    clay.origin = (standing[0], standing[1] - NECK * clay.scale)
    DRESSES[person.dress](clay, dice, person.cloth, person.accent)
    if person.sash is not None:
        sash(clay, person.sash)
    clay.origin = standing
    STYLES[person.hair](clay, seat, dice, person.tint, person.accent)
    return clay


def mirror(clay: Clay) -> None:
    """Let the figure look to the other side."""
    for grid in (clay.height, clay.body, clay.gold):
        grid[:] = grid[:, ::-1].copy()
    clay.tint[:] = clay.tint[:, ::-1].copy()


def _tool(clay: Clay, person: Person) -> None:
    x = 100.0
    if person.flip:
        x = WIDTH - x
    clay.scale, clay.origin = SCALE, (0, 0)
    THINGS[person.tool](Hand(clay, (x, 348), 1.14, 0))


def jasper(tint: Tint, shape: tuple[int, int], name: str) -> Colours:
    """A polished stone: clouded, a little veined, lit like a shallow dome."""
    rows, columns = shape
    dice = np.random.default_rng(sum(map(ord, name)))
    clouds = np.zeros(shape, np.float32)
    for radius, weight in ((24.0, 1.0), (9.0, 0.55), (2.5, 0.25)):
        noise = blurred(dice.standard_normal(shape).astype(np.float32), radius)
        clouds += weight * noise / max(float(noise.std()), 1e-6)
    v, u = np.mgrid[0:rows, 0:columns].astype(np.float32)
    u = (u / columns * WIDTH - CENTRE[0]) / STONE[0]
    v = (v / rows * HEIGHT - CENTRE[1]) / STONE[1]
    far = np.clip(u * u + v * v, 0, 1.4)
    light = 1.06 - 0.34 * far**1.5 - 0.20 * u - 0.26 * v
    sheen = np.exp(-(((u + 0.45) / 0.5) ** 2 + ((v + 0.6) / 0.42) ** 2)) * 0.16
    tone = light * (1 + 0.035 * clouds)
    colours = tone[..., None] * np.asarray(tint, np.float32) + sheen[..., None]
    return np.asarray(np.clip(colours, 0, 1), np.float32)


def framed(stone: Colours, metal: Frame, scale: float, size: tuple[int, int]) -> Pixels:
    """The stone in its frame, with the shadow both throw."""
    shape = metal.mask.shape
    inside, window = Clay(scale).mask(oval(*CENTRE, STONE[0] + 3, STONE[1] + 3, steps=160))
    cover: Grid = np.zeros(shape, np.float32)
    cover[window] = inside
    shaded = stone * (1 - 0.6 * metal.shade)[..., None]
    colours = shaded + (metal.colours - shaded) * metal.mask[..., None]
    solid = np.clip(np.maximum(cover, metal.mask), 0, 1)
    thrown = moved(blurred(solid, 4 * scale), 3 * scale, 4 * scale) * 0.42
    alpha = solid + thrown * (1 - solid)
    dark = np.asarray((0.10, 0.06, 0.05), np.float32)
    whole = colours * solid[..., None] + dark * (thrown * (1 - solid))[..., None]
    return reduced(np.concatenate([whole, alpha[..., None]], -1).astype(np.float32), size)


def reduced(pixels: Pixels, size: tuple[int, int]) -> Pixels:
    """Brought to its final size; colours stay multiplied by alpha."""
    parts = [
        np.asarray(Image.fromarray(np.clip(pixels[..., k], 0, 1)).resize(size, Image.Resampling.LANCZOS))
        for k in range(4)
    ]
    whole = np.clip(np.stack(parts, -1), 0, 1)
    return np.asarray(np.minimum(whole, whole[..., 3:]), np.float32)
