"""A key as scenes hear of it: its name, and what is held with it."""

from __future__ import annotations

from typing import NamedTuple

RIGHT_BUTTON = "right button"
"""The right mouse button, as a key: a scene without a use for it gets Escape instead."""


class Key(NamedTuple):
    """A key by its name ("escape", "return", "space", "left", "z", "1", "f11"), with what is held."""

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
