"""Nothing moves under the pointer: whatever is changed on a form, every control keeps its rectangle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.scenes.company import CompanyScene
from rococo_desktop.ui.scenes.menu_base import MenuScene
from rococo_desktop.ui.scenes.settings import PAGES, SettingsScene
from rococo_desktop.ui.scenes.setup import SetupScene
from rococo_desktop.ui.services import Services
from tests.play.games import begin
from tests.ui.supplies import still

CHANGES = ("choice", "switch", "colour", "chair")
"""What changes a value, and where it stays the same screen."""
ELSEWHERE = ("page:", "scale:", "language:")
"""Another page, another size of everything, and other words."""
ROOM = Size(1280, 720)

Form = Callable[[Services], MenuScene]


def _setup(number: int) -> Form:
    def make(services: Services) -> MenuScene:
        scene = SetupScene(services)
        scene.draft = scene.draft.with_number(number)
        return scene

    return make


def _company(number: int) -> Form:
    return lambda services: CompanyScene(services, begin(number))


def _settings(page: str) -> Form:
    def make(services: Services) -> MenuScene:
        scene = SettingsScene(services)
        scene.pressed(("choice", f"page:{page}"))
        return scene

    return make


FORMS: dict[str, Form] = {
    **{f"setup of {number}": _setup(number) for number in (1, 2, 5)},
    **{f"company of {number}": _company(number) for number in (1, 3, 5)},
    **{f"settings, {page}": _settings(page) for page in PAGES},
}


def _controls(scene: MenuScene) -> dict[Target, Rect]:
    return {
        spot.target: spot.rect for spot in scene.picture(ROOM).hotspots if spot.role is HotspotRole.BUTTON
    }


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("name", FORMS)
def test_every_control_keeps_its_rectangle_whatever_is_changed(name: str, language: str) -> None:
    before = _controls(FORMS[name](still(ROOM, language=language)))
    for target in before:
        if target[0] not in CHANGES or str(target[1]).startswith(ELSEWHERE):
            continue
        scene = FORMS[name](still(ROOM, language=language))
        scene.picture(ROOM)
        scene.choose(target)
        after = _controls(scene)
        moved = [other for other, rect in before.items() if after.get(other, rect) != rect]
        assert not moved, f"{target} moves {moved}"
        # What was pressed is still there to be pressed back; a chair that is taken is a seat now.
        assert target in after or target[0] == "chair"
