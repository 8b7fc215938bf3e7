"""More employees than the box has: each game deals the printed number, and nobody sees which are left."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from rococo_desktop.model.definitions import Employee, Pack
from rococo_desktop.model.vocabulary import NOBODY, Rank
from rococo_desktop.rules.core.rounds import ShortDeckError, deal_employees
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.determinize import determinize
from rococo_desktop.rules.referee import Ruleset, assemble, new_game, observe
from rococo_desktop.rules.soundness import problems
from tests.rules.scenario import box

MORE = tuple(
    Employee(f"more_{level}_{rank.name.lower()}", level, rank, 4)
    for level, rank in ((1, Rank.APPRENTICE), (2, Rank.JOURNEYMAN), (2, Rank.MASTER), (5, Rank.MASTER))
)


@cache
def rules_with_more(players: int = 2, *modules: str) -> Ruleset:
    packs = {**box().packs, "more": Pack("more", employees=MORE)}
    return assemble(replace(box(), packs=packs), players, modules=(*modules, "more"))


def levels(rules: Ruleset, cards: tuple[int, ...]) -> dict[int, int]:
    found = [rules.employees[card].level for card in cards]
    return {level: found.count(level) for level in sorted(set(found))}


@pytest.mark.rule("S2")
@pytest.mark.parametrize("modules", [(), ("jewelry_box",)])
def test_every_game_deals_the_printed_number_of_each_level(modules: tuple[str, ...]) -> None:
    rules = rules_with_more(2, *modules)
    left = set()
    for seed in range(40):
        state = new_game(rules, seed, 0).state
        dealt = tuple(card for card in (*state.deck, *state.hire) if card >= 0)
        assert levels(rules, dealt) == dict(rules.figures.employees_dealt)
        assert not problems(rules, state)
        left |= set(state.unused_specialists)
    # Chance leaves another one in the box each time, theirs or ours.
    assert {rules.employees[card].id.startswith("more") for card in left} == {True, False}


@pytest.mark.rule("J1")
def test_exam_decks_have_their_printed_number() -> None:
    rules = rules_with_more(2, "jewelry_box")
    for seed in range(20):
        state = new_game(rules, seed, 0).state
        assert (len(state.journeyman_deck), len(state.master_deck)) == (9, 9)
        assert {rules.employees[card].rank for card in state.journeyman_deck} == {Rank.JOURNEYMAN}


@pytest.mark.rule("G4")
@pytest.mark.parametrize("modules", [(), ("jewelry_box",)])
def test_what_stays_in_the_box_is_imagined_like_everything_unseen(modules: tuple[str, ...]) -> None:
    rules = rules_with_more(2, *modules)
    state = new_game(rules, 3, 0).state
    imagined = [
        determinize(rules, observe(rules, state, seat), stream) for seat in (0, 1) for stream in range(20)
    ]
    for one in imagined:
        assert not problems(rules, one)
        assert levels(rules, one.deck) == levels(rules, state.deck)
        assert observe(rules, one, NOBODY) == observe(rules, state, NOBODY)
    assert len({one.unused_specialists for one in imagined}) > 10


def test_without_more_cards_nothing_stays_in_the_box() -> None:
    state = new_game(assemble(box(), 2), 3, 0).state
    assert state.unused_specialists == ()


@pytest.mark.rule("P1.2")
def test_a_deck_that_ends_too_early_is_told() -> None:
    rules = assemble(box(), 2)
    state = new_game(rules, 3, 0).state.clone()
    state.deck = state.deck[:2]
    with pytest.raises(ShortDeckError, match="round 1 deals 4 employees, but the hire deck has only 2 left"):
        deal_employees(Table(rules, state))
