"""The `validate` command: exit codes and what it prints."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from rococo_desktop.content import load_box
from rococo_desktop.files.locations import USER_VARIABLE, data_dir
from rococo_desktop.tools.validate import main
from tests.content.damaged import DataCopy


@pytest.fixture(autouse=True)
def user_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "user"
    (folder / "overrides").mkdir(parents=True)
    monkeypatch.setenv(USER_VARIABLE, str(folder))
    return folder


def test_our_data_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    packs = load_box().packs
    assert f"The data is good: {', '.join(packs)}." in told
    assert f"{sum(len(pack.employees) for pack in packs.values())} different employees" in told
    assert f"{sum(len(pack.rulings) for pack in packs.values())} rulings." in told
    assert re.search(r"Figures: \d+ printed, \d+ derived, \d+ reconstructed\.", told)
    assert "Override files: 0." in told


def test_a_data_folder_or_one_pack_of_it_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(data_dir())]) == 0
    assert main([str(data_dir() / "base")]) == 0
    assert "Override" not in capsys.readouterr().out


def test_every_problem_is_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = DataCopy(tmp_path)
    first = copy.replace("garments.yaml", "colour: blue", "colour: bleu")
    second = copy.replace("resources.yaml", "count: 7", "count: seven")
    assert main([str(copy.folder)]) == 1
    lines = capsys.readouterr().out.splitlines()
    base = copy.folder / "base"
    assert lines == [
        f"{base}/garments.yaml:{first}: unknown colour 'bleu'; did you mean 'blue'?",
        f"{base}/resources.yaml:{second}: count must be a whole number, not 'seven'",
        "2 problems found.",
    ]


def test_files_about_rivals_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = DataCopy(tmp_path)
    folder = copy.folder / "ai"
    copytree(data_dir() / "ai", folder)
    assert main([str(copy.folder)]) == 0
    for name, old, new in (
        ("greedy.yaml", "lace: 40", "lace: much"),
        ("levels.yaml", "search: wide", "search: wild"),
        ("characters.yaml", "id: hoarder", "id: Hoarder"),
        ("strength.yaml", "players: 2", "players: 20"),
    ):
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main([str(copy.folder)]) == 1
    told = capsys.readouterr().out
    files = [line.partition(":")[0] for line in told.splitlines()[-5:-1]]
    assert files == ["ai/characters.yaml", "ai/greedy.yaml", "ai/levels.yaml", "ai/strength.yaml"]


def test_the_players_own_overrides_are_checked(user_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = user_folder / "overrides" / "mine.yaml"
    path.write_text("figures:\n  rounds: 9\n", encoding="utf-8")
    assert main([]) == 1
    assert capsys.readouterr().out.startswith(f"{path}:2: rounds is not 9")


def test_a_folder_of_overrides_can_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "a.yaml").write_text("garments: [{id: blue_gown_3, value: 9}]\n", encoding="utf-8")
    assert main([str(folder)]) == 0
    assert "Override files: 1." in capsys.readouterr().out
    (folder / "b.yaml").write_text("garments: [{id: blue_gown_3, valu: 9}]\n", encoding="utf-8")
    assert main([str(folder)]) == 1
    assert "b.yaml:1: garment 'blue_gown_3' has an unknown key 'valu'" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["a", "b"], ["--all"], ["nowhere/at/all"]])
def test_wrong_use_is_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_folder_of_nothing_is_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main([str(empty)]) == 2
    assert "neither data packs nor override files" in capsys.readouterr().err
