"""Rivals: they see only their view, play their turn to the end, and beat chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rococo_desktop.ai.agent import RandomAgent
from rococo_desktop.ai.evaluation import Evaluator
from rococo_desktop.ai.plans import ROLLOUT, WIDE, Field, field_at
from rococo_desktop.ai.rival import Rival
from rococo_desktop.ai.round_end import to_round_end
from rococo_desktop.ai.search import best_line
from rococo_desktop.ai.weights import load_weights
from rococo_desktop.content import load_box
from rococo_desktop.model.events import Event, Funded, Hired, Rented, Sold, Tailored
from rococo_desktop.model.vocabulary import Edition, Rank
from rococo_desktop.rules.referee import advance, assemble, determinize, new_game, observe
from rococo_desktop.tools.perft import position
from rococo_desktop.tools.playing import Ply, agents_for, play_game

BOX = load_box()
WEIGHTS = load_weights()
SMALL = replace(ROLLOUT, field_of_two=Field(3, 2), field_of_more=Field(3, 2))


def test_it_beats_chance_from_either_seat() -> None:
    rules = assemble(BOX, 2)
    for seed in (1, 2, 3, 4):
        played = play_game(rules, seed, agents_for("mixed", rules, seed))
        greedy = seed % 2
        assert played.winners == [greedy]
        assert played.scores[greedy] >= played.scores[1 - greedy] + 10


def test_its_games_look_like_play() -> None:
    rules = assemble(BOX, 3)
    done: Counter[type[Event]] = Counter()

    def watch(ply: Ply) -> None:
        done.update(map(type, ply.result.events))

    played = play_game(rules, 5, agents_for("greedy", rules, 5), watch)
    assert done[Tailored] >= 3 * 3
    assert done[Hired] >= 3 * 3
    assert done[Funded] >= 2 * 3
    assert done[Rented] >= done[Sold]
    assert min(played.scores) >= 35


def test_the_same_seed_gives_the_same_game() -> None:
    rules = assemble(BOX, 2)
    games = [play_game(rules, 3, agents_for("greedy", rules, 3)).journal for _ in range(2)]
    assert games[0] == games[1]


def test_it_decides_by_its_view_alone() -> None:
    """Two states that differ only in what the seat cannot see get the same choice."""
    rules = assemble(BOX, 3)
    for plies in (0, 20, 90, 170):
        state, decision = position(rules, 9, plies)
        assert decision is not None
        view = observe(rules, state, decision.seat)
        twin = determinize(rules, view, 4711)
        assert observe(rules, twin, decision.seat) == view
        choices = [
            Rival(rules, 5, SMALL, WEIGHTS).choose(observe(rules, each, decision.seat), decision, 1.0)
            for each in (state, twin)
        ]
        assert choices[0] == choices[1]


def test_a_search_stays_within_its_positions() -> None:
    rules = assemble(BOX, 5)
    evaluator = Evaluator(rules, WEIGHTS)
    for plies in range(10, 400, 13):
        state, decision = position(rules, 2, plies)
        if decision is None or decision.kind == "choose_three":
            continue
        line, looked = best_line(evaluator, state, decision, WIDE.turn)
        assert looked <= WIDE.turn.positions + WIDE.turn.samples
        assert line.path[0][0] == decision.kind
        assert decision.option(line.path[0][1]) is not None


def test_a_finished_game_is_worth_its_points_then_its_livre() -> None:
    rules = assemble(BOX, 2)
    played = play_game(rules, 1, agents_for("random", rules, 1))
    evaluator = Evaluator(rules, WEIGHTS)
    for seat, player in enumerate(played.state.players):
        assert evaluator.value(played.state, seat) == 100 * player.prestige + player.livre


def test_more_of_anything_is_worth_more() -> None:
    rules = assemble(BOX, 2)
    evaluator = Evaluator(rules, WEIGHTS)
    start = new_game(rules, 1)
    agent = RandomAgent(1)
    state, decision = start.state, start.decision
    for _ in range(60):
        assert decision is not None
        before = evaluator.value(state, decision.seat)
        richer = state.clone()
        player = richer.players[decision.seat].clone()
        player.prestige += 1
        richer.players = tuple(
            player if seat == decision.seat else other for seat, other in enumerate(state.players)
        )
        assert evaluator.value(richer, decision.seat) == pytest.approx(before + 100)
        player.livre += 5
        assert evaluator.value(richer, decision.seat) > before + 100
        choice = agent.choose(observe(rules, state, decision.seat), decision, 1.0)
        after = advance(rules, state, choice)
        state, decision = after.state, after.decision


def test_classic_is_played_without_seeing_the_others_points() -> None:
    rules = assemble(BOX, 2, Edition.CLASSIC)
    played = play_game(rules, 2, agents_for("greedy", rules, 2))
    assert min(played.scores) > 30


def test_an_agent_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="'clever'"):
        agents_for("clever", assemble(BOX, 2), 1)


def test_thinking_over_a_game_again_gives_the_same_choices() -> None:
    """A new rival asked from the beginning of a turn goes on as the one that has played since the deal."""
    rules = assemble(BOX, 2)
    state, decision = position(rules, 3, 30)
    old = Rival(rules, 7, SMALL, WEIGHTS)
    new = Rival(rules, 7, SMALL, WEIGHTS)
    turn = -1
    for _ in range(40):
        if decision is None:
            break
        if state.turn != turn:
            turn, new = state.turn, Rival(rules, 7, SMALL, WEIGHTS)
        view = observe(rules, state, decision.seat)
        choice = old.choose(view, decision, 1.0)
        assert new.choose(view, decision, 1.0) == choice
        state, _, decision, _ = advance(rules, state, choice)


def test_parts_that_are_remembered_change_no_value() -> None:
    rules = assemble(BOX, 3, modules=("jewelry_box",))
    knows = Evaluator(rules, WEIGHTS)
    for plies in range(5, 300, 7):
        state, decision = position(rules, 4, plies)
        if decision is None:
            break
        for seat in rules.people:
            first, again = knows.value(state, seat), knows.value(state, seat)
            assert first == again == Evaluator(rules, WEIGHTS).value(state, seat)


def test_at_the_terrace_the_end_is_certain() -> None:
    """Greedy took majorities that were scored for majorities to come, and left rockets without a guest."""
    rules = assemble(BOX, 3)
    evaluator = Evaluator(rules, WEIGHTS)
    met = 0
    for seed in range(1, 9):

        def watch(ply: Ply) -> None:
            nonlocal met
            if ply.decision.kind == "terrace":
                met += 1
                assert ply.choice == ply.decision.options[0]
                seat = ply.decision.seat
                assert evaluator.value(ply.state, seat) == evaluator.value(ply.result.state, seat)

        play_game(rules, seed, agents_for("quick", rules, seed), watch)
    assert met


def test_goods_nobody_can_use_any_more_are_worth_nothing() -> None:
    rules = assemble(BOX, 2)
    evaluator = Evaluator(rules, WEIGHTS)
    state = new_game(rules, 1).state.clone()
    state.round = rules.figures.rounds
    start = {one.rank: card for card, one in enumerate(rules.employees) if one.is_start}
    apprentice, master = start[Rank.APPRENTICE], start[Rank.MASTER]
    values = []
    for card, silk in ((apprentice, ()), (apprentice, (0, 0)), (master, ()), (master, (0, 0))):
        player = state.players[0].clone()
        player.hand, player.silk = (card,), silk
        here = state.clone()
        here.players = (player, state.players[1])
        values.append(evaluator.value(here, 0))
    assert values[0] == values[1]
    assert values[2] < values[3]


def test_a_slower_machine_plays_fewer_deals() -> None:
    counts = [field_at(ROLLOUT, seats, effort) for seats in (2, 4) for effort in ("full", "half", "third")]
    assert [field and field.deals for field in counts] == [6, 3, 1, 4, 2, 1]


def test_the_end_of_a_round_is_the_horizon() -> None:
    """What the next round deals is chance: the round ends without it, with its income and the favor held."""
    rules = assemble(BOX, 2)
    state, decision = position(rules, 3, 30)
    cut = to_round_end(rules, state)
    assert decision is not None
    number = state.round
    while decision is not None:
        cut, _, decision, _ = advance(rules, cut, decision.options[0])
    assert (cut.round, cut.agenda, cut.sheet) == (number, (), ())
    assert Evaluator(rules, WEIGHTS).value(cut, 0) > 100 * cut.players[0].prestige
    last = state.clone()
    last.round = rules.figures.rounds
    assert to_round_end(rules, last) is last


def test_a_card_played_alone_is_not_taken_for_the_end_of_the_ball() -> None:
    """Nothing but prestige and livre counted when three were chosen: every hand was one for money."""
    rules = assemble(BOX, 2)
    evaluator = Evaluator(rules, WEIGHTS)
    state = new_game(rules, 1).state.clone()
    state.agenda, state.active = (), 0
    richer = state.clone()
    player = state.players[0].clone()
    player.lace += 1
    richer.players = (player, state.players[1])
    assert evaluator.value(richer, 0) > evaluator.value(state, 0) > 0
    for number in (1, rules.figures.rounds - 1):
        state.round = number
        assert evaluator.value(state, 0) > 100 * state.players[0].prestige + state.players[0].livre
