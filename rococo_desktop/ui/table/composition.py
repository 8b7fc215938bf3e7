"""The picture of the table: every zone composed from what the stage shows, for a room of any size."""

from __future__ import annotations

from rococo_desktop.ui.overlays.compose_overlay import compose_overlay
from rococo_desktop.ui.picture import frames
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Layer, Picture
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.table.card_chooser import compose_picker, laid_out
from rococo_desktop.ui.table.halls import compose_halls
from rococo_desktop.ui.table.market import compose_market
from rococo_desktop.ui.table.seat_column import compose_strips
from rococo_desktop.ui.table.statues_and_jeweler import compose_side
from rococo_desktop.ui.table.terrace import compose_terrace
from rococo_desktop.ui.table.top_bar import compose_bar
from rococo_desktop.ui.table.tray_panel import compose_tray
from rococo_desktop.ui.table.workshop import compose_workshop
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.stage import Stage


def compose(kit: Kit, room: Size, stage: Stage) -> Picture:
    """The whole table as one viewer sees it."""
    desk = Desk.of(kit, stage, zones_for(room))
    desk.lay(Rect(0, 0, *desk.zones.room), "room", _backdrop)
    compose_terrace(desk)
    compose_halls(desk)
    compose_side(desk)
    compose_market(desk)
    compose_strips(desk)
    compose_workshop(desk)
    compose_bar(desk)
    _choices(desk)
    compose_overlay(desk)
    return desk.sheet.picture()


def _choices(desk: Desk) -> None:
    """What is to be chosen and lies nowhere on the table: over hand and staff, never over the palace."""
    laid = laid_out(desk.stage, desk.zones)
    if laid:
        with desk.sheet.on(Layer.TRAY):
            compose_picker(desk, laid)
            desk.close()
    compose_tray(desk)


def _backdrop(card: Card, rect: Rect) -> None:
    frames.spread(card, rect, frames.FLOOR)
