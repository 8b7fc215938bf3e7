"""B5: she takes every tile of a drawer or of a column."""

from __future__ import annotations

from rococo_desktop.model.definitions import BarryCard, Task
from rococo_desktop.model.vocabulary import EMPTY, BarryAction, Colour, Deed
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.exams import mark_task
from rococo_desktop.rules.modules.du_barry.telling import because


def spaces_of(rules: Ruleset, card: BarryCard) -> range:
    """The drawer spaces the card speaks of."""
    size = rules.side.drawer_spaces
    if card.action is BarryAction.ACQUIRE_DRAWER:
        return range(card.number * size, (card.number + 1) * size)
    return range(card.number, rules.figures.drawers * size, size)


def acquire(table: Table, seat: int, card: BarryCard) -> bool:
    """All tiles lying there, gaps ignored, go face down to her; none there: not done."""
    drawers = table.state.drawers
    spaces = [space for space in spaces_of(table.rules, card) if drawers[space] != EMPTY]
    where = "drawer" if card.action is BarryAction.ACQUIRE_DRAWER else "column"
    if not spaces:
        because(table, seat, "B5", f"empty_{where}", **{where: card.number})
        return False
    because(table, seat, "B5", where, **{where: card.number, "tiles": len(spaces)})
    shown = {
        colour
        for space in spaces
        for colour, bales in zip(Colour, table.rules.faces[drawers[space]].silk, strict=True)
        if bales
    }
    for space in spaces:
        table.move(drawers[space], ("drawers", space), ("silk", seat))

    def fits(task: Task) -> bool:
        # She keeps tiles face down, so what they show decides (B10: ruling).
        return task.deed is Deed.SPEND or (task.deed is Deed.KEEP and not shown.isdisjoint(task.colours))

    mark_task(table, seat, fits)
    return True
