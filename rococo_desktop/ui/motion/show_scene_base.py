"""What scenes have in common whose motion is that of a show: the table, and the theatre."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.picture.moving import Fading, Moving, Sparks
from rococo_desktop.ui.window.scene import PlainScene


class ShowScene(PlainScene):
    """A scene with a show on it."""

    _show: Show

    def moving(self) -> Sequence[Moving]:
        """What is on its way."""
        return self._show.moving()

    def fading(self) -> Fading | None:
        """What gives way to the table."""
        return self._show.fading()

    def sparks(self) -> Sequence[Sparks]:
        """What glitters over the table."""
        return self._show.sparks()
