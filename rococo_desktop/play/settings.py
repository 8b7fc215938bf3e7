"""How a player likes the game: one readable file, read strictly, never lost, never silently overwritten."""

from __future__ import annotations

import os
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from rococo_desktop.files.locations import config_dir
from rococo_desktop.play.atomic import replace_file, set_aside
from rococo_desktop.play.errors import Notice, UnwritableError
from rococo_desktop.play.table_setup import MOST_SEATS, Name, SeatEntry, TableSetup
from rococo_desktop.play.viewing import Privacy

FILE = "settings.yaml"
AUTO: Final = "auto"
DAMAGED = "settings.damaged"
UNREADABLE = "settings.unreadable"


class RenderMode(StrEnum):
    """How pictures get to the screen; AUTO measures at the start."""

    AUTO = "auto"
    SOFTWARE = "software"
    ACCELERATED = "accelerated"


class Speed(StrEnum):
    """How fast things move on the table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Assistance(StrEnum):
    """How much the table works out for a player besides what the rules allow."""

    FULL = "full"
    """What a bonus would bring now, what can be paid, what a choice would do."""
    PLAIN = "plain"
    """Only what can be chosen, and why not."""


class Habits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How one person likes it, wherever that differs from the settings for everybody."""

    confirm_end_of_turn: bool | None = None
    assistance: Assistance | None = None


KeyText = Annotated[str, Meta(pattern=r"^[!-~]([ -~]{0,22}[!-~])?\Z")]
"""A key as a button shows it: "R", "Ctrl+Z", "F1"."""


Volume = Annotated[int, Meta(ge=0, le=100)]
"""Percent; 0 is off."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting; what the file does not say is as it stands here."""

    window: tuple[Annotated[int, Meta(ge=320, le=16384)], Annotated[int, Meta(ge=240, le=16384)]] = (
        1600,
        900,
    )
    fullscreen: bool = False
    scale: Annotated[int, Meta(ge=75, le=200)] | Literal["auto"] = AUTO
    """Percent, or by the size of the window."""
    art_strength: Annotated[int, Meta(ge=0, le=100)] = 100
    """How much of the ornament beneath the play is seen, in per cent."""
    presentation: RenderMode = RenderMode.AUTO
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    music_volume: Volume = 60
    effects_volume: Volume = 80
    table_volume: Volume = 80
    """The voices of the table: whose turn it is, a new round, that something is not possible."""
    muted: bool = False
    silent_in_background: bool = True
    """Whether everything fades away while another window has the player's attention."""
    confirm_end_of_turn: bool = True
    assistance: Assistance = Assistance.FULL
    people: dict[Name, Habits] = {}
    """What is different for somebody, by name: whoever sits down again finds it so."""
    privacy: Privacy = Privacy.TURN
    """The rule that a new table with several people begins with."""
    keys: dict[Annotated[str, Meta(pattern=r"^[a-z_]{1,40}\Z")], KeyText] = {}
    """Other keys than the usual ones, by the name of what they do."""
    kept_games: Annotated[int, Meta(ge=1, le=500)] = 10
    """How many finished games, and how many unfinished ones, stay without a name."""
    language: Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z_-]{1,19}\Z")] = AUTO
    last_table: TableSetup | None = None
    """The table last set up for several; its seed is 0, a new one is drawn for each game."""
    last_solo: TableSetup | None = None
    """The same for one against Madame du Barry: nobody of the other table is forgotten over it."""
    chairs: Annotated[tuple[SeatEntry, ...], Meta(max_length=MOST_SEATS)] = ()
    """Who sat last on the seats beyond those of the last table; they are proposed again."""
    unknown: dict[str, Any] = {}
    """What another version of the game wrote into the file: it is kept."""

    def confirms(self, name: str) -> bool:
        """True if this person is asked before the turn ends."""
        own = self.people.get(name, Habits()).confirm_end_of_turn
        return self.confirm_end_of_turn if own is None else own

    def assists(self, name: str) -> Assistance:
        """How much the table works out for this person."""
        own = self.people.get(name, Habits()).assistance
        return self.assistance if own is None else own

    def with_habits(self, name: str, **habits: Any) -> Settings:
        """The settings with these habits of a person; what is as for everybody is not kept."""
        new = msgspec.structs.replace(self.people.get(name, Habits()), **habits)
        if new.confirm_end_of_turn == self.confirm_end_of_turn:
            new = msgspec.structs.replace(new, confirm_end_of_turn=None)
        if new.assistance is self.assistance:
            new = msgspec.structs.replace(new, assistance=None)
        others = {other: kept for other, kept in self.people.items() if other != name}
        people = others if new == Habits() else {**others, name: new}
        return msgspec.structs.replace(self, people=people)


class SettingsRead(NamedTuple):
    """Settings as they were read, what to say about it, and every problem in a sentence with its line."""

    settings: Settings
    notices: tuple[Notice, ...] = ()
    problems: tuple[str, ...] = ()


def settings_file() -> Path:
    """Where the settings are kept."""
    return config_dir() / FILE


def read_settings(file: Path | None = None) -> SettingsRead:
    """The settings of a file; without one, the defaults.

    A file with a problem is set aside under another name. What is sound in it holds, the rest is as ever.
    """
    path = settings_file() if file is None else file
    if not os.path.lexists(path):
        return SettingsRead(Settings())
    from rococo_desktop.play.settings_text import sound_fields  # here: a first start does not wait for YAML

    known, told = sound_fields(path)
    if not told:
        return SettingsRead(Settings(**known))
    kept_as = set_aside(path)
    key = DAMAGED if kept_as is not None else UNREADABLE
    params: dict[str, int | str] = {"file": str(path), "problem": told[0], "problems": len(told)}
    if kept_as is not None:
        params["kept_as"] = kept_as.name
    return SettingsRead(Settings(**known), (Notice(key, params),), told)


def write_settings(settings: Settings, file: Path | None = None) -> UnwritableError | None:
    """Put the settings into their file, all or nothing; what stands in the way, if it could not be done."""
    from rococo_desktop.play.settings_text import as_text

    path = settings_file() if file is None else file
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        replace_file(path, as_text(settings))
    except UnwritableError as problem:
        return problem
    return None
