"""The tray: options that are no things on the table, as buttons with what each takes and brings."""

from __future__ import annotations

from functools import partial

from rococo_desktop.model.places import Place
from rococo_desktop.ui.keys.action_letters import NEXT_KEY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, HotspotRole, Layer
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces import paint_glyphs
from rococo_desktop.ui.pieces.icon_strip import row_height, row_width
from rococo_desktop.ui.table.board_button import HEIGHT, board_command, lay_board_button, narrow
from rococo_desktop.ui.table.card_chooser import buttons_of, chooses_three
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_tile
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.text.messages import message

CONFIRM = ("confirm", "choice")
SMALL = 3
"""So many options fit where the actions are; more lie over the market."""
LEAST_WIDTH = 250
TALL = 2.6
"""From so many lines of height on an option speaks louder."""
NEXT = ("tray", "next")


def compose_tray(desk: Desk, area: Rect | None = None) -> None:
    """All options: in place of the actions, over the market, or in an area given."""
    options = buttons_of(desk.stage)
    if area is not None and chooses_three(desk.stage):
        with desk.sheet.on(Layer.TRAY):
            _handful(desk, options, area)
            desk.close()
        return
    if not options:
        return
    with desk.sheet.on(Layer.TRAY):
        if area is not None:
            _row(desk, options, area)
        elif len(options) <= SMALL and _needed(desk, options) <= desk.zones.bench.actions.w:
            bench = desk.zones.bench.actions
            for option, rect in zip(options, bench.rows(max(len(options), 2), 3), strict=False):
                _option(desk, rect, option)
        else:
            _many(desk, options)
        desk.close()


