"""The levels of rivals: a strict file, six of them, each playing a whole game without a blunder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rococo_desktop.ai.agent_names import FORMER, agent_for, levels, rivals
from rococo_desktop.ai.levels import LEVELS, load_levels
from rococo_desktop.ai.plans import Field
from rococo_desktop.ai.rival import Rival
from rococo_desktop.content import ContentError, load_box
from rococo_desktop.model.vocabulary import Rank, SoloLevel
from rococo_desktop.play.table_setup import AGENTS
from rococo_desktop.rules.referee import assemble, observe
from rococo_desktop.tools.perft import position

WIDE = "  - {id: %s, search: wide, noise: 10}\n"
ROLLOUT = "  - {id: best, search: rollout, noise: 0, lines: [4, 3], deals: [2, 1]}\n"
GOOD = "levels:\n" + "".join(WIDE % name for name in ("a", "b", "c", "d", "e")) + ROLLOUT


def written(place: Path, text: str) -> Path:
    file = place / "levels.yaml"
    file.write_text(text)
    return file


def test_a_level_is_read(tmp_path: Path) -> None:
    found = load_levels(written(tmp_path, GOOD))
    assert [level.id for level in found] == ["a", "b", "c", "d", "e", "best"]
    assert found[0].plan.noise == 0.1
    assert found[0].plan.field(2) is None
    assert found[-1].plan.field(2) == Field(4, 2)
    assert found[-1].plan.field(3) == Field(3, 1)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("id: b,", "id: a,", 3),
        ("id: b,", "id: Bad Name,", 3),
        ("id: b,", "", 3),
        ("lines: [4, 3]", "lines: [4]", 7),
        ("lines: [4, 3]", "lines: [4, 300]", 7),
        ("deals: [2, 1]", "deal: [2, 1]", 7),
        ("search: rollout", "search: rolout", 7),
        (ROLLOUT, "", 1),
        ("levels:", "level:", 1),
    ],
)
def test_a_damaged_file_is_told_with_its_line(tmp_path: Path, old: str, new: str, line: int) -> None:
    assert old in GOOD
    with pytest.raises(ContentError) as error:
        load_levels(written(tmp_path, GOOD.replace(old, new, 1)))
    assert any(problem.line == line for problem in error.value.problems), error.value
    assert all(problem.file == "ai/levels.yaml" for problem in error.value.problems)


def test_the_levels_of_the_box() -> None:
    ids = [level.id for level in levels()]
    assert len(ids) == LEVELS
    taken = {rank.name.lower() for rank in Rank} | {level.value for level in SoloLevel}
    assert not taken & set(ids)
    noise = [level.plan.noise for level in levels()]
    assert noise == sorted(noise, reverse=True)
    assert set(FORMER.values()) <= set(ids)


def test_two_processes_choose_alike() -> None:
    """Nothing depends on how a process mixes its hashes."""
    code = (
        "from rococo_desktop.ai.agent_names import agent_for;"
        "from rococo_desktop.ai.brake import Brake;"
        "from rococo_desktop.ai.fingerprint import fingerprint;"
        "print(fingerprint(lambda rules, seed: agent_for('court', rules, seed, brake=Brake(1e9))))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_every_agent_of_a_table_and_of_old_saves_can_play() -> None:
    rules = assemble(load_box(), 2)
    for name in (*AGENTS, *FORMER, *rivals()):
        agent_for(name, rules, 1)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_level_decides_at_every_table(players: int) -> None:
    packs = ("jewelry_box", "expert_tailoring")
    rules = assemble(load_box(), players, modules=packs)
    for plies in (0, 40):
        state, decision = position(rules, 5, plies)
        assert decision is not None
        view = observe(rules, state, decision.seat)
        for level in levels():
            rival = agent_for(level.id, rules, 1, effort="third")
            assert isinstance(rival, Rival)
            assert rival.choose(view, decision, 1.0) in decision.options
            assert rival.brake.firings <= 1  # the brake goes by the clock, and this machine may be busy
