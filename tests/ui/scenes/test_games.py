"""Games around the table: listed, opened, kept, thrown away and taken back; the company; the keys."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rococo_desktop import app
from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.play.archive.game_files import file_for, picture_of
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Assistance
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.keys.keymap import KeyMap, clash, written
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.scenes.company import CompanyScene
from rococo_desktop.ui.scenes.keep import KeepScene
from rococo_desktop.ui.scenes.load import LoadScene
from rococo_desktop.ui.scenes.settings import SettingsScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.thumbnail import leave_portrait, portrait
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.window.scene import PlainScene, Scene
from tests.play.games import begin, play, state_of, table
from tests.play.twins import twin
from tests.play.windows import other_window
from tests.ui.scenes.doors import Doors, Table
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still


class _House(Doors):
    def score(self, session: Session) -> Scene:
        return Table(session)


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    made = still(Size(1280, 720))
    made.doors = _House(lambda: made)
    made.library = Library(tmp_path)
    yield made
    made.shell.window.destroy()


def at(services: Services, scene: Scene) -> Player:
    """Somebody before this scene."""
    services.stack.push(PlainTable())
    services.stack.push(scene)
    services.stack.settle()
    player = Player(services)
    player.frames(12)
    return player


class PlainTable(PlainScene):
    """Something beneath."""

    def picture(self, room: Size):  # type: ignore[no-untyped-def]
        """Nothing."""
        from rococo_desktop.ui.picture.picture_parts import Picture

        return Picture((), ())


def some_games(services: Services, folder: Path, number: int = 3) -> list[Session]:
    """Games of different age, the newest last."""
    import os

    found = []
    for at_ in range(number):
        file = folder / f"ball-{at_}.rococo"
        found.append(play(begin(2 + at_, file=file, seed=at_), Random(1), 30))
        os.utime(file, (1000 + at_, 1000 + at_))
        leave_portrait(services, found[-1])
    return found


def test_the_newest_game_comes_first_and_goes_on(services: Services, tmp_path: Path) -> None:
    games = some_games(services, tmp_path)
    scene = LoadScene(services)
    player = at(services, scene)
    assert scene.chosen is not None
    assert scene.chosen.file.name == "ball-2.rococo"
    assert scene.chosen.picture == picture_of(scene.chosen.file)
    player.key("down")
    player.key("return")
    top = services.stack.top
    assert isinstance(top, Table)
    assert state_of(top.session) == state_of(games[1])


def test_thrown_away_and_brought_back(services: Services, tmp_path: Path) -> None:
    some_games(services, tmp_path)
    scene = LoadScene(services)
    player = at(services, scene)
    player.key("down")
    player.key("delete")
    assert not (tmp_path / "ball-1.rococo").exists()
    assert scene.chosen is not None
    assert scene.chosen.file.name == "ball-0.rococo"
    player.key("u")
    assert (tmp_path / "ball-1.rococo").exists()
    assert scene.chosen is not None
    assert scene.chosen.file.name == "ball-1.rococo"
    assert scene.chosen.picture is not None


def test_with_the_next_start_it_is_gone(services: Services, tmp_path: Path) -> None:
    some_games(services, tmp_path)
    services.library.throw_away(tmp_path / "ball-1.rococo")
    later = Library(tmp_path)
    assert [one.file.stem for one in later.games()] == ["ball-2", "ball-0"]
    assert services.library.take_back() is None


def test_a_broken_game_says_why_and_can_be_thrown_away(services: Services, tmp_path: Path) -> None:
    (tmp_path / "odd.rococo").write_bytes(b"?")
    scene = LoadScene(services)
    player = at(services, scene)
    assert scene.chosen is not None
    assert scene.chosen.game is None
    assert scene.chosen.problem == message("record.foreign")
    player.key("return")
    assert services.stack.top is scene
    player.key("delete")
    assert not list(tmp_path.glob("*.rococo"))
    player.key("delete")
    player.key("return")
    player.key("escape")
    assert services.stack.top is not scene


def test_a_game_that_another_window_plays_says_so_and_goes_on_in_a_copy(
    services: Services, tmp_path: Path
) -> None:
    games = some_games(services, tmp_path, 1)
    file, state = tmp_path / "ball-0.rococo", state_of(games.pop())
    data = file.read_bytes()
    gc.collect()
    scene = LoadScene(services)
    player = at(services, scene)
    with other_window(file):
        player.key("return")
        assert services.stack.top is scene
        assert scene.chosen is not None
        assert scene.chosen.problem == message("load.in_use")
        assert words_on(scene)["Go on with a copy"]
        player.key("return")
        top = services.stack.top
        assert isinstance(top, Table)
        assert top.session.record.file not in (None, str(file))
        assert top.session.view(-1).round == state.round
    assert file.read_bytes() == data


def words_on(scene: Scene) -> dict[str, bool]:
    """Everything that is written on a screen."""
    marks = [mark for sprite in scene.picture(Size(1280, 720)).sprites for mark in sprite.marks]
    return {mark.words: True for mark in marks if isinstance(mark, Text)}


@pytest.mark.parametrize("written", [-1e12, 2.6e11, 1e18, float("inf")])
def test_a_time_no_calendar_has_is_shown_as_unknown(
    services: Services, tmp_path: Path, written: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_games(services, tmp_path, 1)
    scene = LoadScene(services)
    player = at(services, scene)
    scene._games = [one._replace(saved=written) for one in scene._games]
    scene.changed()
    player.frames(3)
    assert any("at an unknown time" in words for words in words_on(scene))


def test_finished_games_beyond_the_limit_are_put_away_with_a_word_and_can_be_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    saves = tmp_path / "saves"
    saves.mkdir()
    for number in (1, 2, 3):
        file = saves / f"ball-000{number}-2026-01-01-120000.rococo"
        play(begin(2, file=file, seed=number), Random(1), 10_000 if number < 3 else 5)
    library = Library()
    session = app.begin(table(2), library, 1)
    (notice,) = session.notices
    assert notice == ("games.put_away", {"n": 1, "most": 1})
    names = [one.file.stem[:9] for one in library.games()]
    assert sorted(names) == ["ball-0002", "ball-0003", "ball-0004"]
    assert library.take_back() == saves / "ball-0001-2026-01-01-120000.rococo"
    assert library.take_back() is None


def test_a_broken_game_is_not_the_one_proposed(services: Services, tmp_path: Path) -> None:
    some_games(services, tmp_path)
    newest = tmp_path / "newest.rococo"
    newest.write_bytes(b"?")
    scene = LoadScene(services)
    player = at(services, scene)
    assert scene.chosen is not None
    assert scene.chosen.file.name == "ball-2.rococo"
    player.key("up")
    assert scene.chosen.file == newest, "the player may choose it all the same"
    player.frames(3)
    assert scene.chosen.file == newest


def test_many_games_are_turned_over(services: Services, tmp_path: Path) -> None:
    some_games(services, tmp_path, 4)
    for number in range(8):
        (tmp_path / f"odd-{number}.rococo").write_bytes(b"?")
    scene = LoadScene(services)
    player = at(services, scene)
    player.frames(20)
    seen = set()
    for _ in range(12):
        seen |= {
            spot.target[1] for spot in scene.picture(Size(1280, 720)).hotspots if spot.target[0] == "game"
        }
        player.key("page down")
    assert seen == set(range(12))


def test_kept_under_a_name(services: Services, tmp_path: Path) -> None:
    session = play(begin(3), Random(2), 40)
    player = at(services, KeepScene(services, session))
    player.write("Before the kitchen")
    player.key("return")
    file = file_for("Before the kitchen", tmp_path)
    assert file.is_file()
    assert picture_of(file).read_bytes().startswith(b"\x89PNG")
    assert [one.name for one in services.library.games()] == ["Before the kitchen"]
    assert isinstance(services.stack.top, PlainTable)


def test_without_a_name_or_over_something_else_it_is_not_kept(services: Services, tmp_path: Path) -> None:
    scene = KeepScene(services, begin(2))
    player = at(services, scene)
    player.key("backspace")
    player.key("return")
    assert services.stack.top is scene
    file_for("x", tmp_path).parent.mkdir()
    file_for("x", tmp_path).write_bytes(b"holiday")
    player.write("x")
    player.key("return")
    assert services.stack.top is scene
    assert file_for("x", tmp_path).read_bytes() == b"holiday"
    player.key("escape")
    assert services.stack.top is not scene


def test_the_portrait_is_nobodys(services: Services) -> None:
    session = play(begin(2), Random(3), 60)
    other = twin(session, -1, 5)
    assert state_of(other) != state_of(session)
    assert portrait(services, other) == portrait(services, session)


def test_seats_change_hands_and_names(services: Services) -> None:
    session = begin(3, agents=(2,))
    scene = CompanyScene(services, session)
    player = at(services, scene)
    player.press(("choice", "player0:agent"))
    player.press(("choice", "player2:person"))
    assert [seat.player for seat in session.record.seats] == ["salon", PERSON, PERSON]
    player.press(("field", "1"))
    player.write("Berta")
    player.key("return")
    assert session.record.seats[1].name == "Berta"
    player.press(("field", "1"))
    player.write(session.record.seats[2].name)
    player.key("return")
    assert session.record.seats[1].name == "Berta", "two of one name could not be told apart"
    player.press(("switch", "confirm1"))
    player.press(("choice", "assistance1:plain"))
    settings = services.settings.current
    assert not settings.confirms("Berta")
    assert settings.assists("Berta") is Assistance.PLAIN
    assert settings.confirms("Zoë")


def test_a_key_is_changed_and_clashes_are_told(services: Services) -> None:
    scene = SettingsScene(services)
    player = at(services, scene)
    player.press(("choice", "page:keys"))
    player.press(("key", "log"))
    player.key("f")
    assert services.settings.current.keys == {}
    player.key("z")
    assert services.settings.current.keys == {"log": "Z"}
    player.press(("key", "hire"))
    player.key("t")
    player.key("escape")
    assert services.settings.current.keys == {"log": "Z"}
    assert services.stack.top is scene, "Escape leaves the key, not the screen"
    player.press(("key", "hire"))
    player.key("y")
    assert services.settings.current.keys == {"log": "Z", "hire": "Y"}
    player.press(("button", "usual_keys"))
    assert services.settings.current.keys == {}


def test_other_settings_of_the_company(services: Services) -> None:
    player = at(services, SettingsScene(services))
    player.press(("choice", "page:company"))
    player.press(("choice", "privacy:open"))
    player.press(("choice", "kept_games:50"))
    player.press(("choice", "page:play"))
    player.press(("choice", "assistance:plain"))
    now = services.settings.current
    assert (now.privacy, now.kept_games, now.assistance) == ("open", 50, "plain")


def test_the_keys_in_force() -> None:
    keymap = KeyMap({"log": "Z", "undo": "Ctrl+U", "magnify": "F9", "hire": "Y", "tailor": "Y", "odd": "Q"})
    assert keymap.command_of(Key("z")) == "log"
    assert keymap.command_of(Key("l")) == ""
    assert keymap.command_of(Key("u", ctrl=True)) == "undo"
    assert keymap.command_of(Key("z", ctrl=True)) == ""
    assert keymap.command_of(Key("z", ctrl=True, shift=True)) == "redo"
    assert keymap.command_of(Key("escape")) == "menu"
    assert keymap.command_of(Key("i")) == "here"
    assert keymap.actions["hire"] == "Y"
    assert keymap.actions["tailor"] == "T", "what clashes is passed over"
    held = keymap.held_by(Key("f9"), 3)
    assert held is not None
    assert held.overlay == "magnify"
    assert keymap.held_by(Key("m"), 3) is None
    assert keymap.held_by(Key("2"), 3) is not None


def test_the_keys_of_a_company_in_force() -> None:
    keymap = KeyMap({"here": "F6", "show": "Z"})
    assert keymap.command_of(Key("f6")) == "here"
    assert keymap.command_of(Key("i")) == ""
    assert keymap.shows(Key("z"))
    assert keymap.shows(Key("z", ctrl=True)), "let go while something else is held"
    assert not keymap.shows(Key("left shift"))
    assert keymap.held_by(Key("z"), 3) is None, "what shows cards magnifies nothing"
    assert KeyMap({}).held_by(Key("z"), 3) is not None
    assert KeyMap({}).shows(Key("right shift"))
    assert KeyMap({"log": "I"}).command_of(Key("i")) == "here"
    assert KeyMap({"here": "Z", "log": "I"}).command_of(Key("i")) == "log"


def test_the_key_held_to_look_may_be_shift_and_no_other_may(services: Services) -> None:
    player = at(services, SettingsScene(services))
    player.press(("choice", "page:keys"))
    player.press(("key", "show"))
    player.key("z")
    assert services.settings.current.keys == {"show": "Z"}
    player.press(("key", "here"))
    player.key("left shift")
    player.key("z")
    player.key("escape")
    assert services.settings.current.keys == {"show": "Z"}
    player.press(("key", "show"))
    player.key("left shift")
    assert services.settings.current.keys == {}


def test_what_speaks_against_a_key() -> None:
    known = KeyMap({}).keys
    for name, key, why in (
        ("log", "Esc", "reserved"),
        ("log", "3", "reserved"),
        ("log", "", "nameless"),
        ("log", "B", "tray"),
        ("log", "R", "taken"),
        ("hire", "F4", "letter"),
        ("hire", "R", "taken"),
        ("log", "N", "tray"),
        ("log", "I", "taken"),
        ("here", "Space", "reserved"),
        ("here", "T", "tray"),
        ("here", "L", "taken"),
        ("show", "I", "taken"),
        ("show", "Ctrl+L", "held"),
        ("show", "K", "tray"),
    ):
        found = clash(known, name, key)
        assert found is not None
        assert found.why == why
    assert clash(known, "log", "L") is None
    assert clash(known, "log", "Ctrl+L") is None
    assert written(Key("left shift")) == ""
    assert written(Key("page up")) == "Page Up"
    assert written(Key("f12")) == "F12"
