"""Measuring, fitting and wrapping words in the shipped fonts, in logical pixels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame

from rococo_desktop.content.locations import MissingPartError
from rococo_desktop.ui.theme import Face

ELLIPSIS = "…"


class Typography:
    """The shipped fonts at one scale: logical sizes in, logical measures out."""

    def __init__(self, folder: Path, scale: float = 1.0) -> None:
        pygame.font.init()
        self.scale = scale
        self._folder = folder
        self._scales: dict[float, Typography] = {scale: self}
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._width = lru_cache(maxsize=4096)(self._measure)
        self.wrapped = lru_cache(maxsize=512)(self._wrapped)

    def at_scale(self, scale: float) -> Typography:
        """The same fonts at another scale; each scale is made once, with its measures."""
        if scale not in self._scales:
            other = Typography(self._folder, scale)
            other._scales = self._scales
            self._scales[scale] = other
        return self._scales[scale]

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """The font in physical pixels for a logical size."""
        found = self._fonts.get((face, size))
        if found is None:
            file = self._folder / face.file
            try:
                found = pygame.font.Font(file, max(round(size * self.scale), 1))
            except (pygame.error, OSError) as error:
                raise MissingPartError(file, str(error)) from error
            self._fonts[face, size] = found
        return found

    def width(self, words: str, face: Face, size: int) -> int:
        """How many logical pixels a line of words takes, rounded up."""
        return self._width(words, face, size)

    def _measure(self, words: str, face: Face, size: int) -> int:
        return -int(-self.font(face, size).size(words)[0] // self.scale)

    def line_height(self, face: Face, size: int) -> int:
        """The distance from line to line, in logical pixels, rounded up."""
        return -int(-self.font(face, size).get_linesize() // self.scale)

    def fits(self, words: str, face: Face, size: int, width: int) -> bool:
        """True if a line of words is no wider than this."""
        return self.width(words, face, size) <= width

    def shortened(self, words: str, face: Face, size: int, width: int) -> str:
        """The words, or as many letters as fit before an ellipsis."""
        if self.fits(words, face, size, width):
            return words
        low, high = 0, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            if self.fits(words[:middle].rstrip() + ELLIPSIS, face, size, width):
                low = middle
            else:
                high = middle - 1
        return words[:low].rstrip() + ELLIPSIS

    def largest(self, words: str, face: Face, sizes: tuple[int, ...], width: int) -> int:
        """The first of the sizes at which the words fit, or the last one."""
        return next((size for size in sizes if self.fits(words, face, size, width)), sizes[-1])

    def _wrapped(self, words: str, face: Face, size: int, width: int) -> tuple[str, ...]:
        """The lines of a paragraph no wider than this; a word that is too long alone is broken."""
        return tuple(self._lines(words, face, size, width))

    def _lines(self, words: str, face: Face, size: int, width: int) -> Iterator[str]:
        for paragraph in words.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.fits(longer, face, size, width):
                    line = longer
                    continue
                if line:
                    yield line
                *broken, line = self._broken(word, face, size, width)
                yield from broken
            yield line

    def _broken(self, word: str, face: Face, size: int, width: int) -> list[str]:
        parts: list[str] = []
        while word and not self.fits(word, face, size, width):
            at = max((n for n in range(1, len(word)) if self.fits(word[:n], face, size, width)), default=1)
            if at == len(word):
                break
            parts.append(word[:at])
            word = word[at:]
        return [*parts, word]

    def text_height(self, words: str, face: Face, size: int, width: int) -> int:
        """How high a wrapped paragraph is."""
        return len(self.wrapped(words, face, size, width)) * self.line_height(face, size)
