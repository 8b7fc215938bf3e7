"""Opening, naming, throwing away and tidying up games: what is done with whole record files.

    saves/ball-....rococo           a game as it is played: grows with every choice
    saves/ball-....rococo.backup    the same as it was when the last round ended, in case the file is damaged
    saves/ball-....png              how it looked when it was left, as nobody sees it
    saves/kept/NAME.rococo          a game kept under a name: whoever goes on with it goes on in a new file
    saves/thrown/                   what was thrown away; it is gone with the next start
    saves/.writers                  says which game is being played, and by whom (claims.py)

Nothing here raises for a file that cannot be moved: it stays, and the answer says so.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from rococo_desktop.files.regular import read_regular
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import Effort
from rococo_desktop.play.archive.folders import (
    SavedGame,
    glance,
    new_game_file,
    saved_games,
    saves_dir,
)
from rococo_desktop.play.atomic import free_name, replace_file, set_aside
from rococo_desktop.play.errors import (
    BROKEN,
    InUseError,
    Notice,
    OccupiedError,
    RecordError,
    TakenError,
    UnwritableError,
)
from rococo_desktop.play.game import play_from_moment
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.records.filenames import LITTER, SUFFIX, number_of, stem_for
from rococo_desktop.play.records.header import Boxes, box_for
from rococo_desktop.play.records.lines import MAX_FILE
from rococo_desktop.play.records.storage import DiskSync, backup_of
from rococo_desktop.play.records.write_lock import WriteClaim, claim
from rococo_desktop.play.table_setup import TableSetup

KEPT = "kept"
THROWN = "thrown"
PICTURE = ".png"
RESTORED = "load.restored"
PUT_AWAY = "games.put_away"
MOST_KEPT = 10
"""How many finished games stay without a name."""
NAMES_TRIED = 20
"""How many names are tried for a new game that a second window takes in the same moment, one by one."""
OVER = b'"agenda":[]'
"""What stands in the position of a finished game, as we write it."""


def kept_dir(folder: Path | None = None) -> Path:
    """The folder with the games kept under a name; not created here."""
    return (saves_dir() if folder is None else folder) / KEPT


def picture_of(file: Path) -> Path:
    """Where the picture of a game lies, if it has one."""
    return file.with_suffix(PICTURE)


# Beginning and opening.


def begin_game(
    table: TableSetup,
    overrides: dict[str, Any],
    folder: Path | None = None,
    boxes: Boxes = box_for,
    effort: Effort = "full",
) -> Session:
    """Deal a new game, kept in a file of its own; BadTableError, SetupError if it cannot be."""
    return _in_new_file(
        lambda file: Session.begin(table, file, DiskSync.TURN, overrides, boxes, effort), folder
    )


def _in_new_file(make: Callable[[Path], Session], folder: Path | None) -> Session:
    """A game in a new file; in another one where a second window took its name in the same moment."""
    for _ in range(NAMES_TRIED):
        session = make(new_game_file(folder))
        if not isinstance(session.storage_problem, OccupiedError | TakenError):
            break
    return session


def open_game(
    file: Path, folder: Path | None = None, sync: DiskSync = DiskSync.TURN, boxes: Boxes = box_for
) -> Session:
    """Go on with a game; RecordError if that is not possible.

    A game of the saves folder goes on in its file. Any other file, and a game kept under a name, stays as it
    is: the game goes on in a new file, what nobody knows of it dealt anew. Where a file is damaged its backup
    counts, and a notice says so.
    """
    where = saves_dir() if folder is None else folder
    if file.parent.resolve() != where.resolve():
        return _copied(file, folder, sync, boxes)
    try:
        return Session.resume(file, sync, boxes)
    except BROKEN:
        backup = backup_of(file)
        if not backup.is_file():
            raise
        session = _restored(file, backup, folder, sync, boxes)
        if session is None:
            raise
        return session


def watch_game(file: Path, boxes: Boxes = box_for) -> Theatre:
    """A game to be watched; RecordError if that is not possible. No file is touched or made.

    Where the file is damaged its backup is watched. A game that goes on from a position begins with it.
    """
    try:
        session = Session.resume(file, DiskSync.NEVER, boxes)
    except BROKEN:
        backup = backup_of(file)
        if not backup.is_file():
            raise
        session = Session.resume(backup, DiskSync.NEVER, boxes)
    theatre = session.theatre()
    theatre.notices = session.notices
    return theatre


def take_over(theatre: Theatre, seat: int, folder: Path | None = None) -> Session | None:
    """A new game from the moment a theatre shows, kept in a new file; None where nothing is left to play."""
    return play_from_moment.take_over(theatre, seat, new_game_file(folder))


def open_busy(
    file: Path, folder: Path | None = None, sync: DiskSync = DiskSync.TURN, boxes: Boxes = box_for
) -> Session:
    """A game that another process plays: what is over is looked at, anything else goes on in a copy."""
    if glance(file).finished:
        return Session.resume(file, DiskSync.NEVER, boxes)
    return _copied(file, folder, sync, boxes)


def _copied(file: Path, folder: Path | None, sync: DiskSync, boxes: Boxes) -> Session:
    """A copy goes on with other luck, or it would tell what the game it was made of will bring."""
    return _in_new_file(lambda into: play_from_moment.go_on_with_copy(file, into, sync, boxes), folder)


def _restored(file: Path, backup: Path, folder: Path | None, sync: DiskSync, boxes: Boxes) -> Session | None:
    """The game of a backup; the damaged file is kept under another name."""
    with suppress(RecordError):
        Session.resume(backup, DiskSync.NEVER, boxes)
        kept_as = set_aside(file)
        into = file if kept_as is not None else new_game_file(folder)
        session = Session.resume_copy(backup, into, sync, boxes)
        name = kept_as.name if kept_as is not None else file.name
        round_now = session.view(NOBODY).round
        session.notices += (Notice(RESTORED, {"file": file.name, "kept_as": name, "round": round_now}),)
        return session
    return None


# Keeping under a name.


def file_for(name: str, folder: Path | None = None) -> Path:
    """Where a game of this name is kept: what no file system can write is left out of it."""
    return kept_dir(folder) / f"{stem_for(name)}{SUFFIX}"


def keep(session: Session, name: str, picture: bytes | None = None, folder: Path | None = None) -> Path:
    """Keep a copy of a game under a name, in place of one of that name; StorageError if it cannot be.

    The picture is a PNG of the table as nobody sees it.
    """
    file = file_for(name, folder)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
    session.save_as(file)
    put_picture(file, picture)
    return file


def put_picture(file: Path, picture: bytes | None) -> None:
    """Lay a picture beside a game, or take the old one away; a game without one is as good."""
    where = picture_of(file)
    with suppress(OSError, UnwritableError):
        if picture is None:
            where.unlink(missing_ok=True)
        else:
            replace_file(where, picture)


def kept_games(folder: Path | None = None) -> Iterator[SavedGame | RecordError]:
    """The games kept under a name, the newest first; for one that cannot be read, why."""
    return saved_games(kept_dir(folder))


# Throwing away.


class Thrown(NamedTuple):
    """A game that was thrown away, and can be taken back until the next start: where each file was and is."""

    file: Path
    moved: tuple[tuple[Path, Path], ...]
    claim: WriteClaim | None = None
    """While it is kept, no other process empties this part of the bin."""


def throw_away(file: Path, folder: Path | None = None) -> Thrown:
    """Move a game with all that belongs to it out of sight; UnwritableError if it must stay."""
    bin_ = (saves_dir() if folder is None else folder) / THROWN
    moved: list[tuple[Path, Path]] = []
    own = claim(file)
    if own is None:
        raise UnwritableError(file=str(file), why=InUseError.sentence)
    try:
        bin_.mkdir(parents=True, exist_ok=True)
        place = _free_folder(bin_)
        kept = _claim_of(place)
        for one in (file, backup_of(file), picture_of(file)):
            if one is file or os.path.lexists(one):
                target = place / one.name
                os.replace(one, target)
                moved.append((one, target))
    except OSError as error:
        if not moved:
            raise UnwritableError(file=str(file), why=error.strerror or str(error)) from None
    return Thrown(file, tuple(moved), kept)


def take_back(thrown: Thrown) -> Path | None:
    """Put a game back where it was, beside whatever stands there now; where it is, or None if it is gone."""
    file = free_name(thrown.file)
    for was, now in thrown.moved:
        target = file.with_name(file.name + was.name.removeprefix(thrown.file.name))
        if was.suffix == PICTURE:
            target = picture_of(file)
        try:
            os.replace(now, target)
        except OSError:
            if was == thrown.file:
                return None
    return file


def _free_folder(bin_: Path) -> Path:
    number = 1
    while True:
        place = bin_ / str(number)
        with suppress(FileExistsError):
            place.mkdir()
            return place
        number += 1


def _claim_of(place: Path) -> WriteClaim | None:
    """The claim to a part of the bin; in the bin itself there is nothing but games."""
    return claim(place.parent.with_name(f"{THROWN} {place.name}"))


# Tidying up.


def tidy(folder: Path | None = None) -> None:
    """At the start: what was thrown away is gone for good, and so is what a crash left half-written.

    What another process has thrown away can still be taken back there.
    """
    where = saves_dir() if folder is None else folder
    bin_ = where / THROWN
    with suppress(OSError):
        for place in () if bin_.is_symlink() else bin_.iterdir():
            if place.is_symlink() or not place.is_dir():
                place.unlink()  # nothing of ours; to look into a pipe would mean to wait for ever
            elif _claim_of(place) is not None:
                shutil.rmtree(place, ignore_errors=True)
        bin_.rmdir()
    for place in (where, where / KEPT):
        with suppress(OSError):
            for file in place.iterdir():
                if LITTER.fullmatch(file.name):
                    with suppress(OSError):
                        file.unlink()


def clear_old(most: int = MOST_KEPT, folder: Path | None = None) -> tuple[Thrown, ...]:
    """Throw away the finished games without a name beyond so many, those begun first before the others.

    What is not over stays, however old it is, and so does what cannot be read or is looked at by another
    process. The clock decides nothing: a game is as old as its number says.
    """
    where = saves_dir() if folder is None else folder
    files: list[Path] = []
    with suppress(OSError):
        files = [file for file in where.iterdir() if file.suffix == SUFFIX and _may_be_over(file)]
    if len(files) <= most:
        return ()
    files.sort(key=lambda file: (number_of(file), file.name), reverse=True)
    thrown = []
    for file in [file for file in files if _is_over(file)][most:]:
        with suppress(UnwritableError):
            thrown.append(throw_away(file, folder))
    return tuple(thrown)


def _may_be_over(file: Path) -> bool:
    """False if no position of the record is one without anything left to do; a fast look, and never wrong."""
    try:
        return OVER in read_regular(file, MAX_FILE)
    except OSError:
        return False


def _is_over(file: Path) -> bool:
    """True if this game was played to its end."""
    try:
        return glance(file).finished
    except RecordError:
        return False
