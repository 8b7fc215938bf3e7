"""Seats change hands in the middle of a game: recorded, kept, and without a trace in the game itself."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.play.archive.folders import glance
from rococo_desktop.play.errors import BadTableError, CannotUndoError, DamagedError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records import lines
from rococo_desktop.play.records.lines import LineError, SeatChanged, parse, write
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.table_setup import PERSON, SeatEntry
from tests.play.games import NAMES, begin, boxes, play, resume, state_of


def test_a_seat_is_handed_to_an_agent_and_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = play(begin(3, file=file), Random(1), 20)
    before, version = state_of(session), session.version
    session.reseat(1, player="greedy")
    assert session.is_agent(1)
    assert state_of(session) is before
    assert session.version > version, "an answer thought out for the old seat does not count"
    again = resume(file)
    assert [seat.player for seat in again.record.seats] == [PERSON, "greedy", PERSON]
    assert state_of(again) == before
    play(again, Random(2), 10)
    again.reseat(1, player=PERSON, name="Berta")
    last = resume(file)
    assert last.record.seats[1] == SeatEntry("Berta", "black")
    assert not last.is_agent(1)
    assert state_of(last) == state_of(again)
    assert glance(file).seats == last.record.seats


def test_the_game_goes_the_same_whoever_plays(tmp_path: Path) -> None:
    plain = play(begin(2), Random(4))
    session = begin(2, file=tmp_path / "game.rococo")
    random = Random(4)
    for number in range(60):
        play(session, random, 3)
        session.reseat(
            number % 2, player="random" if session.record.seats[number % 2].player == PERSON else PERSON
        )
    play(session, random)
    assert state_of(session) == state_of(plain)
    assert state_of(resume(tmp_path / "game.rococo")) == state_of(plain)


def test_undo_and_redo_pass_over_a_change_of_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    random = Random(3)
    while not (session.can_undo and session.undo_seat == session.deciding):
        play(session, random, 1)
    states = [state_of(session)]
    seat = session.deciding
    session.reseat(seat, player="greedy")
    with pytest.raises(CannotUndoError):  # what belongs to an agent's seat stays decided
        session.undo()
    session.reseat(seat, player=PERSON)
    session.undo()
    assert state_of(resume(file)) == state_of(session)
    session.redo()
    assert state_of(resume(file)) == state_of(session) == states[0]


@pytest.mark.parametrize(
    ("seat", "changes", "why"),
    [
        (1, {"name": NAMES[0]}, "seating.name_twice"),
        (0, {"name": NAMES[1].upper()}, "seating.name_twice"),
        (1, {"name": "  "}, "seating.name_missing"),
        (1, {"name": "x" * 61}, "seating.name_long"),
        (0, {"player": "oracle"}, "seating.player_unknown"),
        (3, {"name": "Nobody"}, "seat 3"),
        (-1, {"name": "Nobody"}, "seat -1"),
    ],
)
def test_a_change_that_cannot_be_is_refused(seat: int, changes: dict[str, str], why: str) -> None:
    session = begin(3)
    before, version = session.record, session.version
    with pytest.raises(BadTableError) as caught:
        session.reseat(seat, **changes)
    assert caught.value.params["why"] == why
    assert (session.record, session.version) == (before, version)


def test_no_change_is_not_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    before = file.read_bytes()
    session.reseat(0, name=NAMES[0], player=PERSON)
    session.reseat(1)
    assert file.read_bytes() == before


def test_records_of_earlier_formats_go_on_and_take_changes(tmp_path: Path) -> None:
    for number in range(1, lines.FORMAT):
        file = tmp_path / f"{number}.rococo"
        play(begin(2, file=file), Random(1), 8)
        text = file.read_text(encoding="utf-8")
        file.write_text(
            text.replace(f"rococo-record {lines.FORMAT}", f"rococo-record {number}", 1), encoding="utf-8"
        )
        session = resume(file)
        session.reseat(1, name="Later")
        assert resume(file).record.seats[1].name == "Later"


def test_a_change_of_a_seat_that_is_not_there_is_damage(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    play(begin(2, file=file), Random(1), 8)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(write(SeatChanged(4, SeatEntry("Five", "white"))))
    for read in (resume, glance):
        with pytest.raises(DamagedError) as caught:
            read(file)
        assert caught.value.params["what"] == "seat"


def test_the_line_alone() -> None:
    line = SeatChanged(2, SeatEntry('Юля \\ "x"', "blue", "greedy", 4))
    assert parse(write(line).rstrip("\n")) == line
    for odd in (
        'seat 5 {"name":"A","colour":"b"}',
        "seat 1 {}",
        'seat 1 {"name":"","colour":"b"}',
        "seat 1 []",
    ):
        with pytest.raises(LineError):
            parse(odd)


def test_other_data_begins_a_part_with_the_seats_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = play(begin(2, file=file), Random(1), 30)
    session.reseat(0, name="Nina", player="random")
    text = file.read_text(encoding="utf-8").replace("\n1 ", "\n0 ", 1)
    file.write_text(text, encoding="utf-8")
    again = resume(file)
    assert again.notices
    assert again.record.seats[0].name == "Nina"
    play(again, Random(2), 4)
    last = resume(file)
    assert last.notices == ()
    assert last.record.seats[0] == SeatEntry("Nina", "purple", "random")


def test_a_copy_goes_on_in_a_file_of_its_own(tmp_path: Path) -> None:
    first, second = tmp_path / "first.rococo", tmp_path / "second.rococo"
    session = play(begin(2, file=first), Random(1), 25)
    before = first.read_bytes()
    copy = Session.resume_copy(first, second, DiskSync.NEVER, boxes)
    assert second.read_bytes() == before
    play(copy, Random(2), 5)
    assert first.read_bytes() == before
    assert state_of(resume(second)) == state_of(copy) != state_of(session)
    nowhere = Session.resume_copy(first, None, DiskSync.NEVER, boxes)
    play(nowhere, Random(2), 5)
    assert nowhere.storage_problem is None
    assert state_of(nowhere) == state_of(copy)
