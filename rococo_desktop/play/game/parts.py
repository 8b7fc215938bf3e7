"""What one choice led to, in parts: it can lead through the turn of a rival, the income and the next deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rococo_desktop.model.events import CountBegan, Earned, Event, RoundBegan, Scored, TurnBegan
from rococo_desktop.model.vocabulary import NOBODY


def parts_of(seat: int, events: Sequence[Event]) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """What one choice led to, cut where a turn, the income, a round or the count begins; and who acts."""
    acting, earns, counted = seat, False, False
    part: list[Event] = []
    for event in events:
        if counts(event) and not counted:
            if part:
                yield acting, tuple(part)
            acting, part, counted = NOBODY, [], True
        if isinstance(event, TurnBegan | RoundBegan) or (isinstance(event, Earned) and not earns):
            if part:
                yield acting, tuple(part)
            acting, part = (event.seat if isinstance(event, TurnBegan) else NOBODY), []
            earns = isinstance(event, Earned)
        part.append(event)
    if part:
        yield acting, tuple(part)


def begins_count(event: Event) -> bool:
    """True for what the rules tell first when they count in the end."""
    return isinstance(event, CountBegan)


def counts(event: Event) -> bool:
    """True for what belongs to the final count wherever it stands."""
    return isinstance(event, Scored) or begins_count(event)
