"""A player's corrections to the modules: merged and checked like those to the base game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rococo_desktop.content import find_problems, load_box, load_overrides
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.effects import Gain, Quantity
from rococo_desktop.model.vocabulary import Adornment, BarryAction, SoloLevel
from tests.content.damaged import DataCopy

JEWELRY = """
pack: jewelry_box
employees:
  - {id: jj3, bonus: [gain: {what: livre, amount: 2}]}
jeweler_board:
  jewelry_prices: [5, 3, 2, 0]
  decorations: [{id: jeweler_2, cost: 6}]
  jewelry: [{id: blue_necklace, count: 6}, {id: orange_ring, count: 5}]
"""
BARRY = """
pack: du_barry
barry:
  hands: {master: [6, 4]}
  cards:
    - {id: tailor_1_b, action: {fund: {decoration: statue}}, hall: 5}
    - {id: drawer_1, adornment: none, provenance: printed}
"""
EXPERT = "pack: expert_tailoring\ngarments:\n  - {id: expert_b, thread: 2, prestige: 3}\n"


def write(folder: Path, text: str) -> Path:
    (folder / "my_box.yaml").write_text(text, encoding="utf-8")
    return folder


def corrected(folder: Path, text: str) -> Box:
    return load_box(overrides_dir=write(folder, text))


def test_the_jewelry_box(tmp_path: Path) -> None:
    pack = corrected(tmp_path, JEWELRY).packs["jewelry_box"]
    board = pack.jeweler_board
    assert board is not None
    assert {one.id: one for one in pack.employees}["jj3"].bonus == (Gain("livre", Quantity(2)),)
    assert board.jewelry_prices == (5, 3, 2, 0)
    assert [one.cost for one in board.decorations] == [4, 6, 6, 7, 8]
    assert [one.count for one in board.jewelry] == [6, 7, 6, 5]
    assert board.exam_fee == 5


def test_the_order_of_the_examination_tasks(tmp_path: Path) -> None:
    order = ", ".join(f"task_{number}" for number in (4, 1, 2, 3, 7, 6, 5))
    text = f"pack: jewelry_box\njeweler_board:\n  task_order: [{order}]\n"
    board = corrected(tmp_path, text).packs["jewelry_box"].jeweler_board
    assert board is not None
    assert [task.id[-1] for task in board.tasks] == list("4123765")


def test_madame_du_barry(tmp_path: Path) -> None:
    pack = corrected(tmp_path, BARRY).packs["du_barry"]
    assert pack.barry is not None
    cards = {one.id: one for one in pack.barry.cards}
    changed = cards["tailor_1_b"]
    assert (changed.action, changed.decoration, changed.number) == (BarryAction.FUND, "statue", 0)
    assert (changed.hall, changed.adornment) == (4, Adornment.MATCH)
    assert cards["drawer_1"].adornment is Adornment.NONE
    assert pack.barry.figures.hand[SoloLevel.MASTER] == (6, 4)
    assert pack.barry.figures.hand[SoloLevel.APPRENTICE] == (3, 4)
    found = {(one.owner, one.name): one.provenance.value for one in pack.provenance}
    assert found["drawer_1", "hall"] == "printed"
    assert found["drawer_2", "hall"] == "reconstructed"


def test_a_garment_of_a_module(tmp_path: Path) -> None:
    garments = {one.id: one for one in corrected(tmp_path, EXPERT).packs["expert_tailoring"].garments}
    assert (garments["expert_b"].thread, garments["expert_b"].prestige) == (2, 3)


@pytest.mark.parametrize("text", [JEWELRY, BARRY, EXPERT])
def test_the_digest_covers_every_pack(text: str, tmp_path: Path) -> None:
    assert corrected(tmp_path, text).digest != load_box().digest
    assert load_box(packs=[], overrides_dir=tmp_path).digest == load_box(packs=[]).digest


@pytest.mark.parametrize("text", [JEWELRY, BARRY, EXPERT])
def test_a_saved_game_can_bring_them_back(text: str, tmp_path: Path) -> None:
    saved = json.loads(json.dumps(load_overrides(write(tmp_path, text))))
    assert load_box(overrides=saved) == load_box(overrides_dir=tmp_path)


REFUSED = {
    "added card": ("du_barry", "barry:\n  cards:\n    - {id: favor_3, hall: 1}", 4, "says add: true"),
    "unknown field": ("du_barry", "barry:\n  hand: 4", 3, "did you mean 'hands'?"),
    "printed hand": ("du_barry", "barry:\n  hands: {journeyman: [5, 5]}", 3, "her hand is 4 cards"),
    "printed consolation": ("du_barry", "barry:\n  figures: {consolation: 4}", 3, "printed in the"),
    "printed tiles": ("jewelry_box", "jeweler_board:\n  jewelry: [{id: pink_ring, count: 8}]", 3, "not 25"),
    "printed fee": ("jewelry_box", "jeweler_board:\n  exam_fee: 6", 3, "printed in the rulebook"),
    "printed task": ("jewelry_box", "jeweler_board:\n  tasks: [{id: task_4, deed: spend}]", 3, "task 4 asks"),
    "many spaces": ("jewelry_box", "jeweler_board:\n  jewelry_prices: [3, 3, 3, 3, 3, 2, 1]", 3, "1 to 6"),
    "half an order": ("jewelry_box", "jeweler_board:\n  task_order: [task_1]", 3, "every task once"),
    "section of another pack": ("jewelry_box", "garments:\n  - {id: expert_a}", 3, "has no garments"),
    "rulings": ("du_barry", "rulings:\n  - {id: her_levels, rule: B1}", 2, "unknown key 'rulings'"),
    "sold": ("festivity_dresses", "garments:\n  - {id: festivity_a, value: 9}", 3, "never sold"),
    "module": ("expert_tailoring", "garments:\n  - {id: expert_e, needs_module: x}", 3, "cannot be changed"),
}  # fmt: skip


@pytest.mark.parametrize(("pack", "text", "line", "told"), REFUSED.values(), ids=REFUSED)
def test_a_bad_override_is_refused_in_its_own_line(
    pack: str, text: str, line: int, told: str, tmp_path: Path
) -> None:
    problems = find_problems(overrides_dir=write(tmp_path, f"pack: {pack}\n{text}\n"))
    found = [one for one in problems if told in one.message]
    assert found, problems
    assert Path(found[0].file).name == "my_box.yaml"
    assert found[0].line == line


def test_the_words_of_a_ruling_are_no_part_of_a_game(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "du_barry")
    before = load_box(data_dir=copy.folder)
    copy.replace("du_barry/rulings.yaml", "House rule: at", "House rule of ours: at")
    after = load_box(data_dir=copy.folder)
    assert after != before
    assert after.digest == before.digest
