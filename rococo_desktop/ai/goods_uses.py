"""Which cards can still make something of silk, lace and thread: without one goods are worth nothing."""

from __future__ import annotations

from collections.abc import Iterable

from rococo_desktop.model.decisions import Step
from rococo_desktop.model.effects import Choose, Depute, Effect
from rococo_desktop.rules.referee import Ruleset

_SPENDING = frozenset({"tailor", "discard_silk", "exchange", "use_bonus"})
"""The verbs that turn goods into something, or may lead to one that does."""

_ASKED = frozenset(
    {"tailor", "pick_discount", "pay_garment", "effect", "choose", "exchange", "discard_silk", "use_bonus"}
)
"""Steps in which goods are being spent, or still may be."""


def _spends(effects: Iterable[Effect]) -> bool:
    for effect in effects:
        if effect.verb in _SPENDING or (isinstance(effect, Depute) and effect.use_bonus):
            return True
        if isinstance(effect, Choose) and any(_spends(option) for option in effect.options):
            return True
    return False


class GoodsUses:
    """What the cards of one ruleset can do with goods."""

    def __init__(self, rules: Ruleset) -> None:
        tailor = rules.main_actions["tailor"]
        self.by_bonus = tuple(_spends(employee.bonus) for employee in rules.employees)
        """Whether the bonus of each card can spend goods."""
        self.by_action = tuple(
            tailor.lowest_rank <= employee.rank <= tailor.highest_rank for employee in rules.employees
        )
        """Whether each card tailors by its main action."""

    def of_hand(self, hand: Iterable[int]) -> bool:
        """True if one of these cards, not yet played, can spend goods."""
        return any(self.by_action[card] or self.by_bonus[card] for card in hand)

    def of_turn(self, agenda: Iterable[Step], seat: int) -> bool:
        """True if something that is left to do in the turn of this seat can spend goods."""
        return any(self._may_spend(step) for step in agenda if len(step) > 1 and step[1] == seat)

    def _may_spend(self, step: Step) -> bool:
        name = step[0]
        if name in _ASKED:
            return True
        if name == "main_action":
            return self.by_action[step[2]]
        return name in {"own_bonus", "bonus"} and self.by_bonus[step[2]]
