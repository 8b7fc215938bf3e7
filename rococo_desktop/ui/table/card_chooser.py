"""Cards and tiles to choose from, laid out large over the board: the choice of three, full racks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Layer
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.board_button import HEIGHT, board_command, lay_board_button, narrow, wide
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_employee, told_tile
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_employee, lay_tile
from rococo_desktop.ui.table_kit.zones import Zones
from rococo_desktop.ui.table_state.identical_cards import card_of, lying
from rococo_desktop.ui.table_state.stage import Command, Stage, TrayOption
from rococo_desktop.ui.text.messages import Message, message

CHOOSE_THREE = "choose_three"
EXAM_DECK = "exam_deck"
LEAD = 38
"""The room for the sign and number before a row of small cards."""
CARD_ASPECT = 0.66
LARGEST = 15
"""The height of a card laid out is at most so many tenths of one in hand."""


class LaidCards(NamedTuple):
    """Something to choose, and how many alike there are."""

    target: Target
    piece: int
    number: int
    is_tile: bool = False
    key: str = ""


def row_capacity(width: int) -> int:
    """How many things can be chosen side by side in this width."""
    return max((width + 2) // (theme.LEAST_TARGET + 2), 1)


def laid_out(stage: Stage, zones: Zones) -> tuple[LaidCards, ...]:
    """What has to be laid out to be chosen, in order."""
    own = stage.view.own
    if own is None:
        return ()
    deck = [option for option in stage.tray if option.target[0] == EXAM_DECK]
    if deck:
        return tuple(LaidCards(option.target, int(option.target[1]), 1, key=option.key) for option in deck)
    staff = {"supply": own.supply, "discard": stage.view.seats[stage.view.viewer].discard}
    if chooses_three(stage):
        # Each card for itself, and all of them, whatever was picked: none appears or goes while one picks.
        chosen = {zone for zone, _ in stage.lit | stage.picked}
        return tuple(
            LaidCards(target, card_of(target), 1)
            for zone, cards in staff.items()
            if zone in chosen
            for target in lying(zone, _by_rank(stage, cards))
        )
    lit = {
        zone: Counter(cards) for zone, cards in staff.items() if not stage.lit.isdisjoint(lying(zone, cards))
    }
    capacity = row_capacity(zones.bench.staff.w - LEAD)
    if any(len(counted) > capacity for counted in lit.values()):
        return tuple(
            LaidCards((zone, card), card, counted[card])
            for zone, counted in lit.items()
            for card in _by_rank(stage, counted)
        )
    tiles = Counter(own.silk)
    crowd = len(tiles) > 2 * row_capacity(zones.bench.silk.w)
    if crowd and any(("silk", face) in stage.lit for face in tiles):
        return tuple(LaidCards(("silk", face), face, tiles[face], True) for face in sorted(tiles))
    return ()


def _by_rank(stage: Stage, cards: Iterable[int]) -> list[int]:
    return sorted(cards, key=lambda card: (-stage.defs.employees[card].rank, card))


def buttons_of(stage: Stage) -> tuple[TrayOption, ...]:
    """The options of the tray that are buttons: the cards of a deck are laid out instead."""
    return tuple(option for option in stage.tray if option.target[0] != EXAM_DECK)


def chooses_three(stage: Stage) -> bool:
    """True during the choice of three: picked cards have a place of their own in the tray."""
    return stage.decision is not None and stage.decision.kind == CHOOSE_THREE


def compose_picker(
    desk: Desk, laid: tuple[LaidCards, ...], area: Rect, foot: int = 0, title: Message | None = None
) -> None:
    """Everything laid out in one panel of the tray's layer, with room left for the tray at its foot."""
    command = board_command(desk)
    head = HEIGHT + 8 if command is not None else desk.sizes.large + 14 if title is not None else 0
    aspect = 1.0 if all(one.is_tile for one in laid) else CARD_ASPECT
    tallest = desk.zones.bench.hand.h * LARGEST // 10
    body = area.inset(14, 12).without_bottom(foot).without_top(head)
    rects = grid(body, len(laid), aspect, desk.sizes.gap + 6, tallest)
    # The panel is no higher than what lies on it, so that the halls can be seen.
    down = body.bottom - max(rect.bottom for rect in rects)
    top = rects[0].y + down - 12 - head
    row = Rect(area.x, top + 6, area.w, head).inset(14, 0)
    with desk.sheet.on(Layer.TRAY):
        lay_picker_panel(desk, Rect(area.x, top, area.w, area.bottom - top))
        if command is not None:
            row = _board_button(desk, row, command, title)
        if title is not None:
            _title(desk, row, title)
        for one, rect in zip(laid, rects, strict=True):
            _one(desk, one, rect.moved(0, down))
        desk.close()


