"""The examinations over the board: tasks, who has marked which, and the two decks."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import Exam
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.colours import RANK_PAINT
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.card_stock import paint_stock
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_card_back
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import amount, exam_name, task_name

MOST_TASKS = 4


def compose_exams(desk: Desk) -> None:
    """Both examinations side by side."""
    board = desk.defs.jeweler
    if board is None:
        return
    zones, sizes = desk.zones, desk.sizes
    height = sizes.large + 20 + MOST_TASKS * (2 * sizes.line + 10) + 2 * sizes.line + 34
    panel = Rect(
        zones.board.x, zones.terrace.y, zones.board.w, zones.market.bottom - zones.terrace.y
    ).centred((min(zones.board.w - 40, 70 * sizes.small), height))
    desk.lay_panel(panel, "exams", panels.panel, panels.SHADE)
    about = desk.told("exams about", lambda: message("board.exams"))
    desk.sheet.hotspot(panel, ("fact", "exams"), about, HotspotRole.GROUND)
    for exam, half in zip((Exam.JOURNEYMAN, Exam.MASTER), panel.inset(18, 12).columns(2, 28), strict=True):
        _exam(desk, exam, half)


def _exam(desk: Desk, exam: Exam, rect: Rect) -> None:
    board = desk.defs.jeweler
    assert board is not None
    sizes, view = desk.sizes, desk.view
    left = view.journeyman_deck if exam is Exam.JOURNEYMAN else view.master_deck
    deck = rect.right_part(rect.w // 4)
    width = min(deck.w - 10, int((rect.h - 60) * 0.66), 8 * sizes.small)
    back = Rect(deck.right - width, rect.y + sizes.large + 20, width, int(width / 0.66))
    zone = "journeyman_deck" if exam is Exam.JOURNEYMAN else "master_deck"
    desk.sheet.anchor((zone, 0), back)
    if left:
        lay_card_back(desk, back, (zone, 0))
    title = desk.kit.words.title(exam_name(exam))
    number = desk.say(message("board.exam.deck", n=left))
    fee = desk.say(
        message("board.exam.fee", n=board.exam_fee, prestige=amount("prestige", board.exam_prestige))
    )
    sitting = [seat for seat, facts in enumerate(view.seats) if facts.exam == exam]

    def paint(card: Card, inner: Rect) -> None:
        head = inner.top_part(sizes.large + 8)
        card.text(head, title, sizes.large, theme.INK, theme.TITLE)
        x = inner.x + card.type.width(title, theme.TITLE, sizes.large) + 12
        for seat in sitting:
            panels.emblem(card, Rect(x, head.y + 2, sizes.large, sizes.large), desk.stage.seats[seat].colour)
            x += sizes.large + 4
        foot = Rect(back.x, back.bottom + 6, back.w, sizes.line).moved(inner.x - rect.x, inner.y - rect.y)
        card.text(foot, number, sizes.small, theme.SOFT_INK, align=Align.CENTRE)
        tasks = [at for at, task in enumerate(board.tasks) if task.exam is exam]
        row = Rect(inner.x, head.bottom + 6, inner.w - deck.w - 10, 2 * sizes.line + 6)
        for task in tasks:
            _task(desk, card, row, task)
            row = row.moved(0, row.h + 4)
        height = card.type.line_height(theme.ITALIC, sizes.small)
        for at, line in enumerate(card.type.wrapped(fee, theme.ITALIC, sizes.small, row.w)):
            card.text(
                Rect(row.x, row.y + at * height, row.w, height),
                line,
                sizes.small,
                theme.SOFT_INK,
                theme.ITALIC,
            )

    desk.fresh(rect, paint)


def _task(desk: Desk, card: Card, row: Rect, task: int) -> None:
    board = desk.defs.jeweler
    assert board is not None
    sizes = desk.sizes
    rank = board.tasks[task].rank.name.lower()
    paint_stock(card, row, RANK_PAINT[board.tasks[task].rank], theme.IVORY, theme.CREAM)
    side = row.h - 14
    card.sign(Rect(row.x + 6, row.y + 7, side, side), rank)
    text = row.without_left(side + 14).without_right(6)
    card.text(
        text.top_part(row.h // 2), desk.kit.words.title(task_name(desk.defs, task)), sizes.small, theme.INK
    )
    x = text.x
    for seat, facts in enumerate(desk.view.seats):
        if task in facts.tasks and facts.exam == board.tasks[task].exam:
            seal = Rect(x, row.y + row.h // 2, sizes.number, sizes.number)
            panels.emblem(card, seal, desk.stage.seats[seat].colour)
            x += sizes.number + 3
