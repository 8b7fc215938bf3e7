"""`balance`: what it counts adds up, in text, JSON and pictures."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pygame
import pytest

from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.tools.balance import counted_games, main
from rococo_desktop.tools.balance_counts import PIECES, SIDES, Balance, BalanceCount
from rococo_desktop.tools.balance_tables import bars_of, text_of
from rococo_desktop.tools.deeds import DEEDS
from rococo_desktop.tools.options import TableChoice
from rococo_desktop.tools.playing import PlayedGame, agents_for, play_game

TABLE = TableChoice(3, Edition.DELUXE, ())


@cache
def one_game() -> tuple[Balance, PlayedGame]:
    rules = TABLE.ruleset()
    count = BalanceCount(rules)
    played = play_game(rules, 2, agents_for("quick", rules, 2), count.watch)
    return count.counted(played), played


@cache
def games() -> Balance:
    return counted_games(TABLE, "quick", range(2, 4))


def test_points_add_up_to_the_scores() -> None:
    balance, played = one_game()
    assert sum(sum(points.values()) for points in balance.points.values()) == sum(played.scores)
    assert balance.best == [max(played.scores)]
    assert sum(balance.points["winners"].values()) == max(played.scores)
    assert {"crowns", "garments in halls", "decorations", "majorities in halls"} <= set(balance.causes())


def test_every_game_is_won_by_somebody_in_the_order_of_its_first_round() -> None:
    balance, played = one_game()
    order = list(dict.fromkeys(seat for seat, key in played.journal if key.startswith("action:")))
    assert balance.by_order == [float(seat in played.winners) for seat in order]
    assert sum(games().by_order) == pytest.approx(2)
    assert [len(games().deeds[side]) for side in SIDES] == [2, 4]


def test_pieces_are_taken_where_they_were_shown() -> None:
    balance, _ = one_game()
    hired = sum(one["hired"] for side in SIDES for one in balance.deeds[side])
    made = sum(one["garments"] for side in SIDES for one in balance.deeds[side])
    # Each card of the base game is there once: what was taken is what seats did.
    assert sum(balance.taken["employees"].values()) == hired
    assert sum(balance.taken["garments"].values()) == made
    assert sum(balance.shown["decorations"].values()) == len(TABLE.ruleset().side.decorations)
    for kind in PIECES:
        assert all(balance.taken[kind][piece] <= balance.shown[kind][piece] for piece in balance.shown[kind])
        assert set(balance.taken[kind]) <= set(balance.shown[kind])


def test_games_are_counted_together() -> None:
    parts = Balance()
    parts.add(one_game()[0])
    parts.add(counted_games(TABLE, "quick", range(3, 4)))
    assert parts.plain() == games().plain()


def test_the_report_has_every_table() -> None:
    told = text_of(games(), bars_of(games()))
    assert told.startswith("2 games, mean winning score ")
    for words in (*DEEDS.values(), "first", "third", "Employees", "Garments", "Decorations", "crowns"):
        assert words in told


def test_json_and_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "pictures"
    arguments = ["--games", "1", "--players", "2", "--agent", "quick", "--json", "--pictures", str(folder)]
    assert main(arguments) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["games"] == 1
    assert len(plain["won_by_order"]) == 2
    names = {"orders", "points", "deeds", *PIECES}
    assert {file.name for file in folder.iterdir()} == {f"{name}.png" for name in names}
    points = pygame.image.load(folder / "points.png")
    first, last = (points.get_at((800, y)) for y in (90, points.get_height() - 38))
    assert first != last, "the bar of what brings most is no longer than that of what brings least"


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--agent", "genius"], ["--pictures", __file__]])
def test_wrong_use_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as error:
        main(wrong)
    assert error.value.code == 2
