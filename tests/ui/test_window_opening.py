"""How frames reach the screen: the graphics card helps only where there is one."""

from __future__ import annotations

import os
import sys

import pytest

from rococo_desktop.play.settings import RenderMode
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.window import window_opening
from rococo_desktop.ui.window.window_opening import has_card, open_window

VARIABLE = "SDL_FRAMEBUFFER_ACCELERATION"


def opened(wish: RenderMode) -> str | None:
    """What SDL is told about acceleration when a window is opened."""
    open_window("a window", Size(1280, 720), False, wish).destroy()
    return os.environ.get(VARIABLE)


@pytest.fixture(autouse=True)
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")  # so that it is as it was afterwards
    monkeypatch.delenv(VARIABLE)


@pytest.mark.parametrize("wish", RenderMode)
def test_without_a_graphics_card_nothing_is_presented_by_software_in_its_place(
    monkeypatch: pytest.MonkeyPatch, wish: RenderMode
) -> None:
    monkeypatch.setattr(window_opening, "has_card", lambda: False)
    assert opened(wish) == "0"


@pytest.mark.parametrize(("wish", "told"), [(RenderMode.SOFTWARE, "0"), (RenderMode.ACCELERATED, None)])
def test_with_a_graphics_card_the_wish_counts(
    monkeypatch: pytest.MonkeyPatch, wish: RenderMode, told: str | None
) -> None:
    monkeypatch.setattr(window_opening, "has_card", lambda: True)
    assert opened(wish) == told


def test_whoever_tells_sdl_how_to_present_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "opengl")
    monkeypatch.setattr(window_opening, "has_card", lambda: False)
    assert opened(RenderMode.ACCELERATED) == "opengl"


def test_other_systems_than_linux_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_opening, "_CARDS", ())
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_card()
    monkeypatch.setattr(sys, "platform", "win32")
    assert has_card()
