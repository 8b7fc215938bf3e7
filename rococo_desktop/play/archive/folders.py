"""Where games are kept, what a new one is called, and which one "continue" goes on with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from rococo_desktop.files.locations import user_dir
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.atomic import free_name
from rococo_desktop.play.errors import BROKEN, DamagedError, Notice, Param, RecordError, UnknownTableError
from rococo_desktop.play.packs import is_here
from rococo_desktop.play.records.filenames import SUFFIX, name_of_new, number_of
from rococo_desktop.play.records.lines import Position
from rococo_desktop.play.records.loading import last_header
from rococo_desktop.play.records.reading import read_record
from rococo_desktop.play.records.record import UnbalancedError, last_position
from rococo_desktop.play.records.storage import backup_of
from rococo_desktop.play.table_setup import SeatEntry

SKIPPED = "games.skipped"


class SavedGame(NamedTuple):
    """What a glance into a record tells: the table and how far the game is; no seed, no choices."""

    file: Path
    saved: float
    """When the file was last written, in seconds since 1970."""
    app: str
    edition: Edition
    modules: tuple[str, ...]
    seats: tuple[SeatEntry, ...]
    round: int
    finished: bool


class GameToContinue(NamedTuple):
    """The game to continue, if there is one, and what to say about records that could not be read."""

    game: SavedGame | None
    notices: tuple[Notice, ...] = ()


def saves_dir() -> Path:
    """The folder with the games of this user; not created here."""
    return user_dir() / "saves"


def new_game_file(folder: Path | None = None, now: Callable[[], datetime] = datetime.now) -> Path:
    """A free name for a new game, by its number and the time it begins; its folder is made if it can be.

    Where it is not, the game is played all the same, and its session says why it is not kept.
    """
    where = saves_dir() if folder is None else folder
    others: list[str] = []
    with suppress(OSError):
        where.mkdir(parents=True, exist_ok=True)
        others = [file.name for file in where.iterdir()]
    return free_name(where / name_of_new(now(), others))


def glance(file: Path) -> SavedGame:
    """What a record tells without being played again; RecordError if it cannot be read."""
    reading = read_record(file)
    part = reading.parts[-1]
    header = last_header(reading)
    try:
        at, _ = last_position([placed.line for placed in part])
    except UnbalancedError as error:
        raise DamagedError(reading.file, part[error.at].number, what="undo") from None
    position = part[at].line
    assert isinstance(position, Position)
    try:
        state = msgspec.json.decode(position.state, type=_Glance)
        saved = file.stat().st_mtime
    except (msgspec.MsgspecError, RecursionError, OSError):
        raise DamagedError(reading.file, part[at].number, what="turn") from None
    table = header.table
    for module in table.modules:
        # A game brings its packs along in its figures, which are not looked through here.
        if not is_here(module) and f'"{module}":' not in reading.figures(header.figures):
            raise UnknownTableError(reading.file, part[0].number, why=module)
    return SavedGame(
        file,
        saved,
        header.app,
        table.edition,
        table.modules,
        table.seats,
        state.round,
        not state.agenda,
    )


class _Glance(msgspec.Struct, frozen=True):
    """The part of a position that a glance takes in."""

    round: Annotated[int, Meta(ge=0, le=99)]
    agenda: list[msgspec.Raw]


def saved_games(
    folder: Path | None = None, *more: Path, now: Callable[[], float] = time.time
) -> Iterator[SavedGame | RecordError]:
    """Every record of a folder, and of more, the newest first; for one that cannot be read at all, why.

    A time ahead of the clock says nothing of a game, but that the clock was set back: its number does.
    """
    where = saves_dir() if folder is None else folder
    dated: list[tuple[float, int, str, Path]] = []
    today = now() + 60
    for place in (where, *more):
        with suppress(OSError):
            for file in place.iterdir():
                with suppress(OSError):
                    if file.suffix == SUFFIX and file.is_file():
                        written = file.stat().st_mtime
                        order = written if written <= today else 0.0
                        dated.append((order, number_of(file), file.name, file))
    for *_, file in sorted(dated, reverse=True):
        try:
            yield glance(file)
        except BROKEN as error:
            yield _glance_at_backup(file) or error
        except RecordError as error:
            yield error


def _glance_at_backup(file: Path) -> SavedGame | None:
    """A damaged game as it can be gone on with, if it can."""
    with suppress(RecordError):
        return glance(backup_of(file))._replace(file=file)
    return None


def latest_game(folder: Path | None = None) -> GameToContinue:
    """The newest game that is not over; records that cannot be read are passed over, with a notice each."""
    notices: list[Notice] = []
    for game in saved_games(folder):
        if isinstance(game, RecordError):
            params: dict[str, Param] = {"file": game.file, "line": game.line, "why": str(game)}
            notices.append(Notice(SKIPPED, params))
        elif not game.finished:
            return GameToContinue(game, tuple(notices))
    return GameToContinue(None, tuple(notices))
