"""The side block: the all-halls bonus, statues, kitchen or fountain, and with its module the jeweler."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import EMPTY, NOBODY, DecorationKind
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.card_stock import paint_number
from rococo_desktop.ui.pieces.large_signs import decoration_sign
from rococo_desktop.ui.table.decorations import lay_decoration
from rococo_desktop.ui.table.price_tags import lay_shelf_price
from rococo_desktop.ui.table.top_bar import lay_command
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_jewelry, told_nothing
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_jewelry, lay_trademark
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import decoration_kind_name

MOST_SPACES = 5
"""The most spaces in a row: those of the jeweler."""
TALLEST = 150
"""The tallest a space is, in hundredths of its width."""


def compose_side(desk: Desk) -> None:
    """The whole side block, in four rows."""
    zone, gap = desk.zones.side, desk.sizes.gap
    rows = zone.rows(4, gap)
    if desk.defs.jeweler is None:
        _all_halls(desk, rows[0], beside=True)
        for row, kind in zip(rows[1:], KINDS, strict=True):
            _decorations(desk, row, kind, beside=True)
    else:
        statues, halls = rows[0].split_columns((59, 41), gap)
        _all_halls(desk, halls)
        _decorations(desk, statues, DecorationKind.STATUE)
        left, right = rows[1].columns(2, gap)
        _decorations(desk, left, DecorationKind.KITCHEN_LEFT)
        _decorations(desk, right, DecorationKind.KITCHEN_RIGHT)
        _decorations(desk, rows[2], DecorationKind.JEWELER, beside=True)
        _display(desk, rows[3])
    desk.close(zone)
    if desk.defs.jeweler is not None:
        _exams(desk, rows[2])


KINDS = (DecorationKind.STATUE, DecorationKind.KITCHEN_LEFT, DecorationKind.KITCHEN_RIGHT)


def _head(desk: Desk, box: Rect, name: str, key: str) -> Rect:
    """A panel with its name above; what is left of it."""
    sizes = desk.sizes

    def paint(card: Card, inner: Rect) -> None:
        frames.vignette(card, inner, f"zone_{key}", theme.NIGHT)
        head = inner.top_part(sizes.line + 2).inset(3, 1)
        wide = card.type.width(name, theme.STRONG, sizes.small) + 18
        panels.nameplate(card, head.left_part(min(wide, head.w)), (name,), sizes.small, sizes.line)

    desk.lay(box, ("side", key, name), paint, panels.SHADE)
    return Rect(box.x + 4, box.y + sizes.line + 1, box.w - 8, box.h - sizes.line - 4)


def _title(desk: Desk, key: str, name: Message) -> str:
    return desk.memory.sentence(("side title", key), lambda: desk.kit.words.title(name))


def _row(area: Rect, count: int, gap: int) -> list[Rect]:
    """Equal spaces of a sensible shape in the middle of the area."""
    width = min((area.w - gap * (count - 1)) // count, max(area.h * 9 // 10, theme.LEAST_TARGET))
    height = min(area.h, max(width * TALLEST // 100, theme.LEAST_TARGET))
    gap = min(max((area.w - width * count) // (count + 1), gap), 4 * gap)
    whole = width * count + gap * (count - 1)
    x, y = area.x + (area.w - whole) // 2, area.y + (area.h - height) // 2
    return [Rect(x + at * (width + gap), y, width, height) for at in range(count)]


def _decorations(desk: Desk, box: Rect, kind: DecorationKind, beside: bool = False) -> None:
    places = [
        desk.defs.first_decoration + at for at, one in enumerate(desk.defs.decorations) if one.kind is kind
    ]
    titled = _beside if beside else _head
    name = (
        message("board.statues") if kind is DecorationKind.STATUE else decoration_kind_name(desk.defs, kind)
    )
    # What feeds guests in one edition is a fountain in the other.
    view = "fountain" if decoration_sign(desk.defs, places[0]).startswith("fountain") else kind
    area = titled(desk, box, _title(desk, kind, name), view)
    for place, rect in zip(places, _row(area, len(places), 3), strict=True):
        lay_decoration(desk, rect, place)


def _all_halls(desk: Desk, box: Rect, beside: bool = False) -> None:
    titled = _beside if beside else _head
    area = titled(desk, box, _title(desk, "all", message("board.all_halls")), "all_halls")
    figures = desk.defs.figures.all_halls
    for at, rect in enumerate(_row(area, len(figures), 4)):
        _hall_plaque(desk, rect, at, figures[at])


def _hall_plaque(desk: Desk, rect: Rect, at: int, points: int) -> None:
    place = desk.defs.first_all_halls + at
    owner = desk.view.trademarks[place]
    taken = owner != NOBODY
    medal = min(rect.w - 4, rect.h - 4, 3 * desk.sizes.small)
    small = desk.sizes.number + 6

    def paint(card: Card, inner: Rect) -> None:
        frames.space(card, inner, 9, theme.NIGHT)
        side = small if taken else medal
        box = inner.bottom_part(side + 2) if taken else inner
        paint_number(card, box.centred((side, side)), "medal", str(points))

    desk.lay(rect, ("all halls", at, taken), paint)
    room = rect.inset(2, 3).without_bottom(small if taken else 0)
    side = min(room.w, room.h)
    seal = room.centred((side, side))
    desk.sheet.anchor(("trademarks", place), seal)
    told = desk.told(("all halls", at), lambda: message("board.all_halls.about", n=points))
    if taken:
        if not desk.is_hidden(("trademarks", place), owner):
            lay_trademark(desk, seal, owner, place)
        told = f"{told} {desk.say(message('board.taken', seat=desk.stage.seats[owner].name))}"
    desk.region(rect, ("all_halls", at), told)


def _beside(desk: Desk, box: Rect, name: str, key: str) -> Rect:
    """A panel with its name at the left; what is left of it."""
    sizes = desk.sizes
    lead = _lead(desk, box, name)

    def paint(card: Card, inner: Rect) -> None:
        frames.vignette(card, inner, f"zone_{key}", theme.NIGHT)
        head = inner.left_part(lead).inset(4, 4)
        lines = card.type.wrapped(name, theme.STRONG, sizes.small, head.w - 12)
        shift = theme.LEAST_TARGET if key == DecorationKind.JEWELER else 0
        top = head.y + max((head.h - shift - len(lines) * sizes.line) // 2, -2)
        wide = max(card.type.width(line, theme.STRONG, sizes.small) for line in lines) + 16
        plate = Rect(head.x, top, min(wide, head.w), len(lines) * sizes.line)
        panels.nameplate(card, plate, lines, sizes.small, sizes.line)

    desk.lay(box, ("side", key, name), paint, panels.SHADE)
    return box.without_left(lead).inset(4, 4)


def _exams(desk: Desk, box: Rect) -> None:
    """The button that shows the examinations, under the name of the jeweler."""
    sizes = desk.sizes
    corner = Rect(box.x + 3, box.bottom - theme.LEAST_TARGET - 2, _lead(desk, box, ""), theme.LEAST_TARGET)
    for zone in ("journeyman_deck", "master_deck", "unused_specialists"):
        desk.sheet.anchor((zone, 0), corner)
    for command in desk.stage.commands:
        if command.name == "exams":
            width = 20 + sizes.large + desk.kit.type.width(desk.kit.cap(command.key), theme.BODY, sizes.small)
            lay_command(desk, corner.left_part(max(width, theme.LEAST_TARGET)), command)


def _lead(desk: Desk, box: Rect, name: str) -> int:
    """How wide the name of a row is."""
    words = [desk.kit.type.width(word, theme.STRONG, desk.sizes.small) for word in name.split()]
    widest = max(words, default=0) + 13
    return min(max(box.w // 4, widest), box.w - MOST_SPACES * (theme.LEAST_TARGET + 3) - 8)


def _display(desk: Desk, box: Rect) -> None:
    market = desk.stage.market.jewelry
    sizes = desk.sizes
    area = _beside(desk, box, _title(desk, "jewelry", message("board.jewelry")), "jewelry")
    desk.sheet.anchor(("jewelry_bag", 0), box.left_part(box.w // 5))
    desk.sheet.anchor(("jewelry_removed", 0), box.right_part(30))
    for space, rect in enumerate(_row(area, len(market), 4)):
        target = ("jewelry_display", space)
        lit = desk.is_lit(target)
        price = market[space]
        tile = desk.view.jewelry_display[space]
        low = sizes.number + 4
        side = min(rect.w, rect.h - low)
        jewel = Rect(rect.x + (rect.w - side) // 2, rect.y + (rect.h - low - side) // 2, side, side)
        foot = Rect(rect.x, jewel.bottom, rect.w, low)

        def ground(card: Card, inner: Rect) -> None:
            frames.space(card, inner, 9, theme.NIGHT)

        desk.lay(rect, "jewel space", ground, raised=lit)
        desk.sheet.anchor(target, jewel)
        if tile != EMPTY and not desk.is_hidden(target, tile):
            lay_jewelry(desk, jewel, tile, target, lit)
        lay_shelf_price(desk, foot, price, lit)
        told = told_jewelry(desk, tile) if tile != EMPTY else told_nothing(desk)
        desk.thing(rect, target, told)
