"""A short word for what a card or garment does, where its pack brings none."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.content.yaml.data_keywords import GAINS
from rococo_desktop.model.effects import Choose, Effect, Gain, Pay
from rococo_desktop.ui.text.messages import Message, message

VERBS = (
    "acquire",
    "choose_hall",
    "claim_favor",
    "depute",
    "discard_silk",
    "exchange",
    "fund",
    "tailor",
    "take_jewelry",
    "use_bonus",
)


def made_word(effects: Sequence[Effect]) -> Message:
    """The word for the first thing these effects bring; a newcomer brings nothing yet."""
    for effect in effects:
        match effect:
            case Pay():
                continue
            case Choose(options):
                return made_word(options[0])
            case Gain(what):
                return message(f"made.gain.{what}")
        return message(f"made.{effect.verb}" if effect.verb in VERBS else "made.nothing")
    return message("made.nothing")


KEYS = (*(f"made.{verb}" for verb in VERBS), *(f"made.gain.{what}" for what in GAINS))
"""The keys of this module that are built from closed lists."""
