"""What went wrong around a game, in words: the keys that saving, loading and seating give."""

from __future__ import annotations

_PROBLEMS = {
    "play": "illegal_choice cannot_undo bad_table",
    "record": "unreadable foreign newer too_large incomplete damaged table name pieces snapshot",
    "storage": "unwritable occupied changed_outside full_record",
    "load": "data_changed replay_differs",
    "games": "skipped",
    "seating": "name_unseen name_long colour_unknown emblem_unknown colour_twice emblem_twice "
    "player_unknown character_unknown seats module_unknown module_twice seed start_seat",
}

KEYS = tuple(f"{group}.{name}" for group, names in _PROBLEMS.items() for name in names.split())
"""The problems no scene spells out."""
