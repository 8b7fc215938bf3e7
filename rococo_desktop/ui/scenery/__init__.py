"""What is drawn by code to fill a rectangle: the night outside, damask walls, gilded frames."""

from rococo_desktop.ui.scenery.drawing import SCENERY, draw_scenery

__all__ = ["SCENERY", "draw_scenery"]
