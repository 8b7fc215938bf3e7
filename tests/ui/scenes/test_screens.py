"""What the screens around the table do, by keyboard and mouse through the shell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.archive.annals import FinishedGame, SeatResult
from rococo_desktop.play.archive.folders import latest_game
from rococo_desktop.play.errors import DamagedError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import RenderMode, Settings, Speed, read_settings
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.play.table_setup import PERSON, PUBLIC, TableSetup
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, HotspotRole, Text
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.scenes import title
from rococo_desktop.ui.scenes.annals import AnnalsScene
from rococo_desktop.ui.scenes.load import LoadScene
from rococo_desktop.ui.scenes.score import ScoreScene
from rococo_desktop.ui.scenes.settings import SettingsScene
from rococo_desktop.ui.scenes.setup import SetupScene
from rococo_desktop.ui.scenes.title import TitleScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.rival_names import called
from rococo_desktop.ui.widgets.silence import SOUND
from rococo_desktop.ui.widgets.tips import placed
from rococo_desktop.ui.window.hotspot_search import stops
from rococo_desktop.ui.window.scene import Scene
from tests.ui.scenes.doors import Doors, Table
from tests.ui.scenes.finished import finished_game
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still


@pytest.fixture
def services() -> Iterator[Services]:
    made = _services()
    yield made
    made.shell.window.destroy()


def _services(**given: object) -> Services:
    services = still(Size(1280, 720), **given)  # type: ignore[arg-type]
    services.doors = Doors(lambda: services)
    return services


def _at(services: Services, scene: Scene) -> Player:
    services.stack.push(scene)
    return Player(services)


def test_a_whole_table_set_by_keyboard_alone(services: Services) -> None:
    dealt: list[TableSetup] = []

    def begin(table: TableSetup) -> Session:
        dealt.append(table)
        return Session.begin(table)

    services.begin = begin
    player = _at(services, TitleScene(services))
    player.key("n")
    player.press(("chair", 4))
    player.press(("field", "0"))
    player.write("Ana")
    player.key("return")
    player.press(("colour", 0))
    player.press(("choice", "player2:person"))
    player.press(("choice", "privacy:hold"))
    player.press(("switch", "jewelry_box"))
    player.press(("switch", "expert_tailoring"))
    player.press(("choice", "begins:3"))
    player.press(("field", "seed"))
    player.write("12a34")
    player.key("tab")
    player.press(("button", "start"))
    assert len(dealt) == 1
    table = dealt[0]
    names = called(services.words)
    rivals = [names["pyrotechnician"], names["patroness"]]  # the one between them was made a person
    assert [seat.name for seat in table.seats] == ["Ana", rivals[0], "Colette", rivals[1]]
    assert [seat.colour for seat in table.seats] == ["black", "purple", "yellow", "blue"]
    assert [seat.player for seat in table.seats] == [PERSON, "market", PERSON, "market"]
    assert [seat.character for seat in table.seats] == ["", "pyrotechnician", "", "patroness"]
    assert table.table_rules == {"privacy": "hold", PUBLIC: True}  # its number was typed
    assert table.modules == ("jewelry_box", "expert_tailoring")
    assert (table.start_seat, table.seed, table.edition) == (3, 1234, Edition.DELUXE)
    assert isinstance(services.stack.top, Table)
    again = SetupScene(services).draft.table(1234)
    assert again == msgspec.structs.replace(table, table_rules={"privacy": "hold"})


def test_alone_at_court(services: Services) -> None:
    player = _at(services, TitleScene(services))
    player.key("s")
    scene = services.stack.top
    assert isinstance(scene, SetupScene)
    player.click(("choice", "level:master"))
    player.click(("choice", "edition:classic"))
    table = scene.draft.table(3)
    assert len(table.seats) == 1
    assert table.seats[0].player == PERSON
    assert (table.level, table.edition) == (SoloLevel.MASTER, Edition.DELUXE)
    spot = scene.spot(("choice", "edition:classic"))
    assert spot is not None
    assert "no game for one" in spot.description


def test_the_classic_edition_says_why_it_has_no_modules(services: Services) -> None:
    player = _at(services, SetupScene(services))
    player.click(("switch", "jewelry_box"))
    player.click(("choice", "edition:classic"))
    scene = services.stack.top
    assert isinstance(scene, SetupScene)
    spot = scene.spot(("switch", "jewelry_box"))
    assert spot is not None
    assert not spot.lit
    assert "without modules" in spot.description
    assert scene.draft.table(1).modules == ()
    player.click(("choice", "edition:deluxe"))
    assert scene.draft.table(1).modules == ("jewelry_box",)


def test_a_table_that_cannot_be_dealt_says_why(services: Services) -> None:
    player = _at(services, SetupScene(services))
    player.click(("choice", "player1:person"))
    player.click(("field", "1"))
    player.write("Amélie")
    player.key("return")
    scene = services.stack.top
    assert isinstance(scene, SetupScene)
    player.click(("button", "start"))
    spot = scene.spot(("button", "start"))
    assert spot is not None
    assert not spot.lit
    assert "Two seats are called Amélie" in spot.description
    player.click(("field", "1"))
    player.key("delete")
    player.key("return")
    spot = scene.spot(("button", "start"))
    assert spot is not None
    assert "Seat 2 needs a name" in spot.description


def test_escape_takes_back_what_was_written(services: Services) -> None:
    services.stack.push(TitleScene(services))
    player = _at(services, SetupScene(services))
    player.click(("field", "0"))
    player.write("Nobody")
    player.key("escape")
    scene = services.stack.top
    assert isinstance(scene, SetupScene)
    assert scene.draft.seats[0].name == "Amélie"
    player.key("escape")
    assert isinstance(services.stack.top, TitleScene)


def test_settings_are_applied_and_kept_at_once(tmp_path: Path) -> None:
    services = still(Size(1920, 1080))
    file = tmp_path / "settings.yaml"
    services.settings = Preferences(Settings(), file)
    player = _at(services, SettingsScene(services))
    assert services.shell.scale.factor == 1.0
    player.press(("choice", "art_strength:25"))
    assert services.shell.art_strength == 25
    player.press(("choice", "scale:150"))
    assert services.shell.scale.factor == 1.5
    player.press(("choice", "presentation:software"))
    player.press(("choice", "page:play"))
    player.press(("choice", "speed:fast"))
    player.press(("switch", "reduced_motion"))
    player.press(("switch", "confirm_end_of_turn"))
    kept = read_settings(file).settings
    assert kept == services.settings.current
    assert (kept.scale, kept.speed, kept.presentation) == (150, Speed.FAST, RenderMode.SOFTWARE)
    assert kept.art_strength == 25
    assert (kept.reduced_motion, kept.confirm_end_of_turn) == (True, False)
    player.press(("choice", "page:display"))
    player.press(("choice", "scale:auto"))
    assert services.shell.scale.factor == 1.0
    services.shell.window.destroy()


def test_continue_works_after_leaving(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"

    def resume() -> Session | None:
        return Session.resume(file)

    services = _services(begin=lambda table: Session.begin(table, file), resume=resume)
    services.saved = lambda: latest_game(tmp_path).game
    player = _at(services, TitleScene(services))
    title = services.stack.top
    assert isinstance(title, TitleScene)
    assert title.spot(("button", "continue")) is None
    player.key("n")
    player.key("b")
    table = services.stack.top
    assert isinstance(table, Table)
    seat = table.session.deciding
    decision = table.session.decision(seat)
    assert decision is not None
    table.session.submit(seat, decision.options[0].key)
    services.stack.push(services.doors.pause(table.session))
    player.frames()
    player.click(("button", "title"))
    player.frames(3)
    title = services.stack.top
    assert isinstance(title, TitleScene)
    assert title.spot(("button", "continue")) is not None
    player.key("c")
    again = services.stack.top
    assert isinstance(again, Table)
    assert again.session.steps == table.session.steps
    services.shell.window.destroy()


def test_a_game_that_does_not_open_is_said_and_not_offered_again(tmp_path: Path) -> None:
    def resume() -> Session | None:
        raise DamagedError("ball", 1, what="turn")

    session = Session.begin(SetupScene(_services()).draft.table(1), tmp_path / "ball.rococo")
    assert session.storage_problem is None
    services = _services(resume=resume, saved=latest_game(tmp_path).game)
    player = _at(services, TitleScene(services))
    player.frames(3)
    player.key("c")
    title = services.stack.top
    assert isinstance(title, TitleScene)
    assert title.spot(("button", "continue")) is None


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_figure_of_the_score_sheet_adds_up(services: Services, players: int) -> None:
    session = finished_game(players, everything=True)
    scene = ScoreScene(services, session)
    sheet = scene._sheet
    for column in sheet.columns:
        assert sum(sheet.points(row, column.seat) for row in sheet.rows) == column.total
    result = session.result
    assert result is not None
    assert {column.seat for column in sheet.columns if column.is_winner} == set(result.winners)


def test_the_score_sheet_leads_back_to_the_board_and_on(services: Services) -> None:
    session = finished_game(2, everything=False)
    services.stack.push(services.doors.table(session))
    player = _at(services, ScoreScene(services, session))
    player.key("escape")
    assert isinstance(services.stack.top, Table)
    player = _at(services, ScoreScene(services, session))
    player.key("n")
    assert isinstance(services.stack.top, SetupScene)
    player.key("escape")
    assert isinstance(services.stack.top, TitleScene)


def test_tab_walks_through_the_setup_as_one_reads_it() -> None:
    services = still(Size(1280, 720), 100)
    scene = SetupScene(services)
    rects = [spot.rect for spot in stops(scene.picture(services.shell.scale.logical))]
    services.shell.window.destroy()
    middle = 1280 // 2
    panels = [rect.x > middle for rect in rects[:-2]]  # the last two lead away
    assert panels == sorted(panels), "it jumps between the panels"
    for one, other in pairwise(rects[:-2]):
        assert other.y > one.y + 10 or other.x > one.x, f"{other} is left of {one}"


def _across(scene: Scene, services: Services) -> list[int]:
    """Where Tab stops among the buttons at the foot of a screen, one after the other."""
    found = stops(scene.picture(services.shell.scale.logical))
    foot = max(spot.rect.y for spot in found if spot.role is HotspotRole.BUTTON)
    return [spot.rect.x for spot in found if spot.rect.y == foot]


def test_tab_walks_the_foot_of_every_screen_from_left_to_right(services: Services, tmp_path: Path) -> None:
    services.library = Library(tmp_path)
    for name in ("one", "two"):
        services.library.keep(finished_game(2, everything=False), name, None)
    load = LoadScene(services)
    for _ in range(6):
        load.tick(0.0)
    load.choose(load.picture(services.shell.scale.logical).hotspots[0].target)
    load.pressed(("button", "delete"))
    score = ScoreScene(services, finished_game(2, everything=False))
    walks = {"load": _across(load, services), "score": _across(score, services)}
    assert [len(walk) for walk in walks.values()] == [5, 6]
    assert all(walk == sorted(walk) for walk in walks.values()), walks


@pytest.mark.parametrize("door", [LoadScene, lambda services: AnnalsScene(services, ())])
def test_an_empty_list_leads_to_the_first_ball(
    door: Callable[[Services], Scene], services: Services, tmp_path: Path
) -> None:
    services.library = Library(tmp_path)
    player = _at(services, door(services))
    player.frames(3)
    player.key("return")
    assert isinstance(services.stack.top, SetupScene)


def test_a_tip_leaves_the_sentence_below_readable() -> None:
    near, size = Rect(100, 100, 80, 46), Size(200, 50)
    room = Size(1280, 720)
    assert placed(near, size, room, []).y > near.bottom
    above = placed(near, size, room, [Rect(60, 150, 300, 20)])
    assert above.bottom < near.y
    aside = placed(near, size, room, [Rect(0, 150, 900, 20), Rect(0, 40, 900, 20)])
    assert aside.x > near.right


def test_the_annals_tell_the_last_balls_the_newest_first(services: Services) -> None:
    def ball(key: str, prestige: int, won: bool) -> FinishedGame:
        ana = SeatResult("Ana", True, prestige, 1 if won else 2, won, {})
        agent = SeatResult("Bo", False, 50, 2 if won else 1, not won, {})
        return FinishedGame(key, f"2026-0{key}-01 20:00", Edition.DELUXE, (), (ana, agent))

    scene = AnnalsScene(services, [ball("1", 40, False), ball("2", 60, True)])
    picture = scene.picture(services.shell.scale.logical)
    told = [spot.description for spot in picture.hotspots if spot.target[0] == "ball"]
    assert told == ["2026-02-01: Ana 60, Bo 50", "2026-01-01: Bo 50, Ana 40"]
    marks = [mark for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Art)]
    assert sum("laurel" in mark.name for mark in marks) == 1


def test_the_annals_say_who_had_left_a_seat_to_an_agent(services: Services) -> None:
    ana = SeatResult("Ana", True, 60, 1, True, {}, "greedy")
    bo = SeatResult("Bo", False, 50, 2, False, {})
    scene = AnnalsScene(services, [FinishedGame("1", "2026-01-01 20:00", Edition.DELUXE, (), (ana, bo))])
    picture = scene.picture(services.shell.scale.logical)
    (told,) = [spot.description for spot in picture.hotspots if spot.target[0] == "ball"]
    assert told.startswith("2026-01-01: Ana 60*, Bo 50")
    assert told.endswith("Ana had left the seat to an agent, who played it out.")
    drawn = [mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]
    assert "* left to an agent, who played it out" in drawn


def test_silence_is_shown_on_every_screen_and_ends_where_its_sign_is_pressed(services: Services) -> None:
    for door in (TitleScene, SetupScene, SettingsScene, lambda given: AnnalsScene(given, ())):
        scene = door(services)
        player = _at(services, scene)
        assert scene.spot(SOUND) is None
        services.settings.change(muted=True)
        player.frames()
        player.click(SOUND)
        player.frames()
        assert not services.settings.current.muted
        assert scene.spot(SOUND) is None


@pytest.mark.parametrize("muted", [False, True])
def test_the_languages_at_the_title_and_the_sign_of_silence_leave_each_other_room(
    services: Services, muted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(title, "languages", lambda: ("en", "fr"))
    services.settings.change(muted=muted)
    spots = {spot.target: spot.rect for spot in TitleScene(services).picture(Size(1280, 720)).hotspots}
    assert title.LANGUAGE in spots
    assert (SOUND in spots) == muted
    assert not muted or not spots[SOUND].overlaps(spots[title.LANGUAGE])
