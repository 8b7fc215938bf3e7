"""The games of this player, as the screens know them: listed, opened, kept, thrown away and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rococo_desktop.play.errors import RecordError
from rococo_desktop.ui.text.messages import Message, message

if TYPE_CHECKING:  # the title is shown before the rules are loaded
    from rococo_desktop.play.archive.folders import SavedGame
    from rococo_desktop.play.archive.game_files import Thrown
    from rococo_desktop.play.game.session import Session
    from rococo_desktop.play.game.theatre import Theatre


UNSEEN = "…"
"""Stands for a name nobody can see, of a file that came from elsewhere."""


class Listed(NamedTuple):
    """A game in the list: what a glance tells, and what is in the way of going on with it."""

    file: Path
    name: str
    """The name it is kept under; empty for a game that is kept by itself."""
    saved: float
    game: SavedGame | None
    problem: Message | None = None
    picture: Path | None = None


class Library:
    """The games in a folder, that of the user if none is named."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._thrown: list[Thrown] = []
        self._is_tidy = False

    def tidy(self) -> None:
        """Once in a run, before anything is listed: what was thrown away before is gone for good."""
        from rococo_desktop.play.archive.game_files import tidy

        if not self._is_tidy:
            self._is_tidy = True
            tidy(self._folder)

    def games(self) -> Iterator[Listed]:
        """Every game, the newest first; each is looked into only when it is asked for."""
        from rococo_desktop.play.archive.folders import saved_games
        from rococo_desktop.play.archive.game_files import kept_dir, picture_of
        from rococo_desktop.play.naming import tidied

        self.tidy()
        kept = kept_dir(self._folder)
        for found in saved_games(self._folder, kept):
            if isinstance(found, RecordError):
                file = Path(found.file)
                listed = Listed(file, "", _written(file), None, message(found.key, **found.params))
            else:
                listed = Listed(found.file, "", found.saved, found)
            picture = picture_of(listed.file)
            yield listed._replace(
                name=(tidied(listed.file.stem) or UNSEEN) if listed.file.parent == kept else "",
                picture=picture if picture.is_file() else None,
            )

    def open(self, file: Path) -> Session:
        """Go on with a game; RecordError if that is not possible."""
        from rococo_desktop.play.archive.game_files import open_game

        return open_game(file, self._folder)

    def open_busy(self, file: Path) -> Session:
        """A game that another window plays: in a copy, or to be looked at where it is over."""
        from rococo_desktop.play.archive.game_files import open_busy

        return open_busy(file, self._folder)

    def watch(self, file: Path) -> Theatre:
        """A game to be watched; RecordError if that is not possible."""
        from rococo_desktop.play.archive.game_files import watch_game

        return watch_game(file)

    def take_over(self, theatre: Theatre, seat: int) -> Session | None:
        """A new game from the moment a theatre shows; None where nothing is left to play."""
        from rococo_desktop.play.archive.game_files import take_over

        return take_over(theatre, seat, self._folder)

    def keep(self, session: Session, name: str, picture: bytes | None) -> Path:
        """Keep a copy of a game under a name; StorageError if it cannot be."""
        from rococo_desktop.play.archive.game_files import keep

        return keep(session, name, picture, self._folder)

    def note(self, session: Session) -> bool:
        """Write a finished game into the annals, once; UnwritableError if it cannot be."""
        from rococo_desktop.play.archive.annals import FILE, note

        return note(session, self._folder / FILE if self._folder is not None else None)

    def is_taken(self, name: str) -> bool:
        """True if a game of this name is kept already."""
        from rococo_desktop.play.archive.game_files import file_for

        return file_for(name, self._folder).exists()

    def throw_away(self, file: Path) -> None:
        """Take a game off the list; UnwritableError if it must stay."""
        from rococo_desktop.play.archive.game_files import throw_away

        self.tidy()
        self._thrown.append(throw_away(file, self._folder))

    def put_away(self, most: int) -> int:
        """Throw away the finished games beyond so many, those begun first; how many they are."""
        from rococo_desktop.play.archive.game_files import clear_old

        self.tidy()
        thrown = clear_old(most, self._folder)
        self._thrown.extend(reversed(thrown))
        return len(thrown)

    @property
    def last_thrown(self) -> Path | None:
        """The game that `take_back` would bring back."""
        return self._thrown[-1].file if self._thrown else None

    def take_back(self) -> Path | None:
        """Put the game thrown away last back on the list; where it is, or None."""
        from rococo_desktop.play.archive.game_files import take_back

        return take_back(self._thrown.pop()) if self._thrown else None


def _written(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
