"""The annals: every finished game in which a person made a choice, one line each, in the player's folder.

    annals.jsonl    {"key": ..., "when": ..., "edition": ..., "modules": [...], "seats": [...], "level": ...}

A line that cannot be read, or tells of what this version does not know, is passed over and stays where it is;
whoever shows the annals says so. A game is noted once, however often its end is looked at.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, BinaryIO, NamedTuple

import msgspec
from msgspec import Meta

from rococo_desktop.files.locations import user_dir
from rococo_desktop.files.regular import OversizeError, open_regular, read_regular
from rococo_desktop.model.vocabulary import NOBODY, Edition, SoloLevel
from rococo_desktop.play.atomic import replace_file
from rococo_desktop.play.errors import UnwritableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.naming import is_seen
from rococo_desktop.play.records.header import digest_of
from rococo_desktop.play.rivals import level_of
from rococo_desktop.play.table_setup import MOST_SEATS, PERSON, Name, SeatEntry

FILE = "annals.jsonl"
TABLE = "annals.csv"
PLAY = "play"
"""The category of what was gained before the final scoring."""
LARGEST = 16 * 2**20
MOST_LINES = 50_000
"""More bytes, or more lines, are not read: a game has half a thousand bytes."""

Points = Annotated[int, Meta(ge=-9999, le=9999)]
Rule = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{1,20}\Z")]


PackId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z")]
"""How a pack is called, be it of the box or somebody's own."""


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat ended."""

    name: Name
    person: bool
    prestige: Points
    place: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    won: bool
    categories: Annotated[dict[Rule, Points], Meta(max_length=40)]
    """Points by the rule that gave them."""
    played_out_by: Annotated[str, Meta(pattern=r"^[a-z_]{0,20}\Z")] = ""
    """The agent a person had handed the seat to when the game ended; empty if they played it themselves."""
    agent: Annotated[str, Meta(pattern=r"^[a-z_]{0,30}\Z")] = ""
    """The level of the rival at a seat no person played; empty for persons, and in earlier lines."""
    character: Annotated[str, Meta(pattern=r"^[a-z_]{0,30}\Z")] = ""
    """Who that rival was; empty for nobody in particular."""

    def __post_init__(self) -> None:
        """A name nobody can see is none: a line with it cannot be read."""
        if not is_seen(self.name):
            raise ValueError("a name nobody can see")


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    when: Annotated[str, Meta(pattern=r"^[0-9]{1,4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}\Z")]
    edition: Edition
    modules: Annotated[tuple[PackId, ...], Meta(max_length=20)]
    seats: Annotated[tuple[SeatResult, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    level: SoloLevel | None = None
    """How strong Madame du Barry was; None without her, and in lines of the time before this was noted."""


class Annals(NamedTuple):
    """Every game of the annals that can be read, the oldest first, and what cannot be."""

    games: tuple[FinishedGame, ...]
    unread: int = 0
    """How many lines were passed over."""
    problem: str = ""
    """Why nothing at all could be read, though something is there."""


def annals_file() -> Path:
    """Where the annals are kept; not created here."""
    return user_dir() / FILE


def finished_game(session: Session, now: Callable[[], datetime] = datetime.now) -> FinishedGame | None:
    """The line about a game; None while it is played, or if no person made a choice in it.

    Whoever handed a seat to an agent has played it all the same, and the line says who played it out.
    """
    result, record, view = session.result, session.record, session.view(NOBODY)
    people = session.people
    if result is None or not people:
        return None
    seats = []
    for at, entry in enumerate(record.seats):
        prestige = view.seats[at].prestige or 0
        categories: dict[str, int] = {}
        for line in view.sheet:
            if line.seat == at:
                categories[line.rule] = categories.get(line.rule, 0) + line.points
        categories[PLAY] = prestige - sum(categories.values())
        name = people[at].name if at in people and entry.player != PERSON else entry.name
        name = name if is_seen(name) else entry.name
        left_to = entry.player if at in people and entry.player != PERSON else ""
        agent, character = ("", "") if at in people else _rival(entry)
        place, won = result.standings[at], at in result.winners
        seats.append(
            SeatResult(name, at in people, prestige, place, won, categories, left_to, agent, character)
        )
    told = [record.data, record.choices, [(seat.name, seat.prestige, seat.categories) for seat in seats]]
    when = f"{now():%Y-%m-%d %H:%M}"
    level = session.definitions.level
    return FinishedGame(digest_of(told), when, record.edition, record.modules, tuple(seats), level)


def _rival(entry: SeatEntry) -> tuple[str, str]:
    """The level and the character of whoever played a seat no person chose for."""
    if entry.player == PERSON:
        return "", ""
    return level_of(entry.player) or entry.player, entry.character


def note(session: Session, file: Path | None = None, now: Callable[[], datetime] = datetime.now) -> bool:
    """Write a finished game into the annals, once; True if it was new. UnwritableError if it cannot be."""
    game = finished_game(session, now)
    file = annals_file() if file is None else file
    if game is None or any(known.key == game.key for known in read(file)):
        return False
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(open_regular(file, os.O_RDWR | os.O_CREAT | os.O_APPEND), "ab+") as annals:
            annals.write(b"\n" * _is_torn(annals) + msgspec.json.encode(game) + b"\n")
    except OSError as error:
        raise UnwritableError(file=str(file), why=error.strerror or str(error)) from error
    return True


def _is_torn(annals: BinaryIO) -> bool:
    """True if the last line was cut off."""
    if annals.seek(0, io.SEEK_END) == 0:
        return False
    annals.seek(-1, io.SEEK_END)
    return annals.read(1) != b"\n"


def read(file: Path | None = None) -> tuple[FinishedGame, ...]:
    """Every game of the annals that can be read, the oldest first."""
    return look_into(file).games


def look_into(file: Path | None = None) -> Annals:
    """The annals, and what of them cannot be read; nothing is changed."""
    try:
        text = read_regular(annals_file() if file is None else file, LARGEST)
    except FileNotFoundError:
        return Annals(())
    except OSError as error:
        return Annals((), problem=error.strerror or str(error))
    if text.count(b"\n") > MOST_LINES:
        return Annals((), problem=str(OversizeError().strerror))
    lines = [line for line in text.split(b"\n") if line.strip()]
    read = [_game(line) for line in lines]
    found = tuple(game for game in read if game is not None)
    return Annals(found, len(read) - len(found))


def _game(line: bytes) -> FinishedGame | None:
    """The game of a line; None if it is none that this version can tell of."""
    try:
        game = msgspec.json.decode(line, type=FinishedGame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None  # it stays in the file for whoever wrote it
    known = len(set(game.modules)) == len(game.modules)
    return game if known else None


def as_table(games: Sequence[FinishedGame]) -> str:
    """The annals as CSV: a line for each seat of each game."""
    kinds = sorted({kind for game in games for seat in game.seats for kind in seat.categories})
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    about_game = ["when", "edition", "players", "modules", "level"]
    about_seat = ["name", "person", "place", "won", "prestige", "played_out_by", "agent", "character"]
    table.writerow([*about_game, *about_seat, *kinds])
    for game in games:
        for seat in game.seats:
            about = [game.when, game.edition.value, len(game.seats)]
            about += [" ".join(game.modules), game.level or "", _harmless(seat.name)]
            result = [int(seat.person), seat.place, int(seat.won), seat.prestige, seat.played_out_by]
            result += [seat.agent, seat.character]
            table.writerow([*about, *result, *(seat.categories.get(kind, 0) for kind in kinds)])
    return out.getvalue()


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def write_table(file: Path | None = None) -> Path:
    """Write the annals as CSV beside them; where. UnwritableError if that cannot be."""
    file = annals_file() if file is None else file
    table = file.with_name(TABLE)
    with suppress(OSError):
        table.parent.mkdir(parents=True, exist_ok=True)
    replace_file(table, as_table(read(file)))
    return table
