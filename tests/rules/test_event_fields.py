"""G4: each field of an event says what it holds, so that no new event carries a secret past redaction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from rococo_desktop.model import events
from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.model.events import (
    UNSEEN,
    Event,
    ForfeitedBonus,
    Moved,
    RivalReasoned,
    Telling,
    UsedBonus,
)
from rococo_desktop.model.places import ZONES, Place, Sight
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules import referee
from tests.rules.random_games import random_game
from tests.rules.rival_turns import ALL_MODULES

KINDS: tuple[type[Any], ...] = get_args(Event)
OPEN: dict[object, str] = {events.Card: "employee", events.Garment: "garment", events.Jewelry: "jewelry"}
"""The types of fields that name a piece everybody sees, and what kind of piece."""
PLAIN: dict[tuple[type[Any], str], str] = {
    (events.Noted, "value"): "examinations, tasks and a yes or no, all in plain sight",
    (events.Scored, "cause"): "the score sheet lies open",
    (events.RivalReasoned, "about"): "of open pieces alone, see below",
    (events.GameEnded, "winners"): "seats",
}
"""Fields that hold something else than one number or word, and why nothing of it is secret."""
OF_RIVAL = {"employee": "employee", "garment": "garment", "jewelry": "jewelry", "card": "rival_card"}
"""What of a rival's reason is a piece, by name."""
ALOUD = {
    ("HiredSpecialist", ""): "J4: who hires a specialist shows it",
    ("B12", "graduate"): "B12: her graduates are turned up before their crowns are scored",
}
"""What shows a card that lies in no open place."""


def fields(kind: type[Any]) -> dict[str, Any]:
    """The fields of a kind of event, with the types they are declared with."""
    return get_type_hints(kind, include_extras=True)


def test_every_field_says_what_it_holds() -> None:
    known = {events.Seat, events.Number, events.Piece, *OPEN, str, Place}
    unknown = {
        (kind.__name__, name)
        for kind in KINDS
        for name, declared in fields(kind).items()
        if declared not in known and (kind, name) not in PLAIN
    }
    assert not unknown, "say by its type in model.events what such a field holds: a seat, a number, a piece"


@pytest.mark.rule("G4")
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_may_be_secret_is_cut_out_for_others(kind: type[Any]) -> None:
    places = iter([("bag", 0), ("silk", 1)])
    made = kind(**{name: next(places) if of == Place else 5 for name, of in fields(kind).items()})
    (seen,) = referee.redact([made], NOBODY)
    for name, declared in fields(kind).items():
        if declared == events.Piece:
            assert getattr(seen, name) == UNSEEN, f"rules.sight.redact forgets {kind.__name__}.{name}"
        else:
            assert getattr(seen, name) == getattr(made, name)


def test_something_may_be_secret() -> None:
    assert {kind for kind in KINDS if events.Piece in fields(kind).values()} == {Moved}


@pytest.mark.rule("G4")
@pytest.mark.parametrize(("players", "seed"), [(1, 3), (3, 4)])
def test_whatever_is_told_lies_open(players: int, seed: int) -> None:
    told = 0
    before: set[tuple[str, int]] = set()
    for moment in random_game(players, seed, modules=ALL_MODULES):
        after = set(open_pieces(moment.state))
        passing = set(shown_in_passing(moment.events))
        for event in moment.events:
            if isinstance(event, Telling) and kind_of(event) not in ALOUD:
                for piece in named(event):
                    assert piece in before | after | passing, event
                    told += 1
        before = after
    assert told > 60


def kind_of(event: Event) -> tuple[str, str]:
    """The kind of event, or the rule and the reason that is given."""
    return (event.rule, event.reason) if isinstance(event, RivalReasoned) else (type(event).__name__, "")


def open_pieces(state: GameState) -> Iterator[tuple[str, int]]:
    """Every piece in an open place."""
    for zone in ZONES.values():
        if zone.sight is Sight.OPEN:
            for holder in state.players if zone.of_seat else (state,):
                yield from ((zone.pieces, piece) for piece in getattr(holder, zone.name))


def shown_in_passing(told: tuple[Event, ...]) -> Iterator[tuple[str, int]]:
    """Every piece everybody sees moving."""
    for event in referee.redact(told, NOBODY):
        if isinstance(event, Moved) and event.piece != UNSEEN:
            yield ZONES[event.source[0]].pieces, event.piece


def named(event: Event) -> Iterator[tuple[str, int]]:
    """The pieces an event names."""
    if isinstance(event, RivalReasoned):
        pieces = [(OF_RIVAL[name], value) for name, value in event.facts.items() if name in OF_RIVAL]
        yield from ((kind, value) for kind, value in pieces if isinstance(value, int))
    for name, declared in fields(type(event)).items():
        if declared in OPEN:
            yield OPEN[declared], getattr(event, name)


def test_no_reason_of_the_rival_is_about_a_tile() -> None:
    about = {name for reasons in REASONS.values() for names in reasons.values() for name in names}
    assert about >= OF_RIVAL.keys()
    assert not about & {"face", "tile", "hand", "supply"}


def test_events_of_two_kinds_are_never_the_same() -> None:
    used: Event = UsedBonus(0, 7)
    forfeited: Event = ForfeitedBonus(0, 7)
    assert tuple(used) == tuple(forfeited)
    assert used != forfeited
    assert not used == forfeited  # noqa: SIM201
    assert used == UsedBonus(0, 7)
    assert not used != UsedBonus(0, 7)  # noqa: SIM202
    assert len({used, UsedBonus(0, 7), forfeited}) == 2
