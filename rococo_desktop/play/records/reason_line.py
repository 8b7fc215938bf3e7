"""The reason of an agent as a line of a record tells it: JSON, read as strictly as it is written."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rococo_desktop.model.agent_reasons import NOTHING, AgentReason, Category, ReasonKind, Weighed
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.referee import Ruleset

_Amount = Annotated[int, Meta(ge=1, le=1_000_000)]
_Index = Annotated[int, Meta(ge=0, le=1000)]


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    kind: ReasonKind
    categories: tuple[tuple[Category, _Amount | None], ...] = ()
    seat: _Index | None = None
    hall: _Index | None = None
    card: _Index | None = None
    place: _Index | None = None


class ReasonError(ValueError):
    """The text tells no reason."""


def write_reason(reason: AgentReason) -> str:
    """The reason as one line of JSON; what it does not speak of is left out."""
    told = _Told(
        reason.kind,
        tuple((one.category, one.amount) for one in reason.categories),
        _index(reason.seat, NOBODY),
        _index(reason.hall, NOTHING),
        _index(reason.card, NOTHING),
        _index(reason.place, NOTHING),
    )
    return msgspec.json.encode(told).decode()


def _index(number: int, none: int) -> int | None:
    return None if number == none else number


def read_reason(text: str) -> AgentReason:
    """The reason told by this JSON; ReasonError if it tells none, or contradicts itself."""
    try:
        told = msgspec.json.decode(text, type=_Told)
    except (msgspec.MsgspecError, RecursionError):
        raise ReasonError(text[:80]) from None
    named = [category for category, _ in told.categories]
    spoils_nobody = Category.SPOILING in named and told.seat is None
    if spoils_nobody or len(set(named)) < len(named) or bool(named) != (told.kind is ReasonKind.BETTER):
        raise ReasonError(text[:80])
    return AgentReason(
        told.kind,
        tuple(Weighed(*one) for one in told.categories),
        NOBODY if told.seat is None else told.seat,
        NOTHING if told.hall is None else told.hall,
        NOTHING if told.card is None else told.card,
        NOTHING if told.place is None else told.place,
    )


def speaks_of_pieces(rules: Ruleset, reason: AgentReason) -> bool:
    """True if whatever the reason speaks of is part of this game."""
    return (
        reason.seat < rules.seats
        and reason.hall < len(rules.hall_spaces)
        and reason.card < len(rules.employees)
        and reason.place < rules.first_all_halls
        and (reason.place == NOTHING or reason.place >= rules.first_decoration)
    )
