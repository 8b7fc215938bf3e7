"""Playing at the table in tests: services without a window, agents without a process, and a player."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from rococo_desktop.model.decisions import Decision, Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.agents import AgentSeat, AgentTable, Answer, Earlier, Effort
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.play.table_setup import COLOURS, PERSON, SeatEntry, TableSetup
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.game.settled_table import Compose
from rococo_desktop.ui.game.tray import CONFIRM
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.composition import compose as compose_table
from rococo_desktop.ui.window.hotspot_search import answering
from rococo_desktop.ui.window.scene import PlainScene, Scene, SceneStack
from rococo_desktop.ui.window.shell import Shell
from tests.ui.supplies import fonts, pictures, words

ROOM = Size(1280, 720)
NAMES = ("Ana", "Blanche", "Cyril", "Dora", "Emil")


class RandomAgents:
    """Agents that choose anything, at once."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)
        self._answer: Answer | None = None

    def measure(self) -> None:
        """They are quick everywhere."""

    def effort(self) -> Effort:
        """They give all they have."""
        return "full"

    def prepare(self, table: AgentTable) -> None:
        """Nothing to prepare."""

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...],
    ) -> None:
        """Choose any option."""
        self._answer = Answer(ticket, self.random.choice(decision.options).key)

    def poll(self) -> Answer | None:
        """The choice."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Forget it."""
        self._answer = None

    def close(self) -> None:
        """Nothing to close."""


class NoDoors:
    """Doors that lead to empty rooms."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def _open(self, name: str) -> Scene:
        self.opened.append(name)
        return EmptyScene()

    def ahead(self) -> Iterator[None]:
        """Nothing lies behind them."""
        return iter(())

    def title(self) -> Scene:
        """The title."""
        return self._open("title")

    def setup(self, solo: bool = False) -> Scene:
        """The setup."""
        return self._open("setup")

    def table(self, session: Session) -> Scene:
        """A table."""
        return self._open("table")

    def finale(self, session: Session) -> Scene:
        """The final scoring."""
        return self._open("finale")

    def score(self, session: Session) -> Scene:
        """The score sheet."""
        return self._open("score")

    def theatre(self, theatre: Theatre) -> Scene:
        """A game that is watched."""
        return self._open("theatre")

    def course(self, session: Session) -> Scene:
        """The course of the game."""
        return self._open("course")

    def pause(self, session: Session) -> Scene:
        """The menu."""
        return self._open("pause")

    def settings(self) -> Scene:
        """The settings."""
        return self._open("settings")

    def keys(self) -> Scene:
        """The keys."""
        return self._open("keys")

    def load(self) -> Scene:
        """The games."""
        return self._open("load")

    def annals(self) -> Scene:
        """The annals."""
        return self._open("annals")

    def keep(self, session: Session) -> Scene:
        """A name."""
        return self._open("keep")

    def company(self, session: Session) -> Scene:
        """The seats."""
        return self._open("company")


class EmptyScene(PlainScene):
    """Nothing to see."""

    def picture(self, room: Size) -> Any:
        """Nothing."""
        from rococo_desktop.ui.picture.picture_parts import Picture

        return Picture((), ())


def services(
    stack: SceneStack, speed: Speed = Speed.INSTANT, language: str = "en", **settings: Any
) -> Services:
    """Services for tests: a window of the dummy driver, settings that are not kept."""
    pygame.display.init()
    window = pygame.Window("test", tuple(ROOM))
    return Services(
        shell=Shell(window, fonts(), pictures()),
        stack=stack,
        words=words(language),
        settings=Preferences(Settings(speed=speed, **settings), kept=False),
        agents=RandomAgents(),
        begin=Session.begin,
        resume=lambda: None,
        saved=lambda: None,
        doors=NoDoors(),
    )


def table(
    players: int,
    seed: int = 1,
    modules: tuple[str, ...] = (),
    edition: Edition = Edition.DELUXE,
    people: int = 1,
) -> TableSetup:
    """A table with so many people at it; agents on the other seats."""
    seats = tuple(
        SeatEntry(NAMES[at], COLOURS[at], PERSON if at < people else "random") for at in range(players)
    )
    return TableSetup(seats, seed, edition, modules)


class Player:
    """Somebody who knows nothing but the picture: chooses among what is lit."""

    def __init__(self, scene: TableScene, seed: int = 1, room: Size = ROOM) -> None:
        self.scene = scene
        self.room = room
        self.kinds: Counter[str] = Counter()
        self.now = 0.0
        self.random = Random(seed)

    def wait(self) -> None:
        """Let time pass until the table asks something."""
        for _ in range(20_000):
            self.scene.picture(self.room)
            self.now += 0.05
            self.scene.tick(self.now)
            if self.scene.caption() is not None:
                return
        raise AssertionError("the table never settles")

    def lit(self) -> list[Hotspot]:
        """What can be chosen, buttons of the table aside."""
        picture = self.scene.picture(self.room)
        return [spot for spot in answering(picture) if spot.lit and spot.role is HotspotRole.TARGET]

    def choose(self) -> Target | None:
        """Choose anything that is lit, or end the turn; None when the game is over."""
        self.wait()
        caption = self.scene.caption()
        assert caption is not None
        if caption.kind == "over":
            return None
        self.kinds[caption.kind] += 1
        if caption.kind == "end_turn":
            target: Target = ("command", "end_turn")
        else:
            options = sorted({spot.target for spot in self.lit()}, key=str)
            assert options, f"nothing to choose at {caption}"
            target = self.pick(options)
        self.scene.choose(target)
        return target

    def pick(self, options: list[Target]) -> Target:
        """Any of the options."""
        if CONFIRM in options and self.random.random() < 0.7:
            return CONFIRM
        return self.random.choice(options)

    def play(self) -> None:
        """Play to the end of the game."""
        while self.choose() is not None:
            pass


def begin(
    setup: TableSetup, compose: Compose = compose_table, **settings: Any
) -> tuple[TableScene, Services]:
    """A table scene of a new game, with everything around it."""
    stack = SceneStack()
    given = services(stack, **settings)
    scene = TableScene(given, Session.begin(setup), compose)
    stack.push(scene)
    stack.settle()
    return scene, given
