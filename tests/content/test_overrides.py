"""A player's corrections: merged by id, checked like our own data, kept with a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rococo_desktop.content import ContentError, Problem, find_problems, load_box, load_overrides
from rococo_desktop.model.definitions import Majority, Pack
from rococo_desktop.model.effects import Gain, Quantity
from rococo_desktop.model.vocabulary import DecorationKind, Rank


def write(folder: Path, text: str, name: str = "my_box.yaml") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def corrected(folder: Path, text: str) -> Pack:
    return load_box(overrides_dir=write(folder, text)).packs["base"]


def refused(folder: Path, text: str) -> tuple[Problem, ...]:
    return find_problems(overrides_dir=write(folder, text))


def test_a_field_of_a_garment(tmp_path: Path) -> None:
    before = {one.id: one for one in load_box().packs["base"].garments}
    after = {
        one.id: one
        for one in corrected(
            tmp_path, "garments:\n  - {id: blue_gown_3, value: 9, silk: {blue: 1, pink: 1}}\n"
        ).garments
    }
    changed = {name: one for name, one in after.items() if one != before[name]}
    assert list(changed) == ["blue_gown_3"]
    assert changed["blue_gown_3"].value == 9
    assert changed["blue_gown_3"].silk == (1, 1, 0, 0)
    assert list(after) == list(before)


def test_a_field_that_was_left_out(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "garments:\n  - {id: blue_gown_3, lace: 1, thimble: true}\n")
    assert (pack.garments[2].lace, pack.garments[2].thimble) == (1, True)


def test_the_board(tmp_path: Path) -> None:
    pack = corrected(
        tmp_path,
        """
sides:
  - id: 1-3
    garment_prices: [7, 4, 2, 0, 0]
    halls:
      - id: hall_2
        majority: [5, 1]
        musicians: {cost: 9}
        spaces: [{guest: any, reward: lace}, {guest: master, reward: livre, livre: 3},
                 {guest: any, reward: none}, {guest: any, reward: thread}]
    fireworks:
      - {id: fireworks_2, cost: 9}
    statues:
      - {id: statue_1, prestige: 1}
""",
    )
    side = pack.sides[0]
    decorations = {one.id: one for one in side.decorations}
    assert side.garment_prices[0] == 7
    assert side.hall_majorities[1] == Majority(5, 1)
    assert [(one.master, one.livre) for one in side.guest_spaces if one.hall == 1][1] == (True, 3)
    assert (decorations["musicians_2"].cost, decorations["musicians_2"].prestige) == (9, 3)
    assert (decorations["fireworks_2"].cost, decorations["fireworks_2"].factor) == (9, 2)
    assert decorations["statue_1"].prestige == 1
    assert pack.sides[1] == load_box().packs["base"].sides[1]


def test_a_bonus(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "employees:\n  - {id: e1a, bonus: [gain: {what: livre, amount: 3}]}\n")
    assert {one.id: one for one in pack.employees}["e1a"].bonus == (Gain("livre", Quantity(3)),)


def test_counts_that_still_add_up(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "resources:\n  - {id: bb, count: 8}\n  - {id: pp, count: 6}\n")
    assert [face.count for face in pack.faces[:2]] == [8, 6]


def test_counts_of_the_board_can_be_corrected(tmp_path: Path) -> None:
    text = """
sides:
  - id: 1-3
    garment_prices: [7, 6, 4, 2, 0, 0]
    statues: [{id: statue_3, add: true, cost: 12, prestige: 1}]
    kitchen_left: [{id: kitchen_left_2, remove: true}]
    halls:
      - id: hall_4
        spaces:
          - {guest: master, reward: none}
          - {guest: any, reward: livre, livre: 2}
          - {guest: any, reward: thread}
          - {guest: any, reward: tile}
