"""Every piece of the box at every size it has at the table, and on one contact sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import pygame

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.definitions import Employee, Garment
from rococo_desktop.model.outlook import Gained
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui import pieces
from rococo_desktop.ui.overlays.enlarged import CARD, SQUARE, TILE
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.scale import Scale, scale_for
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.pieces.garments import goods_of
from rococo_desktop.ui.scenes import round_start
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.effect_icons import Glyph, card_strip
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.painter import Painter
from tests.ui.pieces.boxes import Paint, box
from tests.ui.pieces.boxes import kit as kit_of
from tests.ui.table.stages import ALL, begin, played, staged

SIZES = (Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440))
SCALES = (75, 100, 125, 150, 200)
SAMPLED = 3
"""In this round there are pieces in every place."""
ZONES = {
    "hire": "hire",
    "hand": "hand",
    "supply": "mini",
    "garments": "garments",
    "guests": "guests",
    "drawers": "drawers",
    "silk": "silk",
    "jewelry_display": "jewelry",
}
"""The zones pieces lie in, and what their size is called."""
PEOPLE = ("hire", "hand", "chooser", "new card", "magnifier")
MINI = ("mini",)
DRESSES = ("garments", "new garment", "magnifier")


class Shown(NamedTuple):
    """One piece as it is painted, and what it is called on the sheet."""

    name: str
    paint: Paint


def rooms() -> list[Size]:
    """Every logical room of a window of every size at every scale."""
    found = {scale_for(size, percent).logical for size in SIZES for percent in SCALES}
    return sorted(found)


@cache
def _stages() -> tuple[Stage, Stage, Stage]:
    """A table at its first choice of three, one in the middle of a game, and one with Madame du Barry."""
    kit = kit_of()
    games = played(begin(5, ALL))
    first, _ = next(games)
    chooses = staged(kit, first)
    middle = next(
        staged(kit, later)
        for later, decision in games
        if later.view(NOBODY).round == SAMPLED and decision.kind == "play_card"
    )
    return chooses, middle, staged(kit, begin(1, ALL))


def sizes_in(kit: Kit, room: Size) -> dict[str, Size]:
    """How large pieces are in a room, by where they lie."""
    small = room.h < 800
    found = {
        "magnifier": CARD,
        "magnified tile": TILE,
        "magnified jewel": SQUARE,
        "new card": Size(108, 138) if small else round_start.CARD,
        "new garment": Size(92, 120) if small else round_start.TILE,
    }
    chooses, middle, alone = (compose(kit, room, stage) for stage in _stages())
    for sprite in middle.sprites:
        if sprite.place is not None and sprite.place[0] in ZONES and sprite.piece >= 0:
            found[ZONES[sprite.place[0]]] = sprite.rect.size
    laid = [one.rect.size for one in chooses.sprites if one.place is not None and one.place[0] == "supply"]
    found["chooser"] = max(laid)
    found["du Barry"] = next(rect.size for place, rect in alone.anchors if place[0] == "rival_current")
    return found


GAIN = (Gained("livre", 4),)
AT_END = (Gained("prestige", 4, at_end=True),)


def forecast(employee: Employee) -> tuple[Gained, ...]:
    """What the bonus of a card might bring."""
    if employee.crown:
        return AT_END
    return GAIN if employee.bonus else ()


def employees(kit: Kit, defs: PublicDefinitions) -> Iterator[Shown]:
    """All employees; start cards in the colours of the seats in turn."""
    for at, one in enumerate(defs.employees):
        colour = at % 5 if one.is_start else None
        yield Shown(
            one.id,
            partial(
                pieces.paint_employee, kit=kit, defs=defs, employee=at, now=forecast(one), seat_colour=colour
            ),
        )


def minis(kit: Kit, defs: PublicDefinitions) -> Iterator[Shown]:
    """All employees as small cards in rows."""
    for at, one in enumerate(defs.employees):
        colour = at % 5 if one.is_start else None
        yield Shown(one.id, partial(pieces.paint_mini, kit=kit, defs=defs, employee=at, seat_colour=colour))


def garments(kit: Kit, defs: PublicDefinitions) -> Iterator[Shown]:
    """All drafts."""
    for at, one in enumerate(defs.garments):
        yield Shown(one.id, partial(pieces.paint_garment, kit=kit, defs=defs, garment=at))


def guests(kit: Kit, defs: PublicDefinitions) -> Iterator[Shown]:
    """All garments as they are worn."""
    for at, one in enumerate(defs.garments):
        yield Shown(one.id, partial(pieces.paint_guest, kit=kit, defs=defs, garment=at, seat_colour=at % 5))


def tiles(kit: Kit, defs: PublicDefinitions) -> Iterator[Shown]:
    """All resource tiles."""
    for face in range(len(defs.faces)):
        yield Shown(f"tile {face}", partial(pieces.paint_tile, kit=kit, defs=defs, face=face))


def jewelry(kit: Kit, defs: PublicDefinitions) -> Iterator[Shown]:
    """All jewelry."""
    assert defs.jeweler is not None
    for at in range(len(defs.jeweler.jewelry)):
        yield Shown(f"jewel {at}", partial(pieces.paint_jewelry, kit=kit, defs=defs, jewelry=at))


def barry_cards(kit: Kit, defs: PublicDefinitions) -> Iterator[Shown]:
    """All cards of Madame du Barry."""
    assert defs.barry is not None
    for at in range(len(defs.barry.cards)):
        yield Shown(f"du Barry {at}", partial(pieces.paint_barry_card, kit=kit, defs=defs, barry_card=at))


SECTIONS: tuple[tuple[Callable[[Kit, PublicDefinitions], Iterator[Shown]], tuple[str, ...]], ...] = (
    (employees, PEOPLE),
    (minis, MINI),
    (garments, DRESSES),
    (guests, ("guests",)),
    (tiles, ("drawers", "silk", "magnified tile")),
    (jewelry, ("jewelry", "magnified jewel")),
    (barry_cards, ("du Barry", "magnifier")),
)
HEAD, GAP, WIDE = 26, 6, 1900


def sheet(window: Size, percent: int, out: Path, only: tuple[str, ...] = ()) -> int:
    """Paint every piece at the sizes it has in a window as one picture; how many there are."""
    scale = scale_for(window, percent)
    kit = Kit(load_words("en"), Typography(assets_dir() / "fonts").at_scale(scale.factor))
    sizes = sizes_in(kit, scale.logical)
    defs = box(Edition.DELUXE)
    sprites, y, count = [], GAP, 0
    for make, places in SECTIONS:
        for place in places:
            if place not in sizes or (only and place not in only):
                continue
            size = sizes[place]
            title = Card(Rect(GAP, y, WIDE, HEAD), kit.type)
            words = f"{make.__name__.replace('_', ' ')}, {place}: {size.w} x {size.h}"
            title.text(title.rect, words, theme.LARGE, theme.IVORY)
            sprites.append(title.sprite())
            y, x = y + HEAD, GAP
            for shown in make(kit, defs):
                if x + size.w > WIDE:
                    x, y = GAP, y + size.h + GAP
                card = Card(Rect(x, y, *size), kit.type)
                shown.paint(card, card.rect)
                sprites.append(card.sprite())
                x, count = x + size.w + GAP, count + 1
            y += size.h + 2 * GAP
    surface = pygame.Surface((round((WIDE + GAP) * scale.factor), round(y * scale.factor)))
    surface.fill(theme.WALNUT)
    painter = Painter(
        kit.type, Scale(scale.factor, Size(*surface.get_size())), Gallery(assets_dir() / "pictures")
    )
    painter.paint(surface, sprites)
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, out)
    return count


def signs_of(employee: Employee) -> tuple[Glyph, ...]:
    """The signs of an employee's effect."""
    return card_strip(employee)


def costs_of(garment: Garment) -> tuple[Glyph, ...]:
    """The signs of what a garment takes."""
    return goods_of(garment)
