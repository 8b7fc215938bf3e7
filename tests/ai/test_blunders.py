"""The blunder list: each blunder met in a game, never made by a rival, and those greedy made."""

from __future__ import annotations

from functools import cache

import pytest

from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_names import agent_for, characters, levels, quick_rival
from rococo_desktop.ai.blunders import BLUNDERS, blunders_of, sane
from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.goods_uses import GoodsUses
from rococo_desktop.ai.situation import Situation
from rococo_desktop.content import load_box
from rococo_desktop.model.decisions import Choice
from rococo_desktop.rules.referee import Ruleset, assemble, observe
from rococo_desktop.tools.playing import Ply, agents_for, play_game
from yardstick.greedy import GreedyAgent

BOX = load_box()
MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")

MET = {
    "favor forfeited": (2, 1),
    "thimble garment lost": (2, 3),
    "gift forfeited": (2, 1),
    "rocket left empty": (2, 4),
    "reward passed": (2, 6),
    "same tile dearer": (2, 1),
    "same decoration dearer": (2, 1),
    "silk overpaid": (2, 10),
    "last master deputed": (4, 28),
    "staff deputed below need": (2, 3),
    "crown deputed": (2, 10),
    "tailors left behind": (2, 3),
    "goods bought in vain": (2, 1),
    "goods of a bonus in vain": (2, 1),
    "tailoring forfeited": (2, 19),
    "depute forfeited": (2, 6),
    "decoration forfeited": (2, 3),
    "statue in vain": (2, 16),
    "sold at the end": (2, 5),
    "majority let go": (4, 8),
    "silk points left": (4, 5),
    "exchanged too little": (4, 3),
    "favor let lie": (4, 32),
    "useless tile paid dearly": (2, 1),
}
"""A table of agents without a plan, by players and seed, at which the blunder is made."""

MADE_BY_GREEDY = {
    "rocket left empty": (2, 1),
    "goods bought in vain": (2, 3),
    "gift forfeited": (4, 1),
    "lesser guest at rocket": (4, 2),
}

Made = dict[str, tuple[Situation, Choice]]


def blunders_made(rules: Ruleset, seed: int, agents: list[Agent]) -> Made:
    """The first of each blunder in a game, made where something else was possible."""
    uses = GoodsUses(rules)
    made: Made = {}

    def watch(ply: Ply) -> None:
        situation = Situation(rules, uses, observe(rules, ply.state, ply.decision.seat), ply.decision)
        names = blunders_of(situation, ply.choice)
        if names and any(not blunders_of(situation, option) for option in ply.decision.options):
            for name in names:
                made.setdefault(name, (situation, ply.choice))

    play_game(rules, seed, agents, watch)
    return made


@cache
def by_chance(players: int, seed: int) -> Made:
    rules = assemble(BOX, players)
    return blunders_made(rules, seed, agents_for("random", rules, seed))


@cache
def by_greedy(players: int, seed: int) -> Made:
    rules = assemble(BOX, players)
    return blunders_made(rules, seed, [GreedyAgent(rules, seed * 8 + seat) for seat in rules.people])


def hold_rivals_back(situation: Situation, choice: Choice) -> None:
    assert choice not in sane(situation).options
    chosen = quick_rival(situation.rules, 1).choose(situation.view, situation.decision, 1.0)
    assert not blunders_of(situation, chosen)


def test_every_blunder_is_met() -> None:
    assert len(BLUNDERS) >= 15
    assert set(BLUNDERS) == set(MET) | set(MADE_BY_GREEDY)


@pytest.mark.parametrize("name", MET)
def test_a_blunder_is_seen_and_not_made(name: str) -> None:
    hold_rivals_back(*by_chance(*MET[name])[name])


@pytest.mark.parametrize("name", MADE_BY_GREEDY)
def test_what_greedy_got_wrong_is_not_done_any_more(name: str) -> None:
    hold_rivals_back(*by_greedy(*MADE_BY_GREEDY[name])[name])


TABLES = {
    "the strongest": (2, (), ("court", "legend")),
    "all others": (5, (), ("never_sewn", "mender", "market", "salon", "quick")),
    "with modules": (3, MODULES, ("never_sewn", "mender", "salon")),
    "against du Barry": (1, MODULES, ("market",)),
}
"""Whole games in which every level plays, and every character."""


def tastes_at(table: str) -> list[str]:
    """A character for each seat; every one sits somewhere."""
    names = [one.id for one in characters()]
    first = sum(TABLES[each][0] for each in list(TABLES)[: list(TABLES).index(table)])
    return [names[(first + seat) % len(names)] for seat in range(TABLES[table][0])]


def test_every_level_and_character_plays_one_of_the_games() -> None:
    assert {name for _, _, names in TABLES.values() for name in names} >= {level.id for level in levels()}
    assert {one for table in TABLES for one in tastes_at(table)} == {one.id for one in characters()}


@pytest.mark.parametrize("table", TABLES)
def test_no_blunder_in_whole_games(table: str) -> None:
    players, modules, names = TABLES[table]
    rules = assemble(BOX, players, modules=modules)
    agents = [
        agent_for(name, rules, 8 + seat, "third", Brake(float("inf")), character)
        for seat, (name, character) in enumerate(zip(names, tastes_at(table), strict=True))
    ]
    assert blunders_made(rules, 1, agents) == {}


def test_where_everything_is_a_blunder_the_decision_stays() -> None:
    situation, choice = by_chance(2, 1)["goods bought in vain"]
    only = situation.decision._replace(options=(choice, choice))
    assert sane(Situation(situation.rules, situation.uses, situation.view, only)).options == only.options
