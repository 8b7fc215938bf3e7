"""X1: Fancy Dresses: four garments and five resource tiles more."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.model.state import ScoreLine
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import scoring
from rococo_desktop.rules.core.reasons import NEEDS_THIMBLE
from tests.rules.jewelry_turns import FREE, offers, turn
from tests.rules.scenario import Scene, ruleset

FANCY = ("fancy_dresses",)

COSTS: dict[str, tuple[list[str], int]] = {
    "fancy_blue": (["bbb", "bpg"], 30),
    "fancy_pink": (["ppp", "bpg"], 30),
    "fancy_green": (["ggb", "gg_lace"], 32),
    "fancy_orange": (["oo", "op"], 32),
}
"""The tiles each of them costs, without surplus, and its value."""

TILES = {
    "bbb": ((3, 0, 0, 0), ["spend:thread"]),
    "ppp": ((0, 3, 0, 0), ["spend:lace"]),
    "bpg": ((1, 1, 1, 0), ["spend:lace", "spend:thread"]),
    "ggb": ((1, 0, 2, 0), ["spend:lace"]),
    "obp": ((1, 1, 0, 1), ["spend:thread"]),
}
"""The silk of each new tile, and for what it may be discarded."""


@pytest.mark.rule("X1")
@pytest.mark.parametrize("players", [2, 5])
def test_46_garments_and_53_tiles_are_in_the_bags_from_the_start(players: int) -> None:
    rules = ruleset(players, modules=FANCY)
    state = referee.new_game(rules, 1).state
    tiles = Counter(rules.faces[face].id for face in state.bag + state.drawers)
    assert sum(tiles.values()) == 53
    assert {name: tiles[name] for name in TILES} == dict.fromkeys(TILES, 1)
    garments = Counter(rules.garments[garment].id for garment in state.garment_bag + state.garments)
    assert sum(garments.values()) == 46
    assert {name: garments[name] for name in COSTS} == dict.fromkeys(COSTS, 1)
    # Nothing else changes.
    assert rules.lists == ruleset(players).lists


@pytest.mark.rule("X1")
def test_they_may_lie_there_in_round_one() -> None:
    rules = ruleset(5, modules=FANCY)
    garments: set[str] = set()
    tiles: set[str] = set()
    for seed in range(60):
        state = referee.new_game(rules, seed).state
        garments |= {rules.garments[garment].id for garment in state.garments}
        tiles |= {rules.faces[face].id for face in state.drawers}
    assert set(COSTS) <= garments
    assert set(TILES) <= tiles


@pytest.mark.rule("X1", "A2.2")
@pytest.mark.parametrize("face", list(TILES))
def test_a_new_tile_is_acquired_like_any_other(face: str) -> None:
    silk, spends = TILES[face]
    scene = turn("e0a", FANCY).display("drawers", face).choose("action:acquire")
    assert [option.key for option in scene.decision().options] == ["keep", *spends]
    scene.choose("keep")
    assert scene.rules.faces[scene.player(0).silk[0]].silk == silk


@pytest.mark.rule("X1", "A3.1", "A3.2")
@pytest.mark.parametrize("garment", list(COSTS))
def test_a_fancy_dress_is_a_masters_and_worth_five(garment: str) -> None:
    silk, value = COSTS[garment]

    def scene(card: str, *tiles: str) -> Scene:
        made = turn(card, FANCY, livre=0, lace=1, thread=1, silk=list(tiles))
        return made.display("garments", *FREE, garment)

    journeyman = scene("e0b", *silk)
    assert not offers(journeyman, "action:tailor")
    assert journeyman.explain(0, "garments", 3) == (NEEDS_THIMBLE,)
    sold = scene("e0a", *silk).choose("action:tailor", "sell")
    player = sold.player(0)
    assert (player.livre, player.lace, player.thread, player.silk) == (value, 0, 0, ())
    assert not offers(scene("e0a", *silk[1:]), "action:tailor")
    rented = scene("e0a", *silk).choose("action:tailor", "rent", "guest:0")
    table = rented.agenda().table()
    scoring.score_trademarks(table)
    assert table.state.sheet == (ScoreLine("F7", 0, 5, ("garment", rented.garment(garment), 1)),)
