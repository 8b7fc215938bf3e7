"""What the product is called, and where its parts are put while it is packed."""

from __future__ import annotations

import re
from pathlib import Path

from environment import ROOT

NAME = "rococo-desktop"
TITLE = "Rococo Desktop"
SUMMARY = "The board game Rococo: tailors at the court of Louis XV"
DESCRIPTION = (
    "Sew gowns and coats, rent them to the guests of five halls, fund the decorations of the ball and see "
    "the fireworks of its last night. Two to five people at one screen, computer rivals, or alone against "
    "Madame du Barry; the Deluxe edition with all its modules and the 2013 edition. Unofficial."
)
MAINTAINER = "The Rococo Desktop contributors <rococo-desktop@users.noreply.github.com>"
LICENCE = "MIT AND CC-BY-4.0"
MIME_TYPE = "application/x-rococo-game"
SUFFIX = "rococo"
IDENTIFIER = "io.github.rococo_desktop"

SPEC = ROOT / "build_scripts" / "shipping" / f"{NAME}.spec"
RECIPES = ROOT / "build_scripts" / "shipping" / "recipes"
ICON = ROOT / "assets" / "pictures" / "signs" / "app_icon.webp"
BUILD, DIST = ROOT / "build", ROOT / "dist"
PREPARED = BUILD / "prepared"
FOLDER, SINGLE = DIST / NAME, DIST / "single"


def version() -> str:
    """The version of the game, as its package says it."""
    text = (ROOT / "rococo_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise PackingError("rococo_desktop/__init__.py does not say its __version__.")
    return found[1]


class PackingError(Exception):
    """Why something cannot be packed, in one sentence for the person at the keyboard."""


def filled(recipe: Path, **facts: str) -> str:
    """A recipe with its @FACTS@ filled in; PackingError names one that is unknown."""
    known = {
        "name": NAME,
        "title": TITLE,
        "summary": SUMMARY,
        "description": DESCRIPTION,
        "maintainer": MAINTAINER,
        "licence": LICENCE,
        "mime": MIME_TYPE,
        "suffix": SUFFIX,
        "identifier": IDENTIFIER,
        "version": version(),
        **facts,
    }

    def fact(found: re.Match[str]) -> str:
        try:
            return known[found[1]]
        except KeyError:
            raise PackingError(f"{recipe.name} asks for @{found[1]}@, which nobody says.") from None

    return re.sub(r"@([a-z_]+)@", fact, recipe.read_text(encoding="utf-8"))
