"""What can go wrong around a game, as typed errors: a message key with named parameters, file and line.

Players read the wording of the catalogues under `key`; the English sentence here is for tools and logs.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

Param = int | str


class Notice(NamedTuple):
    """Something to say once that did not stop anything: a message key with its parameters."""

    key: str
    params: dict[str, Param]


class PlayError(Exception):
    """Something that cannot be done; `key` and `params` say what, for the catalogues."""

    key: ClassVar[str] = ""
    sentence: ClassVar[str] = ""

    def __init__(self, **params: Param) -> None:
        self.params = params
        super().__init__(self.sentence.format(**params))


class IllegalChoiceError(PlayError):
    """The choice is not among the options of this seat."""

    key = "play.illegal_choice"
    sentence = "seat {seat} cannot choose {choice} now"


class CannotUndoError(PlayError):
    """So many steps cannot be taken back, or not be done again."""

    key = "play.cannot_undo"
    sentence = "{steps} steps cannot be taken back or redone, only {possible}"


class BadTableError(PlayError):
    """The table asked for could not be written into a record."""

    key = "play.bad_table"
    sentence = "there is no such table: {why}"


# A record that cannot be loaded. The file stays as it is.


class RecordError(PlayError):
    """A record that cannot be loaded: `file` and `line` say where (line 0: the file as a whole)."""

    def __init__(self, file: str, line: int = 0, **params: Param) -> None:
        self.file = file
        self.line = line
        super().__init__(**params)

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.sentence.format(**self.params)}"


class UnreadableError(RecordError):
    """The file is not there, or the system does not let us read it."""

    key = "record.unreadable"
    sentence = "the file cannot be read ({why})"


class ForeignFileError(RecordError):
    """The file is something else."""

    key = "record.foreign"
    sentence = "this is not a Rococo record"


class NewerFormatError(RecordError):
    """A later version of the game wrote it."""

    key = "record.newer"
    sentence = "this record has format {found}, and this version knows formats up to {known}"


class TooLargeError(RecordError):
    """The file or a line is larger than any honest record."""

    key = "record.too_large"
    sentence = "this is larger than a record can be (more than {limit} bytes)"


class IncompleteError(RecordError):
    """The file ends before the game begins."""

    key = "record.incomplete"
    sentence = "the record ends before the first position of the game"


class DamagedError(RecordError):
    """A line does not say what it should; `what` is a code word for what is wrong with it."""

    key = "record.damaged"
    sentence = "the record is damaged here ({what})"


class UnknownTableError(RecordError):
    """The record asks for modules, seats or an edition that this version cannot set up."""

    key = "record.table"
    sentence = "this version cannot set up the table of the record ({why})"


class UnseenNameError(RecordError):
    """Somebody at the table has a name that leaves no trace on the screen."""

    key = "record.name"
    sentence = "seat {seat} has a name nobody can see"


class OtherPiecesError(RecordError):
    """The cards and tiles are no longer the same, so that numbers in the record mean other pieces."""

    key = "record.pieces"
    sentence = "the record was made with other cards or tiles"


class FiguresError(RecordError):
    """The figures of the game are not such as a game can be played with."""

    key = "record.figures"
    sentence = "the figures of this game are damaged: {what}"


class SnapshotError(RecordError):
    """The position to go on from is not one the rules could have reached."""

    key = "record.snapshot"
    sentence = "the position kept here is not sound: {what}"


class InUseError(RecordError):
    """Another process plays this game and writes its file."""

    key = "record.in_use"
    sentence = "this ball is being played in another window of the game"


BROKEN = (TooLargeError, ForeignFileError, IncompleteError, DamagedError, FiguresError, SnapshotError)
"""What a file of ours can be after a fault of the disk; a newer format, say, is no damage."""


# A file that cannot be written. The game plays on.


class StorageError(PlayError):
    """The game could not be kept in its file; nothing of it is lost while the program runs."""


class UnwritableError(StorageError):
    """The system does not let us write: no room, no permission, no folder."""

    key = "storage.unwritable"
    sentence = "{file} cannot be written ({why})"


class OccupiedError(StorageError):
    """Another file stands there that is not ours to overwrite."""

    key = "storage.occupied"
    sentence = "{file} is not a record of ours that loads, so it is not overwritten"


class ChangedOutsideError(StorageError):
    """Somebody else wrote into the file since we did."""

    key = "storage.changed_outside"
    sentence = "{file} was changed by another program"


class TakenError(StorageError):
    """Another process plays the same game, and its file is that one's to write."""

    key = "storage.taken"
    sentence = "{file} is being played in another window of the game"


class FullRecordError(StorageError):
    """The record has reached the size up to which we load one."""

    key = "storage.full_record"
    sentence = "{file} cannot grow beyond {limit} bytes"
