"""The section of the garments: both pictures of each, in the silks of both editions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from art import easel
from art.garments.curves import HEIGHT, WIDTH
from art.garments.form import HIGH, draft
from art.garments.gentlemen import paint_gentleman
from art.garments.grammar import garment, in_base_game, names
from art.garments.ladies import paint_lady
from art.garments.stage import Pixels, Stage, haloed, standing
from art.garments.wardrobe import Gown
from art.section import Baked, Section

ROOM = 30
"""How far plumes, fans and canes may reach beyond a figure's canvas; all of it is fitted in afterwards."""

STEPS = 24
"""How many steps soft edges and shadows have: nobody sees more, and a fifth of the bytes is saved."""


class Edition(NamedTuple):
    """The pictures of one edition: its folder, dyes, the size of its masters and how well they are kept.

    The classic edition has the base game alone and is rarer on the table: its masters are smaller, which
    keeps both sets within the room there is.
    """

    folder: str
    classic: bool
    size: float
    quality: int


EDITIONS = (Edition("garments", False, 1, 77), Edition("garments/classic", True, 2 / 3, 75))


def worn(name: str, edition: Edition) -> Pixels:
    """The guest who wears a garment."""
    whole = dressed(name, edition.classic)
    return standing(haloed(whole), round(WIDTH * edition.size), round(HEIGHT * edition.size))


def dressed(name: str, classic: bool = False) -> Pixels:
    """Somebody in a garment, with room around them."""
    piece, guest = garment(name, classic)
    stage = Stage(WIDTH + 2 * ROOM, HEIGHT + 2 * ROOM)
    stage.canvas.translate(ROOM, 2 * ROOM)
    if isinstance(piece, Gown):
        paint_lady(stage, piece, guest)
    else:
        paint_gentleman(stage, piece, guest)
    return stage.whole()


def drafted(name: str, edition: Edition) -> Pixels:
    """The garment's draft."""
    piece, _ = garment(name, edition.classic)
    return standing(draft(piece), round(WIDTH * edition.size), round(HIGH * edition.size))


def _baked(make: Callable[[str, Edition], Pixels], name: str, edition: Edition) -> easel.Pixels:
    pixels = make(name, edition).astype(np.float32) / 255
    pixels[..., 3] = np.round(pixels[..., 3] * STEPS) / STEPS
    pixels[..., :3] *= pixels[..., 3:]
    return np.asarray(pixels, np.float32)


def pictures() -> Iterator[Baked]:
    """Both pictures of every garment, in the colours of the editions it belongs to."""
    for edition in EDITIONS:
        for name in names():
            if edition.classic and not in_base_game(name):
                continue
            for kind, make in (("draft", drafted), ("worn", worn)):
                drawn = partial(_baked, make, name, edition)
                yield Baked(f"{edition.folder}/{name}_{kind}", drawn, quality=edition.quality)


SECTION = Section("garments", pictures)
