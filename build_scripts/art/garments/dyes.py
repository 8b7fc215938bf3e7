"""Dyes: the silks of both editions in five tones from pale to deep, and the words for inks."""

from __future__ import annotations

from art.garments.cloth import Silk
from art.garments.motifs import Inks, motif
from art.garments.stage import Ink, darker, lighter, mix

Tones = tuple[Ink, Ink, Ink, Ink, Ink]

BLUE: Tones = ((132, 168, 222), (98, 138, 212), (62, 102, 192), (40, 74, 160), (28, 50, 122))
PINK: Tones = ((244, 188, 194), (236, 158, 172), (222, 126, 148), (202, 92, 124), (176, 62, 98))
GREEN: Tones = ((120, 150, 120), (92, 130, 94), (64, 110, 74), (39, 86, 57), (22, 63, 44))
ORANGE: Tones = ((246, 186, 118), (238, 158, 84), (226, 130, 54), (206, 104, 38), (178, 82, 26))
YELLOW: Tones = ((244, 220, 138), (236, 202, 102), (222, 180, 66), (200, 152, 40), (168, 120, 24))
RED: Tones = ((220, 118, 112), (204, 86, 84), (184, 58, 60), (154, 36, 44), (120, 22, 34))

DELUXE = {"blue": BLUE, "pink": PINK, "green": GREEN, "orange": ORANGE}
CLASSIC = {"blue": YELLOW, "pink": GREEN, "green": RED, "orange": BLUE}
"""The 2013 edition dyes the same silks otherwise (G5)."""

PITCH = {
    "pins": 15.0, "pekin": 25.0, "ribbons": 30.0, "candy": 22.0,
    "spots": 17.0, "pearls": 21.0, "rounds": 24.0, "rosettes": 30.0,
    "trellis": 20.0, "diamonds": 19.0, "lattice": 31.0, "ogee": 36.0,
    "sprigs": 24.0, "bouquets": 32.0, "meander": 38.0, "fronds": 30.0,
}  # fmt: skip
"""How wide one repeat of each motif is, in the master's pixels."""

WORDS: dict[str, Ink] = {
    "cream": (240, 230, 208), "white": (248, 244, 238), "ivory": (232, 216, 186), "silver": (200, 204, 212),
    "gold": (208, 160, 66), "lemon": (244, 226, 150), "apricot": (240, 178, 120), "rust": (170, 84, 40),
    "blush": (238, 190, 188), "rose": (208, 96, 122), "red": (170, 40, 52), "wine": (108, 28, 44),
    "sky": (142, 180, 224), "royal": (52, 88, 176), "navy": (30, 44, 96), "violet": (104, 72, 142),
    "mint": (176, 212, 184), "leaf": (96, 142, 92), "moss": (58, 92, 58), "teal": (50, 116, 124),
    "grey": (150, 146, 150), "brown": (96, 62, 42), "black": (36, 28, 34),
}  # fmt: skip


class Dyer:
    """Dyes the silks of one edition."""

    def __init__(self, tones: dict[str, Tones]) -> None:
        self._tones = tones

    def ink(self, word: str, colour: str, tone: int) -> Ink:
        """An ink by its word: `self`, `pale` and `deep` follow the garment's silk, a silk's name its own."""
        own = self._tones[colour][tone - 1]
        if word == "self":
            return own
        if word == "pale":
            return lighter(own, 0.62)
        if word == "deep":
            return darker(mix(own, self._tones[colour][4], 0.6), 0.3)
        if word in self._tones:
            return lighter(self._tones[word][0], 0.22)
        return WORDS[word]

    def silk(self, colour: str, tone: int, woven: str) -> Silk:
        """A garment's silk: its motif and, after a colon, what that is woven with."""
        ground = self._tones[colour][tone - 1]
        name, _, kind = woven.partition(":")
        inks: dict[str, Inks] = {
            "": (lighter(ground, 0.34), darker(ground, 0.22), lighter(ground, 0.6)),
            "deep": (darker(ground, 0.34), darker(ground, 0.5), lighter(ground, 0.3)),
            "cream": ((240, 230, 208), lighter(ground, 0.4), (214, 170, 90)),
            "gold": ((226, 184, 92), (188, 138, 58), (248, 226, 160)),
            "garden": ((244, 214, 206), (150, 160, 96), (226, 170, 80)),
        }
        return Silk(ground, motif(name, inks[kind]), PITCH[name], 0.42 + 0.05 * tone)

    def under(self, word: str, colour: str, tone: int, silk: Silk) -> Silk:
        """The second silk: `same` is the first one again."""
        if word == "same":
            return silk
        if word == "brocade":
            inks: Inks = ((222, 180, 92), (196, 148, 70), (240, 214, 140))
            return Silk((240, 228, 200), motif("ogee", inks), 27, 0.5)
        if word == "sprigged":
            return Silk(
                (244, 236, 218),
                motif("bouquets", ((214, 116, 128), (120, 150, 100), (226, 176, 90))),
                27,
                0.45,
            )
        if word == "striped":
            return Silk(
                (244, 236, 218), motif("pins", ((206, 176, 132), (206, 176, 132), (206, 176, 132))), 13, 0.45
            )
        return Silk(self.ink(word, colour, tone), None, sheen=0.5)
