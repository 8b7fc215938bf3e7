"""What a seat can point at although another question comes first: the options that lead there.

Found by trying the options, with no knowledge of the rules: a garment can be pointed at while the main action
is asked, because one option, and only that, leads to the question it answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rococo_desktop.model.decisions import Choice, Decision, Target
from rococo_desktop.model.events import Adjusted, Event, FavorMoved, Marked, Moved, Noted, Poured, Scored
from rococo_desktop.model.state import GameState
from rococo_desktop.play.game.previewing import option_of
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.rules.referee import Ruleset, Transition, advance, asking_all

Path = tuple[str, ...]
"""The keys of the options to choose, in order; the last one is that of the target, or takes it unasked."""

FARTHEST = 2
"""How many options may come before that of the target."""

REFUSALS = ("forfeit", "none", "empty", "done", "nobody")
"""How keys of options end that decline something: pointing elsewhere never gives anything up."""


class _Way:
    """A question that can be reached: the options on the way to it, and the state it is asked in."""

    def __init__(self, path: Path, state: GameState, decision: Decision, answers_itself: bool) -> None:
        self.path = path
        self.state = state
        self.decision = decision
        self.answers_itself = answers_itself
        """True if it is never put, because one answer is left: the way there chooses that as well."""

    def to(self, choice: Choice) -> Path:
        """The keys to choose for this option of the question."""
        return self.path if self.answers_itself else (*self.path, choice.key)


def reachable(rules: Ruleset, state: GameState, decision: Decision) -> Mapping[Target, Path]:
    """Every target a few options away, with the one shortest way there; two ways that differ lead nowhere.

    On the way nothing may be gained, paid, given up, drawn or shown, and nobody else may decide. A target
    that is taken unasked, because it is the only one, is as far away as the option that takes it.
    """
    known = {choice.target for choice in decision.options}
    found: dict[Target, Path] = {}
    ways = [_Way((), state, decision, False)]
    patient = asking_all(rules)
    for _ in range(FARTHEST):
        ways = [longer for way in ways if not way.answers_itself for longer in _longer(rules, patient, way)]
        here: dict[Target, list[tuple[_Way, Choice]]] = {}
        for way in ways:
            for choice in way.decision.options:
                if choice.target not in known:
                    here.setdefault(choice.target, []).append((way, choice))
        known |= here.keys()
        for target, reached in here.items():
            way, choice = reached[0]
            if all(_means_the_same(way, choice, *other) for other in reached[1:]):
                found[target] = way.to(choice)
    return found


def _longer(rules: Ruleset, patient: Ruleset, way: _Way) -> list[_Way]:
    ways = []
    for choice in way.decision.options:
        if choice.key.rpartition(":")[2] in REFUSALS:
            continue
        path = (*way.path, choice.key)
        for done in asked_after(rules, patient, way.state, way.decision.seat, choice):
            assert done.decision is not None
            if not all(_changes_nothing(event, way.decision.seat) for event in done.events):
                break
            ways.append(_Way(path, done.state, done.decision, answers_itself(rules, done.decision)))
    return ways


def asked_after(
    rules: Ruleset, patient: Ruleset, state: GameState, seat: int, choice: Choice
) -> Iterator[Transition]:
    """Each question a choice leads its seat to within the turn, each with what happened before it.

    Those that answer themselves, and at last the one that is put, if there is one; never anything that
    comes after hidden information came to light. `patient` are the rules that put every question.
    """
    turn = state.turn
    while True:
        done = advance(patient, state, choice)
        asked = done.decision
        if asked is None or asked.seat != seat or done.state.turn != turn or done.barrier:
            return
        yield done
        if not answers_itself(rules, asked):
            return
        state, choice = done.state, asked.options[0]


def answers_itself(rules: Ruleset, asked: Decision) -> bool:
    """True if a question is never put: one answer is left, and the rules go on with it."""
    return len(asked.options) == 1 and asked.kind not in rules.pauses


def unasked(timeline: Timeline, seat: int, path: Path) -> tuple[Decision, ...]:
    """The questions that answer themselves when a seat makes these choices, in their order.

    What the rules would do there is the one option of each. IllegalChoiceError if the way does not exist.
    """
    rules, state = timeline.rules, timeline.state
    choice = timeline.find(seat, path[0])
    patient = asking_all(rules)
    found: list[Decision] = []
    for key in (*path[1:], ""):
        asked = [done.decision for done in asked_after(rules, patient, state, seat, choice)]
        found += [one for one in asked if one is not None and answers_itself(rules, one)]
        if key:
            done = advance(rules, state, choice)
            state, choice = done.state, option_of(done, seat, key)
    return tuple(found)


def _changes_nothing(event: Event, seat: int) -> bool:
    """True if an event only says what is meant: a card laid out to be played, an action named."""
    match event:
        case Moved():
            return event.target == ("resolving", seat)
        case Noted():
            return not event.value  # that there is nothing, such as no jewelry that suits
        case Poured() | Adjusted() | Marked() | FavorMoved() | Scored():
            return False
        case _:
            return True


def _means_the_same(way: _Way, choice: Choice, other: _Way, other_choice: Choice) -> bool:
    return choice == other_choice and way.state == other.state
