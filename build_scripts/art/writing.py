"""Writing pictures: WebP with alpha, JPEG without, and contact sheets to look at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from art.easel import Pixels
from art.section import Kind

CELL = 256
"""The side of one picture on a contact sheet."""
ACROSS = 6
GROUND = (58, 54, 62)
REAL_SIZES = (98, 48)
"""Heights at which each picture is shown once more, as small as it lies on the table."""


def write(pixels: Pixels, file: Path, kind: Kind, quality: int) -> int:
    """Write a picture; how many bytes it takes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    image = plain(pixels)
    if kind is Kind.OPAQUE:
        image.convert("RGB").save(file, quality=quality, optimize=True, subsampling=0)
    else:
        image.save(file, quality=quality, method=6, alpha_quality=90)
    return file.stat().st_size


def plain(pixels: Pixels) -> Image.Image:
    """The picture with its colours no longer multiplied by alpha; what is invisible takes its neighbour's."""
    alpha = pixels[..., 3:]
    rgb = np.where(alpha > 1e-4, pixels[..., :3] / np.maximum(alpha, 1e-4), 0)
    whole = np.concatenate([np.clip(rgb, 0, 1), alpha], axis=-1)
    return Image.fromarray(np.round(whole * 255).astype(np.uint8), "RGBA")


def contact_sheet(files: Sequence[Path], sheet: Path) -> None:
    """All these pictures on one sheet, each large and at its real sizes, with its name."""
    if not files:
        return
    rows = math.ceil(len(files) / ACROSS)
    wide = CELL + 120
    page = Image.new("RGB", (ACROSS * wide, rows * (CELL + 24)), GROUND)
    pen = ImageDraw.Draw(page)
    for at, file in enumerate(files):
        x, y = at % ACROSS * wide, at // ACROSS * (CELL + 24)
        with Image.open(file) as opened:
            picture = opened.convert("RGBA")
        left = x
        for high in (CELL, *REAL_SIZES):
            small = picture.copy()
            small.thumbnail((CELL if high == CELL else 110, high), Image.Resampling.LANCZOS)
            page.paste(small, (left, y if high != REAL_SIZES[-1] else y + 110), small)
            left = x + CELL + 4
        pen.text((x + 4, y + CELL + 4), file.stem, fill=(235, 225, 205))
    sheet.parent.mkdir(parents=True, exist_ok=True)
    page.save(sheet)
