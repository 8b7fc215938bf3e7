"""A rival's turn one can follow at the table: what is said of it, where, for how long, and what ends it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.model.events import Marked
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import Answer
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.motion.actors import Actor, Manner
from rococo_desktop.ui.motion.pace import seconds_to_read
from rococo_desktop.ui.motion.running_step import Running
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.stage import Caption
from rococo_desktop.ui.theatre.scene import TheatreScene
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.scenes.finished import finished_game
from tests.ui.table.playing import ROOM, Player, RandomAgents, begin, services, table
from tests.ui.table.test_motion import TICK, moving_game, only_the_table
from tests.ui.table.test_whole_games import ALL, GoodPlayer
from tests.ui.table.touring import GoodAgents


def words_of(given: Services, told: Caption) -> str:
    """What is read on the banner."""
    return " ".join(given.words.say(one) for one in (*told.deed, *told.follows))


def prompt_of(scene: TableScene) -> tuple[Rect, str]:
    """Where the table says what goes on, and what it says."""
    spot = next(one for one in scene.picture(ROOM).hotspots if one.target == ("fact", "prompt"))
    return spot.rect, spot.description


def frames(
    scene: TableScene, given: Services, player: Player, tick: float = TICK
) -> Iterator[Running | None]:
    """The step on stage, frame by frame, until the table asks; the table is on the screen each time."""
    while scene.caption() is None:
        scene.picture(ROOM)
        scene.tick(player.now)
        only_the_table(given.stack, scene)
        scene.picture(ROOM)
        yield scene._show._running
        player.now += tick


def rounds(scene: TableScene, given: Services, player: Player, most: int) -> Iterator[Running]:
    """Steps of rivals, each once, while somebody plays so many choices."""
    last = None
    for _ in range(most):
        for running in frames(scene, given, player):
            if running is not None and running is not last and running.step.seat not in {0, NOBODY}:
                yield running
            last = running
        if player.choose() is None:
            return


@pytest.mark.parametrize(
    ("speed", "rate", "reduced"),
    [(Speed.NORMAL, 1.0, False), (Speed.SLOW, 0.8, False), (Speed.NORMAL, 1.0, True)],
)
def test_what_is_said_stands_at_one_place_until_it_is_read(speed: Speed, rate: float, reduced: bool) -> None:
    """By the clock, from the frame it appears in to the frame it is gone in; it covers no hall."""
    scene, given = begin(table(3, 6, ALL), speed=speed, reduced_motion=reduced)
    player = Player(scene, 3)
    zones = zones_for(ROOM)
    places: set[Rect] = set()
    since: dict[int, float] = {}
    stood: list[tuple[float, str]] = []
    shown: Caption | None = None
    for _ in range(14):
        for running in frames(scene, given, player, TICK * 2):
            told = running.stage.told if running is not None else None
            if told is not shown and shown is not None:
                stood.append((player.now - since.pop(id(shown)), words_of(given, shown)))
            if told is not None:
                since.setdefault(id(told), player.now)
                rect, says = prompt_of(scene)
                places.add(rect)
                assert says.startswith(words_of(given, told))
            shown = told
        player.choose()
    assert len(stood) > 8
    for seconds, words in stood:
        assert seconds >= seconds_to_read(words) / rate - 4 * TICK, words
    assert len(places) == 1
    assert not any(place.overlaps(hall) for place in places for hall in (*zones.halls, zones.market))


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.INSTANT])
def test_where_there_is_no_time_to_read_nothing_is_said(speed: Speed) -> None:
    scene, given, player = moving_game(3, speed)
    turns = 0
    for running in rounds(scene, given, player, 30):
        turns += 1
        assert running.stage.told is None
        assert scene.stage().told is None
    assert turns > 5 or speed is Speed.INSTANT


def test_card_and_deed_come_one_after_the_other() -> None:
    scene, given, player = moving_game(3)
    said: list[str] = []
    for running in rounds(scene, given, player, 20):
        if running.step.told is not None:
            words = words_of(given, running.step.told)
            if not said or said[-1] != words:
                said.append(words)
    plays = [at for at, words in enumerate(said) if " plays the " in words]
    assert len(plays) > 4
    assert all(" plays the " not in said[at + 1] for at in plays[:-1]), "a deed follows each card"


class Ponderous(RandomAgents):
    """Agents that think for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.patience = 0

    def poll(self) -> Answer | None:
        """The choice, after many questions."""
        self.patience += 1
        return super().poll() if self.patience % 40 == 0 else None


def test_what_was_said_stands_while_the_same_seat_thinks_on() -> None:
    """It does not flicker between two choices of one turn; the next seat is said to think."""
    scene, given, player = moving_game(3)
    given.agents = scene.flow._agents = Ponderous()
    stands = thinks = 0
    for _ in range(8):
        for running in frames(scene, given, player):
            if running is not None or scene._show.busy() or scene.flow.mood is not WaitingFor.WAITS:
                continue
            told, says = scene.stage().told, prompt_of(scene)[1]
            if told is not None:
                stands += 1
                assert told.seat == scene.session.deciding
                assert says.startswith(words_of(given, told))
            else:
                thinks += "thinking" in says
                assert says == "" or "thinking" in says
        assert scene.stage().told is None, "whoever is asked reads the question"
        player.choose()
    assert stands > 20
    assert thinks > 20


