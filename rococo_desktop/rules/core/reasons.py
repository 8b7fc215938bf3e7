"""Why not: the reasons the rules can give, each a message key with its parameters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rococo_desktop.model.decisions import Reason

Reasons = Iterator[Reason]
"""What stands in the way, most important first, found out only as far as somebody asks."""


def clear(found: Reasons) -> bool:
    """True if nothing stands in the way."""
    return next(found, None) is None


NOT_YOUR_DECISION = Reason("not_your_decision")
NOT_NOW = Reason("not_now")
NOTHING_THERE = Reason("nothing_there")
DRAWERS_EMPTY = Reason("drawers_empty")
GARMENTS_EMPTY = Reason("garments_empty")
HIRE_EMPTY = Reason("hire_empty")
FAVOR_TAKEN = Reason("favor_taken")
SPACE_TAKEN = Reason("space_taken")
NEEDS_MASTER_SPACE = Reason("master_space")
NEEDS_THIMBLE = Reason("needs_thimble")
NO_GUEST_SPACE = Reason("no_guest_space")
STAFF_MINIMUM = Reason("staff_minimum")
NOT_IN_HAND = Reason("not_in_hand")
NO_BONUS = Reason("no_bonus")
CROWN_BONUS = Reason("crown_bonus")
BONUS_USED = Reason("bonus_used")
BONUS_NOTHING = Reason("bonus_nothing")
NOT_SOLD = Reason("not_sold")
NOT_ROYAL_HALL = Reason("not_own_royal_garment")


@cache
def needs_rank(rank: str) -> Reason:
    """The card played is not of a rank that may do this."""
    return Reason("needs_rank", (rank,))


@cache
def livre_short(missing: int) -> Reason:
    """So many livre are missing."""
    return Reason("livre_short", (missing,))


@cache
def goods_short(good: str, missing: int) -> Reason:
    """So much of a good is missing: a silk colour, lace or thread."""
    return Reason("goods_short", (good, missing))


@cache
def decoration_limit(kind: str) -> Reason:
    """This player already funds as many of this kind as one may."""
    return Reason("decoration_limit", (kind,))
