"""Whole solo games by chance: what must hold at every decision does, with every set of modules."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.model.events import RivalReasoned
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules import referee
from rococo_desktop.rules.soundness import problems
from tests.rules.rival_turns import ALL_MODULES, HER, HUMAN
from tests.rules.scenario import ruleset

SETS = [modules for size in range(5) for modules in combinations(ALL_MODULES, size)]


@pytest.mark.rule("B1", "B2", "B3", "B12", "X4", "G4")
@pytest.mark.parametrize("modules", SETS, ids=lambda modules: "+".join(modules) or "none")
def test_a_game_with_every_set_of_modules(modules: tuple[str, ...]) -> None:
    rules = ruleset(1, modules=modules)
    dice = Random(len(modules))
    played = referee.new_game(rules, 7)
    turns = 0
    while played.decision is not None:
        assert played.decision.seat == HUMAN
        state = played.state
        her = state.players[HER]
        assert (her.livre, her.hand, her.discard, her.bench, her.drawn) == (0, (), (), (), ())
        assert state.rival_current == ()
        if turns % 8 == 0:
            assert problems(rules, state) == []
            for viewer in (HUMAN, HER, NOBODY):
                view = referee.observe(rules, state, viewer)
                twin = referee.determinize(rules, view, turns)
                assert problems(rules, twin) == []
                assert referee.observe(rules, twin, viewer) == view
        played = referee.advance(rules, state, dice.choice(played.decision.options))
        turns += 1
        for event in played.events:
            if isinstance(event, RivalReasoned):
                assert event.seat == HER
                assert tuple(event.facts) == REASONS[event.rule][event.reason]
    assert problems(rules, played.state) == []
    assert played.state.round == 7
    assert len(referee.winners(rules, played.state)) == 1
