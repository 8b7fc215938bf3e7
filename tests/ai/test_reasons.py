"""Reasons of agents: true by the evaluation, and made of what everybody may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from rococo_desktop.ai.agent_names import agent_for, characters, tastes
from rococo_desktop.ai.breakdown import ItemisedEvaluator
from rococo_desktop.ai.open_facts import as_nobody, open_worth
from rococo_desktop.ai.plans import QUICK
from rococo_desktop.ai.reasons import LEAST, Reasoner, this_turn
from rococo_desktop.ai.search import lines
from rococo_desktop.ai.weights import load_weights
from rococo_desktop.content import load_box
from rococo_desktop.model.agent_reasons import NOTHING, AgentReason, Category, ReasonKind
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules.referee import (
    Ruleset,
    advance,
    assemble,
    determinize,
    new_game,
    observe,
    pending_decision,
)
from rococo_desktop.tools.perft import position
from rococo_desktop.tools.playing import Ply

BOX = load_box()
WEIGHTS = load_weights()
ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")
TABLES = ((2, (), 1000), (3, ("jewelry_box",), 120))


class Turn(NamedTuple):
    """A turn of an agent: its choices, in their order, and the reasons that came with them."""

    rules: Ruleset
    plies: tuple[Ply, ...]
    reasons: tuple[AgentReason | None, ...]

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.plies[0].decision.seat


@cache
def told(players: int, modules: tuple[str, ...], plies: int) -> tuple[Turn, ...]:
    """Every turn of a game of quick agents, up to the turn after so many choices.

    A choice outside of turns is one of its own.
    """
    rules = assemble(BOX, players, modules=modules)
    turns: dict[tuple[int, ...], list[tuple[Ply, AgentReason | None]]] = {}
    reasoners = [Reasoner(rules, WEIGHTS) for _ in rules.people]

    def watch(ply: Ply) -> None:
        state, seat = ply.state, ply.decision.seat
        why = reasoners[seat].why(observe(rules, state, seat), ply.decision, ply.choice)
        turn = (state.turn,) if state.active == seat else (state.turn, ply.number)
        turns.setdefault((state.round, seat, *turn), []).append((ply, why))

    agents = [agent_for("quick", rules, seat) for seat in rules.people]
    state, _, decision, _ = new_game(rules, 5)
    number = 0
    while decision is not None and (number < plies or decision.kind != "play_card"):
        number += 1
        choice = agents[decision.seat].choose(observe(rules, state, decision.seat), decision, 1.0)
        result = advance(rules, state, choice)
        watch(Ply(number, state, decision, choice, result))
        state, _, decision, _ = result
    return tuple(Turn(rules, *(tuple(one) for one in zip(*turn, strict=True))) for turn in turns.values())


def played_turns() -> Iterator[Turn]:
    """Turns with a main action."""
    for table in TABLES:
        yield from (turn for turn in told(*table) if turn.plies[0].decision.kind == "play_card")


@pytest.mark.parametrize(
    ("players", "edition", "modules"),
    [(1, Edition.DELUXE, ALL_MODULES), (2, Edition.CLASSIC, ()), (4, Edition.DELUXE, ALL_MODULES)],
)
def test_a_breakdown_sums_to_the_value(players: int, edition: Edition, modules: tuple[str, ...]) -> None:
    rules = assemble(BOX, players, edition, modules)
    evaluator = ItemisedEvaluator(rules, WEIGHTS)
    met: Counter[Category] = Counter()
    for plies in (*range(0, 220, 6), 10_000):
        state, _ = position(rules, 8, plies)
        for seat in rules.people:
            parts = evaluator.breakdown(state, seat)
            assert set(parts) == set(Category)
            assert sum(parts.values()) == pytest.approx(evaluator.value(state, seat), abs=1e-6)
            met.update(category for category, worth in parts.items() if worth)
    assert len(met) >= 7


@pytest.mark.parametrize("character", [one.id for one in characters()])
def test_a_breakdown_sums_to_the_value_for_every_taste(character: str) -> None:
    rules = assemble(BOX, 3, Edition.DELUXE, ALL_MODULES)
    evaluator = ItemisedEvaluator(rules, tastes(character))
    for plies in range(0, 220, 40):
        state, _ = position(rules, 8, plies)
        for seat in rules.people:
            parts = evaluator.breakdown(state, seat)
            assert sum(parts.values()) == pytest.approx(evaluator.value(state, seat), abs=1e-6)


@pytest.mark.parametrize("edition", Edition)
def test_the_view_of_nobody_is_found_from_that_of_a_seat(edition: Edition) -> None:
    rules = assemble(BOX, 3, edition, ALL_MODULES if edition is Edition.DELUXE else ())
    for plies in range(0, 200, 9):
        state, _ = position(rules, 4, plies)
        for seat in rules.people:
            assert as_nobody(rules, observe(rules, state, seat)) == observe(rules, state, NOBODY)


def test_every_turn_has_one_reason_and_it_comes_with_its_end() -> None:
    kinds: Counter[ReasonKind] = Counter()
    for turn in played_turns():
        found = [why for why in turn.reasons if why is not None]
        assert turn.reasons[-1] is not None, turn.plies[-1].choice
        assert len({why.kind for why in found}) >= 1
        kinds[turn.reasons[-1].kind] += 1
    assert kinds[ReasonKind.BETTER] > 4 * (kinds[ReasonKind.EVEN] + kinds[ReasonKind.ONLY])


def test_what_is_chosen_in_secret_has_a_secret_reason_and_a_rocket_an_open_one() -> None:
    for turn in told(*TABLES[0]):
        kind = turn.plies[0].decision.kind
        if kind == "choose_three":
            assert turn.reasons == (AgentReason(ReasonKind.SECRET),)
        if kind == "terrace":
            (why,) = turn.reasons
            assert why is not None
            assert [one.category for one in why.categories] == [Category.TERRACE]
            assert why.place in turn.rules.fireworks


def test_reasons_name_what_the_turn_did() -> None:
    met: Counter[str] = Counter()
    for turn in played_turns():
        why, rules = turn.reasons[-1], turn.rules
        assert why is not None
        before, after = turn.plies[0].state, turn.plies[-1].result.state
        amounts = [one.amount or 0 for one in why.categories]
        assert amounts == sorted(amounts, reverse=True)
        assert all(amount >= LEAST for amount in amounts)
        if why.hall != NOTHING:
            met["hall"] += 1
            spaces = rules.hall_spaces[why.hall]
            assert before.guests[spaces.start : spaces.stop] != after.guests[spaces.start : spaces.stop]
        if why.place != NOTHING:
            met["place"] += 1
            assert (before.trademarks[why.place], after.trademarks[why.place]) == (NOBODY, turn.seat)
        if why.card != NOTHING:
            met["card"] += 1
            assert why.card in before.hire
    assert min(met["hall"], met["place"], met["card"]) > 5


def test_what_is_told_of_a_turn_is_what_happened_in_it() -> None:
    """Where something is drawn, an agent tells what the choice brings whatever is drawn."""
    for turn in played_turns():
        rules, seat, ply = turn.rules, turn.seat, turn.plies[-1]
        evaluator = ItemisedEvaluator(rules, WEIGHTS)
        imagined = this_turn(determinize(rules, observe(rules, ply.state, seat), 0))
        worths = [
            open_worth(evaluator, observe(rules, advance(rules, state, ply.choice).state, NOBODY), seat)
            for state in (this_turn(ply.state), imagined)
        ]
        assert worths[0] == worths[1]


def test_the_first_category_speaks_for_the_turn_in_the_evaluation_too() -> None:
    """Reasons are found from open facts; what an agent knows besides almost never says otherwise."""
    right: Counter[bool] = Counter()
    for turn in list(played_turns())[::3]:
        why, rules, seat = turn.reasons[-1], turn.rules, turn.seat
        if why is None or why.kind is not ReasonKind.BETTER:
            continue
        evaluator = ItemisedEvaluator(rules, WEIGHTS)
        start = this_turn(turn.plies[0].state)
        decision = pending_decision(rules, start)
        assert decision is not None
        action = next(ply.choice.key for ply in turn.plies if ply.decision.kind == "main_action")
        found, _ = lines(evaluator, start, decision, QUICK.turn)
        others = [
            line
            for line in found
            for kind, key in line.path
            if kind == "main_action" and key not in {action, "action:forfeit"}
        ]
        if others:
            ply, best = turn.plies[-1], max(others, key=lambda line: line.value)
            end = advance(rules, this_turn(ply.state), ply.choice).state
            category = why.categories[0].category
            ahead = evaluator.breakdown(end, seat)[category] - evaluator.breakdown(best.state, seat)[category]
            right[ahead > 0] += 1
    assert right[True] > 20
    assert right[False] <= right[True] // 10


# Other worlds.


def dealt_otherwise(turn: Turn, random: Random, keeps_silk: bool) -> GameState:
    """The beginning of a turn, all that is hidden dealt anew, but that the seat can play its card."""
    rules, seat, state = turn.rules, turn.seat, turn.plies[0].state
    (_, _, card) = turn.plies[0].choice.steps[-1]
    twin = determinize(rules, observe(rules, state, NOBODY), random.getrandbits(60))
    mine, old = twin.players[seat].clone(), state.players[seat]
    cards = [one for one in old.hand + old.supply if one != card]
    cards += [card] * ((old.hand + old.supply).count(card) - 1)
    random.shuffle(cards)
    mine.secret, mine.specialist = old.secret, old.specialist
    mine.hand = tuple(sorted((card, *cards[: len(old.hand) - 1])))
    mine.supply = tuple(sorted(cards[len(old.hand) - 1 :]))
    if keeps_silk:
        known = observe(rules, state, seat)
        twin = determinize(rules, known, random.getrandbits(60))
        mine.silk, mine.drawn = old.silk, old.drawn
    twin.players = (*twin.players[:seat], mine, *twin.players[seat + 1 :])
    return twin


def reasons_in(turn: Turn, state: GameState) -> list[AgentReason | None] | None:
    """What is told where the same turn is played in another world; None if it cannot be."""
    rules, seat = turn.rules, turn.seat
    reasoner = Reasoner(rules, WEIGHTS)
    found = []
    for ply in turn.plies:
        decision = pending_decision(rules, state)
        choice = decision.option(ply.choice.key) if decision is not None else None
        if decision is None or choice is None or decision.kind != ply.decision.kind:
            return None
        found.append(reasoner.why(observe(rules, state, seat), decision, choice))
        state = advance(rules, state, choice).state
    return found


def test_other_secrets_give_the_same_reasons() -> None:
    random = Random(3)
    actions: Counter[str] = Counter()
    hands = 0
    for number, turn in enumerate(played_turns()):
        twin = dealt_otherwise(turn, random, keeps_silk=number % 3 > 0)
        again = reasons_in(turn, twin)
        if again is not None:
            assert tuple(again) == turn.reasons
            hands += twin.players[turn.seat].hand != turn.plies[0].state.players[turn.seat].hand
            actions.update(ply.choice.key for ply in turn.plies if ply.decision.kind == "main_action")
    assert hands > 12
    assert min(actions[f"action:{name}"] for name in ("tailor", "fund", "hire", "acquire")) >= 3
