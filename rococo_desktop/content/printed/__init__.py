"""What the rulebooks print of each pack: a module for each, which the pack names in its pack.yaml."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from typing import cast

from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Pack

Check = Callable[[Pack, Mapping[str, Section], Collection[str]], None]
"""Notes what contradicts the rulebook in the sections of a pack that could be read."""


def check_of(facts: str) -> Check:
    """The check in the module of this name; ImportError if there is none."""
    return cast("Check", import_module(f"{__name__}.{facts}").check)
