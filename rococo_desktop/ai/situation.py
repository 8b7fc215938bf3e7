"""A decision as a seat sees it: what the blunder checks ask about it, each answer found once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from rococo_desktop.ai.goods_uses import GoodsUses
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.effects import Effect, Exchange
from rococo_desktop.model.player_view import OwnView, PlayerView
from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.core.counts import staff_of
from rococo_desktop.rules.referee import Ruleset, determinize


class Situation:
    """A view and its decision, under these rules."""

    def __init__(self, rules: Ruleset, uses: GoodsUses, view: PlayerView, decision: Decision) -> None:
        assert view.own is not None
        self.rules = rules
        self.uses = uses
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.own: OwnView = view.own
        self.mine: SeatView = view.seats[decision.seat]
        self.left = rules.figures.rounds - view.round
        """Rounds after this one."""

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of all options."""
        return frozenset(choice.key for choice in self.decision.options)

    @cached_property
    def state(self) -> GameState:
        """A position that could be true; to be asked only about what the seat sees."""
        return determinize(self.rules, self.view, 0)

    @cached_property
    def staff(self) -> tuple[int, ...]:
        """All cards of the seat."""
        return staff_of(self.state, self.seat)

    @property
    def acting(self) -> int:
        """The card by which something is done here."""
        card: int = self.decision.told[0]
        return card

    @property
    def is_last_turn(self) -> bool:
        """True in the last round, when no card is left to be played after this one."""
        return not self.left and not self.own.hand

    @cached_property
    def goods_are_done(self) -> bool:
        """True if, this decision aside, the seat can spend no more goods before the ball is over."""
        return not (
            self.left
            or self.uses.of_hand(self.own.hand)
            or self.uses.of_turn(self.view.agenda[:-1], self.seat)
            or self.goods_score
        )

    @cached_property
    def goods_score(self) -> bool:
        """True if goods bring something at the end, or their purchase: by a crown, for an examination."""
        crowns = (effect for card in self.staff for effect in self.rules.employees[card].crown)
        return bool(self.mine.exam) or any(isinstance(effect, Exchange) for effect in crowns)

    def bonus(self) -> tuple[Effect, ...]:
        """The bonus of the acting card."""
        return self.rules.employees[self.acting].bonus


class Check(NamedTuple):
    """A blunder: the kinds of decision in which it can be made, and whether a choice is one."""

    kinds: frozenset[str]
    holds: Callable[[Situation, Choice], bool]


def check(*kinds: str) -> Callable[[Callable[[Situation, Choice], bool]], Check]:
    """Make a check of a function, for these kinds of decision."""
    return lambda holds: Check(frozenset(kinds), holds)
