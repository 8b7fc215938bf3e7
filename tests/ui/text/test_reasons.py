"""Why not: a sentence for every reason the rules can give."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.text.reasons import UntoldReasonError, all_reasons, why_not
from tests.architecture.sources import sources
from tests.ui.text.spoken_games import english, whole_box


def keys_of_the_rules() -> set[str]:
    """Every key a `Reason` is made with in the rules."""
    return {
        str(node.args[0].value)
        for source in sources("rococo_desktop/rules")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "Reason"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_reason_of_the_rules_has_a_sentence_and_no_sentence_is_left_over() -> None:
    assert {reason.key for reason in all_reasons()} == keys_of_the_rules()
    for reason in all_reasons():
        told = english().say(why_not(whole_box(), reason))
        assert told.endswith("."), told
        assert len(told) <= 60, told


def test_the_numbers_and_names_are_said() -> None:
    say, defs = english().say, whole_box()
    assert say(why_not(defs, Reason("livre_short", (2,)))) == "2 livre short."
    assert say(why_not(defs, Reason("goods_short", ("blue", 2)))) == "2 blue bales short."
    assert say(why_not(defs, Reason("needs_rank", ("master",)))) == "Needs a master."
    assert (
        say(why_not(defs, Reason("decoration_limit", ("kitchen_left",))))
        == "You already fund the left kitchen."
    )
    fewer = defs._replace(figures=replace(defs.figures, minimum_staff=3))
    assert "3" in say(why_not(fewer, Reason("staff_minimum")))


def test_the_classic_edition_has_its_own_names() -> None:
    classic = whole_box()._replace(edition=Edition.CLASSIC)
    say = english().say
    assert say(why_not(classic, Reason("goods_short", ("blue", 1)))) == "1 yellow bale short."
    assert "fountain" in say(why_not(classic, Reason("decoration_limit", ("kitchen_left",))))


def test_an_unknown_reason_is_an_error() -> None:
    with pytest.raises(UntoldReasonError):
        why_not(whole_box(), Reason("no_such_reason"))
