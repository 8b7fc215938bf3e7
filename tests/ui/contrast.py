"""How well words are read: the contrast of each text with what it stands on, after everything is painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fill, Mark, Picture, Sprite, Text
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.window.painter import Painter

LEAST = 4.5
COVERED = 40
"""If two colours come out more alike than this, something opaque lies over the words."""
WORST = 0.1
"""The share of pixels that may be worse than what is measured."""


class Read(NamedTuple):
    """A text and its contrast with the worst tenth of what lies beneath it."""

    words: str
    rect: Rect
    contrast: float


def readings(picture: Picture, painter: Painter) -> Iterator[Read]:
    """Every text of a picture that is seen.

    The picture is painted without its texts, and with each of them as a full rectangle of its colour: where
    veils lie over words, they lie over both. A third time in other colours, to see which are covered.
    """
    ground = _painted(picture, painter, lambda text: None)
    inked = _painted(picture, painter, lambda text: text.paint)
    other = _painted(picture, painter, lambda text: tuple((part + 128) % 256 for part in text.paint[:3]))
    for sprite in picture.sprites:
        if sprite.layer < picture.modal:
            continue  # a dialog lies over it
        for mark in sprite.marks:
            if isinstance(mark, Text) and mark.words.strip() and not _is_shadow(mark, sprite):
                place = _taken(mark, painter).moved(sprite.rect.x, sprite.rect.y)
                found = sorted(_contrasts(ground, inked, other, painter.scale.pixels(place)))
                if found:
                    yield Read(mark.words, place, found[int(len(found) * WORST)])


def _is_shadow(mark: Text, sprite: Sprite) -> bool:
    """True for words that only throw a shadow: the same ones lie over them."""
    after = sprite.marks[sprite.marks.index(mark) + 1 :]
    return len(mark.paint) == 4 and any(isinstance(one, Text) and one.words == mark.words for one in after)


def _painted(
    picture: Picture, painter: Painter, ink: Callable[[Text], Paint | tuple[int, ...] | None]
) -> pygame.Surface:
    surface = pygame.Surface(tuple(painter.scale.window))
    sprites = []
    for sprite in picture.sprites:
        marks: list[Mark] = []
        for mark in sprite.marks:
            if not isinstance(mark, Text):
                marks.append(mark)
            elif (paint := ink(mark)) is not None:
                red, green, blue = paint[:3]
                marks.append(Fill(_taken(mark, painter), (red, green, blue)))
        sprites.append(Sprite(sprite.rect, tuple(marks), sprite.layer))
    painter.paint(surface, sprites)
    return surface


def _taken(mark: Text, painter: Painter) -> Rect:
    """Where the letters stand: the middle of the line, as wide as the words."""
    type_, rect = painter.type, mark.rect
    if mark.wrap:
        return rect
    wide = min(type_.width(mark.words, mark.face, mark.size), rect.w)
    shift = {"left": 0, "centre": (rect.w - wide) // 2, "right": rect.w - wide}[mark.align]
    high = mark.size * 2 // 3
    return Rect(rect.x + shift, rect.y + (rect.h - high) // 2, wide, high)


def _contrasts(
    ground: pygame.Surface, inked: pygame.Surface, other: pygame.Surface, area: tuple[int, int, int, int]
) -> Iterator[float]:
    box = pygame.Rect(area).clip(ground.get_rect())
    places = zip(*(_pixels(surface, box) for surface in (inked, other, ground)), strict=True)
    for (ink, also, beneath), times in Counter(places).items():
        if max(abs(a - b) for a, b in zip(ink, also, strict=True)) > COVERED:
            found = contrast(_plain(ink), _plain(beneath))
            for _ in range(times):
                yield found


def _pixels(surface: pygame.Surface, box: pygame.Rect) -> Iterator[bytes]:
    """Every second pixel of every second row."""
    raw = pygame.image.tobytes(surface.subsurface(box), "RGB")
    for row in range(0, box.h, 2):
        line = raw[row * box.w * 3 : (row + 1) * box.w * 3]
        for at in range(0, len(line), 6):
            yield line[at : at + 3]


def _plain(colour: bytes) -> tuple[int, int, int]:
    red, green, blue = colour
    return red, green, blue


def contrast(one: tuple[int, int, int], two: tuple[int, int, int]) -> float:
    """The contrast of two colours as WCAG counts it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    red, green, blue = (_LIGHT[part] for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


_LIGHT = tuple(
    part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
    for part in range(256)
)
"""How much light each step of a channel gives."""
