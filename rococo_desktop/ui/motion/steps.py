"""The steps in which what happened is shown: one for each choice, and for each turn, income or deal in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.event_reading import card_revealed, counts, parts_of
from rococo_desktop.model.events import Event
from rococo_desktop.model.outlook import HallStanding, Market
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.past import Moment
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.motion.view_unfolding import standings, unfold
from rococo_desktop.ui.table_state.stage import Caption

Outlook = tuple[Market, tuple[HallStanding, ...]]
"""Prices and standings."""


class Step(NamedTuple):
    """A part of what happened that is shown in one go, and the table after it."""

    seat: int
    """Who acts in it; NOBODY for the deal and the income."""
    events: tuple[Event, ...]
    view: PlayerView
    market: Market
    halls: tuple[HallStanding, ...]
    told: Caption | None = None
    """What is said meanwhile."""

    @property
    def counts(self) -> bool:
        """True if it is a part of the final count, which the last night shows point by point."""
        return any(counts(event) for event in self.events)

    @property
    def rival_card(self) -> int | None:
        """The card the rival of a single player reveals in it, or None."""
        return card_revealed(self.events)


def steps_of(
    news: Sequence[Moment], before: PlayerView, defs: PublicDefinitions, outlook: Outlook | None = None
) -> tuple[Step, ...]:
    """All steps, in order. The last step of each choice ends with the session's own view.

    Until then prices stay as they were before: those of the next round are not known yet. Who leads a hall
    changes with the trademark that changes it.
    """
    steps: list[Step] = []
    view = before
    for one in news:
        parts = list(parts_of(one.seat, one.events))
        prices, known = outlook or (one.market, one.halls)
        outlook = (one.market, one.halls)
        for at, (seat, events) in enumerate(parts):
            is_last = at == len(parts) - 1
            view = one.view if is_last else unfold(view, events)
            known = one.halls if is_last else standings(known, one.halls, view, one.view, defs)
            steps.append(Step(seat, events, view, one.market if is_last else prices, known))
        view = one.view
    return tuple(steps)


def without_count(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The same steps without the final count.

    Where somebody still has to decide in the middle of it, the table shows what was counted before.
    """
    kept = [step for step in steps if not step.counts]
    if kept and steps[-1].counts and steps[-1].view.agenda:
        last = steps[-1]
        kept[-1] = kept[-1]._replace(view=last.view, market=last.market, halls=last.halls)
    return tuple(kept)


def whole_turns(steps: Sequence[Step], viewer: int) -> tuple[Step, ...]:
    """The same steps with each turn of another seat in one, but for a rule that is to be read."""
    found: list[Step] = []
    for step in steps:
        last = found[-1] if found else None
        joins = last is not None and last.seat == step.seat and step.seat not in {viewer, NOBODY}
        if last is not None and joins and step.rival_card is None:
            found[-1] = step._replace(events=last.events + step.events)
        else:
            found.append(step)
    return tuple(found)
