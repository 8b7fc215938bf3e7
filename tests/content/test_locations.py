"""Where data, pictures and a player's own files are looked for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rococo_desktop.content import load_box
from rococo_desktop.files import locations
from tests.content.damaged import DataCopy

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _no_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(locations.DATA_VARIABLE, raising=False)
    monkeypatch.delenv(locations.USER_VARIABLE, raising=False)


def test_the_checkout_has_data_and_assets_at_its_top() -> None:
    assert locations.data_dir() == ROOT / "data"
    assert locations.assets_dir() == ROOT / "assets"


def test_the_wheel_has_them_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "rococo_desktop"
    (package / "data").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(locations, "__file__", str(package / "content" / "locations.py"))
    assert locations.data_dir() == package / "data"
    assert locations.assets_dir() == tmp_path / "assets"


def test_a_bundle_has_them_beside_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert locations.data_dir() == tmp_path / "data"
    assert locations.assets_dir() == tmp_path / "assets"


def test_the_environment_can_point_at_other_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = load_box()
    copy = DataCopy(tmp_path)
    copy.replace("garments.yaml", "value: 8", "value: 9")
    monkeypatch.setenv(locations.DATA_VARIABLE, str(copy.folder))
    assert locations.data_dir() == copy.folder
    assert load_box().digest != ours.digest


def test_the_environment_can_point_at_another_user_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(locations.USER_VARIABLE, str(tmp_path))
    assert locations.user_dir() == tmp_path
    assert locations.overrides_dir() == tmp_path / "overrides"


def test_a_players_own_files_live_in_a_folder_of_our_name() -> None:
    assert locations.user_dir().name == "rococo-desktop"


def test_paths_are_shown_from_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert locations.shown_path(tmp_path / "a" / "b.yaml") == str(Path("a") / "b.yaml")
    assert locations.shown_path(tmp_path.parent / "c.yaml") == str(tmp_path.parent / "c.yaml")
