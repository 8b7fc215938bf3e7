"""What one choice led to, in parts: it can lead through the turn of a rival, the income and the next deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rococo_desktop.model.events import Event, Scored, Told
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
        if isinstance(event, Told):
            begins_income = event.key == "income" and not earns
            if event.key in {"turn", "round"} or begins_income:
                if part:
                    yield acting, tuple(part)
                acting, part = (event.seat if event.key == "turn" else NOBODY), []
                earns = event.key == "income"
        part.append(event)
    if part:
        yield acting, tuple(part)


def begins_count(event: Event) -> bool:
    """True for what the rules tell first when they count in the end."""
    return isinstance(event, Told) and event.key == "final_scoring"


def counts(event: Event) -> bool:
    """True for what belongs to the final count wherever it stands."""
    return isinstance(event, Scored) or begins_count(event)
