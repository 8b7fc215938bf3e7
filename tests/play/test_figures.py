"""A record keeps the figures it is played with: whatever becomes of our data, its game goes on as it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rococo_desktop.ai.agent_answers import ruleset_of
from rococo_desktop.files.locations import DATA_VARIABLE, data_dir
from rococo_desktop.play.archive.game_files import watch_game
from rococo_desktop.play.errors import BadTableError, FiguresError, RecordError
from rococo_desktop.play.game.play_from_moment import go_on_with_copy
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.header import MOST_FIGURES, box_for, figures_digest, header_for, ruleset_for
from rococo_desktop.play.records.storage import DiskSync
from tests.other_figures import write_other_figures
from tests.play.games import begin, play, resume, small_record, state_of, table

MODULES = ("festivity_dresses", "fancy_dresses")


@pytest.mark.parametrize(("players", "modules"), [(2, MODULES), (1, ())])
def test_with_other_data_the_game_goes_on_as_it_was(
    players: int, modules: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.rococo"
    session = play(begin(players, file=file, modules=modules), Random(3), 60)
    monkeypatch.setenv(DATA_VARIABLE, str(write_other_figures(data_dir(), tmp_path / "data")))
    resumed = Session.resume(file, DiskSync.NEVER)
    assert resumed.notices == ()
    assert state_of(resumed) == state_of(session)
    assert resumed.definitions == session.definitions, "the pieces have the numbers they had"
    assert begin_anew(players, modules).definitions.garments != session.definitions.garments
    assert watch_game(file).last == session.steps - 1
    rules = ruleset_of(resumed.agent_table)
    assert (rules.garments, rules.side) == (session.definitions.garments, session.definitions.side)
    play(resumed, Random(4), 20)
    assert state_of(Session.resume(file, DiskSync.NEVER)) == state_of(resumed)


def begin_anew(players: int, modules: tuple[str, ...]) -> Session:
    """A game with the data that is in force now."""
    return Session.begin(table(players, modules=modules))


def test_figures_stand_once_in_a_file(tmp_path: Path) -> None:
    small_record(tmp_path / "game.rococo")
    first = go_on_with_copy(tmp_path / "game.rococo", tmp_path / "copy.rococo", DiskSync.NEVER)
    play(first, Random(1), 5)
    again = go_on_with_copy(tmp_path / "copy.rococo", tmp_path / "again.rococo", DiskSync.NEVER)
    text = (tmp_path / "again.rococo").read_text(encoding="utf-8")
    assert (text.count("\nheader "), text.count("\nfigures ")) == (3, 1)
    assert state_of(resume(tmp_path / "again.rococo")) == state_of(again)


def test_figures_too_large_for_a_line_are_not_begun_with() -> None:
    setup = table(2)
    box = box_for((), {})
    with pytest.raises(BadTableError):
        header_for(setup, box, ruleset_for(box, setup), {}, "x" * (MOST_FIGURES + 1))


def named(key: str, value: Any) -> Callable[[dict[str, Any]], object]:
    """The base pack says more of itself."""
    return lambda data: data["base"]["pack"]["pack"].update({key: value})


DAMAGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "no packs": lambda data: data.clear(),
    "a pack of nothing": lambda data: data.update(base=[]),
    "a section is missing": lambda data: data["base"].pop("garments"),
    "a section nobody knows": lambda data: data["base"].update(spells={}),
    "rulings": lambda data: data["base"].update(rulings={"rulings": []}),
    "a garment without its colour": lambda data: data["base"]["garments"]["garments"][0].pop("colour"),
    "a price below nothing": lambda data: data["base"]["garments"]["garments"][0].update(value=-4),
    "half a bale": lambda data: data["base"]["garments"]["garments"][0].update(lace=0.5),
    "a number without end": lambda data: data["base"]["garments"]["garments"][0].update(value=10**40),
    "more rounds than cards": lambda data: data["base"]["figures"]["figures"].update(rounds=99),
    "an unknown verb": lambda data: data["base"]["employees"]["employees"][5].update(bonus=[{"steal": {}}]),
    "code of its own": named("rules", "os"),
    "checks of its own": named("facts", "os"),
    "a new pack with code": lambda data: data.update(
        mine={"pack": {"pack": {"id": "mine", "kind": "module", "sections": [], "name": "x", "about": "x",
                                "rules": "base"}}}
    ),
    "nested too deep": lambda data: data["base"].update(garments={"garments": nested(60)}),
}  # fmt: skip


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    return [nested(depth - 1)] if depth else []


@pytest.mark.parametrize("kind", DAMAGE)
def test_damaged_figures_are_told_in_one_sentence(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    small_record(file)
    found = file.read_text(encoding="utf-8").splitlines(keepends=True)
    data = json.loads(found[1].removeprefix("figures "))
    DAMAGE[kind](data)
    check_refused(file, found, json.dumps(data))


@pytest.mark.parametrize("text", ['{"base":', "{}}", "{" * 5000 + "}"])
def test_figures_that_are_no_json_are_told(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    small_record(file)
    check_refused(file, file.read_text(encoding="utf-8").splitlines(keepends=True), text)


def check_refused(file: Path, found: list[str], figures: str) -> None:
    """With these figures, and a header that names them, the file does not load, and says why."""
    header = json.loads(found[2].removeprefix("header "))
    header["figures"] = figures_digest(figures)
    changed = [found[0], f"figures {figures}\n", f"header {json.dumps(header)}\n", *found[3:]]
    file.write_text("".join(changed), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        resume(file)
    assert "\n" not in str(caught.value)
    if figures.endswith("}"):
        assert isinstance(caught.value, FiguresError)


def test_figures_changed_by_hand_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    small_record(file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"prestige":2', '"prestige":9', 1), encoding="utf-8")
    with pytest.raises(FiguresError) as caught:
        resume(file)
    assert caught.value.line == 3
