"""Loads and checks YAML into the definitions of the model, strict, with file and line for every error."""

from rococo_desktop.content.box import find_problems, load_box
from rococo_desktop.content.overrides import Overrides, load_overrides
from rococo_desktop.content.problems import ContentError, Problem

__all__ = ["ContentError", "Overrides", "Problem", "find_problems", "load_box", "load_overrides"]
