"""What the magnifier shows of a target: a piece to be painted large, its name, and sentences about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.outlook import ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.pieces.decorations import paint_decoration, paint_sign
from rococo_desktop.ui.pieces.employees import paint_employee
from rococo_desktop.ui.pieces.garments import paint_garment, paint_guest
from rococo_desktop.ui.pieces.rival import paint_barry_card
from rococo_desktop.ui.pieces.tiles import paint_jewelry, paint_tile
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.table.stage import Stage
from rococo_desktop.ui.text.describe import (
    describe_barry_card,
    describe_decoration,
    describe_employee,
    describe_garment,
    describe_jewelry,
    describe_majority,
    describe_space,
    describe_tile,
)
from rococo_desktop.ui.text.figures import drawer_of
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import action_name, action_sentence, exam_name, hall_name, task_name

Paint = Callable[[Card, Rect], None]

CARD = Size(260, 364)
TILE = Size(260, 236)
SQUARE = Size(240, 240)


class Enlarged(NamedTuple):
    """A thing under the magnifier."""

    name: Message
    lines: tuple[Message, ...]
    paint: Paint
    size: Size = CARD
    price: ShelfPrice | StockPrice | None = None


def enlarged(kit: Kit, stage: Stage, target: Target) -> Enlarged | None:
    """What is to be shown of a target; None where there is nothing to look at."""
    kind, which = target
    finder = _FINDERS.get(kind)
    return finder(kit, stage, which) if finder else None


def employee_enlarged(
    kit: Kit, stage: Stage, card: int, seat: int = NOBODY, price: StockPrice | None = None
) -> Enlarged:
    """An employee card with everything it says."""
    name, *lines = describe_employee(stage.defs, card)
    now = stage.forecasts.get(card, ())
    colour = stage.seats[seat].colour if 0 <= seat < len(stage.seats) else None

    def paint(sheet: Card, rect: Rect) -> None:
        paint_employee(sheet, rect, kit, stage.defs, card, now, colour)

    return Enlarged(name, tuple(lines), paint, CARD, price)


def garment_enlarged(kit: Kit, stage: Stage, garment: int, price: ShelfPrice | None = None) -> Enlarged:
    """A garment with everything it says."""
    name, *lines = describe_garment(stage.defs, garment)

    def paint(card: Card, rect: Rect) -> None:
        paint_garment(card, rect, kit, stage.defs, garment)

    return Enlarged(name, tuple(lines), paint, CARD, price)


def tile_enlarged(kit: Kit, stage: Stage, face: int, price: StockPrice | None = None) -> Enlarged:
    """A resource tile."""
    name, *lines = describe_tile(stage.defs, face)

    def paint(card: Card, rect: Rect) -> None:
        paint_tile(card, rect, kit, stage.defs, face)

    return Enlarged(name, tuple(lines), paint, TILE, price)


def jewelry_enlarged(kit: Kit, stage: Stage, tile: int, price: ShelfPrice | None = None) -> Enlarged:
    """A jewelry tile."""
    name, *lines = describe_jewelry(stage.defs, tile)

    def paint(card: Card, rect: Rect) -> None:
        paint_jewelry(card, rect, kit, stage.defs, tile)

    return Enlarged(name, tuple(lines), paint, SQUARE, price)


def rival_enlarged(kit: Kit, stage: Stage, barry_card: int, lines: Sequence[Message] = ()) -> Enlarged:
    """A card of Madame du Barry."""
    name, *told = describe_barry_card(stage.defs, barry_card)

    def paint(card: Card, rect: Rect) -> None:
        paint_barry_card(card, rect, kit, stage.defs, barry_card)

    return Enlarged(name, (*told, *lines), paint)


def _sign(name: Message, lines: Sequence[Message], icon: str, number: str = "") -> Enlarged:
    def paint(card: Card, rect: Rect) -> None:
        paint_sign(card, rect, icon, number)

    return Enlarged(name, tuple(lines), paint, SQUARE)


# By the kind of target.

Which = int | str


def _own_card(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    return employee_enlarged(kit, stage, which, stage.view.viewer) if isinstance(which, int) else None


def _discard(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    if not isinstance(which, int):
        return None
    if stage.decision is not None and stage.decision.kind == "choose_opponent":
        pile = stage.view.seats[which].discard
        return employee_enlarged(kit, stage, pile[-1], which) if pile else None
    return employee_enlarged(kit, stage, which, stage.view.viewer)


def _fact(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    what, _, seat = str(which).partition(" ")
    if what == "top" and seat.isdigit() and stage.view.seats[int(seat)].discard:
        return employee_enlarged(kit, stage, stage.view.seats[int(seat)].discard[-1], int(seat))
    if what == "rival":
        return _rival(kit, stage, which)
    return None


def _rival(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    if stage.rival is not None and stage.rival.card != EMPTY:
        return rival_enlarged(kit, stage, stage.rival.card)
    return rival_enlarged(kit, stage, stage.view.rival_current[-1]) if stage.view.rival_current else None


def _garment(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int)
    garment = stage.view.garments[which]
    if garment == EMPTY:
        return None
    return garment_enlarged(kit, stage, garment, stage.market.garments[which])


def _bench(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    return garment_enlarged(kit, stage, which) if isinstance(which, int) else None


def _drawer(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int)
    face = stage.view.drawers[which]
    if face == EMPTY:
        return None
    return tile_enlarged(kit, stage, face, stage.market.drawers[drawer_of(stage.defs, which)])


def _silk(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    return tile_enlarged(kit, stage, which) if isinstance(which, int) else None


def _hire(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int)
    card = stage.view.hire[which]
    return employee_enlarged(kit, stage, card, NOBODY, stage.market.hire) if card != EMPTY else None


def _jewelry(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    if not isinstance(which, int) or stage.view.jewelry_display[which] == EMPTY:
        return None
    return jewelry_enlarged(kit, stage, stage.view.jewelry_display[which], stage.market.jewelry[which])


def _owner(stage: Stage, place: int) -> tuple[int | None, tuple[Message, ...]]:
    """The colour of whoever has a trademark there, and the words for it."""
    seat = stage.view.trademarks[place]
    if seat == NOBODY:
        return None, ()
    return stage.seats[seat].colour, (message("tooltip.trademark", seat=stage.seats[seat].name),)


def _decoration(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int)
    colour, owner = _owner(stage, which)
    name, *lines = describe_decoration(stage.defs, which)

    def paint(card: Card, rect: Rect) -> None:
        paint_decoration(card, rect, kit, stage.defs, which, colour)

    return Enlarged(name, (*lines, *owner), paint, SQUARE)


def _terrace(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int)
    return _decoration(kit, stage, stage.defs.fireworks[which])


def _guest(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int)
    space, *facts = describe_space(stage.defs, which)
    colour, owner = _owner(stage, which)
    garment = stage.view.guests[which]
    if garment == EMPTY or colour is None:
        master = stage.defs.side.guest_spaces[which].master
        return _sign(space, (*facts, *owner), "master_space" if master else "guest")
    name, *lines = describe_garment(stage.defs, garment)

    def paint(card: Card, rect: Rect) -> None:
        paint_guest(card, rect, kit, stage.defs, garment, colour)

    return Enlarged(name, (*owner, *lines, space, *facts), paint, SQUARE)


def _hall(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    if not isinstance(which, int) or which < 0:
        return None
    return _sign(hall_name(which), (describe_majority(stage.defs, which),), "hall")


def _task(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int) and stage.defs.jeweler is not None
    task = stage.defs.jeweler.tasks[which]
    return _sign(task_name(stage.defs, which), (exam_name(task.exam),), "task")


def _action(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    icon = {"journeyman_exam": "exam_journeyman", "master_exam": "exam_master"}.get(str(which), str(which))
    return _sign(action_name(str(which)), (action_sentence(str(which)),), icon)


_FINDERS: dict[str, Callable[[Kit, Stage, Which], Enlarged | None]] = {
    **dict.fromkeys(("hand", "supply", "resolving", "specialist", "exam_deck", "looking"), _own_card),
    "discard": _discard,
    "fact": _fact,
    "rival": _rival,
    "rival_current": _rival,
    "garments": _garment,
    "bench": _bench,
    "drawers": _drawer,
    "silk": _silk,
    "drawn": _silk,
    "hire": _hire,
    "jewelry_display": _jewelry,
    "decorations": _decoration,
    "terrace": _terrace,
    "guests": _guest,
    "halls": _hall,
    "task": _task,
    "action": _action,
}