def _needed(desk: Desk, options: tuple[TrayOption, ...]) -> int:
    """How wide the buttons must be for every label to stand in two lines."""
    size, width = desk.sizes.small, desk.kit.type.width
    most = 0
    for option in options:
        words = width(option.label, theme.STRONG, size)
        # Lines break between words: a third more than half of it is enough for a second line.
        label = words if words < 150 else max(150, words * 2 // 3)
        if option.glyphs:
            label = max(label, row_width(desk.kit, option.glyphs, size + 2, 3))
        key = width(desk.kit.cap(option.key), theme.BODY, size) + 16 if option.key else 0
        most = max(most, label + key + _lead(desk, option) + 24)
    return most


def _lead(desk: Desk, option: TrayOption, box: Rect | None = None) -> int:
    """How wide the tiles of an option are together; in a box they are as large as it lets them."""
    side = _tile_side(desk) if box is None else _tile_in(desk, option, box)
    return len(option.tiles) * (side + 2) + 4 if option.tiles else 0


def _tile_side(desk: Desk) -> int:
    return 38 + desk.sizes.small - 16


def _tile_in(desk: Desk, option: TrayOption, box: Rect) -> int:
    least = _tile_side(desk)
    return max(min(box.h - 12, box.w * 2 // 5 // max(len(option.tiles), 1), 2 * least), least)


def _many(desk: Desk, options: tuple[TrayOption, ...]) -> None:
    """A panel over the market, page by page if there are very many."""
    zone, gap = desk.zones.market, desk.sizes.gap
    desk.lay_panel(zone, "tray", panels.night_panel, panels.SHADE)
    area = zone.inset(gap + 2, 2)
    command = board_command(desk)
    if command is not None:
        width = narrow(desk, command)
        lay_board_button(desk, area.right_part(width).centred((width, HEIGHT)), command)
        area = area.without_right(width + gap)
    height = max(theme.LEAST_TARGET, 2 * desk.sizes.line + 4)
    rows = max((area.h + 2) // (height + 2), 1)
    widest = max(area.w // max(_needed(desk, options), LEAST_WIDTH), 1)
    columns = max(min(widest, -(-len(options) // rows)), 1)
    size = rows * columns
    pages = 1
    if len(options) > size:
        size -= 1
        pages = -(-len(options) // size)
    page = desk.stage.tray_page % pages
    shown = options[page * size : (page + 1) * size]
    wide = min((area.w - 4 * (columns - 1)) // columns, max(_needed(desk, options), 420))
    area = area.centred((wide * columns + 4 * (columns - 1), area.h))
    rects = [
        Rect(column.x, row.y, column.w, row.h)
        for row in area.rows(rows, 2)
        for column in area.columns(columns, 4)
    ]
    for option, rect in zip(shown, rects, strict=False):
        _option(desk, rect, option)
    if pages > 1:
        words = desk.say(message("board.tray.next", page=page + 1, pages=pages))
        _option(desk, rects[-1], TrayOption(NEXT, words, words, key=NEXT_KEY))


def _handful(desk: Desk, options: tuple[TrayOption, ...], area: Rect) -> None:
    """A place for each card of the handful, and behind them the button that takes it."""
    gap = desk.sizes.gap + 4
    number = desk.defs.figures.hand
    width = min((area.w - gap * number) // (number + 1), 24 * desk.sizes.small)
    first = area.x + (area.w - width * (number + 1) - gap * number) // 2
    places = [Rect(first + at * (width + gap), area.y, width, area.h) for at in range(number + 1)]
    picked = [option for option in options if option.target != CONFIRM]
    for at, place in enumerate(places[:-1]):
        if at < len(picked):
            _option(desk, place, picked[at])
        else:
            words = _pick_words(desk, at + 1)
            desk.lay(place, ("free pick", words), partial(_free, words, desk.sizes.small))
    takes = next((option for option in options if option.target == CONFIRM), None)
    if takes is not None:
        _option(desk, places[-1], takes)
    else:
        words = _more_words(desk, number - len(picked))
        desk.lay(places[-1], ("more picks", words), partial(_more, words, desk.sizes.small))


def _pick_words(desk: Desk, number: int) -> str:
    return desk.told(("pick", number), lambda: message("board.pick", number=number))


def _more_words(desk: Desk, number: int) -> str:
    return desk.told(("picks left", number), lambda: message("board.pick.more", n=number))


def _more(words: str, size: int, card: Card, rect: Rect) -> None:
    """Where the button will be that takes the handful."""
    card.fill(rect, (255, 255, 255, 16), 8)
    card.text(rect.inset(8, 0), words, size, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)


def _free(words: str, size: int, card: Card, rect: Rect) -> None:
    frames.patch(card, rect, "slot", 12)
    card.text(rect.inset(8, 0), words, size, theme.PALE_INK, theme.ITALIC, Align.CENTRE)


def _row(desk: Desk, options: tuple[TrayOption, ...], area: Rect) -> None:
    gap = desk.sizes.gap + 4
    count = max(len(options), 4)
    width = min((area.w - gap * (count - 1)) // count, 360)
    x = area.x + (area.w - width * len(options) - gap * (len(options) - 1)) // 2
    for at, option in enumerate(options):
        _option(desk, Rect(x + at * (width + gap), area.y, width, area.h), option)


def _option(desk: Desk, rect: Rect, option: TrayOption) -> None:
    sizes = desk.sizes
    strong = option.target == CONFIRM
    picked = option.target in desk.stage.picked
    shown_key = desk.kit.cap(option.key)
    tiles = _tile_in(desk, option, rect)
    lead = min(_lead(desk, option, rect), rect.w * 3 // 5)

    def paint(card: Card, inner: Rect) -> None:
        panels.button(card, inner, option.lit, strong, picked)
        ink = theme.INK if option.lit else theme.IVORY
        body = inner.inset(8, 0).without_left(lead)
        if shown_key:
            wide = max(card.type.width(shown_key, theme.BODY, sizes.small) + 8, sizes.small + 4)
            cap = Rect(body.right - wide, body.y + (body.h - sizes.line) // 2, wide, sizes.line)
            panels.key_cap(card, cap, shown_key, sizes.small)
            body = body.without_right(wide + 4)
        tall = inner.h >= TALL * sizes.line
        size = sizes.read if tall else sizes.small
        if not card.type.fits(option.label, theme.STRONG, size, body.w):
            size = sizes.small
        lines = card.type.wrapped(option.label, theme.STRONG, size, body.w)
        words = len(lines) * card.type.line_height(theme.STRONG, size)
        # Below words of two lines there is often room for small signs alone.
        signs = (sizes.large + 2, sizes.small + 2) if tall else (sizes.small + 2,)
        sign = next((one for one in signs if words + row_height(desk.kit, one) <= body.h - 2), 0)
        if option.glyphs and sign:
            row = row_height(desk.kit, sign)
            both = body.centred((body.w, words + row))
            _lines(card, both.top_part(words), option.label, size, ink)
            _glyphs(desk, card, both.bottom_part(row), option, sign)
        elif option.glyphs and len(lines) == 1:
            left = card.type.width(option.label, theme.STRONG, size) + 8
            card.text(body, option.label, size, ink, theme.STRONG)
            _glyphs(desk, card, body.without_left(left), option, sizes.small + 2)
        else:
            _lines(card, body, option.label, size, ink)

    key = ("option", option.label, option.glyphs, shown_key, option.lit, strong, picked, lead)
    desk.lay(rect, key, paint)
    step = (lead - 4) // max(len(option.tiles), 1)
    for at, face in enumerate(option.tiles):
        box = Rect(rect.x + 6 + at * step, rect.y + (rect.h - tiles) // 2, tiles, tiles)
        nowhere: Place = ("tray", at)
        lay_tile(desk, box, face, nowhere)
    desk.sheet.hotspot(rect, option.target, _told(option), HotspotRole.TARGET, option.lit, option.key)


def _told(option: TrayOption) -> str:
    says_more = option.detail.rstrip(".") != option.label
    return f"{option.label}. {option.detail}" if says_more else option.label


def _glyphs(desk: Desk, card: Card, rect: Rect, option: TrayOption, size: int) -> None:
    if rect.w > 24:
        paint_glyphs(
            card,
            rect,
            desk.kit,
            option.glyphs,
            size,
            edition=desk.defs.edition,
            align=Align.LEFT,
        )


def _lines(card: Card, rect: Rect, words: str, size: int, ink: theme.Paint) -> None:
    lines = card.type.wrapped(words, theme.STRONG, size, rect.w)
    height = card.type.line_height(theme.STRONG, size)
    most = max((rect.h + 3) // height, 1)
    if len(lines) > most:
        lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    top = rect.y + (rect.h - height * len(lines)) // 2
    for at, line in enumerate(lines):
        card.text(Rect(rect.x, top + at * height, rect.w, height), line, size, ink, theme.STRONG)
