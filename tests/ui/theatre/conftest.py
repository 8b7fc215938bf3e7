"""The services the theatre is opened with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.services import Services
from tests.ui.scenes.doors import Doors
from tests.ui.supplies import still
from tests.ui.theatre.watching import ROOM


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    """A house with a library of its own."""
    made = still(ROOM, settings=Settings(speed=Speed.NORMAL))
    made.doors = Doors(lambda: made)
    made.library = Library(tmp_path)
    yield made
    made.shell.window.destroy()
