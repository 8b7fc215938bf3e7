"""Frames that grow: nine-patches of gilded moulding with carved corners, and the grounds they hold.

A nine-patch is a square whose corners take a third each; along its edges it must look the same everywhere.
"""

from __future__ import annotations

import numpy as np

from art.easel import Pixels, Plane
from art.materials.noise import Colours, blurred, exact, fractal, solid
from art.ornament.carving import Carving, stepped
from art.ornament.metal import GOLD, Stops, gilded
from art.ornament.rocaille import c_scroll, leaf, shell
from art.palace.shade import cut, layered, toned, with_shadow

Tone = tuple[int, int, int]


def body(side: int, inset: float, radius: float) -> Plane:
    """A square with round corners as a mask."""
    carving = Carving(side, side)
    inside = np.clip(carving.distance(inset, radius) * carving.finer + 0.5, 0, 1)
    return exact(inside.reshape(side, carving.finer, side, carving.finer).mean((1, 3)))


def falling(side: int, top: Tone, low: Tone) -> Colours:
    """From one colour at the top to another at the foot."""
    share = np.linspace(0, 1, side, dtype=np.float32)[:, None, None]
    whole = np.array(top, np.float32) * (1 - share) + np.array(low, np.float32) * share
    return exact(np.broadcast_to(whole / 255, (side, side, 3)))


def corner_shell(carving: Carving, middle: float, size: float) -> None:
    """The upper left corner in carving, about the middle line of the moulding: shell, scroll, leaves."""
    c_scroll(carving, (middle + size * 0.25, middle + size * 0.25), size * 0.26, 225, thick=0.13, base=1.5)
    for flip in (False, True):

        def at(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
            return (y, x) if flip else (x, y)

        leaf(
            carving,
            at(middle + size * 0.16, middle),
            size * 0.52,
            180 if flip else 90,
            not flip,
            0.22,
            5,
            0.46,
            2,
        )
        carving.ball(at(middle + size * 0.55, middle + size * 0.13), size * 0.035, 1.0, 1)
        carving.ball(at(middle + size * 0.47, middle + size * 0.17), size * 0.028, 1.0, 1)
    shell(carving, (middle + size * 0.13, middle + size * 0.13), size * 0.30, -45, 7, 150, 3)


def mirrored_corners(carving: Carving) -> None:
    """Let all four corners be as the upper left one."""
    half_h, half_w = carving.height.shape[0] // 2, carving.height.shape[1] // 2
    part = carving.height[:half_h, :half_w].copy()
    carving.height[:half_h, -half_w:] = part[:, ::-1]
    carving.height[-half_h:] = carving.height[:half_h][::-1]


def zone_frame(side: int = 216, ornate: bool = True) -> Pixels:
    """The frame of a zone: a moulding of three parts, its corners carved; nothing in it."""
    carving = Carving(side, side)
    carving.moulding(10, 16, stepped((0, 5.5, 3.4), (5.2, 5.0, 1.5), (9.6, 4.4, 3.0)))
    if ornate:
        corner_shell(carving, 17, side / 3 - 4)
        mirrored_corners(carving)
    frame = gilded(carving, steep=0.85)
    return with_shadow(frame, 3.0, 0.8, (1, 3))


def grand_frame(side: int = 384) -> Pixels:
    """The frame of a dialog: broader, with carving that leaves the moulding."""
    carving = Carving(side, side)
    carving.moulding(22, 26, stepped((0, 7, 5.0), (6.5, 9, 2.0), (15, 6, 4.2), (24, 2.4, 1.4)))
    corner_shell(carving, 33, side / 3 - 12)
    mirrored_corners(carving)
    return with_shadow(gilded(carving, steep=0.85), 5.0, 0.8, (2, 5))


def filled_frame(
    ground: Colours,
    side: int = 96,
    radius: float = 16,
    stops: Stops = GOLD,
    bead: float = 5.0,
    hollow: float = 0.0,
    inset: float = 4.0,
) -> Pixels:
    """A ground in a gilded bead; with `hollow` the ground lies deeper than the frame."""
    mask = body(side, inset + 1, radius)
    if hollow > 0:
        near = 1 - blurred(np.pad(body(side, inset + bead, radius - 2), 24), 8)[24:-24, 24:-24]
        near = np.clip(near + np.roll(near, (5, 3), (0, 1)) * 0.6, 0, 1)
        ground = toned(ground, 1 - hollow * near)
    carving = Carving(side, side)
    carving.moulding(inset, radius, stepped((0, bead, bead * 0.58)))
    return layered(with_shadow(cut(ground, mask), 2.2, 0.55, (1, 3)), gilded(carving, stops, steep=0.9))


def enamel(top: Tone, low: Tone, side: int = 96, gloss: float = 0.5, pressed: bool = False) -> Colours:
    """A polished surface: light on its upper half, a soft edge of shade all round."""
    colour = falling(side, low if pressed else top, top if pressed else low)
    inside = blurred(body(side, 7, 12), 5)
    colour = toned(colour, 0.72 + 0.28 * inside)
    band = np.clip(1 - np.linspace(0, 1, side, dtype=np.float32) * 2.2, 0, 1)[:, None] * body(side, 10, 9)
    return exact(np.clip(colour + gloss * 0.16 * band[..., None] * (0.2 if pressed else 1), 0, 1))


def button(
    top: Tone,
    low: Tone,
    stops: Stops = GOLD,
    gloss: float = 0.6,
    pressed: bool = False,
    halo: Tone | None = None,
) -> Pixels:
    """A button: enamel in a bead of gold, perhaps with a light around it."""
    face = filled_frame(
        enamel(top, low, 96, gloss, pressed), 96, 17, stops, 5.2, 0.35 if pressed else 0.0, 6.0
    )
    if halo is None:
        return face
    around = np.clip(blurred(body(96, 3, 18), 2.4) * 1.6, 0, 1)
    return layered(cut(solid(halo, 96, 96), around * 0.9), face)


def paper(side: int = 384, tone: Tone = (244, 234, 212), seed: int = 2) -> Colours:
    """Laid paper: chain and laid lines, fibres, a little foxing; it tiles."""
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    laid = np.sin(y * 2 * np.pi / 4) * 0.012
    chain = np.exp(-(((x % 64) - 32) ** 2) / 3) * 0.02
    cloud = (fractal((side, side), (4, 4), seed, 5) - 0.5) * 0.09
    fibre = (fractal((side, side), (side // 3, side // 6), seed + 9, 1) - 0.5) * 0.03
    return toned(
        solid(tone, side, side),
        0.985 + laid - chain + cloud + fibre,
    )
