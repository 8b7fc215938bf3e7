"""Prompts, labels and details: for every decision and every option met in whole games."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.events import Adjusted
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.shown import Definitions
from rococo_desktop.ui.text.figures import tile_price
from rococo_desktop.ui.text.prompts import PROMPTS, option_detail, option_label, prompt
from rococo_desktop.ui.text.words import Words
from tests.play.games import NAMES, begin
from tests.ui.text.spoken_games import ALL, TABLES, Table, english, games, rigged, spoken, whole_box

LONGEST_LABEL = 28
LONGEST_PROMPT = 90
LONGEST_DETAIL = 330


def check(
    defs: Definitions, decision: Decision, seats: tuple[str, ...], view: PlayerView, words: Words
) -> None:
    """Everything said about one decision is there, and is neither endless nor cut."""
    asked = words.say(prompt(defs, decision, seats, view))
    assert asked.startswith(seats[decision.seat])
    assert len(asked) <= LONGEST_PROMPT, asked
    for choice in decision.options:
        label = words.say(option_label(defs, decision, choice, view))
        detail = words.say(option_detail(defs, decision, choice, view))
        assert 0 < len(label) <= LONGEST_LABEL, label
        assert len(detail) <= LONGEST_DETAIL, detail
        assert detail[0].isupper() or detail[0].isdigit(), detail
        assert detail[-1] == ".", detail


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_decision_and_option_has_words_of_sensible_length(table: Table) -> None:
    game = spoken(*table)
    for decision, view in game.asked:
        check(game.defs, decision, game.seats, view, english())


def test_the_games_meet_every_kind_of_decision_rare_ones_in_rigged_positions() -> None:
    met = {decision.kind for game in games() for decision, _ in game.asked}
    defs = spoken(3, Edition.DELUXE, ALL, 24).defs
    for decision, view in rigged(2, range(4, 5)):
        check(defs, decision, NAMES[:2], view, english())
        met.add(decision.kind)
    assert met == set(PROMPTS)


def test_options_of_one_decision_are_told_apart_by_their_details() -> None:
    words = english()
    for game in games():
        for decision, view in game.asked:
            if decision.kind in ("acquire", "choose_three"):
                continue  # equal tiles lie in one drawer, equal hands are one option already
            told = [words.say(option_detail(game.defs, decision, c, view)) for c in decision.options]
            places = [choice.target for choice in decision.options]
            assert len(set(zip(told, places, strict=True))) == len(told)


def test_the_price_told_is_the_price_paid() -> None:
    """The words compute prices from the view: they must be those of the rules."""
    session = begin(4, Edition.DELUXE, modules=ALL, seed=3)
    checked = 0
    while session.deciding != NOBODY and checked < 8:
        seat = session.deciding
        decision = session.decision(seat)
        assert decision is not None
        view, steps = session.view(seat), session.steps
        wanted = {"main_action": "action:acquire"}.get(decision.kind, decision.options[0].key)
        key = wanted if decision.option(wanted) else decision.options[-1].key
        session.submit(seat, key)
        if decision.kind == "acquire" and not decision.about[1]:
            space = decision.options[0].target[1]
            assert isinstance(space, int)
            paid = -sum(
                event.change
                for happening in session.events(seat, steps)
                for event in happening.events[:1]
                if isinstance(event, Adjusted) and event.counter == "livre"
            )
            assert tile_price(session.definitions, view, space) == paid
            checked += 1
    assert checked == 8


def test_a_prompt_shown_to_nobody_keeps_the_drawn_tile_secret() -> None:
    game = spoken(4, Edition.DELUXE, ALL)
    words = english()
    for decision, view in game.asked:
        if decision.kind == "keep_or_spend":
            unseen = view._replace(viewer=NOBODY, own=None)
            assert "(" not in words.say(prompt(game.defs, decision, game.seats, unseen))


def test_action_words_fit_their_buttons() -> None:
    from rococo_desktop.ui.text.names import action_name, action_sentence
    from rococo_desktop.ui.text.table_names import ACTIONS

    for action in ACTIONS:
        assert len(english().say(action_name(action))) <= 9
        assert english().say(action_sentence(action)).endswith(".")
    assert whole_box().jeweler is not None
