"""Where the player points: with the mouse, or with the keyboard, which comes first until the mouse moves."""

from __future__ import annotations

from collections.abc import Iterable

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Point
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole, Picture
from rococo_desktop.ui.window import hotspot_search
from rococo_desktop.ui.window.scene import Scene

NOWHERE: Point = (-1, -1)


class Pointer:
    """What mouse and keyboard point at in the picture of the scene that answers."""

    def __init__(self) -> None:
        self.mouse = NOWHERE
        self.focus: Target | None = None
        """What the keyboard points at."""
        self._focus_lit = False
        """True if that could be chosen when it was last seen."""
        self.hover: Target | None = None
        """What lies under the mouse."""
        self.told: Target | None = None
        """What the scene was told last that is pointed at."""

    def look_away(self, shown: Iterable[Scene]) -> None:
        """Another scene answers from now on: nothing is pointed at, neither in it nor in those beneath it.

        It may have lain under another that covered it, and still know what was pointed at before that.
        """
        self.hover = None
        for scene in shown:
            self.forget(scene)

    def come_to(self, point: Point) -> None:
        """The mouse is here now, and the keyboard points at nothing any more."""
        self.mouse, self.focus = point, None

    def forget(self, scene: Scene) -> None:
        """Other eyes come: what was pointed at is not for them, and the scene must not go on telling it."""
        self.focus = self.told = None
        scene.point(None)

    def follow(self, scene: Scene, picture: Picture) -> bool:
        """What lies under a mouse at rest may have changed; a focus that has done its work is forgotten.

        That is one that is gone, or covered, or could be chosen and cannot any more: the keyboard begins
        anew with what can. True if something else that can be chosen lies under the mouse now.
        """
        if self.focus is not None and not self._keeps_focus(picture, self.focus):
            self.focus = None
            self._tell(scene, None)
        before = self.told
        found = self._look(scene, picture)
        if self.told != before:
            scene.came_under()
        return found

    def move(self, scene: Scene, picture: Picture) -> bool:
        """The mouse has moved and goes first again; True as for `follow`."""
        self.focus = None
        found = self._look(scene, picture)
        self._tell(scene, self.hover)
        return found

    def leave(self, scene: Scene, picture: Picture) -> None:
        """The mouse has left the window."""
        self.mouse = NOWHERE
        self._look(scene, picture)

    def walk(self, scene: Scene, picture: Picture, key: str, back: bool) -> None:
        """Tab and the arrows point at the next thing."""
        spot: Hotspot | None = None
        if key == "tab":
            spot = hotspot_search.next_stop(picture, self.focus, -1 if back else 1)
        elif key in hotspot_search.DIRECTIONS:
            spot = hotspot_search.neighbour(picture, self.focus or self._lit_hover(picture), key)
        if spot is not None:
            self.focus, self._focus_lit = spot.target, spot.lit
            self._tell(scene, spot.target)

    def _keeps_focus(self, picture: Picture, focus: Target) -> bool:
        """A button stays pointed at when it has nothing more to do, so that its neighbours are near."""
        spots = hotspot_search.open_to_keys(picture, focus)
        was_lit, self._focus_lit = self._focus_lit, any(spot.lit for spot in spots)
        if was_lit and not self._focus_lit:
            return any(spot.role is HotspotRole.BUTTON for spot in spots)
        return bool(spots)

    def _look(self, scene: Scene, picture: Picture) -> bool:
        spot = hotspot_search.under(picture, self.mouse)
        target = spot.target if spot is not None else None
        if target == self.hover:
            return False
        self.hover = target
        if self.focus is None:
            self._tell(scene, target)
        return spot is not None and spot.lit and spot.role is not HotspotRole.REGION

    def _tell(self, scene: Scene, target: Target | None) -> None:
        if target != self.told:
            self.told = target
            scene.point(target)

    def _lit_hover(self, picture: Picture) -> Target | None:
        """What the mouse points at, if it can be chosen: else the arrows begin at what can."""
        spot = hotspot_search.named(picture, self.hover)
        return self.hover if spot is not None and spot.lit else None
