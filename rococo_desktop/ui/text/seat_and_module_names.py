"""Names of what the table is set with: seats, editions, modules, actions, and the words for amounts."""

from __future__ import annotations

from collections.abc import Iterable

from rococo_desktop.content.yaml.data_keywords import GAINS
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.packs import title_of
from rococo_desktop.ui.text.messages import Message, message

SEAT_COLOURS = ("purple", "black", "yellow", "blue", "white")
EMBLEMS = ("scissors", "rose", "crown", "swan", "lily")
"""The emblems by number: the first goes with the first seat colour, and so on."""

ACTIONS = (
    "favor",
    "acquire",
    "tailor",
    "hire",
    "depute",
    "fund",
    "journeyman_exam",
    "master_exam",
    "forfeit",
)
"""Every main action, in the order of the buttons."""

EXAMS = ("journeyman_exam", "master_exam")
"""Those of the jeweler's module."""


def seat_name(seats: tuple[str, ...], seat: int) -> Message:
    """A player by name; the seat after the people's is Madame du Barry's."""
    if 0 <= seat < len(seats):
        return message("seat.name", name=seats[seat])
    return message("seat.du_barry" if seat >= 0 else "seat.nobody")


def seat_colour_name(colour: str) -> Message:
    """The name of a seat's colour."""
    return message(f"seat_colour.{colour}")


def emblem_name(emblem: int) -> Message:
    """The name of an emblem by its number."""
    return message(f"emblem.{EMBLEMS[emblem]}")


def edition_name(edition: Edition) -> Message:
    """The name of an edition."""
    return message(f"edition.{edition.value}")


def edition_sentence(edition: Edition) -> Message:
    """What is special about an edition, in one sentence."""
    return message(f"edition.{edition.value}.about")


def module_name(module: str) -> Message:
    """The name of a pack: in the words it brings for this language, or as its pack.yaml says."""
    return message(f"module.{module}", otherwise=message("module.named", name=title_of(module).name))


def module_sentence(module: str) -> Message:
    """What a pack brings, in one sentence."""
    return message(f"module.{module}.about", otherwise=message("module.told", about=title_of(module).about))


def solo_level_name(level: SoloLevel) -> Message:
    """How strong Madame du Barry plays."""
    return message(f"solo_level.{level.value}")


def solo_level_sentence(level: SoloLevel) -> Message:
    """What that means, in one sentence."""
    return message(f"solo_level.{level.value}.about")


def action_name(action: str) -> Message:
    """The name of a main action."""
    return message(f"action.{action}")


def action_words(action: str) -> tuple[Message, ...]:
    """What the button of a main action may say, the best first: the first that fits is taken."""
    if action in EXAMS:
        return (message(f"action.{action}.word"), message(f"action.{action}.brief"))
    return (action_name(action),)


def action_sentence(action: str) -> Message:
    """What a main action does, in one sentence."""
    return message(f"action.{action}.about")


def amount(what: str, number: int) -> Message:
    """So much of something: "3 livre"."""
    return message(f"amount.{what}", n=number)


def signed(what: str, number: int) -> Message:
    """A change: "+3 livre" or "-1 lace"."""
    return message(f"plus.{what}" if number > 0 else f"minus.{what}", n=abs(number))


def changes(counters: Iterable[tuple[str, int]]) -> list[Message]:
    """Every change that is not nil."""
    return [signed(what, number) for what, number in counters if number]


COUNTERS = ("livre", "prestige", "lace", "thread")

KEYS = (
    *(f"seat_colour.{colour}" for colour in SEAT_COLOURS),
    *(f"emblem.{emblem}" for emblem in EMBLEMS),
    *(f"edition.{edition.value}{part}" for edition in Edition for part in ("", ".about")),
    *(f"solo_level.{level.value}{part}" for level in SoloLevel for part in ("", ".about")),
    *(f"action.{action}{part}" for action in ACTIONS for part in ("", ".about")),
    *(f"action.{exam}{part}" for exam in EXAMS for part in (".word", ".brief")),
    *(f"amount.{what}" for what in GAINS),
    *(f"{sign}.{what}" for sign in ("plus", "minus") for what in COUNTERS),
)
"""The keys of this module that are built from closed lists."""
