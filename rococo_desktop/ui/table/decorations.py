"""A decoration that can be funded: its sign, its cost and prestige, and the trademark of its patron."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Funding
from rococo_desktop.model.definitions import Decoration
from rococo_desktop.model.outlook import Missing
from rococo_desktop.model.vocabulary import NOBODY, DecorationKind
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.card_stock import paint_number
from rococo_desktop.ui.pieces.lacks import BROWN, sign_of
from rococo_desktop.ui.pieces.large_signs import decoration_sign
from rococo_desktop.ui.pieces.prices import coin_for
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_trademark
from rococo_desktop.ui.text.describe import describe_decoration
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.needs_and_waste import decoration_cost

RIM, LEAST_RIM = 46, 16
"""How large the sign at the rim of a price is, in hundredths of the coin."""


def figure_side(rect: Rect, least: int) -> int:
    """How large coins and medals are on a space of this size."""
    return max(min(rect.h * 36 // 100, rect.w * 46 // 100, 2 * least), least)


class Price(NamedTuple):
    """What funding a decoration takes now, and what the viewer lacks for it; None where nobody looks."""

    livre: int
    missing: Missing

    @property
    def at_rim(self) -> str:
        """The sign of what else is missing: a rank, or that one may have no more of the kind."""
        return next((sign_of(reason) for reason in self.missing or () if sign_of(reason)), "")


def price_of(desk: Desk, place: int) -> Price:
    """The price of a decoration, in the choice at hand where one is made: it may come cheaper (A6.3)."""
    index = place - desk.defs.first_decoration
    decision = desk.stage.decision
    about = decision.about if decision is not None else None
    less = about.discount if isinstance(about, Funding) else 0
    missing = () if desk.is_lit(("decorations", place)) else desk.stage.market.decorations[index]
    return Price(decoration_cost(desk.defs, place, less), missing)


def paint_figures(card: Card, rect: Rect, decoration: Decoration, price: Price, taken: bool) -> None:
    """The price on a coin while it is free, the prestige on a medal if there is any, in one line."""
    blanks: list[tuple[str, int]] = []
    if not taken:
        blanks.append((coin_for(price.missing), price.livre))
    if decoration.prestige:
        blanks.append(("medal", decoration.prestige))
    side = rect.h
    step = min(side + 2, rect.w - side) if len(blanks) > 1 else 0
    x = rect.x + (rect.w - step * (len(blanks) - 1) - side) // 2
    for at, (blank, number) in enumerate(blanks):
        square = Rect(x + at * step, rect.y, side, side)
        paint_number(card, square, blank, str(number))
    if not taken and price.at_rim:
        _at_rim(card, Rect(x, rect.y, side, side), price.at_rim)


def _at_rim(card: Card, coin: Rect, sign: str) -> None:
    """What is missing, at the upper rim of a coin whose number stays to be read."""
    side = max(coin.w * RIM // 100, LEAST_RIM)
    place = Rect(coin.x - 1, coin.y - side * 5 // 8, side, side)
    card.fill(place.inset(-1), theme.IVORY, side // 2 + 1, BROWN)
    card.sign(place.inset(1), sign)


def lay_decoration(desk: Desk, rect: Rect, place: int) -> None:
    """One decoration space."""
    target = ("decorations", place)
    decoration = desk.defs.decorations[place - desk.defs.first_decoration]
    owner = desk.view.trademarks[place]
    lit = desk.is_lit(target)
    price = price_of(desk, place)
    taken = owner != NOBODY
    icon = decoration_sign(desk.defs, place)
    figure = figure_side(rect, desk.sizes.number + 6)
    foot = 0 if taken and not decoration.prestige else figure

    def paint(card: Card, inner: Rect) -> None:
        if decoration.kind is DecorationKind.MUSICIANS:
            card.art(inner, "palace/niche_music", Fit.STRETCH, plain=theme.NIGHT)
        else:
            frames.space(card, inner, 9, theme.NIGHT)
        room = inner.inset(1, 2)
        if not taken:
            sign = room.without_bottom(foot)
            side = min(sign.w * 9 // 10, sign.h)
            card.sign(sign.centred((side, side)), icon)
        if foot:  # over the sign: what is missing reaches above the coin
            paint_figures(card, room.bottom_part(figure), decoration, price, taken)

    desk.lay(rect, ("decoration", place, price, taken), paint, raised=lit)
    room = rect.inset(2, 3).without_bottom(foot)
    side = min(room.w, room.h)
    seal = room.centred((side, side))
    desk.sheet.anchor(("trademarks", place), seal)
    if taken and not desk.is_hidden(("trademarks", place), owner):
        lay_trademark(desk, seal, owner, place, lit)
    desk.thing(rect, target, decoration_told(desk, place, owner))


def decoration_told(desk: Desk, place: int, owner: int) -> str:
    """A decoration in words, and who funded it."""
    told = desk.described(("decoration", place), lambda: describe_decoration(desk.defs, place))
    if owner == NOBODY:
        return told
    return f"{told} {desk.say(message('board.funded', seat=desk.stage.seats[owner].name))}"
