"""What is seen of the table: as it is at rest, or on the way there.

The settled table and the show know nothing of each other. What one needs of the other is handed on here, as
values: motion sets out from the table at rest and ends with it.
"""

from __future__ import annotations

from rococo_desktop.ui.game.settled_table import LaidTable, SettledTable
from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.table_state.stage import Stage

NO_ROOM = Size(0, 0)


class TableView:
    """One table, at rest and in motion."""

    def __init__(self, settled: SettledTable, show: Show) -> None:
        self._settled = settled
        self._show = show
        self._room, self._language = NO_ROOM, ""
        self._set_out_from: LaidTable | None = None
        """The table at rest that motion sets out from."""
        self._shown: Picture | None = None
        """What was shown last; it stays until what follows is ready."""

    def picture(self, room: Size, language: str, holds: bool) -> Picture:
        """The table; what is shown already stays while things are on their way, or if the scene holds it."""
        if (room, language) != (self._room, self._language):
            self._room, self._language = room, language
            self._settled.changed()
            self._show.forget()
            self._shown = None
        if self._show.stands:
            return self._settled.covered(room, self._show.standing)
        stays = self._shown if holds or self._show.busy() else None
        self._shown = self._show.picture(room) or stays or self._at_rest(room)
        return self._shown

    def _at_rest(self, room: Size) -> Picture:
        laid = self._settled.laid(room, self._show.aftermath)
        if laid is not self._set_out_from:
            self._set_out_from = laid
            self._show.set_out_from(laid.quiet, room, laid.picture)
        return self._settled.picture(room, laid)

    def stage(self) -> Stage:
        """Everything the table shows now."""
        return self._settled.stage(self._show.aftermath)

    def set_out_from_here(self) -> None:
        """Motion sets out from the table as it is now, though it may never be seen at rest."""
        self._show.set_out_from(self._settled.quiet(self._show.aftermath))

    def move(self, now: float) -> float | None:
        """Let things move, or be prepared; when to come again, 0 while they do."""
        show = self._show
        if show.prepares and self._settled.compose_ahead(self._room, show.aftermath):
            return 0.0
        return show.tick(now, self._settled.quiet(show.aftermath))

    def turn_to(self, viewer: int) -> None:
        """Other eyes come: nothing stays that was drawn for those before."""
        self._show.mind(viewer)
        self._shown = None
