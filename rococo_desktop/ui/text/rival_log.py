"""Madame du Barry's reasons in words: the rule she follows and what she compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rococo_desktop.model.events import Plain
from rococo_desktop.play.shown import Definitions
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
from rococo_desktop.ui.text.table_names import amount, seat_name

Place = tuple[str, int | str]

REASONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "B1": {"starts": ()},
    "B2": {"hand": ("n",)},
    "B3": {
        "reveals": ("card",),
        "cannot": ("card", ""),
        "gains_card": (),
        "mixes_discard": ("n",),
        "no_card": (),
    },
    "B4": {"favor_there": ("",), "favor_gone": ("",)},
    "B5": {
        "drawer": ("drawer", "n"),
        "column": ("column", "n"),
        "empty_drawer": ("drawer",),
        "empty_column": ("column",),
    },
    "B6": {
        "no_garment": (),
        "halls_full": (),
        "nth_from_right": ("ordinal", "garment"),
        "nth_from_left": ("ordinal", "garment"),
        "leftmost": ("n", "garment"),
        "only_garment": ("", "garment"),
        "hall": ("", "hall"),
        "hall_full": ("", "hall"),
        "first_free_hall": ("hall",),
        "master_space_first": ("",),
        "best_reward": ("",),
        "board_order": ("",),
        "only_space": ("",),
        "unseen_tile": (),
        "no_tile": (),
        "livre_not_taken": ("n",),
    },
    "B7": {
        "no_jeweler": (),
        "none": (),
        "nothing_matches": ("",),
        "nothing_suits": ("",),
        "match": ("jewelry", "n"),
        "suit": ("jewelry", "n"),
        "unseen_tile": (),
        "no_tile": (),
    },
    "B8": {
        "nobody": (),
        "crown": ("word", "hers", "points"),
        "only_crown": ("", "hers", "yours"),
        "crown_most": ("", "hers", "yours"),
        "crown_yours": ("", "hers", "yours"),
        "first_from_left": ("", "hers", "yours"),
        "first_from_right": ("", "hers", "yours"),
        "nth_from_left": ("ordinal", ""),
        "nth_from_right": ("ordinal", ""),
        "only_employee": ("", ""),
    },
    "B9": {
        "jeweler_first": (),
        "kind": ("kind",),
        "none_free": ("kind",),
        "cheapest": ("", "n"),
        "board_order": ("", "n"),
        "only_place": ("", "n"),
    },
    "B10": {
        "topmost": ("",),
        "only_task": ("",),
        "passes": ("exam", ""),
        "leaves": ("employee",),
        "nobody_leaves": ("exam",),
        "graduate": ("exam",),
        "no_graduate": ("exam",),
    },
    "B11": {
        "gains": ("garment", "what", "number"),
        "favor": ("garment",),
        "favor_gone": ("garment",),
        "unseen_tile": (),
        "no_tile": (),
        "jewelry": ("jewelry", "n"),
        "no_jeweler": (),
        "no_jewelry": (),
        "nothing": ("garment", ""),
    },
    "B12": {"graduate": ("employee",), "tiles": ("n", "prestige"), "tie": ("prestige",)},
}
"""Every reason by rule: what its parameters are called in the words, "" for those left out of them."""

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


def rival_clause(
    defs: Definitions, seats: tuple[str, ...], rule: str, reason: str, about: tuple[Plain, ...]
) -> Message:
    """What she does or compares, as a clause without a subject."""
    names = REASONS[rule][reason]
    raw = {name: value for name, value in zip(names, about, strict=True) if name}
    params = {name: _told(defs, name, value) for name, value in raw.items() if name not in _JOINED}
    if "what" in raw and isinstance(raw["what"], str) and isinstance(raw["number"], int):
        params["amount"] = amount(raw["what"], raw["number"])
    if "points" in raw:
        params["yours"] = params.pop("points")
    if "yours" in params:
        params["rival"] = seat_name(seats, 0)
    return message(f"rival.{rule}.{reason}", **params)


_JOINED = frozenset({"what", "number"})


def _told(defs: Definitions, name: str, value: Plain) -> Param:
    assert isinstance(value, int | str)
    if isinstance(value, str):
        return decoration_kind_name(defs, value)
    named = _NAMED.get(name)
    return named(defs, value) if named is not None else value


_NAMED: Mapping[str, Callable[[Definitions, int], Param]] = {
    "card": barry_card_name,
    "drawer": lambda defs, drawer: drawer + 1,
    "column": lambda defs, column: message(f"column.{column}"),
    "ordinal": lambda defs, number: message(f"ordinal.{number}"),
    "garment": garment_name,
    "employee": employee_name,
    "hall": lambda defs, hall: hall_name(hall),
    "word": lambda defs, card: employee_word(defs.employees[card]),
    "jewelry": jewelry_name,
    "exam": lambda defs, exam: exam_name(exam),
    "prestige": lambda defs, points: amount("prestige", points),
    "hers": lambda defs, points: amount("prestige", points),
    "yours": lambda defs, points: amount("prestige", points),
}
"""How a parameter is told, by its name; others are numbers."""


def rival_places(rule: str, reason: str, about: tuple[Plain, ...]) -> list[Place]:
    """What of the table a reason is about, besides the pieces that move."""
    names = zip(REASONS[rule][reason], about, strict=True)
    return [("halls", value) for name, value in names if name == "hall" and isinstance(value, int)]


KEYS = tuple(
    f"rival.{rule}.{reason}"
    for rule, reasons in REASONS.items()
    for reason in reasons
    if (rule, reason) not in OMITTED
)
"""The keys of this module that are built from closed lists."""
