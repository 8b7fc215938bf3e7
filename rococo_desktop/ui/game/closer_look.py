"""A closer look: what a click or a held key shows instead of choosing something.

A piece is seen large, and a strip opens the workshop of its seat.
Nothing of it is a move, and a half-made choice stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.game.open_overlays import LOG_LINE, Overlays
from rococo_desktop.ui.game.pointed_at import Attention
from rococo_desktop.ui.game.table_commands import COMMAND
from rococo_desktop.ui.keys.key import RIGHT_BUTTON, Key
from rococo_desktop.ui.keys.keymap import KeyMap
from rococo_desktop.ui.overlays.compose_overlay import AWAY
from rococo_desktop.ui.overlays.magnified_targets import looked_at
from rococo_desktop.ui.overlays.magnifier import MAGNIFIED
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_kit.description_cache import COUNTED
from rococo_desktop.ui.table_state.stage import Overlay, Stage

ON_STRIPS = frozenset({*COUNTED, "jewelry", "exam", "top", "deeds", "funded", "agent"})
"""What the facts on a strip are about; the last word of each is the seat."""


def seat_of(target: Target) -> int:
    """The seat whose strip this lies on, or NOBODY."""
    kind, which = target
    if kind == "seat" and isinstance(which, int):
        return which
    words = str(which).split()
    if kind == "fact" and words[0] in ON_STRIPS and words[-1].isdigit():
        return int(words[-1])
    return NOBODY


def closer(kit: Kit, stage: Stage, target: Target) -> Overlay | None:
    """What is shown of a thing under the magnifier; None where there is no more to see than there is."""
    if looked_at(kit, stage, target) is not None:
        return Overlay("magnify", target)
    seat = seat_of(target)
    return Overlay("seat", seat=seat) if seat != NOBODY else None


class LookedAtTable(Protocol):
    """What is looked at."""

    def stage(self) -> Stage:
        """Everything it shows."""
        ...


class HasKeys(Protocol):
    """Whoever knows the keys in force."""

    @property
    def keymap(self) -> KeyMap:
        """The keys in force."""
        ...


class CloserLook:
    """What the viewer takes a closer look at."""

    def __init__(
        self,
        overlays: Overlays,
        attention: Attention,
        kit: Callable[[], Kit],
        table: LookedAtTable,
        keys: HasKeys,
    ) -> None:
        self._overlays = overlays
        self._attention = attention
        self._kit = kit
        self._table = table
        self._keys = keys

    def key_down(self, key: Key, seats: int) -> bool:
        """A key that shows something while it is held; True if it was meant, and showed all there is."""
        held = self._keys.keymap.held_by(key, seats)
        if held is None:
            return False
        overlay = Overlay("seat", seat=held.seat)
        if held.overlay == "magnify":
            pointed = self._attention.pointed
            found = closer(self._kit(), self._table.stage(), pointed) if pointed is not None else None
            if found is None:
                # Nothing is shown, but neither does the right button mean "back" there.
                is_command = pointed is not None and pointed[0] == COMMAND and key.name != RIGHT_BUTTON
                return not (pointed is None or is_command or self._overlays.covers)
            overlay = found
        self._overlays.hold(key.name, overlay)
        self._attention.hush()
        return True

    def command(self, name: str) -> None:
        """Open or close the log, the exams, the magnifier."""
        if name == "magnify":
            self.magnify(self._attention.thing)
        else:
            self._overlays.toggle(name)
            self._attention.hush()

    def magnify(self, thing: Target | None) -> None:
        """Keep a thing magnified until something else is done."""
        self._overlays.toggle_magnifier(closer(self._kit(), self._table.stage(), thing) if thing else None)
        self._attention.hush()

    def chosen(self, target: Target) -> bool:
        """A click on something; True if that was a look, so that nothing is to be chosen."""
        seat, shown = seat_of(target), self._overlays.shown
        if seat != NOBODY and target not in self._table.stage().lit:
            self._overlays.toggle_seat(seat)
            self._attention.hush()
            return True
        if target in {AWAY, MAGNIFIED} or (shown is not None and shown.kind == "seat"):
            self._overlays.close()
            return True
        if target[0] == LOG_LINE and not self._overlays.wants_log:
            self.command("log")
            return True
        self._overlays.let_go()
        return False
