"""The palette and the type of the table: a candle-lit night at Versailles."""

from __future__ import annotations

from typing import NamedTuple

Paint = tuple[int, int, int] | tuple[int, int, int, int]
"""Red, green, blue and, where it is not opaque, alpha."""

# The room.
MIDNIGHT = (16, 20, 42)
NIGHT = (24, 30, 60)
DUSK = (38, 46, 84)
WALNUT = (52, 34, 26)
# Paper, walls, gilding.
IVORY = (247, 239, 222)
CREAM = (238, 226, 202)
LINEN = (222, 206, 176)
GOLD = (201, 158, 74)
BRIGHT_GOLD = (240, 206, 122)
DARK_GOLD = (134, 98, 40)
# Ink.
INK = (48, 32, 24)
SOFT_INK = (104, 82, 62)
PALE_INK = (206, 194, 172)
GOLD_INK = (120, 84, 30)
"""Headings on ivory: gold that can be read."""
OFF_INK = (102, 86, 68)
"""What cannot be chosen now, and figures that are nothing: fainter than ink, and still read."""
# Accents.
POWDER_PINK = (226, 164, 164)
ROYAL_BLUE = (58, 88, 168)
CARMINE = (168, 44, 56)
"""What is refused or wrong, and nothing else."""
LEAF = (70, 128, 84)
NAVY, DEEP_NAVY = (44, 60, 124), (24, 34, 80)
"""How many alike lie somewhere: the badge and its foot, under ivory figures."""
PRESTIGE = INK
"""Figures of prestige, which stand beside its laurelled star."""

LIT = (255, 222, 120)
"""What can be chosen now."""
FOCUS = (255, 250, 232)
"""What the keyboard points at."""
RING_EDGE = (38, 28, 46)
"""On both sides of the ring around what is pointed at."""
VEIL = (10, 12, 28, 168)
"""Laid over the table beneath a dialog."""

SILK = ((70, 104, 190), (222, 134, 150), (68, 112, 76), (226, 138, 66))
"""Silk colours in the order of `Colour`; a pattern or letter always goes with them."""
CLASSIC_SILK = ((222, 182, 70), (68, 112, 76), (186, 62, 62), (104, 146, 222))
"""The same in the 2013 edition (G5)."""


class FontFace(NamedTuple):
    """A font file and how it is named in styles."""

    name: str
    file: str


BODY = FontFace("body", "EBGaramond_500Medium.ttf")
STRONG = FontFace("strong", "EBGaramond_600SemiBold.ttf")
ITALIC = FontFace("italic", "EBGaramond_500Medium_Italic.ttf")
TITLE = FontFace("title", "CormorantGaramond_700Bold.ttf")
SCRIPT = FontFace("script", "GreatVibes_400Regular.ttf")

SMALL, NUMBER, READ, LARGE, HEAD, GRAND = 16, 18, 18, 22, 30, 64
"""Logical font sizes: 16 is the least there is, 18 the least for a number that matters."""

LEAST_TEXT, LEAST_TARGET, LEAST_REGION = 16, 44, 20
"""The least sizes of text, of targets and buttons, and of regions that only tell something."""
