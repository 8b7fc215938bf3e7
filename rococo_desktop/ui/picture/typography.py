"""Measuring, fitting and wrapping words in the shipped fonts, in logical pixels.

A font file is read once and every size is made of its bytes: an open font holds no file. Words are cut
between letters as people see them, never between a letter and its accents.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame

from rococo_desktop.files.locations import MissingPartError
from rococo_desktop.play.naming import clusters
from rococo_desktop.ui.picture.theme import FontFace

ELLIPSIS = "…"
SCALES_KEPT = 6
"""That in force, one for enlarged screens, those of portrait and score sheet, and what was before."""
_UNDRAWN = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""What no font draws, and none of ours may be given: controls and half characters."""


def drawable(words: str) -> str:
    """A line of words with a space for all that cannot be drawn."""
    return words if words.isprintable() else _UNDRAWN.sub(" ", words)


class Typography:
    """The shipped fonts at one scale: logical sizes in, logical measures out."""

    def __init__(self, folder: Path, scale: float = 1.0, like: Typography | None = None) -> None:
        """The fonts of a folder; those `like` others share their files with them."""
        pygame.font.init()
        self.scale = scale
        self._folder = folder
        self._files: dict[FontFace, bytes] = {} if like is None else like._files
        self._scales: OrderedDict[float, Typography] = OrderedDict() if like is None else like._scales
        """Those in use, the least lately used first; shared by all of them, like the files."""
        self._scales[scale] = self
        self._fonts: dict[tuple[FontFace, int], pygame.font.Font] = {}
        self._width = lru_cache(maxsize=4096)(self._measure)
        self.wrapped = lru_cache(maxsize=512)(self._wrapped)

    def at_scale(self, scale: float) -> Typography:
        """The same fonts at another scale; a few scales are kept, with their measures."""
        found = self._scales.get(scale)
        if found is None:
            found = Typography(self._folder, scale, self)
            if len(self._scales) > SCALES_KEPT:
                self._scales.popitem(last=False)[1].let_go()
        else:
            self._scales.move_to_end(scale)
        return found

    def forget_others(self) -> None:
        """This scale alone is in force from now on: let go of all others."""
        for scale in [scale for scale, other in self._scales.items() if other is not self]:
            self._scales.pop(scale).let_go()

    def let_go(self) -> None:
        """Forget fonts and measures: whoever still holds this scale makes them anew."""
        self._fonts.clear()
        self._width.cache_clear()
        self.wrapped.cache_clear()

    def font(self, face: FontFace, size: int) -> pygame.font.Font:
        """The font in physical pixels for a logical size."""
        found = self._fonts.get((face, size))
        if found is None:
            file = self._folder / face.file
            try:
                if face not in self._files:
                    self._files[face] = file.read_bytes()
                found = pygame.font.Font(BytesIO(self._files[face]), max(round(size * self.scale), 1))
            except (pygame.error, OSError) as error:
                raise MissingPartError(file, str(error)) from error
            self._fonts[face, size] = found
        return found

    def width(self, words: str, face: FontFace, size: int) -> int:
        """How many logical pixels a line of words takes, rounded up."""
        return self._width(words, face, size)

    def _measure(self, words: str, face: FontFace, size: int) -> int:
        return -int(-self.font(face, size).size(drawable(words))[0] // self.scale)

    def line_height(self, face: FontFace, size: int) -> int:
        """The distance from line to line, in logical pixels, rounded up."""
        return -int(-self.font(face, size).get_linesize() // self.scale)

    def fits(self, words: str, face: FontFace, size: int, width: int) -> bool:
        """True if a line of words is no wider than this."""
        return self.width(words, face, size) <= width

    def shortened(self, words: str, face: FontFace, size: int, width: int) -> str:
        """The words, or as many letters as fit before an ellipsis."""
        if self.fits(words, face, size, width):
            return words
        letters = clusters(words)
        return "".join(letters[: self._most(letters, face, size, width, ELLIPSIS)]).rstrip() + ELLIPSIS

    def _most(self, letters: Sequence[str], face: FontFace, size: int, width: int, end: str = "") -> int:
        """How many of the letters fit with an end behind them."""
        low, high = 0, 16
        while high < len(letters) and self._fit(letters[:high], face, size, width, end):
            low, high = high, 2 * high
        high = min(high, len(letters))
        while low < high:
            middle = (low + high + 1) // 2
            if self._fit(letters[:middle], face, size, width, end):
                low = middle
            else:
                high = middle - 1
        return low

    def _fit(self, letters: Sequence[str], face: FontFace, size: int, width: int, end: str) -> bool:
        return self.fits("".join(letters).rstrip() + end, face, size, width)

    def largest(self, words: str, face: FontFace, sizes: tuple[int, ...], width: int) -> int:
        """The first of the sizes at which the words fit, or the last one."""
        return next((size for size in sizes if self.fits(words, face, size, width)), sizes[-1])

    def _wrapped(self, words: str, face: FontFace, size: int, width: int) -> tuple[str, ...]:
        """The lines of a paragraph no wider than this; a word that is too long alone is broken."""
        return tuple(self._lines(words, face, size, width))

    def _lines(self, words: str, face: FontFace, size: int, width: int) -> Iterator[str]:
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

    def _broken(self, word: str, face: FontFace, size: int, width: int) -> list[str]:
        parts: list[str] = []
        letters = clusters(word)
        while len(letters) > 1 and not self.fits("".join(letters), face, size, width):
            at = max(self._most(letters[:-1], face, size, width), 1)
            parts.append("".join(letters[:at]))
            letters = letters[at:]
        return [*parts, "".join(letters)]

    def text_height(self, words: str, face: FontFace, size: int, width: int) -> int:
        """How high a wrapped paragraph is."""
        return len(self.wrapped(words, face, size, width)) * self.line_height(face, size)
