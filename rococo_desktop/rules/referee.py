"""The facade of the rules: begin a game, ask what is to be decided, and advance by one choice."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.events import Event
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.rules.assembly import assemble
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.explain import explain
from rococo_desktop.rules.core.rounds import ask_three
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.ruleset_draft import SetupError
from rococo_desktop.rules.core.scoring import places_scored, standings, winners
from rococo_desktop.rules.core.sight import observe, redact
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.determinize import determinize
from rococo_desktop.rules.forecast import forecast, income, trademark_points
from rococo_desktop.rules.market import market
from rococo_desktop.rules.score_now import hall_standings, terrace_proposal
from rococo_desktop.rules.soundness import problems

__all__ = [
    "Ruleset",
    "SetupError",
    "Transition",
    "advance",
    "asking_all",
    "assemble",
    "crosses_barrier",
    "determinize",
    "explain",
    "forecast",
    "hall_standings",
    "income",
    "market",
    "new_game",
    "observe",
    "pending_decision",
    "places_scored",
    "problems",
    "redact",
    "reseeded",
    "revision",
    "standings",
    "terrace_proposal",
    "trademark_points",
    "winners",
]


class Transition(NamedTuple):
    """What a choice led to. `barrier` is true if hidden information came to light on the way (U1)."""

    state: GameState
    events: tuple[Event, ...]
    decision: Decision | None
    barrier: bool


def new_game(rules: Ruleset, seed: int, start_seat: int | None = None) -> Transition:
    """Set up a game and run it to its first decision; without a start seat one is drawn (S4)."""
    players = tuple(PlayerState() for _ in range(rules.seats))
    table = Table(rules, GameState(players, rng=chance.seeded(seed)))
    table.set_start_seat(table.below(rules.seats) if start_seat is None else start_seat)
    table.follow("setup")
    return _run(table)


def advance(rules: Ruleset, state: GameState, choice: Choice) -> Transition:
    """Carry out a choice and everything that follows by itself, up to the next real decision.

    The choice must be an option of the pending decision (or of a `revision`). `state` is left as it was.
    """
    table = Table(rules, state.clone())
    # The steps of a choice take the place of the step that asked; they hold the first to do last.
    table.agenda[-1:] = choice.steps
    return _run(table)


def _run(table: Table) -> Transition:
    rules, state, agenda = table.rules, table.state, table.agenda
    acts, asks = rules.acts, rules.asks
    decision = None
    while agenda:
        step = agenda[-1]
        name = step[0]
        act = acts.get(name)
        if act is not None:
            agenda.pop()
            act(table, *step[1:])
            continue
        options = asks[name](rules, state, *step[1:])
        if (len(options) > 1 or name in rules.pauses) and step[1] in rules.people:
            decision = _made(Decision, (name, step[1], options, step[2:]))
            break
        # Nothing, or nobody, to decide: the rules go on by themselves.
        agenda[-1:] = options[0].steps
    table.hand_out()
    return _made(Transition, (state, tuple(table.events), decision, table.barrier))


_made = tuple.__new__
"""Makes a result as the tuple it is: calling its class costs twice as much."""


def asking_all(rules: Ruleset) -> Ruleset:
    """The same rules, but every question is put, even one with a single answer; to look ahead with.

    Nothing else differs: whoever gives the single answers one by one comes where `advance` comes at once.
    """
    return replace(rules, pauses=frozenset(rules.asks))


def pending_decision(rules: Ruleset, state: GameState) -> Decision | None:
    """The decision a state waits for, or None when the game is over; the same each time it is asked."""
    if not state.agenda:
        return None
    kind, seat, *about = state.agenda[-1]
    return Decision(kind, seat, rules.asks[kind](rules, state, seat, *about), tuple(about))


def revision(rules: Ruleset, state: GameState, seat: int) -> Decision | None:
    """The decision by which a seat changes its secret choice while others still choose (P2.1a), or None."""
    if not state.agenda or not state.players[seat].chosen:
        return None
    asking = state.agenda[-1]
    options = tuple(
        choice._replace(steps=(asking, *choice.steps)) for choice in ask_three(rules, state, seat)
    )
    return Decision("choose_three", seat, options, ())


def reseeded(state: GameState, seed: int) -> GameState:
    """The same position with other luck to come; for agents that weigh what a draw may bring."""
    fields = {name: getattr(state, name) for name in GameState.__slots__}
    return GameState(**fields | {"rng": chance.seeded(seed)})


def crosses_barrier(rules: Ruleset, state: GameState, choice: Choice) -> bool:
    """True if this choice would bring hidden information to light: it could not be taken back (U1)."""
    return advance(rules, state, choice).barrier
