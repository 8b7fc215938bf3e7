"""The pieces of the game as they look: garments, employees, tiles, jewelry, trademarks, plaques."""

from rococo_desktop.ui.pieces.du_barry_cards import paint_barry_back, paint_barry_card
from rococo_desktop.ui.pieces.employees import (
    paint_employee,
    paint_employee_back,
    paint_mini,
    paint_spine,
)
from rococo_desktop.ui.pieces.garments import paint_garment, paint_guest
from rococo_desktop.ui.pieces.icon_strip import paint_glyphs
from rococo_desktop.ui.pieces.plaques import paint_plaque
from rococo_desktop.ui.pieces.prices import paint_price
from rococo_desktop.ui.pieces.tiles import paint_jewelry, paint_tile, paint_tile_back
from rococo_desktop.ui.pieces.trademarks import paint_trademark

__all__ = [
    "paint_barry_back",
    "paint_barry_card",
    "paint_employee",
    "paint_employee_back",
    "paint_garment",
    "paint_glyphs",
    "paint_guest",
    "paint_jewelry",
    "paint_mini",
    "paint_plaque",
    "paint_price",
    "paint_spine",
    "paint_tile",
    "paint_tile_back",
    "paint_trademark",
]
