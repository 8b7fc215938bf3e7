"""How quick a machine is: measured by a piece of real work, and told as one of three efforts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.ai.agent_process import WorkerAgents
from rococo_desktop.ai.pace import LONGEST_WAIT, SLOWEST, TIMES, effort_for, measured, question_asked, work
from rococo_desktop.ai.plans import EFFORTS
from rococo_desktop.ai.weights import load_weights
from rococo_desktop.app import begin
from rococo_desktop.play.table_setup import proposed_table
from tests.ai.test_worker import kill

HERE = 0.0115
"""Seconds the piece of work took where the levels were tuned."""


def test_a_slower_machine_plays_with_less_effort() -> None:
    assert [effort_for(HERE * times) for times in (0.5, 1, 2, 3, 6)] == [
        "full",
        "full",
        "half",
        "third",
        "third",
    ]
    assert tuple(SLOWEST) == tuple(EFFORTS)


def test_nobody_waits_longer_than_they_should_up_to_three_times_slower() -> None:
    for times in range(10, 31):
        seconds = HERE * times / 10
        assert SLOWEST[effort_for(seconds)] * seconds <= LONGEST_WAIT


def test_the_quickest_counts() -> None:
    """A machine may be busy for a moment."""

    def ticking() -> Iterator[float]:
        now = 0.0
        for seconds in (0.5, 0.02, 0.03, 0.02, 0.9):
            yield now
            now += seconds
            yield now

    assert TIMES == 5
    assert measured(ticking().__next__) == pytest.approx(0.02)


def test_the_work_is_the_same_each_time() -> None:
    question, weights = question_asked(), load_weights()
    assert question[1:] == question_asked()[1:]
    assert question[2].kind == "play_card"
    assert len({work(question, weights) for _ in range(3)}) == 1


def test_a_process_measures_once_in_the_background() -> None:
    worker = WorkerAgents(measuring=30.0)
    try:
        worker.measure()
        assert worker.effort() in EFFORTS
        assert worker._measured
        pipe = worker._pipe
        assert worker.effort() == worker.effort()
        assert worker._pipe is pipe
        assert pipe is not None
        assert not pipe.poll(0.05), "it was not asked again"
    finally:
        worker.close()


def test_a_game_begins_even_where_nothing_can_be_measured() -> None:
    worker = WorkerAgents(measuring=0.0)
    try:
        assert worker.effort() == "full"
    finally:
        worker.close()


def test_what_was_measured_stands_in_a_game_that_begins() -> None:
    session = begin(proposed_table(("Ana", "Bo"), 5), effort="third")
    assert session.agent_table.effort == "third"


def test_a_process_that_died_meanwhile_is_replaced() -> None:
    worker = WorkerAgents(measuring=30.0)
    try:
        worker.measure()
        kill(worker)
        assert worker.effort() == "full", "it is not waited for"
        assert worker.effort() in EFFORTS
        assert worker._measured
    finally:
        worker.close()
