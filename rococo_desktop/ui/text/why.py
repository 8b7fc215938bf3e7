"""Why an agent did what it did, in the voice of its character."""

from __future__ import annotations

from rococo_desktop.model.agent_reasons import AgentReason, Category, ReasonKind
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.seat_and_module_names import seat_name

PLAIN = "plain"
VOICES = ("pyrotechnician", "hall_holder", "patroness", "hoarder", "dressmaker", "diplomat")
"""The characters that have a voice of their own; all others speak plainly."""

_WITHOUT_CATEGORY = tuple(kind.value for kind in ReasonKind if kind is not ReasonKind.BETTER)

KEYS = tuple(
    f"why.{what}.{voice}"
    for what in (*(category.value for category in Category), *_WITHOUT_CATEGORY)
    for voice in (PLAIN, *VOICES)
)
"""The keys of this module that are built from closed lists."""


def why_told(reason: AgentReason, seat: int, seats: tuple[str, ...], character: str = "") -> Message:
    """Why a seat played a turn so, in a sentence: what spoke for it most."""
    voice = character if character in VOICES else PLAIN
    what = reason.categories[0].category.value if reason.categories else reason.kind.value
    told = message(f"why.{what}.{voice}", seat=seat_name(seats, seat))
    return told if reason.seat == NOBODY else told.given(rival=seat_name(seats, reason.seat))
