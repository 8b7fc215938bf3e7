"""The modules of the box: each fills the tables of a ruleset. Packs without a module here are data alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rococo_desktop.rules.modules import base

MODULES: Mapping[str, Callable[[Any], None]] = {"base": base.plug}
"""What each pack plugs in, by pack id."""
