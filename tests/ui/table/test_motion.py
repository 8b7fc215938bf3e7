"""Things on their way: no jump at the end, nothing lost to a hurry, and as fast as the player likes."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.past import Moment
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.motion.steps import steps_of
from rococo_desktop.ui.motion.view_unfolding import unfold
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.playing import ROOM, Player, begin, table
from tests.ui.table.test_whole_games import ALL

TICK = 1 / 60


def only_the_table(stack: SceneStack, scene: TableScene) -> None:
    """Close whatever lies over the table."""
    stack.settle()
    while stack.top is not scene:
        stack.pop()
        stack.settle()


def moving_game(players: int, speed: Speed = Speed.NORMAL) -> tuple[TableScene, Services, Player]:
    """A game in which things move, its first screen out of the way."""
    scene, given = begin(table(players, 6, ALL), speed=speed)
    player = Player(scene, 3)
    scene.picture(ROOM)
    scene.tick(0.0)
    only_the_table(given.stack, scene)
    return scene, given, player


def run_motion(scene: TableScene, given: Services, player: Player) -> int:
    """Let everything end its way, frame by frame; in how many of them something moved."""
    moved = 0
    for _ in range(6000):
        scene.tick(player.now)
        only_the_table(given.stack, scene)
        scene.picture(ROOM)
        moved += bool(scene.moving())
        if scene.caption() is not None:
            return moved
        player.now += TICK
    raise AssertionError("it never ends")


def test_hurrying_ends_the_motion_and_does_nothing_else() -> None:
    scene, given, player = moving_game(3)
    hurried = 0
    for _ in range(30):
        run_motion(scene, given, player)
        if player.choose() is None:
            break
        scene.picture(ROOM)
        scene.tick(player.now)
        if scene._show.busy():
            version = scene.session.version
            assert scene.hurry()
            assert not scene._show.busy()
            assert scene.session.version == version
            hurried += 1
        only_the_table(given.stack, scene)
    assert hurried > 5
    assert not scene.hurry()


def test_a_rivals_turn_at_fast_takes_no_longer_than_promised() -> None:
    """By the clock, from the moment it sets out until the table is at rest."""
    scene, given, player = moving_game(3, Speed.FAST)
    turns, longest = 0, 0.0
    for _ in range(60):
        run_motion(scene, given, player)
        if player.choose() is None:
            break
        began: float | None = None
        while scene.caption() is None:
            scene.picture(ROOM)
            scene.tick(player.now)
            only_the_table(given.stack, scene)
            running = scene._show._running
            if running is None or running.step.seat in {NOBODY, scene.flow.viewer}:
                if began is not None:
                    turns, longest = turns + 1, max(longest, player.now - began)
                began = None
            elif began is None:
                began = player.now
            player.now += TICK / 4
    assert turns > 10
    assert longest <= 0.4


def test_at_instant_nothing_moves_and_the_marks_stay() -> None:
    scene, given, player = moving_game(3, Speed.INSTANT)
    marked = 0
    for _ in range(80):
        player.wait()
        assert not scene.moving()
        assert given.stack.top is scene
        marked += bool(scene.stage().marked)
        player.choose()
    assert marked > 10


@pytest.mark.parametrize("players", [1, 3])
def test_views_unfold_to_what_the_session_shows(players: int) -> None:
    """Over a whole game the events tell where every piece of the board goes."""
    scene, _given, player = moving_game(players, Speed.INSTANT)
    session: Session = scene.session
    view, step = session.view(0), session.steps
    while player.choose() is not None:
        for happening in session.events(0, step):
            view = unfold(view, happening.events)
        step = session.steps
        shown = session.view(0)
        for name in (
            "guests",
            "garments",
            "hire",
            "drawers",
            "trademarks",
            "favor",
            "jewelry_display",
            "terrace",
        ):
            assert getattr(view, name) == getattr(shown, name), name
        for mine, theirs in zip(view.seats, shown.seats, strict=True):
            assert (mine.livre, mine.lace, mine.thread) == (theirs.livre, theirs.lace, theirs.thread)
        view = shown


def test_with_reduced_motion_nothing_travels_and_all_arrives() -> None:
    scene, given = begin(table(3, 6, ALL), speed=Speed.NORMAL, reduced_motion=True)
    player = Player(scene, 3)
    scene.picture(ROOM)
    scene.tick(0.0)
    only_the_table(given.stack, scene)
    faded = 0
    for _ in range(25):
        assert run_motion(scene, given, player) == 0
        assert scene.stage().view == scene.session.view(0)
        player.choose()
        scene.picture(ROOM)
        scene.tick(player.now)
        faded += scene.fading() is not None
    assert faded


def test_a_choice_that_moves_nothing_swallows_no_click() -> None:
    """The table asks at once, while what was lit gives way to what is."""
    scene, given, player = moving_game(2)
    asked = 0
    for _ in range(40):
        run_motion(scene, given, player)
        version = scene.session.version
        if player.choose() is None:
            break
        for _ in range(4):
            scene.picture(ROOM)
            scene.tick(player.now)
        if scene.session.version > version and scene.caption() is not None and scene.fading() is not None:
            assert not scene.hurry()
            asked += 1
    assert asked


def test_the_table_does_not_tell_what_the_last_night_counts() -> None:
    """Until the finale has begun, nobody sees the points it will count."""
    scene, given, player = moving_game(2)
    frames = 0
    while not given.doors.opened:  # type: ignore[attr-defined]
        scene.tick(player.now)
        only_the_table(given.stack, scene)
        player.now += TICK
        told = {spot.target: spot.description for spot in scene.picture(ROOM).hotspots}
        if scene.session.deciding == NOBODY:
            frames += not scene._left_for_score
            view = scene.session.view(0)
            for seat in {line.seat for line in view.sheet if line.points and not scene._left_for_score}:
                assert str(view.seats[seat].prestige) not in told["fact", f"prestige {seat}"].split()
        elif scene.caption() is not None:
            player.choose()
    assert frames > 5


def her_turns(scene: TableScene) -> int:
    """How many turns of Madame du Barry are still to be shown."""
    return sum(step.rival_card is not None for step, _, _ in scene._show._queue)


def test_du_barrys_turns_come_one_by_one_with_the_rule_she_follows() -> None:
    scene, given, player = moving_game(1)
    seen = 0
    for _ in range(40):
        run_motion(scene, given, player)
        if player.choose() is None:
            break
        while scene.caption() is None:
            scene.picture(ROOM)
            scene.tick(player.now)
            only_the_table(given.stack, scene)
            running = scene._show._running
            if running is not None and running.step.rival_card is not None:
                assert running.stage.rival is not None
                assert running.stage.rival.card == running.step.rival_card
                assert running.stage.rival.lines
                seen += 1
                before = her_turns(scene)
                scene.hurry()
                assert scene._show._running is None
                assert her_turns(scene) == before, "one key passes over one of her turns"
            player.now += TICK
    assert seen > 3


def test_steps_are_cut_where_turns_begin() -> None:
    scene, _, player = moving_game(1, Speed.INSTANT)
    session = scene.session
    before, since = session.view(0), session.steps
    while session.steps < since + 12:
        player.choose()
    news = [
        Moment(one.seat, one.events, session.view(0), session.market(0), session.halls())
        for one in session.events(0, since)
    ]
    steps = steps_of(news, before, session.definitions)
    assert {step.seat for step in steps} >= {0, 1}
    assert sum((step.events for step in steps), ()) == sum((one.events for one in news), ())


def test_a_key_that_hurries_chooses_nothing() -> None:
    """Through the shell: the first key ends the motion, the second one means something."""
    scene, given, player = moving_game(2)
    while not scene._show.busy():
        run_motion(scene, given, player)
        player.choose()
        scene.picture(ROOM)
        scene.tick(player.now)
    version = scene.session.version
    given.shell._key(scene, Key("space"))
    assert scene.session.version == version
    assert not scene._show.busy()
