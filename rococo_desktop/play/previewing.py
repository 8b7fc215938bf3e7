"""What an option would do, tried on the engine: shown before it is chosen."""

from __future__ import annotations

from rococo_desktop.model.outlook import Outcome
from rococo_desktop.play.errors import IllegalChoiceError
from rococo_desktop.play.shown import Preview
from rococo_desktop.play.timeline import Timeline, turn_of
from rococo_desktop.rules.referee import advance, outcome


def preview(timeline: Timeline, seat: int, path: tuple[str, ...]) -> Preview:
    """What these choices of a seat, one after the other, would do at once; else IllegalChoiceError.

    Points at the end are those of the last one: what comes before already counts on it.
    """
    rules, state = timeline.rules, timeline.state
    choice = timeline.find(seat, path[0])
    total = Outcome()
    crosses = False
    for key in (*path[1:], ""):
        part = outcome(rules, state, seat, choice)
        both = (before + more for before, more in zip(total, part, strict=True))
        total = Outcome(*both)._replace(at_end=part.at_end)
        done = advance(rules, state, choice)
        crosses = crosses or done.barrier
        if not key:
            break
        asked = done.decision if done.decision is not None and done.decision.seat == seat else None
        following = asked.option(key) if asked is not None else None
        if following is None:
            raise IllegalChoiceError(seat=seat, choice=key)
        state, choice = done.state, following
    before = turn_of(timeline.state)
    ends_turn = before[2] == seat and turn_of(done.state) != before
    return Preview(crosses, ends_turn, total)
