"""Where the game finds its data and pictures, and where a player's own files live."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

APP_NAME = "rococo-desktop"

DATA_VARIABLE = "ROCOCO_DATA_DIR"
"""Environment variable that points the loader at another data folder."""

USER_VARIABLE = "ROCOCO_USER_DIR"
"""Environment variable that points at another folder for a player's own files."""

HOME_VARIABLE = "ROCOCO_HOME"
"""Environment variable with one folder for everything of a player: own files and settings."""


def data_dir() -> Path:
    """The folder with our data packs."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else _shipped("data")


def text_dir() -> Path:
    """The folder with the message catalogues; another data folder without texts leaves us our own."""
    chosen = data_dir() / "text"
    return chosen if chosen.is_dir() else _shipped("data") / "text"


def released_dir() -> Path:
    """The folder with the data of earlier versions, for their saves; another data folder changes nothing."""
    return _shipped("data") / "released"


def assets_dir() -> Path:
    """The folder with baked pictures, fonts and sounds."""
    return _shipped("assets")


def user_dir() -> Path:
    """The folder for a player's own files; not created here."""
    chosen = os.environ.get(USER_VARIABLE) or os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen)
    import platformdirs  # here, because loading our own data should not wait for it

    return _somewhere(platformdirs.user_data_dir)


def config_dir() -> Path:
    """The folder for a player's settings; not created here."""
    chosen = os.environ.get(HOME_VARIABLE) or os.environ.get(USER_VARIABLE)
    if chosen:
        return Path(chosen)
    import platformdirs

    return _somewhere(platformdirs.user_config_dir)


def log_dir() -> Path:
    """The folder for the log and for reports of what went wrong; not created here."""
    chosen = os.environ.get(HOME_VARIABLE) or os.environ.get(USER_VARIABLE)
    if chosen:
        return Path(chosen) / "log"
    import platformdirs

    return _somewhere(platformdirs.user_log_dir)


def cache_dir() -> Path:
    """The folder for what can be made again at any time; not created here."""
    chosen = os.environ.get(HOME_VARIABLE) or os.environ.get(USER_VARIABLE)
    if chosen:
        return Path(chosen) / "cache"
    import platformdirs

    return _somewhere(platformdirs.user_cache_dir)


def overrides_dir() -> Path:
    """The folder for a player's corrections to the data; not created here."""
    return user_dir() / "overrides"


def packs_dir() -> Path:
    """The folder for packs of a player's own, a folder each; not created here."""
    return user_dir() / "packs"


def _somewhere(found: Callable[..., str]) -> Path:
    """A folder of the player; where the system knows no home, one in which nothing can be written.

    A "~" would otherwise be taken for a folder of that name wherever the game was started.
    """
    try:
        folder = found(APP_NAME, appauthor=False)
    except RuntimeError:
        folder = ""
    return Path(folder) if os.path.isabs(folder) else Path(os.devnull, APP_NAME)


class MissingPartError(Exception):
    """Something that belongs to the game is not there or cannot be read: `file` says what, `why` how."""

    def __init__(self, file: Path | str, why: str = "") -> None:
        self.file = str(file)
        super().__init__(f"{file} is missing or damaged{f' ({why})' if why else ''}: install the game again")


def shown_path(path: Path) -> str:
    """How a path is written in messages: from the working folder if it lies below it, else in full."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except (ValueError, OSError):
        return str(path)


def _shipped(name: str) -> Path:
    """Bundle, wheel or checkout, whichever this is; the checkout if none has the folder."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / name
    package = Path(__file__).resolve().parent.parent
    inside = package / name
    # The wheel carries the folder inside the package; beside it lie other people's packages.
    return inside if inside.is_dir() else package.parent / name
