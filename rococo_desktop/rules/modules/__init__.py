"""The modules of the box: each fills the tables of a ruleset. Packs that name none of them are data alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from rococo_desktop.model.definitions import Pack

Plug = Callable[[Any, Pack], None]

MODULES: Mapping[str, Plug] = {
    module.name: import_module(f"{__name__}.{module.name}").plug for module in iter_modules(__path__)
}
"""What a pack plugs in, by the name of the module: whatever lies in this folder is one."""
