"""How long the table has waited for an agent: only who thinks for a while is said to think."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import NOBODY

LONG = 0.4
"""Seconds: who decides sooner would only make words flash."""


class LongWait:
    """For whom the table waits, at rest, and since when."""

    def __init__(self) -> None:
        self.thinks = NOBODY
        """The agent the table has waited for long enough to say so."""
        self._seat = NOBODY
        self._since = 0.0

    def lasts(self, seat: int, now: float) -> bool:
        """The table rests and waits for this seat; True if it is to be said from now on."""
        if seat != self._seat:
            self._seat, self._since, self.thinks = seat, now, NOBODY
        if self.thinks == seat or now < self._since + LONG:
            return False
        self.thinks = seat
        return True

    def is_over(self) -> None:
        """Something happens: whoever is waited for next is waited for anew."""
        self._seat = self.thinks = NOBODY
