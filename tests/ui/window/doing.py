"""What somebody at the window does, each act with the sight that answers it."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.ui.window.display import Hand
from tests.ui.window.sight import Sight, Window


class Doing:
    """Clicks, keys and the pointer, and waiting until the game has answered."""

    def __init__(self, window: Window, hand: Hand) -> None:
        self._window = window
        self._hand = hand

    def settled(self) -> Sight:
        """The next screen that asks something."""
        return self._window.until(lambda sight: sight.settled)

    def act(self, do: Callable[[], None], acts: int = 1) -> Sight:
        """Do something, and wait until the game has answered and rests."""
        before = self._window.look().acts
        do()
        return self._window.until(lambda sight: sight.acts >= before + acts and sight.settled)

    def click(self, point: tuple[int, int]) -> Sight:
        """Click there."""
        return self.act(lambda: self._hand.click(*point))

    def press(self, *keys: str) -> Sight:
        """Press these keys; one pressed with Ctrl is two that go down."""
        return self.act(lambda: self._hand.press(*keys), sum(1 + key.count("+") for key in keys))

    def point(self, point: tuple[int, int]) -> Sight:
        """Point at something, and wait until the game knows."""
        self._hand.move(*point)
        end = time.monotonic() + 3.0  # a busy machine may take its time
        while time.monotonic() < end and not _near(self._window.look().mouse, point):
            time.sleep(0.004)
        time.sleep(0.03)
        return self.settled()

    def last_before(self, acts: int) -> Sight:
        """The last sight before the act of this number."""
        seen = [one for one in self._window.past if one.acts <= acts]
        return seen[-1] if seen else self._window.sight


def _near(point: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(point[0] - other[0]) <= 2 and abs(point[1] - other[1]) <= 2
