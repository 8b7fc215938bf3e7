"""What may lie over the table: the log, a seat's workshop, the examinations, a magnified thing.

While one of them lies there a click beside it puts it away; only the buttons of the bar still answer, and the
strips while a workshop is shown, so that one looks from one to the next.
"""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.overlays.examinations import compose_exams
from rococo_desktop.ui.overlays.log import compose_log
from rococo_desktop.ui.overlays.magnifier import magnified
from rococo_desktop.ui.overlays.seat_workshop import compose_seat
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import HotspotRole, Layer
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.seat_places import seat_places
from rococo_desktop.ui.text.messages import message

AWAY: Target = ("region", "away")
"""What lies around an overlay: a click there puts it away."""


def compose_overlay(desk: Desk) -> None:
    """The overlay the stage asks for, if any; all but the magnifier take the pointer."""
    overlay = desk.stage.overlay
    if overlay is None:
        return
    if overlay.kind == "magnify":
        if overlay.target is not None:
            with desk.sheet.on(Layer.TIP):
                magnified(desk.sheet, desk.zones.room, desk.stage, overlay.target)
    else:
        _raise(desk, with_strips=overlay.kind == "seat")
        with desk.sheet.on(Layer.OVERLAY, alone=True):
            about = desk.told("overlay away", lambda: message("board.away"))
            desk.sheet.hotspot(Rect(0, 0, *desk.zones.room), AWAY, about, HotspotRole.GROUND)
            match overlay.kind:
                case "log":
                    compose_log(desk, overlay.scroll)
                case "seat":
                    compose_seat(desk, overlay.seat)
                case "exams":
                    compose_exams(desk)
    desk.close()


def _raise(desk: Desk, with_strips: bool) -> None:
    """Let what is still to be pressed answer beside the overlay."""
    spots, zones = desk.sheet.hotspots, desk.zones
    strips = seat_places(zones, desk.defs.seats, desk.defs.barry is not None).strips
    for at, spot in enumerate(spots):
        on_strip = with_strips and any(strip.encloses(spot.rect) for strip in strips)
        if on_strip or (spot.role is HotspotRole.BUTTON and zones.bar.encloses(spot.rect)):
            spots[at] = spot._replace(layer=Layer.OVERLAY)
