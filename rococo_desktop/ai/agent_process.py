"""Agents in a process of their own, so that the table stays alive while they think.

The process is spawned, never forked: it gets nothing of the game but what it is asked. It ends with its
parent, or when the pipe between them is closed. A program that is frozen into a bundle has to call
`multiprocessing.freeze_support()` first thing. What goes on in it is told in `ai/agent_worker.py`.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from rococo_desktop.ai.agent_worker import (
    ANSWER,
    CANCEL,
    EFFORT,
    GONE,
    MEASURE,
    PREPARE,
    REPORT,
    THINK,
    serve,
)
from rococo_desktop.play import BUDGET, AgentSeat, AgentsLostError, AgentTable, Answer, Earlier, Effort

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from rococo_desktop.model.decisions import Decision
    from rococo_desktop.model.player_view import PlayerView

PATIENCE = 20.0
"""Seconds after which a process that does not answer is given up; starting it cold is part of that."""

MEASURING = 1.0
"""Seconds a game that begins waits, at most, until it is known how quick the machine is."""


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


def unreported(line: str) -> None:
    """Nobody keeps a log."""


class _Asked:
    """A question that waits for its answer."""

    def __init__(self, number: int, ticket: int, question: tuple[Any, ...]) -> None:
        self.number = number
        self.ticket = ticket
        self.question = question
        self.since = time.monotonic()


class WorkerAgents:
    """Rivals in a worker process: started when first needed, and once more for a question if it dies."""

    def __init__(
        self,
        budget: float = BUDGET,
        patience: float = PATIENCE,
        measuring: float = MEASURING,
        report: Callable[[str], None] = unreported,
    ) -> None:
        self._budget = budget
        self._patience = patience
        self._measuring = measuring
        self._report = report
        """Given each line the process has for the log."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked: _Asked | None = None
        self._number = 0
        self._may_restart = True
        self._effort: Effort = "full"
        """What was measured last; all that can be given while nothing was."""
        self._measured = self._measures = False
        """Whether it was ever measured, and whether it is just now."""

    def measure(self) -> None:
        """Start the process and have it measure how quick this machine is, in the background."""
        try:
            self._send((MEASURE, 0, ()))
            self._measures = True
        except GONE:
            self._end()  # it is dead: whoever needs to know has another one measure

    def effort(self) -> Effort:
        """What is being measured, or was measured last; where that takes too long, what is known."""
        if not self._measured and not self._measures:
            self.measure()
        until = time.monotonic() + self._measuring
        try:
            while self._measures and self._pipe is not None:
                if not self._pipe.poll(max(until - time.monotonic(), 0.0)):
                    break
                self._heed(*self._pipe.recv())
        except GONE:
            self._end()
        return self._effort

    def prepare(self, table: AgentTable) -> None:
        """Start the process and have it load the rules, in the background."""
        with suppress(*GONE):  # if it is dead already, the first question starts another
            self._send((PREPARE, 0, (table,)))

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...],
    ) -> None:
        """Send the question; an earlier one is forgotten."""
        self._number += 1
        self._may_restart = True
        self._asked = _Asked(self._number, ticket, (view, decision, table, seat, before))
        self._send_question()

    def poll(self) -> Answer | None:
        """The answer if it has come; AgentsLostError if the process was lost twice over one question."""
        asked = self._asked
        if asked is None or self._pipe is None:
            return None
        try:
            while self._pipe.poll():
                answered = self._heed(*self._pipe.recv())
                if answered is None:
                    continue
                thought, problem = answered
                if problem:
                    self._lost(problem)
                    return None
                self._asked = None
                return Answer(asked.ticket, *thought)
        except GONE:
            self._lost("the process ended")
            return None
        if time.monotonic() - asked.since > self._patience:
            self._lost(f"no answer for {self._patience:.0f} s")
        return None

    def cancel(self) -> None:
        """Have the question left where it is; if its answer comes all the same, it is dropped."""
        if self._asked is not None and self._pipe is not None:
            with suppress(*GONE):
                self._pipe.send((CANCEL, 0, ()))
        self._asked = None

    def close(self) -> None:
        """End the process."""
        self._asked = None
        self._end()

    def _heed(self, word: str, number: int, content: Any, problem: str) -> tuple[Any, str] | None:
        """Take what came; the answer to the question at hand and its problem, if it is that."""
        if word == REPORT:
            self._report(content)
        elif word == EFFORT:
            self._effort, self._measured, self._measures = content, True, False
        elif word == ANSWER and self._asked is not None and number == self._asked.number:
            return content, problem
        return None

    def _send_question(self) -> None:
        asked = self._asked
        assert asked is not None
        asked.since = time.monotonic()
        try:
            self._send((THINK, asked.number, asked.question))
        except GONE:
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
        self._measures = False
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
