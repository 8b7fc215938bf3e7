"""A stranger at the real window: a short visit, and what it sees held against its own eyes.

Long visits at every kind of table, and visits to games in which a promise is broken on purpose, are those of
`soak.py stranger`.
"""

from __future__ import annotations

import pytest

from long_runs import stranger as long_run
from tests.ui.window import promises
from tests.ui.window.display import missing
from tests.ui.window.promises import PROMISES
from tests.ui.window.sabotage import SABOTAGES
from tests.ui.window.sight import Sight, Thing, Word
from tests.ui.window.visit import Table, visit

BAR = Thing(("fact", "prompt"), (200, 0, 600, 44), False, False, "region", 0, "", "Ana: play a card")
CARD = Thing(("hand", 3), (300, 600, 90, 120), True, False, "target", 0, "", "apprentice, coin purse")
HALL = Thing(("guests", 4), (300, 300, 90, 90), False, False, "target", 0, "", "Royal hall, space 4.")


def seen(**other: object) -> Sight:
    """A question of the table, seen."""
    usual = Sight("play_card", "Ana: play a card", 1, 64, 0, moves=False, things=(BAR, CARD, HALL))
    return usual._replace(**other)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.waits
@pytest.mark.skipif(bool(missing()), reason=f"no virtual display: {missing()}")
def test_every_promise_holds_for_a_while() -> None:
    told = visit(Table(players=2, people=2, speed="fast", seed=7), 15.0)
    assert told["broken"] == []
    assert told["stuck"] == ""
    assert told["errors"] == ""


def test_every_promise_can_be_broken_on_purpose_and_is_tried_in_the_long_run() -> None:
    assert set(SABOTAGES) == set(PROMISES) == set(long_run.PROMISES)


def test_a_dead_click_a_refusal_and_an_unlit_thing_that_answers_are_found() -> None:
    before = seen()
    assert promises.chosen(before, CARD, before)
    assert not promises.chosen(before, CARD, seen(kind="main_action", step=80))
    bar = (Word("Not now. Ana: play a card", (240, 10, 300, 20), 0, 0),)
    refusal = seen(words=bar, signs=(("no", (204, 12, 20, 20)),))
    assert promises.refused(before, CARD, refusal)
    assert not promises.refused(before, CARD, before)
    assert promises.declined(before, HALL, seen(step=80))
    assert promises.declined(before, HALL, before)  # without a word
    assert not promises.declined(before, HALL, refusal)
    payable = HALL._replace(about=f"Blue gown, 14. {promises.PAYABLE}")
    assert promises.declined(before, payable, refusal)


def test_esc_that_puts_away_a_workshop_opened_as_things_came_to_rest_did_something() -> None:
    """At the end of a turn nothing can be chosen, with a workshop over the table or without."""
    away = Thing(("region", "away"), (0, 0, 1280, 720), False, False, "region", 3, "", "")
    ends = seen(kind="end_turn", things=(BAR,))
    open_ = ends._replace(things=(BAR, away))
    assert open_.covered
    assert not ends.covered
    assert not promises.escaped(open_, ends, (), open_.covered)
    assert promises.escaped(ends, ends, (), ends.covered)
    assert promises.escaped(open_, seen(kind="pause"), (), open_.covered)


def test_a_question_in_the_words_of_another_is_not_taken_for_it() -> None:
    """The action asked for a tile, then the bonus did: whoever comes back to that was at the bonus before."""
    card, action, tile, bonus = ((kind, "", 0) for kind in ("play_card", "main_action", "acquire", "bonus"))
    assert promises.went_back([card, action], action) == [card]
    assert promises.went_back([], action) == []
    assert promises.went_back([card, action, tile, bonus, None], tile) == [card, action, None]
    assert promises.went_back([card, None], action) == [card, None]
    before, after = seen(kind="acquire"), seen(kind="bonus")
    assert promises.escaped(before, after, (card, action), covered=False)
    assert not promises.escaped(before, after, (card, action, None), covered=False)


def test_what_enter_and_escape_did_is_held_against_what_was_said() -> None:
    hint = (Word("Enter: put it back", (640, 10, 120, 20), 0, 0),)
    three = seen(kind="choose_three", words=hint, step=66)
    assert promises.entered(three, three._replace(step=67))
    assert not promises.entered(three, three._replace(step=65))
    assert promises.entered(seen(), seen(step=80))
    assert promises.escaped(seen(), seen(), (), covered=False)
    assert not promises.escaped(seen(), seen(kind="pause"), (), covered=False)
    asked = ("play_card", "Ana: play a card", 0)
    main = seen(kind="main_action", step=80)
    assert not promises.escaped(main, seen(step=96), (asked,), covered=False)
    assert promises.escaped(main, seen(kind="end_turn"), (asked,), covered=False)


def test_a_tooltip_of_something_covered_is_found() -> None:
    tip = (Word("Royal hall, space 4.", (300, 250, 200, 20), 5, 0),)
    sight = seen(words=tip, mouse=(340, 340))
    assert not promises.told(sight)
    assert promises.told(sight._replace(panels=(((200, 200, 400, 400), 2),)))
    assert promises.told(sight._replace(mouse=(10, 10)))


def strips(livre: str, active: int = 0, kind: str = "end_turn", depth: int = 0) -> Sight:
    """The strips of two seats, and what stands on the second."""
    things = tuple(
        thing
        for seat in (0, 1)
        for thing in (
            Thing(("seat", seat), (1000, 100 * seat, 200, 90), False, False, "region", 0, "", ""),
            Thing(
                ("fact", f"livre {seat}"), (1010, 100 * seat + 40, 40, 20), False, False, "region", 0, "", ""
            ),
        )
    )
    words = (
        Word("Ana", (1040, 10, 60, 20), 0, depth),
        Word("12", (1012, 42, 30, 16), 0, depth),
        Word("Blanche", (1040, 110, 60, 20), 0, depth),
        Word(livre, (1012, 142, 30, 16), 0, depth),
    )
    return seen(kind=kind, things=things, words=words, signs=(("active", (998, 100 * active, 204, 92)),))


def test_figures_that_come_before_their_cause_are_found() -> None:
    before = strips("15", kind="main_action")
    assert not promises.early(before, strips("15"))
    assert promises.early(before, strips("20"))
    assert promises.early(before, strips("15", active=1))
    income = (
        Word("Blanche", (500, 200, 100, 26), 0, 0),
        Word("+3", (500, 240, 100, 38), 0, 0),
        Word("+5", (500, 300, 100, 38), 0, 0),
    )
    after = strips("20", kind="income", depth=1)
    paid = after._replace(words=(*after.words, *income))
    assert promises.incomes(paid) == {"Blanche": 5}
    assert not promises.paid_early(strips("15")._replace(viewer=1), paid)
    assert promises.paid_early(strips("20")._replace(viewer=1), paid)
