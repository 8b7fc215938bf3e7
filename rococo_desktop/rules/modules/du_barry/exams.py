"""B10: her tasks and examinations, which cost her nothing and come at once."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.definitions import JewelerBoard, Task
from rococo_desktop.model.events import MarkedTask
from rococo_desktop.model.places import REMOVED, Place
from rococo_desktop.model.vocabulary import Exam, Rank
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.cards import gain_card
from rococo_desktop.rules.modules.du_barry.narrowing import Criterion, narrow
from rococo_desktop.rules.modules.du_barry.rival import GRADUATES, rival
from rococo_desktop.rules.modules.du_barry.telling import because

LEVEL_VI = 6
"""Apprentices of this level never leave her."""

_TAKEN_BY = {Exam.JOURNEYMAN: Rank.APPRENTICE, Exam.MASTER: Rank.JOURNEYMAN}
_MAKES = {Exam.JOURNEYMAN: Rank.JOURNEYMAN, Exam.MASTER: Rank.MASTER}
_NEXT = {Exam.JOURNEYMAN: Exam.MASTER, Exam.MASTER: Exam.JOURNEYMAN}
_PASSED = {Exam.JOURNEYMAN: "journeyman_exams", Exam.MASTER: "master_exams"}


def mark_task(table: Table, seat: int, fits: Callable[[Task], bool]) -> None:
    """Mark the topmost free task that fits, of the exam where her token stands; all marked, she passes it."""
    board = rival(table.rules).board
    if board is None:
        return
    player = table.state.players[seat]
    free = [
        at
        for at, task in enumerate(board.tasks)
        if task.exam == player.exam and at not in player.tasks and fits(task)
    ]
    if not free:
        return
    topmost = Criterion("topmost", lambda at: -at)
    task, reasons = narrow(free, (topmost,), only="only_task")
    for reason in reasons:
        because(table, seat, "B10", reason, task=task)
    marked = tuple(sorted((*player.tasks, task)))
    table.tell(MarkedTask(seat, task))
    table.note(seat, "tasks", marked)
    if len(marked) == sum(task.exam == player.exam for task in board.tasks):
        _pass_exam(table, seat, board, Exam(player.exam))


def _pass_exam(table: Table, seat: int, board: JewelerBoard, exam: Exam) -> None:
    because(table, seat, "B10", "passes", exam=int(exam), prestige=board.exam_prestige)
    table.adjust(seat, "prestige", board.exam_prestige)
    _let_one_leave(table, seat, exam)
    _let_one_join(table, seat, exam)
    gain_card(table, seat)
    table.adjust(seat, _PASSED[exam], 1)
    table.note(seat, "tasks", ())
    table.note(seat, "exam", int(_NEXT[exam]))


def _let_one_leave(table: Table, seat: int, exam: Exam) -> None:
    """A random apprentice, never of level VI, or journeyman leaves her employee deck, openly."""
    employees = table.rules.employees
    staff: list[tuple[int, Place]] = [
        *((card, ("supply", seat)) for card in table.state.players[seat].supply),
        *((card, GRADUATES) for card in table.state.rival_graduates),
    ]
    rank = _TAKEN_BY[exam]
    leaving = [
        (card, place)
        for card, place in staff
        if employees[card].rank is rank
        and not (rank is Rank.APPRENTICE and employees[card].level == LEVEL_VI)
    ]
    if not leaving:
        because(table, seat, "B10", "nobody_leaves", exam=int(exam))
        return
    card, place = leaving[table.below(len(leaving))]
    because(table, seat, "B10", "leaves", employee=card)
    table.move(card, place, REMOVED)


def _let_one_join(table: Table, seat: int, exam: Exam) -> None:
    """A random card of the exam deck joins her employee deck, unseen."""
    deck = next(zone for zone, (_, rank) in table.rules.exam_decks.items() if rank is _MAKES[exam])
    if not getattr(table.state, deck):
        because(table, seat, "B10", "no_graduate", exam=int(exam))
        return
    because(table, seat, "B10", "graduate", exam=int(exam))
    table.move(table.draw(deck), (deck, 0), GRADUATES)
