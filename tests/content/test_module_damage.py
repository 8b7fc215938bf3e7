"""Damaged data of the modules: told with file and line, as is every broken printed fact."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.damaged import DataCopy

BOARD = "jewelry_box/jeweler_board.yaml"
CARDS = "jewelry_box/employees.yaml"
BARRY = "du_barry/barry.yaml"
RULINGS = "festivity_dresses/rulings.yaml"
FANCY = "fancy_dresses/garments.yaml"
TILES = "fancy_dresses/resources.yaml"
FESTIVITY = "festivity_dresses/garments.yaml"
EXPERT = "expert_tailoring/garments.yaml"

DAMAGES = {
    "unknown key of the board": (BOARD, "exam_fee: 5", "exam_fees: 5", "did you mean 'exam_fee'?"),
    "price as word": (BOARD, "[4, 3, 2, 1]", "[4, three, 2, 1]", "must be a whole number"),
    "no prices": (BOARD, "[4, 3, 2, 1]", "[]", "at least 1 entry"),
    "unknown jewelry colour": (BOARD, "colour: pink", "colour: pnik", "did you mean 'pink'?"),
    "no such tile": (BOARD, "count: 7", "count: 0", "between 1 and 24"),
    "duplicate jewelry": (BOARD, "id: pink_ring", "id: blue_necklace", "already used in"),
    "duplicate across lists": (BOARD, "id: task_1", "id: jeweler_1", "already used in"),
    "decoration without cost": (BOARD, "cost: 4, ", "", "lacks the key 'cost'"),
    "unknown exam": (BOARD, "exam: master", "exam: maste", "did you mean 'master'?"),
    "unknown deed": (BOARD, "deed: keep", "deed: kep", "did you mean 'keep'?"),
    "keep without colours": (BOARD, "keep, colours: [blue, pink]}", "keep}", "lacks the key 'colours'"),
    "a colour twice": (BOARD, "[blue, pink]", "[blue, blue]", "names a colour twice"),
    "a list as colour": (BOARD, "[blue, pink]", "[[blue], [blue]]", "must be a word, not a list"),
    "colours of a fund": (BOARD, "deed: fund}", "deed: fund, colours: [blue]}", "unknown key 'colours'"),
    "kind of a tile": (BOARD, "deed: spend}", "deed: spend, kind: gown}", "unknown key 'kind'"),
    "unknown kind": (BOARD, "kind: gown", "kind: grown", "did you mean 'gown'?"),
    "provenance of nothing": (BOARD, "count: derived", "counts: derived", "did you mean 'count'?"),
    "unknown action": (BARRY, "{favor: {}}", "{favour: {}}", "did you mean 'favor'?"),
    "action as word": (BARRY, "action: {favor: {}}", "action: favor", "one verb with its particulars"),
    "two actions": (BARRY, "{favor: {}}", "{favor: {}, fund: {}}", "one verb with its particulars"),
    "favor with particulars": (BARRY, "{favor: {}}", "{favor: {number: 1}}", "unknown key 'number'"),
    "fourth drawer": (BARRY, "drawer: 3", "drawer: 4", "between 1 and 3"),
    "drawer and column": (BARRY, "{column: left}", "{column: left, drawer: 1}", "unknown key 'drawer'"),
    "unknown column": (BARRY, "column: centre", "column: center", "did you mean 'centre'?"),
    "tailor without a side": (BARRY, "number: 1, from: right", "number: 1", "lacks the key 'from'"),
    "unknown decoration": (BARRY, "decoration: statue", "decoration: statues", "did you mean 'statue'?"),
    "half a kitchen": (BARRY, "decoration: kitchen", "decoration: kitchen_left", "did you mean 'kitchen'?"),
    "sixth hall": (BARRY, "hall: 5", "hall: 6", "between 1 and 5"),
    "unknown adornment": (BARRY, "adornment: suit", "adornment: suits", "did you mean 'suit'?"),
    "card without a lower half": (BARRY, ", hall: 1, adornment: match", "", "lacks the key 'hall'"),
    "duplicate card": (BARRY, "id: favor_2", "id: favor_1", "already used in"),
    "hand of one number": (BARRY, "master: [5, 4]", "master: [5]", "at least 2 entries"),
    "hand of three numbers": (BARRY, "master: [5, 4]", "master: [5, 4, 3]", "more than 2"),
    "rule as sentence": (RULINGS, "rule: X2", "rule: the second", "the id of a rule"),
    "rule as number": (RULINGS, "rule: X2", "rule: 2", "the id of a rule"),
    "ruling with other words": (RULINGS, 'text: "A', 'words: "A', "unknown key 'words'"),
    "no full stop": (RULINGS, 'making it."', 'making it"', "full stop"),
    "a page of words": (RULINGS, "making it.", "making it" * 60 + ".", "more than 400"),
    "duplicate ruling": (RULINGS, "id: festivity_not_counted", "id: festivity_needs_a_space", "already used"),
}
ELSEWHERE = {
    "missing level": (BARRY, "    master: [5, 4]\n", "", "hands lacks the key 'master'"),
    "no cards": (BARRY, "  cards:\n", "  carts:\n", "barry lacks the key 'cards'"),
    "figures as list": (BARRY, "figures:\n    consolation: 3", "figures: []\n  x:", "must be a mapping"),
    "ruling without words": (RULINGS, 'text: "A', 'words: "A', "lacks the key 'text'"),
    "board as list": (BOARD, "jeweler_board:\n", "jeweler_board: []\nx:\n", "must be a mapping"),
}
"""Told in the line of what lacks something, not where it is missing."""


@pytest.mark.parametrize(("file", "old", "new", "told"), DAMAGES.values(), ids=DAMAGES)
def test_damage_is_told_with_file_and_line(file: str, old: str, new: str, told: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, file.partition("/")[0])
    line = copy.replace(file, old, new)
    problems = [one for one in copy.problems() if told in one.message]
    assert problems, copy.problems()
    assert problems[0].file.endswith(file)
    assert problems[0].line == line


FAVOR_2 = "    - {id: favor_2, action: {favor: {}}, hall: 3, adornment: match}\n"
BROKEN = {
    "9 masters": (CARDS, "jm1, level: 5, rank: master", "jm1, level: 5, rank: journeyman", "9 new cards are"),
    "9 journeymen": (CARDS, "jj1, level: 2", "jj1, level: 5", "level 2 and rank journeyman, not 8"),
    "10 apprentices": (CARDS, "j0b, level: 0", "j0b, level: 1", "only a specialised apprentice"),
    "no other cards": (CARDS, "jj1, level: 2", "jj1, level: 3", "level 0 apprentices only"),
    "4 crowns": (CARDS, "crown: [", "bonus: [", "crowns are on 4 masters and nowhere else"),
    "a crown on a journeyman": (CARDS, "7, bonus: [", "7, crown: [", "crowns are on 4 masters"),
    "a card without bonus": (CARDS, ", bonus: [use_bonus: {of: supply}]", "", "one bonus or one crown"),
    "a condition": (
        CARDS,
        "amount: 3}],\n     condition: [{count: garments, kind: coat, at_least: 3}]}",
        "amount: 3}]}",
        "a specialised apprentice has a condition",
    ),
    "24 tiles": (BOARD, "count: 6", "count: 5", "there are 24 jewelry tiles, not 23"),
    "four colours": (BOARD, "colour: pink, count", "colour: blue, count", "each of the four colours"),
    "task 1": (BOARD, "[blue, pink]", "[blue, green]", "examination task 1 asks for something else"),
    "task 5": (BOARD, "master, rank: master", "master, rank: journeyman", "examination task 5 asks"),
    "the order": (BOARD, ", task_6, task_7]", ", task_7]", "task_order must name every task once"),
    "4 fancy garments": (FANCY, "  - {id: fancy_pink", "  # {id: fancy_pink", "4 new garments, not 3"),
    "5 fancy tiles": (TILES, "count: 1", "count: 2", "there are 5 new resource tiles, not 6"),
    "festivity never sold": (FESTIVITY, ", value: none", ", value: 20", "a festivity garment is never sold"),
    "festivity bonus": (FESTIVITY, "when_paid: [", "when_placed: [", "a bonus when it is paid"),
    "expert sold": (EXPERT, ", value: none", ", value: 12", "only the green gown may be sold"),
    "14 livre": (EXPERT, "value: 14", "value: 13", "only the green gown may be sold"),
    "no prestige": (EXPERT, "value: 14, prestige: 0", "value: 14, prestige: 1", "it has no prestige"),
    "2 with jewelry": (EXPERT, ",\n     needs_module: jewelry_box", "", "need the jewelry box, not 1"),
    "expert bonus": (EXPERT, "when_placed: [\n", "when_paid: [\n", "a bonus when it is placed"),
    "25 cards": (BARRY, FAVOR_2, "", "she has 25 cards, not 24"),
    "hand of four": (BARRY, "journeyman: [4, 4]", "journeyman: [5, 4]", "her hand is 4 cards"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "told"), [*BROKEN.values(), *ELSEWHERE.values()], ids=[*BROKEN, *ELSEWHERE]
)
def test_what_is_printed_or_needed_cannot_be_broken(
    file: str, old: str, new: str, told: str, tmp_path: Path
) -> None:
    copy = DataCopy(tmp_path, file.partition("/")[0])
    copy.replace(file, old, new)
    problems = [one for one in copy.problems() if told in one.message]
    assert problems, copy.problems()
    assert problems[0].file.endswith(file)


def test_there_are_seven_tasks(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "jewelry_box")
    copy.replace(BOARD, ", task_7]", "]")
    copy.replace(BOARD, "    - {id: task_7, exam: master, rank: journeyman, deed: tailor, kind: coat}\n", "")
    assert any("there are 7 examination tasks, not 6" in one.message for one in copy.problems())


EVERYWHERE = {
    "some favor": ("{favor: {}}", "{fund: {decoration: kitchen}}", "some of her cards say favor"),
    "some hire": ("{hire: ", "{tailor: ", "some of her cards say hire"),
    "the second garment": ("{number: 2, from: right}", "{number: 3, from: right}", "second garment from the"),
    "the second employee": ("{number: 2, from: left}", "{number: 3, from: left}", "second employee from the"),
}


@pytest.mark.parametrize(("old", "new", "told"), EVERYWHERE.values(), ids=EVERYWHERE)
def test_what_must_occur_cannot_vanish(old: str, new: str, told: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "du_barry")
    path = copy.file(BARRY)
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert any(told in one.message for one in copy.problems()), copy.problems()


FIGURES = [
    *((BOARD, figure) for figure in (
        "exam_fee: 5", "exam_prestige: 1", "journeyman_level: 2", "master_level: 5", "cards_drawn: 2",
        "jeweler_limit: 1", "income_per_jewelry: 1", "prestige_per_jewelry: 1",
    )),
    *((BARRY, figure) for figure in (
        "consolation: 3", "favor_prestige: 3", "start_lace: 1", "start_thread: 1", "tiles_per_prestige: 2",
    )),
]  # fmt: skip


@pytest.mark.parametrize(("file", "figure"), FIGURES)
def test_a_printed_figure_cannot_change(file: str, figure: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, file.partition("/")[0])
    line = copy.replace(file, figure, figure[:-1] + str(int(figure[-1]) + 1))
    (problem,) = copy.problems()
    assert problem.line == line
    assert "printed in the rulebook" in problem.message


GAIN = "gain: {what: livre, amount: 1, per: {count: %s}}"
FAR = {
    "jewelry on a base card": ("employees.yaml", "e1a", GAIN % "jewelry", "jewelry is known only where"),
    "halls on a base card": ("employees.yaml", "e1a", GAIN % "halls", "where jewelry_box is played"),
    "a borrowed bonus": ("employees.yaml", "e1a", "use_bonus: {of: supply}", "use_bonus is known only where"),
    "a hall to choose": (
        "employees.yaml",
        "e1a",
        "choose_hall: [gain: {what: livre, amount: 1}]",
        "choose_hall is known only where",
    ),
    "the favor as a bonus": (CARDS, "jm1", "claim_favor: {}", "where expert_tailoring is played"),
    "nested": (
        "employees.yaml",
        "e1a",
        "choose: [[acquire: {}], [take_jewelry: {}]]",
        "take_jewelry is known only where jewelry_box is played",
    ),
    "no hall chosen": (
        CARDS,
        "jm1",
        GAIN % "garments, chosen_hall: true",
        "chosen_hall stands outside of choose_hall",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("file", "entry", "effect", "told"), FAR.values(), ids=FAR)
def test_a_card_uses_no_word_of_a_module_it_may_be_without(
    file: str, entry: str, effect: str, told: str, tmp_path: Path
) -> None:
    copy = DataCopy(tmp_path, "jewelry_box", "expert_tailoring")
    level = 1 if entry == "e1a" else 5
    text = f"{{id: {entry}, level: {level}, rank: master, depute: 10, bonus: [{effect}]}}"
    line = copy.replace_entry(file, entry, text)
    problems = [one for one in copy.problems() if told in one.message]
    assert [one.line for one in problems] == [line], copy.problems()


@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ("when_paid: [acquire: {}]", "when_paid is only for the garments of festivity_dresses"),
        ("when_placed: [acquire: {}]", "when_placed is only for the garments of expert_tailoring"),
    ],
)
def test_a_base_garment_has_no_bonus_of_its_own(effects: str, told: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "festivity_dresses", "expert_tailoring")
    line = copy.replace("garments.yaml", "id: blue_gown_1,", f"id: blue_gown_1, {effects},")
    assert [(one.line, one.message) for one in copy.problems()] == [(line, told)]


def test_jewelry_on_an_expert_garment_needs_its_module(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "expert_tailoring")
    copy.replace(EXPERT, "claim_favor: {}", "take_jewelry: {}")
    (problem,) = copy.problems()
    assert problem.message == "take_jewelry is known only where jewelry_box is played"


@pytest.mark.parametrize(
    ("pack", "file"),
    [
        ("jewelry_box", "jeweler_board.yaml"),
        ("jewelry_box", "rulings.yaml"),
        ("fancy_dresses", "resources.yaml"),
        ("du_barry", "barry.yaml"),
    ],
)
def test_a_missing_file_of_a_module_is_told(pack: str, file: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, pack)
    copy.file(f"{pack}/{file}").unlink()
    (problem,) = copy.problems()
    assert problem.file.endswith(f"{pack}/{file}")
    assert problem.message == "the file is missing"


def test_a_file_that_is_not_of_this_pack_is_told(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, "fancy_dresses")
    copy.file("figures.yaml").rename(copy.file("fancy_dresses/figures.yaml"))
    messages = {Path(one.file).parent.name: one.message for one in copy.problems()}
    assert messages["fancy_dresses"] == "the pack.yaml does not name this file: its sections lack 'figures'"
    assert messages["base"] == "the file is missing"


@pytest.mark.parametrize("file", [BOARD, BARRY])
def test_any_prefix_of_a_file_is_told(file: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path, file.partition("/")[0])
    path = copy.file(file)
    content = path.read_bytes().rstrip()
    for end in range(0, len(content), 211):
        path.write_bytes(content[:end])
        assert copy.problems()
