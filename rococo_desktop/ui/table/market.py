"""The market shelf: garments on display, the drawers with resource tiles, and employees for hire."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.outlook import StockPrice
from rococo_desktop.model.places import BAG, DECK, GARMENT_BAG, GARMENT_DISCARD, REMOVED, RESOURCE_DISCARD
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.lacks import lacking
from rococo_desktop.ui.table.price_tags import (
    lay_shelf_price,
    paint_stock_price,
    shelf_sentence,
    stock_sentence,
)
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_employee, told_garment, told_nothing, told_tile
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_employee, lay_garment, lay_tile
from rococo_desktop.ui.text.messages import Message, message

GARMENT_ASPECT, CARD_ASPECT = 0.72, 0.7
"""The widest a garment or a card is, by its height."""
HIRE_PRICE = 6
"""How wide the price of an employee is, by the type."""
KNOB = 24
"""The pull of a drawer, where there is room for two."""


def compose_market(desk: Desk) -> None:
    """The whole shelf."""
    zone = desk.zones.market
    _garments(desk, desk.zones.shelf.garments)
    _drawers(desk, desk.zones.shelf.drawers)
    _hire(desk, desk.zones.shelf.hire)
    desk.close(zone)


def _shelf(card: Card, rect: Rect) -> None:
    frames.framed(card, rect, frames.WALNUT, frames.PLAIN)
    card.fill(rect.top_part(24).inset(5, 3), (12, 8, 8, 176), 4)


def _head(desk: Desk, zone: Rect, key: str, piles: tuple[tuple[str, int, str, Message], ...]) -> Rect:
    """The name of a part and its piles; what is left beneath."""
    sizes = desk.sizes
    name = desk.told(("market", key), lambda: message(f"board.{key}"))
    head = Rect(zone.x + 8, zone.y + 2, zone.w - 20, max(sizes.line, 20))

    def paint(card: Card, inner: Rect) -> None:
        card.text(inner, name, sizes.small, theme.BRIGHT_GOLD, theme.STRONG)

    name_width = desk.kit.type.width(name, theme.STRONG, sizes.small)
    desk.lay(head.left_part(min(name_width, head.w // 2)), ("market head", key), paint)
    right = head.right
    for icon, count, fact, told in reversed(piles):
        wide = sizes.small + 4 + desk.kit.type.width(str(count), theme.STRONG, sizes.small)
        rect = Rect(right - wide, head.y, wide, head.h)
        lay_pile(desk, rect, icon, count, fact, desk.say(told))
        right = rect.x - 8
    return Rect(zone.x + 4, head.bottom + 1, zone.w - 8, zone.bottom - head.bottom - 4)


def lay_pile(desk: Desk, rect: Rect, icon: str, count: int, fact: str, told: str) -> None:
    """A small counter of what lies in a bag, a deck or a discard."""
    size = desk.sizes.small

    def paint(card: Card, inner: Rect) -> None:
        panels.counter(card, inner, icon, str(count), size, theme.IVORY, side=size)

    desk.lay(rect, ("pile", icon, count), paint)
    desk.region(rect, ("fact", fact), told)


def spread(area: Rect, count: int, widest: int, gap: int) -> list[Rect]:
    """Equal columns of at most this width in the middle of the area, spare room between them."""
    width = min((area.w - gap * (count - 1)) // count, widest)
    spare = area.w - width * count
    step = max(min(spare // count, 4 * gap), min(gap, spare // max(count - 1, 1)))
    x = area.x + (area.w - width * count - step * (count - 1)) // 2
    return [Rect(x + at * (width + step), area.y, width, area.h) for at in range(count)]


def _garments(desk: Desk, zone: Rect) -> None:
    view, sizes = desk.view, desk.sizes
    desk.lay(zone, "shelf", _shelf, panels.SHADE)
    bag, gone = len(view.garment_bag) + len(view.set_aside), len(view.garment_discard)
    area = _head(
        desk,
        zone,
        "garments",
        (
            ("bag", bag, "garment_bag", message("board.garment_bag", n=bag)),
            ("discard", gone, "garment_discard", message("board.garment_discard", n=gone)),
        ),
    )
    desk.sheet.anchor(GARMENT_BAG, Rect(zone.right - 110, zone.y, 44, 22))
    desk.sheet.anchor(GARMENT_DISCARD, Rect(zone.right - 55, zone.y, 44, 22))
    desk.sheet.anchor(("set_aside", 0), Rect(zone.right - 110, zone.y, 44, 22))
    prices = desk.stage.market.garments
    foot = sizes.number + 4
    rects = spread(area, len(prices), int((area.h - foot) * GARMENT_ASPECT), sizes.gap)
    for space, rect in enumerate(rects):
        target = ("garments", space)
        price = prices[space]
        lit = desk.is_lit(target)
        garment = view.garments[space]
        body = rect.without_bottom(foot)
        desk.lay(body, ("garment space",), _gap, raised=lit)
        desk.sheet.anchor(target, body)
        if garment != EMPTY and not desk.is_hidden(target, garment):
            lacks = None if lit else lacking(price.missing, _said_aloud(desk, target))
            lay_garment(desk, body, garment, target, lit, lacks)
        lay_shelf_price(desk, rect.bottom_part(foot), price, lit)
        told = told_nothing(desk)
        if garment != EMPTY:
            told = told_garment(desk, garment)
            told = f"{told} {shelf_sentence(desk, price)}"
        desk.thing(rect, target, told)


def _said_aloud(desk: Desk, target: Target) -> bool:
    """True if somebody wants to know what is missing for this garment: one is chosen, or it is pointed at."""
    decision = desk.stage.decision
    return desk.stage.pointed == target or (decision is not None and decision.kind == "tailor")


def _gap(card: Card, rect: Rect) -> None:
    frames.patch(card, rect, "slot", 10)


def _drawers(desk: Desk, zone: Rect) -> None:
    view, sizes = desk.view, desk.sizes
    desk.lay(zone, "shelf", _shelf, panels.SHADE)
    side = 48 + 3 * (sizes.small - 16)
    piles = zone.left_part(side).inset(4, 4)
    bag, gone = piles.top_part(piles.h // 2), piles.bottom_part(piles.h // 2)
    _stack(desk, bag, "bag", view.bag, "bag", message("board.bag", n=view.bag))
    used = len(view.resource_discard)
    _stack(desk, gone, "discard", used, "resource_discard", message("board.resource_discard", n=used))
    desk.sheet.anchor(BAG, bag)
    desk.sheet.anchor(RESOURCE_DISCARD, gone)
    size = desk.defs.side.drawer_spaces
    inner = zone.without_left(side).inset(1, 2)
    for drawer, row in enumerate(inner.rows(desk.defs.figures.drawers, 1)):
        _drawer(desk, row, drawer, size)


def _stack(desk: Desk, rect: Rect, icon: str, count: int, fact: str, told: Message) -> None:
    sizes = desk.sizes

    def paint(card: Card, inner: Rect) -> None:
        side = min(inner.w - 4, inner.h - sizes.line - 4, 40)
        box = Rect(inner.x, inner.y + (inner.h - side - sizes.line) // 2, inner.w, side)
        card.sign(box.centred((side, side)), icon)
        card.text(
            Rect(inner.x, box.bottom, inner.w, sizes.line),
            str(count),
            sizes.number,
            theme.IVORY,
            theme.STRONG,
            Align.CENTRE,
        )

    desk.lay(rect, ("stack", icon, count), paint)
    desk.region(rect, ("fact", fact), desk.say(told))


def _drawer(desk: Desk, row: Rect, drawer: int, size: int) -> None:
    sizes = desk.sizes
    stock = desk.stage.market.drawers[drawer]
    tag = row.right_part(60 + 4 * (sizes.small - 16))
    tiles = row.without_right(tag.w)
    side = min(row.h, tiles.w // size)
    step = side + min((tiles.w - side * size) // (size + 1), 8)
    spare = tiles.w - step * (size - 1) - side

    def paint(card: Card, inner: Rect) -> None:
        frames.patch(card, inner, "drawer", 16, theme.WALNUT)
        if spare >= 2 * KNOB:
            for end in (inner.left_part(spare // 2), inner.without_right(tag.w).right_part(spare // 2)):
                card.art(end.centred((KNOB, KNOB)), "palace/knob")
        paint_stock_price(card, inner.right_part(tag.w).inset(2, 3), stock)

    desk.lay(row, ("drawer", stock), paint)
    desk.region(tag, ("fact", f"drawer {drawer}"), stock_sentence(desk, ("drawer", drawer), stock))
    x = tiles.x + spare // 2
    for at in range(size):
        space = drawer * size + at
        target = ("drawers", space)
        rect = Rect(x + at * step, row.y + (row.h - side) // 2, side, side)
        lit = desk.is_lit(target)
        face = desk.view.drawers[space]
        desk.sheet.anchor(target, rect)
        if face != EMPTY and not desk.is_hidden(target, face):
            lay_tile(desk, rect.inset(2), face, target, lit)
        else:
            desk.lay(rect.inset(3), ("tile space",), _gap)
        told = told_nothing(desk)
        if face != EMPTY:
            told = told_tile(desk, face)
        desk.thing(rect, target, told)


def _hire(desk: Desk, zone: Rect) -> None:
    view, sizes = desk.view, desk.sizes
    desk.lay(zone, "shelf", _shelf, panels.SHADE)
    stock: StockPrice = desk.stage.market.hire
    gone = len(view.removed)
    area = _head(
        desk,
        zone,
        "hire",
        (
            ("deck", view.deck, "deck", message("board.deck", n=view.deck)),
            ("removed", gone, "removed", message("board.removed", n=gone)),
        ),
    )
    desk.sheet.anchor(DECK, Rect(zone.right - 110, zone.y, 44, 22))
    desk.sheet.anchor(REMOVED, Rect(zone.right - 55, zone.y, 44, 22))
    low = area.bottom_part(sizes.number + 4)
    foot = low.centred((min(low.w, HIRE_PRICE * sizes.small), low.h))

    def paint(card: Card, inner: Rect) -> None:
        paint_stock_price(card, inner, stock)

    desk.lay(foot, ("hire price", stock), paint)
    desk.region(foot, ("fact", "hire price"), stock_sentence(desk, "hire", stock))
    cards = area.without_bottom(foot.h)
    for space, rect in enumerate(spread(cards, len(view.hire), int(cards.h * CARD_ASPECT), sizes.gap)):
        target = ("hire", space)
        employee = view.hire[space]
        lit = desk.is_lit(target)
        desk.sheet.anchor(target, rect)
        if employee != EMPTY and not desk.is_hidden(target, employee):
            lay_employee(desk, rect, employee, target, raised=lit)
        else:
            desk.lay(rect, ("card space",), _gap)
        told = told_nothing(desk)
        if employee != EMPTY:
            told = told_employee(desk, employee)
        desk.thing(rect, target, told)


KEYS = ("board.garments", "board.hire")
"""The keys of this module that are built from closed lists."""
