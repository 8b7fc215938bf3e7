"""What a mixer can do, and one that does nothing: where there is no device the game is silent, and whole."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol


class Mixer(Protocol):
    """Plays short sounds over each other and one piece of music, which it reads as it plays."""

    sounds: bool
    """False if nothing will ever be heard."""

    def load(self, file: Path) -> None:
        """Have a short sound ready; one that cannot be read stays silent."""
        ...

    def play(self, file: Path, volume: float) -> None:
        """Play a sound that was loaded, over whatever else sounds; volume from 0 to 1."""
        ...

    def play_music(self, file: Path, turns: int, fade: float, volume: float) -> None:
        """Play a piece so many times (0: for ever), rising within so many seconds."""
        ...

    def fade_music(self, seconds: float) -> None:
        """Let the music fade away."""
        ...

    def set_music_volume(self, volume: float) -> None:
        """How loud the music is, from 0 to 1."""
        ...

    @property
    def music_plays(self) -> bool:
        """True until the music has ended, or faded away."""
        ...

    def close(self) -> None:
        """Let go of the device at once."""
        ...


class SilentMixer:
    """Nothing is heard, and nothing goes wrong."""

    sounds = False
    music_plays = False

    def load(self, file: Path) -> None:
        """Nothing to load."""

    def play(self, file: Path, volume: float) -> None:
        """Silence."""

    def play_music(self, file: Path, turns: int, fade: float, volume: float) -> None:
        """Silence."""

    def fade_music(self, seconds: float) -> None:
        """Silence."""

    def set_music_volume(self, volume: float) -> None:
        """Silence."""

    def close(self) -> None:
        """Nothing to close."""
