"""The ladder: every seed from each seat, kept game by game, and played again only by other agents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ladder
from ladder import Game
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.tools.options import TableChoice


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def run(file: Path, *more: str) -> int:
    return ladder.main(["quick:random", "--file", str(file), *more])


def test_every_seed_is_played_from_each_seat() -> None:
    games = list(ladder.games_of([("a", "b")], 5, 5, 3))
    assert games == [Game("a", "b", seed, seat) for seed in (5, 6) for seat in (0, 1, 2)]


def test_games_are_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.jsonl"
    assert run(file, "--games", "2") == 0
    first = lines(file)
    assert [one["game"]["seat"] for one in first] == [0, 1]
    assert "| quick against random | 2 | 100.0% (34.2% to 100.0%) |" in capsys.readouterr().out
    assert run(file, "--games", "4") == 0
    assert lines(file)[:2] == first
    assert len(lines(file)) == 4
    assert run(file, "--games", "4", "--report") == 0
    assert len(lines(file)) == 4


def test_a_line_that_was_cut_off_and_other_agents_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    run(file, "--games", "2")
    kept = lines(file)
    kept[0]["agents"][0] = "another"
    file.write_text("\n".join(json.dumps(one) for one in kept) + '\n{"cut off')
    table = TableChoice(2, Edition.DELUXE, ())
    assert list(ladder.Kept(file, table).games) == [Game("quick", "random", 1, 1)]
    ladder.Kept(file, table).add(Game("quick", "random", 9, 0), kept[0]["result"])
    assert len(ladder.Kept(file, table).games) == 2


def test_the_same_game_comes_out_the_same() -> None:
    table = TableChoice(2, Edition.DELUXE, ())
    scores = [ladder.play(table, Game("market", "quick", 3, 1))["scores"] for _ in range(2)]
    assert scores[0] == scores[1]


@pytest.mark.parametrize("pair", ["quick", "quick:nobody"])
def test_a_wrong_pair_is_told(pair: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as error:
        ladder.main([pair, "--file", str(tmp_path / "f")])
    assert error.value.code == 2
