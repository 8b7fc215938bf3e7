"""Words that lie ready for the scenes: a scene says one with `message("turn.end")`.

The table of what is ready lets the tests find an entry that nothing can ever say. A scene that needs more
adds its entry to a PO file and calls `message`; that alone makes the key known.
"""

from __future__ import annotations

_READY = {
    "round_start": ("title first favor new_employees new_garments leaving continue"),
    "income": ("title basic_row decorations_row garments_row jewelry_row total_row continue forecast"),
    "choose_three": ("title chosen left confirm clear waiting turned"),
    "phase": ("prepare choose actions income scoring"),
    "bar": ("round thinking playing waiting favor_board favor_held"),
    "turn": (
        "end end_hint confirm cancel undo redo restart undo_nothing redo_nothing skip more "
        "close back enter_does replay menu log exams magnify"
    ),
    "barrier": ("look turn any"),
    "notice": ("saved not_saved resumed other_data"),
    "zone_name": (
        "terrace halls all_halls statues kitchen fountain jeweler jewelry garments drawers "
        "drawer hire workshop hand supply discard silk purse specialist actions log exams bag "
        "favor barry"
    ),
    "tooltip": (
        "terrace statues jeweler drawers hire hand supply discard silk deck livre lace thread tiles prestige "
        "prestige_hidden cards halls favor exam price_now price_next leaves_next affordable "
        "not_affordable now trademark empty"
    ),
    "forecast": ("now up_to nothing"),
    "key": (
        "enter space escape tab backspace delete left right up down home end page_up "
        "page_down ctrl shift alt combined"
    ),
}
"""The last part of each key, by the first."""

KEYS = tuple(f"{group}.{name}" for group, names in _READY.items() for name in names.split())
"""Every key that lies ready."""
