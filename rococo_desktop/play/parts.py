"""What one choice led to, in parts: it can lead through the turn of a rival, the income and the next deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rococo_desktop.model.events import Event, Scored, Told
from rococo_desktop.model.vocabulary import NOBODY


def parts_of(seat: int, events: Sequence[Event]) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """What one choice led to, cut where a turn, the income, a round or the count begins; and who acts."""
    acting, earns, counts = seat, False, False
    part: list[Event] = []
    for event in events:
        if isinstance(event, Scored) and not counts:
            if part:
                yield acting, tuple(part)
            acting, part, counts = NOBODY, [], True
        if isinstance(event, Told):
            begins_income = event.key == "income" and not earns
            if event.key in {"turn", "round", "final_scoring"} or begins_income:
                if part:
                    yield acting, tuple(part)
                acting, part = (event.seat if event.key == "turn" else NOBODY), []
                earns = event.key == "income"
        part.append(event)
    if part:
        yield acting, tuple(part)
