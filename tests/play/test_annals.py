"""The annals: every finished game once, whatever else is in the file, and a table for a spreadsheet."""

from __future__ import annotations

import csv
from datetime import datetime
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from rococo_desktop.model.vocabulary import NOBODY, Edition, SoloLevel
from rococo_desktop.play.archive import annals
from rococo_desktop.play.archive.standings import Ball, standings
from rococo_desktop.play.errors import UnwritableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import PERSON, TableSetup, proposed_table
from rococo_desktop.ui.scenes.setup_draft import PROPOSED_NAMES
from tests.ui.scenes.finished import begun_game, finished_game, played_out


def test_a_finished_game_is_noted_once(tmp_path: Path) -> None:
    file, session = tmp_path / "deep" / "annals.jsonl", finished_game(3, True)
    assert annals.note(session, file, lambda: datetime(2026, 5, 1, 20, 15))
    assert not annals.note(session, file)
    (game,) = annals.read(file)
    assert game.when == "2026-05-01 20:15"
    view = session.view(NOBODY)
    assert [seat.prestige for seat in game.seats] == [seat.prestige for seat in view.seats]
    assert all(sum(seat.categories.values()) == seat.prestige for seat in game.seats)
    assert [seat.won for seat in game.seats] == [seat in session.result.winners for seat in range(3)]  # type: ignore[union-attr]


def test_the_strength_of_madame_du_barry_is_noted_and_games_of_unlike_strength_are_not_compared(
    tmp_path: Path,
) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(1, False), file)
    annals.note(finished_game(2, False), file)
    solo, duel = annals.read(file)
    assert (solo.level, duel.level) == (SoloLevel.JOURNEYMAN, None)
    old = msgspec.structs.replace(solo, key="old", level=None)
    hard = msgspec.structs.replace(solo, key="hard", level=SoloLevel.MASTER)
    (person,) = standings([hard, old, solo])
    assert [ball.level for ball, _ in person.by_ball] == [None, SoloLevel.JOURNEYMAN, SoloLevel.MASTER]
    table = csv.DictReader(annals.as_table([solo, old]).splitlines())
    assert [row["level"] for row in table] == ["journeyman", ""]


def test_a_line_from_before_the_strength_was_noted_is_read_and_not_noted_again(tmp_path: Path) -> None:
    file, session = tmp_path / "annals.jsonl", finished_game(1, False)
    annals.note(session, file)
    line = msgspec.json.decode(file.read_bytes())
    assert line.pop("level") == "journeyman"
    file.write_bytes(msgspec.json.encode(line) + b"\n")
    (old,) = annals.read(file)
    assert old.level is None
    assert not annals.note(session, file)


def test_an_unfinished_game_is_not_noted(tmp_path: Path) -> None:
    assert not annals.note(begun_game(2), tmp_path / "annals.jsonl")
    assert not (tmp_path / "annals.jsonl").exists()


def test_what_cannot_be_read_is_passed_over_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(2, False), file)
    before = b"not ours\n\xff\xfe\n" + file.read_bytes() + b'{"key": 1}\n'
    file.write_bytes(before)
    assert annals.note(finished_game(4, False), file)
    assert len(annals.read(file)) == 2
    assert file.read_bytes().startswith(before)


@pytest.mark.parametrize(
    "change",
    [
        {"modules": ["Tea Party"]},
        {"modules": ["jewelry_box", "jewelry_box"]},
        {"when": "at noon"},
        {"when": "2026-05-01 20:15\n"},
        {"seats": []},
        {"key": ""},
        {"edition": "third"},
        {"level": "divine"},
        {"seats": 7},
    ],
)
def test_a_line_of_what_this_version_does_not_know_is_passed_over_and_counted(
    change: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(2, False), file)
    line = msgspec.json.decode(file.read_bytes())
    file.write_bytes(file.read_bytes() + msgspec.json.encode({**line, **change}) + b"\n")
    games, unread, problem = annals.look_into(file)
    assert (len(games), unread, problem) == (1, 1, "")


@pytest.mark.parametrize(
    "change",
    [
        {"name": "\0"},
        {"name": ""},
        {"name": "x" * 61},
        {"prestige": 10**9},
        {"place": 0},
        {"categories": {"\0": 1}},
        {"categories": {"F1": 10**9}},
        {"played_out_by": "\u200b"},
        {"agent": "\u200b"},
        {"character": "=1"},
    ],
)
def test_a_seat_that_cannot_have_been_is_passed_over_and_counted(
    change: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(2, False), file)
    line = msgspec.json.decode(file.read_bytes())
    line["seats"][0].update(change)
    file.write_bytes(msgspec.json.encode(line) + b"\n")
    assert annals.look_into(file) == ((), 1, "")


