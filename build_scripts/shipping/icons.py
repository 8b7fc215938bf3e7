"""The icon in the shapes the three systems want, made from the baked picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shipping.product import ICON, NAME

SIDES = (16, 24, 32, 48, 64, 128, 256)


def make_icons(folder: Path) -> None:
    """Write the icon for Windows and for macOS, and as a PNG of every usual size."""
    folder.mkdir(parents=True, exist_ok=True)
    picture = _picture()
    picture.save(folder / f"{NAME}.ico", sizes=[(side, side) for side in SIDES])
    picture.save(folder / f"{NAME}.icns")
    for side in SIDES:
        picture.resize((side, side)).save(folder / f"{side}.png")


def _picture() -> Any:
    # Here, because it is installed only where packages are made.
    from PIL import Image

    with Image.open(ICON) as image:
        return image.convert("RGBA")
