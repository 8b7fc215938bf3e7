"""What the magnifier finds behind each kind of target."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.definitions import GuestSpace
from rococo_desktop.model.outlook import FIREWORKS
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Reward
from rococo_desktop.ui.overlays.enlarged import (
    SQUARE,
    Enlarged,
    employee_enlarged,
    garment_enlarged,
    jewelry_enlarged,
    rival_enlarged,
    sign_enlarged,
    tile_enlarged,
)
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.pieces.garments import paint_guest
from rococo_desktop.ui.pieces.large_signs import paint_decoration
from rococo_desktop.ui.table_state.action_tooltips import action_about
from rococo_desktop.ui.table_state.identical_cards import card_of
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.describe import (
    describe_decoration,
    describe_garment,
    describe_space,
)
from rococo_desktop.ui.text.effect_icons import Glyph
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import action_name, exam_name, hall_name, task_name
from rococo_desktop.ui.text.needs_and_waste import drawer_of


def looked_at(kit: Kit, stage: Stage, target: Target) -> Enlarged | None:
    """What is to be shown of a target; None where there is nothing to look at."""
    kind, which = target
    finder = _FINDERS.get(kind)
    return finder(kit, stage, which) if finder else None


Which = int | str


def _own_card(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    if which == "done":
        return None  # no card, but an end to choosing
    return employee_enlarged(kit, stage, card_of(("", which)), stage.view.viewer)


def _top_discard(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    seat = int(which)
    pile = stage.view.seats[seat].discard
    return employee_enlarged(kit, stage, pile[-1], seat) if pile else None


def _fact(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    what, _, seat = str(which).partition(" ")
    if what == "top" and seat.isdigit():
        return _top_discard(kit, stage, seat)
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
        place = stage.defs.side.guest_spaces[which]
        icon = "master_space" if place.master else "guest"
        return sign_enlarged(kit, space, (*facts, *owner), icon, _reward(place))
    name, *lines = describe_garment(stage.defs, garment)

    def paint(card: Card, rect: Rect) -> None:
        paint_guest(card, rect, kit, stage.defs, garment, colour)

    return Enlarged(name, (*owner, *lines, space, *facts), paint)


def _reward(place: GuestSpace) -> tuple[Glyph, ...]:
    match place.reward:
        case Reward.NONE:
            return ()
        case Reward.LIVRE:
            return (Glyph("plus"), Glyph("livre", str(place.livre)))
        case Reward.TILE:
            return (Glyph("plus"), Glyph("bag_tile"))
        case Reward.LACE | Reward.THREAD:
            return (Glyph("plus"), Glyph(place.reward.value))


def _hall(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    """A race for a majority; the sentences are those of the table."""
    if which == FIREWORKS:
        majority, name, icon = stage.defs.side.fireworks_majority, message("zone_name.terrace"), "fireworks"
    elif isinstance(which, int):
        majority, name, icon = stage.defs.side.hall_majorities[which], hall_name(which), "hall"
    else:
        return None
    points = (Glyph("prestige", str(majority.first)), Glyph("slash"), Glyph("prestige", str(majority.second)))
    return sign_enlarged(kit, name, (), icon, points)


def _all_halls(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    points = stage.defs.figures.all_halls[which] if isinstance(which, int) else 0
    return sign_enlarged(
        kit, message("zone_name.all_halls"), (), "all_halls", (Glyph("prestige", str(points)),)
    )


def _favor(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    points = Glyph("prestige", str(stage.defs.figures.favor_prestige))
    return sign_enlarged(kit, message("zone_name.favor"), (), "favor", (points,))


def _task(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    assert isinstance(which, int)
    assert stage.defs.jeweler is not None
    task = stage.defs.jeweler.tasks[which]
    return sign_enlarged(kit, task_name(stage.defs, which), (exam_name(task.exam),), "task")


def _action(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    icon = {"journeyman_exam": "exam_journeyman", "master_exam": "exam_master"}.get(str(which), str(which))
    return sign_enlarged(kit, action_name(str(which)), (action_about(stage, str(which)),), icon)


def _displayed(kit: Kit, stage: Stage, which: Which) -> Enlarged | None:
    """A piece in the workshop of a seat that is laid over the table."""
    kind, piece, seat, _ = str(which).split()
    if kind == "guest":
        return _guest(kit, stage, int(piece))
    if kind == "jewelry":
        return jewelry_enlarged(kit, stage, int(piece))
    return employee_enlarged(kit, stage, int(piece), int(seat))


_FINDERS: dict[str, Callable[[Kit, Stage, Which], Enlarged | None]] = {
    **dict.fromkeys(
        ("hand", "supply", "discard", "resolving", "specialist", "exam_deck", "looking"), _own_card
    ),
    "opponent": _top_discard,
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
    "all_halls": _all_halls,
    "favor": _favor,
    "task": _task,
    "action": _action,
    "displayed": _displayed,
}
