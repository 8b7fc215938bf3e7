"""A question nobody waits for any more is left where it is, and the next one is answered at once."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.ai import agent_answers
from rococo_desktop.ai.agent_answers import Thinker
from rococo_desktop.ai.agent_names import agent_for
from rococo_desktop.ai.agent_process import WorkerAgents
from rococo_desktop.ai.agent_worker import ANSWER, CANCEL, MEASURE, PREPARE, THINK, serve
from rococo_desktop.ai.brake import AbandonedError, Brake
from rococo_desktop.logbook import NAME, Logbook
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play import AgentSeat
from rococo_desktop.play.game.session import Session
from tests.ai.test_worker import ALL_MODULES, LONG, RANDOM, table_of_agents, wait
from tests.play.games import play

LEGEND = AgentSeat("legend", "", 1)
UNDER_WAY = 0.04
"""Seconds after which it thinks, and is far from done."""


def question(session: Session, seat: AgentSeat = LEGEND) -> tuple[object, ...]:
    """What the seat that decides is asked."""
    decision = session.decision(session.deciding)
    assert decision is not None
    return session.view(session.deciding), decision, session.agent_table, seat, ()


@pytest.fixture(scope="module")
def hard() -> Session:
    """A game whose next choice takes the strongest rival long."""
    return play(table_of_agents(2, "legend", ALL_MODULES), Random(1), 60)


@contextmanager
def serving() -> Iterator[multiprocessing.connection.Connection]:
    """The worker, in a thread; our end of its pipe."""
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    thread = threading.Thread(target=serve, args=(theirs, 1.0))
    thread.start()
    yield ours
    ours.close()
    thread.join(LONG)
    assert not thread.is_alive()
    theirs.close()


def test_a_cancelled_question_is_not_answered(hard: Session) -> None:
    worker = WorkerAgents()
    try:
        worker.prepare(hard.agent_table)
        worker.ask(1, *question(hard, RANDOM))  # type: ignore[arg-type]
        assert wait(worker).ticket == 1
        worker.ask(2, *question(hard))  # type: ignore[arg-type]
        time.sleep(UNDER_WAY)
        worker.cancel()
        worker.ask(3, *question(hard, RANDOM))  # type: ignore[arg-type]
        assert worker._pipe is not None
        assert worker._pipe.poll(LONG)
        assert worker._pipe.recv()[:2] == (ANSWER, 3), "the first that comes"
    finally:
        worker.close()


@pytest.mark.parametrize("between", [(CANCEL, 0, ()), None])
def test_the_next_question_comes_first(hard: Session, between: tuple[object, ...] | None) -> None:
    with serving() as pipe:
        pipe.send((THINK, 1, question(hard)))
        time.sleep(UNDER_WAY)
        if between is not None:
            pipe.send(between)
        pipe.send((THINK, 2, question(hard, RANDOM)))
        assert pipe.recv()[:2] == (ANSWER, 2)
        assert not pipe.poll(0.05)


def test_what_is_no_question_breaks_none_off(hard: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Getting ready and measuring come between; then it is thought about as if nothing had come."""
    monkeypatch.setattr(agent_answers, "Brake", partial(Brake, 1e9))  # this machine may be busy
    with serving() as pipe:
        pipe.send((THINK, 1, question(hard)))
        time.sleep(UNDER_WAY)
        pipe.send((PREPARE, 0, (hard.agent_table,)))
        pipe.send((MEASURE, 0, ()))
        word, _, effort, _ = pipe.recv()
        assert (word, effort in {"full", "half", "third"}) == ("effort", True)
        word, number, key, problem = pipe.recv()
    assert (word, number, problem) == (ANSWER, 1, "")
    assert key == Thinker().choose(*question(hard))  # type: ignore[arg-type]


def test_whoever_closes_the_pipe_is_not_waited_for(hard: Session) -> None:
    worker = WorkerAgents()
    worker.prepare(hard.agent_table)
    worker.ask(1, *question(hard, RANDOM))  # type: ignore[arg-type]
    assert wait(worker).ticket == 1
    worker.ask(2, *question(hard))  # type: ignore[arg-type]
    time.sleep(UNDER_WAY)
    process, pipe = worker._process, worker._pipe
    assert process is not None
    assert pipe is not None
    pipe.close()
    process.join(LONG)
    assert process.exitcode == 0, "it went by itself"
    worker.close()


def test_it_looks_up_often_enough(hard: Session) -> None:
    """By processor time: the table is free within 50 ms."""
    many = play(table_of_agents(5, "legend", ALL_MODULES), Random(2), 60)
    while many.view(NOBODY).active == NOBODY or len(question(many)[1].options) < 3:  # type: ignore[attr-defined]
        play(many, Random(2), 1)
    for session in (hard, many):
        rules, seat = session._timeline.rules, session.deciding
        decision = session.decision(seat)
        assert decision is not None
        looked: list[float] = []
        brake = Brake(1e9, heed=lambda looked=looked: looked.append(time.process_time()))  # type: ignore[misc]
        agent = agent_for("legend", rules, 1, brake=brake)
        began = time.process_time()
        agent.choose(session.view(seat), decision, 1.0)
        moments = [began, *looked, time.process_time()]
        gaps = [after - before for before, after in pairwise(moments)]
        assert len(gaps) > 20
        assert max(gaps) < 0.05


def broken_off(after: int) -> Callable[[], None]:
    """Nobody waits any more after it has looked up so many times; later somebody does again."""
    left = iter(range(after))

    def look_up() -> None:
        if next(left, None) == after - 1:
            raise AbandonedError

    return look_up


def test_who_is_asked_again_answers_as_if_not_broken_off() -> None:
    session = table_of_agents(3, "mender")
    calm = Thinker()
    broken = 0
    for number in range(14):
        seat = session.deciding
        decision = session.decision(seat)
        assert decision is not None
        who, before = session.agent_at(seat)
        asked = (session.view(seat), decision, session.agent_table, who, before)
        thought = calm.choose(*asked)
        if decision.kind != "choose_three":
            hasty = Thinker(look_up=broken_off(1 + number % 3))
            hasty.prepare(session.agent_table)
            with suppress(AbandonedError):
                hasty.choose(*asked)
                broken -= 1
            broken += 1
            assert hasty.choose(*asked) == thought
        session.submit(seat, thought.key)
    assert broken > 2


def test_the_brake_is_noted_in_the_log_and_told_nobody(
    hard: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(agent_answers, "Brake", partial(Brake, -1.0))
    agents = WorkerAgents(report=Logbook(tmp_path).note)
    with serving() as pipe:
        agents._pipe = pipe
        agents.ask(1, *question(hard))  # type: ignore[arg-type]
        answer = wait(agents)
        assert answer.key
    lines = (tmp_path / NAME).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1
    assert "the emergency brake ended a search of 'legend' at effort 'full': round" in lines[0]
    assert capsys.readouterr() == ("", "")
