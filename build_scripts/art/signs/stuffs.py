"""What the small things are made of: how each stuff answers to the light, from its deepest shade up."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

STOPS = (0.0, 0.26, 0.52, 0.76, 1.0)
"""How much light gives which of the five tones of a stuff; a face turned to us has about the middle one."""


class Stuff(NamedTuple):
    """Five tones from shade to light, and how it shines."""

    tones: tuple[Colour, Colour, Colour, Colour, Colour]
    gloss: float = 0.25
    """How strong its highlights are."""
    sharp: float = 24
    """How small they are."""
    mirror: float = 0
    """How much it reflects the room: bands of light and dark, as polished metal does."""
    grain: float = 0
    """How rough it is."""


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """A colour between two."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return (red, green, blue)


SHADE: Colour = (38, 16, 18)
CANDLE: Colour = (255, 244, 214)


def dyed(base: Colour, gloss: float = 0.22, sharp: float = 18, depth: float = 1, grain: float = 0) -> Stuff:
    """A coloured stuff: warm and deep in the shade, candle-lit above."""
    return Stuff(
        (
            mixed(base, SHADE, 0.82 * depth),
            mixed(base, SHADE, 0.44 * depth),
            base,
            mixed(base, CANDLE, 0.30 * depth),
            mixed(base, CANDLE, 0.66 * depth),
        ),
        gloss,
        sharp,
        0,
        grain,
    )


GOLD = Stuff(
    ((62, 28, 6), (140, 84, 20), (214, 156, 50), (252, 216, 112), (255, 249, 214)), 1.0, 22, 0.8, 0.006
)
PALE_GOLD = Stuff(
    ((112, 72, 24), (188, 140, 62), (236, 202, 122), (250, 228, 164), (255, 249, 220)), 0.35, 26, 0.10, 0.008
)
SILVER = Stuff(
    ((38, 42, 56), (104, 112, 130), (182, 190, 204), (228, 233, 240), (255, 255, 255)), 1.0, 22, 0.8, 0.004
)
BRASS = Stuff(
    ((52, 22, 10), (118, 64, 30), (184, 116, 62), (228, 168, 108), (255, 226, 178)), 0.8, 22, 0.7, 0.006
)
COPPER = Stuff(
    ((58, 18, 10), (136, 58, 32), (204, 104, 62), (240, 160, 112), (255, 222, 188)), 0.9, 22, 0.7, 0.004
)
IVORY = Stuff(
    ((110, 84, 58), (184, 160, 126), (240, 228, 204), (252, 246, 230), (255, 253, 246)), 0.22, 20, 0, 0.006
)
PAPER = Stuff(
    ((146, 118, 84), (206, 184, 146), (246, 236, 214), (252, 246, 232), (255, 252, 244)), 0.05, 10, 0, 0.004
)
MARBLE = Stuff(
    ((84, 80, 88), (158, 154, 158), (226, 222, 216), (246, 243, 238), (255, 255, 252)), 0.3, 24, 0, 0.006
)
LINEN = Stuff(
    ((88, 62, 38), (156, 126, 86), (216, 190, 148), (238, 220, 186), (252, 242, 218)), 0.08, 8, 0, 0.02
)
WALNUT = Stuff(
    ((28, 12, 8), (66, 34, 20), (118, 70, 42), (164, 108, 68), (214, 164, 116)), 0.35, 22, 0, 0.016
)
MAPLE = Stuff(
    ((70, 24, 6), (134, 60, 18), (196, 106, 42), (232, 156, 82), (255, 216, 150)), 0.6, 26, 0, 0.010
)
SKIN = Stuff(
    ((122, 62, 48), (196, 136, 110), (242, 204, 174), (252, 226, 202), (255, 242, 226)), 0.12, 14, 0, 0
)
POWDER = Stuff(
    ((110, 98, 96), (176, 166, 160), (236, 230, 220), (250, 247, 240), (255, 255, 252)), 0.15, 12, 0, 0.006
)
EBONY = Stuff(((8, 8, 12), (22, 22, 28), (48, 46, 54), (96, 94, 104), (190, 188, 198)), 0.5, 30, 0, 0)
NIGHT = dyed((32, 42, 92), 0.25, 24)
CARMINE = dyed((178, 38, 56), 0.35, 22)
ROYAL = dyed((56, 92, 190), 0.35, 22)
LEAF = dyed((74, 138, 82), 0.25, 18)
PINK = dyed((228, 152, 160), 0.25, 18)
WATER = Stuff(
    ((30, 74, 118), (84, 140, 184), (150, 200, 228), (206, 234, 246), (255, 255, 255)), 0.7, 26, 0.2, 0
)
FLAME = Stuff(((214, 84, 20), (246, 138, 36), (255, 190, 74), (255, 226, 138), (255, 252, 226)), 0, 10, 0, 0)
