"""J6 to J9: the examinations and their tasks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from rococo_desktop.model.decisions import Choice, Reason
from rococo_desktop.model.events import MarkedTask, TookExam
from rococo_desktop.model.places import REMOVED
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import Colour, Deed, Exam, Kind, Rank
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.reasons import Reasons, clear
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.setup import cards_of_level, leave_in_box
from rococo_desktop.rules.core.sight import CHOOSE_FROM_PILE
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.jewelry_box.board import board

DECKS = {Rank.JOURNEYMAN: "journeyman_deck", Rank.MASTER: "master_deck"}
"""The zone of the cards one can become."""

_EXAM_OF_RANK = {Rank.APPRENTICE: Exam.JOURNEYMAN, Rank.JOURNEYMAN: Exam.MASTER}
"""Which examination an employee of a rank takes."""

_NEXT = {Exam.JOURNEYMAN: Exam.MASTER, Exam.MASTER: Exam.JOURNEYMAN}
_PASSED = {Exam.JOURNEYMAN: "journeyman_exams", Exam.MASTER: "master_exams"}

OTHER_EXAM = Reason("other_exam")
EXAM_DECK_EMPTY = Reason("exam_deck_empty")


@cache
def tasks_missing(number: int) -> Reason:
    """So many tasks are not marked yet."""
    return Reason("tasks_missing", (number,))


def deck_of(exam: int) -> str:
    """The zone of the deck one chooses from after this examination."""
    return DECKS[Rank(exam + 1)]


def lay_exam_decks(table: Table) -> None:
    """The exam decks: cards of rank and level, but for those left for the hire deck; start tokens (J1).

    More cards than belong into a deck stay in the box, unseen.
    """
    rules = table.rules
    drawn = board(rules).cards_drawn
    for zone, (level, rank) in rules.exam_decks.items():
        cards = tuple(card for card in cards_of_level(rules, level) if rules.employees[card].rank == rank)
        mixed = table.shuffle(cards)[drawn:]
        number = board(rules).exam_cards
        table.lay_out(zone, tuple(sorted(mixed[:number])))
        leave_in_box(table, mixed[number:])
    for seat in range(rules.seats):
        table.note(seat, "exam", int(Exam.JOURNEYMAN))


# J8: tasks.


def fitting_tasks(
    rules: Ruleset,
    state: GameState,
    seat: int,
    acting: int,
    deed: Deed,
    colours: tuple[Colour, ...] = (),
    kind: Kind | None = None,
) -> tuple[int, ...]:
    """The unmarked tasks of the seat's examination that this deed of the acting employee fulfils."""
    player = state.players[seat]
    rank = rules.employees[acting].rank
    return tuple(
        at
        for at, task in enumerate(board(rules).tasks)
        if task.exam == player.exam
        and task.deed == deed
        and task.rank == rank
        and at not in player.tasks
        and (not task.colours or any(colour in colours for colour in task.colours))
        and (task.kind is None or task.kind == kind)
    )


def _offer(table: Table, seat: int, tasks: tuple[int, ...]) -> None:
    # At most one task for each action: with two possible the player chooses.
    if tasks:
        table.schedule(("choose_task", seat, tasks))


def task_acquired(table: Table, seat: int, acting: int, face: int, kept: bool) -> None:
    """After an acquire action: silk kept, or a tile spent."""
    silk = table.rules.faces[face].silk
    colours = tuple(colour for colour in Colour if silk[colour])
    deed = Deed.KEEP if kept else Deed.SPEND
    _offer(table, seat, fitting_tasks(table.rules, table.state, seat, acting, deed, colours))


def task_funded(table: Table, seat: int, acting: int, place: int) -> None:
    """After a decoration was funded."""
    _offer(table, seat, fitting_tasks(table.rules, table.state, seat, acting, Deed.FUND))


def _task_tailored(table: Table, seat: int, acting: int, garment: int) -> None:
    kind = table.rules.garments[garment].kind
    _offer(table, seat, fitting_tasks(table.rules, table.state, seat, acting, Deed.TAILOR, kind=kind))


