"""A table without any design: every thing of the stage as a hotspot in a grid, to test how it is played."""

from __future__ import annotations

from collections.abc import Iterator

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.keys.action_letters import ACTION_KEYS
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Picture
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.identical_cards import lying
from rococo_desktop.ui.table_state.stage import Stage

CELL = 44


def things(stage: Stage) -> Iterator[Target]:
    """Everything that lies on the table."""
    view, defs = stage.view, stage.defs
    for zone in ("drawers", "garments", "hire", "jewelry_display", "guests", "terrace"):
        yield from ((zone, at) for at in range(len(getattr(view, zone))))
    yield from (("decorations", defs.first_decoration + at) for at in range(len(defs.decorations)))
    yield from (("halls", at) for at in range(len(defs.hall_spaces)))
    yield ("favor", 0)
    if view.own is None:
        return
    seat = view.seats[view.viewer]
    yield from (("silk", face) for face in dict.fromkeys(view.own.silk))
    yield from lying("hand", view.own.hand)
    yield from lying("supply", view.own.supply)
    yield from lying("discard", seat.discard)
    yield from (("specialist", card) for card in view.own.specialist)
    yield from (("resolving", card) for card in dict.fromkeys(seat.resolving))
    yield from (("action", name) for name in ACTION_KEYS)


def compose(kit: Kit, room: Size, stage: Stage) -> Picture:
    """All things, the tray and the commands, one cell each."""
    spots: list[Hotspot] = []

    def add(target: Target, words: str, role: HotspotRole, lit: bool, key: str = "") -> None:
        column, row = len(spots) % (room.w // CELL), len(spots) // (room.w // CELL)
        rect = Rect(column * CELL, row * CELL, CELL, CELL)
        spots.append(Hotspot(rect, target, words, role, lit, key=key))

    for target in things(stage):
        letter = ACTION_KEYS[str(target[1])] if target[0] == "action" else ""
        add(target, f"{target}", HotspotRole.TARGET, target in stage.lit, letter)
    for option in stage.tray:
        add(option.target, f"{option.label} {option.detail}", HotspotRole.TARGET, option.lit, option.key)
    for command in stage.commands:
        add(("command", command.name), command.why, HotspotRole.BUTTON, command.enabled, command.key)
    assert EMPTY == -1
    return Picture((), tuple(spots))
