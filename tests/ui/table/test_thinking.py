"""Who thinks for a while is said to think, with its emblem; who decides at once is not."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.long_wait import LONG, LongWait
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.playing import NAMES, ROOM, Player, begin, services, table
from tests.ui.table.test_what_was_pointed_at import SilentAgents

PROMPT = ("fact", "prompt")


class CountedAgents(SilentAgents):
    """Agents that think until they may speak, and note when nobody waits for them any more."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0

    def cancel(self) -> None:
        """Forget it."""
        super().cancel()
        self.left += 1


def waiting(players: int = 2) -> tuple[TableScene, CountedAgents, Player]:
    """A table that waits for an agent from now on."""
    stack = SceneStack()
    given = services(stack)
    given.agents = agents = CountedAgents()
    scene = TableScene(given, Session.begin(table(players)))
    stack.push(scene)
    stack.settle()
    player = Player(scene)
    for _ in range(400):
        others_choose = scene.flow.mood is WaitingFor.WAITS and scene.presenter is not None
        agents.may_speak = others_choose
        scene.picture(ROOM)
        player.now += 0.05
        scene.tick(player.now)
        if scene.flow.mood is WaitingFor.WAITS and scene.presenter is None:
            agents.may_speak = False
            return scene, agents, player
        if scene.caption() is not None:
            player.choose()
    raise AssertionError("no agent is waited for")


def said(scene: TableScene, room: Size = ROOM) -> str:
    """What stands in the bar."""
    return next(spot.description for spot in scene.picture(room).hotspots if spot.target == PROMPT)


def beside_the_prompt(picture: Picture) -> list[object]:
    """All that is drawn and can be pointed at, but what the bar says."""
    place = next(spot.rect for spot in picture.hotspots if spot.target == PROMPT)
    sprites: list[object] = [sprite for sprite in picture.sprites if not lies_in(sprite.rect, place)]
    return sprites + [spot for spot in picture.hotspots if spot.target != PROMPT]


def lies_in(rect: Rect, place: Rect) -> bool:
    """A rectangle within another."""
    return rect.x >= place.x and rect.right <= place.right and place.y <= rect.y < place.bottom


@pytest.mark.parametrize("room", [Size(1366, 768), Size(1920, 1080)])
@pytest.mark.parametrize("players", [2, 5])
def test_thinking_is_said_after_a_while_and_moves_nothing(players: int, room: Size) -> None:
    scene, _, player = waiting(players)
    began = player.now
    before = scene.picture(room)
    for tick in range(39):
        scene.tick(began + tick / 100)
        assert said(scene, room) == ""
        assert scene.stage().thinks == NOBODY
    scene.tick(began + LONG)
    seat = scene.session.deciding
    assert said(scene, room).startswith(f"{NAMES[seat]} is thinking")
    assert scene.stage().thinks == seat
    assert beside_the_prompt(scene.picture(room)) == beside_the_prompt(before)
    assert scene.picture(room) is scene.picture(room), "it is composed once"


def test_whoever_decides_sooner_is_not_said_to_think() -> None:
    scene, agents, player = waiting()
    scene.tick(player.now + LONG - 0.01)
    agents.may_speak = True
    while scene.flow.mood is WaitingFor.WAITS:
        player.now += 0.02
        scene.tick(player.now)
        assert "thinking" not in said(scene)
    assert said(scene)


def test_what_is_shown_does_not_wait_for_the_words() -> None:
    """The answer is carried out in the frame it comes in, before or after."""
    for later in (0.1, LONG + 0.1):
        scene, agents, player = waiting()
        player.now += later
        scene.tick(player.now)
        steps = scene.session.steps
        agents.may_speak = True
        scene.tick(player.now)
        assert scene.session.steps > steps


def test_a_long_wait_begins_anew_after_something_happened() -> None:
    wait = LongWait()
    assert not wait.lasts(1, 0.0)
    assert wait.lasts(1, LONG)
    assert not wait.lasts(1, LONG + 1.0), "it is said already"
    assert wait.thinks == 1
    assert not wait.lasts(2, 5.0)
    assert wait.thinks == NOBODY
    assert wait.lasts(2, 5.0 + LONG)
    wait.is_over()
    assert wait.thinks == NOBODY
    assert not wait.lasts(2, 9.0)


def test_a_pause_frees_the_agents_and_they_are_asked_again() -> None:
    scene, agents, player = waiting()
    left = agents.left
    scene.choose(("command", "menu"))
    assert agents.left == left + 1
    agents.may_speak = True
    steps = scene.session.steps
    player.now += 0.1
    scene.tick(player.now)
    assert scene.session.steps > steps


def test_taking_back_frees_the_agents() -> None:
    """The last choice of a turn can be taken back while the next one thinks."""
    scene, given = begin(table(2), speed=Speed.INSTANT)
    given.agents = agents = scene.flow._agents = CountedAgents()
    agents.may_speak = True
    player = Player(scene)
    for _ in range(400):
        agents.may_speak = not scene.flow.can_undo
        scene.picture(ROOM)
        player.now += 0.05
        scene.tick(player.now)
        if scene.flow.mood is WaitingFor.WAITS and scene.flow.can_undo:
            break
        if scene.caption() is not None:
            player.choose()
    else:
        raise AssertionError("nothing could be taken back")
    scene.tick(player.now)
    left, deciding = agents.left, scene.session.deciding
    scene.choose(("command", "undo"))
    assert agents.left == left + 1
    assert scene.session.deciding != deciding
