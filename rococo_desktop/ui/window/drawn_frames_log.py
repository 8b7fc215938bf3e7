"""The log of sights: for test drivers, all that is drawn on each frame that differs from the last.

Where the hotspot log tells what can be chosen once a screen has settled, this one tells what somebody before
the window sees at every moment: the words with their places, what lies over what, what says of itself that it
can be chosen; in motion, too. It only reads, and holds no more than the pictures do.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from rococo_desktop.ui.picture.geometry import Point, Rect
from rococo_desktop.ui.picture.picture_parts import Art, Layer, Picture, Text
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.window import hotspot_search
from rococo_desktop.ui.window.question_log import described_spot
from rococo_desktop.ui.window.scene import ScreenQuestion

SIGNS = {picture_of("no"): "no", "palace/strip_active": "active"}
"""Pictures that say something without words: that something was refused, and whose turn it is."""


class PaintedFrame(NamedTuple):
    """A frame as it was painted."""

    caption: ScreenQuestion | None
    """What the screen asks for, if it has settled."""
    pictures: tuple[Picture, ...]
    """What lies on the screen, the topmost last; only that one answers."""
    scale: Scale
    moves: bool
    acts: int
    """How many keys went down and mouse buttons came up before it."""
    mouse: Point
    """Where the mouse is, in logical pixels."""


class SightLog:
    """Appends a line for every frame that differs from the one before; flushed, so that a driver can wait."""

    def __init__(self, file: Path) -> None:
        self._stream: TextIO = file.open("a", encoding="utf-8")
        self._last: PaintedFrame | None = None

    def __call__(self, seen: PaintedFrame | None) -> None:
        """Write down a frame; what it draws only if that has changed. Of one before all is rendered, that."""
        if seen is None:
            self._write({"coming": True})
            return
        if seen == self._last:
            return
        line = _moment(seen)
        last = self._last
        if last is None or last.scale != seen.scale or not _same(last.pictures, seen.pictures):
            line |= _drawn(seen)
        self._last = seen
        self._write(line)

    def _write(self, line: dict[str, Any]) -> None:
        self._stream.write(f"{json.dumps(line, ensure_ascii=False)}\n")
        self._stream.flush()

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


def _same(some: tuple[Picture, ...], others: tuple[Picture, ...]) -> bool:
    return len(some) == len(others) and all(one is other for one, other in zip(some, others, strict=True))


def _moment(seen: PaintedFrame) -> dict[str, Any]:
    caption = seen.caption
    asked = caption._asdict() if caption is not None else None
    x, y, _, _ = seen.scale.pixels(Rect(*seen.mouse, 1, 1))
    return {"asked": asked, "moves": seen.moves, "acts": seen.acts, "mouse": [x, y]}


def _drawn(seen: PaintedFrame) -> dict[str, Any]:
    pixels = seen.scale.pixels
    top = seen.pictures[-1]
    return {
        "words": [
            [text.words, *pixels(rect), layer, depth]
            for depth, picture in enumerate(reversed(seen.pictures))
            for text, rect, layer in _texts(picture)
        ],
        "signs": [
            [SIGNS[mark.name], *pixels(mark.rect.moved(sprite.rect.x, sprite.rect.y))]
            for sprite in top.sprites
            for mark in sprite.marks
            if isinstance(mark, Art) and mark.name in SIGNS
        ],
        "panels": [
            [*pixels(sprite.rect), sprite.layer] for sprite in top.sprites if sprite.layer >= Layer.TRAY
        ],
        "targets": [described_spot(spot, seen.scale) for spot in hotspot_search.answering(top)],
    }


def _texts(picture: Picture) -> Iterator[tuple[Text, Rect, int]]:
    for sprite in picture.sprites:
        for mark in sprite.marks:
            if isinstance(mark, Text) and mark.words:
                yield mark, mark.rect.moved(sprite.rect.x, sprite.rect.y), sprite.layer