"""
    side = corrected(tmp_path, text).sides[0]
    assert side.garment_prices == (7, 6, 4, 2, 0, 0)
    statues = [one for one in side.decorations if one.kind is DecorationKind.STATUE]
    assert [(one.id, one.cost, one.prestige) for one in statues][2:] == [("statue_3", 12, 1)]
    assert sum(one.kind is DecorationKind.KITCHEN_LEFT for one in side.decorations) == 1
    assert [space.reward.value for space in side.guest_spaces if space.hall == 3] == [
        "none", "livre", "thread", "tile"
    ]  # fmt: skip


def test_a_rank_of_level_six_can_be_corrected(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "employees:\n  - {id: e6c, rank: journeyman, depute: 7}\n")
    assert {one.id: one for one in pack.employees}["e6c"].rank is Rank.JOURNEYMAN


def test_provenance_of_a_correction(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "garments:\n  - {id: blue_gown_3, value: 9, provenance: {value: printed}}\n")
    found = {(one.owner, one.name): one.provenance.value for one in pack.provenance}
    assert found["blue_gown_3", "value"] == "printed"
    assert found["blue_gown_3", "prestige"] == "reconstructed"


STATUES = "sides:\n  - id: 1-3\n    statues:\n      "
REFUSED = {
    "unknown entry": ("garments:\n  - {id: blue_gon_3, value: 9}\n", 2, "did you mean 'blue_gown_3'?"),
    "added entry": ("resources:\n  - {id: zz, silk: {blue: 1}, lace: 1, count: 1}\n", 2, "says add: true"),
    "added twice": (
        f"{STATUES}[{{id: statue_1, add: true, cost: 9, prestige: 0}}]\n",
        4,
        "already: do not add",
    ),
    "added by half": (f"{STATUES}[{{id: statue_9, add: true, cost: 9}}]\n", 4, "lacks the key 'prestige'"),
    "added falsely": (f"{STATUES}[{{id: statue_1, add: no}}]\n", 4, "add must be true, or left out"),
    "too many added": (
        f"{STATUES}\n"
        + "".join(f"      - {{id: s{at}, add: true, cost: 9, prestige: 0}}\n" for at in range(7)),
        5,
        "9 decorations of the kind statue, more than 8",
    ),
    "removed and changed": (f"{STATUES}[{{id: statue_1, remove: true, cost: 9}}]\n", 4, "one or the other"),
    "all removed": (
        f"{STATUES}[{{id: statue_1, remove: true}}, {{id: statue_2, remove: true}}]\n",
        4,
        "at least 1 entry",
    ),
    "printed number": (
        "garments:\n  - {id: blue_gown_3, remove: true}\n",
        2,
        "there are 42 garments, not 41",
    ),
    "hall removed": ("sides:\n  - {id: 1-3, halls: [{id: hall_4, remove: true}]}\n", 2, "has 5 halls, not 4"),
    "entry without id": ("garments:\n  - {value: 9}\n", 2, "with an id"),
    "unknown field": ("garments:\n  - id: blue_gown_3\n    valu: 9\n", 3, "did you mean 'value'?"),
    "unknown section": ("garment:\n  - {id: blue_gown_3, value: 9}\n", 1, "did you mean 'garments'?"),
    "wrong type": ("garments:\n  - id: blue_gown_3\n    value: nine\n", 3, "must be a whole number"),
    "out of range": ("garments:\n  - id: blue_gown_3\n    value: -1\n", 3, "must lie between"),
    "unknown colour": ("garments:\n  - {id: blue_gown_3, colour: bleu}\n", 2, "did you mean 'blue'?"),
    "printed colours": ("garments:\n  - {id: blue_gown_6, silk: {pink: 1}, colour: pink}\n", 2, "13 blue"),
    "printed values": ("garments:\n  - id: blue_gown_3\n    value: 29\n", 3, "from 6 to 29"),
    "printed tiles": ("resources:\n  - id: bb\n    count: 8\n", 3, "48 resource tiles, not 49"),
    "the pink tile": ("resources:\n  - {id: pp, either: false}\n", 2, "2 pink bales"),
    "printed figure": ("figures:\n  rounds: 8\n", 2, "printed in the rulebook"),
    "printed deputing": ("employees:\n  - id: e1a\n    depute: 12\n", 3, "deputed for 10 livre, not 12"),
    "printed fireworks": (
        "sides:\n  - {id: 1-3, fireworks: [{id: fireworks_2, cost: 8}]}\n",
        2,
        "towards the right",
    ),
    "structure: level": ("employees:\n  - {id: e1a, level: 2}\n", 2, "level cannot be changed"),
    "structure: copies": ("employees:\n  - {id: e0b, copies: 2}\n", 2, "copies cannot be changed"),
    "structure: players": ("sides:\n  - {id: 1-3, players: [1, 2]}\n", 2, "players cannot be changed"),
    "too few prices": (
        "sides:\n  - {id: 1-3, garment_prices: [4]}\n",
        2,
        "2 to 9 garments on display, not 1",
    ),
    "too many spaces": (
        "sides:\n  - id: 1-3\n    halls:\n      - id: hall_4\n        spaces: ["
        + ", ".join(["{guest: master, reward: none}"] * 11)
        + "]\n",
        5,
        "11 guest spaces in hall 4",
    ),
    "no master space": (
        "sides:\n  - id: 1-3\n    halls:\n      - {id: hall_4, spaces: [{guest: any, reward: none}]}\n",
        4,
        "has master guest spaces",
    ),
    "new hall": ("sides:\n  - {id: 1-3, halls: [{id: hall_6, majority: [9, 8]}]}\n", 2, "says add: true"),
    "changed twice": (
        "garments:\n  - {id: blue_gown_3, value: 9}\n  - {id: blue_gown_3, value: 10}\n",
        3,
        "already",
    ),
    "not a mapping": ("- 1\n", 1, "must be a mapping"),
    "not a list": ("garments: 7\n", 1, "must be a list"),
    "entry as word": ("garments:\n  - blue_gown_3\n", 2, "with an id"),
    "hall figures as list": (
        "sides:\n  - {id: 1-3, halls: [{id: hall_4, musicians: [3]}]}\n",
        2,
        "a mapping",
    ),
    "unknown pack": ("pack: bass\n", 1, "did you mean 'base'?"),
    "duplicate key": ("garments:\n  - {id: blue_gown_3, value: 9, value: 9}\n", 2, "given twice"),
    "tab": ("garments:\n\t- {id: blue_gown_3}\n", 2, "tab"),
    "empty": ("", 1, "the file is empty"),
}


@pytest.mark.parametrize(("text", "line", "told"), REFUSED.values(), ids=REFUSED)
def test_a_bad_override_is_refused_in_its_own_line(text: str, line: int, told: str, tmp_path: Path) -> None:
    problems = [one for one in refused(tmp_path, text) if told in one.message]
    assert problems, refused(tmp_path, text)
    assert Path(problems[0].file).name == "my_box.yaml"
    assert problems[0].line == line


def test_two_files_may_not_change_the_same_field(tmp_path: Path) -> None:
    write(tmp_path, "garments:\n  - {id: blue_gown_3, value: 9}\n", "a.yaml")
    problems = refused(tmp_path, "garments:\n  - {id: blue_gown_3, value: 10}\n")
    assert [one.message for one in problems] == [f"value is already changed in {tmp_path / 'a.yaml'}:2"]


def test_two_files_may_change_different_fields(tmp_path: Path) -> None:
    write(tmp_path, "garments:\n  - {id: blue_gown_3, value: 9}\n", "a.yaml")
    pack = corrected(tmp_path, "garments:\n  - {id: blue_gown_3, prestige: 3}\n")
    assert (pack.garments[2].value, pack.garments[2].prestige) == (9, 3)


def test_overrides_of_a_pack_not_in_play_wait(tmp_path: Path) -> None:
    text = "pack: jewelry_box\nemployees:\n  - {id: jj1, rank: master}\n"
    assert load_box(packs=[], overrides_dir=write(tmp_path, text)).digest == load_box(packs=[]).digest


def test_other_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    write(tmp_path, "not: ours", "notes.txt")
    write(tmp_path, "not: ours", ".hidden.yaml")
    (tmp_path / "folder.yaml").mkdir()
    assert find_problems(overrides_dir=tmp_path) == ()


def test_a_missing_folder_holds_no_overrides(tmp_path: Path) -> None:
    assert load_overrides(tmp_path / "none") == {}
    assert load_box(overrides_dir=tmp_path / "none").digest == load_box().digest


def test_a_saved_game_can_bring_its_overrides_back(tmp_path: Path) -> None:
    text = """
