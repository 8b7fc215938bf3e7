"""Playing whole games by program, through the same doors a person would use."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_names import agent_for
from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.rival import Rival
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.events import Event
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Ruleset, Transition, advance, new_game, observe, winners

NO_LIMIT = 1.0
"""The budget agents are given here, in seconds: more than any of them needs."""


class Ply(NamedTuple):
    """One decision of a game, with the state it was made in."""

    number: int
    state: GameState
    decision: Decision
    choice: Choice
    result: Transition


@dataclass(slots=True)
class PlayedGame:
    """How a game went."""

    state: GameState
    decisions: int = 0
    """Decisions with at least two options: only these count in figures of speed."""
    options: int = 0
    events: int = 0
    winners: list[int] = field(default_factory=list)
    """The seats that won."""
    opening: tuple[Event, ...] = ()
    """What happened before the first decision."""
    journal: list[tuple[int, str]] = field(default_factory=list)

    @property
    def scores(self) -> list[int]:
        """The prestige of each seat."""
        return [player.prestige for player in self.state.players]


def agents_for(kind: str, rules: Ruleset, seed: int) -> list[Agent]:
    """An agent for each person; *mixed* seats greedy and random ones in turn, swapped with every seed.

    UnknownAgentError for a name nobody has.
    """
    names = ("greedy", "random") if kind == "mixed" else (kind, kind)
    # By the time of the processor: a busy machine must not change what is played.
    brake = Brake(clock=time.process_time)
    return [agent_for(names[(seat + seed) % 2], rules, seed * 8 + seat, brake=brake) for seat in rules.people]


def firings_of(agents: Sequence[Agent]) -> int:
    """How often the emergency brake ended a search of these agents."""
    return sum(brake.firings for brake in {agent.brake for agent in agents if isinstance(agent, Rival)})


def play_game(
    rules: Ruleset,
    seed: int,
    agents: list[Agent],
    watch: Callable[[Ply], None] | None = None,
    begin: Callable[[Ruleset, int], Transition] = new_game,
) -> PlayedGame:
    """Play a game to its end; `watch` sees every decision right after it was made."""
    state, happened, decision, _ = begin(rules, seed)
    played = PlayedGame(state, opening=happened)
    journal = played.journal
    decisions = options = events = 0
    while decision is not None:
        _, seat, offered, _ = decision
        choice = agents[seat].choose(observe(rules, state, seat), decision, NO_LIMIT)
        transition = advance(rules, state, choice)
        if watch is not None:
            watch(Ply(len(journal), state, decision, choice, transition))
        journal.append((seat, choice.key))
        if len(offered) > 1:
            decisions += 1
            options += len(offered)
        state, happened, decision, _ = transition
        events += len(happened)
    played.state = state
    played.winners = list(winners(rules, state))
    played.decisions, played.options, played.events = decisions, options, events
    return played
