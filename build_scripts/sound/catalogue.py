"""Everything that is baked: each file, what makes it, and how loud it shall be."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sound import fire, metal, paper, signals, workshop
from sound.room import GALLERY, SALON, Room
from sound.signal import Stereo


class Effect(NamedTuple):
    """A short sound in several versions, so that it never sounds like a machine."""

    make: Callable[[int], Stereo]
    versions: int
    loudness: float


class Music(NamedTuple):
    """A loop from a score."""

    score: str
    room: Room
    loudness: float


EFFECTS = {
    "card_deal": Effect(paper.card_deal, 3, -27),
    "card_play": Effect(paper.card_play, 2, -25),
    "card_flip": Effect(paper.card_flip, 1, -26),
    "page": Effect(paper.page, 1, -28),
    "undo": Effect(paper.undo, 1, -29),
    "cloth": Effect(workshop.cloth, 3, -27),
    "scissors": Effect(workshop.scissors, 2, -27),
    "tile": Effect(workshop.tile, 3, -26),
    "trademark": Effect(workshop.trademark, 2, -24),
    "hover": Effect(workshop.hover, 1, -40),
    "press": Effect(workshop.press, 1, -30),
    "error": Effect(workshop.error, 1, -31),
    "coin": Effect(metal.coin, 3, -28),
    "coins": Effect(metal.coins, 2, -27),
    "exam_bell": Effect(metal.exam_bell, 1, -25),
    "reward": Effect(metal.reward, 1, -27),
    "turn": Effect(signals.turn, 1, -25),
    "hand_over": Effect(signals.hand_over, 1, -25),
    "favor": Effect(signals.favor, 1, -26),
    "round_start": Effect(signals.round_start, 1, -23),
    "victory": Effect(signals.victory, 1, -21),
    "whistle": Effect(fire.whistle, 3, -27),
    "burst": Effect(fire.burst, 3, -22),
    "crackle": Effect(fire.crackle, 1, -26),
    "distant": Effect(fire.distant, 2, -27),
}

MUSIC = {
    "menuet": Music("menuet", SALON, -23),
    "rondeau": Music("rondeau", SALON, -25),
    "sarabande": Music("sarabande", SALON, -25),
    "gavotte": Music("gavotte", GALLERY, -21),
}
"""The title, two for the table, the finale."""
