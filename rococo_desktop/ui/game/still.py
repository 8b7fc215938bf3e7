"""The table as it is, when nothing is on its way: composed once, ahead of time where that can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.ui.game.attention import Attention
from rococo_desktop.ui.game.easel import Easel
from rococo_desktop.ui.game.flow import Flow, Mood
from rococo_desktop.ui.game.handover import with_handover
from rococo_desktop.ui.game.overlays import Overlays
from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.marks import Picture
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.board_button import BOARD
from rococo_desktop.ui.table.stage import Stage

Compose = Callable[[Kit, Size, Stage], Picture]
"""Makes the picture of a stage."""


class _Laid(NamedTuple):
    """A table that is composed, and what it was composed from."""

    quiet: Stage
    picture: Picture


class Still:
    """The still picture of the table. Whoever changes what it shows says so with `changed`."""

    def __init__(
        self,
        services: Services,
        flow: Flow,
        easel: Easel,
        show: Show,
        attention: Attention,
        overlays: Overlays,
        compose: Compose,
    ) -> None:
        self._services = services
        self._flow = flow
        self._easel = easel
        self._show = show
        self._attention = attention
        self._overlays = overlays
        self._compose = compose
        self._shown_for: tuple[object, ...] = ()
        """The sign of silence, what stands on the keys, the language: no scene hears of a change."""
        self._ahead: _Laid | None = None
        self._plain: Picture | None = None
        self._picture: Picture | None = None
        self._over: tuple[tuple[object, ...], Picture] | None = None
        """A table in motion with something over it, and what it was composed from."""
        show.final = self._quiet

    def changed(self) -> None:
        """Something on the table is not as it was."""
        self._plain = self._picture = self._ahead = self._over = None

    def tip_changed(self) -> None:
        """A tooltip has appeared."""
        self._picture = None

    def arrived(self) -> None:
        """What was on its way has arrived: what was composed for this moment holds."""
        self._plain = self._picture = None

    def stands(self) -> None:
        """The table as it is now is what motion sets out from, though it may never be seen at rest."""
        self._show.remember(self._quiet())

    def compose_ahead(self, room: Size) -> bool:
        """Compose the table as it will be when all has arrived; False if that is done."""
        if self._ahead is not None:
            return False
        self._ahead = self._laid(room)
        return True

    def picture(self, room: Size) -> Picture:
        """The table as it is, with a tooltip where one is due."""
        if self._shown_for != self._surroundings():
            self.changed()
        if self._picture is None:
            if self._plain is None:
                self._plain = self._taken(room, self._ahead or self._laid(room))
            self._picture = self._easel.with_tooltip(self._plain, room, self._attention, self._overlays)
        return self._picture

    def covered(self, room: Size, beneath: Stage) -> Picture:
        """A table that stands still in the middle of a motion, with what lies over it."""
        kit, stage = self._services.kit(), self._easel.overlaid(beneath, self._attention, self._overlays)
        made_for = (room, kit.type.scale, kit.words.language, kit.caps, stage)
        if self._over is None or self._over[0] != made_for:
            self._over = (made_for, self._compose(kit, room, stage))
        return self._over[1]

    def _taken(self, room: Size, laid: _Laid) -> Picture:
        """The picture, from now on the one that answers and that motion sets out from."""
        self._ahead = None
        self._show.remember(laid.quiet)
        self._easel.spots = laid.picture.hotspots
        self._show.remember_picture(room, laid.picture)
        return laid.picture

    def stage(self) -> Stage:
        """Everything the table shows now."""
        return self._easel.lively(self._quiet(), self._attention, self._overlays)

    def is_covered(self) -> bool:
        """True if what is to be chosen lies over the board, with a button that lets it give way."""
        return not self._show.busy() and self._easel.spot(BOARD) is not None

    def _surroundings(self) -> tuple[object, ...]:
        services = self._services
        return (services.settings.current.muted, services.shell.keyboard.caps, services.words.language)

    def _quiet(self) -> Stage:
        return self._easel.quiet(self._attention)._replace(rival=self._show.rival)

    def _laid(self, room: Size) -> _Laid:
        self._shown_for = self._surroundings()
        kit, quiet = self._services.kit(), self._quiet()
        stage = self._easel.lively(quiet, self._attention, self._overlays)
        picture = self._compose(kit, room, stage)
        if self._flow.mood is Mood.HANDS:
            picture = with_handover(picture, kit, room, self._easel.handover(stage))
        return _Laid(quiet, picture)
