"""The composition root: settings, words, window, agents and the first scene, put together and let go."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rococo_desktop.ai.agent_process import WorkerAgents
from rococo_desktop.command_line import Wishes, parse
from rococo_desktop.content.yaml.problems import ContentError
from rococo_desktop.dropped_file import DroppedFiles
from rococo_desktop.files.locations import MissingPartError, assets_dir, log_dir
from rococo_desktop.hang_watch import Watch, reports_left
from rococo_desktop.logbook import Logbook
from rococo_desktop.play.settings import AUTO, Settings, SettingsRead, read_settings
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.rescue import Rescue
from rococo_desktop.scene_doors import Demonstration, GameDoors
from rococo_desktop.ui.audio.orchestra import Orchestra
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.scale import AUTOMATIC
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.languages import words_for
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.scene import Scene, SceneStack
from rococo_desktop.ui.window.shell import Shell
from rococo_desktop.ui.window.window_icon import dress, thread
from rococo_desktop.ui.window.window_opening import (
    LEAST_WINDOW,
    NoDisplayError,
    open_window,
    screen_size,
    system_languages,
)

if TYPE_CHECKING:  # the title is shown before the rules are loaded
    from rococo_desktop.play.agents import Effort
    from rococo_desktop.play.archive.folders import SavedGame
    from rococo_desktop.play.game.session import Session
    from rococo_desktop.play.table_setup import TableSetup
    from rococo_desktop.ui.audio.mixer import Mixer
    from rococo_desktop.ui.window.drawn_frames_log import SightLog
    from rococo_desktop.ui.window.question_log import HotspotLog


def main(arguments: list[str] | None = None) -> int:
    """Play; the exit code is 0 for good, 1 if the game could not run, 2 for wrong use."""
    wishes = parse(sys.argv[1:] if arguments is None else arguments)
    logbook = Logbook(log_dir())
    rescue = Rescue(logbook)
    read = read_settings()
    for problem in read.problems:
        logbook.say(problem)
    try:
        with closing(Watch(log_dir())) as watch:
            return play(wishes, read, logbook, rescue, watch)
    except NoDisplayError as error:
        logbook.say(f"there is no screen to open a window on ({error}).")
        return 1
    except (MissingPartError, ContentError) as error:
        return rescue.give_up(told_fault(error, read.settings))
    except Exception as error:
        rescue.report(error, None)
        return rescue.give_up(f"{type(error).__name__}: {error}")


def play(wishes: Wishes, read: SettingsRead, logbook: Logbook, rescue: Rescue, watch: Watch) -> int:
    """Open the window and live until it is closed; where a game is named, at its table."""
    settings, speak = read.settings, partial(words_for, system=system_languages, heard=logbook.say)
    words = speak(settings.language)
    size = wishes.size or Size(*settings.window)
    fullscreen = settings.fullscreen and wishes.size is None
    window = open_window(words.say(message("title.name")), size, fullscreen, settings.presentation)
    scale = wishes.scale or (AUTOMATIC if settings.scale == AUTO else int(settings.scale))
    pictures = assets_dir() / "pictures"
    type_, gallery = Typography(assets_dir() / "fonts"), Gallery(pictures)
    shell = Shell(window, type_, gallery, scale, settings.art_strength, fullscreen)
    dress(window, pictures)
    thread(pictures, shell.scale.factor)
    shell.listeners.rescaled.append(partial(thread, pictures))
    stack = SceneStack()
    agents = WorkerAgents(report=logbook.note)
    house = Demonstration(lambda: services, _others(wishes)) if wishes.exit else GameDoors(lambda: services)
    library = Library()

    def looked() -> SavedGame | None:
        library.tidy()
        return saved()

    preferences = _preferences(settings, wishes)

    def dealt(table: TableSetup) -> Session:
        return begin(table, library, preferences.current.kept_games, agents.effort())

    orchestra = Orchestra(preferences, assets_dir(), lambda: _device(logbook))
    services = Services(
        shell, stack, words, preferences, agents, dealt, resume, looked, house, library, orchestra, speak
    )
    shell.play_to(orchestra, watch.alive)
    if not wishes.demo:
        shell.listeners.heeding.append(DroppedFiles(services).heed)
    logs = _listening(shell, wishes)
    try:
        notices = _notices(read, wishes, logbook)
        stack.push(_first_scene(house, wishes, begin if wishes.demo else dealt, notices, logbook))
        if notices:
            from rococo_desktop.ui.scenes.notice import NoticeScene

            stack.push(NoticeScene(services, notices))
        _let_go_again()
        while True:
            try:
                shell.run(stack)
                break
            except Exception as error:
                if wishes.exit or not rescue.catch(error, services, house.session):
                    raise
    finally:
        agents.close()
        orchestra.close()
        for log in logs:
            log.close()
    _remember_window(services)
    return 1 if isinstance(house, Demonstration) and not house.finished else 0


def _notices(read: SettingsRead, wishes: Wishes, logbook: Logbook) -> list[Message]:
    """What is to be said before anything else."""
    notices = [message(notice.key, **notice.params) for notice in read.notices]
    notices += screen_notices(screen_size())
    return notices if wishes.exit else [*notices, *standstill_notices(logbook)]


def _let_go_again() -> None:
    """Let go again of what goes round in circles; what is there by now stays and is not searched for it."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def _others(wishes: Wishes) -> Iterator[TableSetup]:
    """The tables after the first that are to be demonstrated: the same with other seeds."""
    assert wishes.table is not None
    from msgspec.structs import replace

    for more in range(1, wishes.games):
        yield replace(wishes.table, seed=wishes.table.seed + more)


