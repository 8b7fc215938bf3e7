"""Names: as the edition on the table calls things, each thing apart from the others, ids never."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.play.packs import box_packs
from rococo_desktop.ui.text import names
from rococo_desktop.ui.text.messages import Message
from rococo_desktop.ui.text.seat_and_module_names import EMBLEMS, SEAT_COLOURS
from tests.ui.text.spoken_games import english, whole_box


def say(told: Message) -> str:
    """In English."""
    return english().say(told)


def number_of(defs: PublicDefinitions, name: str) -> int:
    """The garment with this id."""
    return next(at for at, garment in enumerate(defs.garments) if garment.id == name)


def test_pieces_are_named_by_what_they_are_worth() -> None:
    defs = whole_box()
    assert say(names.garment_name(defs, number_of(defs, "blue_gown_9"))) == "blue gown, 14"
    assert say(names.garment_name(defs, number_of(defs, "expert_a"))) == "blue gown, queen’s fancy"
    cards = {card.id: say(names.name_of_employee(card)) for card in defs.employees}
    assert cards["e2b"] == "journeyman II, second needle"
    assert cards["e0a"] == "master, steady hand"
    assert cards["j0d"] == "specialised apprentice, treasurer"


def test_the_classic_edition_has_its_own_colours_and_a_fountain() -> None:
    defs = whole_box()._replace(edition=Edition.CLASSIC)
    told = [say(names.colour_name(defs, colour)) for colour in range(4)]
    assert told == ["yellow", "green", "red", "blue"]
    assert say(names.garment_name(defs, number_of(defs, "orange_coat_3"))) == "blue coat, 16"
    places = range(defs.first_decoration, defs.first_all_halls)
    decorations = [say(names.decoration_name(defs, place)) for place in places]
    assert "upper fountain 1" in decorations
    assert not any("kitchen" in name for name in decorations)


@pytest.mark.parametrize("edition", list(Edition))
def test_places_and_tiles_are_told_apart(edition: Edition) -> None:
    defs = whole_box()._replace(edition=edition)
    tiles = [say(names.tile_name(defs, face)) for face in range(len(defs.faces))]
    assert len(set(tiles)) == len(tiles)
    spaces = [say(names.space_name(defs, space)) for space in range(len(defs.side.guest_spaces))]
    assert len(set(spaces)) == len(spaces)
    places = range(defs.first_decoration, defs.first_all_halls)
    decorations = [say(names.decoration_name(defs, place)) for place in places]
    assert len(set(decorations)) == len(decorations)


def test_what_the_table_is_set_with_has_names_and_sentences() -> None:
    for module in [info.id for info in box_packs()]:
        assert say(names.module_name(module))
        assert say(names.module_sentence(module)).endswith(".")
    for edition in Edition:
        assert say(names.edition_sentence(edition)).endswith(".")
    for level in SoloLevel:
        assert say(names.solo_level_sentence(level)).endswith(".")
    assert [say(names.seat_colour_name(colour)) for colour in SEAT_COLOURS] == list(SEAT_COLOURS)
    assert len({say(names.emblem_name(at)) for at in range(len(EMBLEMS))}) == len(SEAT_COLOURS)


def test_the_seat_after_the_people_is_madame_du_barry() -> None:
    assert say(names.seat_name(("Ana",), 0)) == "Ana"
    assert say(names.seat_name(("Ana",), 1)) == "Madame du Barry"
    assert say(names.seat_name(("Ana",), -1)) == "nobody"
