"""Words about rivals: what characters and levels are called, and how strong a level was measured to be."""

from __future__ import annotations

from rococo_desktop.play.guests import SURPRISE
from rococo_desktop.play.naming import LONGEST_NAME, cut
from rococo_desktop.play.rivals import characters, level_of, levels, wins_over_next
from rococo_desktop.ui.text.messages import Message, message, sentence
from rococo_desktop.ui.text.words import Words

CHARACTERS = ("pyrotechnician", "hall_holder", "patroness", "hoarder", "dressmaker", "diplomat")
LEVELS = ("never_sewn", "mender", "market", "salon", "court", "legend")


def character_name(character: str) -> Message:
    """What a character is called; SURPRISE is one that is not drawn yet."""
    return message("rival.surprise" if character == SURPRISE else f"character.{character}")


def character_taste(character: str) -> Message:
    """What a character likes, in one line."""
    return message("rival.surprise.taste" if character == SURPRISE else f"character.{character}.taste")


def level_name(level: str) -> Message:
    """What a level is called."""
    return message(f"level.{level}")


def level_sentence(level: str) -> Message:
    """How a rival of this level plays."""
    return message(f"level.{level}.about")


def strength_sentence(level: str) -> Message | None:
    """How strong a level was measured to be; None where nothing was measured."""
    if level == levels()[0]:
        return message("rival.weakest")
    measured = wins_over_next(level)
    return None if measured is None else message("rival.strength", won=measured[0], n=measured[1])


def rival_lines(player: str, character: str) -> list[Message]:
    """What can be told of a rival besides its name: how strong it plays, and its taste."""
    level = level_of(player)
    told = [sentence(level_name(level))] if level else []
    return [*told, character_taste(character)] if character in characters() else told


def called(words: Words) -> dict[str, str]:
    """The names of all characters in these words, as a seat can have them; that of the surprise, too."""
    return {who: cut(words.say(character_name(who)), LONGEST_NAME) for who in (*characters(), SURPRISE)}


KEYS = (
    *(f"character.{character}{part}" for character in CHARACTERS for part in ("", ".taste")),
    *(f"level.{level}{part}" for level in LEVELS for part in ("", ".about")),
)
"""The keys of this module that are built from closed lists."""
