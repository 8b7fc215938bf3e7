"""Keys as they come from the keyboard, and those that do nothing by themselves."""

from __future__ import annotations

import pygame

from rococo_desktop.ui.scene import Key

HELD = frozenset({"left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "alt gr"})
"""Keys that are held while another is pressed."""


def is_function_key(key: Key) -> bool:
    """True for F1 to F12: none of them is ever written, or means "go on"."""
    return key.name[:1] == "f" and key.name[1:].isdigit()


def key_of(event: pygame.Event) -> Key:
    """The key of a keyboard event, with what is held; both Enter keys are one."""
    name = pygame.key.name(event.key)
    held = event.mod
    return Key(
        {"enter": "return", "[enter]": "return"}.get(name, name),
        bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        bool(held & pygame.KMOD_SHIFT),
        bool(held & pygame.KMOD_ALT),
    )
