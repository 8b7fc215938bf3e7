"""A pack of a player's own: a folder without code is offered, played, kept, and every damage is told."""

from __future__ import annotations

import copy
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from rococo_desktop.ai.agent_answers import ruleset_of
from rococo_desktop.content import load_box, load_saved
from rococo_desktop.content.own_pack_check import problems_of_own
from rococo_desktop.content.pack_shelf import read_shelf
from rococo_desktop.files import locations
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import PackKind
from rococo_desktop.play.archive.folders import glance
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.packs import box_packs, choosable_modules, modules_named, offered_packs, title_of
from rococo_desktop.play.table_setup import COLOURS, SeatEntry, TableSetup, table_problems
from rococo_desktop.rules.referee import assemble
from rococo_desktop.tools.validate import main as validate
from tests.play.games import play

SAMPLE = Path(__file__).resolve().parent.parent / "packs" / "atelier"
ATELIER = "atelier"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sample pack in the user's folder."""
    monkeypatch.setenv(locations.USER_VARIABLE, str(tmp_path))
    shutil.copytree(SAMPLE, tmp_path / "packs" / ATELIER)
    return tmp_path / "packs" / ATELIER


def table(players: int, *modules: str) -> TableSetup:
    return TableSetup(
        tuple(SeatEntry(f"seat {at}", COLOURS[at]) for at in range(players)), 5, modules=modules
    )


def test_it_is_offered_after_those_of_the_box(own: Path) -> None:
    offered = offered_packs()
    assert [one.info.id for one in offered] == [*choosable_modules(), ATELIER]
    assert [one.info.own for one in offered] == [False] * len(choosable_modules()) + [True]
    assert not offered[-1].why
    assert title_of(ATELIER).name == "Atelier of the Marais"
    assert modules_named("all,atelier") == (*choosable_modules(), ATELIER)
    assert not table_problems(table(2, ATELIER))


def test_without_its_folder_nobody_knows_it() -> None:
    assert [one.info.id for one in offered_packs()] == list(choosable_modules())
    assert [problem.key for problem in table_problems(table(2, ATELIER))] == ["seating.module_unknown"]
    assert title_of("old_pack").name == "Old Pack"


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("others", ["", "all,"])
def test_it_is_played_to_the_end_and_kept(own: Path, tmp_path: Path, players: int, others: str) -> None:
    file = tmp_path / "game.rococo"
    session = play(Session.begin(table(players, *modules_named(f"{others}{ATELIER}")), file), Random(players))
    defs = session.definitions
    assert [card.id for card in defs.employees][-2:] == ["atelier_embroiderer", "atelier_patron"]
    assert defs.garments[-1].id == "atelier_coat"
    assert any(space.hall == 1 and space.livre == 3 for space in defs.side.guest_spaces)
    assert session.result is not None
    agents = ruleset_of(session.agent_table)
    assert (agents.employees, agents.side) == (defs.employees, defs.side)
    again = Session.resume(file)
    assert not again.notices
    assert again.view(-1) == session.view(-1)


def test_a_game_goes_on_where_its_pack_is_not_installed(own: Path, tmp_path: Path) -> None:
    file = tmp_path / "sent.rococo"
    session = play(Session.begin(table(2, ATELIER), file), Random(1), 30)
    shutil.rmtree(own)
    assert glance(file).modules == (ATELIER,)
    again = play(Session.resume_copy(file, None), Random(2))
    assert not again.notices
    assert again.result is not None
    assert again.definitions.employees == session.definitions.employees


def test_numbers_of_pieces_of_the_box_stay_as_they_are(own: Path) -> None:
    alone = assemble(load_box(packs=choosable_modules()), 3, modules=choosable_modules())
    more = assemble(
        load_box(packs=(*choosable_modules(), ATELIER), own_dir=own.parent), 3,
        modules=(*choosable_modules(), ATELIER),
    )  # fmt: skip
    assert more.employees[: len(alone.employees)] == alone.employees
    assert more.garments[: len(alone.garments)] == alone.garments
    assert more.faces == alone.faces


def test_its_plain_data_brings_it_back_where_it_is_not_installed(own: Path) -> None:
    box = load_box(packs=[ATELIER], own_dir=own.parent)
    shutil.rmtree(own)
    again = load_saved(box.data)
    assert again.digest == box.digest
    assert again.packs[ATELIER].info.own
    assert "rose stitch" in box.data[ATELIER]["text"]["en"]


def test_what_it_needs_and_excludes_is_told() -> None:
    odd = PackInfo("odd", PackKind.MODULE, needs=("jewelry_box",), excludes=("fancy_dresses",), name="Odd")
    packs = (*box_packs(), odd)
    assert not table_problems(table(2, "jewelry_box", "odd"), packs=packs)
    found = [problem.key for problem in table_problems(table(2, "fancy_dresses", "odd"), packs=packs)]
    assert found == ["seating.module_needs", "seating.module_excludes"]


