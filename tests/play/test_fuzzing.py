"""Files from strangers are refused with a typed error or taken, never anything else; soak reads 100,000."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.play.errors import RecordError
from rococo_desktop.play.game.session import Session
from tests.play import fuzzing
from tests.play.damage import WAYS, damaged
from tests.play.fuzzing import Found, fuzz, originals
from tests.play.games import begin, play


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fuzzer goes to a folder of its own: come back from it."""
    monkeypatch.chdir(Path.cwd())
    monkeypatch.setenv(HOME_VARIABLE, "")


@pytest.mark.parametrize(
    ("kind", "files"),
    [
        *[("saves", 1_500), ("settings", 150), ("overrides", 20), ("annals", 200)],
        *[("backups", 30), ("packs", 4), ("strange", 15)],
    ],
)
def test_damaged_files_are_refused_or_taken(kind: str, files: int) -> None:
    answer = fuzz(kind, files, seed=20)
    assert answer["wrong"] == []
    assert answer["refused"] + answer["taken"] == files
    assert answer["refused"] > 0


@pytest.mark.parametrize("kind", ["saves", "settings", "overrides", "annals", "backups"])
def test_what_is_damaged_was_sound(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "damaged", lambda random, sound: random.choice(sound))
    assert fuzz(kind, 8, seed=1)["taken"] == 8


def test_an_untyped_error_a_hang_and_a_stray_file_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def stray(data: bytes, home: Path, random: Random) -> Found:
        (home.parent / "stray").write_bytes(data)
        if random.random() < 0.5:
            raise KeyError("somewhere")
        while True:
            pass

    monkeypatch.setattr(fuzzing, "PATIENCE", 1)
    monkeypatch.setitem(fuzzing.READERS, "overrides", stray)
    wrong = "\n".join(fuzz("overrides", 4, seed=2)["wrong"])
    assert "KeyError" in wrong
    assert "HangError" in wrong
    assert "outside" in wrong


def test_every_way_of_damage_changes_files(tmp_path: Path) -> None:
    sound = originals("saves", tmp_path, 1)
    for way in WAYS:
        assert any(way(Random(seed), sound[0], sound) != sound[0] for seed in range(5)), way
    assert damaged(Random(1), sound) == damaged(Random(1), sound), "the same damage each time"


@pytest.mark.parametrize("seat", [None, [1], "0", 9, -1])
def test_a_step_with_data_of_another_kind_is_refused(seat: object, tmp_path: Path) -> None:
    """Two of 100,000 damaged saves were taken with such a step, and failed at the next turn."""
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    play(session, Random(4), 30)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    at = max(number for number, line in enumerate(lines) if line.startswith("turn "))
    word, turn, body = lines[at].split(" ", 2)
    state = json.loads(body)
    place = next(number for number, step in enumerate(state["agenda"]) if step[0] == "next_turn")
    state["agenda"][place][1] = seat
    lines[at] = f"{word} {turn} {json.dumps(state)}\n"
    damaged_file = tmp_path / "damaged.rococo"
    damaged_file.write_text("".join([*lines[: at + 1]]), encoding="utf-8")
    with pytest.raises(RecordError):
        Session.resume(damaged_file)
