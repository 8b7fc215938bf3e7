"""X3a-X3d, A3.7: Expert Tailoring: garments with a bonus of their own when they are placed."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.decisions import Acquiring
from rococo_desktop.model.effects import Count
from rococo_desktop.model.events import Adjusted, Deputed, FavorMoved, Marked, Moved, Rented
from rococo_desktop.model.places import REMOVED
from rococo_desktop.model.vocabulary import NOBODY, Colour, Kind
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import bonuses, scoring, tailor
from rococo_desktop.rules.core.counts import is_represented, staff_size, tally
from rococo_desktop.rules.core.reasons import BONUS_NOTHING, NO_GUEST_SPACE, NOT_SOLD
from tests.rules.bonus_turns import changes, is_over
from tests.rules.expert_turns import EXPERT, SILK, WITH_JEWELRY, crowd, expert
from tests.rules.jewelry_turns import MASTER_EXAM, offers
from tests.rules.scenario import Scene, ruleset

ONLY_RENTED = ("expert_a", "expert_b", "expert_c", "expert_e", "expert_f")


def placed(garment: str, space: int = 2, **facts: Any) -> Scene:
    """The garment is made and put on a guest space; the queen's favor lies on the board."""
    scene = expert(garment, **facts).choose("action:tailor")
    return scene.choose(*(["rent"] if garment == "expert_d" else []), f"guest:{space}")


# In the bag, and how they are made.


@pytest.mark.rule("X3")
@pytest.mark.parametrize("players", [2, 4])
def test_four_of_them_are_in_the_bag_from_setup_and_two_more_with_the_jewelry_box(players: int) -> None:
    for modules, letters in ((EXPERT, "abcd"), (WITH_JEWELRY, "abcdef")):
        rules = ruleset(players, modules=modules)
        names = [garment.id for garment in rules.garments if garment.id.startswith("expert")]
        assert names == [f"expert_{letter}" for letter in letters]
        state = referee.new_game(rules, 1).state
        assert len(state.garment_bag + state.garments) == 42 + len(letters)
        assert state.set_aside == ()


@pytest.mark.rule("X3")
def test_they_may_lie_there_in_round_one() -> None:
    rules = ruleset(5, modules=WITH_JEWELRY)
    seen: set[str] = set()
    for seed in range(40):
        seen |= {rules.garments[one].id for one in referee.new_game(rules, seed).state.garments}
    assert {*ONLY_RENTED, "expert_d"} <= seen


@pytest.mark.rule("X3", "A3.9")
def test_the_bonus_comes_after_the_reward_and_before_all_halls_and_tasks() -> None:
    assert ruleset(modules=EXPERT).lists["placed"] == (
        "guest_reward",
        "bonus_when_placed",
        "all_halls_when_placed",
    )
    assert ruleset(modules=WITH_JEWELRY).lists["placed"] == (
        "guest_reward",
        "bonus_when_placed",
        "all_halls_when_placed",
        "task_placed",
    )


@pytest.mark.rule("X3", "A3.6")
@pytest.mark.parametrize("garment", ONLY_RENTED)
def test_it_is_only_rented(garment: str) -> None:
    scene = expert(garment, modules=WITH_JEWELRY).choose("action:tailor")
    assert scene.decision().kind == "place"


@pytest.mark.rule("X3", "A3.7")
@pytest.mark.parametrize("garment", ONLY_RENTED)
def test_without_a_suitable_space_it_cannot_be_tailored(garment: str) -> None:
    full = crowd(expert(garment, modules=WITH_JEWELRY))
    assert not offers(full, "action:tailor")
    assert full.explain(0, "garments", 3) == (NO_GUEST_SPACE,)
    journeyman = crowd(expert(garment, "e0b", WITH_JEWELRY), 14)
    assert not offers(journeyman, "action:tailor")
    assert offers(crowd(expert(garment, "e0a", WITH_JEWELRY), 14), "action:tailor")
    assert offers(crowd(expert(garment, "e0b", WITH_JEWELRY), 15), "action:tailor")


