"""Esc pauses at every moment, and what is looked at in the middle of a motion makes it stand still."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import RIGHT_BUTTON, Key
from rococo_desktop.ui.scenes.interlude import MENU, Interlude
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.covered_motion import in_motion
from rococo_desktop.ui.window.hotspot_search import named
from tests.ui.table.playing import ROOM, EmptyScene, NoDoors, Player, begin, table

TICK = 1 / 60


class Table:
    """A table at which things move, with the clock of its window."""

    def __init__(self, players: int = 3, people: int = 1, speed: Speed = Speed.NORMAL) -> None:
        self.scene, self.given = begin(table(players, 6, people=people), speed=speed)
        self.player = Player(self.scene, 3)
        self.now = 0.0
        self.live()
        self.close()

    def live(self, seconds: float = TICK) -> None:
        """Live so long, frame by frame."""
        until = self.now + seconds
        while self.now < until:
            self.now += TICK
            self.scene.picture(ROOM)
            self.given.stack.live(self.now)
            self.given.stack.settle()

    def close(self) -> None:
        """Close whatever lies over the table."""
        self.given.stack.settle()
        while self.given.stack.top is not self.scene:
            self.given.stack.pop()
            self.given.stack.settle()

    def press(self, name: str, **held: bool) -> None:
        """Press a key, as the window would hand it on."""
        self.given.shell._key(self.given.stack.top, Key(name, **held))
        self.given.stack.settle()

    @property
    def opened(self) -> list[str]:
        """Which doors were opened."""
        assert isinstance(self.given.doors, NoDoors)
        return self.given.doors.opened

    def to_a_rival(self) -> None:
        """Play until something of another seat is on its way."""
        for _ in range(600):
            self.live()
            self.close()
            running = self.scene._show._running
            if running is not None and running.step.seat not in {0, NOBODY} and self.scene.moving():
                return
            if self.scene.caption() is not None:
                self.player.now = self.now
                self.player.choose()
        raise AssertionError("nobody else moves")


def test_nothing_says_that_it_can_be_taken_back_while_another_seat_acts(moving: Table) -> None:
    running = moving.scene._show._running
    assert running is not None
    lit = {command.name for command in running.stage.commands if command.enabled}
    assert "menu" in lit
    assert not lit & {"undo", "redo", "restart", "end_turn"}


@pytest.fixture(scope="module")
def moving() -> Table:
    """A rival's piece is on its way."""
    made = Table()
    made.to_a_rival()
    made.live(TICK)
    return made


def test_esc_pauses_at_once_while_agents_move(moving: Table) -> None:
    scene, version = moving.scene, moving.scene.session.version
    before = list(scene.moving())
    assert before
    moving.press("escape")
    assert moving.opened[-1] == "pause"
    assert moving.given.stack.top is not scene
    moving.live(5.0)
    assert scene.session.version == version, "nobody decides while it is paused"
    assert list(scene.moving()) == before, "what moved stands where it was"
    moving.close()
    moving.live(TICK)
    after = list(scene.moving())
    assert len(after) == len(before), "and goes on from there"
    farthest = max(abs(one.x - two.x) + abs(one.y - two.y) for one, two in zip(before, after, strict=True))
    assert farthest < 120


def test_the_menu_button_pauses_at_once_while_agents_move(moving: Table) -> None:
    scene, shell = moving.scene, moving.given.shell
    spot = named(scene.picture(ROOM), ("command", "menu"))
    assert scene._show.busy()
    assert spot is not None
    moving.opened.clear()
    shell._press(scene, spot)
    moving.given.stack.settle()
    assert moving.opened == ["pause"]
    moving.close()
    assert scene._show.busy()


def test_help_opens_and_skips_nothing_while_agents_move(moving: Table) -> None:
    moving.press("f1")
    assert moving.opened[-1] == "keys"
    assert moving.scene._show.busy()
    moving.close()


@pytest.mark.parametrize("key", ["l", "2", RIGHT_BUTTON])
def test_what_is_looked_at_makes_the_motion_stand_still(moving: Table, key: str) -> None:
    scene = moving.scene
    scene.point(("drawers", 0))
    running = scene._show._running
    assert running is not None
    moving.press(key)
    moving.live(3.0)
    assert scene.stage().overlay is not None
    assert scene._show._running is not None
    assert scene._show._running.step is running.step
    assert not scene.moving(), "nothing flies over what is looked at"
    assert scene.picture(ROOM) is scene.picture(ROOM)
    scene.key_up(Key(key))
    if key == "l":
        moving.press("escape")
    assert scene.stage().overlay is None
    moving.live(TICK)
    assert scene.moving(), "it sets out once more"


