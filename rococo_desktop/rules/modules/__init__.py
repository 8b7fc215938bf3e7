"""The modules of the box: each fills the tables of a ruleset. Packs without a module here are data alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rococo_desktop.model.definitions import Pack
from rococo_desktop.rules.modules import base, du_barry, expert_tailoring, festivity_dresses, jewelry_box

MODULES: Mapping[str, Callable[[Any, Pack], None]] = {
    "base": base.plug,
    "jewelry_box": jewelry_box.plug,
    "festivity_dresses": festivity_dresses.plug,
    "expert_tailoring": expert_tailoring.plug,
    "du_barry": du_barry.plug,
}
"""What each pack plugs in, by pack id."""
