"""The doors between the scenes, which no scene needs to know, and those of a demonstration."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from rococo_desktop import terminal_streams
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.scene import PlainScene, Scene, SceneStack

if TYPE_CHECKING:  # the title is shown before the rules are loaded
    from rococo_desktop.play.game.session import Session
    from rococo_desktop.play.game.theatre import Theatre
    from rococo_desktop.play.table_setup import TableSetup

AHEAD = (
    "rococo_desktop.ui.scenes.setup",
    "rococo_desktop.ui.table.composition",
    "rococo_desktop.ui.game.scene",
)
"""What New ball and Begin need, in parts of about the same size."""


class GameDoors:
    """The doors between the scenes; each opens on its scene, which is loaded only then."""

    def __init__(self, services: Callable[[], Services]) -> None:
        self._services = services
        self.session: Session | None = None
        """The game whose table was opened last."""

    def ahead(self) -> Iterator[None]:
        """Load the way to the table, a part with every step: the title has nothing else to do."""
        for module in AHEAD:
            import_module(module)
            yield

    def title(self) -> Scene:
        """The first screen."""
        from rococo_desktop.ui.scenes.title import TitleScene

        return TitleScene(self._services())

    def setup(self, solo: bool = False) -> Scene:
        """A new table to be set; meanwhile it is found out how quick this machine is."""
        from rococo_desktop.ui.scenes.setup import SetupScene

        self._services().agents.measure()
        return SetupScene(self._services(), solo)

    def table(self, session: Session) -> Scene:
        """The table of a game in progress."""
        from rococo_desktop.ui.game.scene import TableScene

        self.session = session
        self._services().know(session.record.words)
        return TableScene(self._services(), session)

    def finale(self, session: Session) -> Scene:
        """The final scoring of a finished game as a show."""
        from rococo_desktop.ui.finale.scene import FinaleScene

        return FinaleScene(self._services(), session)

    def score(self, session: Session) -> Scene:
        """The score sheet of a finished game."""
        from rococo_desktop.ui.scenes.score import ScoreScene

        return ScoreScene(self._services(), session)

    def course(self, session: Session) -> Scene:
        """The course of a finished game."""
        from rococo_desktop.ui.scenes.course import CourseScene

        return CourseScene(self._services(), session)

    def theatre(self, theatre: Theatre) -> Scene:
        """A recorded game to be watched."""
        from rococo_desktop.ui.theatre.scene import TheatreScene

        self._services().know(theatre.record.words)
        return TheatreScene(self._services(), theatre)

    def pause(self, session: Session) -> Scene:
        """The menu over a table."""
        from rococo_desktop.ui.scenes.pause import PauseScene

        return PauseScene(self._services(), session)

    def settings(self) -> Scene:
        """The settings."""
        from rococo_desktop.ui.scenes.settings import SettingsScene

        return SettingsScene(self._services())

    def keys(self) -> Scene:
        """What the keys do."""
        from rococo_desktop.ui.scenes.keys import KeysScene

        return KeysScene(self._services())

    def load(self) -> Scene:
        """All games of this player."""
        from rococo_desktop.ui.scenes.load import LoadScene

        return LoadScene(self._services())

    def annals(self) -> Scene:
        """Every finished game, by who played."""
        from rococo_desktop.ui.scenes.annals import AnnalsScene

        return AnnalsScene(self._services())

    def keep(self, session: Session) -> Scene:
        """A name to keep a game under."""
        from rococo_desktop.ui.scenes.keep import KeepScene

        return KeepScene(self._services(), session)

    def company(self, session: Session) -> Scene:
        """Who plays the seats of a game in progress."""
        from rococo_desktop.ui.scenes.company import CompanyScene

        return CompanyScene(self._services(), session)


class Demonstration(GameDoors):
    """The doors of a demonstration that tells the scores and leaves, after one game or several."""

    def __init__(self, services: Callable[[], Services], tables: Iterator[TableSetup]) -> None:
        super().__init__(services)
        self._tables = tables
        self._began = time.monotonic()
        self.finished = False

    def score(self, session: Session) -> Scene:
        """The next game, or the way out."""
        now = time.monotonic()
        heard = terminal_streams.tell(json.dumps(scores(session, now - self._began)))
        self._began = now
        from rococo_desktop.play.game.session import Session

        stack = self._services().stack
        table = next(self._tables, None) if heard else None
        if table is not None:
            return _Changeover(stack, self.table(Session.begin(table)))
        self.finished = heard
        stack.close()
        return stack.top


class _Changeover(PlainScene):
    """Between two demonstrations: the old table is cleared away before the next is shown."""

    def __init__(self, stack: SceneStack, after: Scene) -> None:
        self._stack = stack
        self._after = after

    def picture(self, room: Size) -> Picture:
        """Nothing."""
        return Picture((), ())

    def tick(self, now: float) -> float | None:
        """Make room."""
        self._stack.reset(self._after)
        return 0.0


def scores(session: Session, seconds: float) -> dict[str, object]:
    """The end of a game as plain data: points by seat, the seats that won."""
    result = session.result
    assert result is not None
    view = session.view(NOBODY)
    return {
        "scores": [seat.prestige for seat in view.seats],
        "winners": list(result.winners),
        "rounds": view.round,
        "seconds": round(seconds, 2),
    }