@pytest.mark.rule("X3", "A3.7", "JJ6")
@pytest.mark.parametrize("garment", ONLY_RENTED)
def test_jj6_who_must_sell_cannot_make_it(garment: str) -> None:
    scene = expert(garment, "jj6", WITH_JEWELRY).bonus(0, "jj6")
    jj6 = scene.card("jj6")
    assert list(tailor.obstacles(scene.rules, scene.state, 0, jj6, "jj6.0", 3)) == [NOT_SOLD]
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, jj6)) == [BONUS_NOTHING]


# X3a: the queen's favor and five livre.


@pytest.mark.rule("X3")
def test_a_the_queens_favor_if_it_is_there_and_five_livre() -> None:
    scene = placed("expert_a", livre=0)
    gown = scene.garment("expert_a")
    assert scene.events[4:-2] == [
        Moved(gown, ("garments", 3), ("bench", 0)),
        Rented(0, gown, 2),
        Moved(gown, ("bench", 0), ("guests", 2)),
        Marked(2, 0),
        FavorMoved(NOBODY, 0),
        Adjusted(0, "livre", 5),
    ]
    assert scene.state.favor == 0
    assert is_over(scene)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_five_livre_always_and_the_favor_stays_with_its_holder(holder: int) -> None:
    scene = expert("expert_a", livre=0).fields(favor=holder).choose("action:tailor", "guest:2")
    assert scene.state.favor == holder
    assert not any(isinstance(event, FavorMoved) for event in scene.events)
    assert changes(scene) == [("lace", -1), ("livre", 5)]


# X3b: an employee deputed.


STAFF: dict[str, Any] = {"hand": ["e0b"], "supply": ["e0a", "e0c"], "discard": ["e0d"]}


@pytest.mark.rule("X3", "A5.3")
def test_b_anybody_may_be_deputed_or_nobody() -> None:
    scene = placed("expert_b", card="e1a", **STAFF)
    assert [option.key for option in scene.decision().options] == [
        "depute:hand:e0b",
        "depute:supply:e0a",
        "depute:supply:e0c",
        "depute:discard:e0d",
        "depute:resolving:e1a",
        "depute:nobody",
    ]
    scene.events.clear()
    scene.choose("depute:nobody")
    assert scene.events == []
    assert scene.decision().kind == "bonus"


@pytest.mark.rule("X3", "A5.3")
@pytest.mark.parametrize(
    ("key", "card", "livre"),
    [
        ("depute:supply:e0a", "e0a", 10),
        ("depute:hand:e0b", "e0b", 7),
        ("depute:supply:e0c", "e0c", 4),
        ("depute:discard:e0d", "e0d", 4),
    ],
)
def test_b_for_the_printed_livre_without_the_bonus(key: str, card: str, livre: int) -> None:
    scene = placed("expert_b", card="e1a", **STAFF)
    scene.events.clear()
    scene.choose(key)
    assert scene.events == [
        Deputed(0, scene.card(card), livre),
        Moved(scene.card(card), (key.split(":")[1], 0), ("leaving", 0)),
        Adjusted(0, "livre", livre),
        Moved(scene.card(card), ("leaving", 0), REMOVED),
    ]
    # The bonus of the card that was played is still to come.
    scene.choose("bonus:use")
    assert changes(scene)[1:] == [("livre", 1)]


@pytest.mark.rule("X3", "A5.3")
@pytest.mark.parametrize(("card", "livre"), [("e1a", 10), ("e1d", 7)])
def test_b_the_card_played_leaves_and_its_own_bonus_is_lost(card: str, livre: int) -> None:
    scene = placed("expert_b", card=card, **STAFF)
    scene.events.clear()
    scene.choose(f"depute:resolving:{card}")
    assert changes(scene) == [("livre", livre)]
    assert is_over(scene)
    assert scene.card(card) in scene.state.removed
    assert scene.ids("employee", scene.player(0).discard) == ["e0d"]
    assert scene.player(0).used == ()


@pytest.mark.rule("X3", "A5.2")
def test_b_with_four_cards_nobody_goes() -> None:
    scene = placed("expert_b", card="e0a", hand=["e0b"], supply=["e0c"], discard=["e0d"])
    assert is_over(scene)
    assert staff_size(scene.state, 0) == 4
    assert changes(scene) == [("thread", -1)]