def test_a_table_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(2, False), file)
    table = annals.write_table(file)
    before = table.read_bytes()

    def full(handle: int) -> None:
        raise OSError("no room")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(UnwritableError):
        annals.write_table(file)
    assert table.read_bytes() == before


def test_a_line_that_was_cut_off_does_not_swallow_the_next(tmp_path: Path) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(2, False), file)
    file.write_bytes(file.read_bytes()[:-30])
    annals.note(finished_game(3, False), file)
    assert [len(game.seats) for game in annals.read(file)] == [3]


def test_standings_count_people_by_name_and_by_the_kind_of_ball() -> None:
    seat = annals.SeatResult("Ana", True, 90, 1, True, {"F3": 20, "play": 70})
    other = msgspec.structs.replace(seat, prestige=60, place=2, won=False, categories={"play": 60})
    agent = msgspec.structs.replace(seat, name="Bo", person=False)
    games = [
        annals.FinishedGame("a", "", Edition.DELUXE, ("fancy_dresses", "expert_tailoring"), (seat, agent)),
        annals.FinishedGame("b", "", Edition.DELUXE, ("expert_tailoring", "fancy_dresses"), (agent, other)),
        annals.FinishedGame("c", "", Edition.DELUXE, (), (msgspec.structs.replace(other, won=True),)),
        annals.FinishedGame("d", "", Edition.CLASSIC, (), (other, agent, agent)),
    ]
    (ana,) = standings(games)
    whole = ana.whole
    assert (ana.name, whole.games, whole.wins, whole.best, whole.mean) == ("Ana", 4, 2, 90, 67.5)
    assert dict(whole.categories) == {"F3": 5.0, "play": 62.5}
    both = ("expert_tailoring", "fancy_dresses")
    assert [(ball, own.games, own.wins, own.best, own.mean) for ball, own in ana.by_ball] == [
        (Ball(Edition.DELUXE, 2, both), 2, 1, 90, 75.0),
        (Ball(Edition.CLASSIC, 3, ()), 1, 0, 60, 60.0),
        (Ball(Edition.DELUXE, 1, ()), 1, 1, 60, 60.0),
    ]
    assert dict(ana.by_ball[0][1].categories) == {"F3": 10.0, "play": 65.0}


def test_the_table_has_a_line_for_each_seat_and_no_formulas(tmp_path: Path) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(5, True), file)
    table = annals.write_table(file)
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 5
    assert {row["person"] for row in rows} <= {"0", "1"}
    assert {row["players"] for row in rows} == {"5"}
    sly = annals.SeatResult("=1+1", True, 1, 1, True, {})
    game = annals.FinishedGame("a", "", "deluxe", (), (sly,))  # type: ignore[arg-type]
    game = msgspec.structs.replace(game, edition=annals.read(file)[0].edition)
    assert "'=1+1" in annals.as_table([game])


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(UnwritableError):
        annals.note(finished_game(2, False), blocked / "annals.jsonl")


def agents_table() -> TableSetup:
    """A table without a person."""
    seats = tuple(replace(seat, player="random") for seat in proposed_table(PROPOSED_NAMES[:2], 77).seats)
    return replace(proposed_table(PROPOSED_NAMES[:2], 77), seats=seats)


def test_games_of_agents_alone_are_not_noted() -> None:
    session = played_out(Session.begin(agents_table()), 77)
    assert annals.finished_game(session) is None
    session.reseat(0, player=PERSON)  # who sits down when all is over has played nothing
    assert annals.finished_game(session) is None


def test_a_ball_a_person_had_played_in_is_noted_though_an_agent_played_it_out(tmp_path: Path) -> None:
    file, record = tmp_path / "annals.jsonl", tmp_path / "ball.rococo"
    session = Session.begin(proposed_table(PROPOSED_NAMES[:2], 77), record)
    name = session.record.seats[0].name
    assert not session.is_agent(0)
    while session.steps < 20:
        decision = session.decision(session.deciding)
        assert decision is not None
        session.submit(decision.seat, decision.options[0].key)
    session.reseat(0, name="Robot", player="random")
    played_out(session, 77)
    for one in (session, Session.resume(record)):
        game = annals.finished_game(one)
        assert game is not None
        told = [(seat.name, seat.person, seat.played_out_by) for seat in game.seats]
        assert told[0] == (name, True, "random")
        assert not game.seats[1].played_out_by
    assert annals.note(session, file)
    assert not annals.note(Session.resume(record), file)
    assert [person.name for person in standings(annals.read(file))] == [name]
    rows = list(csv.DictReader(annals.as_table(annals.read(file)).splitlines()))
    assert [row["played_out_by"] for row in rows] == ["random", ""]


