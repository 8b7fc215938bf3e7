"""The table before the final count: what is counted in the end is for the last night to tell.

The rules count as soon as the last turn is over, partly before the terrace is decided. Until the last night
has shown it, purses and points stay as they were, and the log says nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rococo_desktop.model.event_reading import begins_count
from rococo_desktop.model.events import Adjusted, Event
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.past import Moment
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.text.chronicle import Entry
from rococo_desktop.ui.text.log_scribe import SCORING

TERRACE = "log.terrace"
"""What is decided during the count, and can be seen."""
COUNTED = ("livre", "lace", "thread", "prestige")
"""What the count changes."""


def uncounted(session: Session, viewer: int) -> PlayerView:
    """The game as a viewer may see it, without what the final count changed so far."""
    view = session.view(viewer)
    if not view.sheet and not view.is_over:
        return view
    return _without(view, _counted_by(session), session.definitions.edition)


def uncounted_past(session: Session, past: Iterable[Moment]) -> Iterator[Moment]:
    """These moments of the past, each without what the final count had changed by then."""
    counted: tuple[Event, ...] = ()
    for moment in past:
        counted += moment.events if counted else _from_count(moment.events)
        view = _without(moment.view, counted, session.definitions.edition) if counted else moment.view
        yield moment._replace(view=view)


def uncounted_log(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The log without the count."""
    if not entries or entries[-1].turn != SCORING:
        return entries
    return tuple(entry for entry in entries if entry.turn != SCORING or entry.text.key == TERRACE)


def _without(view: PlayerView, counted: Iterable[Event], edition: Edition) -> PlayerView:
    """The view before these events; points are hidden again where they were (G5)."""
    changes: Counter[tuple[int, str]] = Counter()
    for event in counted:
        if isinstance(event, Adjusted):
            changes[event.seat, event.counter] += event.change
    seats = []
    for seat, facts in enumerate(view.seats):
        had = {name: getattr(facts, name) for name in COUNTED}
        had = {name: None if now is None else now - changes[seat, name] for name, now in had.items()}
        if edition is Edition.CLASSIC and seat != view.viewer:
            had["prestige"] = None
        seats.append(facts._replace(**had))
    return view._replace(seats=tuple(seats))


def _counted_by(session: Session) -> tuple[Event, ...]:
    """Everything since the count began; nothing where that is not known."""
    counted: tuple[Event, ...] = ()
    for since in reversed(range(session.steps)):
        events = session.events(NOBODY, since)[0].events
        begun = _from_count(events)
        if begun:
            return begun + counted
        counted = events + counted
    return ()


def _from_count(events: Sequence[Event]) -> tuple[Event, ...]:
    """These events from the beginning of the count on; none if it does not begin in them."""
    begins = next((at for at, event in enumerate(events) if begins_count(event)), len(events))
    return tuple(events[begins:])
