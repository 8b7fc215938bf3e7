"""Damaged data: every kind of damage gives readable lines with file and line, and never a traceback."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from rococo_desktop.content import ContentError, load_box
from rococo_desktop.content.yaml.reading import MAX_BYTES
from tests.content.damaged import DataCopy


@dataclass(frozen=True)
class Damage:
    """A text replaced in a file, and words that the message about it must hold."""

    kind: str
    file: str
    old: str
    new: str
    told: str
    below: int = 0
    """How many lines below the replaced text the problem lies."""


DAMAGES = [
    Damage("unknown key", "garments.yaml", "prestige: 2}", "prestiege: 2}", "did you mean 'prestige'?"),
    Damage("missing key", "garments.yaml", ", value: 6", "", "lacks the key 'value'"),
    Damage("duplicate key", "garments.yaml", "value: 6,", "value: 6, value: 6,", "given twice"),
    Damage("duplicate section", "resources.yaml", "resources:\n", "resources: []\nresources:\n", "twice", 1),
    Damage("duplicate id", "garments.yaml", "id: blue_gown_2", "id: blue_gown_1", "already used in"),
    Damage("malformed id", "garments.yaml", "id: blue_gown_2", "id: Blue Gown!", "an id must be a word"),
    Damage("number as text", "garments.yaml", "value: 6", 'value: "6"', "must be a whole number, not '6'"),
    Damage("number with a point", "garments.yaml", "value: 6", "value: 6.5", "must be a whole number"),
    Damage(
        "true as number", "garments.yaml", "thread: 1", "thread: true", "must be a whole number, not true"
    ),
    Damage(
        "nothing as number", "garments.yaml", "value: 6", "value: ~", "must be a whole number, not nothing"
    ),
    Damage("list as number", "garments.yaml", "value: 6", "value: [6]", "must be a whole number, not a list"),
    Damage("number as flag", "garments.yaml", ", thimble: true", ", thimble: 1", "must be true or false"),
    Damage(
        "yes as flag",
        "garments.yaml",
        ", thimble: true",
        ", thimble: yes",
        "must be true or false, not 'yes'",
    ),
    Damage("out of range", "garments.yaml", "value: 6", "value: 1000", "must lie between 1 and 99, not 1000"),
    Damage("negative cost", "board.yaml", "cost: 10, prestige: 4", "cost: -1, prestige: 4", "not -1"),
    Damage("unknown colour", "garments.yaml", "colour: blue", "colour: bleu", "did you mean 'blue'?"),
    Damage("unknown silk", "garments.yaml", "silk: {blue: 1}", "silk: {bleu: 1}", "did you mean 'blue'?"),
    Damage("wrong colour of silk", "garments.yaml", "silk: {blue: 1}", "silk: {pink: 1}", "one blue bale"),
    Damage("no silk", "garments.yaml", "silk: {blue: 1}", "silk: {}", "holds no bale"),
    Damage("unknown rank", "employees.yaml", "rank: master", "rank: mastr", "did you mean 'master'?"),
    Damage("unknown level", "employees.yaml", "level: start", "level: stat", "did you mean 'start'?"),
    Damage("unknown verb", "employees.yaml", "acquire: {}", "aquire: {}", "did you mean 'acquire'?"),
    Damage("two verbs", "employees.yaml", "[acquire: {}]", "[{acquire: {}, fund: {}}]", "one verb"),
    Damage("verb as word", "employees.yaml", "[acquire: {}]", "[acquire]", "one verb"),
    Damage("empty bonus", "employees.yaml", "[acquire: {}]", "[]", "at least 1 entry"),
    Damage("unknown count", "employees.yaml", "count: staff", "count: stuff", "did you mean 'staff'?"),
    Damage("filter of another count", "employees.yaml", "count: staff}", "count: staff, kind: gown}", "kind"),
    Damage("unknown gain", "employees.yaml", "what: livre", "what: livres", "did you mean 'livre'?"),
    Damage("gain without amount", "employees.yaml", "livre, amount: 2}", "livre}", "lacks the key 'amount'"),
    Damage("gain of nothing", "employees.yaml", "livre, amount: 2}", "livre, amount: 0}", "between 1 and 99"),
    Damage("table not rising", "employees.yaml", "5: 2, 7: 6", "7: 6, 5: 2", "rising order"),
    Damage("table by words", "employees.yaml", "5: 2, 7: 6", "five: 2, 7: 6", "'five' is not a number"),
    Damage("huge number as key", "employees.yaml", "5: 2, 7: 6", "9" * 900 + ": 2", "is not a number"),
    Damage("choice of one", "employees.yaml", ", [gain: {what: thread, amount: 1}]", "", "at least 2"),
    Damage("copies of a hire card", "employees.yaml", "id: e1a,", "id: e1a, copies: 2,", "only start"),
    Damage("unknown reward", "board.yaml", "reward: lace", "reward: place", "did you mean 'lace'?"),
    Damage("unknown guest", "board.yaml", "{guest: master", "{guest: maste", "did you mean 'master'?"),
    Damage("livre without reward", "board.yaml", "reward: livre, livre", "reward: lace, livre", "'livre'"),
    Damage("majority upside down", "board.yaml", "majority: [5, 2]", "majority: [2, 5]", "second place"),
    Damage("majority of three", "board.yaml", "majority: [5, 2]", "majority: [5, 2, 1]", "more than 2"),
    Damage("either of one", "resources.yaml", "lace: 1, thread: 1, either", "lace: 1, either", "both lace"),
    Damage("gap in prices", "figures.yaml", "{1: 0, 2: 1, 3: 2,", "{1: 0, 3: 2,", "every number from 1 to 4"),
    Damage("unknown provenance", "garments.yaml", "default: reconst", "default: recunst", "did you mean"),
    Damage("provenance of nothing", "garments.yaml", "colour: printed", "color: printed", "'colour'?"),
    Damage(
        "section of another file", "garments.yaml", "\ngarments:", "\nfigures: {}\ngarments:", "'figures'", 1
    ),
    Damage("misspelt section", "garments.yaml", "\ngarments:", "\ngarment:", "did you mean 'garments'?", 1),
    Damage("key as list", "figures.yaml", "  rounds: 7", "  [rounds]: 7", "a key must be a word"),
    Damage("tab", "figures.yaml", "  rounds: 7", "\trounds: 7", "tab"),
    Damage("unclosed bracket", "figures.yaml", "[8, 5, 2]", "[8, 5, 2", "not valid YAML", 1),
    Damage("broken indentation", "figures.yaml", "  hand: 3", "   hand: 3", "not valid YAML"),
    Damage("alias", "figures.yaml", "income: 5", "income: *five", "aliases are not allowed"),
    Damage("tag", "figures.yaml", "income: 5", "income: !!python/name:os.system 5", "tags are not allowed"),
    Damage("second document", "figures.yaml", "figures:\n", "figures: {}\n---\nx:\n", "second document", 1),
    Damage("control character", "figures.yaml", "income: 5", "income: \x01", "binary data"),
    Damage("octal", "figures.yaml", "income: 5", "income: 05", "must be a whole number"),
    Damage("boolean key", "figures.yaml", "income: 5", "on: 5", "unknown key 'on'"),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.kind)
def test_damage_is_told_with_file_and_line(damage: Damage, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    line = copy.replace(damage.file, damage.old, damage.new) + damage.below
    problems = copy.problems()
    told = [one for one in problems if damage.told in one.message]
    assert told, problems
    assert told[0].file.endswith(f"base/{damage.file}")
    assert told[0].line == line
    assert str(told[0]).startswith(f"{told[0].file}:{line}: ")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    copy.file("board.yaml").unlink()
    (problem,) = copy.problems()
    assert (problem.line, problem.message) == (1, "the file is missing")
    assert problem.file.endswith("base/board.yaml")


def test_a_misnamed_file_is_told(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    copy.file("garments.yaml").rename(copy.file("garment.yaml"))
    messages = [one.message for one in copy.problems()]
    assert messages == [
        "this pack has no file of this name; did you mean 'garments.yaml'?",
        "the file is missing",
    ]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load_box(data_dir=tmp_path)
    assert [one.message for one in caught.value.problems] == [
        "there must be one pack of kind base here, with a pack.yaml, not 0"
    ]


def test_an_empty_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "base").mkdir()
    with pytest.raises(ContentError, match="one pack of kind base here"):
        load_box(data_dir=tmp_path)


def test_a_folder_in_place_of_a_file_is_told(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    copy.file("figures.yaml").unlink()
    copy.file("figures.yaml").mkdir()
    (problem,) = copy.problems()
    assert "cannot be read" in problem.message


def test_an_unknown_pack_is_told() -> None:
    with pytest.raises(ContentError, match=r"no pack 'jewelery_box'; did you mean 'jewelry_box'\?"):
        load_box(packs=["jewelery_box"])


RUINS = {
    "empty": (b"", 1, "the file is empty"),
    "comment only": (b"# only a comment\n", 1, "the file is empty"),
    "blank lines": (b"\n\n", 1, "the file is empty"),
    "not UTF-8": (b"figures:\n  x: \xff\xfe\n", 2, "not UTF-8"),
    "program": (b"\x7fELF\x00\x01\x02", 1, "binary"),
    "UTF-16": ("figures: {}".encode("utf-16"), 1, "not UTF-8"),
    "too large": (b"# " + b"x" * MAX_BYTES, 1, "too large"),
    "deep lists": (b"[" * 50_000, 1, "nested too deeply"),
    "deep mappings": (b"{a: " * 50_000, 1, "nested too deeply"),
    "list at the top": (b"- a\n- b\n", 1, "must be a mapping"),
    "words at the top": (b"just words\n", 1, "must be a mapping"),
    "number as section": (b"figures: 7\n", 1, "must be a mapping"),
    "list as section": (b"figures: [7]\n", 1, "must be a mapping"),
    "alias bomb": (b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", 2, "aliases"),
    "merge key": (b"<<: {rounds: 7}\n", 1, "unknown key '<<'"),
    "unclosed brace": (b"figures: {rounds: 7\n", 2, "not valid YAML"),
    "unclosed quote": (b'figures: "7\n', 2, "not valid YAML"),
    "wrong version": (b"%YAML 9.9\n---\nfigures: {}\n", 1, "not valid YAML"),
    "list as key": (b"? [1, 2]\n: 3\n", 1, "a key must be a word"),
    "alias as key": (b"? *a\n: 3\n", 1, "a key must be a word"),
}


@pytest.mark.parametrize(("content", "line", "told"), RUINS.values(), ids=RUINS)
def test_a_ruined_file_is_told(content: bytes, line: int, told: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    copy.file("figures.yaml").write_bytes(content)
    problems = [one for one in copy.problems() if told in one.message]
    assert [one.line for one in problems][:1] == [line]


def test_a_file_with_windows_line_ends_and_a_byte_order_mark_is_good(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    path = copy.file("figures.yaml")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert copy.problems() == ()


def test_all_problems_are_told_at_once_by_file_and_line(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    for damage in DAMAGES[:2]:
        copy.replace(damage.file, damage.old, damage.new)
    copy.replace("employees.yaml", "rank: master", "rank: mastr")
    copy.replace("resources.yaml", "count: 7", "count: 8")
    problems = copy.problems()
    assert len({one.file for one in problems}) == 3
    assert len(problems) >= 4
    assert list(problems) == sorted(problems)


def test_the_error_carries_every_problem_and_pickles(tmp_path: Path) -> None:
    import pickle

    copy = DataCopy(tmp_path)
    copy.replace("figures.yaml", "income: 5", "income: x")
    with pytest.raises(ContentError) as caught:
        load_box(data_dir=copy.folder)
    assert caught.value.problems == copy.problems()
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems


def test_any_prefix_of_a_file_is_good_or_told(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    path = copy.file("employees.yaml")
    content = path.read_bytes()
    for end in range(0, len(content), 401):
        path.write_bytes(content[:end])
        assert copy.problems()
