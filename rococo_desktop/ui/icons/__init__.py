"""Drawings of garments and employees, sharp at every size."""

from rococo_desktop.ui.icons.catalogue import ICONS
from rococo_desktop.ui.icons.drawing import draw_icon

__all__ = ["ICONS", "draw_icon"]
