"""Rivals where a ball is set up: who comes, how strong, under which name, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.content.rivals import Match, Strength
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play import rivals
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.guests import SURPRISE
from rococo_desktop.play.rivals import characters, levels
from rococo_desktop.play.settings import Settings
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.play.settings_text import as_text
from rococo_desktop.play.table_setup import PERSON, SeatEntry, TableSetup
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.company import CompanyScene
from rococo_desktop.ui.scenes.rival_chooser import RivalScene
from rococo_desktop.ui.scenes.setup import SetupScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.rival_names import (
    CHARACTERS,
    LEVELS,
    called,
    character_name,
    character_taste,
    strength_sentence,
)
from tests.play.games import boxes
from tests.ui.scenes.doors import Doors
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still

WHO = tuple(characters())


@pytest.fixture
def services() -> Iterator[Services]:
    made = still(Size(1280, 720))
    made.doors = Doors(lambda: made)
    yield made
    made.shell.window.destroy()


def at_setup(services: Services) -> tuple[Player, SetupScene]:
    scene = SetupScene(services)
    services.stack.push(scene)
    return Player(services), scene


def test_words_and_data_know_the_same_rivals() -> None:
    assert tuple(characters()) == CHARACTERS
    assert levels() == LEVELS


def test_at_first_rivals_sew_for_the_market_and_are_all_different(services: Services) -> None:
    draft = SetupScene(services).draft.with_number(5)
    assert [seat.player for seat in draft.playing] == [PERSON, *["market"] * 4]
    assert [seat.character for seat in draft.playing] == ["", *WHO[:4]]
    names = called(services.words)
    assert [seat.name for seat in draft.playing][1:] == [names[who] for who in WHO[:4]]
    assert not draft.problems()


def test_a_rival_is_chosen_by_keyboard_alone(services: Services) -> None:
    player, scene = at_setup(services)
    player.press(("rival", 1))
    player.press(("who", WHO[4]))
    player.press(("rival_level", "legend"))
    player.press(("field", "name"))
    player.write("Grandpapa")
    player.key("return")
    player.key("escape")
    assert services.stack.top is scene
    seat = scene.draft.playing[1]
    assert (seat.name, seat.player, seat.character) == ("Grandpapa", "legend", WHO[4])


def test_a_rival_without_a_given_name_has_its_own(services: Services) -> None:
    player, scene = at_setup(services)
    player.press(("rival", 1))
    for name in ("Grandpapa", " "):
        player.press(("field", "name"))
        player.key("delete")
        player.write(name)
        player.key("return")
    assert scene.draft.playing[1].name == called(services.words)[WHO[0]]


def test_two_rivals_change_places(services: Services) -> None:
    player, scene = at_setup(services)
    player.press(("rival", 1))
    top = services.stack.top
    assert isinstance(top, RivalScene)
    assert top.shown.others[WHO[1]].seat == 2
    player.press(("who", WHO[1]))
    assert [seat.character for seat in scene.draft.playing] == ["", WHO[1], WHO[0]]
    assert top.shown.others[WHO[0]].seat == 2, "where somebody sits now is told at once"


def test_surprise_guests_are_drawn_at_the_deal_and_kept_in_the_save(services: Services) -> None:
    draft = SetupScene(services).draft.with_number(5)
    for seat in (2, 3, 4):
        draft = draft.with_character(seat, SURPRISE)
    dealt = {draft.table(seed).seats for seed in range(12)}
    assert len({tuple(seat.character for seat in seats) for seats in dealt}) > 6, "by chance"
    names = called(services.words)
    for seats in dealt:
        there = [seat.character for seat in seats[1:]]
        assert len(set(there)) == 4
        assert set(there) <= set(WHO)
        assert [seat.name for seat in seats[1:]] == [names[who] for who in there]
    session = Session.begin(draft.table(7), boxes=boxes)
    assert session.record.seats == draft.table(7).seats


def test_a_surprise_is_never_called_as_somebody_who_is_there(services: Services) -> None:
    draft = SetupScene(services).draft.with_number(2).with_character(1, SURPRISE)
    draft = draft.with_name(0, called(services.words)[WHO[0]])
    assert not draft.problems()
    assert WHO[0] not in {draft.table(seed).seats[1].character for seed in range(30)}


def test_what_was_chosen_is_remembered_and_a_surprise_stays_one(services: Services) -> None:
    player, scene = at_setup(services)
    draft = scene.draft.with_number(4).with_character(1, SURPRISE).with_level(1, "court")
    draft = draft.with_called(2, "Grandpapa").with_character(3, "diplomat")
    draft = draft.with_person(0).with_name(0, "Max").with_person(4).with_name(4, "Ida")
    scene.draft = draft
    player.click(("button", "start"))
    player.frames(4)
    settings = services.settings.current
    as_text(settings)
    again = SetupScene(services).draft
    assert again.playing == draft.playing
    assert again.playing[1].character == SURPRISE
    assert again.with_number(5).playing[4].name == "Ida"


def test_a_seat_that_becomes_a_rivals_and_a_persons_again_is_as_it_was(services: Services) -> None:
    draft = SetupScene(services).draft.with_person(2).with_name(2, "Max")
    there = draft.with_rival(2)
    assert there.playing[2].name == called(services.words)[there.playing[2].character]
    assert there.with_person(2).playing == draft.playing
    alone = draft.with_rival(2).with_person(1).with_rival(0)
    assert alone.with_rival(1) == alone, "the last person stays"


def test_seats_of_earlier_releases_get_a_level_and_a_character(services: Services) -> None:
    seats = (
        SeatEntry("Zoe", "white"),
        SeatEntry("Bastien", "blue", "greedy"),
        SeatEntry("Leo", "black", "random"),
    )
    gone = SeatEntry("Eve", "purple", "market", character="somebody_gone")
    services.settings = Preferences(Settings(last_table=TableSetup((*seats, gone), 0)), kept=False)
    playing = SetupScene(services).draft.playing
    assert [seat.player for seat in playing] == [PERSON, "salon", "market", "market"]
    assert [seat.character for seat in playing] == ["", *WHO[:3]]
    assert [seat.name for seat in playing][2:] == ["Leo", "Eve"], "names that were given stay"


def test_strength_is_told_where_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = Strength({}, (Match("salon", "market", 2, 400, 311, 9),))
    monkeypatch.setattr(rivals, "_strength", lambda: measured)
    told = strength_sentence("salon")
    assert told is not None
    assert (told.param("won"), told.param("n")) == (311, 400)
    assert strength_sentence("court") is None
    weakest = strength_sentence("never_sewn")
    assert weakest is not None
    assert weakest.key == "rival.weakest"


def test_a_plate_tells_taste_and_strength(services: Services) -> None:
    _, scene = at_setup(services)
    spot = scene.spot(("rival", 1))
    assert spot is not None
    say = services.words.say
    assert say(character_name(WHO[0])) in spot.description
    assert say(character_taste(WHO[0])) in spot.description


def test_a_seat_that_was_handed_over_is_played_as_well_as_one_likes(services: Services) -> None:
    session = Session.begin(SetupScene(services).draft.with_person(1).table(3), boxes=boxes)
    scene = CompanyScene(services, session)
    services.stack.push(scene)
    player = Player(services)
    player.press(("choice", "player0:agent"))
    assert session.record.seats[0].player == "salon"
    player.press(("level", 0))
    player.press(("rival_level", "legend"))
    assert session.record.seats[0].player == "legend", "it holds at once"
    player.key("escape")
    assert services.stack.top is scene
    steps = session.version
    player.press(("choice", "player2:agent"))
    assert session.version == steps, "whoever is a rival stays as they are"


def test_a_person_who_takes_a_rivals_seat_is_nobody_but_themselves(services: Services) -> None:
    session = Session.begin(SetupScene(services).draft.table(3), boxes=boxes)
    assert session.deciding != NOBODY
    session.reseat(1, player="court")
    assert session.record.seats[1].character == WHO[0]
    session.reseat(1, player=PERSON)
    assert session.record.seats[1].character == ""
