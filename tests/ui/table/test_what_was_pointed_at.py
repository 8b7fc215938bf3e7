"""What somebody pointed at, or magnified, is not there any more when somebody else looks."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import Answer
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.picture_parts import Layer
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.hosting import Host, company
from tests.ui.table.playing import ROOM, RandomAgents, begin, services


def test_a_card_left_magnified_is_not_handed_over() -> None:
    scene, _ = begin(company())
    scene.tick(0.0)
    host = Host(scene)
    host.until(WaitingFor.ENDS)
    card = next(spot.target for spot in scene.picture(ROOM).hotspots if spot.target[0] == "hand")
    scene.point(card)
    scene.choose(("command", "magnify"))
    assert covered(scene)
    scene.key_down(Key("space"))
    assert scene.flow.viewer == NOBODY
    modal = scene.picture(ROOM).modal
    scene.choose(("command", "magnify"))
    scene.key_down(Key("m"))
    assert modal == scene.picture(ROOM).modal == Layer.TABLE, "the card is not remembered either"


MAGNIFY: Target = ("command", "magnify")
HALL: Target = ("halls", 0)


class SilentAgents(RandomAgents):
    """Agents that think until they may speak."""

    def __init__(self) -> None:
        super().__init__()
        self.may_speak = False

    def poll(self) -> Answer | None:
        """The choice, if it may be told."""
        return super().poll() if self.may_speak else None


def asked(scene: TableScene) -> str:
    """What the table asks; empty while an agent thinks."""
    caption = scene.caption()
    return "" if caption is None else caption.kind


def covered(scene: TableScene) -> bool:
    """Something lies over the table."""
    return scene.overlays.covers


@pytest.mark.parametrize("privacy", ["turn", "hold"])
def test_what_was_pointed_at_while_an_agent_played_is_not_handed_over(privacy: str) -> None:
    """Nobody looks before and after: what changes is whom the table waits for."""
    stack = SceneStack()
    given = services(stack)
    given.agents = agents = SilentAgents()
    scene = TableScene(given, Session.begin(company(privacy, players=3)))
    stack.push(scene)
    stack.settle()
    scene.tick(0.0)
    host = Host(scene)
    while asked(scene):
        scene.key_down(Key("left shift"))
        host.choose()
        scene.key_up(Key("left shift"))
    scene.picture(ROOM)
    scene.point(HALL)
    scene.choose(MAGNIFY)
    assert covered(scene)
    agents.may_speak = True
    host.wait()
    assert asked(scene) == "handover"
    scene.picture(ROOM)
    assert not covered(scene)
    scene.choose(MAGNIFY)
    assert not covered(scene)


def test_what_was_pointed_at_before_an_interlude_is_forgotten_after_it() -> None:
    """Everybody reads it: whoever comes back to the table has not pointed at anything there."""
    scene, given = begin(company("hold"), speed=Speed.FAST)
    scene.picture(ROOM)
    scene.point(HALL)
    scene.point(None)
    scene.tick(0.0)
    given.stack.settle()
    assert isinstance(given.stack.top, Interlude)
    given.stack.pop()
    given.stack.settle()
    scene.choose(MAGNIFY)
    assert not covered(scene)
