"""A session that follows another one shows its viewer the same, and is not the same."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.model.vocabulary import NOBODY, Edition
from tests.play.games import begin, choose, state_of
from tests.play.twins import TABLES, Following


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_what_the_viewer_may_know_is_the_same(
    players: int, edition: Edition, modules: tuple[str, ...]
) -> None:
    session, random = begin(players, edition, modules=modules), Random(1)
    differ = moments = 0
    while session.deciding != NOBODY:
        if random.random() < 0.1:
            for viewer in range(NOBODY, players):
                other = Following(session, viewer, random.getrandbits(32))
                assert other.view(viewer) == session.view(viewer)
                assert other.events(viewer) == session.events(viewer)
                assert other.market(viewer) == session.market(viewer)
                assert other.halls() == session.halls()
                assert other.deciding == session.deciding
                assert (other.undo_seat, other.can_redo) == (session.undo_seat, session.can_redo)
                assert other.version == session.version
                if viewer != NOBODY:
                    assert other.decision(viewer) == session.decision(viewer)
                    assert other.reach(viewer) == session.reach(viewer)
                    assert other.turn_just_ended(viewer) == session.turn_just_ended(viewer)
                moments += 1
                differ += state_of(other) != state_of(session)
        choose(session, random)
    assert differ > moments * 0.9
