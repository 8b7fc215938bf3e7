"""`simulate --check`: everything that must hold at every decision of every game."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rococo_desktop.model.codec import from_plain, to_plain
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.referee import (
    Ruleset,
    Transition,
    advance,
    determinize,
    explain,
    new_game,
    observe,
    pending_decision,
)
from rococo_desktop.rules.soundness import problems
from rococo_desktop.tools.playing import PlayedGame, Ply

SAMPLE = 16
"""Every how many decisions the slower checks are made."""


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that does not hold: in which game, at which decision, after which choice."""

    seed: int
    ply: int
    choice: str
    what: str


@dataclass(slots=True)
class Inspector:
    """Watches one game and writes down every violation."""

    rules: Ruleset
    seed: int
    begin: Callable[[Ruleset, int], Transition] = new_game
    violations: list[Violation] = field(default_factory=list)

    def watch(self, ply: Ply) -> None:
        """Check one decision and what came of it."""
        for what in self._wrong(ply):
            self.violations.append(Violation(self.seed, ply.number, ply.choice.key, what))

    def _wrong(self, ply: Ply) -> Iterator[str]:
        rules = self.rules
        state, decision = ply.result.state, ply.result.decision
        yield from problems(rules, state)
        if pending_decision(rules, state) != decision:
            yield "pending_decision differs from what advance returned"
        if decision is not None:
            if not decision.options:
                yield f"decision {decision.kind} without options"
            if len({choice.key for choice in decision.options}) != len(decision.options):
                yield f"decision {decision.kind} has two options with one key"
        viewer = ply.number % (rules.seats + 1)
        yield from self._hidden_parts(state, viewer if viewer < rules.seats else NOBODY, ply.number)
        if ply.number % SAMPLE == 0:
            yield from self._round_trips(state)
            yield from self._reasons(state)
            if advance(rules, ply.state, ply.choice) != ply.result:
                yield "the same choice in the same state led elsewhere"

    def _hidden_parts(self, state: GameState, viewer: int, salt: int) -> Iterator[str]:
        view = observe(self.rules, state, viewer)
        twin = determinize(self.rules, view, self.seed * 1_000_003 + salt)
        if observe(self.rules, twin, viewer) != view:
            yield f"the view of {viewer} shows hidden parts"
        if salt % SAMPLE == 0:
            yield from (f"determinized: {line}" for line in problems(self.rules, twin))

    def _round_trips(self, state: GameState) -> Iterator[str]:
        if from_plain(json.loads(json.dumps(to_plain(state)))) != state:
            yield "JSON does not bring the state back"
        if pickle.loads(pickle.dumps(state)) != state:
            yield "pickle does not bring the state back"

    def _reasons(self, state: GameState) -> Iterator[str]:
        decision = pending_decision(self.rules, state)
        if decision is None:
            return
        lit = {choice.target for choice in decision.options}
        for kind, number in (
            ("drawers", len(state.drawers)),
            ("garments", len(state.garments)),
            ("hire", len(state.hire)),
            ("guests", len(state.guests)),
        ):
            for index in range(number):
                reasons = explain(self.rules, state, decision.seat, (kind, index))
                if bool(reasons) == ((kind, index) in lit):
                    yield f"{kind} {index} is explained by {reasons} at {decision.kind}"

    def end(self, played: PlayedGame) -> None:
        """Check the end of the game: the sheet adds up, and the journal leads to the same state."""
        for what in self._wrong_at_end(played):
            self.violations.append(Violation(self.seed, len(played.journal), "", what))

    def _wrong_at_end(self, played: PlayedGame) -> Iterator[str]:
        state = played.state
        if state.round != self.rules.figures.rounds or state.deck:
            yield f"the game ended in round {state.round} with {len(state.deck)} cards left"
        transition = self.begin(self.rules, self.seed)
        for seat, key in played.journal:
            decision = transition.decision
            choice = decision.option(key) if decision is not None and decision.seat == seat else None
            if choice is None:
                yield f"the journal cannot be replayed: {seat} {key}"
                return
            transition = advance(self.rules, transition.state, choice)
        if transition.state != state:
            yield "replaying the journal leads to another state"