def _board_button(desk: Desk, row: Rect, command: Command, title: Message | None) -> Rect:
    """The button at the end of the row of the title, in words where it leaves the title its size."""
    words = desk.told(("picker title", title), lambda: title) if title is not None else ""
    taken = desk.kit.type.width(words, theme.TITLE, desk.sizes.large)
    width = wide(desk, command)
    if row.w - width - 12 < taken:
        width = narrow(desk, command)
    lay_board_button(desk, Rect(row.right - width, row.y, width, HEIGHT), command)
    left = row.without_right(width + 12)
    # In the middle of the panel, where it fits there.
    return left.without_left(width + 12) if row.w - 2 * (width + 12) >= taken else left


def _title(desk: Desk, rect: Rect, title: Message) -> None:
    """What is chosen here, in gilded type."""
    words = desk.told(("picker title", title), lambda: title)
    size = desk.kit.type.largest(words, theme.TITLE, (desk.sizes.large + 4, desk.sizes.large, 18), rect.w)

    def paint(card: Card, inner: Rect) -> None:
        card.text(inner, words, size, (255, 236, 176), theme.TITLE, Align.CENTRE, below=(206, 158, 72))

    desk.lay(rect, ("picker title", words, size), paint)


def lay_picker_panel(desk: Desk, area: Rect) -> None:
    """What cards are laid out on."""
    desk.lay_panel(area, "picker", panels.night_panel, panels.SHADE)


def _one(desk: Desk, one: LaidCards, rect: Rect) -> None:
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
    if one.key:
        _cap(desk, rect, desk.kit.cap(one.key))
    where = desk.told(("zone", zone), lambda: message(f"board.zone.{zone}"))
    desk.thing(rect, one.target, f"{told} {where}", key=one.key)


def _cap(desk: Desk, rect: Rect, key: str) -> None:
    """The key that chooses a card, at its foot."""
    side = desk.sizes.small + 5
    wide = max(desk.kit.type.width(key, theme.BODY, desk.sizes.small) + 4, side)
    box = Rect(rect.x + 4, rect.bottom - side - 4, wide, side)

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, theme.IVORY, 4)
        panels.key_cap(card, inner, key, desk.sizes.small)

    desk.lay(box, ("card key", key), paint, raised=True)


def badge(desk: Desk, rect: Rect, number: int, raised: bool = False) -> None:
    """How many alike lie here."""
    size = desk.sizes.number
    words = f"×{number}"
    wide = desk.kit.type.width(words, theme.STRONG, size) + 8
    box = Rect(rect.right - wide - 1, rect.bottom - size - 6, wide, size + 5)
    desk.lay(
        box,
        ("badge", words, size),
        lambda card, inner: _seal(card, inner, words, size),
        raised=raised,
    )


def grid(area: Rect, count: int, aspect: float, gap: int, tallest: int = 9999) -> list[Rect]:
    """So many rectangles of one shape, as large as fit, in rows in the middle of the area."""
    if not count:
        return []
    best = (0, 1)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        height = min((area.h - gap * (rows - 1)) // rows, tallest)
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


KEYS = tuple(f"board.zone.{zone}" for zone in ("supply", "discard", "silk", EXAM_DECK))
"""The keys of this module that are built from closed lists."""


def _seal(card: Card, rect: Rect, words: str, size: int) -> None:
    card.fill(rect, theme.CARMINE, rect.h // 3, theme.BRIGHT_GOLD, 1, (124, 26, 38))
    card.text(rect, words, size, theme.IVORY, theme.STRONG, Align.CENTRE)
