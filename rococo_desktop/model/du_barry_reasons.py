"""Why Madame du Barry does what she does: every reason she can give, by the rule she follows.

The rules tell a reason as `model.events.RivalReasoned`, and the log says it: a text `rival.<rule>.<reason>`.
"""

from __future__ import annotations

from collections.abc import Mapping

REASONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "B1": {"starts": ()},
    "B2": {"hand": ("cards",)},
    "B3": {
        "reveals": ("card",),
        "cannot": ("card", "prestige"),
        "gains_card": (),
        "mixes_discard": ("cards",),
        "no_card": (),
    },
    "B4": {"favor_there": ("prestige",), "favor_gone": ("prestige",)},
    "B5": {
        "drawer": ("drawer", "tiles"),
        "column": ("column", "tiles"),
        "empty_drawer": ("drawer",),
        "empty_column": ("column",),
    },
    "B6": {
        "no_garment": (),
        "halls_full": (),
        "nth_from_right": ("number", "garment"),
        "nth_from_left": ("number", "garment"),
        "leftmost": ("number", "garment"),
        "only_garment": ("number", "garment"),
        "hall": ("card", "hall"),
        "hall_full": ("card", "hall"),
        "first_free_hall": ("hall",),
        "master_space_first": ("space",),
        "best_reward": ("space",),
        "board_order": ("space",),
        "only_space": ("space",),
        "unseen_tile": (),
        "no_tile": (),
        "livre_not_taken": ("livre",),
    },
    "B7": {
        "no_jeweler": (),
        "none": (),
        "nothing_matches": ("garment",),
        "nothing_suits": ("garment",),
        "match": ("jewelry", "price"),
        "suit": ("jewelry", "price"),
        "unseen_tile": (),
        "no_tile": (),
    },
    "B8": {
        "nobody": (),
        "crown": ("employee", "hers", "yours"),
        "only_crown": ("employee", "hers", "yours"),
        "crown_most": ("employee", "hers", "yours"),
        "crown_yours": ("employee", "hers", "yours"),
        "first_from_left": ("employee", "hers", "yours"),
        "first_from_right": ("employee", "hers", "yours"),
        "nth_from_left": ("number", "employee"),
        "nth_from_right": ("number", "employee"),
        "only_employee": ("number", "employee"),
    },
    "B9": {
        "jeweler_first": (),
        "kind": ("kind",),
        "none_free": ("kind",),
        "cheapest": ("place", "cost"),
        "board_order": ("place", "cost"),
        "only_place": ("place", "cost"),
    },
    "B10": {
        "topmost": ("task",),
        "only_task": ("task",),
        "passes": ("exam", "prestige"),
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
        "jewelry": ("jewelry", "price"),
        "no_jeweler": (),
        "no_jewelry": (),
        "nothing": ("garment", "verb"),
    },
    "B12": {"graduate": ("employee",), "tiles": ("tiles", "prestige"), "tie": ("prestige",)},
}
"""What each reason is about, in this order, by rule and reason."""
