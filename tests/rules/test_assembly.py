"""Which tables there are (G1, G2, G5), and how a ruleset is put together from packs and modules."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rococo_desktop.content import load_box
from rococo_desktop.model.definitions import Box, Pack
from rococo_desktop.model.effects import Choose, Gain, Pay
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import DecorationKind, Edition
from rococo_desktop.rules import assembly, modules
from rococo_desktop.rules.assembly import assemble
from rococo_desktop.rules.core.ruleset_draft import RulesetDraft, SetupError
from rococo_desktop.rules.modules import base
from rococo_desktop.rules.referee import new_game
from tests.rules.scenario import ruleset


@cache
def box() -> Box:
    """The box as it is, loaded once."""
    return load_box()


def box_with(*packs: Pack) -> Box:
    """The box and some packs more."""
    return Box({**box().packs, **{pack.id: pack for pack in packs}}, box().digest)


def refusal(seats: int, edition: Edition = Edition.DELUXE, *names: str) -> tuple[object, ...]:
    with pytest.raises(SetupError) as caught:
        assemble(box(), seats, edition, names)
    assert caught.value.args == (caught.value.key, *caught.value.params)
    return caught.value.args


# Which tables there are.


@pytest.mark.rule("G1", "G5")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int, edition: Edition) -> None:
    rules = assemble(box(), seats, edition)
    assert (rules.seats, rules.edition, rules.modules) == (seats, edition, ())
    assert len(new_game(rules, 1).state.players) == seats


@pytest.mark.rule("G1", "G5")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("seats", [-1, 0, 6, 7])
def test_no_other_number_can_play(seats: int, edition: Edition) -> None:
    assert refusal(seats, edition) == ("seats", seats)


@pytest.mark.rule("G1", "G5")
def test_one_player_alone_plays_against_the_rival_of_the_solo_pack() -> None:
    rules = assemble(box(), 1)
    assert (rules.people, rules.seats, rules.modules) == ((0,), 2, ())
    assert rules.side.min_players == 1
    assert refusal(1, Edition.CLASSIC) == ("seats", 1)


@pytest.mark.rule("G5")
def test_the_default_table_is_deluxe_without_modules() -> None:
    rules = assemble(box(), 2)
    assert (rules.edition, rules.modules) == (Edition.DELUXE, ())


@pytest.mark.rule("G5")
def test_classic_knows_no_modules() -> None:
    wider = box_with(Pack("extra"))
    with pytest.raises(SetupError) as caught:
        assemble(wider, 2, Edition.CLASSIC, ("extra",))
    assert caught.value.args == ("classic_without_modules",)
    assert assemble(wider, 2, Edition.DELUXE, ("extra",)).modules == ("extra",)


def test_an_unknown_module_is_refused() -> None:
    assert refusal(2, Edition.DELUXE, "jewellery") == ("unknown_module", "jewellery")


def test_the_rival_is_no_module_to_choose() -> None:
    rivals = [name for name, pack in box().packs.items() if pack.is_solo]
    assert len(rivals) == 1
    assert refusal(2, Edition.DELUXE, *rivals) == ("unknown_module", rivals[0])


def test_no_pack_can_come_twice() -> None:
    assert refusal(2, Edition.DELUXE, "base") == ("unknown_module", "base")
    with pytest.raises(SetupError):
        assemble(box_with(Pack("extra")), 2, modules=("extra", "extra"))


@pytest.mark.rule("G2")
@pytest.mark.parametrize(("seats", "side"), [(2, "1-3"), (3, "1-3"), (4, "4-5"), (5, "4-5")])
def test_the_side_decides_every_board_figure(seats: int, side: str) -> None:
    found = ruleset(seats).side
    assert found.id == side
    figures = (
        found.drawer_spaces,
        found.garment_prices,
        [(majority.first, majority.second) for majority in found.hall_majorities],
        (found.fireworks_majority.first, found.fireworks_majority.second),
        [d.cost for d in found.decorations],
    )
    assert (
        figures
        == {
            "1-3": (
                3,
                (6, 4, 2, 0, 0),
                [(5, 2), (4, 2), (4, 2), (3, 1), (3, 1)],
                (6, 2),
                [8, 10, 12, 15, 5, 7, 5, 7, 7, 10, 10, 8, 8, 6, 6],
            ),
            "4-5": (
                4,
                (8, 6, 4, 2, 1, 0, 0),
                [(6, 3), (5, 2), (4, 2), (4, 2), (3, 1)],
                (7, 3),
                [7, 9, 11, 13, 15, 18, 5, 7, 9, 5, 7, 9, 6, 8, 10, 12, 12, 10, 9, 8, 7],
            ),
        }[side]
    )


# How a ruleset is put together.


def test_trademark_places_of_the_small_side() -> None:
    rules = ruleset(3)
    assert (rules.first_decoration, rules.first_all_halls, rules.trademark_places) == (20, 35, 38)
    assert rules.hall_spaces == (range(6), range(6, 10), range(10, 14), range(14, 17), range(17, 20))
    assert rules.fireworks == (20, 21, 22, 23)
    assert rules.musicians == (30, 31, 32, 33, 34)
    assert rules.places_by_kind == {
        DecorationKind.FIREWORKS: (20, 21, 22, 23),
        DecorationKind.KITCHEN_LEFT: (24, 25),
        DecorationKind.KITCHEN_RIGHT: (26, 27),
        DecorationKind.STATUE: (28, 29),
        DecorationKind.MUSICIANS: (30, 31, 32, 33, 34),
        DecorationKind.JEWELER: (),
    }
    assert rules.decorations_by_cost == (24, 26, 33, 34, 25, 27, 28, 20, 31, 32, 21, 29, 30, 22, 23)


def test_trademark_places_of_the_large_side() -> None:
    rules = ruleset(5)
    assert (rules.first_decoration, rules.first_all_halls, rules.trademark_places) == (30, 51, 54)
    assert rules.hall_spaces == (range(8), range(8, 14), range(14, 20), range(20, 25), range(25, 30))
    assert rules.fireworks == (30, 31, 32, 33, 34, 35)
    assert rules.musicians == (46, 47, 48, 49, 50)
    assert [rules.decoration(place).id for place in (30, 36, 42, 50)] == [
        "fireworks_1",
        "kitchen_left_1",
        "statue_1",
        "musicians_5",
    ]


def test_every_effect_of_every_bonus_has_an_address() -> None:
    effects = ruleset(2).effects
    assert isinstance(effects["e0b.0"], Pay)
    assert isinstance(effects["e0b.1"], Choose)
    lace = effects["e0b.1.0.0"]
    thread = effects["e0b.1.1.0"]
    assert isinstance(lace, Gain)
    assert isinstance(thread, Gain)
    assert (lace.what, thread.what) == ("lace", "thread")
    assert "e0a.0" not in effects
    assert "e6c.0" not in effects


def test_a_pack_without_a_module_is_data_alone() -> None:
    pack = box().packs["base"]
    extra = Pack("extra", employees=pack.employees[:1], garments=pack.garments[:2], faces=pack.faces[:3])
    plain = ruleset(2)
    rules = assemble(box_with(extra), 2, modules=("extra",))
    assert rules.employees == plain.employees + pack.employees[:1]
    assert rules.garments == plain.garments + pack.garments[:2]
    assert rules.faces == plain.faces + pack.faces[:3]
    assert rules.lists == plain.lists
    assert rules.figures == plain.figures


def test_a_module_plugs_in_after_the_base_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def plug(draft: RulesetDraft, pack: Pack) -> None:
        draft.insert_after("income", "basic_income", "late")
        draft.insert_before("income", "basic_income", "early")
        draft.decoration_limits[DecorationKind.JEWELER] = 1

    monkeypatch.setattr(assembly, "MODULES", {"base": base.plug, "extra": plug})
    pack = Pack("extra", PackInfo("extra", rules="extra"))
    rules = assemble(box_with(pack), 2, modules=("extra",))
    assert rules.lists["income"] == ("early", "basic_income", "late", "kitchen_income")
    assert rules.decoration_limits == {
        DecorationKind.KITCHEN_LEFT: 1,
        DecorationKind.KITCHEN_RIGHT: 1,
        DecorationKind.JEWELER: 1,
    }
    assert ruleset(2).lists["income"] == ("basic_income", "kitchen_income")


def test_a_step_can_be_put_at_the_end_or_the_beginning_of_a_list() -> None:
    draft = RulesetDraft(lists={"turn": ["main_action", "retire"]})
    draft.insert_after("turn", "retire", "last")
    draft.insert_before("turn", "main_action", "first")
    assert draft.lists == {"turn": ["first", "main_action", "retire", "last"]}


def test_an_unknown_anchor_is_an_error() -> None:
    draft = RulesetDraft(lists={"turn": []})
    with pytest.raises(ValueError):
        draft.insert_after("turn", "nowhere", "step")
    with pytest.raises(ValueError):
        draft.insert_before("turn", "nowhere", "step")


def tables_of(draft: RulesetDraft) -> list[dict[Any, Any]]:
    """All tables of a draft as they are now."""
    return [
        draft.acts,
        draft.asks,
        draft.lists,
        draft.main_actions,
        draft.verbs,
        draft.counters,
        draft.explainers,
        draft.decoration_limits,
    ]


def test_a_new_draft_is_empty() -> None:
    draft = RulesetDraft()
    assert tables_of(draft) == [{}] * 8
    assert draft.pauses == set()
    assert RulesetDraft().lists is not draft.lists


def test_the_base_game_is_a_module_like_any_other() -> None:
    assert modules.MODULES["base"] is base.plug


def test_the_base_game_leaves_alone_what_is_already_in_the_draft() -> None:
    draft = RulesetDraft()
    for table in tables_of(draft):
        table["mine"] = "kept"
    draft.pauses.add("mine")
    base.plug(draft, box().packs["base"])
    assert [table["mine"] for table in tables_of(draft)] == ["kept"] * 8
    assert all(len(table) > 1 for table in tables_of(draft))
    assert draft.pauses == {"mine", "play_card"}


def test_every_step_is_either_an_act_or_an_ask() -> None:
    rules = ruleset(2)
    assert not rules.acts.keys() & rules.asks.keys()
    assert rules.pauses == {"play_card"}
    for name, steps in rules.lists.items():
        for step in steps:
            assert step in rules.acts or step in rules.asks, f"{step} of {name} is unknown"


@pytest.mark.rule("P3.2", "A3.9")
def test_the_named_lists_of_the_base_game() -> None:
    assert ruleset(2).lists == {
        "setup": ("lay_board", "stack_deck", "fill_bags", "equip_players", "begin_round"),
        "round": (
            "return_favor",
            "deal_employees",
            "fill_drawers",
            "slide_garments",
            "ask_everybody",
            "begin_turns",
            "take_income",
            "end_round",
        ),
        "turn": ("main_action", "own_bonus", "retire"),
        "acquired": (),
        "tailoring": ("rent_or_sell",),
        "renting": ("place",),
        "placed": ("guest_reward", "all_halls_when_placed"),
        "sold": (),
        "funded": ("all_halls_when_funded",),
        "income": ("basic_income", "kitchen_income"),
        "scoring": (
            "score_livre",
            "score_crowns",
            "score_favor",
            "score_halls",
            "score_fireworks",
            "open_terrace",
            "score_statues",
            "score_trademarks",
            "end_game",
        ),
    }


def test_rules_that_a_pack_names_and_nobody_wrote_are_told() -> None:
    pack = Pack("extra", PackInfo("extra", rules="nowhere"))
    with pytest.raises(SetupError) as caught:
        assemble(box_with(pack), 2, modules=("extra",))
    assert (caught.value.key, caught.value.params) == ("unknown_rules", ("extra", "nowhere"))
