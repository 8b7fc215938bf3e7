"""What the tests of the theatre share: somebody who watches, and a game that is still played."""

from __future__ import annotations

from random import Random

from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.theatre.scene import TheatreScene
from tests.play.games import begin, play
from tests.ui.scenes.pressing import Player

ROOM = Size(1280, 720)


def watch(services: Services, theatre: Theatre) -> tuple[TheatreScene, Player]:
    """Open the theatre, with somebody at mouse and keys."""
    scene = TheatreScene(services, theatre)
    services.stack.push(scene)
    return scene, Player(services)


def kind(services: Services) -> str:
    """Which screen is shown."""
    caption = services.stack.top.caption()
    return caption.kind if caption is not None else ""


def started(choices: int) -> Session:
    """A game of two people that is still played."""
    return play(begin(2), Random(3), choices)
