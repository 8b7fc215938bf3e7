"""What somebody before the window sees: words, signs, panels, and what says that it can be chosen."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture.picture_parts import Layer
from tests.ui.window.game import Game, StuckError

Box = tuple[int, int, int, int]
KEPT = 400
"""So many sights are remembered."""


class Thing(NamedTuple):
    """Something that can be pointed at."""

    target: tuple[str, Any]
    box: Box
    lit: bool
    near: bool
    role: str
    layer: int
    key: str
    about: str

    @property
    def middle(self) -> tuple[int, int]:
        """Where to click."""
        x, y, w, h = self.box
        return (x + w // 2, y + h // 2)

    @property
    def promises(self) -> bool:
        """True if it says that choosing it does something."""
        return (self.lit or self.near) and self.role == "target"


class Word(NamedTuple):
    """Words on the screen; those of a screen that lies beneath another have a depth above 0."""

    text: str
    box: Box
    layer: int
    depth: int


class Sight(NamedTuple):
    """The screen at one moment."""

    kind: str = ""
    prompt: str = ""
    round: int = 0
    step: int = -1
    viewer: int = NOBODY
    moves: bool = True
    acts: int = 0
    mouse: tuple[int, int] = (-1, -1)
    words: tuple[Word, ...] = ()
    signs: tuple[tuple[str, Box], ...] = ()
    panels: tuple[tuple[Box, int], ...] = ()
    things: tuple[Thing, ...] = ()

    @property
    def settled(self) -> bool:
        """True if the screen asks something and nothing moves; the last night can be answered as it goes."""
        return bool(self.kind) and (not self.moves or self.kind == "finale")

    @property
    def question(self) -> tuple[str, str, int]:
        """What is asked, and of whom."""
        return (self.kind, self.prompt, self.viewer)

    def thing(self, *target: Any) -> Thing | None:
        """The thing that stands for a target."""
        return next((one for one in self.things if one.target == target), None)

    def at(self, point: tuple[int, int]) -> Thing | None:
        """The topmost thing at a point; among those of one layer the smallest."""
        found = [one for one in self.things if inside(point, one.box)]
        return max(found, key=lambda one: (one.layer, -one.box[2] * one.box[3]), default=None)

    def cover(self, point: tuple[int, int], margin: int = 12) -> int:
        """The layer of the topmost panel at a point, whose shadow does not count."""
        layers = [
            layer for box, layer in self.panels if layer < Layer.TIP and inside(point, shrunk(box, margin))
        ]
        return max(layers, default=Layer.TABLE)

    @property
    def covered(self) -> bool:
        """True if something lies over the table that is put away by a click beside it, or by Esc."""
        return self.thing("region", "away") is not None

    @property
    def tip(self) -> str:
        """The words of the tooltip."""
        return " ".join(word.text for word in self.words if word.layer == Layer.TIP and not word.depth)

    @property
    def bar(self) -> tuple[str, ...]:
        """What the bar over the table says: the prompt, or why not, and what Enter does."""
        bar = self.thing("fact", "prompt")
        return () if bar is None else tuple(word.text for word in self.words if middle_in(word.box, bar.box))

    @property
    def enter(self) -> str:
        """What Enter is said to do; nothing if nothing is said."""
        bar = self.bar
        begins = next((at for at, words in enumerate(bar) if words.startswith("Enter:")), len(bar))
        return " ".join(bar[begins:])

    @property
    def refuses(self) -> bool:
        """True if the bar says why something cannot be."""
        bar = self.thing("fact", "prompt")
        return bar is not None and any(sign == "no" and middle_in(box, bar.box) for sign, box in self.signs)

    @property
    def lit(self) -> frozenset[tuple[str, Any]]:
        """What says that it can be chosen."""
        return frozenset(one.target for one in self.things if one.promises)

    def figures(self, depth: int = 0) -> dict[tuple[str, str], str]:
        """The figures drawn on the strips of the seats: by seat and what they count."""
        found = {}
        for one in self.things:
            if one.target[0] == "fact" and str(one.target[1]).partition(" ")[0] in COUNTED:
                counted, _, seat = str(one.target[1]).partition(" ")
                found[(seat, counted)] = self.drawn_in(one.box, depth)
        return found

    def drawn_in(self, box: Box, depth: int = 0) -> str:
        """The words drawn within a box, but for a tooltip over it."""
        drawn = (word for word in self.words if word.depth == depth and word.layer != Layer.TIP)
        return " ".join(word.text for word in drawn if middle_in(word.box, box))

    @property
    def active(self) -> tuple[Any, ...]:
        """The seats whose strips are lit as if it were their turn."""
        seats = [one for one in self.things if one.target[0] == "seat"]
        boxes = [box for sign, box in self.signs if sign == "active"]
        return tuple(one.target[1] for one in seats if any(middle_in(one.box, box) for box in boxes))

    @property
    def said(self) -> tuple[tuple[str, Box], ...]:
        """All words on the screen but those that follow the mouse: tooltip and bar."""
        bar = self.thing("fact", "prompt")
        return tuple(
            sorted(
                (word.text, word.box)
                for word in self.words
                if word.layer != Layer.TIP and not (bar is not None and middle_in(word.box, bar.box))
            )
        )


COUNTED = ("prestige", "livre", "lace", "thread", "silk")


def inside(point: tuple[int, int], box: Box) -> bool:
    """True if a point lies in a box."""
    x, y, w, h = box
    return x <= point[0] < x + w and y <= point[1] < y + h


def middle_in(box: Box, other: Box) -> bool:
    """True if the middle of a box lies in another."""
    x, y, w, h = box
    return inside((x + w // 2, y + h // 2), other)


def shrunk(box: Box, margin: int) -> Box:
    """A box without its margin."""
    x, y, w, h = box
    return (x + margin, y + margin, w - 2 * margin, h - 2 * margin)


def _boxed(numbers: list[int]) -> Box:
    x, y, w, h = numbers
    return (x, y, w, h)


class Window(Game):
    """A running game, seen frame by frame. `sight` is the last frame that differed from the one before."""

    option = "--sights"
    sight = Sight()
    heard = silence = 0.0
    """When the last frame was told, also one before all is rendered; the longest time there was none."""
    _drawn: dict[str, Any]
    past: deque[Sight]

    def look(self) -> Sight:
        """What is seen now."""
        self._read()
        return self.sight

    def _read(self) -> bool:
        if not hasattr(self, "past"):
            self.past, self._drawn = deque(maxlen=KEPT), {}
        *lines, self._part = (self._part + self._stream.read()).split(b"\n")
        for line in lines:
            self._take(json.loads(line))
        if lines:
            self.silence, self.heard = self.silent(), time.monotonic()
        return bool(lines)

    def listen(self) -> None:
        """From now on it counts how long nothing is heard."""
        self._read()
        self.silence, self.heard = 0.0, time.monotonic()

    def silent(self) -> float:
        """The longest time without a frame since then, as far as was looked."""
        return max(self.silence, time.monotonic() - self.heard)

    def _take(self, told: dict[str, Any]) -> None:
        if "coming" in told:
            return
        if "words" in told:
            self._drawn = {
                "words": tuple(
                    Word(text, _boxed(box), layer, depth) for text, *box, layer, depth in told["words"]
                ),
                "signs": tuple((sign, _boxed(box)) for sign, *box in told["signs"]),
                "panels": tuple((_boxed(box), layer) for *box, layer in told["panels"]),
                "things": tuple(_thing(one) for one in told["targets"]),
            }
        asked = told["asked"] or {}
        self.sight = Sight(
            **asked, moves=told["moves"], acts=told["acts"], mouse=tuple(told["mouse"]), **self._drawn
        )
        self.past.append(self.sight)

    def until(self, holds: Callable[[Sight], bool], seconds: float = 90.0) -> Sight:
        """Wait until the screen is as wished."""
        deadline = time.monotonic() + seconds
        while not holds(self.look()):
            if self.process.poll() is not None:
                raise StuckError(f"the game ended with {self.process.returncode}: {self.errors}")
            if time.monotonic() > deadline:
                now = self.sight
                raise StuckError(f"not within {seconds:.0f} s: {now.kind} ({now.prompt}), moves: {now.moves}")
            time.sleep(0.003)
        return self.sight


def _thing(told: dict[str, Any]) -> Thing:
    x, y, w, h = told["rect"]
    return Thing(
        tuple(told["target"]),
        (x, y, w, h),
        told["lit"],
        told["near"],
        told["role"],
        told["layer"],
        told["key"],
        told["description"],
    )
