"""Cloth for garments: how rich it is, and the pattern of its silk."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from rococo_desktop.ui.icons.paths import Spot
from rococo_desktop.ui.icons.patterns import patterned
from rococo_desktop.ui.icons.pen import Pen

LINE = 1.9
PITCH = (6.4, 7.2, 10.5, 9.5)
"""How wide each pattern repeats on a garment."""


class Grade(IntEnum):
    """How rich a garment looks: by its prestige."""

    PLAIN = 0
    TRIMMED = 1
    GOLD = 2


class Cloth(NamedTuple):
    """What a garment is made of: a silk's pattern, or none, and how wide it repeats."""

    pattern: int | None
    pitch: float = 0

    def over(self, pen: Pen, spots: Sequence[Spot]) -> None:
        """Lay the pattern over a part of the garment."""
        if self.pattern is not None:
            patterned(pen, spots, self.pattern, self.pitch)
