"""The states of a game in their order, with the way back: undo and redo up to the barrier (U1, U2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.events import Event
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import CannotUndoError, IllegalChoiceError
from rococo_desktop.play.records.reason_line import speaks_of_pieces
from rococo_desktop.rules.referee import Ruleset, Transition, advance, new_game, pending_decision, revision

TurnId = tuple[int, int, int]
"""Round, turn and active seat: what a choice belongs to."""


class Played(NamedTuple):
    """One choice in effect and what happened through it. The deal is the first, chosen by nobody."""

    seat: int
    key: str
    turn: TurnId
    events: tuple[Event, ...]
    why: AgentReason | None = None
    """Why the agent at this seat chose so, if it said so."""


class Kept(NamedTuple):
    """A choice, with the state it was made in and what was asked there."""

    seat: int
    key: str
    state: GameState
    decision: Decision


class StrayReasonError(ValueError):
    """A reason is told for no choice of that seat, or of pieces that this game does not have."""


class Timeline:
    """A game from its beginning to now. It knows everything: only `play` itself may hold one."""

    def __init__(self, rules: Ruleset, begin: Transition) -> None:
        self.rules = rules
        self.first = begin.state
        """Where the timeline begins."""
        self.state = begin.state
        self.decision = begin.decision
        self.played = [Played(NOBODY, "", (0, 0, NOBODY), begin.events)]
        self._kept: list[Kept] = []
        """What can be taken back."""
        self._asked: list[Kept] = []
        """Every choice of the turns that can still be gone back to, the present one among them."""
        self._undone: list[tuple[int, str, AgentReason | None]] = []
        self._anew: dict[int, GameState] = {}
        """Where the game went on from another state than it had come to, by the number of the next choice."""
        self.rests = False
        """True while the turn that just ended waits for its seat's word, and is shown as if it still were."""

    @classmethod
    def from_deal(cls, rules: Ruleset, seed: int, start_seat: int | None) -> Self:
        """The timeline of a new game."""
        return cls(rules, new_game(rules, seed, start_seat))

    @classmethod
    def from_state(cls, rules: Ruleset, state: GameState) -> Self:
        """The timeline of a game that goes on from a position; what was before is not known."""
        return cls(rules, Transition(state, (), pending_decision(rules, state), True))

    def deal_anew(self, state: GameState) -> None:
        """Go on from a state with other hidden things; what happened stays told, and cannot be taken back."""
        self._anew[len(self.played)] = state
        self.state, self.decision, self.rests = state, pending_decision(self.rules, state), False
        self._kept.clear()
        self._asked.clear()
        self._undone.clear()

    @property
    def is_dealt_anew(self) -> bool:
        """True if its choices cannot be made one after the other from its beginning."""
        return bool(self._anew)

    def revision(self, seat: int) -> Decision | None:
        """The decision by which a seat may still change its secret choice (P2.1a), if it has another one."""
        found = revision(self.rules, self.state, seat)
        return found if found is not None and len(found.options) > 1 else None

    def find(self, seat: int, key: str) -> Choice:
        """The option of a seat with this key, of its decision or its revision; else IllegalChoiceError."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            decision = self.revision(seat) if 0 <= seat < self.rules.seats else None
        choice = decision.option(key) if decision is not None else None
        if choice is None:
            raise IllegalChoiceError(seat=seat, choice=key)
        return choice

    def apply(self, seat: int, key: str, why: AgentReason | None = None) -> None:
        """Make a choice, and close the way back where the barrier is crossed. An agent may say why."""
        choice = self.find(seat, key)
        before, asked = self.state, self.decision
        assert asked is not None
        done = advance(self.rules, before, choice)
        # U1: another seat's choice, and information gained, both end what went before.
        if done.barrier or (self._kept and self._kept[-1].seat != seat):
            self._kept.clear()
        made = Kept(seat, key, before, asked)
        self._asked.append(made)
        if not done.barrier:
            self._kept.append(made)
        # Choosing what was undone is redoing it: the rest of it can still be redone.
        if self._undone and self._undone[-1][:2] == (seat, key):
            self._undone.pop()
        else:
            self._undone.clear()
        self.played.append(Played(seat, key, turn_of(before), done.events))
        self.state, self.decision, self.rests = done.state, done.decision, False
        self._let_go_of_turns()
        if why is not None:
            self.explain_last(seat, why)

    def explain_last(self, seat: int, why: AgentReason) -> None:
        """Note why the last choice was made; StrayReasonError if it does not belong to it."""
        last = self.played[-1]
        if last.seat != seat or last.why is not None or not speaks_of_pieces(self.rules, why):
            raise StrayReasonError(why)
        self.played[-1] = last._replace(why=why)

    def _let_go_of_turns(self) -> None:
        """Forget what was asked in turns that nobody can go back to."""
        first = turn_of(self._kept[0].state if self._kept else self.state)
        while self._asked and turn_of(self._asked[0].state) != first:
            del self._asked[0]

    def asked_in_turn(self, seat: int) -> tuple[Kept, ...]:
        """What a seat was asked in the present turn, and chose; what was dealt anew since is not known."""
        turn = turn_of(self.state)
        return tuple(
            one for one in self._asked if one.seat == seat == one.decision.seat and turn_of(one.state) == turn
        )

    def states(self, until: int) -> Iterator[GameState]:
        """The state after each choice in effect up to before number `until`, played again from the first."""
        again = Timeline.from_state(self.rules, self.first)
        for number, played in enumerate(self.played[:until]):
            if number:
                again.apply(played.seat, played.key)
            if number + 1 in self._anew:
                again.deal_anew(self._anew[number + 1])
            yield again.state

    @property
    def undoable(self) -> int:
        """How many choices can be taken back."""
        return len(self._kept)

    @property
    def redoable(self) -> int:
        """How many choices taken back can be made again."""
        return len(self._undone)

    @property
    def undo_seat(self) -> int:
        """The seat whose choice would be taken back next, or NOBODY."""
        return self._kept[-1].seat if self._kept else NOBODY

    @property
    def next_redo(self) -> tuple[int, str, AgentReason | None] | None:
        """Seat, key and reason of the choice that would be made again next."""
        return self._undone[-1] if self._undone else None

    @property
    def choices_of_turn(self) -> int:
        """How many choices back the turn of the last one begins, or the barrier where that is nearer."""
        turns = [turn_of(kept.state) for kept in self._kept]
        return next((back for back, turn in enumerate(reversed(turns)) if turn != turns[-1]), len(turns))

    @property
    def turn_ended_by(self) -> int:
        """The seat whose last choice ended its own turn, while nobody has chosen since; else NOBODY."""
        last = self.played[-1]
        ended = last.seat == last.turn[2] and last.turn != turn_of(self.state)
        return last.seat if ended else NOBODY

    @property
    def round_ended(self) -> bool:
        """True if the last choice was the last of its round."""
        return not same_round(self.played[-1].turn, self.state)

    def undo(self, steps: int) -> None:
        """Take back so many choices; CannotUndoError beyond the barrier."""
        if not 0 < steps <= len(self._kept):
            raise CannotUndoError(steps=steps, possible=len(self._kept))
        for played in reversed(self.played[-steps:]):
            self._undone.append((played.seat, played.key, played.why))
        earliest = self._kept[-steps]
        self.state, self.decision, self.rests = earliest.state, earliest.decision, False
        del self._kept[-steps:]
        del self._asked[-steps:]
        del self.played[-steps:]


def turn_of(state: GameState) -> TurnId:
    """The turn a state belongs to."""
    return (state.round, state.turn, state.active)


def same_round(turn: TurnId, state: GameState) -> bool:
    """True if a state is still among the turns of the round this turn belongs to."""
    return state.round == turn[0] and state.active != NOBODY
