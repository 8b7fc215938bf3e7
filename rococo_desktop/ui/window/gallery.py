"""The gallery of baked pictures: each is loaded when it is first wanted and scaled once for each size.

What leaves the gallery has premultiplied alpha, so that scaling never draws dark seams around a figure.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame

from rococo_desktop.files.locations import MissingPartError
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.window.surface_cache import Stock

SMALL = 256 * 256
"""Up to so many pixels a scaled picture is kept: signs, which many sprites share.

Larger ones are kept by the painter, in the sprites they belong to.
"""

_KINDS = (".webp", ".jpg")


class Wanted(NamedTuple):
    """A picture as it is wanted on the screen, in pixels."""

    name: str
    width: int
    height: int
    fit: Fit
    edge: int = 0
    """The side of a corner of a nine-patch, or of one tile; 0: as in the picture."""


class Gallery:
    """The pictures below a folder, by their names without the ending: `garments/gown_07_worn`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.stock = Stock()
        """All surfaces that are kept, by whomever."""
        self._masters = self.stock.shelf()
        self._scaled = self.stock.shelf()

    def picture(self, wanted: Wanted) -> pygame.Surface:
        """The picture at its size, with premultiplied alpha; MissingPartError if there is none."""
        kept = self._scaled.get(wanted)
        if kept is not None:
            return kept.surface
        made = fitted(self.master(wanted.name), wanted)
        if made.get_width() * made.get_height() <= SMALL:
            self._scaled.keep(wanted, made)
        return made

    def master(self, name: str) -> pygame.Surface:
        """The picture as it lies in its file, with premultiplied alpha; MissingPartError if there is none."""
        kept = self._masters.get(name)
        return (self._masters.keep(name, self._load(name)) if kept is None else kept).surface

    def forget_sizes(self) -> None:
        """Another scale is in force: what was made for the last one is not wanted again."""
        self._scaled.clear()

    def has(self, name: str) -> bool:
        """True if there is a picture of this name."""
        return self._file(name) is not None

    def _file(self, name: str) -> Path | None:
        return next((file for kind in _KINDS if (file := self._folder / f"{name}{kind}").is_file()), None)

    def _load(self, name: str) -> pygame.Surface:
        file = self._file(name)
        if file is None:
            raise MissingPartError(self._folder / name)
        try:
            loaded = pygame.image.load(file)
        except pygame.error as error:
            raise MissingPartError(file, str(error)) from error
        return loaded.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32)).premul_alpha()


def fitted(master: pygame.Surface, wanted: Wanted) -> pygame.Surface:
    """A picture brought to the size of its rectangle."""
    w, h = max(wanted.width, 1), max(wanted.height, 1)
    match wanted.fit:
        case Fit.STRETCH:
            return _scaled(master, w, h)
        case Fit.CONTAIN | Fit.STAND:
            factor = min(w / master.get_width(), h / master.get_height())
            inner = _scaled(master, *_times(master, factor))
            left, top = w - inner.get_width(), h - inner.get_height()
            return _laid(inner, w, h, left // 2, top // 2 if wanted.fit is Fit.CONTAIN else top)
        case Fit.COVER:
            factor = max(w / master.get_width(), h / master.get_height())
            inner = _scaled(master, *_times(master, factor))
            return _laid(inner, w, h, (w - inner.get_width()) // 2, (h - inner.get_height()) // 2)
        case Fit.PATCH:
            return _patched(master, w, h, wanted.edge or master.get_width() // 3)
        case Fit.TILE:
            return _tiled(master, w, h, wanted.edge or master.get_width())


def _times(master: pygame.Surface, factor: float) -> tuple[int, int]:
    return max(round(master.get_width() * factor), 1), max(round(master.get_height() * factor), 1)


def _scaled(surface: pygame.Surface, w: int, h: int) -> pygame.Surface:
    return surface if surface.get_size() == (w, h) else pygame.transform.smoothscale(surface, (w, h))


def _laid(inner: pygame.Surface, w: int, h: int, x: int, y: int) -> pygame.Surface:
    if inner.get_size() == (w, h):
        return inner
    whole = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    whole.blit(inner, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def _patched(master: pygame.Surface, w: int, h: int, edge: int) -> pygame.Surface:
    edge = max(min(edge, w // 2, h // 2), 1)
    across, down = master.get_width() // 3, master.get_height() // 3
    whole = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    columns = (
        (0, across, 0, edge),
        (across, across, edge, w - 2 * edge),
        (2 * across, across, w - edge, edge),
    )
    rows = ((0, down, 0, edge), (down, down, edge, h - 2 * edge), (2 * down, down, h - edge, edge))
    for from_x, part_w, to_x, new_w in columns:
        for from_y, part_h, to_y, new_h in rows:
            if new_w > 0 and new_h > 0:
                part = master.subsurface((from_x, from_y, part_w, part_h))
                whole.blit(
                    _scaled(part, new_w, new_h), (to_x, to_y), special_flags=pygame.BLEND_PREMULTIPLIED
                )
    return whole


def _tiled(master: pygame.Surface, w: int, h: int, edge: int) -> pygame.Surface:
    tile = _scaled(master, edge, max(round(edge * master.get_height() / master.get_width()), 1))
    whole = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    spots = [(x, y) for y in range(0, h, tile.get_height()) for x in range(0, w, tile.get_width())]
    whole.fblits([(tile, spot) for spot in spots], pygame.BLEND_PREMULTIPLIED)
    return whole
