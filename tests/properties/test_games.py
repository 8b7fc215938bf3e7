"""Games by chance, as Hypothesis state machines: whatever is chosen, everything that must hold does."""

from __future__ import annotations

import json
import os
import pickle

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rococo_desktop.content import load_box
from rococo_desktop.model.codec import from_plain, to_plain
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.soundness import problems

BOX = load_box()


class AnyGame(RuleBasedStateMachine):
    """One game: any table, any seed, any choices."""

    @initialize(
        seats=st.integers(2, 5),
        edition=st.sampled_from(Edition),
        seed=st.integers(0, 2**32),
    )
    def begin(self, seats: int, edition: Edition, seed: int) -> None:
        self.table = referee.assemble(BOX, seats, edition)
        self.seed = seed
        first = referee.new_game(self.table, seed)
        self.state, self.decision = first.state, first.decision
        self.history: list[tuple[GameState, str]] = []

    def is_running(self) -> bool:
        return getattr(self, "decision", None) is not None

    @precondition(is_running)
    @rule(picks=st.lists(st.integers(0, 10_000), min_size=1, max_size=60))
    def choose(self, picks: list[int]) -> None:
        for pick in picks:
            if self.decision is None:
                return
            choice = self.decision.options[pick % len(self.decision.options)]
            before = pickle.dumps(self.state)
            after = referee.advance(self.table, self.state, choice)
            assert pickle.dumps(self.state) == before, "advance changed the state it was given"
            self.history.append((self.state, choice.key))
            self.state, self.decision = after.state, after.decision

    @precondition(is_running)
    @rule(back=st.integers(1, 20))
    def take_back_and_redo(self, back: int) -> None:
        """Any number of choices taken back and made again leads to the same state (U2)."""
        for state, key in self.history[-back:]:
            decision = referee.pending_decision(self.table, state)
            assert decision is not None
            choice = decision.option(key)
            assert choice is not None
            again = referee.advance(self.table, state, choice).state
        if self.history:
            assert again == self.state

    @precondition(is_running)
    @rule(stream=st.integers(0, 2**60), viewer=st.integers(NOBODY, 4))
    def look(self, stream: int, viewer: int) -> None:
        """States that differ only in hidden parts look the same (G4)."""
        seat = viewer if viewer < self.table.seats else NOBODY
        view = referee.observe(self.table, self.state, seat)
        twin = referee.determinize(self.table, view, stream)
        assert referee.observe(self.table, twin, seat) == view
        assert problems(self.table, twin) == []

    def is_over(self) -> bool:
        return getattr(self, "decision", 0) is None

    @precondition(is_over)
    @rule(viewer=st.integers(NOBODY, 4))
    def stay_over(self, viewer: int) -> None:
        """A finished game asks nothing, shows itself to everybody, and has a winner."""
        seat = viewer if viewer < self.table.seats else NOBODY
        assert referee.observe(self.table, self.state, seat).is_over
        assert referee.winners(self.table, self.state)

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "state"):
            assert problems(self.table, self.state) == []

    @invariant()
    def decision_can_be_asked_again(self) -> None:
        if hasattr(self, "state"):
            assert referee.pending_decision(self.table, self.state) == self.decision
            assert self.decision is None or self.decision.options

    @invariant()
    def survives_json_and_pickle(self) -> None:
        if hasattr(self, "state"):
            assert from_plain(json.loads(json.dumps(to_plain(self.state)))) == self.state
            assert pickle.loads(pickle.dumps(self.state)) == self.state

    def teardown(self) -> None:
        """The journal of keys leads to the same state."""
        if not hasattr(self, "state"):
            return
        replayed = referee.new_game(self.table, self.seed)
        for _, key in self.history:
            assert replayed.decision is not None
            choice = replayed.decision.option(key)
            assert choice is not None
            replayed = referee.advance(self.table, replayed.state, choice)
        assert replayed.state == self.state


def test_a_machine_whose_game_is_over_has_something_left_to_do() -> None:
    machine = AnyGame()
    machine.begin(seats=2, edition=Edition.DELUXE, seed=1)
    while machine.decision is not None:
        machine.choose([len(machine.history)] * 60)
    left = [one for one in machine.rules if all(holds(machine) for holds in one.preconditions)]
    assert [one.function.__name__ for one in left] == ["stay_over"]
    machine.stay_over(viewer=NOBODY)


# Many games are played to their end; about four minutes of one core.
_EXAMPLES, _STEPS = (1000, 60) if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else (12, 25)

TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=_EXAMPLES,
    stateful_step_count=_STEPS,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
