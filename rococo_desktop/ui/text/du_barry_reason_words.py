"""Madame du Barry's reasons in words: the rule she follows and what she compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.model.events import RivalReasoned
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.text.describe import barry_card_name
from rococo_desktop.ui.text.messages import Message, Param, message
from rococo_desktop.ui.text.piece_names import (
    decoration_kind_name,
    employee_name,
    employee_word,
    exam_name,
    garment_name,
    hall_name,
    jewelry_name,
)
from rococo_desktop.ui.text.seat_and_module_names import amount, seat_name

Place = tuple[str, int | str]

CRITERIA: Mapping[str, frozenset[str]] = {
    "B6": frozenset({"master_space_first", "best_reward", "board_order", "only_space"}),
    "B8": frozenset(
        {
            "crown",
            "only_crown",
            "crown_most",
            "crown_yours",
            "first_from_left",
            "first_from_right",
            "nth_from_left",
            "nth_from_right",
            "only_employee",
        }
    ),
    "B9": frozenset({"jeweler_first", "cheapest", "board_order", "only_place"}),
    "B10": frozenset({"topmost", "only_task"}),
}
"""What she compared before an act: told together with the act that follows."""

OMITTED = frozenset({("B9", "kind"), ("B2", "hand"), ("B12", "tiles")})
"""What her card has said already, or the table and the score sheet show."""

NEW_LINE = frozenset(
    {
        ("B3", "reveals"),
        ("B6", "hall"),
        ("B6", "hall_full"),
        ("B10", "passes"),
        ("B12", "graduate"),
        *(("B11", reason) for reason in REASONS["B11"] if not reason.endswith("tile")),
    }
)
"""Where her turn begins another line of the log."""


def rival_clause(defs: PublicDefinitions, seats: tuple[str, ...], event: RivalReasoned) -> Message:
    """What she does or compares, as a clause without a subject: its words take of this what they need."""
    facts = event.facts
    params: dict[str, Param] = {}
    for name, value in facts.items():
        if name in COUNTED:
            params["n"] = value
        if isinstance(value, int) and name in _NAMED:
            params[name] = _NAMED[name](defs, value)
    match facts:
        case {"what": str(what), "number": int(number)}:
            params["amount"] = amount(what, number)
        case {"number": number}:
            params["ordinal"] = message(f"ordinal.{number}")
        case {"kind": str(kind)}:
            params["kind"] = decoration_kind_name(defs, kind)
        case {"yours": points, "employee": int(card)}:
            params["rival"] = seat_name(seats, 0)
            params["points"] = points
            params["word"] = employee_word(defs.employees[card])
    return message(f"rival.{event.rule}.{event.reason}", **params)


COUNTED = frozenset({"cards", "tiles", "livre", "price", "cost", "number"})
"""What is a number in the words: at most one of these in a reason."""

_NAMED: Mapping[str, Callable[[PublicDefinitions, int], Param]] = {
    "card": barry_card_name,
    "drawer": lambda defs, drawer: drawer + 1,
    "column": lambda defs, column: message(f"column.{column}"),
    "garment": garment_name,
    "employee": employee_name,
    "hall": lambda defs, hall: hall_name(hall),
    "jewelry": jewelry_name,
    "exam": lambda defs, exam: exam_name(exam),
    "prestige": lambda defs, points: amount("prestige", points),
    "hers": lambda defs, points: amount("prestige", points),
    "yours": lambda defs, points: amount("prestige", points),
}
"""How a fact is told, by its name."""


def rival_places(event: RivalReasoned) -> list[Place]:
    """What of the table a reason is about, besides the pieces that move."""
    hall = event.facts.get("hall")
    return [] if hall is None else [("halls", hall)]


KEYS = tuple(
    f"rival.{rule}.{reason}"
    for rule, reasons in REASONS.items()
    for reason in reasons
    if (rule, reason) not in OMITTED
)
"""The keys of this module that are built from closed lists."""
