"""What a section of the art offers: named pictures, each with the function that draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from art.easel import Pixels


class Kind(Enum):
    """How a picture is written: with alpha as lossy WebP, or opaque as JPEG."""

    ALPHA = ".webp"
    OPAQUE = ".jpg"


class Baked(NamedTuple):
    """One picture of the game; its name is that by which the game asks for it."""

    name: str
    draw: Callable[[], Pixels]
    kind: Kind = Kind.ALPHA
    quality: int = 86


class Section(NamedTuple):
    """Pictures that belong together; their names begin with that of the section."""

    name: str
    pictures: Callable[[], Iterable[Baked]]