def told_fault(error: MissingPartError | ContentError, settings: Settings) -> str:
    """A part of the game that is missing or damaged, in the player's words if these are there."""
    try:
        words = words_for(settings.language, system_languages)
    except MissingPartError:
        return str(error)
    file = error.file if isinstance(error, MissingPartError) else str(error).partition("\n")[0]
    return words.say(message("fault.asset", file=file))


def _first_scene(
    house: GameDoors,
    wishes: Wishes,
    deal: Callable[[TableSetup], Session],
    notices: list[Message],
    logbook: Logbook,
) -> Scene:
    """What is wished for first; a game that cannot be opened leads to the title."""
    if wishes.table is not None:
        return house.table(deal(wishes.table))
    session = opened(wishes.file, notices, logbook) if wishes.file is not None else None
    if session is None:
        return house.title()
    return house.score(session) if session.result is not None else house.table(session)


def opened(file: Path, notices: list[Message], logbook: Logbook) -> Session | None:
    """The game of a file named on the command line; None if it cannot be gone on with, and a notice why."""
    from rococo_desktop.play.archive.game_files import open_game
    from rococo_desktop.play.errors import RecordError

    try:
        return open_game(file)
    except RecordError as error:
        logbook.say(error)
        notices.append(message("fault.record", file=str(file), why=message(error.key, **error.params)))
        return None


def screen_notices(screen: Size) -> list[Message]:
    """A word about a screen that is smaller than the table is made for."""
    if screen.w >= LEAST_WINDOW.w and screen.h >= LEAST_WINDOW.h:
        return []
    return [
        message(
            "fault.small_screen",
            width=screen.w,
            height=screen.h,
            least_width=LEAST_WINDOW.w,
            least_height=LEAST_WINDOW.h,
        )
    ]


def standstill_notices(logbook: Logbook) -> list[Message]:
    """A word about a game that stood still until it was ended, and where the report on that lies."""
    reports = reports_left(log_dir())
    for report in reports:
        logbook.say(f"the game stood still when it last ran (report: {report})")
    if not reports:
        return []
    return [message("mishap.stood_still"), message("mishap.report", file=str(reports[-1]))]


def _device(logbook: Logbook) -> Mixer:
    """The sound of this machine, looked for once the title has been seen."""
    from rococo_desktop.ui.audio.pygame_mixer import open_mixer

    return open_mixer(logbook.say)


def _preferences(settings: Settings, wishes: Wishes) -> Preferences:
    """The settings in force; what the command line overrides is for this run alone."""
    if wishes.speed is None and not wishes.demo and wishes.size is None and wishes.scale is None:
        return Preferences(settings)
    from msgspec.structs import replace

    return Preferences(replace(settings, speed=wishes.speed or settings.speed), kept=False)


def begin(
    table: TableSetup, library: Library | None = None, most: int = 0, effort: Effort = "full"
) -> Session:
    """Deal a new game with the player's corrections, kept in its own file; without a library it has neither.

    Finished games beyond so many are put away for it, and the table says so.
    """
    from rococo_desktop.play.game.session import Session

    if library is None:
        return Session.begin(table, effort=effort)
    from rococo_desktop.play.archive.game_files import PUT_AWAY, begin_game
    from rococo_desktop.play.errors import Notice
    from rococo_desktop.play.own_corrections import user_corrections

    session = begin_game(table, user_corrections().overrides, effort=effort)
    away = library.put_away(most)
    if away:
        session.notices += (Notice(PUT_AWAY, {"n": away, "most": most}),)
    return session


def saved() -> SavedGame | None:
    """What a glance at the game that was left unfinished tells, or None."""
    from rococo_desktop.play.archive.folders import latest_game

    return latest_game().game


def resume() -> Session | None:
    """The game that was left unfinished, or None."""
    from rococo_desktop.play.archive.game_files import open_game

    game = saved()
    return open_game(game.file) if game is not None else None


def _listening(shell: Shell, wishes: Wishes) -> list[HotspotLog | SightLog]:
    """Tell files what every settled screen asks for, and what every frame shows, where that is wished for."""
    logs: list[HotspotLog | SightLog] = []
    if wishes.hotspots is not None:
        from rococo_desktop.ui.window.question_log import HotspotLog

        asked = HotspotLog(wishes.hotspots)
        shell.listeners.settled.append(asked)
        logs.append(asked)
    if wishes.sights is not None:
        from rococo_desktop.ui.window.drawn_frames_log import SightLog

        drawn = SightLog(wishes.sights)
        shell.listeners.watching.append(drawn)
        logs.append(drawn)
    return logs


def _remember_window(services: Services) -> None:
    shell, settings = services.shell, services.settings
    if shell.fullscreen:
        settings.change(fullscreen=True)
    else:
        width, height = shell.window.size
        settings.change(fullscreen=False, window=(width, height))
