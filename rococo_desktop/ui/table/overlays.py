"""What lies over the table: the log while it is open, a magnified thing or a seat while a key is held."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.table.keys import Held
from rococo_desktop.ui.table.presenter import DecisionPresenter
from rococo_desktop.ui.table.stage import Overlay
from rococo_desktop.ui.text.chronicle import Entry

LOG_LINE = "log"
"""The kind of target of a line of the log, by its number."""
PAGE = 8
DECK_DECISION = "choose_from_pile"
"""The decision in which the viewer looks through a deck of the board."""


class Overlays:
    """Which overlay is open. What a key holds open comes first; a half-made choice beneath stays as it is."""

    def __init__(self) -> None:
        self._held: dict[str, Overlay] = {}
        self._magnified: Overlay | None = None
        self._log = False
        self._scroll = 0
        self._deck_closed = False

    def shown(self, presenter: DecisionPresenter | None) -> Overlay | None:
        """The overlay to be drawn, or None."""
        if self._held:
            return list(self._held.values())[-1]
        if self._magnified is not None:
            return self._magnified
        if self._log:
            return Overlay("log", scroll=self._scroll)
        looks = presenter is not None and presenter.decision.kind == DECK_DECISION
        if not looks:
            self._deck_closed = False
        return Overlay("exam") if looks and not self._deck_closed else None

    @property
    def covers(self) -> bool:
        """True while something lies over the table that takes the keys."""
        return bool(self._held or self._magnified or self._log)

    @property
    def wants_log(self) -> bool:
        """True while the log is open."""
        return self._log

    def hold(self, key: str, held: Held, pointed: Target | None) -> bool:
        """A key that shows something went down; False if there is nothing to show."""
        if held.overlay == "magnify":
            if pointed is None:
                return False
            self._held[key] = Overlay("magnify", pointed)
        else:
            self._held[key] = Overlay("seat", seat=held.seat)
        return True

    def release(self, key: str) -> bool:
        """A key was let go; True if something was shown by it."""
        return self._held.pop(key, None) is not None

    def toggle_log(self) -> None:
        """Open or close the log."""
        self._log = not self._log
        self._scroll = 0

    def toggle_magnifier(self, pointed: Target | None) -> None:
        """Keep a thing magnified until something else is done."""
        self._magnified = None if self._magnified else Overlay("magnify", pointed)

    def close(self) -> bool:
        """Close what is open; False if nothing was."""
        if self._held or self._magnified or self._log:
            self._held.clear()
            self._magnified, self._log = None, False
            return True
        return False

    def scroll(self, steps: int) -> bool:
        """Move through the log; True if it is open."""
        if self._log:
            self._scroll = max(self._scroll + steps, 0)
        return self._log

    def scrolled_by(self, key: str) -> bool:
        """The keys that move through the log; True if one did."""
        steps = {"up": 1, "down": -1, "page up": PAGE, "page down": -PAGE}.get(key)
        return steps is not None and self.scroll(steps)

    def glowing(self, pointed: Target | None, entries: Sequence[Entry]) -> frozenset[Target]:
        """The places of the line of the log that is pointed at."""
        if pointed is None or pointed[0] != LOG_LINE or not isinstance(pointed[1], int):
            return frozenset()
        return frozenset(entries[pointed[1]].places) if pointed[1] < len(entries) else frozenset()
