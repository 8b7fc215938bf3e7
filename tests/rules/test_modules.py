"""X4: the modules combine freely: every set of them is one game, and the same one in any order."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from rococo_desktop.ai.agent import RandomAgent
from rococo_desktop.model.effects import Choose
from rococo_desktop.model.vocabulary import DecorationKind, Edition, PackKind, Rank
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.ruleset_draft import SetupError
from rococo_desktop.rules.modules import MODULES
from rococo_desktop.tools.checking import Inspector
from rococo_desktop.tools.playing import Ply
from tests.rules.scenario import box, ruleset

ALL = ("expert_tailoring", "fancy_dresses", "festivity_dresses", "jewelry_box")

SETS = [chosen for size in range(len(ALL) + 1) for chosen in combinations(ALL, size)]

SHORT = 60
"""How many decisions a short game has."""


def named(chosen: tuple[str, ...]) -> str:
    return "+".join(name.split("_")[0] for name in chosen) or "base"


def garments_of(chosen: tuple[str, ...]) -> int:
    """How many garments these modules play with."""
    fancy = 4 * ("fancy_dresses" in chosen) + 4 * ("festivity_dresses" in chosen)
    expert = (6 if "jewelry_box" in chosen else 4) if "expert_tailoring" in chosen else 0
    return 42 + fancy + expert


@pytest.mark.rule("X4")
def test_there_are_sixteen_sets() -> None:
    assert len(SETS) == 16
    packs = box().packs
    assert {name for name, pack in packs.items() if pack.info.kind is PackKind.MODULE} == set(ALL)


@pytest.mark.rule("X4")
@pytest.mark.parametrize("chosen", SETS, ids=named)
@pytest.mark.parametrize("players", [2, 5])
def test_every_set_is_a_game(chosen: tuple[str, ...], players: int) -> None:
    rules = ruleset(players, modules=chosen)
    assert set(rules.modules) == set(chosen)
    game = referee.new_game(rules, 1)
    state = game.state
    assert game.decision is not None
    assert game.decision.kind == "choose_three"
    assert len(state.garment_bag + state.garments) == garments_of(chosen)
    assert len(state.bag + state.drawers) == (53 if "fancy_dresses" in chosen else 48)
    assert len(state.journeyman_deck) == (9 if "jewelry_box" in chosen else 0)
    assert len(state.deck) == 24
    assert referee.problems(rules, state) == []


@pytest.mark.rule("X4")
@pytest.mark.parametrize("chosen", SETS, ids=named)
def test_every_step_verb_and_count_of_a_set_is_known(chosen: tuple[str, ...]) -> None:
    rules = ruleset(2, modules=chosen)
    assert not rules.acts.keys() & rules.asks.keys()
    for name, steps in rules.lists.items():
        assert len(steps) == len(set(steps)), name
        for step in steps:
            assert step in rules.acts or step in rules.asks, f"{step} of {name} is unknown"
    for action in rules.main_actions.values():
        assert action.step in rules.acts or action.step in rules.asks
    for address, effect in rules.effects.items():
        assert effect.verb in rules.verbs, address
        assert isinstance(effect, Choose) == (f"{address}.0.0" in rules.effects)


@pytest.mark.rule("X4")
@pytest.mark.parametrize("chosen", SETS, ids=named)
def test_a_short_game_of_every_set_is_clean(chosen: tuple[str, ...]) -> None:
    rules = ruleset(2 + len(chosen) % 4, modules=chosen)
    inspector = Inspector(rules, seed=7)
    agents = [RandomAgent(seat) for seat in range(rules.seats)]
    transition = referee.new_game(rules, 7)
    for number in range(SHORT):
        state, decision = transition.state, transition.decision
        assert decision is not None
        view = referee.observe(rules, state, decision.seat)
        choice = agents[decision.seat].choose(view, decision, 1.0)
        transition = referee.advance(rules, state, choice)
        inspector.watch(Ply(number, state, decision, choice, transition))
    assert inspector.violations == []


def lists_and_tables(rules: Ruleset) -> object:
    return (
        rules.modules,
        rules.lists,
        list(rules.main_actions),
        [garment.id for garment in rules.garments],
        [employee.id for employee in rules.employees],
        [decoration.id for decoration in rules.side.decorations],
    )


@pytest.mark.rule("X4")
@pytest.mark.parametrize("chosen", [ALL, ("jewelry_box", "expert_tailoring")], ids=named)
def test_in_any_order_they_are_the_same_game(chosen: tuple[str, ...]) -> None:
    # The order of the wish does not matter.
    orders = [*list(permutations(chosen))[::5], chosen[::-1]]
    games = [referee.assemble(box(), 3, Edition.DELUXE, order) for order in orders]
    wanted = lists_and_tables(ruleset(3, modules=chosen))
    assert all(lists_and_tables(rules) == wanted for rules in games)
    states = [referee.new_game(rules, 5).state for rules in games]
    assert all(state == states[0] for state in states)


@pytest.mark.rule("X4", "A3.9")
def test_the_named_lists_with_everything() -> None:
    lists = ruleset(2, modules=ALL).lists
    assert lists == {
        **ruleset(2).lists,
        "setup": (
            "lay_board",
            "lay_jeweler_board",
            "lay_exam_decks",
            "stack_deck",
            "fill_bags",
            "set_aside",
            "equip_players",
            "deal_specialists",
            "begin_round",
        ),
        "round": (
            "return_favor",
            "deal_employees",
            "fill_drawers",
            "slide_garments",
            "slide_jewelry",
            "mix_in",
            "ask_everybody",
            "begin_turns",
            "take_income",
            "end_round",
        ),
        "acquired": ("task_acquired",),
        "tailoring": ("bonus_when_paid", "rent_or_sell"),
        "renting": ("adorn", "place"),
        "placed": ("guest_reward", "bonus_when_placed", "all_halls_when_placed", "task_placed"),
        "sold": ("task_sold",),
        "funded": ("all_halls_when_funded", "task_funded"),
        "income": ("basic_income", "kitchen_income", "jewelry_income"),
        "scoring": ("score_livre", "score_jewelry", *ruleset(2).lists["scoring"][1:]),
    }


@pytest.mark.rule("X4")
def test_the_main_actions_with_everything() -> None:
    rules = ruleset(2, modules=ALL)
    assert [(one.name, one.lowest_rank, one.highest_rank) for one in rules.main_actions.values()][-3:] == [
        ("fund", Rank.APPRENTICE, Rank.MASTER),
        ("journeyman_exam", Rank.APPRENTICE, Rank.APPRENTICE),
        ("master_exam", Rank.JOURNEYMAN, Rank.JOURNEYMAN),
    ]
    assert [name for name in rules.main_actions if name not in ruleset(2).main_actions] == [
        "journeyman_exam",
        "master_exam",
    ]


@pytest.mark.rule("X4", "J5")
@pytest.mark.parametrize("players", [2, 5])
def test_jeweler_decorations_stand_after_those_of_the_board(players: int) -> None:
    plain, rules = ruleset(players), ruleset(players, modules=ALL)
    names = [decoration.id for decoration in rules.side.decorations]
    assert names[:-5] == [decoration.id for decoration in plain.side.decorations]
    assert names[-5:] == [f"jeweler_{number}" for number in range(1, 6)]
    first = plain.first_all_halls
    assert rules.places_by_kind[DecorationKind.JEWELER] == tuple(range(first, first + 5))
    assert rules.first_all_halls == first + 5
    assert rules.trademark_places == plain.trademark_places + 5
    assert rules.decoration_limits[DecorationKind.JEWELER] == 1


@pytest.mark.rule("X4", "G5")
@pytest.mark.parametrize("name", ALL)
def test_classic_knows_none_of_them(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        referee.assemble(box(), 3, Edition.CLASSIC, (name,))
    assert caught.value.key == "classic_without_modules"


@pytest.mark.rule("X4")
def test_which_packs_have_rules_of_their_own() -> None:
    # Fancy Dresses is data alone.
    assert {"base", "jewelry_box", "festivity_dresses", "expert_tailoring"} <= MODULES.keys()
    assert "fancy_dresses" not in MODULES