def test_what_stands_still_beneath_a_menu_is_still_painted(moving: Table) -> None:
    menu = EmptyScene()
    pictures = (moving.scene.picture(ROOM), menu.picture(ROOM))
    assert moving.scene.moving()
    assert in_motion((moving.scene, menu), pictures) == (moving.scene, pictures[1:])
    assert in_motion((menu,), pictures[1:]) == (menu, ())


def test_the_bar_says_which_key_skips(moving: Table) -> None:
    running = moving.scene._show._running
    assert running is not None
    said = [spot.description for spot in running.settled.hotspots if spot.target == ("fact", "prompt")]
    assert "Space: skip" in said[0]
    moving.press("space")
    assert moving.scene._show._running is not running


def test_esc_while_an_agent_thinks_pauses_and_takes_nothing_back() -> None:
    made = Table()
    made.given.agents.poll = lambda: None  # type: ignore[method-assign]
    while made.scene.caption() is None or made.scene.caption().kind != "choose_three":  # type: ignore[union-attr]
        made.live()
    while made.scene.caption() is not None:
        made.player.now = made.now
        made.player.choose()
        made.live(2.0)
    version = made.scene.session.version
    made.press("escape")
    assert made.opened[-1] == "pause"
    assert made.scene.session.version == version


def test_a_pause_in_motion_shows_nobody_s_cards_where_people_share_the_screen() -> None:
    made = Table(players=2, people=2)
    scene = made.scene
    for _ in range(400):
        made.live()
        made.close()
        if scene.flow.viewer != NOBODY and scene._show.eyes == scene.flow.viewer and scene.moving():
            break
        caption = scene.caption()
        if caption is not None and caption.kind == "handover":
            scene.choose(("command", "here"))
        elif caption is not None:
            made.player.now = made.now
            made.player.choose()
    assert scene.flow.viewer != NOBODY
    made.press("escape")
    assert "pause" in made.opened
    assert scene.flow.viewer == NOBODY
    assert not scene._show.busy(), "what was drawn for other eyes is not shown any further"
    assert scene.picture(ROOM) is not None
    assert scene.stage().view.own is None


def test_looking_something_up_leaves_a_half_made_choice_as_it_is() -> None:
    made = Table(speed=Speed.INSTANT)
    made.player.wait()
    scene = made.scene
    assert scene.caption().kind == "choose_three"  # type: ignore[union-attr]
    scene.choose(made.player.lit()[0].target)
    assert scene.presenter is not None
    picked = scene.presenter.picked
    assert picked
    for key in ("l", "l", "f1"):
        made.press(key)
        made.close()
        assert scene.presenter.picked == picked, key


def test_the_key_of_the_exams_does_nothing_where_there_are_none() -> None:
    made = Table(speed=Speed.INSTANT)
    made.player.wait()
    made.press("f2")
    assert not made.scene.overlays.covers


def interlude() -> tuple[TableScene, Services, Interlude]:
    """The first screen of a game, over its table."""
    scene, given = begin(table(2), speed=Speed.NORMAL)
    scene.picture(ROOM)
    given.stack.live(0.0)
    given.stack.settle()
    top = given.stack.top
    assert isinstance(top, Interlude)
    top.picture(ROOM)
    return scene, given, top


def test_esc_and_the_button_pause_an_interlude() -> None:
    _, given, top = interlude()
    assert isinstance(given.doors, NoDoors)
    given.shell._key(top, Key("escape"))
    top.choose(MENU)
    given.stack.settle()
    assert given.doors.opened == ["pause", "pause"]
    for _ in range(2):
        given.stack.pop()
    given.stack.settle()
    assert given.stack.top is top
    given.shell._key(top, Key("space"))
    given.stack.settle()
    assert given.stack.top is not top


def test_an_interlude_that_goes_by_itself_waits_while_it_is_paused() -> None:
    scene, given, top = interlude()
    top.patience = 2.0
    given.stack.live(1.0)
    given.stack.push(EmptyScene())
    given.stack.settle()
    given.stack.live(1.1)
    given.stack.live(60.0)
    given.stack.pop()
    given.stack.settle()
    wait = given.stack.live(60.1)
    given.stack.settle()
    assert given.stack.top is top
    assert wait == pytest.approx(2.0)
    given.stack.live(62.2)
    given.stack.settle()
    assert given.stack.shown == (scene,)
