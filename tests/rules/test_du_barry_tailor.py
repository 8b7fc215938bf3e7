"""B6: Madame du Barry tailors: which garment, which hall, which space, and what cannot be done."""

from __future__ import annotations

import pytest

from rococo_desktop.model.definitions import BarryCard
from rococo_desktop.model.events import UNSEEN, Moved, Rented, RivalReasoned
from rococo_desktop.model.vocabulary import BarryAction
from rococo_desktop.rules import referee
from rococo_desktop.rules.modules.du_barry.tailoring import tailor
from tests.rules.rival_turns import (
    HALL_CARDS,
    HER,
    HUMAN,
    fill_halls,
    garment_at,
    her_cards,
    her_table,
    hers,
    moved,
    reasons,
    turn,
)
from tests.rules.scenario import Scene

ROYAL, HALL_2, HALL_3, HALL_4, HALL_5 = range(5)


def tailors(scene: Scene, card: str = "tailor_1_a", hall: int = ROYAL) -> Scene:
    """She tailors, and the next card shows this hall."""
    return turn(scene, card, HALL_CARDS[hall])


def space_of(scene: Scene) -> int:
    """The guest space where her garment stands."""
    return scene.state.trademarks.index(HER)


# Which garment.


@pytest.mark.rule("B6")
@pytest.mark.parametrize(
    ("display", "card", "made", "reason"),
    [
        (("gown_3", None, "gown_4", None, "gown_5"), "tailor_2_a", "gown_4", "nth_from_right"),
        (("gown_3", None, "gown_4", None, "gown_5"), "tailor_3_a", "gown_3", "nth_from_right"),
        (("gown_3", None, "gown_4", None, "gown_5"), "tailor_4_a", "gown_3", "leftmost"),
        ((None, "gown_3", "gown_4", None, None), "tailor_1_a", "gown_4", "nth_from_right"),
        ((None, "gown_3", "gown_4", None, None), "tailor_3_b", "gown_3", "leftmost"),
        ((None, None, None, "gown_3", None), "tailor_1_b", "gown_3", "only_garment"),
        ((None, None, None, "gown_3", None), "tailor_2_b", "gown_3", "only_garment"),
    ],
)
def test_only_tiles_are_counted_and_with_fewer_she_takes_the_leftmost(
    display: tuple[str | None, ...], card: str, made: str, reason: str
) -> None:
    scene = her_table().display("garments", *(name and f"blue_{name}" for name in display))
    tailors(scene, card)
    index = scene.garment(f"blue_{made}")
    number = int(card.split("_")[1])
    assert moved(scene, "garments", "bench") == [index]
    assert reasons(scene, "B6")[0] == ("B6", reason, number, index)


@pytest.mark.rule("B6")
@pytest.mark.parametrize(
    ("number", "made", "reason"),
    [
        (1, "blue_gown_3", "nth_from_left"),
        (2, "pink_coat_3", "nth_from_left"),
        (3, "blue_gown_3", "leftmost"),
    ],
)
def test_a_card_could_count_from_the_left(number: int, made: str, reason: str) -> None:
    scene = her_table().display("garments", None, "blue_gown_3", None, "pink_coat_3", None)
    her_cards(scene, (), (HALL_CARDS[ROYAL],))
    table = scene.table()
    assert tailor(table, HER, BarryCard("left", BarryAction.TAILOR, number))
    assert scene.ids("garment", table.state.guests[:1]) == [made]
    assert table.events[0] == RivalReasoned(HER, "B6", reason, (number, scene.garment(made)))


@pytest.mark.rule("B6")
def test_she_pays_nothing_and_needs_no_thimble() -> None:
    scene = her_table().display("garments", "orange_coat_6")
    tailors(scene)
    her = scene.player(HER)
    assert garment_at(scene, 0) == "orange_coat_6"
    assert (her.livre, her.lace, her.thread, her.silk, her.bench, her.prestige) == (0, 1, 1, (), (), 0)
    assert scene.state.trademarks[0] == HER


@pytest.mark.rule("B6", "B3")
def test_without_a_garment_three_prestige_and_no_reveal() -> None:
    scene = tailors(her_table().display("garments"))
    assert scene.player(HER).prestige == 3
    assert reasons(scene)[1:] == [("B6", "no_garment"), ("B3", "cannot", 8, 3)]
    assert scene.ids("rival_card", scene.state.rival_discard) == ["tailor_1_a"]


