"""Settings: read strictly, written whole, unknown keys kept, a damaged file set aside and never lost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.naming import is_seen
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.play.settings import (
    DAMAGED,
    Assistance,
    Habits,
    RenderMode,
    Settings,
    Speed,
    read_settings,
    settings_file,
    write_settings,
)
from rococo_desktop.play.settings_text import as_text
from rococo_desktop.play.table_setup import SeatEntry, TableSetup, proposed_table
from rococo_desktop.play.viewing import Privacy


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The settings file of a player with a home of their own."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return settings_file()


def test_without_a_file_everything_is_as_ever(file: Path) -> None:
    assert read_settings() == (Settings(), (), ())
    assert not file.exists()
    assert not file.parent.exists()


def test_what_is_written_is_read_again(file: Path) -> None:
    table = msgspec.structs.replace(
        proposed_table(("Ana", "123", "null", "Юля: *x", "# no"), 0),
        edition=Edition.DELUXE,
        modules=choosable_modules(),
        table_rules={"privacy": "hold", "ledger": True, "rounds": 7},
        level=SoloLevel.MASTER,
    )
    wanted = Settings(
        window=(2560, 1440),
        fullscreen=True,
        scale=125,
        presentation=RenderMode.SOFTWARE,
        speed=Speed.INSTANT,
        reduced_motion=True,
        confirm_end_of_turn=False,
        assistance=Assistance.PLAIN,
        people={"Ana": Habits(confirm_end_of_turn=True), "123": Habits(assistance=Assistance.FULL)},
        privacy=Privacy.HOLD,
        keys={"undo": "Ctrl+U", "log": "#"},
        kept_games=3,
        language="uk",
        last_table=table,
        last_solo=proposed_table(("Zoe",), 0),
        chairs=(SeatEntry("Max", "blue"),),
    )
    assert write_settings(wanted) is None
    assert read_settings() == (wanted, (), ())
    assert "speed: instant\n" in file.read_text(encoding="utf-8")


def test_the_seed_of_the_last_table_is_not_kept(file: Path) -> None:
    drawn = proposed_table(("Ana", "Bo"), 6_482_907_153_288_417_905)
    write_settings(Settings(last_table=drawn, last_solo=drawn))
    assert "seed" not in file.read_text(encoding="utf-8")
    found = read_settings().settings
    for table in (found.last_table, found.last_solo):
        assert table is not None
        assert table.seed == 0


def test_unknown_keys_are_kept(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("speed: fast\nvolume: {music: 70, voices: 'on'}\npedals: [a, b]\n", encoding="utf-8")
    found = read_settings()
    assert found.problems == ()
    assert found.settings.speed is Speed.FAST
    write_settings(msgspec.structs.replace(found.settings, fullscreen=True))
    again = read_settings().settings
    assert again.unknown == {"volume": {"music": 70, "voices": "on"}, "pedals": ["a", "b"]}
    assert again.fullscreen


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("speed: quick\n", "settings.yaml:1: speed is not understood: "),
        ("fullscreen: yes\n", "settings.yaml:1: fullscreen is not understood: "),
        ("scale: 300\n", "settings.yaml:1: scale is not understood: "),
        ("scale: big\n", "settings.yaml:1: scale is not understood: "),
        ("window: [1, 2]\n", "settings.yaml:1: window is not understood: "),
        ("privacy: secret\n", "settings.yaml:1: privacy is not understood: "),
        ("keys: {undo: ''}\n", "settings.yaml:1: keys is not understood: "),
        ("people: {Ana: {confirm: true}}\n", "settings.yaml:1: people is not understood: "),
        ("kept_games: 0\n", "settings.yaml:1: kept_games is not understood: "),
        ("language: '../../etc'\n", "settings.yaml:1: language is not understood: "),
        ("last_table: {seats: []}\n", "settings.yaml:1: last_table is not understood: "),
        (
            "last_table: {seats: [{name: Ana, colour: mauve}, {name: Bo, colour: blue}]}\n",
            "settings.yaml:1: last_table is not understood: colour unknown (mauve)",
        ),
        (
            "last_solo: {seats: [{name: Ana, colour: blue}], edition: classic}\n",
            "settings.yaml:1: last_solo is not understood: classic not alone",
        ),
        (
            "chairs: [{name: Ana, colour: blue}, {name: Bo, colour: blue, player: ghost}]\n",
            "settings.yaml:1: chairs is not understood: player unknown (ghost)",
        ),
        ("speed: fast\nspeed: slow\n", "settings.yaml:2: the key 'speed' is given twice"),
        ("- speed\n", "settings.yaml:1: the settings must be lines of name: value, not a list"),
        ("", "settings.yaml:1: the file is empty"),
        ("speed: [\n", "settings.yaml:2: this is not valid YAML: "),
        ("speed: &a fast\nlanguage: *a\n", "settings.yaml:2: aliases are not allowed here"),
    ],
)
def test_a_damaged_file_is_set_aside_with_a_sentence(file: Path, text: str, problem: str) -> None:
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    found = read_settings()
    assert len(found.problems) == 1
    assert found.problems[0].startswith(problem)
    (notice,) = found.notices
    assert notice.key == DAMAGED
    assert notice.params["kept_as"] == "settings.yaml.damaged-1"
    assert not file.exists()
    assert (file.parent / "settings.yaml.damaged-1").read_text(encoding="utf-8") == text
    assert read_settings() == (Settings(), (), ())


def test_what_is_sound_in_a_damaged_file_holds_and_each_problem_is_told(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("speed: fast\nscale: 10\nwindow: wide\nreduced_motion: true\n", encoding="utf-8")
    found = read_settings()
    assert (found.settings.speed, found.settings.reduced_motion) == (Speed.FAST, True)
    assert (found.settings.scale, found.settings.window) == (Settings().scale, Settings().window)
    assert [line.split(":")[1] for line in found.problems] == ["2", "3"]


def test_damaged_files_pile_up_and_none_is_overwritten(file: Path) -> None:
    file.parent.mkdir()
    for number in range(1, 4):
        file.write_text(f"speed: {number}\n", encoding="utf-8")
        (notice,) = read_settings().notices
        assert notice.params["kept_as"] == f"settings.yaml.damaged-{number}"
    texts = [kept.read_text(encoding="utf-8") for kept in sorted(file.parent.iterdir())]
    assert texts == ["speed: 1\n", "speed: 2\n", "speed: 3\n"]


def test_binary_and_huge_files_are_set_aside(file: Path) -> None:
    file.parent.mkdir()
    for content in (b"\x00\xff\xfe" * 50, b"# long\n" * 100_000):
        file.write_bytes(content)
        assert read_settings().settings == Settings()
        assert not file.exists()


def test_a_folder_that_cannot_be_written_is_told_and_nothing_else(file: Path) -> None:
    file.parent.write_text("in the way", encoding="utf-8")
    assert read_settings().settings == Settings()
    problem = write_settings(Settings())
    assert problem is not None
    assert problem.key == "storage.unwritable"
    assert file.parent.read_text(encoding="utf-8") == "in the way"


def test_a_write_that_fails_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(Settings(speed=Speed.FAST))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rococo_desktop.play.atomic.os.fsync", full)
    assert write_settings(Settings(speed=Speed.SLOW)) is not None
    assert read_settings().settings.speed is Speed.FAST
    assert [path.name for path in file.parent.iterdir()] == ["settings.yaml"]


names = st.text(min_size=1, max_size=20).filter(lambda name: name.isprintable() and is_seen(name))


@given(st.lists(names, min_size=1, max_size=5), st.dictionaries(names, names | st.booleans(), max_size=3))
def test_any_names_come_back(
    tmp_path_factory: pytest.TempPathFactory, seats: list[str], rules: dict[str, str]
) -> None:
    file = tmp_path_factory.mktemp("settings") / "settings.yaml"
    table = TableSetup(tuple(SeatEntry(name, "blue") for name in seats), 0, table_rules=dict(rules))
    write_settings(Settings(last_table=table), file)
    found = read_settings(file)
    assert found.problems == ()
    assert found.settings.last_table == table


@given(st.data())
def test_no_damage_whatever_raises(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    file = tmp_path_factory.mktemp("settings") / "settings.yaml"
    good = bytearray(as_text(Settings(last_table=proposed_table(("Ana", "Bo"), 1))).encode())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(good) - 1))
        good[at : at + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
        good = good or bytearray(b"x")
    file.write_bytes(bytes(good))
    found = read_settings(file)
    assert bool(found.problems) == (not file.exists())


def test_habits_hold_for_one_person_and_the_rest_for_everybody() -> None:
    settings = Settings().with_habits("Ana", confirm_end_of_turn=False)
    assert (settings.confirms("Ana"), settings.confirms("Bo")) == (False, True)
    settings = settings.with_habits("Ana", assistance=Assistance.PLAIN)
    assert (settings.assists("Ana"), settings.assists("Bo")) == (Assistance.PLAIN, Assistance.FULL)
    everybody = msgspec.structs.replace(settings, confirm_end_of_turn=False)
    assert not everybody.confirms("Bo")
    settings = settings.with_habits("Ana", confirm_end_of_turn=True, assistance=Assistance.FULL)
    assert settings == Settings(), "what is as for everybody is not kept"


@given(st.dictionaries(names, st.booleans(), max_size=4))
def test_habits_of_any_names_come_back(
    tmp_path_factory: pytest.TempPathFactory, people: dict[str, bool]
) -> None:
    file = tmp_path_factory.mktemp("settings") / "settings.yaml"
    wanted = Settings(people={name: Habits(confirm_end_of_turn=on) for name, on in people.items()})
    write_settings(wanted, file)
    assert read_settings(file) == (wanted, (), ())


def test_a_table_with_a_pack_that_is_gone_is_still_remembered(file: Path) -> None:
    file.parent.mkdir()
    seats = "[{name: Ana, colour: blue}, {name: Bo, colour: black}]"
    file.write_text(
        f"last_table: {{seats: {seats}, modules: [tea_party, fancy_dresses]}}\n", encoding="utf-8"
    )
    found = read_settings()
    assert not found.problems
    assert found.settings.last_table is not None
    assert found.settings.last_table.modules == ("tea_party", "fancy_dresses")
