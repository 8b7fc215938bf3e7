"""Interludes wait for a person, and go by themselves where agents play alone."""

from __future__ import annotations

from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import SeatEntry, TableSetup
from rococo_desktop.ui.game.interludes import opening
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.table_state.fill_stage import Staging
from tests.ui.supplies import still


def _opening(viewer: int) -> Interlude:
    services = still(Size(1280, 720))
    player = "person" if viewer == 0 else "greedy"
    table = TableSetup((SeatEntry("Ana", "blue", player), SeatEntry("Bo", "white", "greedy")), 1)
    session = Session.begin(table)
    scene = opening(services, session, session.view(viewer), Staging(session))
    assert isinstance(scene, Interlude)
    services.stack.push(scene)
    services.stack.settle()
    return scene


def test_a_person_goes_on_when_it_pleases_them() -> None:
    scene = _opening(0)
    assert scene.tick(1.0) is None
    assert scene.tick(1000.0) is None
    assert scene.services.stack.settle()


def test_where_agents_play_alone_it_goes_by_itself() -> None:
    scene = _opening(-1)
    wait = scene.tick(1.0)
    assert wait
    assert scene.services.stack.settle()
    scene.tick(1.0 + wait)
    assert not scene.services.stack.settle()
