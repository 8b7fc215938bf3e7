"""Those who listen to the shell, and what each of them is told; above all the orchestra, its audience."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.window.drawn_frames_log import PaintedFrame
from rococo_desktop.ui.window.scene import ScreenQuestion

Rescaled = Callable[[float], None]
"""Told about the factor of every new scale: the pointer grows with the table."""

Heeding = Callable[[pygame.Event], None]
"""Told about everything that comes in, before the scenes: what is no matter of a scene."""

Watching = Callable[[PaintedFrame | None], None]
"""Told about every frame, as it was painted: test drivers that see what a player sees.

None is a frame before all is rendered: what stood there, stretched, or how far the next picture is.
"""

Settled = Callable[[ScreenQuestion, Picture, Scale, Target | None], None]
"""Told about every screen that has settled and asks for something, and what the keyboard points at then."""


class Listeners:
    """All who listen."""

    def __init__(self) -> None:
        self.settled: list[Settled] = []
        self.watching: list[Watching] = []
        self.rescaled: list[Rescaled] = []
        self.heeding: list[Heeding] = []
        self._heard: tuple[ScreenQuestion, Picture] | None = None

    def hear(self, caption: ScreenQuestion, picture: Picture, scale: Scale, focus: Target | None) -> bool:
        """A settled screen asks for something; False if all have heard that of this picture."""
        heard = self._heard
        if heard is not None and picture is heard[1] and caption == heard[0]:
            return False
        self._heard = (caption, picture)
        for listener in self.settled:
            listener(caption, picture, scale, focus)
        return True

    def watch(self, seen: PaintedFrame | None) -> None:
        """A frame was painted, or could not be yet."""
        for watcher in self.watching:
            watcher(seen)

    def rescale(self, factor: float) -> None:
        """Everything is another size from now on."""
        for listener in self.rescaled:
            listener(factor)


class Audience(Protocol):
    """Hears of acts, of screens that ask something, of attention, and of every frame."""

    def act(self, sound: str) -> None:
        """Something was pointed at ("hover") or pressed ("press")."""
        ...

    def asked(self, viewer: int, kind: str) -> None:
        """A screen has settled and asks its viewer for something of this kind."""
        ...

    def focus(self, focused: bool) -> None:
        """The window got the player's attention, or lost it."""
        ...

    def key(self, key: Key) -> bool:
        """A key went down; True if it means the same on every screen, and no scene hears of it."""
        ...

    def beat(self, now: float, at_rest: bool, occasion: str) -> float | None:
        """A frame is over, at an occasion the scenes name; in how many seconds another is wished for."""
        ...


class NoAudience:
    """Nobody listens."""

    def act(self, sound: str) -> None:
        """Unheard."""

    def asked(self, viewer: int, kind: str) -> None:
        """Unheard."""

    def focus(self, focused: bool) -> None:
        """Unheard."""

    def key(self, key: Key) -> bool:
        """No key means anything here."""
        return False

    def beat(self, now: float, at_rest: bool, occasion: str) -> float | None:
        """No wish."""
        return None
