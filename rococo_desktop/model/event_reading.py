"""Reading what happened: one choice can lead through the turn of a rival, the income and the next deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.model.events import (
    BecameStartPlayer,
    CountBegan,
    Earned,
    Event,
    Moved,
    RivalReasoned,
    RoundBegan,
    Scored,
    TurnBegan,
)
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY


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


def turn_begun(events: Sequence[Event]) -> int | None:
    """The number of the turn that begins first, or None."""
    return next((event.number for event in events if isinstance(event, TurnBegan)), None)


def card_revealed(events: Sequence[Event]) -> int | None:
    """The card Madame du Barry reveals (B3), or None."""
    for event in events:
        match event:
            case RivalReasoned(_, "B3", "reveals", (int(card),)):
                return card
    return None


class Dealt(NamedTuple):
    """What a new round brought."""

    number: int
    hire: tuple[int, ...]
    garments: tuple[int, ...]
    gone: int
    """How many garments have left the shelf."""
    by_favor: bool
    """True if the start player held the queen's favor."""


def dealt_by(events: Iterable[Event], view: PlayerView) -> Dealt | None:
    """What these events dealt, or None if no round begins in them."""
    number, favor, gone = 0, False, 0
    garments: dict[int, int] = {}
    for event in events:
        match event:
            case RoundBegan(found):
                number, favor, gone = found, False, 0
                garments.clear()
            case BecameStartPlayer():
                favor = True
            case Moved(piece, ("garment_bag", _), ("garments", space)):
                garments[space] = piece
            case Moved(_, ("garments", _), ("garment_discard", _)):
                gone += 1
    if not number:
        return None
    hire = tuple(card for card in view.hire if card != EMPTY)
    # As they lie on the shelf, though they were dealt from right to left (P1.4).
    return Dealt(number, hire, tuple(garments[space] for space in sorted(garments)), gone, favor)


def turn_of(events: Iterable[Event]) -> int:
    """Whose turn begins last in these events; NOBODY if none does."""
    found = NOBODY
    for event in events:
        if isinstance(event, TurnBegan):
            found = event.seat
    return found
