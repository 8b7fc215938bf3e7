"""The five halls: name and majority above, guest spaces with their rewards, the niche of the musicians."""

from __future__ import annotations

from rococo_desktop.model.definitions import GuestSpace
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Reward
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.card_stock import paint_number
from rococo_desktop.ui.table.decorations import lay_decoration
from rococo_desktop.ui.table.majority_plaques import (
    paint_standing,
    standing_key,
    standing_sentence,
    standing_width,
)
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_garment
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_guest
from rococo_desktop.ui.text.describe import describe_space
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import hall_name

ALCOVE = (156, 130, 104)
"""The plain colour of a niche that is not for masters."""
WALLS = ((36, 56, 122), (126, 156, 134), (190, 132, 132), (204, 144, 98), (48, 78, 60))
"""The plain colours of the walls."""
CHANDELIER = (420, 150)
"""The shape of a chandelier."""
ROOMY = 130
"""From this height on a hall has a carved frame: in less room its corners would be crumbs of gold."""
CORNER = 12
"""How far name and plaques keep away from its corners."""
HEAD = 30
WALNUT = (24, 15, 16)
CORNICE, SMALL_CORNICE = 130, 214
"""How dark the shade over the cornice is at its top, in a hall with room and in a small one."""
WIDEST = 0.78
"""The widest a guest space is, by its height."""


def compose_halls(desk: Desk) -> None:
    """All five halls."""
    for hall, zone in enumerate(desk.zones.halls):
        _hall(desk, hall, zone)
    desk.close(*desk.zones.halls)