DAMAGES = {
    "no id": ("pack.yaml", "  id: atelier\n", "", 2, "the pack lacks the key 'id'"),
    "another id": ("pack.yaml", "id: atelier", "id: studio", 2, "but the folder is called 'atelier'"),
    "a wrong kind": ("pack.yaml", "kind: module", "kind: solo", 3, "unknown kind 'solo'"),
    "an unknown section": ("pack.yaml", "garments, changes", "garment, changes", 4, "mean 'garments'?"),
    "a section not named": ("pack.yaml", "garments, changes", "garments", 1, "does not name this file"),
    "code": ("pack.yaml", "  name:", "  rules: jewelry_box\n  name:", 5, "only packs of the box"),
    "no name": ("pack.yaml", "  name: Atelier of the Marais\n", "", 2, "lacks the key 'name'"),
    "needs nobody knows": ("pack.yaml", "  name:", "  needs: [nowhere]\n  name:", 5, "only with nowhere"),
    "an unknown verb": ("employees.yaml", "fund: {", "fond: {", 5, "did you mean 'fund'?"),
    "a word of a module": ("employees.yaml", "garments, colour: pink", "jewelry", 2, "jewelry_box"),
    "an id of ours": ("garments.yaml", "id: atelier_coat", "id: fancy_blue", 2, "already used in"),
    "an unknown colour": ("garments.yaml", "colour: orange", "colour: ornge", 2, "did you mean 'orange'?"),
    "a start card": ("employees.yaml", "level: 5", "level: start", 5, "start employees belong to the base"),
    "an unknown hall": ("changes.yaml", "id: hall_2", "id: hall_7", 5, "halls has no 'hall_7'"),
    "an unknown reward": ("changes.yaml", "reward: tile", "reward: tyle", 7, "did you mean 'tile'?"),
    "words for nobody": ("text/en.po", "embroiderer", "embroidere", 1, "did you mean"),
    "broken words": ("text/en.po", 'msgstr "rose', "msgstr rose", 2, "no line of a PO file"),
    "broken YAML": ("garments.yaml", "prestige: 3}", "prestige: 3", 3, "not valid YAML"),
}  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "line", "told"), DAMAGES.values(), ids=DAMAGES)
def test_every_damage_is_told_with_file_and_line(
    own: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, line: int, told: str
) -> None:
    text = (own / file).read_text(encoding="utf-8")
    assert old in text
    (own / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert validate([]) == 1
    lines = [one for one in capsys.readouterr().out.splitlines() if told in one]
    assert lines
    assert f":{line}: " in lines[0]
    assert offered_packs()[-1].why


def test_whatever_is_not_read_is_named(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own.parent / "half").mkdir()
    (own.parent / "note.txt").write_text("", encoding="utf-8")
    (own / "picture.png").write_text("", encoding="utf-8")
    (own / "garment.yml").write_text("", encoding="utf-8")
    assert validate([]) == 1
    told = capsys.readouterr().out
    for name, why in (
        ("half", "has no pack.yaml"),
        ("note.txt", "lies in no pack"),
        ("picture.png", "no pack has such a file"),
        ("garment.yml", "did you mean 'garments.yaml'?"),
    ):
        assert any(name in line and why in line for line in told.splitlines()), told


def test_a_good_pack_is_called_good(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert validate([]) == 0
    assert "Not of the box, and good: atelier (Atelier of the Marais)." in capsys.readouterr().out
    assert validate([str(own)]) == 0
    assert validate([str(own.parent)]) == 0


def _without_each_key(whole: Any) -> Iterator[str]:
    """The same data as text, each time without another of its keys; of rows alike, the first."""
    shapes = {
        tuple(step for step in path if isinstance(step, str)): path for path in reversed([*_paths(whole)])
    }
    for path in shapes.values():
        less = copy.deepcopy(whole)
        *way, key = path
        inner = less
        for step in way:
            inner = inner[step]
        del inner[key]
        yield yaml.safe_dump(less, sort_keys=False)


def _paths(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, inner in pairs:
        yield (*way, key)
        yield from _paths(inner, (*way, key))


@pytest.mark.parametrize("file", ["employees.yaml", "garments.yaml", "changes.yaml", "pack.yaml"])
def test_a_pack_that_lacks_any_one_key_is_told_or_good(own: Path, file: str) -> None:
    """An employee without a level was a KeyError: whatever is missing gets a sentence, never a traceback."""
    path = own / file
    told = 0
    for text in _without_each_key(yaml.safe_load(path.read_text("utf-8"))):
        path.write_text(text, encoding="utf-8")
        one = read_shelf(locations.data_dir(), own.parent)[ATELIER]
        found = (
            one.problems if one.info is None else problems_of_own(one.info, locations.data_dir(), own.parent)
        )
        assert all(ATELIER in problem.file for problem in found), text
        told += bool(found)
    assert told


def test_two_unknown_words_are_not_one_word_twice(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    manifest = own / "pack.yaml"
    text = manifest.read_text("utf-8")
    start = text.index("[", text.index("sections"))
    manifest.write_text(f"{text[:start]}[halls, {text[start + 1 :]}", encoding="utf-8")
    assert validate([str(own)]) == 1
    said = capsys.readouterr().out
    assert "unknown section 'halls'" in said
    assert "twice" not in said