@pytest.mark.rule("B6", "B3")
def test_with_every_hall_full_three_prestige_no_reveal_and_no_garment_leaves() -> None:
    scene = fill_halls(her_table())
    before = scene.state.garments
    tailors(scene)
    assert scene.player(HER).prestige == 3
    assert scene.state.garments == before
    assert reasons(scene)[1:] == [("B6", "halls_full"), ("B3", "cannot", 8, 3)]
    assert scene.ids("rival_card", scene.state.rival_discard) == ["tailor_1_a"]


@pytest.mark.rule("B6")
def test_one_free_space_anywhere_is_enough() -> None:
    scene = tailors(fill_halls(her_table(), 15), hall=HALL_4)
    assert garment_at(scene, 15) == "pink_coat_9"
    assert scene.player(HER).prestige == 0


# Which hall.


@pytest.mark.rule("B6")
@pytest.mark.parametrize(("hall", "space"), [(0, 0), (1, 6), (2, 10), (3, 14), (4, 17)])
def test_the_next_card_shows_the_hall(hall: int, space: int) -> None:
    scene = tailors(her_table(), hall=hall)
    assert space_of(scene) == space
    shown = scene.ids("rival_card", tuple(range(25))).index(HALL_CARDS[hall])
    assert ("B6", "hall", shown, hall) in reasons(scene)
    assert set(scene.ids("rival_card", scene.state.rival_discard)) == {"tailor_1_a", HALL_CARDS[hall]}


@pytest.mark.rule("B6")
def test_she_reveals_until_a_hall_has_a_free_space() -> None:
    scene = fill_halls(her_table(), 12, 18)
    turn(scene, "tailor_1_a", "favor_1", "drawer_2", "column_right", "favor_2")
    assert space_of(scene) == 18
    assert reasons(scene, "B6")[1:4] == [
        ("B6", "hall_full", 0, ROYAL),
        ("B6", "hall_full", 3, HALL_2),
        ("B6", "hall", 7, HALL_5),
    ]
    discards = scene.ids("rival_card", scene.state.rival_discard)
    assert discards == ["favor_1", "drawer_2", "column_right", "tailor_1_a"]


@pytest.mark.rule("B6", "B3")
def test_a_supply_used_up_is_made_anew_from_the_discards() -> None:
    scene = fill_halls(her_table(), 18)
    turn(scene, "tailor_1_a", "favor_1", rest="rival_discard")
    assert space_of(scene) == 18
    assert reasons(scene, "B3")[1] == ("B3", "mixes_discard", 24)
    assert [about[1] for about in reasons(scene, "B6")].count("first_free_hall") == 0
    assert not moved(scene, "rival_current", "rival_supply")


@pytest.mark.rule("B6", "B3")
def test_a_supply_that_was_empty_is_used_up_once() -> None:
    scene = turn(fill_halls(her_table(), 18), "tailor_1_a", rest="rival_discard")
    assert space_of(scene) == 18
    assert reasons(scene, "B3")[1] == ("B3", "mixes_discard", 24)


@pytest.mark.rule("B6")
def test_used_up_twice_the_first_hall_with_a_free_space_in_board_order() -> None:
    scene = fill_halls(her_table(), 9, 12, 18)
    # Every card that shows a free hall is in her hand, so that no reveal can help.
    cards = scene.rules.extras["du_barry"].cards
    held = tuple(
        card.id for card in cards if card.hall in (HALL_2, HALL_3, HALL_5) and card.id != "tailor_1_a"
    )
    her_cards(scene, ("tailor_1_a", *held))
    scene.agenda(("rival_turn", HER)).settle()
    assert space_of(scene) == 9
    told = reasons(scene, "B6")
    assert ("B6", "first_free_hall", HALL_2) in told
    # Ten cards show the royal hall or hall 4, each revealed twice.
    assert [about[1] for about in told].count("hall_full") == 20
    assert [about[1:] for about in reasons(scene, "B3")][1:] == [("mixes_discard", 10)]


@pytest.mark.rule("B6")
def test_with_no_card_to_reveal_the_first_hall_with_a_free_space() -> None:
    scene = turn(fill_halls(her_table(), 12, 18), "tailor_1_a", rest="rival_hand")
    assert space_of(scene) == 12
    assert ("B6", "first_free_hall", HALL_3) in reasons(scene)


# Which space.


