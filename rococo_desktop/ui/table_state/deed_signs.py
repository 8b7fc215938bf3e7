"""What a seat did in a turn as signs: the same that stand on the buttons of its actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rococo_desktop.ui.table_state.since_last_turn import TurnDeeds
from rococo_desktop.ui.text.chronicle import deeds_in
from rococo_desktop.ui.text.messages import Message

SIGNS = {
    "log.claims_favor": "favor",
    "log.takes_tile": "acquire",
    "log.tailors": "tailor",
    "log.hires": "hire",
    "log.deputes": "depute",
    "log.funds": "fund",
    "log.takes_exam": "exam",
    "log.buys_jewelry": "jewelry",
    "log.sells": "sell",
    "log.all_halls": "all_halls",
    "log.forfeits_action": "forfeit",
    "log.uses_bonus": "bonus",
    "log.uses_bonus_of": "bonus",
}
"""The sign of each deed that is worth one; what follows from another, as renting from tailoring, has none."""


def deed_signs(deeds: Iterable[TurnDeeds], seat: int) -> tuple[str, ...]:
    """What a seat did in these turns, in the order it did it, each sign once."""
    lines = [line for turn in deeds if turn.seat == seat for line in turn.lines]
    return tuple(dict.fromkeys(sign for line in lines for sign in _signs(line)))


def _signs(line: Message) -> Iterator[str]:
    for deed in deeds_in(line):
        told = deed.param("deed") if deed.key == "log.changes" else deed
        if isinstance(told, Message) and told.key in SIGNS:
            yield SIGNS[told.key]
