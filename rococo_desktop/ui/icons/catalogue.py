"""Every sign by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.ui.icons import (
    acts,
    blanks,
    buttons,
    emblems,
    garments,
    goods,
    honours,
    jewelry,
    palace,
    people,
    signs,
    silk,
)
from rococo_desktop.ui.icons.controls import CONTROLS
from rococo_desktop.ui.icons.pen import Pen

ICONS: Mapping[str, Callable[[Pen], None]] = {
    **CONTROLS,
    **goods.SIGNS,
    **silk.SIGNS,
    **garments.SIGNS,
    **people.SIGNS,
    **honours.SIGNS,
    **palace.SIGNS,
    **jewelry.SIGNS,
    **acts.SIGNS,
    **blanks.SIGNS,
    **emblems.SIGNS,
    **signs.SIGNS,
    **buttons.SIGNS,
}
"""Every sign by name; it draws itself on a square of 64 by 64 units."""
