"""X2, Festivity Dresses: garments that come late, are never sold, and bring prestige when paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rococo_desktop.model.definitions import Pack
from rococo_desktop.model.places import GARMENT_BAG, Place
from rococo_desktop.rules.core.bonuses import WHEN_PAID, garment_bonus
from rococo_desktop.rules.core.table import Table

if TYPE_CHECKING:
    from rococo_desktop.rules.core.ruleset_draft import RulesetDraft

NAME = "festivity_dresses"

_SET_ASIDE: Place = ("set_aside", 0)


def plug(draft: RulesetDraft, pack: Pack) -> None:
    """Set the garments aside, mix them in after the first phase 1, and pay their bonus."""
    draft.extras[NAME] = frozenset(garment.id for garment in pack.garments)
    draft.acts |= {"set_aside": set_aside, "mix_in": mix_in, "bonus_when_paid": bonus_when_paid}
    draft.insert_after("setup", "fill_bags", "set_aside")
    draft.insert_before("round", "ask_everybody", "mix_in")
    draft.insert_before("tailoring", "rent_or_sell", "bonus_when_paid")


def set_aside(table: Table) -> None:
    """The festivity garments wait beside the bag."""
    for index, garment in enumerate(table.rules.garments):
        if garment.id in table.rules.extras[NAME]:
            table.move(index, GARMENT_BAG, _SET_ASIDE)


def mix_in(table: Table) -> None:
    """After the first round is prepared they go into the bag."""
    if table.state.set_aside:
        table.pour(_SET_ASIDE, GARMENT_BAG)


def bonus_when_paid(table: Table, seat: int, acting: int, address: str, garment: int) -> None:
    """Their prestige comes before they are placed: the garment itself does not count yet (ruling on X2)."""
    garment_bonus(table, seat, acting, garment, WHEN_PAID)
