"""A turn at rest: its own acts are over, and the next begins only with the word of its seat.

The rules go on by themselves to whoever decides next. While the word is awaited nothing of that is shown:
it is still the turn of the seat that acted. Nothing but the next turn may have begun (`TurnEnd.ends_round`).
"""

from __future__ import annotations

from rococo_desktop.model.events import Event, TurnBegan
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play.game.session_values import Happening
from rococo_desktop.play.records.timeline import Timeline, TurnId, turn_of
from rococo_desktop.rules.referee import observe, redact


def turn_shown(timeline: Timeline) -> TurnId:
    """The turn it is for whoever looks."""
    return timeline.played[-1].turn if timeline.rests else turn_of(timeline.state)


def view_shown(timeline: Timeline, viewer: int) -> PlayerView:
    """The game as a seat, or NOBODY, may see it now."""
    view = observe(timeline.rules, timeline.state, viewer)
    if not timeline.rests:
        return view
    number, turn, active = timeline.played[-1].turn
    return view._replace(round=number, turn=turn, active=active)


def happenings_shown(timeline: Timeline, viewer: int, since: int) -> tuple[Happening, ...]:
    """What happened through each choice from number `since` on, as a viewer may know it now."""
    found = [Happening(one.seat, redact(one.events, viewer), one.why) for one in timeline.played[since:]]
    if timeline.rests and found:
        found[-1] = found[-1]._replace(events=_own(found[-1].events))
    return tuple(found)


def _own(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """These events up to the turn that begins last."""
    ends = max(at for at, event in enumerate(events) if isinstance(event, TurnBegan))
    return events[:ends]
