"""What rulebooks print cannot be contradicted: each fact broken on purpose is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.content.damaged import DataCopy

PP_FACE = "silk: {pink: 2}, lace: 1, thread: 1, either: true"
HALL = """\
      - id: hall_5
        majority: [3, 1]
        musicians: {cost: 6, prestige: 2}
        spaces:
          - {guest: master, reward: lace}
          - {guest: any, reward: livre, livre: 2}
          - {guest: any, reward: thread}
"""
GOWN = "  - {id: blue_gown_3, colour: blue, silk: {blue: 2}, value: 8, prestige: 2}\n"
BROKEN = {
    "42 garments": ("garments.yaml", GOWN, "", "there are 42 garments, not 41"),
    "13 blue": (
        "garments.yaml",
        "blue_gown_3, colour: blue, silk: {blue",
        "blue_gown_3, colour: pink, silk: {pink",
        "there are 13 blue garments, not 12",
    ),
    "13 pink": (
        "garments.yaml",
        "blue_gown_3, colour: blue, silk: {blue",
        "blue_gown_3, colour: pink, silk: {pink",
        "there are 13 pink garments, not 14",
    ),
    "10 green": (
        "garments.yaml",
        "green_gown_1, colour: green, silk: {green",
        "green_gown_1, colour: orange, silk: {orange",
        "there are 10 green garments, not 9",
    ),
    "6 orange": (
        "garments.yaml",
        "green_gown_1, colour: green, silk: {green",
        "green_gown_1, colour: orange, silk: {orange",
        "there are 6 orange garments, not 7",
    ),
    "no value below 6": ("garments.yaml", "value: 6", "value: 5", "runs from 6 to 28, not from 5 to 28"),
    "a value of 28": ("garments.yaml", "value: 28", "value: 27", "runs from 6 to 28, not from 6 to 27"),
    "no prestige of 1": ("garments.yaml", "prestige: 2", "prestige: 1", "runs from 2 to 4, not from 1 to 4"),
    "the known gown": (
        "garments.yaml",
        "silk: {blue: 3}, lace: 1, thimble",
        "silk: {blue: 3}, thread: 1, thimble",
        "exactly 3 blue bales and 1 lace",
    ),
    "48 tiles": ("resources.yaml", "count: 7", "count: 8", "there are 48 resource tiles, not 49"),
    "the pink tile": (
        "resources.yaml",
        PP_FACE,
        "silk: {pink: 2}, lace: 1",
        "2 pink bales above lace or thread",
    ),
    "3 blue and a green": (
        "resources.yaml",
        "{blue: 1, green: 1}",
        "{blue: 1, orange: 1}",
        "3 blue bales and 1 green",
    ),
    "5 start cards": ("employees.yaml", "copies: 2", "copies: 1", "starts with 5 employees, not 4"),
    "2 plain masters": ("employees.yaml", "copies: 2,", "copies: 2, bonus: [acquire: {}],", "not 0"),
    "28 for hire": (
        "employees.yaml",
        "{id: e1a, level: 1",
        "{id: e1a, level: start",
        "28 employees for hire, not 27",
    ),
    "6 of level 1": (
        "employees.yaml",
        "{id: e1a, level: 1",
        "{id: e1a, level: 2",
        "level 1 has 6 employees, not 5",
    ),
    "level 2 is 1-2-1": (
        "employees.yaml",
        "e2d, level: 2, rank: apprentice",
        "e2d, level: 2, rank: journeyman",
        "level 2 has 1 masters, 2 journeymen and 1 apprentices",
    ),
    "level 5 is 2-1-1": (
        "employees.yaml",
        "e5d, level: 5, rank: apprentice",
        "e5d, level: 5, rank: journeyman",
        "level 5 has 2 masters, 1 journeymen and 1 apprentices",
    ),
    "four crowns": (
        "employees.yaml",
        "depute: 4, crown",
        "depute: 4, bonus",
        "4 employees have crowns, not 3",
    ),
    "no other crowns": (
        "employees.yaml",
        "depute: 10, bonus: [gain",
        "depute: 10, crown: [gain",
        "crowns are on employees of level 6",
    ),
    "depute 10": ("employees.yaml", "depute: 10", "depute: 9", "a master is deputed for 10 livre, not 9"),
    "depute 7": ("employees.yaml", "depute: 7", "depute: 8", "a journeyman is deputed for 7 livre, not 8"),
    "depute 4": ("employees.yaml", "depute: 4", "depute: 3", "an apprentice is deputed for 4 livre, not 3"),
    "sides by players": (
        "board.yaml",
        "players: [1, 3]",
        "players: [1, 2]",
        "one board side is for 1-3 players",
    ),
    "fireworks majorities": (
        "board.yaml",
        "fireworks_majority: [6, 2]",
        "fireworks_majority: [7, 3]",
        "7/3 on one side of the board and 6/2 on the other",
    ),
    "fireworks rising": (
        "board.yaml",
        "fireworks_2, cost: 10",
        "fireworks_2, cost: 8",
        "cost more towards the right",
    ),
    "prices up to 8": ("board.yaml", "garment_prices: [8", "garment_prices: [9", "lie between 0 and 8"),
    "5 halls": ("board.yaml", HALL, "", "board side 1-3 has 5 halls, not 4"),
    "master spaces": (
        "board.yaml",
        "{guest: master, reward: tile}",
        "{guest: any, reward: tile}",
        "hall 2 of board side 1-3 has master guest spaces",
    ),
}


@pytest.mark.parametrize(("file", "old", "new", "told"), BROKEN.values(), ids=BROKEN)
def test_a_printed_fact_cannot_be_broken(file: str, old: str, new: str, told: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    copy.replace(file, old, new)
    problems = [one for one in copy.problems() if told in one.message]
    assert problems, copy.problems()
    assert problems[0].file.endswith(file)
    assert "printed in the rulebook" in problems[0].message


def test_a_row_of_prices_is_refused_in_its_own_line(tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    line = copy.replace("board.yaml", "garment_prices: [8", "garment_prices: [9")
    (problem,) = [one for one in copy.problems() if "garment prices" in one.message]
    assert problem.line == line


EVERYWHERE = {
    "both factors": ("board.yaml", "factor: 3", "factor: 2", "factor 2 and with factor 3 both occur"),
    "a 4 among the prices": (
        "board.yaml",
        r"garment_prices: .*",
        "garment_prices: [5, 3, 1, 0, 0]",
        "4 is among",
    ),
    "a decoration for 10": ("board.yaml", "cost: 10", "cost: 11", "one decoration costs 10 livre"),
    "a hall for 3/1": ("board.yaml", r"majority: \[3, 1\]", "majority: [3, 2]", "majority 3/1"),
    "2 livre as reward": ("board.yaml", "livre: 2}", "livre: 3}", "some guest spaces reward 2 livre"),
    "thimbles": ("garments.yaml", ", thimble: true", "", "some garments need the gold thimble"),
    "a prestige of 4": ("garments.yaml", "prestige: 4", "prestige: 3", "runs from 2 to 4, not from 2 to 3"),
}


@pytest.mark.parametrize(("file", "old", "new", "told"), EVERYWHERE.values(), ids=EVERYWHERE)
def test_what_must_occur_cannot_vanish(file: str, old: str, new: str, told: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    path = copy.file(file)
    path.write_text(re.sub(old, new, path.read_text(encoding="utf-8")), encoding="utf-8")
    assert any(told in one.message for one in copy.problems()), copy.problems()


FIGURES = (
    "rounds: 7", "hand: 3", "minimum_staff: 4", "start_livre: 15", "start_lace: 1", "start_thread: 1",
    "drawers: 3", "hire_spaces: 4", "garments_leaving: 2", "3: 4, 4: 4", "3: 2, 4: 2", "3: 3, 4: 5",
    "favor_livre: 5", "favor_prestige: 3", "income: 5", "income_per_decoration: 1", "income_per_garment: 1",
    "livre_per_prestige: 10", "statue_prestige: 2", "[8, 5, 2",
)  # fmt: skip


@pytest.mark.parametrize("figure", FIGURES)
def test_a_printed_figure_cannot_change(figure: str, tmp_path: Path) -> None:
    copy = DataCopy(tmp_path)
    line = copy.replace("figures.yaml", figure, figure[:-1] + str((int(figure[-1]) + 1) % 10))
    (problem,) = copy.problems()
    assert problem.line == line
    assert "printed in the rulebook" in problem.message
