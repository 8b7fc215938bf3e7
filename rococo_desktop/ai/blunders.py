"""Plain blunders: what nobody who knows the rules does. They are taken out before anything is weighed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rococo_desktop.ai.blunders_always import ALWAYS
from rococo_desktop.ai.blunders_at_end import AT_END
from rococo_desktop.ai.blunders_of_staff import OF_STAFF
from rococo_desktop.ai.situation import Check, Situation
from rococo_desktop.model.decisions import Choice, Decision

BLUNDERS: Mapping[str, Check] = MappingProxyType({**ALWAYS, **OF_STAFF, **AT_END})
"""Every blunder by its name."""


def blunders_of(situation: Situation, choice: Choice) -> tuple[str, ...]:
    """The names of the blunders that this choice would be."""
    kind = situation.decision.kind
    return tuple(
        name for name, check in BLUNDERS.items() if kind in check.kinds and check.holds(situation, choice)
    )


def sane(situation: Situation) -> Decision:
    """The decision without blunders; as it is where nothing else is left."""
    decision = situation.decision
    kind = decision.kind
    checks = [check for check in BLUNDERS.values() if kind in check.kinds]
    if not checks or len(decision.options) == 1:
        return decision
    good = tuple(
        choice for choice in decision.options if not any(check.holds(situation, choice) for check in checks)
    )
    return decision._replace(options=good) if good else decision
