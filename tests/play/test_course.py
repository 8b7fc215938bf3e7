"""The course of a finished game: every round once, the last before and after the final scoring."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import proposed_table
from rococo_desktop.ui.scenes.setup_draft import PROPOSED_NAMES
from tests.ui.scenes.finished import begun_game, finished_game


@pytest.mark.parametrize("players", [1, 2, 5])
def test_it_runs_from_the_deal_to_the_score(players: int) -> None:
    session = finished_game(players, True)
    course, view = session.course(), session.view(NOBODY)
    assert [end.round for end in course] == [*range(8), 7]
    assert course[-1].prestige == tuple(seat.prestige for seat in view.seats)
    assert course[-1].livre == tuple(seat.livre for seat in view.seats)
    gained = [0] * len(view.seats)
    for line in view.sheet:
        gained[line.seat] += line.points
    before = course[-2]
    assert [own + more for own, more in zip(before.prestige, gained, strict=True)] == list(
        course[-1].prestige
    )


def test_livre_given_back_at_the_end_are_still_there_before_it() -> None:
    session = finished_game(5, False)
    given = sum(int(line.cause[0]) for line in session.view(NOBODY).sheet if line.rule == "F1")
    *_, before, after = session.course()
    assert sum(before.livre) == sum(after.livre) + given
    assert given > 0


def test_while_a_game_is_played_nothing_is_told() -> None:
    session = begun_game(3)
    assert session.course() == ()
    assert session.rematch(Session.begin) is None


def test_a_rematch_is_the_same_deal_with_everybody_one_seat_on() -> None:
    session = finished_game(3, False)
    again = session.rematch(Session.begin)
    assert again is not None
    names = [seat.name for seat in session.record.seats]
    assert [seat.name for seat in again.record.seats] == [*names[1:], names[0]]
    dealt = Session.begin(proposed_table(PROPOSED_NAMES[:3], 1)).view(NOBODY)
    assert again.view(NOBODY).garments == dealt.garments
    assert again.view(NOBODY).hire == dealt.hire
