"""Nobody peeks: a sample of the peek matrix, which `soak.py peeks` goes through from end to end."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.theatre import Theatre
from rococo_desktop.play.viewing import Look, look, people_of
from rococo_desktop.ui.table import flow
from tests.ui.table.peek_matrix import cell, moments, ways_at


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
            return Look(people[0])
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


def test_the_matrix_has_every_kind_of_decision_and_way() -> None:
    assert len(moments()) > 25
    assert len(ways_at("handover")) > 30