def task_placed(table: Table, seat: int, acting: int, garment: int, space: int) -> None:
    """After a garment was rented: last of all (A3.9)."""
    _task_tailored(table, seat, acting, garment)


def task_sold(table: Table, seat: int, acting: int, garment: int) -> None:
    """After a garment was sold: it counts alike."""
    _task_tailored(table, seat, acting, garment)


def ask_task(rules: Ruleset, state: GameState, seat: int, tasks: tuple[int, ...]) -> tuple[Choice, ...]:
    """Which task is marked?"""
    return tuple(
        Choice(f"task:{board(rules).tasks[at].id}", ("task", at), (("mark_task", seat, at),)) for at in tasks
    )


def mark_task(table: Table, seat: int, task: int) -> None:
    """Put a trademark on the task."""
    table.tell(MarkedTask(seat, task))
    table.note(seat, "tasks", tuple(sorted((*table.state.players[seat].tasks, task))))


# J6, J7: examinations.


def _obstacles(exam: Exam, rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of taking an examination."""
    player = state.players[seat]
    if player.exam != exam:
        yield OTHER_EXAM
    else:
        missing = sum(task.exam == exam for task in board(rules).tasks) - len(player.tasks)
        if missing:
            yield tasks_missing(missing)
    if not getattr(state, deck_of(exam)):
        yield EXAM_DECK_EMPTY
    short = board(rules).exam_fee - player.livre
    if short > 0:
        yield reasons.livre_short(short)


def _possible(exam: Exam, rules: Ruleset, state: GameState, seat: int, acting: int) -> bool:
    return clear(_obstacles(exam, rules, state, seat, acting))


exam_obstacles: dict[Rank, Callable[[Ruleset, GameState, int, int], Reasons]] = {
    rank: partial(_obstacles, exam) for rank, exam in _EXAM_OF_RANK.items()
}
"""What stands in the way of an examination, by the rank of who takes it."""

can_take: dict[Rank, Callable[[Ruleset, GameState, int, int], bool]] = {
    rank: partial(_possible, exam) for rank, exam in _EXAM_OF_RANK.items()
}
"""Whether an examination is possible now, by the rank of who takes it."""


def take_exam(table: Table, seat: int, card: int) -> None:
    """Pay the fee, gain the prestige; the bonus may be used here, then the card leaves the game (J6)."""
    exam = _EXAM_OF_RANK[table.rules.employees[card].rank]
    table.tell(TookExam(seat, card, int(exam)))
    table.adjust(seat, "livre", -board(table.rules).exam_fee)
    table.adjust(seat, "prestige", board(table.rules).exam_prestige)
    table.move(card, ("resolving", seat), ("examined", seat))
    table.schedule(("bonus", seat, card), ("graduate", seat, card, int(exam)))


def graduate(table: Table, seat: int, card: int, exam: int) -> None:
    """The card leaves, and its owner looks through the exam deck."""
    table.move(card, ("examined", seat), REMOVED)
    table.reveal()
    table.schedule((CHOOSE_FROM_PILE, seat, deck_of(exam), exam), ("pass_exam", seat, exam))


def ask_graduate(rules: Ruleset, state: GameState, seat: int, zone: str, exam: int) -> tuple[Choice, ...]:
    """Which card of the exam deck?"""
    return tuple(
        Choice(
            f"graduate:{rules.employees[card].id}",
            ("exam_deck", card),
            (("take_from_pile", seat, zone, exam, card),),
        )
        for card in getattr(state, zone)
    )


def take_from_pile(table: Table, seat: int, zone: str, exam: int, card: int) -> None:
    """Take the card into hand; nobody else has seen it."""
    table.move(card, (zone, 0), ("hand", seat))
    table.hide(card, seat, exam)


def pass_exam(table: Table, seat: int, exam: int) -> None:
    """Take the task tokens back and move the start token to the other examination."""
    table.adjust(seat, _PASSED[Exam(exam)], 1)
    table.note(seat, "tasks", ())
    table.note(seat, "exam", int(_NEXT[Exam(exam)]))
