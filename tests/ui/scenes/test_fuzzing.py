"""Damaged files, and the screens that show them; soak opens them after 5,000."""

from __future__ import annotations

import sys

import pytest

from rococo_desktop.files.locations import HOME_VARIABLE
from tests.ui.scenes.fuzzing import fuzz

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such alarm")


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fuzzer goes to a folder of its own: come back from it."""
    monkeypatch.setenv(HOME_VARIABLE, "")


def test_screens_open_after_damage_of_every_kind() -> None:
    found = fuzz(3, seed=9)
    assert found["wrong"] == []
    assert len(found["kinds"]) == 3
    assert found["frames"] > 100


def test_a_screen_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(file: object = None) -> None:
        raise KeyError("module.tea_party")

    monkeypatch.setattr("rococo_desktop.ui.scenes.annals.look_into", fails)
    (wrong,) = fuzz(1, seed=1, kinds={"annals": 1})["wrong"]
    assert "KeyError" in wrong
