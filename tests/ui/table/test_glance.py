"""A closer look at the table: it shows what lies on top, a thing or a workshop, and chooses nothing."""

from __future__ import annotations

from itertools import count

import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import RIGHT_BUTTON, Key
from rococo_desktop.ui.overlays.compose_overlay import AWAY
from rococo_desktop.ui.picture.geometry import Point, Size
from rococo_desktop.ui.picture.picture_parts import Layer, Picture
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import Overlay
from rococo_desktop.ui.window import hotspot_search
from tests.ui.table import stages
from tests.ui.table.hosting import Host, company
from tests.ui.table.playing import ROOM, Player, begin, table
from tests.ui.table.test_choosing import alone_first, settled, three_chosen
from tests.ui.table.test_layout import kit_of

CLOCK = count(1000)


def tooltips(scene: TableScene, target: Target) -> int:
    """How many tooltips are shown once this has been pointed at for long enough."""
    scene.point(target)
    scene.tick(float(next(CLOCK)))
    scene.tick(float(next(CLOCK)))
    return sum(sprite.layer == Layer.TIP for sprite in scene.picture(ROOM).sprites)


def overlay(scene: TableScene) -> tuple[str, int] | None:
    """What lies over the table."""
    shown = scene.stage().overlay
    return (shown.kind, shown.seat) if shown is not None else None


def at(picture: Picture, point: Point) -> Target | None:
    """What answers at a point."""
    spot = hotspot_search.under(picture, point)
    return spot.target if spot is not None else None


# The topmost panel.


@pytest.mark.parametrize("room", [Size(1280, 720), Size(1920, 1080)], ids=str)
def test_the_chooser_is_not_transparent_to_the_mouse(room: Size) -> None:
    kit = kit_of("en", 100)
    stage = stages.staged(kit, stages.begin(5, stages.ALL))
    picture = compose(kit, room, stage)
    (panel,) = picture.panels
    points = [
        (x, y)
        for x in range(panel.rect.x, panel.rect.right, 8)
        for y in range(panel.rect.y, panel.rect.bottom, 8)
    ]
    found = [spot for point in points if (spot := hotspot_search.under(picture, point)) is not None]
    assert {spot.layer for spot in found} == {Layer.TRAY}
    assert {spot.target for spot in found if spot.lit} == stage.lit


def test_no_tooltip_belongs_to_something_covered() -> None:
    scene, _ = begin(table(3, 8))
    assert settled(scene) == "choose_three"
    assert not tooltips(scene, ("fact", "own supply")), "the chooser lies over it"
    assert tooltips(scene, ("guests", 8)) == tooltips(scene, ("garments", 2)) == 1
    scene.choose(("command", "log"))
    assert not tooltips(scene, ("garments", 2)), "the log takes the pointer"
    assert tooltips(scene, ("command", "log")) == 1


def test_a_tooltip_goes_when_something_opens() -> None:
    scene, _ = begin(table(3, 8))
    settled(scene)
    assert tooltips(scene, ("command", "log")) == 1
    scene.choose(("command", "log"))
    scene.tick(float(next(CLOCK)))
    assert all(sprite.layer != Layer.TIP for sprite in scene.picture(ROOM).sprites)


@pytest.mark.parametrize("name", ["log", "exams"])
def test_a_click_beside_what_was_opened_closes_it(name: str) -> None:
    scene, _ = begin(table(3, 8, stages.ALL))
    settled(scene)
    scene.choose(("command", name))
    picture = scene.picture(ROOM)
    assert at(picture, (12, 680)) == AWAY
    button = next(spot for spot in picture.hotspots if spot.target == ("command", "help"))
    assert at(picture, button.rect.centre) == button.target
    scene.choose(AWAY)
    assert overlay(scene) is None


def test_a_line_below_the_strips_opens_the_log() -> None:
    scene, _ = begin(table(2, 8))
    settled(scene)
    line = next(spot for spot in scene.picture(ROOM).hotspots if spot.target[0] == "log")
    version = scene.session.version
    scene.choose(line.target)
    assert overlay(scene) == ("log", -1)
    assert scene.session.version == version


# The workshop of a seat.


