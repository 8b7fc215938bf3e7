"""The composition root: settings, words, window, agents and the first scene, put together and let go."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rococo_desktop.ai.worker import WorkerRivals
from rococo_desktop.content.locations import assets_dir
from rococo_desktop.play.settings import AUTO, Settings, SettingsRead, read_settings
from rococo_desktop.ui.audio.orchestra import Orchestra
from rococo_desktop.ui.gallery import Gallery
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.library import Library
from rococo_desktop.ui.livery import dress, thread
from rococo_desktop.ui.preferences import Preferences
from rococo_desktop.ui.presentation import NoDisplayError, Presentation, open_window
from rococo_desktop.ui.scale import AUTOMATIC
from rococo_desktop.ui.scene import Scene, SceneStack
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.shell import Shell
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.words import SOURCE_LANGUAGE, Words, languages, load_words
from rococo_desktop.ui.typography import Typography
from rococo_desktop.wishes import Wishes, parse

if TYPE_CHECKING:  # the title is shown before the rules are loaded
    from rococo_desktop.play.folders import SavedGame
    from rococo_desktop.play.seating import TableSetup
    from rococo_desktop.play.session import Session
    from rococo_desktop.ui.audio.mixer import Mixer
    from rococo_desktop.ui.hotspots import HotspotLog


class House:
    """The doors between the scenes; each opens on its scene, which is loaded only then."""

    def __init__(self, services: Callable[[], Services]) -> None:
        self._services = services

    def title(self) -> Scene:
        """The first screen."""
        from rococo_desktop.ui.scenes.title import TitleScene

        return TitleScene(self._services())

    def setup(self, solo: bool = False) -> Scene:
        """A new table to be set."""
        from rococo_desktop.ui.scenes.setup import SetupScene

        return SetupScene(self._services(), solo)

    def table(self, session: Session) -> Scene:
        """The table of a game in progress."""
        from rococo_desktop.ui.table.scene import TableScene

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


class Demonstration(House):
    """The doors of a demonstration that leaves at the end of its game."""

    def __init__(self, services: Callable[[], Services]) -> None:
        super().__init__(services)
        self.finished: Session | None = None

    def score(self, session: Session) -> Scene:
        """The way out."""
        self.finished = session
        stack = self._services().stack
        stack.close()
        return stack.top


def main(arguments: list[str] | None = None) -> int:
    """Play; the exit code is 0 for good, 1 if the game could not run, 2 for wrong use."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    wishes = parse(sys.argv[1:] if arguments is None else arguments)
    session = None
    if wishes.file is not None:
        session = _opened(wishes.file)
        if session is None:
            return 1
    read = read_settings()
    for problem in read.problems:
        print(f"rococo-desktop: {problem}", file=sys.stderr)
    try:
        return play(wishes, read, session)
    except NoDisplayError as error:
        print(f"rococo-desktop: there is no screen to open a window on ({error}).", file=sys.stderr)
        return 1


def play(wishes: Wishes, read: SettingsRead, session: Session | None = None) -> int:
    """Open the window and live until it is closed; where a session is given, at its table."""
    began = time.monotonic()
    settings = read.settings
    words = words_of(settings)
    size = wishes.size or Size(*settings.window)
    presentation = Presentation(settings.presentation.value)
    fullscreen = settings.fullscreen and wishes.size is None
    window = open_window(words.say(message("title.name")), size, fullscreen, presentation)
    scale = wishes.scale or (AUTOMATIC if settings.scale == AUTO else int(settings.scale))
    pictures = assets_dir() / "pictures"
    shell = Shell(window, Typography(assets_dir() / "fonts"), Gallery(pictures), scale, settings.art_strength)
    shell.fullscreen = fullscreen
    dress(window, pictures)
    thread(pictures, shell.scale.factor)
    shell.rescaled.append(partial(thread, pictures))
    stack = SceneStack()
    rivals = WorkerRivals()
    house = Demonstration(lambda: services) if wishes.exit else House(lambda: services)
    library = Library()

    def looked() -> SavedGame | None:
        library.tidy()
        return saved()

    preferences = _preferences(settings, wishes)
    orchestra = Orchestra(preferences, assets_dir(), _device)
    services = Services(
        shell, stack, words, preferences, rivals, begin, resume, looked, house, library, orchestra
    )
    shell.audience = orchestra
    log = _listening(shell, wishes.hotspots) if wishes.hotspots is not None else None
    try:
        if session is not None:
            stack.push(house.score(session) if session.result is not None else house.table(session))
        elif wishes.table is None:
            stack.push(house.title())
        else:
            stack.push(house.table(begin(wishes.table, kept=not wishes.demo)))
        _tell_notices(services, read)
        shell.run(stack)
    finally:
        rivals.close()
        orchestra.close()
        if log is not None:
            log.close()
    _remember_window(services)
    if isinstance(house, Demonstration):
        if house.finished is None:
            return 1
        print(json.dumps(scores(house.finished, time.monotonic() - began)))
    return 0


