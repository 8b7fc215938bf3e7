"""Painting pictures: every sprite is rendered once per scale, kept, and blitted from then on."""

from __future__ import annotations

import time
from collections.abc import Iterable

import pygame

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.moving import Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import (
    Align,
    Art,
    Fill,
    Fit,
    Mark,
    Photo,
    Shadow,
    Sprite,
    Stencil,
    Stroke,
    Text,
)
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.picture.typography import Typography, drawable
from rococo_desktop.ui.window.foreign_png import photo_of
from rococo_desktop.ui.window.gallery import Gallery, Wanted
from rococo_desktop.ui.window.shapes import Shapes, stroke
from rococo_desktop.ui.window.surface_cache import GONE, Kept

FULL = 100
"""All of the ornament, in per cent."""

MOST_AT_HAND = 4000
"""So many rows of marks are known by their identity; then all are compared anew, once, in milliseconds."""

SMALLEST = 4000
"""What even the smallest sprite costs to render, in pixels."""


class Painter:
    """Renders marks at one scale and one strength of ornament. Another wants a new painter."""

    def __init__(
        self, typography: Typography, scale: Scale, gallery: Gallery, art_strength: int = FULL
    ) -> None:
        self.scale = scale
        self.art_strength = art_strength
        """How much of the ornament under the play is seen, in per cent."""
        self._gallery = gallery
        self.type = typography.at_scale(scale.factor)
        self._stock = gallery.stock
        self._kept = self._stock.shelf()
        """Rendered sprites by their size in pixels and their marks."""
        self._shapes = Shapes(self._stock.shelf())
        self._at_hand: dict[tuple[int, int, int], tuple[tuple[Mark, ...], Kept]] = {}
        """The same by the identity of the marks, which is quicker than to compare them."""

    def paint(self, surface: pygame.Surface, sprites: Iterable[Sprite]) -> None:
        """Paint sprites in the order given."""
        surface.fblits(
            [(self.rendered(sprite), self._corner(sprite.rect)) for sprite in sprites],
            pygame.BLEND_PREMULTIPLIED,
        )

    def paint_moving(self, surface: pygame.Surface, moving: Iterable[Moving]) -> None:
        """Paint sprites on their way, in the order given; corners and sizes need not be whole."""
        factor = self.scale.factor
        for sprite, x, y, alpha, size in moving:
            rendered = self.rendered(sprite)
            if size is not None:
                pixels = (round(size[0] * factor), round(size[1] * factor))
                if min(pixels) < 1:
                    continue
                if pixels != rendered.get_size():
                    rendered = pygame.transform.smoothscale(rendered, pixels)
            if alpha < 255:
                rendered = rendered.copy()
                rendered.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            at = (round(x * factor), round(y * factor))
            surface.blit(rendered, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def paint_lower(self, surface: pygame.Surface, sprite: Sprite, share: float) -> None:
        """Paint so much of the height of a sprite, from its foot."""
        rendered = self.rendered(sprite)
        x, y = self._corner(sprite.rect)
        wide, high = rendered.get_size()
        top = high - round(high * min(max(share, 0.0), 1.0))
        surface.blit(
            rendered, (x, y + top), (0, top, wide, high - top), special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def paint_sparks(self, surface: pygame.Surface, sparks: Iterable[Sparks]) -> None:
        """Add the light of many specks at once."""
        factor = self.scale.factor
        for kind in sparks:
            light = self._shapes.speck(max(round(kind.size * factor), 3), kind.paint, kind.glow)
            half = light.get_width() / 2
            left, top = kind.middle[0] * factor - half, kind.middle[1] * factor - half
            wide = kind.spread * factor
            surface.fblits(
                [(light, (left + x * wide, top + y * wide)) for x, y in kind.spots],
                pygame.BLEND_RGB_ADD,
            )

    def rendered(self, sprite: Sprite) -> pygame.Surface:
        """The sprite as a surface with premultiplied alpha; made once."""
        return self._at_hand_of(sprite) or self._made(sprite)

    def prepare(self, sprites: Iterable[Sprite], until: float) -> bool:
        """Render what is not rendered yet until about this moment of the counter; True once everything is.

        One at least each time: on the slowest machine, too, it comes to an end. What finds no room any more
        is rendered when it is painted.
        """
        made = False
        for sprite in sprites:
            if self._at_hand_of(sprite) is not None:
                continue
            if made and time.perf_counter() > until:
                return False
            self._made(sprite)
            made = True
            if self._stock.is_full:
                return True
        return True

    def _at_hand_of(self, sprite: Sprite) -> pygame.Surface | None:
        """The surface of marks that were painted before, by their identity."""
        factor, rect = self.scale.factor, sprite.rect
        at_hand = self._at_hand.get((id(sprite.marks), round(rect.w * factor), round(rect.h * factor)))
        if at_hand is None or at_hand[1].used == GONE:
            return None
        return at_hand[1].ask(self._stock.moment)

    def _made(self, sprite: Sprite) -> pygame.Surface:
        """The surface of marks that are not at hand: kept for others like them, or rendered now."""
        # By its size alone: measured by its edges on the screen it could be a pixel less, and its border cut.
        factor, rect = self.scale.factor, sprite.rect
        w, h = round(rect.w * factor), round(rect.h * factor)
        kept = self._found(sprite.marks, w, h)
        if len(self._at_hand) >= MOST_AT_HAND:
            self._at_hand.clear()
        if kept.used != GONE:
            self._at_hand[id(sprite.marks), w, h] = (sprite.marks, kept)
        return kept.surface

    def ready(self, sprites: Iterable[Sprite]) -> float:
        """How much of the work of rendering these is done, from 0 to 1."""
        done = whole = 0.0
        for sprite in sprites:
            area = sprite.rect.w * sprite.rect.h * self.scale.factor**2 + SMALLEST
            whole += area
            if self._at_hand_of(sprite) is not None:
                done += area
        return done / whole if whole else 1.0

    def _found(self, marks: tuple[Mark, ...], w: int, h: int) -> Kept:
        key = (w, h, marks)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        surface = pygame.Surface((max(w, 1), max(h, 1)), pygame.SRCALPHA, 32)
        for mark in marks:
            self._mark(surface, mark)
        return self._kept.keep(key, surface)

    def _corner(self, rect: Rect) -> tuple[int, int]:
        return (round(rect.x * self.scale.factor), round(rect.y * self.scale.factor))

    def _mark(self, surface: pygame.Surface, mark: Mark) -> None:
        x, y, w, h = self.scale.pixels(mark.rect)
        factor = self.scale.factor
        match mark:
            case Fill():
                shape = self._shapes.rounded(
                    Size(w, h),
                    round(mark.radius * factor),
                    mark.paint,
                    mark.below,
                    mark.border,
                    max(round(mark.width * factor), 1),
                )
                _lay(surface, shape, (x, y))
            case Shadow():
                spread = round(mark.spread * factor)
                radius = round(mark.radius * factor)
                shade = self._shapes.soft_shadow(Size(w, h), radius, spread, mark.strength)
                _lay(surface, shade, (x - spread, y - spread))
            case Text():
                self._text(surface, mark, pygame.Rect(x, y, w, h))
            case Stencil():
                wanted = Wanted(picture_of(mark.name), w, h, Fit.CONTAIN)
                line = self._gallery.picture(wanted).copy()
                line.fill(mark.paint, special_flags=pygame.BLEND_RGBA_MULT)
                surface.blit(line, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
            case Photo():
                photo = photo_of(mark.file)
                if photo is not None:
                    _lay(surface, pygame.transform.smoothscale(photo.convert(surface), (w, h)), (x, y))
            case Stroke():
                spots = [(round(one * factor), round(other * factor)) for one, other in mark.spots]
                _lay(surface, stroke(Size(w, h), tuple(spots), mark.paint, mark.width * factor), (x, y))
            case Art():
                art = self._art(mark, w, h)
                surface.blit(art, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _art(self, mark: Art, w: int, h: int) -> pygame.Surface:
        """A picture of the gallery with as much of it as is to be seen."""
        art = self._gallery.picture(Wanted(mark.name, w, h, mark.fit, round(mark.edge * self.scale.factor)))
        if mark.plain is not None and self.art_strength < FULL:
            art = faded(art, mark.plain, self.art_strength)
        if mark.alpha < 255:
            art = art.copy()
            art.fill((mark.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return art

    def _text(self, surface: pygame.Surface, mark: Text, rect: pygame.Rect) -> None:
        font = self.type.font(mark.face, mark.size)
        lines = (
            self.type.wrapped(mark.words, mark.face, mark.size, mark.rect.w) if mark.wrap else (mark.words,)
        )
        height = font.get_linesize()
        top = rect.y if mark.wrap else rect.y + (rect.h - height) // 2
        for at, line in enumerate(map(drawable, lines)):
            if not self.type.width(line, mark.face, mark.size):
                continue  # nothing, or only what leaves no trace: the fonts refuse to draw that
            words = font.render(line, True, mark.paint[:3])
            if mark.below is not None:
                words = self._shapes.gilded(font.render(line, True, (255, 255, 255)), mark.paint, mark.below)
            if len(mark.paint) == 4:
                words.fill((255, 255, 255, mark.paint[3]), special_flags=pygame.BLEND_RGBA_MULT)
            if mark.share < FULL:
                narrow = (max(words.get_width() * mark.share // FULL, 1), words.get_height())
                words = pygame.transform.smoothscale(words, narrow)
            spare = rect.w - words.get_width()
            shift = {Align.LEFT: 0, Align.CENTRE: spare // 2, Align.RIGHT: spare}[mark.align]
            _lay(surface, words, (rect.x + shift, top + at * height))


def faded(art: pygame.Surface, plain: Paint, strength: int) -> pygame.Surface:
    """A picture with premultiplied alpha, of which so many per cent are seen; the rest is plain paint."""
    red, green, blue = plain[:3]
    veil = art.copy()
    veil.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    veil = veil.premul_alpha()
    rest = 255 - strength * 255 // FULL
    veil.fill((rest,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    seen = art.copy()
    seen.fill((255 - rest,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    seen.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return seen


def _lay(surface: pygame.Surface, shape: pygame.Surface, at: tuple[int, int]) -> None:
    """Lay a shape, opaque or with plain alpha, on a surface with premultiplied alpha."""
    if shape.get_flags() & pygame.SRCALPHA:
        surface.blit(shape.premul_alpha(), at, special_flags=pygame.BLEND_PREMULTIPLIED)
    else:
        surface.blit(shape, at)
