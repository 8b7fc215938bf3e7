"""Every sentence can be said in a language that bends: the pseudo-language refuses none."""

from __future__ import annotations

from functools import cache

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.text.chronicle import chronicle, turn_headline
from rococo_desktop.ui.text.describe import (
    describe_decoration,
    describe_employee,
    describe_garment,
    describe_space,
)
from rococo_desktop.ui.text.languages import PSEUDO, load_words
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.names import garment_name, hall_name, rank_name
from rococo_desktop.ui.text.prompts import option_detail, option_label, prompt
from rococo_desktop.ui.text.pseudo import UnbentError, pseudo_words
from rococo_desktop.ui.text.reasons import all_reasons, why_not
from rococo_desktop.ui.text.words import Words
from tests.ui.text.spoken_games import TABLES, Spoken, Table, spoken, whole_box
from tests.ui.text.test_catalogue import ENGLISH


@cache
def pseudo() -> Words:
    """The language that bends."""
    return load_words(PSEUDO)


def said_in(game: Spoken) -> list[Message]:
    """The log of a game, and everything said about one decision and option of every kind in it."""
    entries = chronicle(game.defs, game.session.events(NOBODY), game.seats)
    told = [part for entry in entries for part in (entry.text, turn_headline(entry, game.seats))]
    seen: set[tuple[object, ...]] = set()
    for decision, view, market in game.asked:
        if (decision.kind,) not in seen:
            seen.add((decision.kind,))
            told.append(prompt(game.defs, decision, game.seats, view))
        for choice in decision.options:
            kind = (decision.kind, choice.target[0], choice.key.partition(":")[0])
            if kind not in seen:
                seen.add(kind)
                told.append(option_label(game.defs, decision, choice, view))
                told.append(option_detail(game.defs, decision, choice, view, market))
    return told


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_can_be_told_in_a_language_that_bends(table: Table) -> None:
    for told in said_in(spoken(*table)):
        pseudo().say(told)


def test_every_piece_and_every_reason_can_be_told_in_a_language_that_bends() -> None:
    defs = whole_box()
    places = range(defs.first_decoration, defs.first_all_halls)
    told = [
        *(part for card in range(len(defs.employees)) for part in describe_employee(defs, card)),
        *(part for garment in range(len(defs.garments)) for part in describe_garment(defs, garment)),
        *(part for space in range(len(defs.side.guest_spaces)) for part in describe_space(defs, space)),
        *(part for place in places for part in describe_decoration(defs, place)),
        *(why_not(defs, reason) for reason in all_reasons()),
    ]
    for one in told:
        pseudo().say(one)


def changed(key: str, text: str) -> Words:
    """The pseudo-language of an English that says one thing otherwise."""
    return pseudo_words(ENGLISH._replace(usual={**ENGLISH.usual, key: (text,)}))


def test_a_place_for_a_noun_that_asks_for_no_form_is_refused() -> None:
    needs = message("why_not.needs_rank", rank=rank_name(3))
    assert pseudo().say(needs)
    with pytest.raises(UnbentError, match=r"\{rank\} asks for no form"):
        changed("why_not.needs_rank", "Needs a {rank}.").say(needs)
    both = message("why_not.needs_rank", rank=listed([rank_name(3), rank_name(2)]))
    with pytest.raises(UnbentError, match="asks for no form"):
        changed("why_not.needs_rank", "Needs a {rank}.").say(both)
    made = message("log.tailors", garment=garment_name(whole_box(), 0), price=message("price.free"))
    with pytest.raises(UnbentError, match="asks for no form"):
        changed("log.tailors", "tailors the {garment}, {price}").say(made)


def test_a_number_of_something_that_chooses_no_plural_text_is_refused() -> None:
    box = whole_box()
    space = describe_space(box, 0)[-1]
    assert pseudo().say(space)
    attributes = {key: dict(value) for key, value in ENGLISH.attributes.items()}
    for key in ("describe.majority", "describe.majority_first"):
        del attributes[key]["count"]
    with pytest.raises(UnbentError, match=r"\{first\} counts"):
        pseudo_words(ENGLISH._replace(attributes=attributes)).say(space)


def test_it_has_cases_genders_and_three_plural_texts() -> None:
    words = pseudo()
    halls = {form: changed("a", f"{{hall:{form}}}").say(message("a", hall=hall_name(0))) for form in FORMS}
    assert len(set(halls.values())) == len(FORMS)
    told = {words.say(message("amount.tiles", n=number)).replace(str(number), "") for number in (1, 2, 5)}
    assert len(told) == 3
    genders = {words.attribute(hall_name(hall), "gender") for hall in range(5)} | {
        words.attribute(rank_name(rank), "gender") for rank in (1, 2, 3)
    }
    assert genders == {"m", "f", "n"}


FORMS = ("nom", "gen", "dat", "acc", "ins", "loc")
