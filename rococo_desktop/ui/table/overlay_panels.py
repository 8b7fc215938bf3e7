"""What may lie over the table: the log, a seat's workshop, the examinations, a magnified thing."""

from __future__ import annotations

from rococo_desktop.ui.marks import Layer
from rococo_desktop.ui.pieces import magnified
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.table.exam_overlay import compose_exams
from rococo_desktop.ui.table.log_overlay import compose_log
from rococo_desktop.ui.table.seat_overlay import compose_seat


def compose_overlay(desk: Desk) -> None:
    """The overlay the stage asks for, if any; all but the magnifier take the pointer."""
    overlay = desk.stage.overlay
    if overlay is None:
        return
    desk.sheet.layer = Layer.OVERLAY
    match overlay.kind:
        case "magnify":
            if overlay.target is not None:
                desk.sheet.layer = Layer.TIP
                magnified(desk.sheet, desk.zones.room, desk.stage, overlay.target)
        case "log":
            desk.sheet.modal = Layer.OVERLAY
            compose_log(desk, overlay.scroll)
        case "seat":
            desk.sheet.modal = Layer.OVERLAY
            compose_seat(desk, overlay.seat)
        case "exams":
            desk.sheet.modal = Layer.OVERLAY
            compose_exams(desk)
    desk.close()
    desk.sheet.layer = Layer.TABLE
