"""Hearing in tests: a mixer that notes what it plays, and an orchestra that plays on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.play.settings import Settings
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.ui.audio.orchestra import OPENS_AFTER, Orchestra


class NotingMixer:
    """Plays nothing, and notes everything."""

    sounds = True

    def __init__(self) -> None:
        self.loaded: list[str] = []
        self.played: list[tuple[str, float]] = []
        self.music: list[str] = []
        self.music_volume = 1.0
        self.closed = False
        self.music_plays = False

    def load(self, file: Path) -> None:
        """Note it."""
        self.loaded.append(file.stem)

    def play(self, file: Path, volume: float) -> None:
        """Note it."""
        self.played.append((file.stem, volume))

    def play_music(self, file: Path, turns: int, fade: float, volume: float) -> None:
        """Note it."""
        self.music.append(f"{file.stem} x{turns}")
        self.music_plays, self.music_volume = True, volume

    def fade_music(self, seconds: float) -> None:
        """Over at once."""
        self.music.append("fades")
        self.music_plays = False

    def set_music_volume(self, volume: float) -> None:
        """Note it."""
        self.music_volume = volume

    def close(self) -> None:
        """Note it."""
        self.closed = True

    @property
    def names(self) -> list[str]:
        """What was played, without the number of the version."""
        return [name.rstrip("_123") for name, _ in self.played]


class Heard:
    """An orchestra whose device is open, and a clock to move it by."""

    def __init__(self, **settings: Any) -> None:
        self.mixer = NotingMixer()
        self.preferences = Preferences(Settings(**settings), kept=False)
        self.orchestra = Orchestra(self.preferences, assets_dir(), lambda: self.mixer)
        self.now = 100.0
        self.occasion = ""
        self.orchestra.beat(self.now, True, "")
        self.wait(OPENS_AFTER + 0.1)

    def wait(self, seconds: float, step: float = 0.02) -> None:
        """Let so much time pass, frame by frame."""
        until = self.now + seconds
        while self.now < until:
            self.now += step
            self.orchestra.beat(self.now, True, self.occasion)
