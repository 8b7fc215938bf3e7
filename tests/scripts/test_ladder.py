"""The ladder: every seed from each seat, kept game by game, and played again only by other agents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ladder
from matches.games import Game, Kept, games_of, play
from matches.strength_file import as_page, as_yaml, measured
from matches.tables import taste_table
from rococo_desktop.ai.fingerprint import strength_digest
from rococo_desktop.content.rivals import load_strength
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.tools.deeds import DEEDS
from rococo_desktop.tools.options import TableChoice


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def run(file: Path, *more: str) -> int:
    return ladder.main(["quick:random", "--file", str(file), *more])


def test_every_seed_is_played_from_each_seat() -> None:
    games = list(games_of([("a", "b")], 5, 5, 3))
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
    assert list(Kept(file).at(table)) == [Game("quick", "random", 1, 1)]
    Kept(file).add(table, Game("quick", "random", 9, 0), kept[0]["result"])
    assert len(Kept(file).at(table)) == 2
    assert not Kept(file).at(TableChoice(3, Edition.DELUXE, ()))


def test_the_same_game_comes_out_the_same() -> None:
    table = TableChoice(2, Edition.DELUXE, ())
    scores = [play(table, Game("market", "quick", 3, 1))["scores"] for _ in range(2)]
    assert scores[0] == scores[1]


def test_what_each_side_did_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.jsonl"
    assert ladder.main(["quick+hoarder:random", "--games", "2", "--tastes", "--file", str(file)]) == 0
    assert "| quick+hoarder beside random | 2 | " in capsys.readouterr().out
    table = TableChoice(2, Edition.DELUXE, ())
    deeds = [one["deeds"] for one in Kept(file).at(table).values()]
    both = {deed: deeds[0][0][deed] + deeds[0][1][deed] for deed in DEEDS}
    assert 0 < both["rockets"] <= len(table.ruleset().fireworks)
    assert both["garments"] == both["rented"] + both["sold"]
    assert 0 < both["led"] <= 5
    assert both["led"] <= both["seen"] <= 10
    assert min(both["hired"], both["bales"], both["taken"]) > 0
    games = Kept(file).at(table)
    assert "beside random | 2 |" in taste_table(games)[2]
    del next(iter(games.values()))["deeds"][0]["seen"]
    assert "beside random | 1 |" in taste_table(games)[2]


def test_strength_is_written_from_games_of_levels_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    table = TableChoice(2, Edition.DELUXE, ())
    kept = Kept(file)
    for at, won in enumerate([1.0, 1.0, 0.5, 0.0]):
        result = {"won": won, "scores": [60, 50], "seconds": [], "firings": 0}
        for first, second in (("mender", "never_sewn"), ("quick", "random"), ("salon+diplomat", "salon")):
            kept.add(table, Game(first, second, at // 2, at % 2), result)
    kept.add(table, Game("mender", "never_sewn", 7, 0), result)  # its other seat is still to be played
    strength = measured(Kept(file))
    written = tmp_path / "strength.yaml"
    written.write_text(as_yaml(strength))
    assert load_strength(written) == strength
    assert [(one.first, one.games, one.won, one.shared) for one in strength.matches] == [
        ("mender", 4, 2, 1),
        ("salon+diplomat", 4, 2, 1),
    ]
    assert strength.agents["salon+diplomat"] == strength_digest("salon+diplomat")
    assert "| mender against never_sewn | 2 | 4 | 62.5% (21.9% to 90.8%) |" in "\n".join(as_page(strength))


@pytest.mark.parametrize("pair", ["quick", "quick:nobody", "quick+nobody:quick"])
def test_a_wrong_pair_is_told(pair: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as error:
        ladder.main([pair, "--file", str(tmp_path / "f")])
    assert error.value.code == 2
