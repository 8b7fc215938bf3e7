"""What lies over the table: the log while it is open, a magnified thing or a seat while a key is held."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.table_state.stage import Overlay
from rococo_desktop.ui.text.chronicle import Entry

LOG_LINE = "log"
"""The kind of target of a line of the log, by its number."""
PAGE = 8


class Overlays:
    """Which overlay is open. What a key holds open comes first; a half-made choice beneath stays as it is."""

    def __init__(self) -> None:
        self._held: dict[str, Overlay] = {}
        self._magnified: Overlay | None = None
        self._open = ""
        self._seat = NOBODY
        """Whose workshop is open."""
        self._scroll = 0

    @property
    def shown(self) -> Overlay | None:
        """The overlay to be drawn, or None."""
        if self._held:
            return list(self._held.values())[-1]
        if self._magnified is not None:
            return self._magnified
        return Overlay(self._open, seat=self._seat, scroll=self._scroll) if self._open else None

    @property
    def covers(self) -> bool:
        """True while something lies over the table that takes the keys."""
        return bool(self._held or self._magnified or self._open)

    @property
    def magnifies(self) -> bool:
        """True while a thing is seen large: more need not be said of it."""
        return self.shown is not None and self.shown.kind == "magnify"

    @property
    def wants_log(self) -> bool:
        """True while the log is open."""
        return self._open == "log"

    def hold(self, key: str, overlay: Overlay) -> None:
        """A key that shows something went down."""
        self._held[key] = overlay

    def release(self, key: str) -> bool:
        """A key was let go; True if something was shown by it."""
        return self._held.pop(key, None) is not None

    def toggle(self, name: str) -> None:
        """Open or close the log, the exams or the help."""
        self._open = "" if self._open == name else name
        self._seat, self._scroll = NOBODY, 0

    def toggle_seat(self, seat: int) -> None:
        """Open the workshop of a seat in place of another, or close it."""
        is_open = self._open == "seat" and self._seat == seat
        self.close()
        if not is_open:
            self._open, self._seat = "seat", seat

    def toggle_magnifier(self, overlay: Overlay | None) -> None:
        """Keep a thing magnified until something else is done."""
        self._magnified = None if self._magnified is not None else overlay

    def let_go(self) -> None:
        """Something is chosen: what was kept magnified is not any more."""
        self._magnified = None

    def close(self) -> bool:
        """Close what is open; False if nothing was."""
        was_open = self.covers
        self._held.clear()
        self._magnified, self._open = None, ""
        return was_open

    def scroll(self, steps: int) -> bool:
        """Move through what is open; False if nothing is."""
        if self._open:
            self._scroll = max(self._scroll + steps, 0)
        return bool(self._open)

    def scrolled_by(self, key: str) -> bool:
        """The keys that move through the log; True if one did."""
        steps = {"up": 1, "down": -1, "page up": PAGE, "page down": -PAGE}.get(key)
        return steps is not None and self.scroll(steps)

    def glowing(self, pointed: Target | None, entries: Sequence[Entry]) -> frozenset[Target]:
        """The places of the line of the log that is pointed at."""
        if pointed is None or pointed[0] != LOG_LINE or not isinstance(pointed[1], int):
            return frozenset()
        return frozenset(entries[pointed[1]].places) if pointed[1] < len(entries) else frozenset()