def words_of(settings: Settings) -> Words:
    """The words of the language the player likes, as far as there are any."""
    wished = settings.language
    return load_words(wished if wished in languages() else SOURCE_LANGUAGE)


def _device() -> Mixer:
    """The sound of this machine, looked for once the title has been seen."""
    from rococo_desktop.ui.audio.pygame_mixer import open_mixer

    return open_mixer(lambda problem: print(f"rococo-desktop: {problem}", file=sys.stderr))


def _preferences(settings: Settings, wishes: Wishes) -> Preferences:
    """The settings in force; what the command line overrides is for this run alone."""
    if wishes.speed is None and not wishes.demo and wishes.size is None and wishes.scale is None:
        return Preferences(settings)
    from msgspec.structs import replace

    return Preferences(replace(settings, speed=wishes.speed or settings.speed), kept=False)


def begin(table: TableSetup, kept: bool = True) -> Session:
    """Deal a new game with the player's corrections, kept in its own file; a demonstration has neither."""
    from rococo_desktop.play.session import Session

    if not kept:
        return Session.begin(table)
    from rococo_desktop.play.corrections import user_corrections
    from rococo_desktop.play.folders import new_game_file
    from rococo_desktop.play.keeping import clear_old

    session = Session.begin(table, new_game_file(), overrides=user_corrections().overrides)
    clear_old(read_settings().settings.kept_games)
    return session


def saved() -> SavedGame | None:
    """What a glance at the game that was left unfinished tells, or None."""
    from rococo_desktop.play.folders import latest_game

    return latest_game().game


def resume() -> Session | None:
    """The game that was left unfinished, or None."""
    from rococo_desktop.play.keeping import open_game

    game = saved()
    return open_game(game.file) if game is not None else None


def _opened(file: Path) -> Session | None:
    """The game of a file named on the command line; None if it cannot be gone on with, and why is said."""
    from rococo_desktop.play.errors import RecordError
    from rococo_desktop.play.keeping import open_game

    try:
        return open_game(file)
    except RecordError as error:
        print(f"rococo-desktop: {error}", file=sys.stderr)
        return None


def _listening(shell: Shell, file: Path) -> HotspotLog:
    """Tell a file what every settled screen asks for."""
    from rococo_desktop.ui.hotspots import HotspotLog

    log = HotspotLog(file)
    shell.settled.append(log)
    return log


def _tell_notices(services: Services, read: SettingsRead) -> None:
    """What is to be said once about the settings file lies over the first screen."""
    if read.notices:
        from rococo_desktop.ui.scenes.notice import NoticeScene

        services.stack.push(NoticeScene(services, [message(n.key, **n.params) for n in read.notices]))


def _remember_window(services: Services) -> None:
    shell, settings = services.shell, services.settings
    if shell.fullscreen:
        settings.change(fullscreen=True)
    else:
        width, height = shell.window.size
        settings.change(fullscreen=False, window=(width, height))


def scores(session: Session, seconds: float) -> dict[str, object]:
    """The end of a game as plain data: points by seat, the seats that won."""
    result = session.result
    assert result is not None
    view = session.view(-1)
    return {
        "scores": [seat.prestige for seat in view.seats],
        "winners": list(result.winners),
        "rounds": view.round,
        "seconds": round(seconds, 2),
    }
