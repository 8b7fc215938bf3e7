"""Cloth for the signs of garments: the pattern of its silk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.icons.paths import Spot
from rococo_desktop.ui.icons.patterns import patterned
from rococo_desktop.ui.icons.pen import Pen

LINE = 1.9
BOLD = (10.5, 11.5, 17, 15.5)
"""How wide each pattern repeats on a garment: it is drawn small, among other signs."""


class Cloth(NamedTuple):
    """What a garment is made of: a silk's pattern, or none, and how wide it repeats."""

    pattern: int | None
    pitch: float = 0

    def over(self, pen: Pen, spots: Sequence[Spot]) -> None:
        """Lay the pattern over a part of the garment."""
        if self.pattern is not None:
            patterned(pen, spots, self.pattern, self.pitch)
