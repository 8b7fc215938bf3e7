"""The terrace: the fireworks above the royal hall, what each costs and multiplies, and who leads there."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.decorations import decoration_told, paint_figures, price_of
from rococo_desktop.ui.table.majority_plaques import paint_standing, standing_key, standing_sentence
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_guest, lay_trademark
from rococo_desktop.ui.text.messages import message


def compose_terrace(desk: Desk) -> None:
    """The whole terrace."""
    zone, sizes = desk.zones.terrace, desk.sizes
    desk.lay(zone, "terrace", _sky, panels.SHADE)
    inner = zone.inset(sizes.pad, 3)
    head = inner.left_part(148 + 10 * (sizes.small - 16))
    _head(desk, head)
    places = desk.defs.fireworks
    rockets = Rect(head.right + 6, zone.y, inner.right - head.right - 6, zone.h).inset(0, 4)
    for at, rect in enumerate(rockets.columns(len(places), sizes.gap + 2)):
        _rocket(desk, rect, at, places[at])
    desk.close(zone)


def _sky(card: Card, rect: Rect) -> None:
    frames.vignette(card, rect, "terrace", theme.MIDNIGHT)


def _head(desk: Desk, rect: Rect) -> None:
    standing = desk.stage.halls[-1]
    majority = desk.defs.side.fireworks_majority
    name = desk.told("terrace name", lambda: message("board.terrace"))
    sizes = desk.sizes

    upper, lower = rect.rows(2)
    wide = desk.kit.type.width(name, theme.STRONG, sizes.number) + 18

    def plate(card: Card, inner: Rect) -> None:
        panels.nameplate(card, inner, (name,), sizes.number, inner.h)

    def plaques(card: Card, inner: Rect) -> None:
        paint_standing(desk, card, inner, majority, standing)

    # The edge of a nameplate reaches a pixel beyond it.
    desk.lay(upper.left_part(min(wide, upper.w)), "terrace name", plate, 1)
    desk.lay(lower, ("terrace plaques", standing_key(desk, standing)), plaques, place=("majority", EMPTY))
    desk.region(rect, ("halls", EMPTY), standing_sentence(desk, name, majority, standing))


def _rocket(desk: Desk, rect: Rect, at: int, place: int) -> None:
    decoration = desk.defs.decorations[place - desk.defs.first_decoration]
    owner = desk.view.trademarks[place]
    garment = desk.view.terrace[at] if at < len(desk.view.terrace) else EMPTY
    target = ("decorations", place)
    watched = ("terrace", at)
    lit = desk.is_lit(target) or desk.is_lit(watched)
    sizes = desk.sizes
    price = price_of(desk, place)

    taken = owner != NOBODY
    factor = f"×{decoration.factor}"
    figure = min(sizes.number + 9 + rect.h // 16, rect.h - 8)
    wide = desk.kit.type.width(factor, theme.STRONG, sizes.large)
    side = min(rect.h - 8, rect.w - wide - 2 * figure - 16)
    across = figure if taken else 2 * figure + 4
    group = rect.centred((min(side + wide + across + 19, rect.w - 8), side))
    sign = group.left_part(side)

    def paint(card: Card, inner: Rect) -> None:
        frames.patch(card, inner, "space", 10, theme.NIGHT)
        here = group.moved(inner.x - rect.x, inner.y - rect.y)
        if not taken:
            card.sign(here.left_part(side), "fireworks")
        card.text(Rect(here.x + side + 5, here.y, wide, here.h), factor, sizes.large, theme.LIT, theme.STRONG)
        rest = here.without_left(side + wide + 14 if here.w < rect.w - 8 else side + wide + 9)
        across = figure if taken else rest.w
        figures = Rect(rest.x, rest.y + (rest.h - figure) // 2, across, figure)
        paint_figures(card, figures, decoration, price, taken)

    desk.lay(rect, ("rocket", place, price, taken), paint, raised=lit)
    seal = sign
    desk.sheet.anchor(("trademarks", place), seal)
    desk.sheet.anchor(("terrace", at), rect)
    if owner != NOBODY and not desk.is_hidden(("trademarks", place), owner):
        lay_trademark(desk, seal, owner, place, lit)
    if garment != EMPTY and not desk.is_hidden(("terrace", at), garment):
        stand = Rect(rect.right - rect.h * 3 // 4 - 4, rect.y + 2, rect.h * 3 // 4, rect.h - 4)
        lay_guest(desk, stand, garment, owner, ("terrace", at), lit)
    desk.thing(rect, target, decoration_told(desk, place, owner))
    if desk.is_lit(watched):
        desk.frame(rect, watched)
