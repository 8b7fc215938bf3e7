"""Reaching a moment of a game: quick agents play until it comes, then a person sits down there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from rococo_desktop.ai.agent_names import quick_rival
from rococo_desktop.ai.reasons import reasoner_for
from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.rivals import HANDED_LEVEL, characters
from rococo_desktop.play.table_setup import COLOURS, SeatEntry, TableSetup
from rococo_desktop.tools.options import TableChoice
from rococo_desktop.ui.scenes.setup_draft import PROPOSED_NAMES

Moment = Callable[[Session, Decision], bool]
"""True if this is the decision to stop at."""


Made = tuple[str, AgentReason | None]
"""The key of a choice, and why it was made."""


class Reached(NamedTuple):
    """A game at the moment, and the seat that decides there."""

    session: Session
    seat: int


def table_of(choice: TableChoice, seed: int, person: int = NOBODY) -> TableSetup:
    """The table of these options; `person` is the seat a person plays, rivals the others."""
    seats = tuple(
        SeatEntry(name, colour)
        if at == person
        else SeatEntry(name, colour, HANDED_LEVEL, character=character)
        for at, (name, colour, character) in enumerate(
            zip(PROPOSED_NAMES, COLOURS, characters(), strict=False)
        )
    )[: choice.players]
    return TableSetup(seats, seed, choice.edition, choice.modules, level=choice.level)


def reach(choice: TableChoice, seed: int, moment: Moment | None, person: int | None) -> Reached | None:
    """The game at the first such moment, or at its end without one; None if the moment never comes.

    A person plays seat `person`; None: whoever decides then.
    """
    session = Session.begin(table_of(choice, seed))
    rules = choice.ruleset()
    agents = {seat: quick_rival(rules, seed * 8 + seat) for seat in rules.people}
    reasoners = {seat: reasoner_for(agents[seat], rules) for seat in rules.people}
    made: list[Made] = []
    while (seat := session.deciding) != NOBODY:
        decision = session.decision(seat)
        assert decision is not None
        if moment is not None and moment(session, decision):
            return _seated(choice, seed, seat if person is None else person, made)
        view = session.view(seat)
        chosen = agents[seat].choose(view, decision, 1.0)
        reasoner = reasoners[seat]
        made.append((chosen.key, reasoner.why(view, decision, chosen) if reasoner is not None else None))
        session.submit(seat, chosen.key)
    return _seated(choice, seed, 0 if person is None else person, made) if moment is None else None


def _seated(choice: TableChoice, seed: int, person: int, made: list[Made]) -> Reached:
    """The same game with a person at the table, who gives no reasons."""
    session = Session.begin(table_of(choice, seed, person))
    for key, why in made:
        seat = session.deciding
        session.submit(seat, key, None if seat == person else why)
    return Reached(session, person)


def without_seed(table: TableSetup) -> TableSetup:
    """A table as settings remember it."""
    return msgspec.structs.replace(table, seed=0)
