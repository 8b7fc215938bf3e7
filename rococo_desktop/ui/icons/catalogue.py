"""Every drawing by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.ui.icons import garments
from rococo_desktop.ui.icons.pen import Pen

ICONS: Mapping[str, Callable[[Pen], None]] = dict(garments.SIGNS)
"""Every drawing by name; it draws itself on a square of 64 by 64 units."""
