"""A house whose table is only stood for: what leads to a table can be tried without one."""

from __future__ import annotations

from rococo_desktop.play.game.session import Session
from rococo_desktop.scene_doors import GameDoors
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.window.scene import PlainScene, Scene


class Table(PlainScene):
    """Stands for the table."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def picture(self, room: Size) -> Picture:
        return Picture((), ())


class Doors(GameDoors):
    """The doors of that house."""

    def table(self, session: Session) -> Scene:
        return Table(session)
