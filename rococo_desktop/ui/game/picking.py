"""Picking several cards one by one, where one option is a whole handful of them (choose three).

The rules count cards that are alike; a player picks this one or that one. So each card that lies there is
picked and put back for itself, and only the whole handful is held against the options.
"""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.decisions import Choice, Reason, Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.table_state.identical_cards import card_of, lying
from rococo_desktop.ui.text.option_labels import cards_chosen

PICKED = "picked"
"""The kind of target of a card already picked, by its number in the handful."""

GOES_ALONG, HAND_FULL = Reason("goes_along"), Reason("hand_full")


class Picking:
    """A handful being picked: which cards may still join it, and which option it makes when complete."""

    def __init__(self, defs: PublicDefinitions, options: tuple[Choice, ...], view: PlayerView) -> None:
        assert view.own is not None
        self._hands = [(Counter(cards_chosen(defs, choice)), choice) for choice in options]
        supply = Counter(view.own.supply)
        # A supply that is in every option is no choice: it lies in the handful from the start.
        goes_along = all(supply <= hand for hand, _ in self._hands)
        self.forced = lying("supply", view.own.supply) if goes_along else ()
        self._pool = (
            lying("discard", view.seats[view.viewer].discard)
            if goes_along
            else lying("supply", view.own.supply)
        )
        self.picked: tuple[Target, ...] = self.forced
        """The cards of the handful, where they lie, in the order they were picked."""

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards of the handful."""
        return tuple(card_of(target) for target in self.picked)

    @property
    def begun(self) -> bool:
        """True if something was picked that can be put back."""
        return len(self.picked) > len(self.forced)

    @property
    def complete(self) -> Choice | None:
        """The option the handful makes, or None while it is not whole."""
        held = Counter(self.cards)
        return next((choice for hand, choice in self._hands if hand == held), None)

    @property
    def open(self) -> frozenset[Target]:
        """The cards that may still join."""
        return frozenset(target for target in self._pool if self._fits(target))

    @property
    def held(self) -> frozenset[Target]:
        """The cards that lie in the handful."""
        return frozenset(self.picked)

    @property
    def loose(self) -> frozenset[Target]:
        """The cards of the handful that can be put back, where they lie and where they are listed."""
        numbers = range(len(self.forced), len(self.picked))
        return frozenset((*self.picked[len(self.forced) :], *((PICKED, at) for at in numbers)))

    def _fits(self, target: Target) -> bool:
        wanted = Counter((*self.cards, card_of(target)))
        return target not in self.picked and any(wanted <= hand for hand, _ in self._hands)

    def choose(self, target: Target) -> bool:
        """Pick a card, or put it back; False if that cannot be."""
        if target in self.loose:
            kind, which = target
            at = int(which) if kind == PICKED else self.picked.index(target)
            self.picked = (*self.picked[:at], *self.picked[at + 1 :])
            return True
        if target in self.open:
            self.picked = (*self.picked, target)
            return True
        return False

    def why_not(self, target: Target) -> Reason | None:
        """What keeps a card of this choice where it is; None if nothing does, or it is another card."""
        if target in self.forced or (target[0] == PICKED and target not in self.loose):
            return GOES_ALONG
        if target in self._pool and target not in self.loose and target not in self.open:
            return HAND_FULL
        return None

    def back(self) -> bool:
        """Put the last card back; False if there is none."""
        if not self.begun:
            return False
        self.picked = self.picked[:-1]
        return True
