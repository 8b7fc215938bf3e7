"""Pressing keys and buttons of a scene the way the shell does, without a window that shows anything."""

from __future__ import annotations

import pygame

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window import hotspot_search

CODES = {"return": pygame.K_RETURN, "space": pygame.K_SPACE, "escape": pygame.K_ESCAPE, "tab": pygame.K_TAB}


class Player:
    """Somebody at the keyboard and the mouse of a game."""

    def __init__(self, services: Services) -> None:
        self.services = services
        pygame.event.clear()
        self.frames()

    def frames(self, number: int = 2) -> None:
        """Let the game live for some frames."""
        for _ in range(number):
            if not self.services.stack.settle():
                return
            self.services.shell.frame(self.services.stack)
        self.services.stack.settle()

    def key(self, name: str, mod: int = 0) -> None:
        """Press and let go of a key by its name."""
        code = CODES.get(name) or pygame.key.key_code(name)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=mod))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=mod))
        self.frames()

    def write(self, text: str) -> None:
        """Type text into what is being edited."""
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
        self.frames()

    def walk_to(self, target: Target) -> None:
        """Press Tab until the keyboard points at this."""
        for _ in range(80):
            if getattr(self.services.stack.top, "pointed", None) == target:
                return
            self.key("tab")
        raise AssertionError(f"Tab never comes to {target}")

    def press(self, target: Target) -> None:
        """Choose something by keyboard alone."""
        self.walk_to(target)
        self.key("return")

    def click(self, target: Target) -> None:
        """Click on something."""
        scale = self.services.shell.scale
        spot = hotspot_search.named(self.services.stack.top.picture(scale.logical), target)
        assert spot is not None, f"there is no {target}"
        at = (round(spot.rect.centre[0] * scale.factor), round(spot.rect.centre[1] * scale.factor))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=1))
        self.frames()
