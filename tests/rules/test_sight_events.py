"""G4: what happened, as a seat, or nobody, may see it."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import (
    UNSEEN,
    Adjusted,
    Event,
    FavorMoved,
    HasChosen,
    Marked,
    Moved,
    Poured,
    Scored,
)
from rococo_desktop.model.places import ZONES, Place
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules import referee
from tests.rules.bonus_turns import bonus_turn
from tests.rules.random_games import random_game
from tests.rules.scenario import Scene

OWNER, OTHER = 0, 1
PRIVATE = {"hand", "supply", "silk", "drawn", "specialist"}
HIDDEN = {
    "deck",
    "bag",
    "journeyman_deck",
    "master_deck",
    "unused_specialists",
    "rival_supply",
    "rival_hand",
    "rival_graduates",
}
"""The zones G4 hides; every other one is open."""


def seen(event: Event, viewer: int) -> Event:
    """One event as a viewer sees it."""
    (only,) = referee.redact([event], viewer)
    return only


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("source", "target"),
    [
        (("bag", 0), ("drawn", OWNER)),
        (("drawn", OWNER), ("silk", OWNER)),
        (("supply", OWNER), ("hand", OWNER)),
        (("hand", OWNER), ("supply", OWNER)),
        # None of the base game: back into a place nobody may look into.
        (("silk", OWNER), ("bag", 0)),
    ],
)
def test_moves_only_the_owner_may_follow(source: Place, target: Place) -> None:
    event = Moved(5, source, target)
    assert seen(event, OWNER) == event
    for viewer in (OTHER, 2, NOBODY):
        assert seen(event, viewer) == Moved(UNSEEN, source, target)


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("source", "target"),
    [
        (("drawers", 3), ("drawn", OWNER)),
        (("drawn", OWNER), ("resource_discard", 0)),
        (("silk", OWNER), ("resource_discard", 0)),
        (("bag", 0), ("drawers", 2)),
        (("deck", 0), ("hire", 1)),
        (("hire", 1), ("hand", OWNER)),
        (("hire", 1), ("removed", 0)),
        (("hand", OWNER), ("resolving", OWNER)),
        (("hand", OWNER), ("leaving", OWNER)),
        (("supply", OWNER), ("leaving", OWNER)),
        (("discard", OWNER), ("leaving", OWNER)),
        (("resolving", OWNER), ("leaving", OWNER)),
        (("resolving", OWNER), ("discard", OWNER)),
        (("leaving", OWNER), ("removed", 0)),
        (("garment_bag", 0), ("garments", 4)),
        (("garments", 2), ("bench", OWNER)),
        (("garments", 1), ("garments", 3)),
        (("garments", 4), ("garment_discard", 0)),
        (("bench", OWNER), ("guests", 7)),
        (("bench", OWNER), ("garment_discard", 0)),
        (("guests", 0), ("terrace", 1)),
    ],
)
def test_moves_everybody_may_follow(source: Place, target: Place) -> None:
    event = Moved(5, source, target)
    for viewer in (OWNER, OTHER, NOBODY):
        assert seen(event, viewer) == event


@pytest.mark.rule("G4")
def test_a_hidden_place_is_hidden_from_everybody() -> None:
    # The number of a place of the board is no seat: seat 0 sees no more of bag and deck than others.
    for zone in HIDDEN:
        event = Moved(3, (zone, 0), ("silk", 1))
        assert seen(event, 0) == event._replace(piece=UNSEEN)
        assert seen(event, NOBODY) == event._replace(piece=UNSEEN)
        assert seen(event, 1) == event


@pytest.mark.rule("G4")
@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_whatever_is_no_move_is_open(viewer: int) -> None:
    events: list[Event] = [
        Poured(4, ("discard", 0), ("supply", 0)),
        Adjusted(0, "livre", -3),
        Marked(7, 0),
        FavorMoved(-1, 0),
        Scored("F1", 0, 2, (20,)),
        HasChosen(0),
    ]
    assert referee.redact(events, viewer) == tuple(events)
    assert referee.redact(iter(events), viewer) == tuple(events)
    assert referee.redact((), viewer) == ()


@pytest.mark.rule("G4", "E1e")
def test_a_tile_from_the_bag_stays_secret_unless_it_is_spent() -> None:
    kept = bonus_turn("e1e").choose("bonus:use", "keep")
    tile = kept.player(0).silk[0]
    moves = [event for event in referee.redact(kept.events, 1) if isinstance(event, Moved)][:2]
    assert moves == [Moved(UNSEEN, ("bag", 0), ("drawn", 0)), Moved(UNSEEN, ("drawn", 0), ("silk", 0))]
    moves = [event for event in referee.redact(kept.events, 0) if isinstance(event, Moved)][:2]
    assert [move.piece for move in moves] == [tile, tile]
    spent = bonus_turn("e1e").choose("bonus:use")
    spent.choose(sorted(spent.keys() - {"keep"})[0])
    moves = [event for event in referee.redact(spent.events, 1) if isinstance(event, Moved)][:2]
    assert [move.piece for move in moves] == [UNSEEN, spent.state.resource_discard[0]]


@pytest.mark.rule("G4", "P2.1")
def test_the_cards_taken_into_hand_stay_secret() -> None:
    scene = Scene(2).choose("choose:e0a+e0a+e0b", "choose:e0a+e0c+e0d")
    for viewer in (0, 1, NOBODY):
        moves = [event for event in referee.redact(scene.events, viewer) if isinstance(event, Moved)]
        assert len(moves) == 6
        for move in moves:
            assert (move.piece != UNSEEN) == (move.target[1] == viewer)


@pytest.mark.rule("G4")
def test_over_whole_games_nothing_secret_is_told() -> None:
    assert {zone for zone in ZONES if ZONES[zone].sight} == PRIVATE | HIDDEN
    kinds = set()
    for players, seed in ((2, 11), (5, 12)):
        for moment in random_game(players, seed):
            for viewer in (0, players - 1, NOBODY):
                redacted = referee.redact(moment.events, viewer)
                assert len(redacted) == len(moment.events)
                for event, shown in zip(moment.events, redacted, strict=True):
                    if not isinstance(event, Moved):
                        assert shown == event
                        continue
                    may = [_may_see(place, viewer) for place in (event.source, event.target)]
                    assert shown == (event if any(may) else event._replace(piece=UNSEEN))
                    kinds.add((event.source[0], event.target[0]))
    assert len(kinds) > 15


def _may_see(place: Place, viewer: int) -> bool:
    zone, owner = place
    return zone not in HIDDEN and (zone not in PRIVATE or owner == viewer)
