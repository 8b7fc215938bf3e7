"""Every sound there is: its files, which volume it follows, and how soon it may sound again."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import NamedTuple


class Group(Enum):
    """Whose volume a sound follows."""

    EFFECTS = "effects_volume"
    """What hands do: cards, cloth, coins, wood, fire."""
    TABLE = "table_volume"
    """What the table says: whose turn it is, a new round, that something is not possible."""


class Sound(NamedTuple):
    """One sound in several versions, played in turn."""

    group: Group
    versions: int = 1
    rest: float = 0.09
    """Seconds in which it is not heard a second time: ten coins are one handful."""

    def files(self, folder: Path, name: str) -> tuple[Path, ...]:
        """Its files in a folder."""
        if self.versions == 1:
            return (folder / f"{name}.ogg",)
        return tuple(folder / f"{name}_{number}.ogg" for number in range(1, self.versions + 1))


SOUNDS = {
    "card_deal": Sound(Group.EFFECTS, 3),
    "card_play": Sound(Group.EFFECTS, 2),
    "card_flip": Sound(Group.EFFECTS),
    "page": Sound(Group.EFFECTS, rest=0.15),
    "undo": Sound(Group.EFFECTS),
    "cloth": Sound(Group.EFFECTS, 3, 0.16),
    "scissors": Sound(Group.EFFECTS, 2, 0.5),
    "tile": Sound(Group.EFFECTS, 3, 0.07),
    "trademark": Sound(Group.EFFECTS, 2, 0.12),
    "hover": Sound(Group.EFFECTS, rest=0.06),
    "press": Sound(Group.EFFECTS, rest=0.05),
    "coin": Sound(Group.EFFECTS, 3, 0.14),
    "coins": Sound(Group.EFFECTS, 2, 0.3),
    "reward": Sound(Group.EFFECTS, rest=0.5),
    "whistle": Sound(Group.EFFECTS, 3, 0.12),
    "burst": Sound(Group.EFFECTS, 3, 0.08),
    "crackle": Sound(Group.EFFECTS, rest=0.3),
    "distant": Sound(Group.EFFECTS, 2, 0.2),
    "error": Sound(Group.TABLE, rest=0.35),
    "exam_bell": Sound(Group.TABLE, rest=1.0),
    "favour": Sound(Group.TABLE, rest=0.8),
    "turn": Sound(Group.TABLE, rest=1.0),
    "hand_over": Sound(Group.TABLE, rest=1.0),
    "round_start": Sound(Group.TABLE, rest=2.0),
    "victory": Sound(Group.TABLE, rest=5.0),
}

LATE = ("whistle", "burst", "crackle", "distant", "victory")
"""Sounds of the end of a game: loaded when they are first wanted."""


class Programme(NamedTuple):
    """Which pieces are played at an occasion, one after the other."""

    pieces: tuple[str, ...]
    turns: int
    """How often each is played before the next; 0: for ever."""
    pause: float = 0.0
    """Seconds of silence between two pieces."""


PROGRAMMES = {
    "title": Programme(("menuet",), 0),
    "table": Programme(("rondeau", "sarabande", "menuet"), 1, 5.0),
    "finale": Programme(("gavotte",), 0),
}
"""By the occasion a scene names."""
