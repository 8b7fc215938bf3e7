"""Agents in their own process: the same choices as here, late answers dropped, a dead one replaced once."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Iterator
from random import Random

import pytest

from rococo_desktop.ai.agent_answers import Thinker, ruleset_of
from rococo_desktop.ai.agent_names import UnknownAgentError
from rococo_desktop.ai.agent_process import WorkerAgents
from rococo_desktop.ai.agent_worker import ANSWER, THINK, serve
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play import AgentSeat, AgentsLostError, Answer
from rococo_desktop.play.agents import Agents
from rococo_desktop.play.game.agent_moves import ask_for, heed
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import PERSON, proposed_table
from tests.ai.local_agents import LocalAgents
from tests.play.games import SEED, begin, boxes, play, table

ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")
LONG = 30.0
RANDOM = AgentSeat("random", "", 1)


@pytest.fixture
def worker() -> Iterator[WorkerAgents]:
    """Rivals in a process, let go at the end."""
    agents = WorkerAgents()
    yield agents
    agents.close()


def wait(agents: Agents) -> Answer:
    """The answer, when it comes."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        answer = agents.poll()
        if answer is not None:
            return answer
        time.sleep(0.001)
    raise AssertionError("no answer")


def table_of_agents(players: int, agent: str, modules: tuple[str, ...] = ()) -> Session:
    """A table at which only agents sit."""
    setup = table(players, modules=modules)
    seats = tuple(type(seat)(seat.name, seat.colour, agent) for seat in setup.seats)
    return Session.begin(type(setup)(seats, 5, setup.edition, modules), boxes=boxes)


def play_on(session: Session, agents: Agents, choices: int = 10_000) -> int:
    """Let the agents make so many choices, or finish the game."""
    made = 0
    while made < choices and ask_for(session, agents):
        assert heed(session, wait(agents))
        made += 1
    return made


@pytest.mark.parametrize(("agent", "modules"), [("greedy", ()), ("random", ALL_MODULES)])
def test_a_process_chooses_as_we_would(worker: WorkerAgents, agent: str, modules: tuple[str, ...]) -> None:
    there, here = (table_of_agents(3, agent, modules) for _ in range(2))
    worker.prepare(there.agent_table)
    assert play_on(there, worker, 60) == play_on(here, LocalAgents(), 60) == 60
    assert there.view(NOBODY) == here.view(NOBODY)
    assert there.events(NOBODY) == here.events(NOBODY)


def test_a_whole_solo_game_is_played_through_the_process(worker: WorkerAgents) -> None:
    session = table_of_agents(1, "random", ALL_MODULES)
    assert play_on(session, worker) > 50
    assert session.result is not None


def test_everything_that_is_sent_can_be_sent() -> None:
    session = begin(4, modules=ALL_MODULES)
    random = Random(2)
    kinds = set()
    while session.deciding != NOBODY:
        seat = session.deciding
        sent = (session.view(seat), session.decision(seat), session.agent_table)
        assert pickle.loads(pickle.dumps(sent)) == sent
        decision = session.decision(seat)
        assert decision is not None
        kinds.add(decision.kind)
        play(session, random, 1)
    assert len(kinds) > 10


def test_nothing_sent_holds_the_seed() -> None:
    session = begin(2, agents=(0, 1))
    sent = pickle.dumps((session.view(session.deciding), session.agent_table))
    assert pickle.dumps(SEED)[2:-1] not in sent
    assert SEED not in session.agent_table


def test_the_table_of_an_agent_has_the_rules_of_the_game() -> None:
    for players, edition, modules in ((1, Edition.DELUXE, ALL_MODULES), (4, Edition.CLASSIC, ())):
        session = begin(players, edition, modules=modules)
        rules = ruleset_of(session.agent_table)
        known = session.definitions
        assert (rules.employees, rules.garments, rules.faces) == (
            known.employees,
            known.garments,
            known.faces,
        )
        assert (rules.edition, rules.modules, rules.people) == (known.edition, known.modules, known.people)


def test_corrections_reach_the_agents() -> None:
    garment = begin(2).definitions.garments[0]
    assert garment.value is not None
    overrides = {"mine.yaml": {"garments": [{"id": garment.id, "value": garment.value + 1}]}}
    session = Session.begin(table(2), overrides=overrides)
    assert ruleset_of(session.agent_table).garments[0].value == garment.value + 1


# Answers that no longer count.


def test_an_answer_counts_only_while_the_game_has_not_moved() -> None:
    session = begin(2, agents=(0, 1))
    agents = LocalAgents()
    assert ask_for(session, agents)
    answer = agents.poll()
    assert answer is not None
    assert agents.poll() is None
    assert not heed(session, answer._replace(ticket=answer.ticket + 1))
    assert not heed(session, answer._replace(key="play:nobody"))
    assert session.steps == 1
    assert heed(session, answer)
    assert session.steps == 2
    assert not heed(session, answer)
    assert session.steps == 2


def test_nobody_is_asked_for_a_person() -> None:
    session = begin(2)
    assert not ask_for(session, LocalAgents())
    decision = session.decision(session.deciding)
    assert decision is not None
    assert not heed(session, Answer(session.version, decision.options[0].key))
    assert session.steps == 1
    finished = play(begin(2, agents=(0, 1)), Random(1))
    assert not ask_for(finished, LocalAgents())


