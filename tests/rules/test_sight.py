"""G4, G5: what a seat, or nobody, may see of a state."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.player_view import OwnView, PlayerView
from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules import referee
from tests.rules.random_games import random_game
from tests.rules.scenario import Scene


def rich(edition: Edition = Edition.DELUXE) -> Scene:
    """A table where every place holds something of its own; seat 1 is in the middle of its turn."""
    scene = Scene(3, edition).seat(0, livre=7, lace=2, thread=3, prestige=5, silk=["bb", "o"])
    scene.seat(0, hand=["e0a"], supply=["e0b", "e0d"], discard=["e0c", "e0a"])
    scene.seat(1, livre=4, lace=1, thread=6, prestige=9, silk=["pp", "g", "g"])
    scene.seat(1, hand=["e0d"], supply=["e0a", "e0c"], discard=["e1a", "e0b"])
    scene.seat(2, livre=11, lace=0, thread=1, prestige=2, silk=["oo"], hand=[], supply=["e0a", "e0b"])
    scene.display("drawers", "bb", None, "pp").display("garments", None, "blue_gown_3", "pink_coat_1")
    scene.display("hire", "e1e", None, "e1c", "e1d")
    scene.guest(0, 3, "blue_gown_1").guest(2, 8, "green_gown_1").funded(1, "fireworks_2").all_halls(2, 0)
    scene.turn(1, "e1b").fields(round=4, turn=23, favor=2, start_seat=1)
    tile = scene.plain["bag"].pop()
    scene.plain["resource_discard"].append(tile)
    scene.plain["garment_discard"].append(scene.plain["garment_bag"].pop())
    scene.plain["players"][1]["drawn"] = [scene.plain["bag"].pop()]
    scene.plain["players"][1]["bench"] = [scene.plain["garment_bag"].pop()]
    scene.plain["players"][1]["used"] = [scene.card("e1b")]
    return scene


def view(scene: Scene, viewer: int) -> PlayerView:
    """What a viewer sees of a scene."""
    return referee.observe(scene.rules, scene.state, viewer)


@pytest.mark.rule("G4")
@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_everything_open_is_seen_by_everybody(viewer: int) -> None:
    scene = rich()
    state, seen = scene.state, view(scene, viewer)
    assert seen.viewer == viewer
    assert (seen.round, seen.turn, seen.active, seen.start_seat, seen.favor) == (4, 23, 1, 1, 2)
    for name in (
        *("agenda", "hire", "removed", "drawers", "resource_discard", "garment_bag", "garments"),
        *("garment_discard", "guests", "terrace", "trademarks", "sheet"),
    ):
        assert getattr(seen, name) == getattr(state, name), name
    assert (seen.deck, seen.bag) == (len(state.deck), len(state.bag))
    assert seen.deck > 0
    assert seen.bag > 0
    assert not seen.is_over


@pytest.mark.rule("G4")
@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_of_a_seat_everybody_sees_numbers_open_piles_and_the_union_of_closed_cards(viewer: int) -> None:
    scene = rich()
    card = scene.card
    assert view(scene, viewer).seats == (
        SeatView(
            livre=7,
            lace=2,
            thread=3,
            prestige=5,
            tiles=2,
            hand=1,
            supply=2,
            closed=(card("e0a"), card("e0b"), card("e0d")),
            discard=(card("e0c"), card("e0a")),
            resolving=(),
            leaving=(),
            bench=(),
            undecided=0,
            has_chosen=False,
            used=(),
        ),
        SeatView(
            livre=4,
            lace=1,
            thread=6,
            prestige=9,
            tiles=4,
            hand=1,
            supply=2,
            closed=(card("e0a"), card("e0c"), card("e0d")),
            discard=(card("e1a"), card("e0b")),
            resolving=(card("e1b"),),
            leaving=(),
            bench=scene.player(1).bench,
            undecided=1,
            has_chosen=False,
            used=(card("e1b"),),
        ),
        SeatView(
            livre=11,
            lace=0,
            thread=1,
            prestige=2,
            tiles=1,
            hand=0,
            supply=2,
            closed=(card("e0a"), card("e0b")),
            discard=(),
            resolving=(),
            leaving=(),
            bench=(),
            undecided=0,
            has_chosen=False,
            used=(),
        ),
    )


@pytest.mark.rule("G4")
def test_only_the_owner_sees_the_split_of_the_cards_and_the_silk() -> None:
    scene = rich()
    for seat in range(3):
        player = scene.player(seat)
        own = view(scene, seat).own
        assert own == OwnView(player.hand, player.supply, player.silk, player.drawn, player.chosen)
    assert view(scene, NOBODY).own is None


@pytest.mark.rule("G4", "P2.1")
def test_a_secret_choice_shows_only_that_it_was_made() -> None:
    scene = Scene(3).choose("choose:e0a+e0a+e0b")
    chosen = scene.player(0).chosen
    assert len(chosen) == 3
    for viewer in (0, 1, 2, NOBODY):
        seen = view(scene, viewer)
        assert [seat.has_chosen for seat in seen.seats] == [True, False, False]
    own = view(scene, 0).own
    assert own is not None
    assert own.chosen == chosen
    assert view(scene, 1) == view(Scene(3).choose("choose:e0b+e0c+e0d"), 1)


HIDDEN: list[tuple[str, set[int]]] = [
    ("rng", set()),
    ("deck", set()),
    ("bag", {1}),
    ("hand", {1}),
    ("drawn", {1}),
    ("silk", {1, 2}),
]


def change(scene: Scene, what: str) -> Scene:
    """The scene with one hidden thing of seat 1 changed, numbers and open pieces as before."""
    plain, one, two = scene.plain, scene.plain["players"][1], scene.plain["players"][2]
    match what:
        case "rng":
            plain["rng"] = 12345
        case "deck":
            plain["deck"].reverse()
        case "bag":
            at = next(at for at, face in enumerate(plain["bag"]) if face != one["silk"][0])
            plain["bag"][at], one["silk"][0] = one["silk"][0], plain["bag"][at]
        case "hand":
            one["hand"][0], one["supply"][0] = one["supply"][0], one["hand"][0]
        case "drawn":
            at = next(at for at, face in enumerate(plain["bag"]) if face != one["drawn"][0])
            plain["bag"][at], one["drawn"][0] = one["drawn"][0], plain["bag"][at]
        case "silk":
            one["silk"][0], two["silk"][0] = two["silk"][0], one["silk"][0]
    return scene


@pytest.mark.rule("G4")
@pytest.mark.parametrize(("what", "notice"), HIDDEN)
def test_what_is_hidden_makes_no_difference_to_others(what: str, notice: set[int]) -> None:
    before, after = rich(), change(rich(), what)
    assert before.state != after.state
    for viewer in (0, 1, 2, NOBODY):
        assert (view(before, viewer) != view(after, viewer)) == (viewer in notice), (what, viewer)


@pytest.mark.rule("G5", "G4")
def test_in_classic_the_prestige_of_others_is_hidden_until_the_end() -> None:
    scene = rich(Edition.CLASSIC)
    assert [seat.prestige for seat in view(scene, 0).seats] == [5, None, None]
    assert [seat.prestige for seat in view(scene, 2).seats] == [None, None, 2]
    assert [seat.prestige for seat in view(scene, NOBODY).seats] == [None, None, None]
    # Everything else of a seat is as open as in Deluxe.
    for hidden, shown in zip(view(scene, 0).seats, view(rich(), 0).seats, strict=True):
        assert hidden._replace(prestige=0) == shown._replace(prestige=0)
    scene.agenda()
    for viewer in (0, 2, NOBODY):
        seen = view(scene, viewer)
        assert [seat.prestige for seat in seen.seats] == [5, 9, 2]
        assert seen.is_over


@pytest.mark.rule("G5")
def test_in_deluxe_prestige_is_open() -> None:
    for viewer in (0, 1, 2, NOBODY):
        assert [seat.prestige for seat in view(rich(), viewer).seats] == [5, 9, 2]


@pytest.mark.rule("G4")
def test_a_view_holds_plain_open_facts_alone() -> None:
    """No state, no player, no stream of luck is within reach of a view, at any time of a game."""
    for players, edition in ((2, Edition.DELUXE), (4, Edition.CLASSIC)):
        for at, moment in enumerate(random_game(players, 7, edition)):
            if at % 25 == 0:
                for viewer in range(-1, players):
                    seen = referee.observe(moment.rules, moment.state, viewer)
                    found = list(_within(seen._asdict()))
                    assert not [one for one in found if isinstance(one, GameState | PlayerState)]
                    assert moment.state.rng not in found


def _within(value: Any) -> Any:
    yield value
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for part in value:
            yield from _within(part)


def test_a_view_shares_what_it_can() -> None:
    """Observing copies nothing: the tuples are those of the state."""
    state = rich().state
    seen = referee.observe(rich().rules, state, 0)
    assert seen.trademarks is state.trademarks
    assert seen.guests is state.guests
    assert seen.own is not None
    assert seen.own.silk is state.players[0].silk