def _hall(desk: Desk, hall: int, zone: Rect) -> None:
    sizes = desk.sizes
    desk.lay(zone, ("hall", hall), lambda card, inner: _room(card, inner, hall), panels.SHADE)
    side = sizes.pad + 3 + (CORNER if zone.h >= ROOMY else 0)
    head = Rect(zone.x + side, zone.y + 3, zone.w - 2 * side, sizes.large + 4)
    _head(desk, hall, head)
    edge = sizes.pad + 1
    area = Rect(zone.x + edge, head.bottom + 2, zone.w - 2 * edge, zone.bottom - head.bottom - 6)
    spaces = _arranged(desk, hall)
    # The niche is as wide as a space would be if all were alike, but not wider than it is high.
    gap = max(sizes.gap - 1, 3)
    wide = min((area.w - gap * len(spaces)) // (len(spaces) + 1), int(area.h * WIDEST))
    niche = area.right_part(max(wide, theme.LEAST_TARGET))
    row = area.without_right(niche.w + gap)
    width = min((row.w - gap * (len(spaces) - 1)) // len(spaces), int(area.h * WIDEST))
    spare = row.w - width * len(spaces)
    step = min(spare // (len(spaces) + 1), 3 * gap) if spare > gap * (len(spaces) + 1) else gap
    x = row.x + (row.w - width * len(spaces) - step * (len(spaces) - 1)) // 2
    for at, space in enumerate(spaces):
        _space(desk, hall, space, Rect(x + at * (width + step), row.y, width, row.h))
    lay_decoration(desk, niche, desk.defs.musicians[hall])
    if desk.is_lit(("halls", hall)):
        desk.frame(zone.inset(3), ("halls", hall), 8)


def _arranged(desk: Desk, hall: int) -> list[int]:
    """The spaces as they stand in the hall: the master spaces in its middle."""
    spaces = desk.defs.hall_spaces[hall]
    masters = [space for space in spaces if desk.defs.side.guest_spaces[space].master]
    others = [space for space in spaces if space not in masters]
    half = (len(others) + 1) // 2
    return [*others[:half], *masters, *others[half:]]


def _room(card: Card, rect: Rect, hall: int) -> None:
    card.shadow(rect, 8, panels.SHADE, 120)
    card.art(rect.inset(2), f"palace/hall_{hall}", Fit.STRETCH, plain=WALLS[hall])
    # The carved cornice lies behind name and plaques: it stays in the shade, where it is small all the more.
    shade = CORNICE if rect.h >= ROOMY else SMALL_CORNICE
    card.fill(
        rect.inset(2).top_part(max(HEAD, rect.h // 5)), (*WALNUT, shade), 4, below=(*WALNUT, shade // 2)
    )
    high = max(rect.h // 4, 26)
    wide = high * CHANDELIER[0] // CHANDELIER[1]
    count = 3 if rect.w > 5 * rect.h else 1
    for at in range(count):
        middle = rect.x + rect.w * (at + 1) // (count + 1)
        card.art(Rect(middle - wide // 2, rect.y + 3, wide, high), "palace/chandelier", plain=WALLS[hall])
    frames.frame(card, rect, frames.ORNATE if rect.h >= ROOMY else frames.PLAIN)


def _head(desk: Desk, hall: int, rect: Rect) -> None:
    standing = desk.stage.halls[hall]
    majority = desk.defs.side.hall_majorities[hall]
    sizes = desk.sizes
    name = desk.memory.sentence(("hall", hall), lambda: desk.kit.words.title(hall_name(hall)))

    right = rect.right_part(standing_width(desk, standing, rect.h))
    room = rect.without_right(right.w + 4)
    wide = desk.kit.type.width(name, theme.STRONG, sizes.number) + 2 * panels.CARTOUCHE_END + 4

    def plaques(card: Card, inner: Rect) -> None:
        paint_standing(desk, card, inner, majority, standing)

    desk.lay(
        room.left_part(min(wide, room.w)),
        ("hall name", hall),
        lambda card, inner: panels.cartouche(card, inner, name, sizes.number),
    )
    desk.lay(right, ("hall plaques", standing_key(desk, standing)), plaques, place=("majority", hall))
    desk.region(rect, ("halls", hall), standing_sentence(desk, name, majority, standing))


def _space(desk: Desk, hall: int, space: int, rect: Rect) -> None:
    target = ("guests", space)
    lit = desk.is_lit(target)
    kind = desk.defs.side.guest_spaces[space]
    sizes = desk.sizes
    garment, owner = desk.view.guests[space], desk.view.trademarks[space]
    stands = garment != EMPTY and not desk.is_hidden(target, garment)
    desk.lay(
        rect,
        ("space", hall, kind, stands),
        lambda card, inner: _paint_space(card, inner, hall, kind, sizes.number, not stands),
        raised=lit,
    )
    desk.sheet.anchor(target, rect)
    seal = Rect(rect.x, rect.bottom - rect.w // 2, rect.w // 2, rect.w // 2)
    desk.sheet.anchor(("trademarks", space), seal)
    if stands:
        lay_guest(desk, rect, garment, owner, target, lit)
    desk.thing(rect, target, _told(desk, space, garment, owner))


def _told(desk: Desk, space: int, garment: int, owner: int) -> str:
    told = desk.described(("space", space), lambda: describe_space(desk.defs, space))
    if garment == EMPTY:
        return told
    dress = told_garment(desk, garment)
    if owner == NOBODY:
        return f"{dress} {told}"
    return f"{dress} {desk.say(message('board.rented', seat=desk.stage.seats[owner].name))} {told}"


def _paint_space(card: Card, rect: Rect, hall: int, space: GuestSpace, size: int, free: bool) -> None:
    """A niche; while nobody stands in it, what it wants and gives."""
    if space.master:
        card.art(rect, "palace/niche_master", Fit.STRETCH, plain=theme.NIGHT)
    else:
        card.art(rect, f"palace/niche_{hall}", Fit.STRETCH, plain=ALCOVE)
    if not free:
        return
    if space.master:
        side = min(rect.w // 2, rect.h // 3)
        card.sign(Rect(rect.x + (rect.w - side) // 2, rect.y + rect.h // 9, side, side), "thimble")
    if space.reward is Reward.NONE:
        return
    side = min(rect.w * 3 // 5, rect.h * 2 // 5)
    middle = Rect(rect.x + (rect.w - side) // 2, rect.bottom - side - rect.h // 8, side, side)
    if space.reward is Reward.LIVRE:
        paint_number(card, middle, "coin", str(space.livre))
    else:
        card.sign(middle, space.reward.value)
