"""Whoever the shell tells what goes on in its window, whatever the scene: the orchestra."""

from __future__ import annotations

from typing import Protocol

from rococo_desktop.ui.keys.key import Key


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
