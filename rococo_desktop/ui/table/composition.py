"""The picture of the table: every zone composed from what the stage shows, for a room of any size."""

from __future__ import annotations

from rococo_desktop.ui.overlays.compose_overlay import compose_overlay
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.table.card_chooser import buttons_of, chooses_three, compose_picker, laid_out
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
from rococo_desktop.ui.text.messages import message

FEW = 8
"""So many cards lie side by side."""


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
    laid = laid_out(desk.stage, desk.zones)
    if not laid:
        compose_tray(desk)
        return
    # Over the halls, never over the market: what lies there decides who is wanted.
    # The terrace stays in sight, too, where few cards leave it room.
    zones = desk.zones
    top = zones.halls[0].y if len(laid) <= FEW else zones.terrace.y
    area = Rect(zones.board.x, top, zones.board.w, zones.market.y - desk.sizes.gap - top)
    if not buttons_of(desk.stage) and not chooses_three(desk.stage):
        compose_picker(desk, laid, area)
        return
    foot = max(theme.LEAST_TARGET, 2 * desk.sizes.line + 8) + 2 * desk.sizes.gap
    title = message("board.pick.title") if chooses_three(desk.stage) else None
    compose_picker(desk, laid, area, foot, title)
    compose_tray(desk, area.bottom_part(foot).inset(14, desk.sizes.gap))


def _backdrop(card: Card, rect: Rect) -> None:
    frames.spread(card, rect, frames.FLOOR)
