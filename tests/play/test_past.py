"""What the others did since one's last turn: played again as it was, for the eyes it is shown to."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.model.events import RivalReasoned
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from tests.play.games import begin, choose, resume, wander
from tests.play.twins import TABLES


@pytest.mark.long
@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_every_moment_is_as_it_was(players: int, edition: Edition, modules: tuple[str, ...]) -> None:
    session, random = begin(players, edition, modules=modules), Random(4)
    seen = {viewer: [session.view(viewer)] for viewer in range(NOBODY, players)}
    told = 0
    while session.deciding != NOBODY:
        seat = session.deciding
        for viewer in (NOBODY, seat):
            if random.random() > 0.3:
                continue
            past = session.since_last_turn(seat, viewer)
            assert bool(past) == session.has_past(seat)
            if past:
                until = session.steps - len(own_steps(session, seat))
                views = seen[viewer][until - len(past) : until]
                assert [moment.view for moment in past] == views
                happened = session.events(viewer)[until - len(past) + 1 : until]
                assert [moment.events for moment in past[1:]] == [one.events for one in happened]
                told += 1
        choose(session, random)
        for viewer, views in seen.items():
            views.append(session.view(viewer))
    assert told > 10


def own_steps(session: Session, seat: int) -> list[int]:
    """The choices this seat has made in the turn it has now."""
    timeline = session._timeline
    now = (timeline.state.round, timeline.state.turn, timeline.state.active)
    return [at for at, one in enumerate(timeline.played) if at and one.turn == now and now[2] == seat]


def test_it_begins_with_the_last_choice_of_one_s_own_turn_and_then_others_are_told_of() -> None:
    session, random = begin(3), Random(1)
    while session.view(NOBODY).round < 3:
        seat = session.deciding
        past = session.since_last_turn(seat, NOBODY)
        assert all(moment.seat != seat or moment.view.active != seat for moment in past[2:])
        choose(session, random)


def test_madame_du_barry_s_turn_can_be_seen_again() -> None:
    session, random = begin(1), Random(1)
    turns = 0
    while session.view(NOBODY).round < 3:
        played = session._timeline.played[-1]
        if session.decision(0).kind == "play_card":  # type: ignore[union-attr]
            did = any(isinstance(one, RivalReasoned) for one in played.events)
            past = session.since_last_turn(0, 0)
            assert bool(past) == did
            turns += did
        choose(session, random)
    assert turns > 3


def test_what_is_chosen_in_secret_cannot_be_seen_again() -> None:
    session, random = begin(3), Random(1)
    for _ in range(2):
        choose(session, random)
    seat = session.deciding
    assert session.decision(seat).kind == "choose_three"  # type: ignore[union-attr]
    assert not session.has_past(seat)
    assert session.since_last_turn(seat, seat) == ()


def test_after_taking_back_and_after_loading(tmp_path: Path) -> None:
    session = begin(2, file=tmp_path / "game.rococo")
    wander(session, Random(2), 120)
    again = resume(tmp_path / "game.rococo")
    for seat in range(2):
        assert again.since_last_turn(seat, seat) == session.since_last_turn(seat, seat)


def test_at_the_beginning_there_is_nothing() -> None:
    session = begin(2)
    assert session.since_last_turn(session.deciding, NOBODY) == ()
    assert not session.has_past(0)
