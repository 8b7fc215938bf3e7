"""Picking several cards one by one, where one option is a whole handful of them (choose three)."""

from __future__ import annotations

from collections import Counter
from functools import reduce

from rococo_desktop.model.decisions import Choice, Target
from rococo_desktop.model.views import PlayerView
from rococo_desktop.play.shown import Definitions
from rococo_desktop.ui.text.labels import cards_chosen

PICKED = "picked"
"""The kind of target of a card already picked, by its number in the handful."""


class Picking:
    """A handful being picked: which cards may still join it, and which option it makes when complete."""

    def __init__(self, defs: Definitions, options: tuple[Choice, ...], view: PlayerView) -> None:
        assert view.own is not None
        self._hands = [(Counter(cards_chosen(defs, choice)), choice) for choice in options]
        self._supply = Counter(view.own.supply)
        self._discard = Counter(view.seats[view.viewer].discard)
        # What every option holds is no choice: it lies in the handful from the start.
        self.forced = tuple(sorted(reduce(lambda a, b: a & b, (hand for hand, _ in self._hands)).elements()))
        self.cards: tuple[int, ...] = self.forced
        self._turns_discard = any(hand - self._supply for hand, _ in self._hands)

    @property
    def begun(self) -> bool:
        """True if something was picked that can be put back."""
        return len(self.cards) > len(self.forced)

    @property
    def complete(self) -> Choice | None:
        """The option the handful makes, or None while it is not whole."""
        held = Counter(self.cards)
        return next((choice for hand, choice in self._hands if hand == held), None)

    @property
    def size(self) -> int:
        """How many cards make a handful."""
        return self._hands[0][0].total()

    def target(self, card: int) -> Target:
        """Where a card that can be picked lies."""
        if card in self._supply and not (self._turns_discard and card not in self.forced):
            return ("supply", card)
        return ("discard", card)

    @property
    def open(self) -> frozenset[Target]:
        """The cards that may still join."""
        return frozenset(self.target(card) for hand, _ in self._hands for card in hand if self._fits(card))

    @property
    def held(self) -> frozenset[Target]:
        """The cards that lie in the handful."""
        return frozenset(self.target(card) for card in self.cards)

    @property
    def loose(self) -> frozenset[Target]:
        """The cards of the handful that can be put back."""
        return frozenset(self.target(card) for card in self.cards[len(self.forced) :])

    def _fits(self, card: int) -> bool:
        wanted = Counter((*self.cards, card))
        return any(wanted <= hand for hand, _ in self._hands)

    def choose(self, target: Target) -> bool:
        """Pick a card, or put it back; False if it has nothing to do with the handful."""
        kind, which = target
        if kind == PICKED and isinstance(which, int) and len(self.forced) <= which < len(self.cards):
            self.cards = (*self.cards[:which], *self.cards[which + 1 :])
            return True
        if not isinstance(which, int):
            return False
        if target in self.open:
            self.cards = (*self.cards, which)
            return True
        if target in self.held and which in self.cards[len(self.forced) :]:
            at = len(self.forced) + self.cards[len(self.forced) :].index(which)
            self.cards = (*self.cards[:at], *self.cards[at + 1 :])
            return True
        return False

    def back(self) -> bool:
        """Put the last card back; False if there is none."""
        if not self.begun:
            return False
        self.cards = self.cards[:-1]
        return True
