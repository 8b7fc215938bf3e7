"""What scenes are given: words and fonts, settings, the scene stack, games, and the doors between scenes.

Made once by the composition root (`app.py`). A scene takes it through its constructor; nothing is global.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from rococo_desktop.content.words.catalogue import TEXT, Source
from rococo_desktop.play.errors import InUseError, RecordError
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.ui.audio.orchestra import Orchestra, nobody_plays
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.text.languages import words_for
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.words import Words
from rococo_desktop.ui.window.scene import Scene, SceneStack
from rococo_desktop.ui.window.shell import Shell

if TYPE_CHECKING:  # the title is shown before the rules are loaded
    from rococo_desktop.play.agents import Agents
    from rococo_desktop.play.archive.folders import SavedGame
    from rococo_desktop.play.game.session import Session
    from rococo_desktop.play.game.theatre import Theatre
    from rococo_desktop.play.table_setup import TableSetup


class Doors(Protocol):
    """The scenes that can be gone to from anywhere: each call makes one, so that no scene imports another."""

    def ahead(self) -> Iterator[None]:
        """Load what lies behind the doors a player opens first, a part with every step."""
        ...

    def title(self) -> Scene:
        """The first screen."""
        ...

    def setup(self, solo: bool = False) -> Scene:
        """A new table to be set."""
        ...

    def table(self, session: Session) -> Scene:
        """The table of a game in progress."""
        ...

    def finale(self, session: Session) -> Scene:
        """The final scoring of a finished game as a show, with the score sheet after it."""
        ...

    def score(self, session: Session) -> Scene:
        """The score sheet of a finished game."""
        ...

    def course(self, session: Session) -> Scene:
        """Prestige and livre over the rounds of a finished game."""
        ...

    def theatre(self, theatre: Theatre) -> Scene:
        """A recorded game to be watched, over whatever is shown."""
        ...

    def pause(self, session: Session) -> Scene:
        """The menu over a table."""
        ...

    def settings(self) -> Scene:
        """The settings."""
        ...

    def keys(self) -> Scene:
        """What the keys do, over whatever is shown."""
        ...

    def load(self) -> Scene:
        """All games of this player."""
        ...

    def annals(self) -> Scene:
        """Every finished game, by who played."""
        ...

    def keep(self, session: Session) -> Scene:
        """A name to keep a game under."""
        ...

    def company(self, session: Session) -> Scene:
        """Who plays the seats of a game in progress."""
        ...


@dataclass(slots=True)
class Services:
    """Everything a scene may use besides its own subject."""

    shell: Shell
    stack: SceneStack
    words: Words
    settings: Preferences
    agents: Agents
    """The agents, in their own process."""
    begin: Callable[[TableSetup], Session]
    """Deal a new game, kept in its file; BadTableError or SetupError if there is no such table."""
    resume: Callable[[], Session | None]
    """The game that was left unfinished, or None; RecordError if it cannot be read."""
    saved: Callable[[], SavedGame | None]
    """What a glance at that game tells, without opening it: the title says which it is."""
    doors: Doors
    library: Library = field(default_factory=Library)
    """All games of this player."""
    audio: Orchestra = field(default_factory=nobody_plays)
    """Hears what is shown and done."""
    speaks: Callable[[str], Words] = words_for
    """The words of a language, or of the one that `AUTO` stands for."""
    _learned: list[Mapping[str, Mapping[str, str]]] = field(default_factory=list)
    """The words that games brought along, by pack and language."""

    def speak(self, language: str) -> None:
        """Say everything in this language from the next frame on, and remember it."""
        self.settings.change(language=language)
        self.words = self.speaks(language)
        for packs in self._learned:
            self._learn(packs)

    def know(self, packs: Mapping[str, Mapping[str, str]]) -> None:
        """Know what the packs of a game are called, in whatever language is spoken from now on."""
        if packs and packs not in self._learned:
            self._learned.append(packs)
            self._learn(packs)

    def _learn(self, packs: Mapping[str, Mapping[str, str]]) -> None:
        texts: dict[str, list[Source]] = {}
        for pack, told in packs.items():
            for language, text in told.items():
                texts.setdefault(language, []).append(Source(f"{pack}/{TEXT}/{language}.po", text))
        self.words.learn(texts)

    def go_on(self) -> Message | None:
        """Open the table of the game that was left unfinished; where that cannot be, why."""
        try:
            session = self.resume()
        except InUseError as error:
            return message(error.key, **error.params)
        except RecordError:
            session = None
        if session is None:
            return message("title.cannot_continue")
        self.stack.reset(self.doors.table(session))
        return None

    def help(self, key: Key) -> bool:
        """Lay what the keys do over whatever is shown, if this key asks for that."""
        from rococo_desktop.ui.keys.keymap import KeyMap  # the title is shown before the table is loaded

        asks = KeyMap(self.settings.current.keys).command_of(key) == "help"
        if asks:
            self.stack.push(self.doors.keys())
        return asks

    def kit(self) -> Kit:
        """Words, and the fonts at the scale in force: ask again for every picture, the scale may change."""
        return Kit(self.words, self.shell.typography, self.shell.keyboard.caps)
