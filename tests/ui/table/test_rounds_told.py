"""The income and the start of a round are shown to everybody, and stay until somebody goes on."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.income import IncomeScene
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.scenes.round_start import RoundStartScene
from rococo_desktop.ui.window.scene import Scene
from tests.ui.table import plain_table
from tests.ui.table.hosting import Host, company
from tests.ui.table.playing import ROOM, Player, begin


@pytest.mark.parametrize("privacy", ["turn", "hold", "open"])
def test_everybody_at_one_screen_sees_the_income_and_the_start_of_every_round(
    privacy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, given = begin(company(privacy, 3, 2), plain_table.compose, speed=Speed.FAST)
    shown: list[Scene] = []
    viewers: list[int] = []

    def push(laid: Scene) -> None:
        shown.append(laid)
        viewers.append(scene.flow.viewer)

    monkeypatch.setattr(given.stack, "push", push)
    host = Host(scene, 3)
    while scene.session.view(NOBODY).round < 4:
        host.wait()
        if scene.flow.mood is WaitingFor.HANDS and privacy == "hold":
            scene.flow.hold(True)
            continue
        host.choose()
    host.wait()
    first, *later = shown
    assert isinstance(first, RoundStartScene)
    assert len(later) == 3
    for laid in shown:
        assert isinstance(laid, Interlude)
        assert laid.patience is None, "it goes before anybody has read it"
    for laid in later:
        assert isinstance(laid, IncomeScene)
        assert isinstance(laid.after, RoundStartScene)
    assert privacy == "open" or set(viewers) == {NOBODY}


def test_an_income_whose_motion_was_cut_short_is_shown_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, given = begin(company("turn", 2, 1), plain_table.compose, speed=Speed.NORMAL)
    shown: list[Scene] = []
    monkeypatch.setattr(given.stack, "push", shown.append)
    player = Player(scene, 3)
    while scene.session.view(NOBODY).round < 2:
        player.now += 0.05
        scene.picture(ROOM)
        scene.tick(player.now)
        if scene.caption() is not None:
            player.choose()
    assert scene._show.busy()
    del shown[:]
    scene.picture(Size(1366, 768))
    assert not scene._show.busy()
    scene.tick(player.now)
    assert [type(laid) for laid in shown] == [IncomeScene]
