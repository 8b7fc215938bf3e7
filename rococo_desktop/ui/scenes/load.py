"""All games of this player: go on with one, throw one away, and take that back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import TypeVar

from rococo_desktop.model.decisions import Target
from rococo_desktop.play.errors import InUseError, RecordError, UnwritableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.saved_games import Listed
from rococo_desktop.ui.scenes.load_picture import (
    BACK,
    DELETE,
    NEW,
    NEWER,
    OLDER,
    OPEN,
    UNDO,
    WATCH,
    GameList,
    lay_load,
    rows_in,
)
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.widgets.form import Form

Read = TypeVar("Read")


class LoadScene(MenuScene):
    """A list on the left, the chosen game on the right. Games are looked into one by one, frame by frame."""

    kind = "load"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._games: list[Listed] = []
        self._reading: Iterator[Listed] | None = None
        self._chosen = 0
        self._first = 0
        self._rows = 1
        self._shown = False
        self._touched = False
        """Whether the player has chosen, or done, anything yet."""
        self._notice: Message | None = None
        self._busy: Path | None = None
        """A game that another window plays: whoever wants it all the same gets a copy."""
        self._look()

    def heading(self) -> str:
        """What the screen is."""
        return self.services.words.say(message("load.heading"))

    def default(self) -> Target | None:
        """Go on with the chosen game, or begin the first one."""
        return OPEN if self._games else NEW

    @property
    def chosen(self) -> Listed | None:
        """The game shown on the right."""
        return self._games[self._chosen] if self._chosen < len(self._games) else None

    def _look(self) -> None:
        self._games = []
        self._reading = self.services.library.games()

    def tick(self, now: float) -> float | None:
        """Look into one game after the other, once the screen is there."""
        if self._reading is None:
            return None
        if not self._shown:
            self._shown = True
            return 0.0
        found = next(self._reading, None)
        if found is None:
            self._reading = None
        else:
            self._games.append(found)
            self._choose_readable()
        self.changed()
        return 0.0

    def _choose_readable(self) -> None:
        """Until the player has chosen, the first game in sight that can be gone on with is."""
        chosen = self.chosen
        if not self._touched and chosen is not None and chosen.game is None:
            seen = self._games[: self._rows]
            readable = (at for at, listed in enumerate(seen) if listed.game is not None)
            self._chosen = next(readable, self._chosen)

    def compose(self, form: Form, room: Size) -> None:
        """The list, the chosen game, the buttons."""
        self._rows = rows_in(room)
        self._first = max(min(self._first, len(self._games) - self._rows), 0)
        shelf = GameList(
            tuple(self._games),
            self._first,
            self._chosen,
            self._reading is not None,
            self.services.library.last_thrown,
            self._notice,
            date.today(),
            self._is_busy,
        )
        lay_load(form, room, self.heading(), shelf)

    # Pressing.

    def pressed(self, target: Target) -> None:
        """Choose a game, or do something with the chosen one."""
        self._notice, self._touched = None, True
        match target:
            case ("game", int(which)) if which == self._chosen:
                self._open()
            case ("game", int(which)):
                self._chosen = which
            case _:
                button = self._buttons().get(target)
                if button is not None:
                    button()
        self.changed()

    def _buttons(self) -> Mapping[Target, Callable[[], None]]:
        """What each button does."""
        stack, doors = self.services.stack, self.services.doors
        return {
            OPEN: self._open,
            WATCH: self._watch,
            DELETE: self._delete,
            UNDO: self._undo,
            NEWER: lambda: self._turn(-self._rows),
            OLDER: lambda: self._turn(self._rows),
            BACK: stack.pop,
            NEW: lambda: stack.replace(doors.setup()),
        }

    @property
    def _is_busy(self) -> bool:
        return self.chosen is not None and self.chosen.file == self._busy

    def _open(self) -> None:
        session = self._read(self._opened)
        if session is not None:
            stack, doors = self.services.stack, self.services.doors
            stack.reset(doors.score(session) if session.result is not None else doors.table(session))

    def _opened(self, file: Path) -> Session:
        """The game of a file; one that another window plays is to be wanted twice, unless it is over."""
        library, listed = self.services.library, self.chosen
        try:
            return library.open(file)
        except InUseError:
            is_over = listed is not None and listed.game is not None and listed.game.finished
            if not (is_over or self._is_busy):
                raise
            return library.open_busy(file)

    def _watch(self) -> None:
        theatre = self._read(self.services.library.watch)
        if theatre is not None:
            self.services.stack.push(self.services.doors.theatre(theatre))

    def _read(self, reading: Callable[[Path], Read]) -> Read | None:
        """What the chosen game is read as; None if it cannot be, and the list says why."""
        listed = self.chosen
        if listed is None or listed.game is None:
            return None
        try:
            return reading(listed.file)
        except InUseError:
            self._busy = listed.file
            self._games[self._chosen] = listed._replace(problem=message("load.in_use"))
            return None
        except RecordError as error:
            self._games[self._chosen] = listed._replace(game=None, problem=message(error.key, **error.params))
            return None

    def _delete(self) -> None:
        listed = self.chosen
        if listed is None:
            return
        try:
            self.services.library.throw_away(listed.file)
        except UnwritableError as error:
            self._notice = message("load.stays", **error.params)
            return
        self._games.pop(self._chosen)
        self._chosen = max(min(self._chosen, len(self._games) - 1), 0)

    def _undo(self) -> None:
        back = self.services.library.take_back()
        if back is None:
            self._notice = message("load.gone")
            return
        self._look()
        assert self._reading is not None
        self._games, self._reading = list(self._reading), None
        self._chosen = next((at for at, one in enumerate(self._games) if one.file == back), 0)
        self._show_chosen()

    # Moving through the list.

    def _turn(self, rows: int) -> None:
        self._first = max(min(self._first + rows, len(self._games) - self._rows), 0)

    def _show_chosen(self) -> None:
        if not self._first <= self._chosen < self._first + self._rows:
            self._first = self._chosen
        self.changed()

    def scrolled(self, target: Target | None, steps: int) -> None:
        """The wheel moves the list."""
        self._turn(-steps)
        self.changed()

    def key_down(self, key: Key) -> bool:
        """Up and down choose; the other keys are on the buttons."""
        step = {"up": -1, "down": 1, "page up": -self._rows, "page down": self._rows}.get(key.name)
        if step is not None and self._games:
            self._notice, self._touched = None, True
            self._chosen = max(min(self._chosen + step, len(self._games) - 1), 0)
            self._show_chosen()
            return True
        return super().key_down(key)