@pytest.mark.rule("B6", "A3.4")
@pytest.mark.parametrize(
    ("hall", "free", "chosen", "why"),
    [
        (ROYAL, (1, 2, 4), 1, ["master_space_first"]),
        (ROYAL, (0, 1, 4), 0, ["master_space_first", "board_order"]),
        (ROYAL, (2, 4), 4, ["best_reward"]),
        (ROYAL, (2, 5), 5, ["best_reward"]),
        (ROYAL, (4, 5), 4, ["board_order"]),
        (ROYAL, (2, 3), 2, ["board_order"]),
        (ROYAL, (3,), 3, ["only_space"]),
        (HALL_2, (6, 7, 8, 9), 6, ["master_space_first"]),
        (HALL_2, (7, 8, 9), 9, ["best_reward"]),
        (HALL_2, (7, 8), 8, ["best_reward"]),
        (HALL_3, (10, 11), 10, ["master_space_first"]),
        (HALL_3, (11, 12, 13), 11, ["best_reward"]),
        (HALL_4, (15, 16), 16, ["best_reward"]),
        (HALL_5, (18, 19), 19, ["best_reward"]),
    ],
)
def test_the_most_valuable_space(hall: int, free: tuple[int, ...], chosen: int, why: list[str]) -> None:
    scene = tailors(fill_halls(her_table(), *free), hall=hall)
    assert space_of(scene) == chosen
    assert [about for about in reasons(scene, "B6") if about[1] in {*why, "only_space"}] == [
        ("B6", reason, chosen) for reason in why
    ]


@pytest.mark.rule("B6")
@pytest.mark.parametrize(
    ("hall", "space", "gained"),
    [
        (HALL_5, 17, {"lace": 1}),
        (ROYAL, 4, {"lace": 1}),
        (HALL_2, 9, {"thread": 1}),
        (HALL_2, 8, {}),
        (HALL_2, 7, {}),
        (HALL_2, 6, {"silk": 1}),
        (HALL_3, 11, {"silk": 1}),
    ],
)
def test_the_reward_of_the_space_but_never_livre(hall: int, space: int, gained: dict[str, int]) -> None:
    scene = fill_halls(her_table(), space)
    before = scene.player(HER)
    tailors(scene, hall=hall)
    after = scene.player(HER)
    assert after.livre == 0
    assert after.lace - before.lace == gained.get("lace", 0)
    assert after.thread - before.thread == gained.get("thread", 0)
    assert len(after.silk) == gained.get("silk", 0)
    assert (("B6", "livre_not_taken", 2) in reasons(scene)) is (space == 8)


@pytest.mark.rule("B6", "G4")
def test_a_tile_reward_comes_unseen_from_the_bag() -> None:
    scene = her_table()
    drawers = scene.state.drawers
    tailors(scene, hall=HALL_2)
    assert scene.state.drawers == drawers
    assert scene.barrier
    assert len(moved(scene, "bag", "silk")) == 1
    seen = referee.redact(scene.events, HUMAN)
    assert [event.piece for event in seen if isinstance(event, Moved) and event.source[0] == "bag"] == [
        UNSEEN
    ]
    assert ("B6", "unseen_tile") in reasons(scene)


@pytest.mark.rule("B6", "P1.3")
def test_from_an_empty_bag_the_discards_first() -> None:
    scene = her_table().move_all("bag", "resource_discard")
    tailors(scene, hall=HALL_2)
    assert len(hers(scene, "silk")) == 1
    assert scene.state.resource_discard == ()


@pytest.mark.rule("B6", "P1.3")
def test_with_no_tile_anywhere_she_gets_none() -> None:
    scene = her_table()
    scene.seat(HUMAN, silk=scene.ids("face", scene.state.bag))
    tailors(scene, hall=HALL_2)
    assert hers(scene, "silk") == []
    assert ("B6", "no_tile") in reasons(scene)
    assert scene.player(HER).prestige == 0


@pytest.mark.rule("B6", "A3.9")
def test_the_order_of_one_tailoring_as_the_table_can_tell_it() -> None:
    scene = tailors(her_table(), "tailor_2_a", HALL_2)
    garment = scene.garment("blue_gown_9")
    assert reasons(scene) == [
        ("B3", "reveals", 10),
        ("B6", "nth_from_right", 2, garment),
        ("B6", "hall", 3, HALL_2),
        ("B6", "master_space_first", 6),
        ("B6", "unseen_tile"),
    ]
    assert scene.told(Rented) == [Rented(HER, garment, 6)]
