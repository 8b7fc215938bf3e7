"""The orchestra: hears what happens and what is done, and plays it as loud as the player likes.

It is the only listener for sound. What it is told is what the viewer sees: redacted events as they are shown,
acts of the player, and screens that have settled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.ui.keys.key import Key

if TYPE_CHECKING:  # the title is shown before anything of sound is loaded
    from rococo_desktop.model.events import Event
    from rococo_desktop.ui.audio.mixer import Mixer
    from rococo_desktop.ui.audio.music import Conductor

OPENS_AFTER = 0.7
"""Seconds after the first frame before the device is opened: what is seen comes first."""
PATIENCE = 3.0
"""Where something always moves it is opened all the same after so long."""
LOADS_EVERY, FADES_EVERY, AWAY = 0.02, 0.03, 1.0
FADE = 0.6
"""Seconds in which everything fades when the window is left."""
ABSENCE = 60.0
"""Seconds for which music plays on unheard: who only glanced elsewhere comes back into the same piece. Then
it is put away, and who comes back hears the next one."""
MOST = {Speed.SLOW: 6, Speed.NORMAL: 5, Speed.FAST: 2, Speed.INSTANT: 1}
"""How many sounds one step may have."""
QUIETLY = 0.5


class Orchestra:
    """Plays for one window, as its audience; silent until `beat` has opened the mixer."""

    def __init__(self, preferences: Preferences, assets: Path, opened: Callable[[], Mixer]) -> None:
        self._preferences = preferences
        self._sounds, self._pieces = assets / "sounds", assets / "music"
        self._opened = opened
        self._mixer: Mixer | None = None
        self._conductor: Conductor | None = None
        self._first_beat = -1.0
        self._now = 0.0
        self._waiting: list[tuple[float, str, float]] = []
        """Sounds that are due at a moment, with their share of the volume."""
        self._coming: list[tuple[float, str, float]] = []
        """The same, due so many seconds after the next beat."""
        self._last: dict[str, float] = {}
        self._turns: dict[str, int] = {}
        self._to_load: list[Path] = []
        self._focused, self._presence = True, 1.0
        self._absent = 0.0
        """For how many seconds nothing has been heard, the player being elsewhere."""
        self._begun = NOBODY
        """Whose turn began and has not been told yet."""

    # What it hears.

    def act(self, sound: str) -> None:
        """The player did something: it sounds at once."""
        self._play(sound, 1.0)

    def command(self, name: str) -> None:
        """A command of the table was carried out."""
        from rococo_desktop.ui.audio.cues import COMMANDS

        if name in COMMANDS:
            self.act(COMMANDS[name])

    def hear(self, events: Sequence[Event], lasts: float, coins: float = 1.0) -> None:
        """A step is shown from now on, for so long: from the next beat, whatever clock the scene has.

        Coins are on their way so many times as long as other things.
        """
        from rococo_desktop.ui.audio.cues import cues_of

        self._note_turn(events)
        speed = self._preferences.current.speed
        for cue in cues_of(events, MOST[speed], coins):
            self._coming.append((cue.part * lasts, cue.sound, 1.0))

    def hear_briefly(self, events: Sequence[Event]) -> None:
        """Something happened that is not shown: only what tells most is heard, softly."""
        from rococo_desktop.ui.audio.cues import cues_of

        self._note_turn(events)
        for cue in cues_of(events, 1):
            self._play(cue.sound, QUIETLY)

    def hush(self) -> None:
        """What was on its way has been hurried: what it would have sounded like is not heard."""
        self._waiting.clear()
        self._coming.clear()

    def asked(self, viewer: int, kind: str) -> None:
        """A screen has settled and asks somebody: tell them once that their turn has come."""
        if kind == "handover":
            if self._begun != NOBODY:
                self._play("hand_over", 1.0)
            self._begun = NOBODY
        elif viewer != NOBODY and viewer == self._begun:
            self._begun = NOBODY
            self._play("turn", 1.0)

    def focus(self, focused: bool) -> None:
        """The window got the player's attention, or lost it."""
        self._focused = focused

    def key(self, key: Key) -> bool:
        """The key that means silence, or no more silence, on every screen; False for any other."""
        from rococo_desktop.ui.keys.keymap import KeyMap, written

        settings = self._preferences.current
        if written(key) != KeyMap(settings.keys).keys["mute"]:
            return False
        self._preferences.change(muted=not settings.muted)
        return True

    # Time.

    def beat(self, now: float, at_rest: bool, occasion: str) -> float | None:
        """Play what is due; a part of the loading only while nothing moves. When to come again, if ever."""
        if self._first_beat < 0:
            self._first_beat = now
        past, self._now = now - self._now, now
        self._waiting += [(now + later, sound, share) for later, sound, share in self._coming]
        self._coming.clear()
        if self._mixer is None:
            patience = self._first_beat + (OPENS_AFTER if at_rest else PATIENCE) - now
            if patience > 0:
                return patience
            self._open()
        assert self._mixer is not None
        if not self._mixer.sounds:
            self._waiting.clear()
            return None
        due = [one for one in self._waiting if one[0] <= now]
        self._waiting = [one for one in self._waiting if one[0] > now]
        for _, sound, share in due:
            self._play(sound, share)
        wakes = [self._music(past, occasion)]
        if self._waiting:
            wakes.append(max(min(self._waiting)[0] - now, 0.0))
        if self._to_load:
            if at_rest:
                self._mixer.load(self._to_load.pop(0))
            wakes.append(LOADS_EVERY)
        return min(wakes)

    def _open(self) -> None:
        from rococo_desktop.ui.audio.music import Conductor
        from rococo_desktop.ui.audio.sound_files import LATE, SOUNDS

        self._mixer = self._opened()
        self._conductor = Conductor(self._mixer, self._pieces)
        if self._mixer.sounds:
            self._to_load = [
                file
                for name, sound in SOUNDS.items()
                if name not in LATE
                for file in sound.files(self._sounds, name)
            ]

    def _music(self, past: float, occasion: str) -> float:
        """Lead the music; it fades with the player's attention. It is never paused: pygame_mixer says why."""
        assert self._conductor is not None
        settings = self._preferences.current
        away = not self._focused and settings.silent_in_background
        step = past / FADE
        before = self._presence
        self._presence = max(before - step, 0.0) if away else min(before + step, 1.0)
        self._absent = self._absent + past if self._presence == 0 else 0.0
        if self._presence == 0 and self._absent < ABSENCE:
            if before:
                assert self._mixer is not None
                self._mixer.set_music_volume(0.0)
            return AWAY
        wake = self._conductor.lead(occasion, self._volume("music_volume") * self._presence, self._now)
        return wake if self._presence == before else FADES_EVERY

    def close(self) -> None:
        """Everything stops."""
        if self._mixer is not None:
            self._mixer.close()

    # Playing.

    def _volume(self, group: str) -> float:
        settings = self._preferences.current
        if settings.muted:
            return 0.0
        wished: int = getattr(settings, group)
        return float((wished / 100) ** 1.5)

    def _play(self, name: str, share: float) -> None:
        """Play a sound unless it was heard a moment ago, or nobody would hear it."""
        if self._mixer is None:
            return
        from rococo_desktop.ui.audio.sound_files import SOUNDS

        sound = SOUNDS[name]
        volume = self._volume(sound.group.value) * share * self._presence
        if volume <= 0 or self._now - self._last.get(name, -9.0) < sound.rest:
            return
        self._last[name] = self._now
        turn = self._turns.get(name, 0)
        self._turns[name] = turn + 1
        files = sound.files(self._sounds, name)
        self._mixer.play(files[turn % len(files)], volume)

    def _note_turn(self, events: Sequence[Event]) -> None:
        from rococo_desktop.model.event_reading import turn_of

        begun = turn_of(events)
        if begun != NOBODY:
            self._begun = begun


def nobody_plays() -> Orchestra:
    """An orchestra that is never heard, for scenes without a window."""

    def silence() -> Mixer:
        from rococo_desktop.ui.audio.mixer import SilentMixer

        return SilentMixer()

    return Orchestra(Preferences(Settings(), kept=False), Path(), silence)
