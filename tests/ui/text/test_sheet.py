"""The score sheet in words: a cause for every line, a name for every category."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.text.score_sheet_words import (
    CATEGORIES,
    category_name,
    category_sentence,
    score_cause,
    score_line,
)
from tests.ui.text.spoken_games import TABLES, Table, english, spoken


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_line_of_the_sheet_is_told_and_has_its_category(table: Table) -> None:
    game = spoken(*table)
    for line in game.session.view(NOBODY).sheet:
        assert line.rule in CATEGORIES
        told = english().say(score_line(game.defs, line, game.seats))
        assert f"{line.points} prestige" in told
        assert told.endswith(".")
        assert english().say(score_cause(game.defs, line)) in told


def test_every_category_has_a_name_and_a_sentence() -> None:
    assert CATEGORIES[1:3] == ("F1", "F1j")
    for category in CATEGORIES:
        assert len(english().say(category_name(category))) <= 20
        assert english().say(category_sentence(category)).endswith(".")