@pytest.mark.rule("X3", "A5.2", "A5.3", "E1b")
def test_b_a_card_on_its_way_out_counts_as_gone_and_cannot_be_taken() -> None:
    def scene(*more: str) -> Scene:
        made = expert("expert_b", "e1b", hand=["e0a"], supply=["e0b", "e2b", *more], discard=["e0c"])
        made.bonus(0, "e1b").choose("bonus:use", "depute:supply:e2b", "bonus:use")
        if made.decision().kind == "pick_discount":
            made.choose("discount:blue")
        return made.choose("guest:2")

    # Five cards, one of them being deputed: nobody else may go.
    assert is_over(scene())
    six = scene("e0d")
    assert six.keys() == {
        "depute:hand:e0a",
        "depute:supply:e0b",
        "depute:supply:e0d",
        "depute:discard:e0c",
        "depute:resolving:e1b",
        "depute:nobody",
    }
    six.choose("depute:resolving:e1b")
    assert is_over(six)
    assert six.player(0).leaving == six.player(0).resolving == ()
    assert {six.card("e1b"), six.card("e2b")} <= set(six.state.removed)


@pytest.mark.rule("X3", "A5.3", "E2b")
def test_b_made_by_a_bonus_the_card_played_may_go_as_well() -> None:
    scene = expert("expert_b", "e2b", livre=0, **STAFF).bonus(0, "e2b").choose("bonus:use")
    scene.choose("discount:blue", "guest:2", "depute:resolving:e2b")
    assert changes(scene)[-1] == ("livre", 7)
    assert is_over(scene)
    assert scene.card("e2b") in scene.state.removed


@pytest.mark.rule("X3", "J8", "A3.9")
def test_b_the_task_of_a_card_that_left_is_marked_all_the_same() -> None:
    scene = placed("expert_b", card="e0a", modules=WITH_JEWELRY, exam=MASTER_EXAM)
    scene.choose("depute:resolving:e0a")
    assert scene.player(0).tasks == (4,)


@pytest.mark.rule("X3", "J9", "A5.2", "A5.3")
def test_b_made_in_an_exam_it_cannot_take_the_examined_card() -> None:
    def scene(*more: str) -> Scene:
        staff: dict[str, Any] = {"hand": ["e0a"], "supply": ["e0c", *more], "discard": ["e0d"]}
        made = expert("expert_b", "e2b", WITH_JEWELRY, exam=MASTER_EXAM, tasks=[4, 5, 6], **staff)
        made.choose("action:master_exam", "bonus:use", "discount:blue")
        return made.choose("guest:2")

    # Four cards, the examined one among them: nobody may go.
    assert scene().decision().kind == "choose_from_pile"
    five = scene("e0a")
    assert five.decision().kind == "depute_any"
    assert not any("e2b" in option.key for option in five.decision().options)
    five.choose("depute:discard:e0d")
    assert five.decision().kind == "choose_from_pile"
    assert five.player(0).tasks == (4, 5, 6)


# X3c: a tile.


@pytest.mark.rule("X3", "A2.2")
def test_c_any_tile_of_the_drawers_for_nothing() -> None:
    scene = expert("expert_c", livre=0).display("drawers", "bb", "pp", "g", "o").choose("action:tailor")
    scene.choose("guest:2")
    assert scene.decision().kind == "acquire"
    assert scene.keys() == {"take:0", "take:1", "take:2", "take:3"}
    scene.choose("take:2", "spend:lace+thread")
    assert changes(scene) == [("lace", 1), ("thread", 1)]
    assert is_over(scene)
    kept = expert("expert_c", livre=0).display("drawers", "bb").choose("action:tailor", "guest:2", "keep")
    assert kept.ids("face", kept.player(0).silk) == ["bb"]
    assert kept.player(0).livre == 0


@pytest.mark.rule("X3")
def test_c_nothing_where_no_tile_lies() -> None:
    scene = expert("expert_c").display("drawers").choose("action:tailor", "guest:2")
    assert is_over(scene)
    assert scene.player(0).drawn == scene.player(0).silk == ()


