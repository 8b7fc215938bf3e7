"""What an agent is asked with: the seed of its turn, and how its seat came to this moment of the turn."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import Earlier
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.storage import DiskSync
from tests.play.games import begin, boxes, choose, table

ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")


class Chronicler:
    """Notes what each seat is asked and chooses, as it is, and what of that counts in a turn."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.asked: list[tuple[int, tuple[int, int, int], Earlier]] = []

    @property
    def turn(self) -> tuple[int, int, int]:
        """Which turn it is."""
        view = self.session.view(NOBODY)
        return view.round, view.turn, view.active

    def of_turn(self, seat: int) -> tuple[Earlier, ...]:
        """What this seat was asked in this turn."""
        return tuple(one for at, turn, one in self.asked if (at, turn) == (seat, self.turn))

    def choose(self, random: Random) -> None:
        """A choice, noted before it is made."""
        session, seat = self.session, self.session.deciding
        view, decision = session.view(seat), session.decision(seat)
        assert decision is not None
        key = random.choice(decision.options).key
        self.asked.append((seat, self.turn, Earlier(view, decision, key)))
        session.submit(seat, key)

    def undo(self) -> None:
        """The last choice is taken back."""
        self.session.undo()
        self.asked.pop()


@pytest.mark.parametrize("players", [2, 3])
def test_an_agent_is_told_what_it_was_asked_in_its_turn(players: int, tmp_path: Path) -> None:
    """People take back what they can meanwhile; whoever loads the game finds the same."""
    file = tmp_path / "ball.rococo"
    session, random = begin(players, file=file, modules=ALL_MODULES), Random(players)
    chronicler = Chronicler(session)
    longest = loaded = undone = 0
    while session.deciding != NOBODY:
        if session.can_undo and random.random() < 0.3:
            chronicler.undo()
            undone += 1
        seat = session.deciding
        who, before = session.agent_at(seat)
        assert before == chronicler.of_turn(seat)
        longest = max(longest, len(before))
        if random.random() < 0.02:
            again = Session.resume_copy(file, None, DiskSync.NEVER, boxes)
            assert again.agent_at(seat) == (who, before)
            loaded += bool(before)
        chronicler.choose(random)
    assert longest > 3
    assert loaded
    assert undone > 20


def test_the_seed_is_that_of_the_turn() -> None:
    session, random = begin(2, agents=(0, 1)), Random(3)
    seeds: dict[tuple[int, int, int, int], int] = {}
    while session.deciding != NOBODY:
        view, seat = session.view(NOBODY), session.deciding
        turn = (seat, view.round, view.turn, view.active)
        seed = session.agent_at(seat)[0].seed
        assert seeds.setdefault(turn, seed) == seed
        choose(session, random)
    assert len(seeds) > 30
    assert len(set(seeds.values())) == len(seeds)


def test_whoever_takes_over_a_seat_was_asked_nothing_before(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    session, random = begin(2, file=file), Random(1)
    chronicler = Chronicler(session)
    fresh = since = 0
    for _ in range(120):
        seat = session.deciding
        if chronicler.of_turn(seat) and random.random() < 0.2:
            sat = session.record.seats[seat].player
            session.reseat(seat, player="greedy" if sat == "random" else "random")
            chronicler.asked = [one for one in chronicler.asked if one[0] != seat]
            fresh += 1
        before = session.agent_at(seat)[1]
        assert before == chronicler.of_turn(seat)
        since += bool(fresh and before)
        chronicler.choose(random)
    assert fresh > 5
    assert since > 5
    again = Session.resume_copy(file, None, DiskSync.NEVER, boxes)
    assert again.agent_at(session.deciding) == session.agent_at(session.deciding)


def test_the_effort_stands_in_the_save(tmp_path: Path) -> None:
    """Wherever the game goes on, its agents look at as much; older saves are played with all they have."""
    file = tmp_path / "ball.rococo"
    session = Session.begin(table(2), file, DiskSync.NEVER, boxes=boxes, effort="third")
    assert session.agent_table.effort == "third"
    assert Session.resume_copy(file, None, DiskSync.NEVER, boxes).agent_table.effort == "third"
    text = file.read_text(encoding="utf-8")
    assert '"effort":"third"' in text
    older = tmp_path / "older.rococo"
    older.write_text(text.replace(',"effort":"third"', ""), encoding="utf-8")
    assert Session.resume_copy(older, None, DiskSync.NEVER, boxes).agent_table.effort == "full"