def test_level_and_character_of_rivals_are_noted_and_earlier_lines_are_read(tmp_path: Path) -> None:
    file = tmp_path / "annals.jsonl"
    table = proposed_table(PROPOSED_NAMES[:3], 5, "court")
    seats = (table.seats[0], replace(table.seats[1], character="diplomat"), table.seats[2])
    session = played_out(Session.begin(replace(table, seats=seats)), 5)
    session.reseat(2, player=PERSON)  # who sits down when all is over has played nothing
    annals.note(session, file)
    (game,) = annals.read(file)
    told = [(seat.agent, seat.character) for seat in game.seats]
    assert told == [("", ""), ("court", "diplomat"), ("", "")]
    rows = list(csv.DictReader(annals.as_table([game]).splitlines()))
    assert [(row["agent"], row["character"]) for row in rows] == told
    line = msgspec.json.decode(file.read_bytes())
    for seat in line["seats"]:
        del seat["agent"], seat["character"]
    file.write_bytes(msgspec.json.encode(line) + b"\n")
    assert [seat.agent for seat in annals.read(file)[0].seats] == ["", "", ""]


def test_who_won_how_often_against_whom() -> None:
    ana = annals.SeatResult("Ana", True, 90, 1, True, {})
    lost = msgspec.structs.replace(ana, won=False, place=2)
    rival = annals.SeatResult("Bo", False, 60, 2, False, {}, agent="court", character="diplomat")
    other = msgspec.structs.replace(rival, agent="market", character="")
    old = msgspec.structs.replace(rival, agent="", character="")
    games = [
        annals.FinishedGame("a", "", Edition.DELUXE, (), (ana, rival)),
        annals.FinishedGame("b", "", Edition.DELUXE, (), (lost, rival, other)),
        annals.FinishedGame("c", "", Edition.DELUXE, (), (lost, old)),
    ]
    (standing,) = standings(games)
    assert standing.by_rival == {("court", "diplomat"): (2, 1), ("market", ""): (1, 0)}


def test_a_line_from_before_it_was_noted_who_played_it_out_is_read(tmp_path: Path) -> None:
    file = tmp_path / "annals.jsonl"
    annals.note(finished_game(2, False), file)
    line = msgspec.json.decode(file.read_bytes())
    for seat in line["seats"]:
        del seat["played_out_by"]
    file.write_bytes(msgspec.json.encode(line) + b"\n")
    assert [seat.played_out_by for seat in annals.read(file)[0].seats] == ["", ""]


def test_a_choice_taken_back_makes_nobody_a_player() -> None:
    session = Session.begin(proposed_table(PROPOSED_NAMES[:2], 77))
    seat = session.deciding
    session.reseat(seat, player=PERSON)
    decision = session.decision(seat)
    assert decision is not None
    session.submit(seat, decision.options[0].key)
    assert seat in session.people
    session.undo()
    assert seat not in session.people


def test_a_rematch_seats_those_again_who_had_left_their_seats_to_agents() -> None:
    table = proposed_table(PROPOSED_NAMES[:3], 5)
    session = Session.begin(table)
    while session.steps < 20:
        decision = session.decision(session.deciding)
        assert decision is not None
        session.submit(decision.seat, decision.options[0].key)
    session.reseat(0, name="Robot", player="random")
    played_out(session, 5)
    again = session.rematch(Session.begin)
    assert again is not None
    assert again.record.seats == (*table.seats[1:], table.seats[0])
    session.reseat(1, name=table.seats[0].name)  # the name is taken by now
    again = session.rematch(Session.begin)
    assert again is not None
    assert (again.record.seats[-1].name, again.record.seats[-1].player) == ("Robot", PERSON)
    alone = played_out(Session.begin(agents_table()), 77).rematch(Session.begin)
    assert alone is not None
    assert all(seat.player != PERSON for seat in alone.record.seats)
