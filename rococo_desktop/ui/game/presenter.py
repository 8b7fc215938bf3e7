"""One decision on the table: what is lit, what lies in the tray, and what a click means.

The presenter matches targets to options and knows no rule: what is legal is an option, what is not is
explained by the session, and a thing a few options away is reached on the way the session found.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import (
    Choice,
    Decision,
    PickingDiscount,
    Reason,
    Target,
    ToTerrace,
)
from rococo_desktop.model.decisions import Paying as AboutPaying
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.game.paying import SILK, Paying
from rococo_desktop.ui.game.picking import Picking
from rococo_desktop.ui.game.tray import CONFIRM, confirm_tray, is_on_table, picking_tray, tray_of
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.identical_cards import card_of, lying
from rococo_desktop.ui.table_state.stage import TrayOption

CHOOSE_SEVERAL = "cards"
"""The kind of target that stands for several things at once."""

TERRACE = "terrace"
"""The kind of decision that comes with a proposal."""

PAY_GARMENT = "pay_garment"
PAYING = frozenset({"pick_discount", PAY_GARMENT})
"""Decisions about a garment that still lies on the shelf; the third thing they are about is its space."""

FORFEIT = "action:forfeit"
NOT_PAID = Reason("not_paid")
"""A tile of the rack that is in no payment of a garment."""

STANDS_FOR: dict[str, Target] = {"favor": ("action", "favor")}
"""Things on the table that mean an action: the token on its space is how one claims it."""


UNTOLD = (*PAYING, "bonus", "adorn", "discard_silk", "terrace")
"""Decisions that surprise nobody when they answer themselves: the price, or that there is nothing to gain."""


def is_told(asked: Decision) -> bool:
    """True if it is to be said beforehand that this question will answer itself."""
    return asked.kind not in UNTOLD


def meant(target: Target) -> Target:
    """What the rules call a target: a token means its action, and a card in hand the one like it."""
    kind, which = target
    if kind == "hand" and isinstance(which, str):
        return (kind, card_of(target))
    return STANDS_FOR.get(kind, target)


class ClickOutcome(NamedTuple):
    """What choosing a target means: keys to submit, a step of a half-made choice, or reasons why not."""

    keys: tuple[str, ...] = ()
    changed: bool = False
    reasons: tuple[Reason, ...] = ()


class DecisionPresenter:
    """The decision of one seat, as far as it is made. A new one for every decision."""

    def __init__(self, session: Session, decision: Decision, view: PlayerView, confirms: bool = True) -> None:
        self.decision = decision
        self._session = session
        self._view = view
        self._confirms = confirms
        """True if a choice that ends the turn for good waits for a second word."""
        self._narrowed: tuple[Choice, ...] = ()
        self.waiting: tuple[str, ...] = ()
        """A choice that is laid out, ends the turn for good, and waits to be confirmed."""
        several = all(choice.target[0] == CHOOSE_SEVERAL for choice in decision.options)
        self.picking = Picking(session.definitions, decision.options, view) if several else None
        pays = decision.kind == PAY_GARMENT
        self.paying = Paying(decision.options) if pays else None
        """The tiles laid down so far, where a garment is paid for."""
        self._is_revision = session.decision(decision.seat) is None
        ways = {} if self._is_revision else session.reach(decision.seat)
        self._ways = {
            target: way
            for target, way in ways.items()
            if is_on_table(target) and not (pays and target[0] == SILK)
        }
        hand = view.own.hand if view.own is not None else ()
        tokens: tuple[Target, ...] = tuple((kind, 0) for kind in STANDS_FOR)
        self._others = tuple(one for one in (*tokens, *lying("hand", hand)) if meant(one) != one)
        """Things on the table that the rules know by the name of something else."""

    # What is shown.

    @property
    def _options(self) -> tuple[Choice, ...]:
        if self.paying is not None:
            return self.paying.fitting()
        return self._narrowed or self.decision.options

    @property
    def lit(self) -> frozenset[Target]:
        """What can be chosen now, on the table and in the tray."""
        if self.waiting:
            return frozenset({CONFIRM})
        if self.picking is not None:
            return self.picking.open | self.picking.loose
        found = {choice.target for choice in self._options}
        if self.paying is not None:
            found |= self.paying.open | self.paying.held
        return frozenset(found | {target for target in self._others if meant(target) in found})

    @property
    def reachable(self) -> frozenset[Target]:
        """Things a click leads to through more than one choice."""
        if self.waiting or self._narrowed:
            return frozenset()
        return frozenset((*self._ways, *(target for target in self._others if meant(target) in self._ways)))

    @property
    def picked(self) -> frozenset[Target]:
        """Things chosen for a choice that is not made yet, and the garment that is being paid for."""
        if self.picking is not None:
            return self.picking.held
        if not self.waiting:
            about = self.decision.about
            if not isinstance(about, PickingDiscount | AboutPaying):
                return frozenset()
            laid = self.paying.held if self.paying is not None else frozenset()
            return laid | {("garments", about.space)}
        keys = set(self.waiting)
        found = {choice.target for choice in self.decision.options if choice.key in keys}
        return frozenset(found | {target for target, way in self._ways.items() if way == self.waiting})

    def tray(self, kit: Kit) -> tuple[TrayOption, ...]:
        """The buttons for whatever is not on the table."""
        if self.waiting:
            return confirm_tray(kit, self._session, self.decision, self.waiting, self._view)
        if self.picking is not None:
            return picking_tray(kit, self._session, self.decision, self.picking, self._view)
        others = [choice for choice in self._options if not is_on_table(choice.target)]
        if self._narrowed:
            others = list(self._narrowed)
        return tray_of(kit, self._session, self.decision, others, self._view)

    @property
    def default(self) -> Target | None:
        """What Enter chooses where nothing is pointed at: what waits, the only option, or a proposal."""
        if self.waiting or (self.picking is not None and self.picking.complete is not None):
            return CONFIRM
        options = self._options
        return options[0].target if len(options) == 1 and self.picking is None else self.proposed

    @property
    def proposed(self) -> Target | None:
        """The option the game itself would take: the best guest for a rocket (F5); else None."""
        if self.decision.kind != TERRACE or self.waiting:
            return None
        rocket = self.decision.of(ToTerrace).rocket
        moves = self._session.terrace_proposal(self.decision.seat)
        space = next((move.space for move in moves if move.rocket == rocket), EMPTY)
        return ("guests", space) if space != EMPTY else None

    def entered(self, pointed: Target | None) -> Target | None:
        """What Enter chooses: the choice that is whole, what is pointed at, or the default."""
        if self.default == CONFIRM or not (pointed in self.lit or pointed in self.reachable):
            return self.default
        return pointed

    def option(self, target: Target) -> Choice | None:
        """The one option a target stands for, or None."""
        found = [choice for choice in self._options if choice.target == meant(target)]
        if self.paying is not None and target in self.paying.open:
            found = list(self.paying.fitting(target))
        return found[0] if len(found) == 1 else None

    def way(self, target: Target) -> tuple[str, ...]:
        """The keys that choosing a target would submit; none if it is not legal or not that simple."""
        choice = self.option(target)
        if choice is not None:
            return (choice.key,)
        return self._ways.get(meant(target), ())

    def first_step(self, target: Target) -> Choice:
        """The option that is chosen first on the way to a target that can be reached."""
        (first, *_) = self._ways[meant(target)]
        return next(choice for choice in self.decision.options if choice.key == first)

    def unasked(self, target: Target | None) -> tuple[Decision, ...]:
        """The questions that choosing a target would answer besides, because one answer is left.

        The target itself is none of them; nor is how to pay, and whatever is declined for want of anything.
        """
        way = self.waiting or (self.way(target) if target is not None else ())
        if not way or self._is_revision:
            return ()
        asked = self._session.unasked(self.decision.seat, *way)
        itself = meant(target) if target is not None else None
        return tuple(one for one in asked if is_told(one) and one.options[0].target != itself)

    @property
    def bonus_left(self) -> bool | None:
        """True if a bonus can be used once the main action is forfeited; None where that is not asked."""
        if self.decision.kind != "main_action":
            return None
        return all(one.kind != "bonus" for one in self._session.unasked(self.decision.seat, FORFEIT))

    def foreseen(self, target: Target | None) -> frozenset[Target]:
        """The things on the table that choosing a target takes besides: shown before it is done."""
        found = (one.options[0].target for one in self.unasked(target))
        return frozenset(thing for thing in found if is_on_table(thing))

    def crosses_barrier(self, target: Target) -> bool:
        """True if choosing this could not be taken back."""
        way = self.way(target)
        return bool(way) and self._session.preview(self.decision.seat, *way).crosses_barrier

    # What is done.

    def choose(self, target: Target) -> ClickOutcome:
        """What a click on this target means."""
        if target == CONFIRM:
            return self._confirm()
        if self.waiting:
            return ClickOutcome(reasons=(Reason("not_now"),))
        if self.picking is not None:
            return self._pick(target)
        found = tuple(choice for choice in self._options if choice.target == meant(target))
        if len(found) > 1:
            self._narrowed = found
            return ClickOutcome(changed=True)
        way = self.way(target)
        if not way and self.paying is not None and self.paying.choose(target):
            return ClickOutcome(changed=True)
        if not way:
            return ClickOutcome(reasons=self.why_not(target))
        return self._submit(way)

    def _submit(self, way: tuple[str, ...]) -> ClickOutcome:
        told = self._session.preview(self.decision.seat, *way)
        # What follows a turn is shown after the word for it: where more does than the next turn, it is not
        # even done before.
        if self._confirms and told.ends_turn and (told.crosses_barrier or told.ends_round):
            self.waiting = way
            return ClickOutcome(changed=True)
        return ClickOutcome(keys=way)

    def _pick(self, target: Target) -> ClickOutcome:
        assert self.picking is not None
        if not self.picking.choose(target):
            return ClickOutcome(reasons=self.why_not(target))
        choice = self.picking.complete
        if choice is not None and not self._confirms:
            return ClickOutcome(keys=(choice.key,))
        return ClickOutcome(changed=True)

    def _confirm(self) -> ClickOutcome:
        if self.waiting:
            return ClickOutcome(keys=self.waiting)
        choice = self.picking.complete if self.picking is not None else None
        return ClickOutcome(keys=(choice.key,)) if choice is not None else ClickOutcome()

    @property
    def half_made(self) -> bool:
        """True if there is a step of the choice that `cancel` takes back."""
        begun = self.picking is not None and self.picking.begun
        laid = self.paying is not None and bool(self.paying.laid)
        return bool(self.waiting or self._narrowed) or laid or begun

    def cancel(self) -> bool:
        """Take back the last step of a half-made choice; False if there is none."""
        if self.waiting or self._narrowed:
            self.waiting = ()
            self._narrowed = ()
            return True
        if self.paying is not None and self.paying.back():
            return True
        return self.picking is not None and self.picking.back()

    def why_not(self, target: Target) -> tuple[Reason, ...]:
        """What stands between the seat and the target; nothing if choosing it does something."""
        if self.waiting or self.picking is not None:
            if target in self.lit or target == CONFIRM:
                return ()
            reason = self.picking.why_not(target) if self.picking is not None else None
            return (reason or Reason("not_now"),)
        if self.paying is not None and target[0] == SILK and target not in self.lit:
            return (NOT_PAID,)
        if self.way(target) or target in self.lit:
            return ()
        if self._is_revision:
            return (Reason("not_now"),)
        return self._session.explain(self.decision.seat, meant(target))
