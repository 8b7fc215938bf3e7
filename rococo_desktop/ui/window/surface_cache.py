"""Surfaces that are kept to be quick: on shelves, one for each kind, with one budget in bytes for all."""

from __future__ import annotations

from collections.abc import Hashable
from weakref import WeakSet

import pygame

from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.scale import REFERENCE
from rococo_desktop.ui.window.heap_trim import give_back

PICTURES = 84 * 2**20
"""Bytes for pictures as they lie in their files, and small signs."""
WINDOWS_KEPT = 5
"""And so many times the bytes of the window for sprites: a whole table has little more than four."""
PLENTY = 196 * 2**20
"""Above this only sprites grow with the window: at 3840x2160 the whole game has 500 megabytes."""
LEAST_KEPT = 4
"""Then to so many times its bytes: nearly a whole table, and what it lacks is rendered again."""


def budget(window: Size) -> int:
    """How many bytes of surfaces are kept for a window, besides those that lie beneath all that moves."""
    bytes_ = 4 * window.w * window.h
    return max(min(PICTURES + WINDOWS_KEPT * bytes_, PLENTY), LEAST_KEPT * bytes_)


def weight(surface: pygame.Surface) -> int:
    """How many bytes a surface takes."""
    return surface.get_pitch() * surface.get_height()


GONE = -1
"""The moment of what is not kept any more."""


class Kept:
    """A surface that is kept, and the moment it was last asked for.

    Who holds on to this and not to the surface may look it up without asking, as long as it is not GONE.
    """

    __slots__ = ("surface", "used")

    def __init__(self, surface: pygame.Surface, used: int) -> None:
        self.surface = surface
        self.used = used

    def ask(self, moment: int) -> pygame.Surface:
        """The surface, asked for at this moment."""
        self.used = moment
        return self.surface

    def let_go(self) -> None:
        """Hold the surface no more."""
        self.surface, self.used = pygame.Surface((0, 0)), GONE


class Stock:
    """So many bytes of surfaces in all; what was not asked for longest goes first, whatever its shelf.

    What this frame or the one before asked for stays: a picture that is rendered over several frames asks for
    all of itself in each, and would never be whole if one part of it drove out another. Where that alone is
    too much, nothing more is kept, and is rendered again when it is asked for again.
    A shelf that nobody holds any more is gone with all that lies on it.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = budget(REFERENCE) if most is None else most
        self.moment = 0
        """Counted up with every frame."""
        self._full_at = -1
        self._shelves: WeakSet[SurfaceShelf] = WeakSet()

    def next_moment(self) -> None:
        """Another frame begins."""
        self.moment += 1

    @property
    def bytes(self) -> int:
        """How many bytes are kept now."""
        return sum(shelf.bytes for shelf in self._shelves)

    def shelf(self) -> SurfaceShelf:
        """A new shelf."""
        made = SurfaceShelf(self)
        self._shelves.add(made)
        return made

    def allow(self, most: int) -> None:
        """Keep so many bytes from now on."""
        self.most = most
        self.make_room(0)

    @property
    def is_full(self) -> bool:
        """True if there was no room any more in this frame: what is kept is wanted, and that is too much."""
        return self._full_at == self.moment

    def make_room(self, wanted: int) -> bool:
        """Forget a quarter at once if so many bytes more are too much; True if they fit then."""
        held = self.bytes
        if held + wanted <= self.most:
            return True
        if self.is_full:
            return False  # in this frame nothing becomes idle any more
        idle = [
            (kept.used, shelf, key)
            for shelf in self._shelves
            for key, kept in shelf.items()
            if kept.used < self.moment - 1
        ]
        for _, shelf, key in sorted(idle, key=lambda one: one[0]):
            if held + wanted <= self.most * 3 // 4:
                break
            held -= shelf.forget(key)
        if idle:
            give_back()
        fits = held + wanted <= self.most
        if not fits:
            self._full_at = self.moment
        return fits


class SurfaceShelf:
    """Surfaces of one kind, by key."""

    def __init__(self, stock: Stock) -> None:
        self.stock = stock
        self.bytes = 0
        self._kept: dict[Hashable, Kept] = {}

    def get(self, key: Hashable) -> Kept | None:
        """What is kept under a key."""
        found = self._kept.get(key)
        if found is not None:
            found.ask(self.stock.moment)
        return found

    def keep(self, key: Hashable, surface: pygame.Surface) -> Kept:
        """Keep a surface under a key that has none; older ones give way. GONE at once if there is no room."""
        if not self.stock.make_room(weight(surface)):
            return Kept(surface, GONE)
        self._kept[key] = made = Kept(surface, self.stock.moment)
        self.bytes += weight(surface)
        return made

    def forget(self, key: Hashable) -> int:
        """Keep nothing more under a key; how many bytes that was."""
        gone = self._kept.pop(key)
        bytes_ = weight(gone.surface)
        gone.let_go()
        self.bytes -= bytes_
        return bytes_

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
        self.bytes = 0

    def items(self) -> list[tuple[Hashable, Kept]]:
        """Everything that is kept, by its key."""
        return list(self._kept.items())
