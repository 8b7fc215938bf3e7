"""The mixer of pygame, where there is a device for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from rococo_desktop.ui.audio.mixer import Mixer, SilentMixer

RATE, BUFFER, CHANNELS = 44_100, 1024, 20
Report = Callable[[str], None]


def open_mixer(report: Report) -> Mixer:
    """The mixer of this machine; without a device a silent one, and one line says why."""
    try:
        with _without_complaints():
            pygame.mixer.init(RATE, -16, 2, BUFFER)
    except pygame.error as error:
        report(f"there is no sound ({error}).")
        return SilentMixer()
    pygame.mixer.set_num_channels(CHANNELS)
    return PygameMixer(report)


@contextmanager
def _without_complaints() -> Iterator[None]:
    """The sound library of Linux writes a page of its own on stderr where there is no device: not here."""
    if sys.platform != "linux":
        yield
        return
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class PygameMixer:
    """Sounds in memory, music from its file."""

    sounds = True

    def __init__(self, report: Report) -> None:
        self._report = report
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}

    def load(self, file: Path) -> None:
        """Read and decode a sound; what cannot be read is told once."""
        if file in self._loaded:
            return
        try:
            self._loaded[file] = pygame.mixer.Sound(file)
        except (pygame.error, OSError) as error:
            self._loaded[file] = None
            self._report(f"{file.name} cannot be played ({error}).")

    def play(self, file: Path, volume: float) -> None:
        """Play it on a free channel; where none is free the oldest sound gives way."""
        self.load(file)
        sound = self._loaded[file]
        if sound is None:
            return
        channel = pygame.mixer.find_channel(True)
        channel.set_volume(volume)
        channel.play(sound)

    def play_music(self, file: Path, turns: int, fade: float, volume: float) -> None:
        """Stream it; music that cannot be read is told, and silent."""
        music = pygame.mixer.music
        try:
            music.load(file)
        except pygame.error as error:
            self._report(f"{file.name} cannot be played ({error}).")
            return
        music.set_volume(volume)
        music.play(loops=turns - 1, fade_ms=round(fade * 1000))

    def fade_music(self, seconds: float) -> None:
        """Fade; `music_plays` says when it is over."""
        pygame.mixer.music.fadeout(round(seconds * 1000))

    def set_music_volume(self, volume: float) -> None:
        """From the next block on."""
        pygame.mixer.music.set_volume(volume)

    def hold_music(self, held: bool) -> None:
        """Pause or go on."""
        if held:
            pygame.mixer.music.pause()
        else:
            pygame.mixer.music.unpause()

    @property
    def music_plays(self) -> bool:
        """True also while it is held."""
        return pygame.mixer.music.get_busy()

    def close(self) -> None:
        """Everything stops."""
        self._loaded.clear()
        pygame.mixer.quit()
