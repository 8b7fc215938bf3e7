"""What an option would do, tried on the engine: shown before it is chosen."""

from __future__ import annotations

from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.outlook import Outcome
from rococo_desktop.model.state import GameState
from rococo_desktop.play.errors import IllegalChoiceError
from rococo_desktop.play.game.session_values import Preview
from rococo_desktop.play.records.timeline import Timeline, same_round, turn_of
from rococo_desktop.rules.referee import Ruleset, Transition, advance, trademark_points

_WAY = 4
"""How many questions on the way are looked through for points at the end."""


def preview(timeline: Timeline, seat: int, path: tuple[str, ...]) -> Preview:
    """What these choices of a seat, one after the other, would do at once; else IllegalChoiceError.

    Points at the end are those of the last one: what comes before already counts on it.
    """
    rules, state = timeline.rules, timeline.state
    choice = timeline.find(seat, path[0])
    total = Outcome()
    crosses = False
    way: list[Decision] = []
    for key in (*path[1:], ""):
        part = outcome(rules, state, seat, choice)
        both = (before + more for before, more in zip(total, part, strict=True))
        total = Outcome(*both)._replace(at_end=part.at_end)
        done = advance(rules, state, choice)
        crosses = crosses or done.barrier
        if not key:
            break
        state, choice = done.state, option_of(done, seat, key)
        assert done.decision is not None
        way.append(done.decision._replace(options=(choice,)))
    before = turn_of(timeline.state)
    ends_turn = before[2] == seat and turn_of(done.state) != before
    return Preview(crosses, ends_turn, ends_turn and not same_round(before, done.state), total, tuple(way))


def option_of(done: Transition, seat: int, key: str) -> Choice:
    """The option with this key of the question something led a seat to; else IllegalChoiceError."""
    asked = done.decision if done.decision is not None and done.decision.seat == seat else None
    following = asked.option(key) if asked is not None else None
    if following is None:
        raise IllegalChoiceError(seat=seat, choice=key)
    return following


def outcome(rules: Ruleset, state: GameState, seat: int, choice: Choice) -> Outcome:
    """What this choice itself changes for the seat: up to the next question, or its own end.

    What else is left to do, such as the end of a round, does not count.
    """
    done = _alone(rules, state, choice)
    before, after = state.players[seat], done.state.players[seat]
    return Outcome(
        after.livre - before.livre,
        after.lace - before.lace,
        after.thread - before.thread,
        after.prestige - before.prestige,
        len(after.silk + after.drawn) - len(before.silk + before.drawn),
        _certain(rules, done, seat) - trademark_points(rules, state, seat),
    )


def _alone(rules: Ruleset, state: GameState, choice: Choice) -> Transition:
    """What the choice leads to if nothing but the question it answers were left to do."""
    fields = {name: getattr(state, name) for name in GameState.__slots__}
    return advance(rules, GameState(**fields | {"agenda": state.agenda[-1:]}), choice)


def _certain(rules: Ruleset, done: Transition, seat: int) -> int:
    """The trademark points that a choice leads to, whatever is chosen on its way: the least of them.

    On the way the last option is followed, which changes least; at the end of it all are compared.
    """
    for _ in range(_WAY):
        asked = done.decision
        if asked is None or asked.seat != seat:
            break
        ahead = advance(rules, done.state, asked.options[-1])
        if ahead.decision is None:
            ends = (advance(rules, done.state, pick).state for pick in asked.options)
            return min(trademark_points(rules, end, seat) for end in ends)
        done = ahead
    return trademark_points(rules, done.state, seat)
