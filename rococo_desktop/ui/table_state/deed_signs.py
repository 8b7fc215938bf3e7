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
    "log.uses_bonus": "bonus",
    "log.uses_bonus_of": "bonus",
}
"""The sign of each deed that is worth one.

What follows from another, as renting from tailoring, has none, nor has what was not done at all.
"""


def latest_sign(deeds: Iterable[TurnDeeds], seat: int) -> str:
    """What a seat did last in these turns, a bonus only where it did nothing else; or nothing."""
    lines = [line for turn in deeds if turn.seat == seat for line in turn.lines]
    signs = [sign for line in lines for sign in _signs(line)]
    actions = [sign for sign in signs if sign != "bonus"]
    return (actions or signs or [""])[-1]


def _signs(line: Message) -> Iterator[str]:
    for deed in deeds_in(line):
        told = deed.param("deed") if deed.key == "log.changes" else deed
        if isinstance(told, Message) and told.key in SIGNS:
            yield SIGNS[told.key]
