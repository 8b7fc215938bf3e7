"""Cards and tiles to choose from, laid out large over the board: the choice of three, full racks."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.marks import Layer
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.table.stage import Stage
from rococo_desktop.ui.table.things import lay_employee, lay_tile
from rococo_desktop.ui.table.told import told_employee, told_tile
from rococo_desktop.ui.table.zones import Zones
from rococo_desktop.ui.text.messages import message

CHOOSE_THREE = "choose_three"
LEAD = 38
"""The room for the sign and number before a row of small cards."""
CARD_ASPECT = 0.66


class Laid(NamedTuple):
    """Something to choose, and how many alike there are."""

    target: Target
    piece: int
    number: int
    is_tile: bool = False


def row_capacity(width: int) -> int:
    """How many things can be chosen side by side in this width."""
    return max((width + 2) // (theme.LEAST_TARGET + 2), 1)


def laid_out(stage: Stage, zones: Zones) -> tuple[Laid, ...]:
    """What has to be laid out to be chosen, in order."""
    own = stage.view.own
    if own is None:
        return ()
    facts = stage.view.seats[stage.view.viewer]
    everything = chooses_three(stage)
    found: list[Laid] = []
    capacity = row_capacity(zones.bench.staff.w - LEAD)
    for zone, cards in (("supply", own.supply), ("discard", facts.discard)):
        if (zone, "done") in stage.lit and len(stage.lit) == 1:
            continue
        if _copies_others(stage) and zone == "discard":
            continue
        counted = Counter(cards)
        lit = [card for card in counted if (zone, card) in stage.lit]
        if lit and (everything or len(counted) > capacity):
            ordered = sorted(counted, key=lambda card: (-stage.defs.employees[card].rank, card))
            found += [Laid((zone, card), card, counted[card]) for card in ordered]
    tiles = Counter(own.silk)
    if any(("silk", face) in stage.lit for face in tiles) and len(tiles) > 2 * row_capacity(
        zones.bench.silk.w
    ):
        found += [Laid(("silk", face), face, tiles[face], True) for face in sorted(tiles)]
    return tuple(found)


def chooses_three(stage: Stage) -> bool:
    """True during the choice of three: picked cards have a place of their own in the tray."""
    return stage.decision is not None and stage.decision.kind == CHOOSE_THREE


def _copies_others(stage: Stage) -> bool:
    return stage.decision is not None and stage.decision.kind == "choose_opponent"


def is_laid_out(desk: Desk, target: Target) -> bool:
    """True if the picker shows it, so that its own place does not answer."""
    return any(one.target == target for one in laid_out(desk.stage, desk.zones))


def compose_picker(desk: Desk, laid: tuple[Laid, ...], area: Rect, foot: int = 0) -> None:
    """Everything laid out in one panel of the tray's layer, with room left for the tray at its foot."""
    sizes = desk.sizes
    desk.sheet.layer = Layer.TRAY
    desk.lay(
        area,
        "picker",
        lambda card, inner: panels.panel(card, inner, theme.NIGHT, theme.MIDNIGHT),
        panels.SHADE,
    )
    body = area.inset(14, 12).without_bottom(foot)
    for one, rect in zip(laid, grid(body, len(laid), CARD_ASPECT, sizes.gap + 4), strict=True):
        _one(desk, one, rect)
    desk.close()
    desk.sheet.layer = Layer.TABLE


def _one(desk: Desk, one: Laid, rect: Rect) -> None:
    zone, piece = one.target[0], one.piece
    seat = desk.view.viewer
    if one.is_tile:
        lay_tile(desk, rect, piece, (zone, seat), True)
        told = told_tile(desk, piece)
    else:
        lay_employee(desk, rect, piece, (zone, seat), seat, True)
        told = told_employee(desk, piece)
    if one.number > 1:
        badge(desk, rect, one.number, True)
    desk.thing(rect, one.target, f"{told} {desk.told(('zone', zone), lambda: message(f'board.zone.{zone}'))}")


def badge(desk: Desk, rect: Rect, number: int, raised: bool = False) -> None:
    """How many alike lie here."""
    size = desk.sizes.number
    words = f"×{number}"
    wide = desk.kit.type.width(words, theme.STRONG, size) + 8
    box = Rect(rect.right - wide - 1, rect.bottom - size - 6, wide, size + 5)
    desk.lay(
        box,
        ("badge", words, size),
        lambda card, inner: panels.plaque(card, inner, words, size, theme.CARMINE, theme.IVORY),
        raised=raised,
    )


def grid(area: Rect, count: int, aspect: float, gap: int) -> list[Rect]:
    """So many rectangles of one shape, as large as fit, in rows in the middle of the area."""
    if not count:
        return []
    best = (0, 1)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        height = (area.h - gap * (rows - 1)) // rows
        width = min((area.w - gap * (columns - 1)) // columns, int(height * aspect))
        best = max(best, (width, rows), key=lambda found: found[0])
    width, rows = best
    columns = -(-count // rows)
    height = min((area.h - gap * (rows - 1)) // rows, int(width / aspect))
    top = area.y + (area.h - rows * height - gap * (rows - 1)) // 2
    found = []
    for at in range(count):
        row, column = divmod(at, columns)
        here = min(columns, count - row * columns)
        left = area.x + (area.w - here * width - gap * (here - 1)) // 2
        found.append(Rect(left + column * (width + gap), top + row * (height + gap), width, height))
    return found


KEYS = ("board.zone.supply", "board.zone.discard", "board.zone.silk")
"""The keys of this module that are built from closed lists."""
