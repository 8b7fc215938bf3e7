"""Agents in a process of their own, so that the table stays alive while they think.

The process is spawned, never forked: it gets nothing of the game but what it is asked. It ends with its
parent, or when the pipe between them is closed. A program that is frozen into a bundle has to call
`multiprocessing.freeze_support()` first thing.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from rococo_desktop.play import BUDGET, AgentsLostError, AgentTable, Answer

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from rococo_desktop.model.decisions import Decision
    from rococo_desktop.model.player_view import PlayerView

PATIENCE = 20.0
"""Seconds after which a process that does not answer is given up; starting it cold is part of that."""

PREPARE, THINK = "prepare", "think"

_GONE = (EOFError, OSError)


def serve(pipe: Connection, budget: float) -> None:
    """Answer what comes through the pipe until it is closed; of several questions only the last one."""
    with suppress(ValueError):  # the table decides what Ctrl+C means
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    from rococo_desktop.ai.agent_answers import Thinker  # here: the table's own process never needs it

    thinker = Thinker(budget)
    with suppress(*_GONE):
        while True:
            word, number, question = pipe.recv()
            while word == THINK and pipe.poll():
                word, number, question = pipe.recv()
            if word == PREPARE:
                with suppress(Exception):  # whatever it is, the first question will say so
                    thinker.prepare(*question)
                continue
            try:
                pipe.send((number, thinker.choose(*question), ""))
            except Exception as error:
                pipe.send((number, None, f"{type(error).__name__}: {error}"))


@contextmanager
def unheard() -> Iterator[None]:
    """Who is started meanwhile never hears Ctrl+C, which goes to everybody; we hear it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Asked:
    """A question that waits for its answer."""

    def __init__(self, number: int, ticket: int, question: tuple[Any, ...]) -> None:
        self.number = number
        self.ticket = ticket
        self.question = question
        self.since = time.monotonic()


class WorkerAgents:
    """Rivals in a worker process: started when first needed, and once more for a question if it dies."""

    def __init__(self, budget: float = BUDGET, patience: float = PATIENCE) -> None:
        self._budget = budget
        self._patience = patience
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked: _Asked | None = None
        self._number = 0
        self._may_restart = True

    def prepare(self, table: AgentTable) -> None:
        """Start the process and have it load the rules, in the background."""
        with suppress(*_GONE):  # if it is dead already, the first question starts another
            self._send((PREPARE, 0, (table,)))

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        agent_name: str,
        seed: int,
    ) -> None:
        """Send the question; an earlier one is forgotten."""
        self._number += 1
        self._may_restart = True
        self._asked = _Asked(self._number, ticket, (view, decision, table, agent_name, seed))
        self._send_question()

    def poll(self) -> Answer | None:
        """The answer if it has come; AgentsLostError if the process was lost twice over one question."""
        asked = self._asked
        if asked is None or self._pipe is None:
            return None
        try:
            while self._pipe.poll():
                number, thought, problem = self._pipe.recv()
                if number != asked.number:
                    continue
                if problem:
                    self._lost(problem)
                    return None
                self._asked = None
                return Answer(asked.ticket, *thought)
        except _GONE:
            self._lost("the process ended")
            return None
        if time.monotonic() - asked.since > self._patience:
            self._lost(f"no answer for {self._patience:.0f} s")
        return None

    def cancel(self) -> None:
        """Forget the question; if its answer comes, it is dropped."""
        self._asked = None

    def close(self) -> None:
        """End the process."""
        self._asked = None
        self._end()

    def _send_question(self) -> None:
        asked = self._asked
        assert asked is not None
        asked.since = time.monotonic()
        try:
            self._send((THINK, asked.number, asked.question))
        except _GONE:
            self._lost("the process ended")

    def _send(self, message: tuple[Any, ...]) -> None:
        if self._pipe is None:
            self._start()
        assert self._pipe is not None
        self._pipe.send(message)

    def _start(self) -> None:
        import multiprocessing  # here: the title is shown before anybody has to think

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self._budget), name="agents", daemon=True)
        with unheard():
            process.start()
        theirs.close()
        self._pipe, self._process = ours, process

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.join(0.2)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None

    def _lost(self, why: str) -> None:
        """Start another process for the question at hand, once; then there is no answer."""
        self._end()
        if not self._may_restart:
            self._asked = None
            raise AgentsLostError(why=why)
        self._may_restart = False
        self._send_question()
