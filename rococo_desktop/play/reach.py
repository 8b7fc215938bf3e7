"""What a seat can point at although another question comes first: the options that lead there.

Found by trying the options, with no knowledge of the rules: a garment can be pointed at while the main action
is asked, because one option, and only that, leads to the question it answers.
"""

from __future__ import annotations

from collections.abc import Mapping

from rococo_desktop.model.decisions import Choice, Decision, Target
from rococo_desktop.model.events import Event, Moved, Told
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Ruleset, advance

Path = tuple[str, ...]
"""The keys of the options to choose, in order; the last one is that of the target."""

FARTHEST = 2
"""How many options may come before that of the target."""

REFUSALS = ("forfeit", "none", "empty", "done", "nobody")
"""How keys of options end that decline something: pointing elsewhere never gives anything up."""


class _Way:
    """A question that can be reached: the options on the way to it, and the state it is asked in."""

    def __init__(self, path: Path, state: GameState, decision: Decision) -> None:
        self.path = path
        self.state = state
        self.decision = decision


def reachable(rules: Ruleset, state: GameState, decision: Decision) -> Mapping[Target, Path]:
    """Every target a few options away, with the one shortest way there; two ways that differ lead nowhere.

    On the way nothing may be gained, paid, given up, drawn or shown, and nobody else may decide.
    """
    known = {choice.target for choice in decision.options}
    found: dict[Target, Path] = {}
    ways = [_Way((), state, decision)]
    for _ in range(FARTHEST):
        ways = [longer for way in ways for longer in _longer(rules, way)]
        here: dict[Target, list[tuple[_Way, Choice]]] = {}
        for way in ways:
            for choice in way.decision.options:
                if choice.target not in known:
                    here.setdefault(choice.target, []).append((way, choice))
        known |= here.keys()
        for target, reached in here.items():
            way, choice = reached[0]
            if all(_means_the_same(way, choice, *other) for other in reached[1:]):
                found[target] = (*way.path, choice.key)
    return found


def _longer(rules: Ruleset, way: _Way) -> list[_Way]:
    ways = []
    seat = way.decision.seat
    for choice in way.decision.options:
        if choice.key.rpartition(":")[2] in REFUSALS:
            continue
        done = advance(rules, way.state, choice)
        asked = done.decision
        goes_on = asked is not None and asked.seat == seat and done.state.turn == way.state.turn
        if goes_on and not done.barrier and all(_changes_nothing(event, seat) for event in done.events):
            assert asked is not None
            ways.append(_Way((*way.path, choice.key), done.state, asked))
    return ways


def _changes_nothing(event: Event, seat: int) -> bool:
    """True if an event only says what is meant: a card laid out to be played, an action named."""
    return isinstance(event, Told) or (isinstance(event, Moved) and event.target == ("resolving", seat))


def _means_the_same(way: _Way, choice: Choice, other: _Way, other_choice: Choice) -> bool:
    return choice == other_choice and way.state == other.state
