"""X3, Expert Tailoring: garments with a bonus of their own when they are placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rococo_desktop.model.definitions import Pack
from rococo_desktop.model.effects import ClaimFavor
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.core.bonuses import WHEN_PLACED, garment_bonus
from rococo_desktop.rules.core.ruleset import Ruleset, Verb
from rococo_desktop.rules.core.table import Table

if TYPE_CHECKING:
    from rococo_desktop.rules.core.ruleset_draft import RulesetDraft


def plug(draft: RulesetDraft, pack: Pack) -> None:
    """Pay the bonus after the reward of the space and before all halls (A3.9)."""
    draft.acts["bonus_when_placed"] = bonus_when_placed
    draft.insert_after("placed", "guest_reward", "bonus_when_placed")
    draft.verbs["claim_favor"] = Verb(favor_there, take_favor)


def bonus_when_placed(table: Table, seat: int, acting: int, garment: int, space: int) -> None:
    """Carry out what the garment brings when it is placed."""
    garment_bonus(table, seat, acting, garment, WHEN_PLACED)


def favor_there(rules: Ruleset, state: GameState, seat: int, acting: int, effect: ClaimFavor) -> bool:
    """True if the queen's favor lies on the board (X3a)."""
    return state.favor == NOBODY


def take_favor(table: Table, seat: int, acting: int, address: str, effect: ClaimFavor) -> None:
    """Take the token alone; the livre are another line of the garment."""
    table.pass_favor(seat)