def strips(scene: TableScene, seat: int) -> list[Target]:
    """Everything that answers on a strip."""
    picture = scene.picture(ROOM)
    strip = next(spot for spot in picture.hotspots if spot.target == ("seat", seat))
    return [spot.target for spot in hotspot_search.answering(picture) if strip.rect.encloses(spot.rect)]


def test_a_click_anywhere_on_a_strip_opens_the_workshop_of_its_seat() -> None:
    scene, _ = begin(table(3, 8, stages.ALL))
    three_chosen(scene)
    version = scene.session.version
    found = strips(scene, 1)
    assert len(found) > 8
    for target in found:
        scene.choose(target)
        assert overlay(scene) == ("seat", 1), target
        assert strips(scene, 1) == found, "it can be clicked once more"
        scene.choose(target)
        assert overlay(scene) is None, target
    assert scene.session.version == version


def test_a_workshop_gives_way_to_another_and_to_any_other_click() -> None:
    scene, _ = begin(table(3, 8))
    settled(scene)
    scene.choose(("seat", 1))
    scene.choose(("seat", 0))
    assert overlay(scene) == ("seat", 0), "one's own as well"
    scene.choose(AWAY)
    assert overlay(scene) is None
    scene.choose(("seat", 2))
    scene.key_down(Key("escape"))
    assert overlay(scene) is None
    assert settled(scene) == "choose_three"


def test_du_barrys_workshop_opens_by_her_strip() -> None:
    scene, _ = begin(table(1, 3))
    settled(scene)
    scene.choose(("seat", 1))
    assert overlay(scene) == ("seat", 1)
    assert len(scene.picture(ROOM).panels) == 2, "over the chooser"


def test_a_workshop_opens_by_tab_and_enter() -> None:
    scene, _ = begin(table(3, 8))
    settled(scene)
    strip = hotspot_search.named(scene.picture(ROOM), ("seat", 1))
    assert strip in hotspot_search.stops(scene.picture(ROOM))
    scene.point(("seat", 1))
    assert not scene.key_down(Key("return")), "it is left to the shell, which presses what is pointed at"
    scene.choose(("seat", 1))
    assert overlay(scene) == ("seat", 1)


def test_the_right_button_on_a_strip_shows_the_workshop_and_no_empty_frame() -> None:
    scene, _ = begin(table(3, 8))
    settled(scene)
    for target in strips(scene, 1):
        scene.point(target)
        assert scene.key_down(Key(RIGHT_BUTTON))
        assert overlay(scene) == ("seat", 1), target
        scene.key_up(Key(RIGHT_BUTTON))
        assert overlay(scene) is None


@pytest.mark.parametrize("target", [("fact", "round"), ("command", "menu"), ("garments", 0)])
def test_the_right_button_shows_nothing_where_there_is_no_picture(target: Target) -> None:
    """It showed a frame with the words of the tooltip; and neither does it mean "back" there."""
    scene, given = begin(alone_first())
    three_chosen(scene)
    scene.choose(next(target for target in scene.stage().lit if target[0] == "hand"))
    settled(scene)
    version = scene.session.version
    scene.point(target)
    assert scene.key_down(Key(RIGHT_BUTTON))
    assert (overlay(scene) is None) == (target[0] != "garments")
    scene.key_up(Key(RIGHT_BUTTON))
    assert scene.session.version == version
    assert given.stack.settle()
    assert given.stack.top is scene


def test_a_card_in_an_open_workshop_can_be_read_and_magnified() -> None:
    scene, _ = begin(company("open"))
    host = Host(scene)
    while not scene.stage().view.seats[1].discard:
        host.choose()
    host.wait()
    scene.choose(("seat", 1))
    card = next(spot.target for spot in scene.picture(ROOM).hotspots if spot.target[0] == "displayed")
    assert tooltips(scene, card) == 1
    scene.key_down(Key("m"))
    assert scene.stage().overlay == Overlay("magnify", card)
    scene.key_up(Key("m"))
    assert overlay(scene) == ("seat", 1)


def test_an_open_workshop_is_not_handed_over() -> None:
    scene, _ = begin(company())
    scene.tick(0.0)
    scene.choose(("command", "here"))
    Player(scene).wait()
    scene.choose(("seat", 1))
    assert overlay(scene) == ("seat", 1)
    scene.flow.leave()
    scene.picture(ROOM)
    assert scene.flow.viewer == NOBODY
    assert overlay(scene) is None
