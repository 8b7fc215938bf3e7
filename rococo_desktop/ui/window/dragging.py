"""Dragging something along: a hotspot that slides is told how far, until it is let go."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Point
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.window import hotspot_search
from rococo_desktop.ui.window.scene import Scene


class Slider:
    """What the mouse drags along, if anything."""

    def __init__(self) -> None:
        self._held: Target | None = None

    def take_hold(self, scene: Scene, picture: Picture, mouse: Point) -> bool:
        """Begin to drag what lies under the mouse; False if that does not slide."""
        spot = hotspot_search.under(picture, mouse)
        self._held = spot.target if spot is not None and spot.slides else None
        return self.follow(scene, picture, mouse)

    def follow(self, scene: Scene, picture: Picture, mouse: Point) -> bool:
        """Tell the scene how far what is held was dragged; False if nothing is held."""
        spot = hotspot_search.named(picture, self._held) if self._held is not None else None
        if spot is None:
            self._held = None
            return False
        part = (mouse[0] - spot.rect.x) / max(spot.rect.w - 1, 1)
        scene.slide(spot.target, min(max(part, 0.0), 1.0))
        return True

    def let_go(self) -> None:
        """Nothing is dragged any more."""
        self._held = None
