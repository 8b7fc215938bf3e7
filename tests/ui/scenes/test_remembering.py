"""What is remembered of a table: the next ball begins with it, alone or with several."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.settings import Settings
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.play.table_setup import SeatEntry, TableSetup
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.setup import SetupScene
from rococo_desktop.ui.scenes.setup_draft import ALONE
from rococo_desktop.ui.services import Services
from tests.ui.scenes.doors import Doors, Table
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still


@pytest.fixture
def services() -> Iterator[Services]:
    made = still(Size(1280, 720))
    made.doors = Doors(lambda: made)
    yield made
    made.shell.window.destroy()


def test_the_last_table_is_there_again(services: Services) -> None:
    last = TableSetup(
        (SeatEntry("Zoe", "white", "court", character="hoarder"), SeatEntry("Max", "blue")),
        0,
        modules=("fancy_dresses",),
        start_seat=1,
    )
    services.settings = Preferences(Settings(last_table=last), kept=False)
    scene = SetupScene(services)
    assert scene.draft.table(5) == msgspec.structs.replace(last, seed=5)


def begun(services: Services, scene: SetupScene) -> TableSetup:
    """Begin the ball of this screen."""
    services.stack.push(scene)
    player = Player(services)
    player.click(("button", "start"))
    player.frames(4)
    assert isinstance(services.stack.top, Table)
    return scene.draft.table(0)


def test_a_solo_ball_does_not_forget_the_family(services: Services) -> None:
    family = TableSetup(
        (SeatEntry("Zoe", "white"), SeatEntry("Max", "blue"), SeatEntry("Ida", "black")),
        0,
        Edition.CLASSIC,
        start_seat=2,
        table_rules={"privacy": "hold"},
    )
    services.settings = Preferences(Settings(last_table=family), kept=False)
    solo = SetupScene(services, solo=True)
    assert [seat.name for seat in solo.draft.playing] == ["Zoe"]
    solo.draft = solo.draft.with_name(ALONE, "Otto")._replace(
        modules=("jewelry_box",), level=SoloLevel.MASTER
    )
    alone = begun(services, solo)
    assert [seat.name for seat in alone.seats] == ["Otto"]
    there = SetupScene(services).draft.table(0)
    assert there == msgspec.structs.replace(family, level=SoloLevel.MASTER)  # how strong she is, alone counts
    again = SetupScene(services, solo=True).draft
    assert again.table(0) == alone
    assert again.with_number(3).seats[:3] == family.seats


def test_a_smaller_table_does_not_forget_who_sat_at_the_larger(services: Services) -> None:
    names = ("Zoe", "Max", "Ida", "Leo", "Eve")
    five = SetupScene(services)
    for seat, name in enumerate(names):
        five.draft = five.draft.with_person(seat).with_name(seat, name)
    five.draft = five.draft.with_number(5)
    begun(services, five)
    two = SetupScene(services)
    two.draft = two.draft.with_number(2)
    begun(services, two)
    there = SetupScene(services).draft
    assert there.number == 2
    assert tuple(seat.name for seat in there.with_number(5).playing) == names


def test_one_player_and_more_again_loses_neither_seats_nor_edition(services: Services) -> None:
    draft = SetupScene(services).draft._replace(edition=Edition.CLASSIC)
    assert draft.with_number(1).table(0).edition is Edition.DELUXE
    assert draft.with_number(1).with_number(3) == draft


def test_settings_of_the_time_before_with_a_solo_table_still_open_both_screens(services: Services) -> None:
    old = TableSetup((SeatEntry("Otto", "black"),), 0, modules=("jewelry_box",), level=SoloLevel.MASTER)
    services.settings = Preferences(Settings(last_table=old), kept=False)
    assert SetupScene(services, solo=True).draft.table(0) == old
    several = SetupScene(services).draft
    assert several.number == 2
    assert several.playing[0].name == "Otto"
