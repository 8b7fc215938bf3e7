"""A player's own corrections to the data, as a new game takes them: all of them, or none and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from rococo_desktop.content import ContentError, find_problems, load_overrides
from rococo_desktop.files.locations import overrides_dir


class Corrections(NamedTuple):
    """What `Session.begin` takes as overrides, and why there are none where some were found."""

    overrides: dict[str, Any]
    problems: tuple[str, ...] = ()
    """One readable line each, with file and line."""


def user_corrections(folder: Path | None = None) -> Corrections:
    """The corrections in the user's overrides folder, checked with every pack of the box.

    With any problem none of them holds: a game with half of somebody's corrections is nobody's game.
    """
    where = overrides_dir() if folder is None else folder
    try:
        overrides = load_overrides(where)
    except ContentError as error:
        return Corrections({}, tuple(str(problem) for problem in error.problems))
    except OSError as error:
        return Corrections({}, (f"{where}: the folder cannot be read ({error.strerror or error})",))
    if not overrides:
        return Corrections({})
    problems = find_problems(overrides=overrides)
    return Corrections({}, tuple(map(str, problems))) if problems else Corrections(dict(overrides))
