"""What screens with pages have in common: keys, wheel and buttons turn them, never past the first or last."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.widgets.paging import TURNING


class PagedScene(MenuScene):
    """A screen of controls with pages. `compose` says how many there are."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._page = 0
        self._pages = 1

    def scrolled(self, target: Target | None, steps: int) -> None:
        """The wheel turns the pages."""
        self._turn(-steps)

    def key_down(self, key: Key) -> bool:
        """Page up and down turn the pages."""
        if key.name in TURNING:
            self._turn(TURNING[key.name])
            return True
        return super().key_down(key)

    def _turn(self, pages: int) -> None:
        page = min(max(self._page + pages, 0), self._pages - 1)
        if page != self._page:
            self._page = page
            self.changed()