@pytest.mark.rule("X3", "A3.5", "A3.9")
def test_c_the_tile_of_the_guest_space_comes_first_and_besides() -> None:
    scene = expert("expert_c").display("drawers", "bb", "pp", "g").choose("action:tailor", "guest:11")
    scene.choose("take:0", "keep", "take:1", "keep")
    assert scene.ids("face", scene.player(0).silk) == ["bb", "pp"]
    assert is_over(scene)


# X3d: the green gown.


@pytest.mark.rule("X3")
def test_d_fourteen_livre_rented_or_sold() -> None:
    rented = placed("expert_d", livre=0)
    assert changes(rented) == [("lace", -1), ("livre", 14)]
    assert rented.state.guests[2] == rented.garment("expert_d")
    assert is_over(rented)
    sold = expert("expert_d", livre=0).choose("action:tailor", "sell")
    assert changes(sold) == [("lace", -1), ("livre", 14)]
    assert sold.garment("expert_d") in sold.state.garment_discard
    assert is_over(sold)


@pytest.mark.rule("X3", "A3.7")
def test_d_without_a_space_it_is_sold() -> None:
    scene = crowd(expert("expert_d", livre=0)).choose("action:tailor")
    assert changes(scene) == [("lace", -1), ("livre", 14)]
    assert scene.garment("expert_d") in scene.state.garment_discard


@pytest.mark.rule("X3", "A3.7", "JJ6")
def test_d_jj6_may_make_it_for_fourteen_livre_and_a_point() -> None:
    scene = expert("expert_d", "jj6", WITH_JEWELRY, livre=0).bonus(0, "jj6").choose("bonus:use")
    assert changes(scene) == [("lace", -1), ("livre", 14), ("prestige", 1)]
    assert scene.garment("expert_d") in scene.state.garment_discard
    assert is_over(scene)


@pytest.mark.rule("X3", "F3", "F6", "F7", "H")
def test_d_no_points_of_its_own_but_a_green_gown_in_every_count() -> None:
    scene = Scene(modules=EXPERT).guest(0, 7, "expert_d").funded(0, "statue_1")
    rules, state = scene.rules, scene.state
    for count in (
        Count("garments"),
        Count("garments", colour=Colour.GREEN),
        Count("garments", kind=Kind.GOWN),
    ):
        assert tally(rules, state, 0, count) == 1
    assert tally(rules, state, 0, Count("garments", kind=Kind.COAT)) == 0
    assert is_represented(rules, state, 0, 1)
    table = scene.agenda().table()
    scoring.score_halls(table)
    scoring.score_statues(table)
    scoring.score_trademarks(table)
    assert [(line.rule, line.points) for line in table.state.sheet] == [("F3", 4), ("F6", 2)]


@pytest.mark.rule("X3", "A3.9", "J3")
def test_d_its_livre_cannot_buy_jewelry() -> None:
    scene = expert("expert_d", modules=WITH_JEWELRY, livre=0).funded(0, "jeweler_1")
    scene.display("jewelry_display", None, None, None, "green_necklace")
    scene.choose("action:tailor", "rent")
    assert scene.decision().kind == "place"
    scene.choose("guest:2")
    assert scene.player(0).livre == 14
    assert scene.player(0).jewelry == ()


@pytest.mark.rule("X3", "A3.1")
@pytest.mark.parametrize("garment", ["expert_a", "expert_b", "expert_c", "expert_d"])
def test_it_is_paid_for_like_any_other_and_needs_no_thimble(garment: str) -> None:
    scene = expert(garment, "e0b", livre=6).display("garments", garment).choose("action:tailor")
    assert scene.player(0).livre == 0
    assert scene.player(0).silk == ()
    assert scene.ids("face", scene.state.resource_discard) == sorted(SILK[garment], key=scene.face)
    short = expert(garment, "e0b", livre=5).display("garments", garment)
    assert not offers(short, "action:tailor")


@pytest.mark.rule("X3", "J8")
def test_who_made_the_garment_acts_in_its_bonus() -> None:
    scene = placed("expert_c", card="e0b").display("drawers", "bb", "pp")
    assert (scene.decision().kind, scene.decision().about) == ("acquire", Acquiring(scene.card("e0b"), True))
