"""What screens say before it is too late: a deal that everybody can know, a table that nobody sits at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.play.game.session import Session
from rococo_desktop.play.table_setup import PUBLIC, proposed_table
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.scenes.company import CompanyScene
from rococo_desktop.ui.scenes.pause import PauseScene
from rococo_desktop.ui.scenes.setup import SetupScene
from rococo_desktop.ui.scenes.setup_draft import remembered
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.scene import Scene
from tests.play.games import boxes
from tests.ui.supplies import still

ROOM = Size(1280, 720)


@pytest.fixture
def services() -> Iterator[Services]:
    made = still(ROOM)
    yield made
    made.shell.window.destroy()


def words(scene: Scene) -> str:
    """All that a screen says."""
    marks = (mark for sprite in scene.picture(ROOM).sprites for mark in sprite.marks)
    return " ".join(mark.words for mark in marks if isinstance(mark, Text))


def test_a_number_that_is_typed_is_said_to_make_a_public_deal(services: Services) -> None:
    scene = SetupScene(services)
    assert "public" not in words(scene)
    assert PUBLIC not in scene.draft.table(5).table_rules
    scene.draft = scene.draft._replace(seed="4711")
    scene.changed()
    assert "public deal" in words(scene)
    table = scene.draft.table(5)
    assert (table.seed, table.table_rules[PUBLIC]) == (4711, True)
    assert PUBLIC not in remembered(scene.draft, table)["last_table"].table_rules  # type: ignore[attr-defined]
    assert "public" in words(PauseScene(services, Session.begin(table, boxes=boxes)))
    by_chance = Session.begin(proposed_table(("Ana", "Bo"), 5), boxes=boxes)
    assert "public" not in words(PauseScene(services, by_chance))


def test_a_table_that_nobody_is_left_at_says_what_will_happen(services: Services) -> None:
    session = Session.begin(proposed_table(("Ana", "Bo"), 5), boxes=boxes)
    scene = CompanyScene(services, session)
    assert "Nobody is left" not in words(scene)
    scene.choose(("choice", "player0:agent"))
    assert "Nobody is left" in words(scene)
    assert session.steps == 1, "the agents wait until somebody goes back to the table"
    scene.choose(("choice", "player0:person"))
    assert "Nobody is left" not in words(scene)
