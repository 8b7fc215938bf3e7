"""Reasons of agents in a record: written behind their choices, read strictly, taken back with them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.model.agent_reasons import AgentReason, Category, ReasonKind, Weighed
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play import Answer
from rococo_desktop.play.errors import DamagedError
from rococo_desktop.play.game.agent_moves import heed
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.lines import Chosen, Explained, parse, write
from rococo_desktop.play.records.loading import REPLAY_DIFFERS
from rococo_desktop.play.table_setup import PERSON
from tests.play.games import begin, play, resume

WHY = AgentReason(
    ReasonKind.BETTER,
    (Weighed(Category.SPOILING, 320), Weighed(Category.TERRACE)),
    seat=1,
    hall=2,
    card=7,
    place=21,
)
SOUND = (
    WHY,
    AgentReason(ReasonKind.SECRET),
    AgentReason(ReasonKind.ONLY),
    AgentReason(ReasonKind.EVEN),
    AgentReason(ReasonKind.BETTER, (Weighed(Category.HALLS, 25),), hall=0),
)


def answered(session: Session, why: AgentReason | None) -> int:
    """An agent makes the first choice, with this reason; the number of that choice."""
    seat = session.deciding
    decision = session.decision(seat)
    assert decision is not None
    assert heed(session, Answer(session.version, decision.options[0].key, why))
    return session.steps - 1


@pytest.mark.parametrize("why", SOUND)
def test_a_reason_is_a_line_and_back(why: AgentReason) -> None:
    line = Explained(3, why)
    text = write(line)
    assert text.startswith('why 3 {"kind":"')
    assert parse(text.removesuffix("\n")) == line


def test_a_reason_stands_behind_its_choice_and_everybody_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file, agents=(0, 1))
    told = {answered(session, why): why for why in (WHY, None, SOUND[1], SOUND[4])}
    lines = session._record.lines
    for at, line in enumerate(lines):
        if isinstance(line, Explained):
            before = lines[at - 1]
            assert isinstance(before, Chosen)
            assert before.seat == line.seat
    again = resume(file)
    assert not again.notices
    theatre = again.theatre()
    for viewer in (NOBODY, 0, 1):
        for game in (session.events(viewer), again.events(viewer), theatre.whole(viewer)):
            assert {at: game[at].why for at in told} == told
    (at, *_) = told
    theatre.go(at)
    assert theatre.moment(NOBODY).why == WHY


def test_what_happened_since_a_turn_is_told_with_its_reasons() -> None:
    session = play(begin(2, agents=(1,)), Random(4), 12)
    while session.view(NOBODY).active != 1:
        play(session, Random(1), 1)
    while session.view(NOBODY).active == 1:
        answered(session, SOUND[2])
    moments = session.since_last_turn(0, 0)
    assert SOUND[2] in [moment.why for moment in moments]


def test_a_reason_is_taken_back_and_told_again_with_its_choice(tmp_path: Path) -> None:
    """Only a seat that changed hands brings somebody to where an agent's choice can be taken back."""
    file = tmp_path / "game.rococo"
    session = begin(2, file=file, agents=(0, 1))
    while True:
        seat = session.deciding
        at = answered(session, WHY)
        session.reseat(seat, player=PERSON)
        if session.can_undo:
            break
        session.reseat(seat, player="random")
    assert session.events(NOBODY)[at].why == WHY
    session.undo()
    assert session.steps == at
    session.redo()
    assert session.events(NOBODY)[at].why == WHY
    again = resume(file)
    assert not again.notices
    assert again.events(NOBODY)[at].why == WHY


@pytest.mark.parametrize(
    "text",
    [
        'why 5 {"kind":"only"}',
        'why 0 {"kind":"because"}',
        "why 0 {}",
        'why 0 {"kind":"better"}',
        'why 0 {"kind":"only","categories":[["halls",30]]}',
        'why 0 {"kind":"better","categories":[["halls",30],["halls",20]]}',
        'why 0 {"kind":"better","categories":[["spoiling",30]]}',
        'why 0 {"kind":"better","categories":[["luck",30]]}',
        'why 0 {"kind":"better","categories":[["halls",-30]]}',
        'why 0 {"kind":"better","categories":[["halls",1.5]]}',
        'why 0 {"kind":"only","hall":-1}',
        'why 0 {"kind":"only","secret":4}',
        "why 0 {" + '"kind":[' * 5000 + "}",
        "why 0 [1]",
    ],
)
def test_a_line_that_tells_no_reason_is_damage(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    answered(begin(2, file=file, agents=(0, 1)), None)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(text + "\n")
    with pytest.raises(DamagedError):
        resume(file)


@pytest.mark.parametrize(
    "line",
    [
        Explained(1, SOUND[2]),
        Explained(0, AgentReason(ReasonKind.ONLY, hall=9)),
        Explained(0, AgentReason(ReasonKind.ONLY, card=999)),
        Explained(0, AgentReason(ReasonKind.ONLY, place=3)),
        Explained(0, AgentReason(ReasonKind.ONLY, seat=4)),
    ],
)
def test_a_reason_that_belongs_to_nothing_is_told_as_a_change(line: Explained, tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file, agents=(0, 1))
    while session.deciding != 0 or session.steps < 3:
        play(session, Random(1), 1)
    answered(session, None)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(write(line))
    again = resume(file)
    assert [notice.key for notice in again.notices] == [REPLAY_DIFFERS]
    play(again, Random(1), 3)
    assert not resume(file).notices


def test_two_reasons_for_a_choice_are_one_too_many(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    answered(begin(2, file=file, agents=(0, 1)), SOUND[2])
    text = file.read_text(encoding="utf-8").splitlines(keepends=True)
    line = next(line for line in text if line.startswith("why"))
    file.write_text("".join([*text, line]), encoding="utf-8")
    assert [notice.key for notice in resume(file).notices] == [REPLAY_DIFFERS]
