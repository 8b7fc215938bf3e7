"""Characters: they scale single weights and choose by them; what was measured is those shipped."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rococo_desktop.ai.agent_names import UnknownAgentError, agent_for, characters, tastes, weights
from rococo_desktop.ai.evaluation import Evaluator
from rococo_desktop.ai.fingerprint import strength_digest
from rococo_desktop.ai.rival import Rival
from rococo_desktop.content import load_box
from rococo_desktop.content.rivals import load_level_ids, load_strength
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.core.scoring import ROYAL_HALL
from rococo_desktop.rules.referee import Ruleset, assemble, new_game

RULES = assemble(load_box(), 2)


def with_marks(rules: Ruleset, seat: int, places: list[int], garments: dict[int, int]) -> GameState:
    """The first position, with these places marked by a seat and garments on these of them."""
    state = new_game(rules, 1).state.clone()
    marks, guests = list(state.trademarks), list(state.guests)
    for place in places:
        marks[place] = seat
    for space, garment in garments.items():
        guests[space] = garment
    state.trademarks, state.guests = tuple(marks), tuple(guests)
    return state


def test_a_character_scales_what_it_names_and_nothing_else() -> None:
    for one in characters():
        plain, own = weights(), tastes(one.id)
        for name, percent in one.weights.items():
            assert getattr(own, name) == round(getattr(plain, name) * percent / 100)
        assert own.scaled(dict.fromkeys(one.weights, 100)) == own
        rest = set(type(plain).__slots__) - set(one.weights)
        assert {name: getattr(own, name) for name in rest} == {name: getattr(plain, name) for name in rest}


def test_a_character_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownAgentError, match="'sculptor'"):
        agent_for("salon", RULES, 1, character="sculptor")


def test_every_level_takes_every_character() -> None:
    for level in load_level_ids():
        for one in characters():
            assert isinstance(agent_for(level, RULES, 1, character=one.id), Rival)


def test_every_character_chooses_otherwise_than_a_plain_rival_and_than_the_others() -> None:
    plain = strength_digest("salon")
    digests = {one.id: strength_digest(f"salon+{one.id}") for one in characters()}
    assert len({plain, *digests.values()}) == len(digests) + 1
    assert strength_digest("salon") == plain


def test_rockets_count_more_for_who_lives_for_them() -> None:
    rocket = RULES.fireworks[0]
    funded = with_marks(RULES, 0, [rocket], {})
    own = weights()
    fond = own.scaled({"rockets": 300})
    printed = RULES.decoration(rocket).prestige
    gained = Evaluator(RULES, fond).value(funded, 0) - Evaluator(RULES, own).value(funded, 0)
    assert gained == pytest.approx(200 * printed)


def test_garments_and_halls_count_more_for_who_likes_them() -> None:
    space = RULES.hall_spaces[ROYAL_HALL][0]
    led, own = with_marks(RULES, 0, [space], {space: 0}), weights()
    plain = Evaluator(RULES, own).value(led, 0)
    dressed = Evaluator(RULES, own.scaled({"garments": 150})).value(led, 0)
    assert dressed - plain == pytest.approx(50 * RULES.garments[0].prestige)
    keeper = Evaluator(RULES, own.scaled({"halls": 150})).value(led, 0)
    first = RULES.side.hall_majorities[ROYAL_HALL].first
    assert keeper - plain == pytest.approx(50 * first * (own.lead_now + own.lead_round * led.round) / 100)


def test_majorities_of_others_count_for_who_spoils_them_alone() -> None:
    space = RULES.hall_spaces[ROYAL_HALL][0]
    without, led = with_marks(RULES, 1, [], {}), with_marks(RULES, 1, [space], {space: 0})
    plain, spoiler = weights(), weights().scaled({"spoiling": 150})
    assert Evaluator(RULES, plain).value(led, 0) == Evaluator(RULES, plain).value(without, 0)
    lost = Evaluator(RULES, spoiler).value(without, 0) - Evaluator(RULES, spoiler).value(led, 0)
    first = RULES.side.hall_majorities[ROYAL_HALL].first
    assert lost == pytest.approx(50 * first * (plain.lead_now + plain.lead_round * led.round) / 100)


@pytest.mark.shipped
def test_the_measured_strength_is_that_of_the_rivals_shipped() -> None:
    """After a change of what rivals choose: play the ladder anew, and `ladder.py --write`."""
    measured = load_strength()
    changed = [name for name, digest in measured.agents.items() if strength_digest(name) != digest]
    assert not changed, f"data/ai/strength.yaml speaks of other rivals: {', '.join(changed)}"


@pytest.mark.shipped
def test_every_level_and_every_character_was_measured() -> None:
    measured = load_strength()
    ids = load_level_ids()
    pairs = [(above, below) for below, above in pairwise(ids)]
    pairs += [(f"salon+{one.id}", "salon") for one in characters()]
    assert not [pair for pair in pairs if measured.match(*pair) is None]
