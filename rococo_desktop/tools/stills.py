"""Scenes without a screen: services on SDL's dummy driver, for screenshots and layout checks."""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame

from rococo_desktop.content.locations import assets_dir
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.views import PlayerView
from rococo_desktop.play.folders import SavedGame
from rococo_desktop.play.rivals import Answer, RivalTable
from rococo_desktop.play.seating import TableSetup
from rococo_desktop.play.session import Session
from rococo_desktop.play.settings import Settings
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.preferences import Preferences
from rococo_desktop.ui.scale import AUTOMATIC
from rococo_desktop.ui.scene import PlainScene, Scene, SceneStack
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.shell import Shell
from rococo_desktop.ui.text.words import load_words
from rococo_desktop.ui.typography import Typography


class SilentRivals:
    """Agents that never answer: a picture does not wait for them."""

    def prepare(self, table: RivalTable) -> None:
        """Nothing to get ready."""

    def ask(
        self, ticket: int, view: PlayerView, decision: Decision, table: RivalTable, agent_name: str, seed: int
    ) -> None:
        """Nobody thinks."""

    def poll(self) -> Answer | None:
        """No answer."""
        return None

    def cancel(self) -> None:
        """Nothing to forget."""

    def close(self) -> None:
        """Nothing to let go."""


class StillDoors:
    """The scenes of the game, made with these services once they are there."""

    services: Services

    def title(self) -> Scene:
        """The first screen."""
        from rococo_desktop.ui.scenes.title import TitleScene

        return TitleScene(self.services)

    def setup(self, solo: bool = False) -> Scene:
        """A new table to be set."""
        from rococo_desktop.ui.scenes.setup import SetupScene

        return SetupScene(self.services, solo)

    def table(self, session: Session) -> Scene:
        """The table of a game in progress."""
        from rococo_desktop.ui.table.scene import TableScene

        return TableScene(self.services, session)

    def score(self, session: Session) -> Scene:
        """The score sheet of a finished game."""
        from rococo_desktop.ui.scenes.score import ScoreScene

        return ScoreScene(self.services, session)

    def pause(self, session: Session) -> Scene:
        """The menu over a table."""
        from rococo_desktop.ui.scenes.pause import PauseScene

        return PauseScene(self.services, session)

    def settings(self) -> Scene:
        """The settings."""
        from rococo_desktop.ui.scenes.settings import SettingsScene

        return SettingsScene(self.services)

    def keys(self) -> Scene:
        """What the keys do."""
        from rococo_desktop.ui.scenes.keys import KeysScene

        return KeysScene(self.services)


class _Blank(PlainScene):
    """Stands at the bottom of the stack until the first scene comes."""


def still_services(
    size: Size,
    percent: int = AUTOMATIC,
    language: str = "en",
    settings: Settings | None = None,
    saved: SavedGame | None = None,
    begin: Callable[[TableSetup], Session] = Session.begin,
    resume: Callable[[], Session | None] = lambda: None,
) -> Services:
    """Services in an invisible window of this size. Settings are not kept, agents do not play."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    window = pygame.Window("Rococo", tuple(size), hidden=True)
    doors = StillDoors()
    services = Services(
        shell=Shell(window, Typography(assets_dir() / "fonts"), percent),
        stack=SceneStack(_Blank()),  # type: ignore[arg-type]
        words=load_words(language),
        settings=Preferences(settings or Settings(), kept=False),
        rivals=SilentRivals(),
        begin=begin,
        resume=resume,
        saved=lambda: saved,
        doors=doors,
    )
    doors.services = services
    return services
