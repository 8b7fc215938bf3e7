"""Nothing jumps when motion ends: two games here, fifty in the long tier (`soak.py jumps`)."""

from __future__ import annotations

import pytest

from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.motion import actors
from rococo_desktop.ui.motion.actors import Actor, Manner, Pose
from rococo_desktop.ui.motion.show import Show
from tests.ui.table.jumping import Watching
from tests.ui.table.playing import table
from tests.ui.table.test_whole_games import ALL


@pytest.mark.long
@pytest.mark.parametrize(("players", "modules", "seed"), [(1, ALL, 2), (3, (), 5)])
def test_the_last_frame_in_motion_is_the_first_of_the_table_after_it(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    found = Watching(table(players, seed, modules), seed).watch()
    assert found.jumps == []
    assert found.finished
    assert min(found.painted, found.still, found.hurried) > 10


@pytest.mark.parametrize("manner", [Manner.CARRY, Manner.SLIDE])
def test_a_wrong_end_point_is_found(manner: Manner, monkeypatch: pytest.MonkeyPatch) -> None:
    right = actors.POSES[manner]

    def one_pixel_off(actor: Actor, part: float) -> Pose:
        pose = right(actor, part)
        return pose._replace(middle=(pose.middle[0] + part, pose.middle[1]))

    monkeypatch.setitem(actors.POSES, manner, one_pixel_off)
    found = Watching(table(2, 1), 1, (Speed.NORMAL,)).watch(choices=60)
    assert any("jumps as it lands" in jump for jump in found.jumps)
    # A row that closes up has done so before the step ends.
    assert any("pixels" in jump for jump in found.jumps) == (manner is Manner.CARRY)


def test_a_step_that_ends_with_another_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the show does not know what the table will be, marks and words appear out of nothing."""
    right = Show._stage
    monkeypatch.setattr(Show, "_stage", lambda show, kit, step, settled=None: right(show, kit, step))
    found = Watching(table(2, 1), 1, (Speed.NORMAL,)).watch(choices=40)
    assert any("last" in jump for jump in found.jumps)
