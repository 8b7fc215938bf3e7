"""Loads and checks YAML into the definitions of the model, strict, with file and line for every error.

What stands here is loaded when it is first asked for: the title needs to know where things lie, and no more.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rococo_desktop.content.box_loading import BoxData, find_problems, load_box, load_saved
    from rococo_desktop.content.overrides import Overrides, load_overrides
    from rococo_desktop.content.yaml.problems import ContentError, Problem

__all__ = [
    "BoxData",
    "ContentError",
    "Overrides",
    "Problem",
    "find_problems",
    "load_box",
    "load_overrides",
    "load_saved",
]

_HOMES = {
    "BoxData": "box_loading",
    "ContentError": "yaml.problems",
    "Overrides": "overrides",
    "Problem": "yaml.problems",
    "find_problems": "box_loading",
    "load_box": "box_loading",
    "load_overrides": "overrides",
    "load_saved": "box_loading",
}


def __getattr__(name: str) -> Any:
    """What the package offers, from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
