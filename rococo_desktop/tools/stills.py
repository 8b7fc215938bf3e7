"""Scenes without a screen: services on SDL's dummy driver, for screenshots and layout checks."""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play.agents import AgentSeat, AgentTable, Answer, Earlier, Effort
from rococo_desktop.play.archive.folders import SavedGame
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Settings
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.play.table_setup import TableSetup
from rococo_desktop.scene_doors import GameDoors
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.scale import AUTOMATIC
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.text.words import Words
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.scene import SceneStack
from rococo_desktop.ui.window.shell import Shell

DRIVER = "SDL_VIDEODRIVER"


class SilentAgents:
    """Agents that never answer: a picture does not wait for them."""

    def measure(self) -> None:
        """Nothing is played here."""

    def effort(self) -> Effort:
        """What is written where nothing was measured."""
        return "full"

    def prepare(self, table: AgentTable) -> None:
        """Nothing to get ready."""

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...],
    ) -> None:
        """Nobody thinks."""

    def poll(self) -> Answer | None:
        """No answer."""
        return None

    def cancel(self) -> None:
        """Nothing to forget."""

    def close(self) -> None:
        """Nothing to let go."""


def still_services(
    size: Size,
    percent: int = AUTOMATIC,
    language: str = "en",
    settings: Settings | None = None,
    saved: SavedGame | None = None,
    begin: Callable[[TableSetup], Session] = Session.begin,
    resume: Callable[[], Session | None] = lambda: None,
    fonts: Typography | None = None,
    pictures: Gallery | None = None,
    words: Words | None = None,
) -> Services:
    """Services in an invisible window of this size. Settings are not kept, agents do not play.

    Who wants many of them gives fonts, pictures and words, so that files are read and words measured once.
    """
    _init_invisibly()
    window = pygame.Window("Rococo", tuple(size), hidden=True)
    services = Services(
        shell=Shell(
            window,
            fonts or Typography(assets_dir() / "fonts"),
            pictures or Gallery(assets_dir() / "pictures"),
            percent,
        ),
        stack=SceneStack(),
        words=words or load_words(language),
        settings=Preferences(settings or Settings(), kept=False),
        agents=SilentAgents(),
        begin=begin,
        resume=resume,
        saved=lambda: saved,
        doors=GameDoors(lambda: services),
    )
    return services


def _init_invisibly() -> None:
    """Start SDL's display without a screen; whoever comes after finds the environment as it was."""
    if pygame.display.get_init():
        return
    before = os.environ.get(DRIVER)
    os.environ[DRIVER] = "dummy"
    try:
        pygame.display.init()
    finally:
        if before is None:
            del os.environ[DRIVER]
        else:
            os.environ[DRIVER] = before
