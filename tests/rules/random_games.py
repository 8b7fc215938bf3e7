"""Games played by chance alone, from the first deal to the final score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.events import Event
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.ruleset import Ruleset
from tests.rules.scenario import ruleset


class Moment(NamedTuple):
    """A state of a game, the decision it waits for (None at the end), and the events that led here."""

    rules: Ruleset
    state: GameState
    decision: Decision | None
    events: tuple[Event, ...]


def random_game(
    players: int, seed: int, edition: Edition = Edition.DELUXE, modules: tuple[str, ...] = ()
) -> Iterator[Moment]:
    """Every moment of a game in which each option is equally likely, forfeits aside."""
    rules = ruleset(players, edition, modules)
    stream = chance.seeded(1000 + seed)
    transition = referee.new_game(rules, seed)
    while True:
        yield Moment(rules, transition.state, transition.decision, transition.events)
        if transition.decision is None:
            return
        # Who forfeits half the time never gets to the rarer rules.
        options = _wanted(transition.decision)
        pick, stream = chance.below(stream, len(options))
        transition = referee.advance(rules, transition.state, options[pick])


def _wanted(decision: Decision) -> tuple[Choice, ...]:
    wanted = tuple(
        option
        for option in decision.options
        if not option.key.endswith(("forfeit", "empty", "action:depute", "sell"))
    )
    return wanted or decision.options
