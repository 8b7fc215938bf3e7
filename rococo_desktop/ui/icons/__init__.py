"""The drawn signs of the table: silks, ranks, goods, actions, emblems; sharp at every size."""

from rococo_desktop.ui.icons.catalogue import ICONS
from rococo_desktop.ui.icons.colours import natural
from rococo_desktop.ui.icons.drawing import draw_icon

__all__ = ["ICONS", "draw_icon", "natural"]
