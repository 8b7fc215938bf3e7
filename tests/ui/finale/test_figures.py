"""The figures on the last screens are the engine's, read from what is written there; a wrong one is found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.ui.finale import scene as finale
from rococo_desktop.ui.finale.score_clock import ScoreClock
from rococo_desktop.ui.scenes import score_details
from rococo_desktop.ui.scenes.score_sheet import ScoreSheet
from rococo_desktop.ui.services import Services
from tests.ui.finale.reading import ROOM, finished, read_game
from tests.ui.supplies import still

GAMES = [
    (1, 3, choosable_modules(), Edition.DELUXE),
    (3, 4, (), Edition.CLASSIC),
    (5, 5, choosable_modules(), Edition.DELUXE),
]


@pytest.fixture
def services() -> Iterator[Services]:
    made = still(ROOM, 100)
    yield made
    made.shell.window.destroy()


@pytest.mark.parametrize(("players", "seed", "modules", "edition"), GAMES)
def test_every_figure_is_the_engine_s(
    players: int, seed: int, modules: tuple[str, ...], edition: Edition, services: Services
) -> None:
    read = read_game(services, finished(players, seed, modules, edition))
    assert read.differences == []
    assert read.figures > 20 * players


def test_a_wrong_figure_on_the_sheet_is_found(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    points = ScoreSheet.points
    monkeypatch.setattr(
        ScoreSheet, "points", lambda sheet, row, seat: points(sheet, row, seat) + (row == "F3" and seat == 1)
    )
    read = read_game(services, finished(2, 1, (), Edition.DELUXE))
    assert any("the sheet, F3:1" in one for one in read.differences)


def test_a_line_left_out_of_an_explanation_is_found(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = score_details._lines
    monkeypatch.setattr(score_details, "_lines", lambda *given: lines(*given)[1:])
    read = read_game(services, finished(2, 1, (), Edition.DELUXE))
    assert any("the lines of" in one for one in read.differences)


def test_a_point_counted_twice_in_the_show_is_found(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ScoreClock.done
    monkeypatch.setattr(
        ScoreClock, "done", lambda clock, moment: [*done(clock, moment), *done(clock, moment)[3:4]]
    )
    read = read_game(services, finished(2, 1, (), Edition.DELUXE))
    assert any("the board shows" in one for one in read.differences)


def test_a_show_that_begins_with_the_wrong_points_is_found(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = finale.FinaleScene.points
    monkeypatch.setattr(
        finale.FinaleScene, "points", lambda scene: (points(scene)[0] + 1, *points(scene)[1:])
    )
    read = read_game(services, finished(2, 1, (), Edition.DELUXE))
    assert any("before the first point" in one for one in read.differences)
