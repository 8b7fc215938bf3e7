"""When something goes wrong that nobody thought of: a report for those who mend it, without secrets.

What was dealt and chosen is not in it, open or hidden: a game of an earlier version may have a seed that
could be found by trying out which one deals what is seen.
"""

from __future__ import annotations

import platform
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rococo_desktop import __version__
from rococo_desktop.model.events import Adjusted, Event, Moved, Noted, Poured, RivalReasoned, Scored
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.atomic import free_name

if TYPE_CHECKING:
    from rococo_desktop.play.game.session import Session

REPORTS_KEPT = 20
LAST = 12
"""Of so many choices, the last ones, the report says what kinds of things happened."""


def write_report(error: BaseException, session: Session | None, folder: Path) -> Path | None:
    """Write what happened into a new file of the folder; None where nothing can be written.

    Of a game it holds no piece and no number: whoever sends it to us gives away no hand and no seed.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = report_name(folder, time.localtime())
        with file.open("x", encoding="utf-8", errors="backslashreplace") as report:
            report.write(report_text(error, session))
    except OSError:
        return None
    _forget_old(folder)
    return file


def report_name(folder: Path, moment: time.struct_time) -> Path:
    """A name for a report of this moment that is free."""
    return free_name(folder / f"report-{time.strftime('%Y-%m-%d-%H%M%S', moment)}.txt")


def report_text(error: BaseException, session: Session | None) -> str:
    """The report: program and system, what went wrong, how far the game is and what happened last."""
    lines = [
        f"Rococo Desktop {__version__}",
        f"Python {platform.python_version()}, {platform.system()} {platform.release()} {platform.machine()}",
        f"frozen: {bool(getattr(sys, 'frozen', False))}",
        "",
        "".join(traceback.format_exception(error)).rstrip(),
        "",
    ]
    return "\n".join([*lines, *(_game_lines(session) if session is not None else ("no game",)), ""])


def _game_lines(session: Session) -> list[str]:
    try:
        record = session.record
        lines = [
            f"{record.edition.value}, modules: {', '.join(record.modules) or 'none'}, "
            f"players: {', '.join(seat.player for seat in record.seats)}, {record.choices} choices",
        ]
        view, decision = session.view(NOBODY), session.decision(session.deciding)
        asked = f"seat {decision.seat}: {decision.kind}" if decision is not None else "over"
        lines.append(f"round {view.round}, turn {view.turn}, {asked}")
        for happening in session.events(NOBODY, max(session.steps - LAST, 1)):
            lines.append(f"seat {happening.seat}")
            lines += [f"  {_kind(event)}" for event in happening.events]
    except Exception as trouble:
        # The game itself may be what is broken: the rest of the report matters all the same.
        return [f"the game cannot be told: {type(trouble).__name__}: {trouble}"]
    return lines


def _kind(event: Event) -> str:
    """What happened and where, without the piece, how many, or how much."""
    name = type(event).__name__
    match event:
        case Moved(_, source, target) | Poured(_, source, target):
            return f"{name} {source[0]} to {target[0]}"
        case Adjusted(_, counter, _):
            return f"{name} {counter}"
        case Noted(_, fact, _):
            return f"{name} {fact}"
        case Scored(rule, _, _, _) | RivalReasoned(_, rule, _, _):
            return f"{name} {rule}"
        case _:
            return name


def _forget_old(folder: Path) -> None:
    with suppress(OSError):
        for file in sorted(folder.glob("report-*.txt"))[:-REPORTS_KEPT]:
            file.unlink()
