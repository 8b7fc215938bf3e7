"""A game of agents that is broken off and gone on with anywhere is the game that ran through."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.ai import agent_answers, agent_names, rollout
from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_process import WorkerAgents
from rococo_desktop.ai.plans import QUICK, Field
from rococo_desktop.ai.search import Breadth
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.rules.referee import Ruleset
from tests.ai.local_agents import LocalAgents
from tests.ai.test_worker import ALL_MODULES, kill, play_on, table_of_agents
from tests.play.games import boxes

CHEAP = replace(
    QUICK,
    turn=Breadth(positions=40, wide=12, narrow=5, samples=1),
    card=Breadth(positions=8, wide=4, narrow=2, samples=1),
    field_of_two=Field(2, 1),
    field_of_more=Field(2, 1),
    noise=3.0,
)
"""A rival that plays its lines on, is quick about it, and would find another line in the middle of one."""


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rival is such a one; the rules of a table, which remember nothing, are read once."""
    monkeypatch.setattr(agent_names, "plan_named", lambda name: CHEAP)
    monkeypatch.setattr(rollout, "ROUND", Breadth(positions=6, wide=3, narrow=2, samples=1))
    monkeypatch.setattr(agent_answers, "ruleset_of", cache(agent_answers.ruleset_of))


def journal(session: Session) -> list[tuple[int, str]]:
    """Who chose what."""
    return [(played.seat, played.key) for played in session._timeline.played]


@pytest.mark.usefixtures("cheap")
@pytest.mark.parametrize(("players", "choices"), [(2, 70), (3, 60)])
def test_broken_off_at_every_choice(players: int, choices: int, tmp_path: Path) -> None:
    """Each choice is made by a new session and a new worker, of a file that was just closed."""
    ran_through = table_of_agents(players, "legend", ALL_MODULES)
    play_on(ran_through, LocalAgents(), choices)
    file = tmp_path / "ball.rococo"
    table_of_agents(players, "legend", ALL_MODULES).save_as(file)
    in_turn = 0
    for _ in range(choices):
        session = Session.resume(file, DiskSync.NEVER, boxes)
        assert session.notices == ()
        in_turn += bool(session.agent_at(session.deciding)[1])
        assert play_on(session, LocalAgents(), 1) == 1
    assert journal(session) == journal(ran_through)
    assert in_turn > choices // 4


@pytest.mark.usefixtures("cheap")
def test_who_is_there_is_asked_no_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who does not remember the turn goes through it again."""
    sat_down: list[int] = []

    def noted(name: str, rules: Ruleset, seed: int, *rest: Any) -> Agent:
        sat_down.append(seed)
        return agent_names.agent_for(name, rules, seed, *rest)

    monkeypatch.setattr(agent_answers, "agent_for", noted)
    session, agents = table_of_agents(3, "legend", ALL_MODULES), LocalAgents()
    play_on(session, agents, 50)
    assert 10 < len(sat_down) < 40
    assert len(set(sat_down)) == len(sat_down), "one agent for each turn of a seat"


def test_a_process_that_dies_in_a_turn_changes_nothing() -> None:
    """Games in two processes, one of which is lost again and again, are the same game."""
    there, here = (table_of_agents(2, "mender", ALL_MODULES) for _ in range(2))
    play_on(here, LocalAgents(), 40)
    worker = WorkerAgents()
    killed = 0
    try:
        while there.steps < here.steps:
            if there.agent_at(there.deciding)[1] and killed < 2 and there.steps > 12 * (killed + 1):
                kill(worker)
                killed += 1
            assert play_on(there, worker, 1) == 1
    finally:
        worker.close()
    assert killed == 2
    assert journal(there) == journal(here)
