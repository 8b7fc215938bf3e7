"""The rulings: each **ruling** of the rules is in the data, by rule and key, with words of our own."""

from __future__ import annotations

import pytest

from tests.content.loaded import pack

# Rule, then the keys of its rulings.
RULINGS = {
    "base": """
        G1 shared_victory
        G4 open_and_hidden what_the_log_keeps
        G5 classic_alone
        S4 first_start_player
        P1.3 empty_bag
        P2.1a change_of_mind
        P3.4 acting_employee
        A3.1 no_needless_tile
        A3.8 bonus_tailoring
        A3.9 order_of_tailoring
        A5.2 deputed_is_gone
        A5.3 deputing_the_played_card
        A6.3 discount_to_nothing
        E2b discount_is_taken
        E4b full_green_discount
        E.8 bonus_once_a_turn
        F3 shared_second_place
    """,
    "jewelry_box": """
        A3.7 must_sell
        A3.9 jewelry_before_rewards
        A4 apprentice_without_display
        J6 empty_journeyman_deck
        J7 empty_master_deck
        J9 exam_is_no_depute
        JJ1 supply_turned_for_a_bonus
        JJ2 nothing_to_copy
    """,
    "fancy_dresses": "",
    "festivity_dresses": "X2 festivity_needs_a_space festivity_not_counted",
    "expert_tailoring": """
        A3.7 green_gown_for_sale
        A5.3 deputed_by_a_garment
        X3d green_gown_counts
        X3e jewelry_besides
    """,
    "du_barry": """
        G4 what_she_hides
        F3 two_at_the_table
        JJ2 nobody_to_copy
        B2 her_levels
        B3 her_new_cards
        B6 too_few_garments equal_guest_spaces no_hall_revealed every_hall_full
        B8 her_crowns
        B9 equal_decorations
        B10 her_tasks
        B11 festivity_for_her expert_for_her expert_jewelry_for_her her_favor
    """,
}


@pytest.mark.parametrize("name", RULINGS)
def test_a_pack_has_its_rulings_in_this_order(name: str) -> None:
    rows = [row.split() for row in RULINGS[name].splitlines() if row.strip()]
    wanted = [(rule, key) for rule, *keys in rows for key in keys]
    assert [(one.rule, one.key) for one in pack(name).rulings] == wanted


def test_every_text_is_told_once_and_can_be_read_at_a_glance() -> None:
    texts = [one.text for name in RULINGS for one in pack(name).rulings]
    assert len(set(texts)) == len(texts) == 48
    assert all(30 < len(text) < 280 for text in texts)


def test_the_house_rule_is_marked_as_ours() -> None:
    (levels,) = [one for one in pack("du_barry").rulings if one.key == "her_levels"]
    assert levels.text.startswith("House rule:")
