"""What a seat owns, counted with every filter, and the quantities and conditions made of counts."""

from __future__ import annotations

import pytest

from rococo_desktop.model.effects import Condition, Count, Countable, Quantity, Sets
from rococo_desktop.model.vocabulary import Colour, Kind, Rank
from rococo_desktop.rules.core import counts
from tests.rules.scenario import Scene

GARMENTS = Count("garments")
GOWNS, COATS = Count("garments", kind=Kind.GOWN), Count("garments", kind=Kind.COAT)
STAFF = Count("staff")


def ball() -> Scene:
    """Seat 0: blue 3, pink 2, green 1, orange 1, of which three on master spaces; seat 1 a little of all."""
    return (
        Scene(3)
        .guest(0, 0, "blue_gown_1")
        .guest(0, 2, "blue_gown_2")
        .guest(0, 6, "pink_coat_1")
        .guest(0, 8, "green_gown_1")
        .guest(0, 14, "orange_coat_1")
        .guest(0, 15, "blue_gown_3")
        .guest(0, 19, "pink_coat_2")
        .guest(1, 1, "blue_gown_4")
        .guest(1, 10, "pink_coat_3")
        .guest(1, 7, "green_gown_2")
        .guest(1, 16, "orange_coat_2")
        .funded(0, "fireworks_1", "kitchen_left_1", "statue_1", "musicians_3")
        .funded(1, "fireworks_2", "musicians_1")
        .all_halls(0, 0)
    )


def tally(scene: Scene, count: Countable, seat: int = 0, hall: int = counts.ANY_HALL) -> int:
    """The value of a count in a scene."""
    return counts.tally(scene.rules, scene.state, seat, count, hall)


@pytest.mark.parametrize(
    ("count", "own", "other", "none"),
    [
        (GARMENTS, 7, 4, 0),
        (Count("garments", colour=Colour.BLUE), 3, 1, 0),
        (Count("garments", colour=Colour.PINK), 2, 1, 0),
        (Count("garments", colour=Colour.GREEN), 1, 1, 0),
        (Count("garments", colour=Colour.ORANGE), 1, 1, 0),
        (GOWNS, 4, 2, 0),
        (COATS, 3, 2, 0),
        (Count("garments", master_space=True), 3, 2, 0),
        (Count("decorations"), 4, 2, 0),
        (STAFF, 5, 5, 5),
        (Count("staff", rank=Rank.MASTER), 2, 2, 2),
        (Count("staff", rank=Rank.JOURNEYMAN), 1, 1, 1),
        (Count("staff", rank=Rank.APPRENTICE), 2, 2, 2),
        (Sets((GOWNS, COATS)), 3, 2, 0),
        (Sets((Count("garments", colour=Colour.BLUE), Count("garments", colour=Colour.GREEN))), 1, 1, 0),
    ],
)
def test_every_count_is_of_ones_own(count: Countable, own: int, other: int, none: int) -> None:
    scene = ball()
    assert [tally(scene, count, seat) for seat in range(3)] == [own, other, none]


def test_garments_of_one_hall() -> None:
    scene = ball()
    in_hall = Count("garments", chosen_hall=True)
    assert [tally(scene, in_hall, 0, hall) for hall in range(5)] == [2, 2, 0, 2, 1]
    assert [tally(scene, in_hall, 1, hall) for hall in range(5)] == [1, 1, 1, 1, 0]


def test_every_filter_that_is_set_narrows_the_count() -> None:
    """A count with two filters once heeded only the first of them."""
    scene = ball()
    blue, pink = Colour.BLUE, Colour.PINK
    assert tally(scene, Count("garments", colour=blue, kind=Kind.GOWN)) == 3
    assert tally(scene, Count("garments", colour=blue, kind=Kind.COAT)) == 0
    assert tally(scene, Count("garments", colour=blue, master_space=True)) == 1
    assert tally(scene, Count("garments", kind=Kind.COAT, master_space=True)) == 2
    assert tally(scene, Count("garments", colour=pink, chosen_hall=True), hall=1) == 1
    assert tally(scene, Count("garments", colour=pink, chosen_hall=True), hall=0) == 0
    assert tally(scene, Count("garments", kind=Kind.GOWN, chosen_hall=True), hall=3) == 1
    assert tally(scene, Count("garments", master_space=True, chosen_hall=True), hall=0) == 1
    assert tally(scene, Count("garments", master_space=True, chosen_hall=True), hall=4) == 0


@pytest.mark.rule("P3.5")
def test_the_staff_lies_in_hand_supply_discard_and_on_the_table() -> None:
    scene = Scene().seat(0, hand=["e1a"], supply=["e0a", "e0b"], discard=["e0a", "e3d", "e6c"]).turn(0, "e2c")
    assert tally(scene, STAFF) == 7
    staff = sorted(scene.ids("employee", counts.staff_of(scene.state, 0)))
    assert staff == ["e0a", "e0a", "e0b", "e1a", "e2c", "e3d", "e6c"]
    assert tally(scene, Count("staff", rank=Rank.MASTER)) == 3
    assert tally(scene, Count("staff", rank=Rank.JOURNEYMAN)) == 2
    assert tally(scene, Count("staff", rank=Rank.APPRENTICE)) == 2
    # On its way out by depute it still counts (A5.2).
    scene.choose("action:depute")
    assert scene.player(0).leaving == (scene.card("e2c"),)
    assert tally(scene, STAFF) == 7
    assert scene.card("e2c") in counts.staff_of(scene.state, 0)


