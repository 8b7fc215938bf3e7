"""Words: plural forms, nesting, capital letters, the pseudo-language."""

from __future__ import annotations

import re

import pytest

from rococo_desktop.content.words.catalogue import PLACE
from rococo_desktop.files import locations
from rococo_desktop.ui.text.languages import PSEUDO, languages, load_words
from rococo_desktop.ui.text.messages import either, joined, listed, message, rows, sentence
from rococo_desktop.ui.text.names import amount, rank_name
from rococo_desktop.ui.text.pseudo import LONGER, stretched
from tests.ui.text.spoken_games import english
from tests.ui.text.test_catalogue import ENTRIES

PARTS = [rank_name(rank) for rank in (1, 2, 3)]


def test_numbers_choose_the_plural_form() -> None:
    assert english().say(message("amount.tiles", n=1)) == "1 tile"
    assert english().say(message("amount.tiles", n=0)) == "0 tiles"
    assert english().say(message("amount.tiles", n=2)) == "2 tiles"
    assert english().say(amount("livre", 1)) == "1 livre"


def test_lists_are_said_in_order() -> None:
    say = english().say
    assert say(listed(PARTS[:1])) == "apprentice"
    assert say(listed(PARTS[:2])) == "apprentice and journeyman"
    assert say(listed(PARTS)) == "apprentice, journeyman and master"
    assert say(either(PARTS)) == "apprentice, journeyman or master"
    assert say(joined(PARTS)) == "apprentice, journeyman, master"
    assert say(rows(PARTS)) == "apprentice; journeyman; master"
    assert say(listed([])) == "nothing"


def test_a_sentence_begins_with_a_capital_letter_and_so_does_a_title() -> None:
    assert english().say(sentence(PARTS[0])) == "Apprentice."
    assert english().title(PARTS[0]) == "Apprentice"
    assert english().say(PARTS[0]) == "apprentice"


def test_messages_are_values() -> None:
    assert message("a", n=1) == message("a", n=1)
    assert len({message("a", n=1), message("a", n=1), message("a", n=2)}) == 2


def test_a_name_with_braces_is_said_as_it_is() -> None:
    assert english().say(message("seat.name", name="{n}")) == "{n}"


def test_a_language_is_a_folder_and_the_pseudo_language_is_not_offered() -> None:
    assert languages()[0] == "en"
    assert PSEUDO not in languages()
    assert all(load_words(language).language == language for language in (*languages(), PSEUDO))


def test_another_data_folder_without_texts_leaves_the_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv(locations.DATA_VARIABLE, str(tmp_path))
    assert load_words("en").say(PARTS[0]) == "apprentice"


def test_pseudo_texts_are_longer_and_keep_their_parameters() -> None:
    for key, texts in ENTRIES.items():
        for text in texts:
            told = stretched(text)
            literal = len(PLACE.sub("", text))
            assert PLACE.findall(told) == PLACE.findall(text), key
            assert (" " in told) == (" " in text), key
            if any(letter.islower() for letter in PLACE.sub("", text)):
                assert len(told) - len(text) >= literal * LONGER, key


def test_pseudo_shows_where_it_begins_and_ends_and_leaves_numbers_alone() -> None:
    told = load_words("pseudo").say(message("action.hire.about"))
    assert re.fullmatch(r"\[Ťákě .*\]", told)
    assert load_words("pseudo").say(message("level.4")) == "IV"
    assert "14" in load_words("pseudo").say(message("why_not.livre_short", n=14))
    assert load_words("pseudo").title(PARTS[0]).startswith("[Á")