employees:
  - {id: e3d, bonus: [gain: {what: livre, by: {count: staff}, table: {5: 3, 7: 6}}]}
garments:
  - {id: blue_gown_3, value: 9}
"""
    folder = write(tmp_path, text)
    saved = json.loads(json.dumps(load_overrides(folder)))
    assert list(saved) == ["my_box.yaml"]
    assert saved["my_box.yaml"]["garments"] == [{"id": "blue_gown_3", "value": 9}]
    assert load_box(overrides=saved) == load_box(overrides_dir=folder)


@pytest.mark.parametrize(
    "damaged",
    [
        {"my_box.yaml": 7},
        {"my_box.yaml": {"garments": [{"id": "blue_gown_3", "value": 6.5}]}},
        {"my_box.yaml": {"garments": [{"id": "none"}]}},
        {"my_box.yaml": {"garments": [[]] * 3}},
        {"my_box.yaml": json.loads("[" * 60 + "]" * 60)},
        ["my_box.yaml"],
        "my_box.yaml",
    ],
)
def test_damaged_saved_overrides_are_told(damaged: dict[str, object]) -> None:
    with pytest.raises(ContentError):
        load_box(overrides=damaged)  # type: ignore[arg-type]


def test_unreadable_overrides_cannot_be_kept(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"my_box\.yaml:1: the file is empty"):
        load_overrides(write(tmp_path, ""))


def test_the_digest_follows_what_the_data_says_not_how(tmp_path: Path) -> None:
    ours = load_box().digest
    same = write(tmp_path, "# a remark\ngarments: [{id: blue_gown_3, value: 8, provenance: printed}]\n")
    assert load_box(overrides_dir=same).digest == ours
    other = write(tmp_path, "garments: [{id: blue_gown_3, value: 9}]\n")
    assert load_box(overrides_dir=other).digest != ours
