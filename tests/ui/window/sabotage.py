"""The game with one promise broken on purpose, to see that a stranger finds it.

python -m tests.ui.window.sabotage PROMISE [options of the game]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from rococo_desktop.__main__ import main
from rococo_desktop.model.decisions import Reason, Target
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.presenter import ClickOutcome, DecisionPresenter
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.settled_table import SettledTable
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Point
from rococo_desktop.ui.picture.picture_parts import Hotspot, Picture
from rococo_desktop.ui.picture.sheet import Sheet
from rococo_desktop.ui.window import hotspot_search


def _choosable() -> None:
    """What has a thin frame is dead."""
    choose = DecisionPresenter.choose

    def changed(self: DecisionPresenter, target: Target) -> ClickOutcome:
        return ClickOutcome() if target in self.reachable - self.lit else choose(self, target)

    _put(DecisionPresenter, "choose", changed)


def _refusal() -> None:
    """Every choice is followed by a word that it cannot be."""
    choose = TableScene.choose

    def changed(self: TableScene, target: Target) -> None:
        choose(self, target)
        self._attention.refused = (Reason("not_now"),)

    _put(TableScene, "choose", changed)


def _enter() -> None:
    """Enter chooses something else than it says."""
    key_down = TableScene.key_down

    def changed(self: TableScene, key: Key) -> bool:
        presenter = self.presenter
        if key.name != "return" or presenter is None or len(presenter.lit) < 2:
            return key_down(self, key)
        said = presenter.entered(self._attention.meant)
        self.choose(min(presenter.lit - {said}, key=str))
        return True

    _put(TableScene, "key_down", changed)


def _escape() -> None:
    """Esc skips what moves, and does nothing else."""
    key_down = TableScene.key_down

    def changed(self: TableScene, key: Key) -> bool:
        return True if key.name == "escape" else key_down(self, key)

    _put(TableScene, "key_down", changed)


def _tooltip() -> None:
    """No panel hides what lies beneath it."""
    picture = Sheet.picture

    def changed(self: Sheet) -> Picture:
        return picture(self)._replace(panels=())

    _put(Sheet, "picture", changed)


def _figures() -> None:
    """At the end of a turn everybody has three livre more."""
    quiet = SettledTable.quiet

    def changed(self: SettledTable, *given: Any) -> Any:
        stage = quiet(self, *given)
        if self._flow.mood is not WaitingFor.ENDS:
            return stage
        seats = tuple(seat._replace(livre=seat.livre + 3) for seat in stage.view.seats)
        return stage._replace(view=stage.view._replace(seats=seats))

    _put(SettledTable, "quiet", changed)


def _ground() -> None:
    """Where nothing lies, something answers."""
    under = hotspot_search.under

    def changed(picture: Picture, point: Point) -> Hotspot | None:
        lit = [spot for spot in picture.hotspots if spot.lit and spot.target[0] != "command"]
        return under(picture, point) or next(iter(lit), None)

    _put(hotspot_search, "under", changed)


def _keys() -> None:
    """F1 is dead."""
    command = TableScene._command

    def changed(self: TableScene, name: str) -> None:
        if name != "help":
            command(self, name)

    _put(TableScene, "_command", changed)


SABOTAGES: dict[str, Callable[[], None]] = {
    "choosable": _choosable,
    "refusal": _refusal,
    "enter": _enter,
    "escape": _escape,
    "tooltip": _tooltip,
    "figures": _figures,
    "ground": _ground,
    "keys": _keys,
}


def _put(place: Any, name: str, changed: Any) -> None:
    assert hasattr(place, name), f"{place} has no {name} any more: break the promise in another way"
    setattr(place, name, changed)


if __name__ == "__main__":
    promise = sys.argv.pop(1)
    SABOTAGES[promise]()
    sys.exit(main(sys.argv[1:]))
