"""Every sound there is: its files, which volume it follows, and how soon it may sound again."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import NamedTuple


class VolumeGroup(Enum):
    """Whose volume a sound follows."""

    EFFECTS = "effects_volume"
    """What hands do: cards, cloth, coins, wood, fire."""
    TABLE = "table_volume"
    """What the table says: whose turn it is, a new round, that something is not possible."""


class Sound(NamedTuple):
    """One sound in several versions, played in turn."""

    group: VolumeGroup
    versions: int = 1
    rest: float = 0.09
    """Seconds in which it is not heard a second time: ten coins are one handful."""

    def files(self, folder: Path, name: str) -> tuple[Path, ...]:
        """Its files in a folder."""
        if self.versions == 1:
            return (folder / f"{name}.ogg",)
        return tuple(folder / f"{name}_{number}.ogg" for number in range(1, self.versions + 1))


SOUNDS = {
    "card_deal": Sound(VolumeGroup.EFFECTS, 3),
    "card_play": Sound(VolumeGroup.EFFECTS, 2),
    "card_flip": Sound(VolumeGroup.EFFECTS),
    "page": Sound(VolumeGroup.EFFECTS, rest=0.15),
    "undo": Sound(VolumeGroup.EFFECTS),
    "cloth": Sound(VolumeGroup.EFFECTS, 3, 0.16),
    "scissors": Sound(VolumeGroup.EFFECTS, 2, 0.5),
    "tile": Sound(VolumeGroup.EFFECTS, 3, 0.07),
    "trademark": Sound(VolumeGroup.EFFECTS, 2, 0.12),
    "hover": Sound(VolumeGroup.EFFECTS, rest=0.06),
    "press": Sound(VolumeGroup.EFFECTS, rest=0.05),
    "coin": Sound(VolumeGroup.EFFECTS, 3, 0.14),
    "coins": Sound(VolumeGroup.EFFECTS, 2, 0.3),
    "reward": Sound(VolumeGroup.EFFECTS, rest=0.5),
    "whistle": Sound(VolumeGroup.EFFECTS, 3, 0.12),
    "burst": Sound(VolumeGroup.EFFECTS, 3, 0.08),
    "crackle": Sound(VolumeGroup.EFFECTS, rest=0.3),
    "distant": Sound(VolumeGroup.EFFECTS, 2, 0.2),
    "error": Sound(VolumeGroup.TABLE, rest=0.35),
    "exam_bell": Sound(VolumeGroup.TABLE, rest=1.0),
    "favor": Sound(VolumeGroup.TABLE, rest=0.8),
    "turn": Sound(VolumeGroup.TABLE, rest=1.0),
    "hand_over": Sound(VolumeGroup.TABLE, rest=1.0),
    "round_start": Sound(VolumeGroup.TABLE, rest=2.0),
    "victory": Sound(VolumeGroup.TABLE, rest=5.0),
}

LATE = ("whistle", "burst", "crackle", "distant", "victory")
"""Sounds of the end of a game: loaded when they are first wanted."""


class MusicList(NamedTuple):
    """Which pieces are played at an occasion, one after the other."""

    pieces: tuple[str, ...]
    turns: int
    """How often each is played before the next; 0: for ever."""
    pause: float = 0.0
    """Seconds of silence between two pieces."""


PROGRAMMES = {
    "title": MusicList(("menuet",), 0),
    "table": MusicList(("rondeau", "sarabande", "menuet"), 1, 5.0),
    "finale": MusicList(("gavotte",), 0),
}
"""By the occasion a scene names."""