def to_a_caption(scene: TableScene, given: Services, player: Player) -> Running:
    """Play until something stands that is said, and nothing moves."""
    for _ in range(40):
        for running in frames(scene, given, player):
            if running is not None and running.step.told is not None and player.now > running.moves + TICK:
                return running
        player.choose()
    raise AssertionError("nothing is said")


def test_space_ends_what_is_said_and_chooses_nothing() -> None:
    scene, given, player = moving_game(3)
    to_a_caption(scene, given, player)
    version = scene.session.version
    given.shell._key(scene, Key("space"))
    assert scene.session.version == version
    assert not scene._show.busy()


def test_a_pause_leaves_what_is_said_standing() -> None:
    scene, given, player = moving_game(3)
    running = to_a_caption(scene, given, player)
    left = running.ends - player.now
    given.shell._key(scene, Key("escape"))
    given.stack.settle()
    assert given.stack.top is not scene
    player.now += 60.0
    only_the_table(given.stack, scene)
    scene._show.stand(player.now)
    scene.picture(ROOM)
    scene.tick(player.now)
    now = scene._show._running
    assert now is not None
    assert now.step is running.step
    assert now.ends - player.now == pytest.approx(left, abs=3 * TICK)


def good_game(seed: int, speed: Speed) -> tuple[TableScene, Services, Player]:
    """A game of players who know what they want: halls change hands in it."""
    stack = SceneStack()
    given = services(stack, speed)
    setup = table(3, seed)
    given.agents = GoodAgents(setup)
    scene = TableScene(given, Session.begin(setup))
    stack.push(scene)
    stack.settle()
    return scene, given, GoodPlayer(scene, seed)


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.FAST])
def test_a_plaque_turns_over_when_the_trademark_lies_there(speed: Speed) -> None:
    """There and then, for the own seat as for rivals, with a glow; not after the step, nor in the next."""
    scene, given, player = good_game(4, speed)
    own = rivals = 0
    last = None
    for _ in range(90):
        for running in frames(scene, given, player, 0.1):
            if running is None or running is last:
                continue
            last = running
            turning = [one for one in running.actors if _lies(one, "majority")]
            if not turning:
                continue
            assert any(isinstance(event, Marked) for event in running.step.events)
            landed = max(one.end for one in running.actors if _lies(one, "guests", "trademarks"))
            for plaque in turning:
                assert plaque.manner is Manner.ROLL
                assert landed - 1e-9 <= plaque.begin < plaque.end <= 1.0 + 1e-9
                assert any(light.rect == plaque.goal and light.halo for light in running.lights)
            own += running.step.seat == 0
            rivals += running.step.seat > 0
        if player.choose() is None:
            break
    assert own > 1
    assert rivals > 1


def _lies(actor: Actor, *zones: str) -> bool:
    return actor.lands and actor.face.place is not None and actor.face.place[0] in zones


def test_du_barry_is_read_beside_her_card() -> None:
    scene, given, player = moving_game(1)
    turns = 0
    for running in rounds(scene, given, player, 12):
        turns += running.step.rival_card is not None
        assert running.step.told is None
    assert turns


def test_the_theatre_has_words_of_its_own() -> None:
    stack = SceneStack()
    given = services(stack, Speed.NORMAL)
    scene = TheatreScene(given, finished_game(3, False).theatre())
    stack.push(scene)
    stack.settle()
    scene.picture(ROOM)
    scene.choose(("command", "play"))
    now = 0.0
    seen = 0
    for _ in range(600):
        scene.picture(ROOM)
        scene.tick(now)
        now += 0.05
        running = scene._playback.show._running
        if running is not None:
            seen += 1
            assert running.stage.told is None
    assert seen


def test_a_replay_is_told_as_well() -> None:
    scene, given, player = moving_game(3, Speed.FAST)
    said = 0
    for _ in range(20):
        for _running in frames(scene, given, player):
            pass
        scene.choose(("command", "replay"))
        for running in frames(scene, given, player, 0.2):
            said += running is not None and running.stage.told is not None
        player.choose()
    assert said > 10


def test_a_session_of_agents_alone_is_told_to_whoever_watches() -> None:
    stack = SceneStack()
    given = services(stack, Speed.NORMAL)
    scene = TableScene(given, Session.begin(table(3, 4, people=0)))
    stack.push(scene)
    stack.settle()
    now, heard = 0.0, set[int]()
    for _ in range(1500):
        scene.picture(ROOM)
        scene.tick(now)
        only_the_table(stack, scene)
        now += 0.05
        running = scene._show._running
        if running is not None and running.step.told is not None:
            heard.add(running.step.told.seat)
    assert heard == {0, 1, 2}