def test_a_garment_on_the_terrace_is_on_the_board_but_on_no_guest_space() -> None:
    scene = Scene().guest(0, 0, "blue_gown_1").guest(0, 3, "pink_coat_1").funded(0, "fireworks_2")
    scene.agenda(("terrace", 0, 1))
    scene.choose("terrace:0")
    assert tally(scene, GARMENTS) == 2
    assert tally(scene, GOWNS) == 1
    assert tally(scene, Count("garments", master_space=True)) == 0
    assert tally(scene, Count("garments", chosen_hall=True), hall=0) == 1
    own = tuple(counts.garments_of(scene.rules, scene.state, 0))
    assert scene.ids("garment", own) == ["pink_coat_1", "blue_gown_1"]
    assert tally(scene, GARMENTS, 1) == 0


def test_the_all_halls_bonus_is_no_decoration() -> None:
    scene = Scene().all_halls(0, 2)
    assert tally(scene, Count("decorations")) == 0
    # The first and the last decoration of the board are.
    scene.funded(0, "fireworks_1", "musicians_5")
    assert tally(scene, Count("decorations")) == 2


@pytest.mark.rule("H")
def test_represented_by_a_garment_or_by_the_musicians_of_the_hall() -> None:
    scene = ball()
    halls = range(5)
    assert [counts.is_represented(scene.rules, scene.state, 0, hall) for hall in halls] == [True] * 5
    seen = [counts.is_represented(scene.rules, scene.state, 1, hall) for hall in halls]
    assert seen == [True, True, True, True, False]
    assert not any(counts.is_represented(scene.rules, scene.state, 2, hall) for hall in halls)
    # The first and the last space of a hall belong to it, their neighbours do not.
    edges = Scene().guest(0, 6, "blue_gown_1").guest(1, 9, "blue_gown_2")
    for seat in (0, 1):
        seen = [counts.is_represented(edges.rules, edges.state, seat, hall) for hall in halls]
        assert seen == [False, True, False, False, False]
    players = Scene().funded(1, "musicians_2", "fireworks_4", "statue_1")
    seen = [counts.is_represented(players.rules, players.state, 1, hall) for hall in halls]
    assert seen == [False, True, False, False, False]


@pytest.mark.parametrize(
    ("quantity", "value"),
    [
        (Quantity(3), 3),
        (Quantity(), 0),
        (Quantity(2, GARMENTS), 14),
        (Quantity(1, GARMENTS, every=2), 3),
        (Quantity(5, GARMENTS, every=3), 10),
        (Quantity(5, GARMENTS, every=7), 5),
        (Quantity(5, GARMENTS, every=8), 0),
        (Quantity(count=GARMENTS, table=((7, 4), (8, 9))), 4),
        (Quantity(count=GARMENTS, table=((6, 4), (7, 9))), 9),
        (Quantity(count=GARMENTS, table=((8, 4),)), 0),
        (Quantity(count=GARMENTS, table=((0, 6), (3, 5), (7, 2))), 2),
    ],
)
def test_quantities_round_down_and_tables_give_the_highest_row_reached(
    quantity: Quantity, value: int
) -> None:
    scene = ball()
    assert counts.amount(scene.rules, scene.state, 0, quantity) == value


def test_a_quantity_counts_in_the_chosen_hall() -> None:
    scene = ball()
    quantity = Quantity(2, Count("garments", chosen_hall=True))
    assert [counts.amount(scene.rules, scene.state, 0, quantity, hall) for hall in range(5)] == [
        4,
        4,
        0,
        4,
        2,
    ]
    pairs = Sets((Count("garments", chosen_hall=True, kind=Kind.GOWN), GARMENTS))
    assert tally(scene, pairs, hall=0) == 2


@pytest.mark.parametrize(
    ("at_least", "at_most", "met"),
    [
        (0, None, True),
        (7, None, True),
        (8, None, False),
        (0, 7, True),
        (0, 6, False),
        (7, 7, True),
        (8, 9, False),
        (0, 0, False),
    ],
)
def test_conditions_hold_within_their_bounds(at_least: int, at_most: int | None, met: bool) -> None:
    scene = ball()
    condition = Condition(GARMENTS, at_least, at_most)
    assert counts.holds(scene.rules, scene.state, 0, condition) is met


def test_a_condition_of_at_most_none_holds_without_any() -> None:
    scene = ball()
    assert counts.holds(scene.rules, scene.state, 2, Condition(GARMENTS, 0, 0))
