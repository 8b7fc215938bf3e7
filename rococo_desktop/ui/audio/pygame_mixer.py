"""The mixer of pygame, where there is a device for it.

Two locks meet here: the interpreter's, and the one of the audio device, which SDL's audio thread holds while
it mixes. When a sound ends, that thread calls back into pygame (`endsound_callback`) and waits for the
interpreter. A call of ours that keeps the interpreter and waits for the device then waits for ever, and the
game with it. By the sources of pygame-ce 2.5 (src_c/music.c, src_c/mixer.c) and SDL_mixer 2.8, and by the
libraries as they are shipped:

- These keep the interpreter while they wait for the device, and are never called: `music.pause`,
  `music.unpause`, `music.get_metadata`, and with some versions of SDL_mixer `music.get_volume`. `mixer.quit`
  does as well, in `Mix_ChannelFinished`: it is called only after `mixer.stop`, when no sound is left that
  could end. `mixer.init` does, before any sound is played.
- These give the interpreter away while they wait, and are safe: `music.load`, `play`, `stop`, `fadeout`,
  `set_volume`, `get_busy`, `queue`, `set_pos`, `rewind`, `unload`; `Sound()` of a file, and its end;
  `Sound.play`, `stop`, `fadeout`; `Channel.play`, `stop`, `fadeout`, `set_volume`, `unpause`; `mixer.stop`,
  `fadeout`, `unpause`, `set_num_channels`.
- These never wait for the device: `find_channel`, `Channel.get_busy`, `get_volume`, `pause`;
  `Sound.set_volume`, `get_volume`; `music.get_pos`, `set_endevent`; `mixer.get_busy`, `get_init`.

Music wants the interpreter from the audio thread only with an end event, which we never set, or if it is
read from a file object of Python; ours is read by its path.
"""

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
    try:
        kept = os.dup(2)
    except OSError:  # it is closed: nobody hears a complaint
        yield
        return
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

    @property
    def music_plays(self) -> bool:
        """True also while its volume is nought."""
        return pygame.mixer.music.get_busy()

    def close(self) -> None:
        """Everything stops."""
        self._loaded.clear()
        pygame.mixer.stop()  # or a sound that ends just now waits for us, while `quit` waits for it
        pygame.mixer.quit()
