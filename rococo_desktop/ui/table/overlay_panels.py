"""What may lie over the table: the log, a seat's workshop, the examinations, a magnified thing."""

from __future__ import annotations

from rococo_desktop.ui.table.desk import Desk


def compose_overlay(desk: Desk) -> None:
    """The overlay the stage asks for, if any."""
    overlay = desk.stage.overlay
    if overlay is None:
        return
