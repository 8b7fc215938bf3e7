"""The command contract: what each tool prints and how it exits."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rococo_desktop import __main__
from rococo_desktop.model.places import Place
from rococo_desktop.model.state import PlayerState
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.records.loading import load
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.referee import new_game
from rococo_desktop.tools import checking
from rococo_desktop.tools import simulate as simulate_tool
from rococo_desktop.tools.options import TableChoice

ROOT = Path(__file__).parents[2]
COUNTS = json.loads((Path(__file__).parents[1] / "perft" / "counts.json").read_text())


def run(capsys: pytest.CaptureFixture[str], arguments: str) -> tuple[int, str, str]:
    try:
        code = __main__.main(arguments.split())
    except SystemExit as stop:
        code = int(stop.code or 0)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_random_games_hold_every_check(
    capsys: pytest.CaptureFixture[str], players: int, edition: str
) -> None:
    code, out, _ = run(capsys, f"simulate --games 3 --check --json --players {players} --edition {edition}")
    result = json.loads(out)
    assert code == 0
    assert result["violations"] == []
    assert result["games"] == 3
    assert [len(scores) for scores in result["scores"]] == [players] * 3
    assert all(result["winners"])
    assert result["decisions"] > 100 * 3
    assert result["decisions_per_second"] > 0
    assert result["seconds"] > 0


@pytest.mark.parametrize("modules", ["none", "all"])
def test_solo_games_hold_every_check(capsys: pytest.CaptureFixture[str], modules: str) -> None:
    code, out, _ = run(capsys, f"simulate --games 3 --check --json --players 1 --modules {modules}")
    result = json.loads(out)
    assert code == 0
    assert result["violations"] == []
    assert [len(scores) for scores in result["scores"]] == [2] * 3
    assert {len(winners) for winners in result["winners"]} == {1}


def test_the_level_changes_the_solo_game(capsys: pytest.CaptureFixture[str]) -> None:
    levels = ("apprentice", "journeyman", "master")
    games = [
        run(capsys, f"simulate --games 4 --players 1 --json --barry-level {level}")[1] for level in levels
    ]
    scores = [sum(score[1] for score in json.loads(out)["scores"]) for out in games]
    assert scores == sorted(set(scores))
    assert "seat 1" in run(capsys, "simulate --games 1 --players 1")[1]


def test_greedy_games_hold_every_check(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate --games 1 --check --json --agent mixed --players 4")
    assert code == 0
    assert json.loads(out)["violations"] == []


def test_two_processes_come_to_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    alone = run(capsys, "simulate --games 7 --json --players 3 --seed 4")
    together = run(capsys, "simulate --games 7 --json --players 3 --seed 4 --jobs 2")
    assert json.loads(alone[1])["scores"] == json.loads(together[1])["scores"]


def test_the_summary_is_readable(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate --games 2 --check")
    assert code == 0
    assert "2 games" in out
    assert "violations: 0" in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("simulate --players 6", "2 to 5 players"),
        ("simulate --players 0", "1 to 5 players"),
        ("simulate --players 1 --edition classic", "2 to 5 players"),
        ("simulate --barry-level easy", "--barry-level"),
        ("simulate --edition classic --modules all", "classic edition is played without modules"),
        ("simulate --modules jewellery", "no module 'jewellery'"),
        ("simulate --games 0", "--games"),
        ("simulate --agent genius", "--agent"),
        ("simulate --sead 3", "--sead"),
        ("perft --depth -1", "--depth"),
        ("bench warp", "no part 'warp'"),
        ("juggle", "'juggle' is no tool"),
        ("--players 9", "1 to 5 players"),
    ],
)
def test_wrong_use_is_one_sentence_and_exit_2(
    capsys: pytest.CaptureFixture[str], arguments: str, says: str
) -> None:
    code, out, err = run(capsys, arguments)
    assert code == 2
    assert out == ""
    assert says in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("tool", __main__.TOOLS)
def test_every_tool_says_what_it_takes(capsys: pytest.CaptureFixture[str], tool: str) -> None:
    code, out, err = run(capsys, f"{tool} --help")
    assert code == 0
    assert out.startswith(f"usage: rococo-desktop {tool} ")
    assert err == ""


def test_a_simulated_game_is_kept_as_players_keep_theirs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.rococo"
    code, out, _ = run(capsys, f"simulate --players 2 --seed 3 --save {file}")
    assert code == 0
    loaded = load(file)
    assert out == f"{file}: {len(loaded.timeline.played) - 1} choices\n"
    assert not loaded.notices
    assert not loaded.timeline.state.agenda
    code, _, err = run(capsys, f"simulate --save {tmp_path / 'nowhere' / 'game.rococo'}")
    assert code == 2
    assert "cannot be written" in err


@pytest.mark.parametrize("row", COUNTS, ids=lambda row: f"{row['players']}-after-{row['plies']}")
def test_perft_counts(capsys: pytest.CaptureFixture[str], row: dict[str, int | list[int]]) -> None:
    code, out, _ = run(
        capsys, f"perft --json --depth 4 --seed 7 --players {row['players']} --plies {row['plies']}"
    )
    counts = row["counts"]
    assert isinstance(counts, list)
    assert code == 0
    assert json.loads(out)["counts"] == counts[:5]


def _loses_tiles(patch: pytest.MonkeyPatch) -> None:
    move = Table.move

    def losing(self: Table, piece: int, source: Place, target: Place) -> None:
        move(self, piece, source, target)
        if target[0] == "silk":
            self.deal("silk", target[1], ())

    patch.setattr(Table, "move", losing)


def _leaks_silk(patch: pytest.MonkeyPatch) -> None:
    facts = PlayerState.open_facts
    patch.setattr(PlayerState, "open_facts", lambda self: facts(self)._replace(tiles=sum(self.silk)))


def _forgets_decisions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checking, "pending_decision", lambda rules, state: None)


def _garbles_json(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checking, "from_plain", lambda plain: None)


def _explains_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checking, "explain", lambda *_: ())


def _plays_another_game(patch: pytest.MonkeyPatch) -> None:
    shifts = iter((0, 1))
    patch.setattr(simulate_tool, "new_game", lambda rules, seed: new_game(rules, seed + next(shifts)))


def _rolls_its_own_dice(patch: pytest.MonkeyPatch) -> None:
    dice = Random(1)
    patch.setattr(chance, "below", lambda stream, limit: (dice.randrange(limit), stream))


@pytest.mark.parametrize(
    ("break_it", "what"),
    [
        (_loses_tiles, "faces: missing"),
        (_leaks_silk, "shows hidden parts"),
        (_forgets_decisions, "pending_decision differs"),
        (_garbles_json, "JSON"),
        (_explains_nothing, "explained"),
        (_plays_another_game, "journal cannot be replayed"),
        (_rolls_its_own_dice, "journal cannot be replayed"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_the_check_finds_what_is_broken_on_purpose(
    monkeypatch: pytest.MonkeyPatch, break_it: Callable[[pytest.MonkeyPatch], None], what: str
) -> None:
    break_it(monkeypatch)
    result = simulate_tool.simulate(TableChoice(2, Edition.DELUXE, ()), "random", range(1, 2), check=True)
    assert any(what in violation.what for violation in result.violations), result.violations[:3]


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    command = f"{sys.executable} -m rococo_desktop simulate --games 1 | true"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.stderr == ""
