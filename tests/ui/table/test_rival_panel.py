"""Madame du Barry's words: the last ones stand there, whatever has to go."""

from __future__ import annotations

from rococo_desktop.ui.table.du_barry_panel import latest

TOLD = ("she turns up a card", "she hires", "she adds a card")


def by_word(line: str) -> tuple[str, ...]:
    """One word a line."""
    return tuple(line.split())


def test_what_came_of_her_turn_is_never_cut_off() -> None:
    """Her last sentences ran out of the panel without a sign."""
    assert latest(TOLD, by_word, 11) == [by_word(line) for line in TOLD]
    assert latest(TOLD, by_word, 10) == [by_word("… she hires"), by_word("she adds a card")]
    assert latest(TOLD, by_word, 5) == [by_word("… she adds a card")]


def test_a_sentence_too_long_for_the_panel_ends_with_a_sign() -> None:
    assert latest(TOLD[:1], by_word, 3) == [("she", "turns", "…")]
