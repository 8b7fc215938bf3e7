"""The agents' own process, from within: it waits for questions, thinks, and looks up while it does."""

from __future__ import annotations

import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rococo_desktop.ai.brake import AbandonedError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PREPARE, THINK, CANCEL, MEASURE = "prepare", "think", "cancel", "measure"
"""What the table sends, each with a number and what belongs to it."""

ANSWER, EFFORT, REPORT = "answer", "effort", "report"
"""What comes back: the answer to the question of a number; how quick the machine is; a line for the log."""

GONE = (EOFError, OSError)
"""Whoever was at the other end of the pipe is not there any more."""


def serve(pipe: Connection, budget: float) -> None:
    """Answer what comes through the pipe until it is closed; of several questions only the last one."""
    with suppress(ValueError):  # the table decides what Ctrl+C means
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(*GONE):
        _Worker(pipe, budget).live()


class _Worker:
    """Thinks about one question at a time, and leaves it as soon as something else comes through the pipe."""

    def __init__(self, pipe: Connection, budget: float) -> None:
        from rococo_desktop.ai.agent_answers import Thinker  # here: the table's own process never needs it

        self._pipe = pipe
        self._thinker = Thinker(budget, self._look_up, self._report)
        self._asked: tuple[int, tuple[Any, ...]] | None = None
        """The number of the question somebody waits for, and the question."""

    def live(self) -> None:
        """Heed what comes, and think while nothing does."""
        while True:
            if self._asked is None or self._pipe.poll():
                self._heed(*self._pipe.recv())
            else:
                self._think(*self._asked)

    def _heed(self, word: str, number: int, content: tuple[Any, ...]) -> None:
        if word == THINK:
            self._asked = (number, content)
        elif word == CANCEL:
            self._asked = None
        elif word == MEASURE:
            self._measure()
        elif word == PREPARE:
            with suppress(Exception):  # whatever it is, the first question will say so
                self._thinker.prepare(*content)

    def _think(self, number: int, question: tuple[Any, ...]) -> None:
        try:
            thought, problem = self._thinker.choose(*question), ""
        except AbandonedError:
            return  # what came says whether the question still counts
        except Exception as error:
            thought, problem = None, f"{type(error).__name__}: {error}"
        self._asked = None
        self._pipe.send((ANSWER, number, thought, problem))

    def _look_up(self) -> None:
        """Leave the question if anything has come, or the table has gone."""
        if self._pipe.poll():
            raise AbandonedError

    def _report(self, line: str) -> None:
        self._pipe.send((REPORT, 0, line, ""))

    def _measure(self) -> None:
        from rococo_desktop.ai.pace import effort_for, measured

        self._pipe.send((EFFORT, 0, effort_for(measured()), ""))
