"""Nobody peeks: a sample of the peek matrix, which `soak.py peeks` goes through from end to end."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.play.viewing import ViewerState, look, people_of
from rococo_desktop.ui.game import flow
from rococo_desktop.ui.game.handover import HERE
from rococo_desktop.ui.keys.key import Key
from tests.ui.table.hosting import Host, company
from tests.ui.table.peek_matrix import OPENING, begun, cell, deal_of, moments, ways_at
from tests.ui.table.playing import ROOM, begin
from tests.ui.table.shadows import companies_of, people_now


@pytest.mark.parametrize(
    ("privacy", "moment", "way"),
    [
        ("turn", "handover", "own away, title and continue"),
        ("hold", "in motion", "own seat to an agent"),
    ],
)
def test_nothing_shows_before_its_owner_has_said_who_they_are(privacy: str, moment: str, way: str) -> None:
    found = cell(privacy, moment, way)
    assert found.differences == ()
    assert found.by_nobody > 10
    assert found.said


def test_a_last_person_who_looks_without_a_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def once(privacy, people, acting, present, held, alone):  # type: ignore[no-untyped-def]
        if len(people) == 1:
            return ViewerState(people[0])
        return look(privacy, people, acting, present, held, alone)

    monkeypatch.setattr(flow, "look", once)
    assert len(cell("turn", "half chosen", "own seat to an agent", looks_around=False).differences) > 1


def test_a_theatre_with_the_eyes_of_the_last_person_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def eyes(theatre: Theatre) -> tuple[int, ...]:
        people = people_of(theatre.record.seats)
        return people if len(people) == 1 else (NOBODY,)

    monkeypatch.setattr(Theatre, "eyes", property(eyes))
    found = cell("turn", "half chosen", "own away, watched", looks_around=False).differences
    assert any("the theatre" in one for one in found)


def test_a_record_has_no_company_before_somebody_sits_down(tmp_path: Path) -> None:
    """The figures of a record come before its seats: read as a company of nobody, no game had one person."""
    houses, _ = begun(deal_of(OPENING), "turn", tmp_path)
    assert companies_of(houses.session) == {people_now(houses.session)}


def test_the_matrix_has_every_kind_of_decision_and_way() -> None:
    assert len(moments()) > 25
    assert len(ways_at("handover")) > 30


@pytest.mark.parametrize("privacy", ["turn", "hold"])
def test_handing_ones_seat_to_an_agent_does_not_show_the_other_persons_hand(privacy: str) -> None:
    """It did, at once, and the seat could be taken back with nothing lost."""
    scene, _ = begin(company(privacy))
    scene.tick(0.0)
    session = scene.session
    seat = scene.flow.wanted
    scene.key_down(Key("left shift"))
    scene.choose(HERE)
    assert scene.flow.viewer == seat
    scene.choose(("command", "menu"))
    session.reseat(seat, player="random")
    scene.picture(ROOM)
    assert scene.flow.viewer == NOBODY, "even before the table lives again"
    Host(scene).wait()
    assert (scene.flow.viewer, scene.flow.wanted) == (NOBODY, 1 - seat)
    assert not [spot for spot in scene.picture(ROOM).hotspots if spot.target[0] == "hand"]
    session.reseat(seat, player=PERSON)
    scene.picture(ROOM)
    assert scene.flow.viewer == NOBODY
    session.reseat(1 - seat, player="random")
    scene.picture(ROOM)
    assert scene.flow.viewer == NOBODY, "nor does it help to be the last one without a word"


def test_a_game_whose_company_changed_asks_who_is_left_when_it_is_opened() -> None:
    setup = company(players=3, people=2)
    for people, asks in (((0, 1), True), ((0,), False)):
        seats = [msgspec.structs.replace(one, player="random") for one in setup.seats]
        for at in people:
            seats[at] = msgspec.structs.replace(seats[at], player=PERSON)
        session = Session.begin(msgspec.structs.replace(setup, seats=tuple(seats)))
        session.reseat(0, name="Zora")
        session.reseat(1, player="random")
        assert (session.alone == NOBODY) is asks
        assert session.theatre().eyes == ((NOBODY,) if asks else (0,))