def test_only_the_last_question_is_answered(worker: WorkerAgents) -> None:
    session = begin(2, agents=(0, 1))
    for ticket in (7, 8, 9):
        decision = session.decision(session.deciding)
        assert decision is not None
        view = session.view(session.deciding)
        worker.ask(ticket, view, decision, session.agent_table, RANDOM, ())
    assert wait(worker).ticket == 9
    time.sleep(0.05)
    assert worker.poll() is None
    assert ask_for(session, worker)
    worker.cancel()
    time.sleep(0.05)
    assert worker.poll() is None


def test_an_answer_to_an_earlier_question_is_dropped(worker: WorkerAgents) -> None:
    session = table_of_agents(2, "random")
    assert play_on(session, worker, 1) == 1
    for _ in range(5):
        assert ask_for(session, worker)
        assert worker._pipe is not None
        assert worker._pipe.poll(LONG)  # the answer lies there, unread, while the game moves on
        play(session, Random(1), 1)
        assert play_on(session, worker, 1) == 1


def test_of_many_questions_only_the_last_is_thought_about() -> None:
    session = table_of_agents(2, "random")
    seat = session.deciding
    question = (session.view(seat), session.decision(seat), session.agent_table, RANDOM, ())
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    for number in (1, 2, 3):
        ours.send((THINK, number, question))
    serving = threading.Thread(target=serve, args=(theirs, 1.0))
    serving.start()
    word, number, thought, problem = ours.recv()
    assert (word, number, problem) == (ANSWER, 3, "")
    assert question[1] is not None
    assert question[1].option(thought.key) is not None
    assert not ours.poll(0.05)
    ours.close()
    serving.join(LONG)
    assert not serving.is_alive()
    theirs.close()


def test_the_seed_decides_for_an_agent_of_chance() -> None:
    session = begin(2, seed=2)
    decision = session.decision(session.deciding)
    assert decision is not None
    assert len(decision.options) > 3
    view, rules = session.view(session.deciding), session.agent_table
    seats = [RANDOM._replace(seed=seed) for seed in range(8)]
    keys = [Thinker().choose(view, decision, rules, seat).key for seat in seats]
    assert len(set(keys)) > 1
    assert keys == [Thinker().choose(view, decision, rules, seat).key for seat in seats]


# Losing the process.


def kill(worker: WorkerAgents) -> None:
    """End the process as a crash would."""
    process = worker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    process.join(LONG)


def stop(worker: WorkerAgents) -> None:
    """Hold the process up, so that it cannot answer."""
    process = worker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)


stopping = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be held up here")


@stopping
def test_a_process_that_died_is_started_again_for_each_question(worker: WorkerAgents) -> None:
    session = table_of_agents(2, "random")
    assert play_on(session, worker, 2) == 2
    kill(worker)
    assert play_on(session, worker, 1) == 1
    for _ in range(2):
        stop(worker)
        assert ask_for(session, worker)
        kill(worker)
        assert heed(session, wait(worker))


def test_a_process_that_dies_twice_over_a_question_is_a_typed_error(worker: WorkerAgents) -> None:
    session = table_of_agents(2, "random")
    assert ask_for(session, worker)
    kill(worker)
    deaths = 1
    with pytest.raises(AgentsLostError) as caught:  # noqa: PT012
        for _ in range(int(LONG)):
            if worker.poll() is None and worker._process is not None and worker._process.is_alive():
                kill(worker)
                deaths += 1
    assert caught.value.key == "agents.lost"
    assert deaths == 2
    assert play_on(session, worker, 1) == 1


def test_an_agent_nobody_knows_is_a_typed_error(worker: WorkerAgents) -> None:
    session = begin(2, agents=(0, 1))
    decision = session.decision(session.deciding)
    assert decision is not None
    view = session.view(session.deciding)
    oracle = RANDOM._replace(name="oracle")
    worker.ask(1, view, decision, session.agent_table, oracle, ())
    with pytest.raises(AgentsLostError, match=r"UnknownAgentError: .*oracle"):
        wait(worker)
    with pytest.raises(UnknownAgentError):
        Thinker().choose(view, decision, session.agent_table, oracle)


@stopping
def test_a_process_that_hangs_is_replaced_and_then_given_up() -> None:
    agents = WorkerAgents()
    session = table_of_agents(2, "random")
    try:
        assert play_on(session, agents, 1) == 1
        stop(agents)
        agents._patience = 0.05
        assert ask_for(session, agents)
        time.sleep(0.1)
        assert agents.poll() is None
        stop(agents)
        with pytest.raises(AgentsLostError, match="no answer"):
            wait(agents)
    finally:
        agents.close()
    assert agents._process is None


def test_nothing_is_left_behind() -> None:
    agents = WorkerAgents()
    session = table_of_agents(2, "random")
    agents.close()
    agents.prepare(session.agent_table)
    process = agents._process
    assert process is not None
    pid = process.pid
    assert pid is not None
    agents.close()
    agents.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_proposed_table_is_played_by_its_agents(worker: WorkerAgents) -> None:
    """A person and an agent: the table asks only when it is the agent's turn to decide."""
    session = Session.begin(proposed_table(("Ana", "Bo"), 11, "random"), boxes=boxes)
    random = Random(1)
    asked = 0
    while session.deciding != NOBODY and session.view(NOBODY).round < 3:
        if ask_for(session, worker):
            assert heed(session, wait(worker))
            assert session.undo_seat != 1
            asked += 1
        else:
            assert session.record.seats[session.deciding].player == PERSON
            play(session, random, 1)
    assert asked > 10
