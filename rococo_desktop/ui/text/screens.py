"""Words that lie ready for the scenes: a scene says one with `message("title.continue")`.

The table of what is ready lets the tests find an entry that nothing can ever say. A scene that needs more
adds its entry to a PO file and calls `message`; that alone makes the key known.
"""

from __future__ import annotations

_READY = {
    "title": ("name subtitle continue continue_detail new_game solo settings quit fan_edition version"),
    "setup": (
        "title seats seat name name_hint colour player person agent empty_seat add_seat "
        "remove_seat edition modules modules_classic solo_level board_side table_rules "
        "start_player start_random seed seed_hint seed_random begin back problem_seats "
        "problem_names problem_colours confirm_turn"
    ),
    "settings": (
        "title display fullscreen scale scale_percent scale_most scale_auto speed speed_slow "
        "speed_normal speed_fast speed_instant reduced_motion confirm_turn on off reset done"
    ),
    "pause": ("title resume settings save saved title_screen title_detail quit"),
    "round_start": ("title first favor new_employees new_garments leaving continue"),
    "income": ("title basic_row decorations_row garments_row jewelry_row total_row continue forecast"),
    "choose_three": ("title chosen left confirm clear waiting turned"),
    "score": ("title winner winners total livre_left category play_again back_to_board to_title"),
    "phase": ("prepare choose actions income scoring"),
    "bar": ("round thinking playing waiting favor_board favor_held"),
    "turn": (
        "end end_hint confirm cancel undo redo restart undo_nothing redo_nothing skip more "
        "close back enter_does replay menu log exams magnify"
    ),
    "barrier": ("draw look turn any"),
    "notice": ("saved not_saved resumed other_data"),
    "zone_name": (
        "terrace halls all_halls statues kitchen fountain jeweler jewelry garments drawers "
        "drawer hire workshop hand supply discard silk purse specialist actions log exams bag "
        "favor barry"
    ),
    "tooltip": (
        "terrace all_halls statues kitchen_left kitchen_right jeweler jewelry garments "
        "drawers hire hand supply discard silk bag deck livre lace thread tiles prestige "
        "prestige_hidden cards halls favor exam price_now price_next leaves_next affordable "
        "not_affordable now trademark empty"
    ),
    "forecast": ("now up_to at_end nothing"),
    "race": ("leads tied second open fireworks counts"),
    "key": (
        "enter space escape tab backspace delete left right up down home end page_up "
        "page_down ctrl shift alt combined"
    ),
}
"""The last part of each key, by the first."""

KEYS = tuple(f"{group}.{name}" for group, names in _READY.items() for name in names.split())
"""Every key that lies ready."""
