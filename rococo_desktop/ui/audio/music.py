"""The music: which piece is played at which occasion, and how one gives way to the next."""

from __future__ import annotations

from pathlib import Path

from rococo_desktop.ui.audio.mixer import Mixer
from rococo_desktop.ui.audio.sound_files import PROGRAMMES

FADE_OUT, FADE_IN, AT_ONCE = 0.9, 1.6, 0.05
LOOK, GLANCE = 1.0, 0.1
"""Seconds until the conductor looks again: while a piece is played, and while one fades."""


class Conductor:
    """Leads the music of the occasion. Volume nought is silence: nothing is read or played."""

    def __init__(self, mixer: Mixer, folder: Path) -> None:
        self._mixer = mixer
        self._folder = folder
        self._occasion = ""
        self._played = 0
        """How many pieces of the occasion have begun."""
        self._volume = 0.0
        self._fades = False
        self._due = 0.0
        """When the next piece may begin."""

    def lead(self, occasion: str, volume: float, now: float) -> float:
        """Play what belongs to the occasion, as loud as wished; in how many seconds to be asked again."""
        mixer = self._mixer
        if occasion != self._occasion or (volume == 0) != (self._volume == 0):
            if occasion != self._occasion:
                self._occasion, self._played = occasion, 0
            self._due = now
            if mixer.music_plays and not self._fades:
                mixer.fade_music(FADE_OUT if volume else AT_ONCE)
                self._fades = True
        if self._fades:
            self._volume = volume
            if mixer.music_plays:
                return GLANCE
            self._fades = False
        elif volume != self._volume:
            self._volume = volume
            mixer.set_music_volume(volume)
        programme = PROGRAMMES.get(occasion)
        if programme is None or volume == 0:
            return LOOK
        if mixer.music_plays:
            self._due = now + programme.pause
        elif now >= self._due:
            piece = programme.pieces[self._played % len(programme.pieces)]
            self._played += 1
            mixer.play_music(self._folder / f"{piece}.ogg", programme.turns, FADE_IN, volume)
            self._due = now + programme.pause
        return LOOK
