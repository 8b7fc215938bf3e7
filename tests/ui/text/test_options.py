"""Prompts, labels and details: for every decision and every option met in whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.events import Adjusted, BoughtJewelry, Deputed, Event, Funded, Hired, Sold, Tailored
from rococo_desktop.model.outlook import Market
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.prompts import PROMPTS, option_detail, option_label, prompt
from rococo_desktop.ui.text.words import Words
from tests.play.games import NAMES
from tests.ui.text.spoken_games import ALL, TABLES, Spoken, Table, english, games, rigged, spoken, whole_box

LONGEST_LABEL = 28
LONGEST_PROMPT = 90
LONGEST_DETAIL = 330


def check(
    defs: PublicDefinitions,
    asked_now: tuple[Decision, PlayerView, Market],
    seats: tuple[str, ...],
    words: Words,
) -> None:
    """Everything said about one decision is there, and is neither endless nor cut."""
    decision, view, market = asked_now
    asked = words.say(prompt(defs, decision, seats, view))
    assert asked.startswith(seats[decision.seat])
    assert len(asked) <= LONGEST_PROMPT, asked
    for choice in decision.options:
        label = words.say(option_label(defs, decision, choice, view))
        detail = words.say(option_detail(defs, decision, choice, view, market))
        assert 0 < len(label) <= LONGEST_LABEL, label
        assert len(detail) <= LONGEST_DETAIL, detail
        assert detail[0].isupper() or detail[0].isdigit(), detail
        assert detail[-1] == ".", detail


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_decision_and_option_has_words_of_sensible_length(table: Table) -> None:
    game = spoken(*table)
    for asked in game.asked:
        check(game.defs, asked, game.seats, english())


def test_the_games_meet_every_kind_of_decision_rare_ones_in_rigged_positions() -> None:
    met = {decision.kind for game in games() for decision, _, _ in game.asked}
    defs = spoken(3, Edition.DELUXE, ALL, 24).defs
    for asked in rigged(2, range(4, 5)):
        check(defs, asked, NAMES[:2], english())
        met.add(asked[0].kind)
    assert met == set(PROMPTS)


def test_options_of_one_decision_are_told_apart_by_their_details() -> None:
    words = english()
    for game in games():
        for decision, view, market in game.asked:
            if decision.kind in ("acquire", "choose_three"):
                continue  # equal tiles lie in one drawer, equal hands are one option already
            told = [words.say(option_detail(game.defs, decision, c, view, market)) for c in decision.options]
            places = [choice.target for choice in decision.options]
            assert len(set(zip(told, places, strict=True))) == len(told)


def told_of(game: Spoken) -> Iterator[tuple[str, str, tuple[Event, ...], int]]:
    """Each choice made: the kind of decision, its detail, what then happened at once, and whose it was."""
    happenings = game.session.events(NOBODY)[1:]
    for (decision, view, market), key, happening in zip(game.asked, game.chosen, happenings, strict=True):
        choice = decision.option(key)
        assert choice is not None
        detail = english().say(option_detail(game.defs, decision, choice, view, market))
        yield decision.kind, detail, happening.events, decision.seat


def price(livre: int) -> str:
    """How a price is said."""
    return f"for {livre} livre" if livre else "for nothing"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_price_told_is_the_price_paid(table: Table) -> None:
    """The words read prices off the view: they must be those of the rules."""
    priced = {
        "fund": Funded,
        "hire": Hired,
        "tailor": Tailored,
        "adorn": BoughtJewelry,
        "depute_any": Deputed,
    }
    checked = set()
    for kind, detail, events, _ in told_of(spoken(*table)):
        for event in events[:1]:
            if isinstance(event, Funded | Hired | Tailored | BoughtJewelry | Deputed) and (
                type(event) is priced.get(kind)
            ):
                livre = event.livre if isinstance(event, Deputed) else event.price
                assert price(livre) in detail
                checked.add(kind)
            elif kind == "acquire":
                taken = event.change if isinstance(event, Adjusted) else 0
                assert price(-taken) in detail
                checked.add(kind)
            elif kind == "exchange":
                assert isinstance(event, Adjusted)
                assert f"{-event.change} {event.counter}" in detail
    assert {"acquire", "fund", "hire"} <= checked


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_gain_told_is_the_gain_made(table: Table) -> None:
    """What a hall, a sale, discarded silk or a rocket brings is said before it is chosen."""
    game = spoken(*table)
    for kind, detail, events, seat in told_of(game):
        first = events[0] if events else None
        if kind == "choose_hall":
            assert isinstance(first, Adjusted)
            assert f"{first.change} {first.counter} for" in detail
        elif kind == "rent_or_sell" and isinstance(first, Sold):
            assert f"for {first.livre} livre" in detail
        elif kind == "discard_silk" and isinstance(first, Adjusted) and first.seat == seat:
            assert f"{first.change} prestige in all" in detail
        elif kind == "place":
            gains = [event for event in events[3:4] if isinstance(event, Adjusted) and event.seat == seat]
            if "no reward" not in detail and "tile" not in detail:
                assert [f"{gain.change} {gain.counter} at once" in detail for gain in gains] == [True]


def test_a_prompt_shown_to_nobody_keeps_the_drawn_tile_secret() -> None:
    game = spoken(4, Edition.DELUXE, ALL)
    words = english()
    for decision, view, _ in game.asked:
        if decision.kind == "keep_or_spend":
            unseen = view._replace(viewer=NOBODY, own=None)
            assert "(" not in words.say(prompt(game.defs, decision, game.seats, unseen))


def test_action_words_fit_their_buttons() -> None:
    from rococo_desktop.ui.text.names import action_sentence, action_words
    from rococo_desktop.ui.text.seat_and_module_names import ACTIONS

    best = [english().say(action_words(action)[0]) for action in ACTIONS]
    assert len(set(best)) == len(ACTIONS), "two buttons that one cannot tell apart"
    assert max(map(len, best)) <= 10
    for action in ACTIONS:
        assert len(english().say(action_words(action)[-1])) <= 9
        assert english().say(action_sentence(action)).endswith(".")
    assert whole_box().jeweler is not None
