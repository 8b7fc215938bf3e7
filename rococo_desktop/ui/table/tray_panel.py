"""The tray: options that are no things on the table, as buttons with what each takes and brings."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from rococo_desktop.ui.keys.action_letters import NEXT_KEY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Layer
from rococo_desktop.ui.table.card_chooser import buttons_of, chooses_three, laid_out
from rococo_desktop.ui.table.handful import compose_handful
from rococo_desktop.ui.table.option_button import common_tiles, fits, lay_option, shaped
from rococo_desktop.ui.table.shared_words import lay_shared, shares_words
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.text.messages import message

ROWS = 3
"""So many options lie above each other where the actions are; more lie over hand and staff."""
COLUMNS = 4
GAP = 1
NEXT = ("tray", "next")


class Shelf(NamedTuple):
    """An area for options, and the rectangles in it."""

    area: Rect
    places: tuple[Rect, ...]


def compose_tray(desk: Desk) -> None:
    """All options: in place of the actions, or over hand and staff where they find no room there."""
    options = buttons_of(desk.stage)
    with desk.sheet.on(Layer.TRAY):
        if chooses_three(desk.stage):
            compose_handful(desk, options, desk.zones.bench.actions)
        elif options and not docks(desk):
            _stacked(desk, options)
        elif options:
            _docked(desk, options)
        desk.close()


def docks(desk: Desk) -> bool:
    """True if the tray has a panel of its own, so that the place of the actions is free."""
    options = buttons_of(desk.stage)
    if not options or laid_out(desk.stage, desk.zones):
        return False
    if len(options) <= ROWS and shares_words(options):
        return False
    places = _stack(desk, len(options))
    return len(options) > ROWS or not _hold(desk, options, places)


def _hold(desk: Desk, options: tuple[TrayOption, ...], places: list[Rect]) -> bool:
    return all(fits(desk, option, rect) for option, rect in zip(options, places, strict=True))


def _stack(desk: Desk, count: int) -> list[Rect]:
    """Buttons above each other where the actions are: no higher than what lies on them."""
    area = desk.zones.bench.actions
    rows = [shaped(desk, row) for row in area.rows(max(count, 1), 3)]
    gap = min((area.h - sum(row.h for row in rows)) // (len(rows) + 1), 4 * desk.sizes.gap)
    high = sum(row.h for row in rows) + gap * (len(rows) - 1)
    top = area.y + (area.h - high) // 2
    return [row._replace(y=top + at * (row.h + gap)) for at, row in enumerate(rows)]


def _stacked(desk: Desk, options: tuple[TrayOption, ...]) -> None:
    """At most three at a time: more are turned like pages."""
    shown = _page(desk, options, ROWS)
    if shares_words(shown):
        lay_shared(desk, shown, desk.zones.bench.actions)
        return
    for option, rect in zip(shown, _stack(desk, len(shown)), strict=True):
        lay_option(desk, rect, option)


def _docked(desk: Desk, options: tuple[TrayOption, ...]) -> None:
    """A panel over hand and staff; over silk and purse as well, unless one pays with what lies there."""
    bench = desk.zones.bench
    pays = any(option.target[0] == "payment" for option in options)
    shelf, size = _shelf(desk, options, (bench.dock,) if pays else (bench.dock, bench.wide_dock))
    desk.lay_panel(shelf.area, "tray", panels.dock_panel, panels.SHADE)
    common = common_tiles(options) if pays else None
    for option, rect in zip(_page(desk, options, size), shelf.places, strict=False):
        lay_option(desk, rect, option, common)


def _shelf(desk: Desk, options: tuple[TrayOption, ...], areas: tuple[Rect, ...]) -> tuple[Shelf, int]:
    """The first way to lay all of them that leaves each its room; else pages of as many as may be."""
    most = max(areas[0].h // (theme.LEAST_TARGET + GAP), 1)
    count = len(options)
    for columns_at_most in (COLUMNS - 1, COLUMNS):
        for area, rows in product(areas, range(1, most + 1)):
            columns = -(-count // rows)
            places = _grid(desk, area, columns, rows) if columns <= columns_at_most else []
            if places and _hold(desk, options, places[:count]):
                return Shelf(area, tuple(places)), count
    for columns, rows in product(range(COLUMNS, 0, -1), range(most, 0, -1)):
        places = _grid(desk, areas[-1], columns, rows)
        if all(fits(desk, option, places[0]) for option in options):
            break
    return Shelf(areas[-1], tuple(places)), len(places)


def _grid(desk: Desk, area: Rect, columns: int, rows: int) -> list[Rect]:
    gap = desk.sizes.gap
    inner = area.inset(gap + 4, 2)
    between = GAP if rows > 2 else gap
    high = shaped(desk, inner.rows(rows, between)[0]).h
    inner = inner.centred((inner.w, high * rows + between * (rows - 1)))
    wide = shaped(desk, inner.columns(columns, gap)[0]).w
    inner = inner.centred((wide * columns + gap * (columns - 1), inner.h))
    return [
        Rect(column.x, row.y, column.w, row.h)
        for row in inner.rows(rows, between)
        for column in inner.columns(columns, gap)
    ]


def _page(desk: Desk, options: tuple[TrayOption, ...], size: int) -> tuple[TrayOption, ...]:
    """The options of the page that is turned to, and the button that turns to the next."""
    if len(options) <= size:
        return options
    size -= 1
    pages = -(-len(options) // size)
    page = desk.stage.tray_page % pages
    words = desk.say(message("board.tray.next", page=page + 1, pages=pages))
    turns = TrayOption(NEXT, words, words, key=NEXT_KEY, sign="forward")
    return (*options[page * size : (page + 1) * size], turns)
