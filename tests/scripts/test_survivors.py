"""The reviewed list of surviving mutants: how they are named, and what a bad list says."""

from __future__ import annotations

from pathlib import Path

import pytest

from long_runs import survivors
from long_runs.survivors import BadList

DIFF = """\
--- rococo_desktop/rules/core/fund.py
+++ rococo_desktop/rules/core/fund.py
@@ -1,4 +1,4 @@
 def ask(rules):
-    return max(rules, 0)
+    return max(rules, 1)
"""


@pytest.mark.parametrize(
    ("mutant", "function"),
    [
        ("rococo_desktop.rules.core.fund.x_ask__mutmut_3", "rules.core.fund.ask"),
        ("rococo_desktop.rules.core.fund.x__fund_choice__mutmut_12", "rules.core.fund._fund_choice"),
        ("rococo_desktop.rules.core.table.xǁTableǁmove__mutmut_1", "rules.core.table.Table.move"),
        ("rococo_desktop.rules.core.table.xǁTableǁ_fill__mutmut_1", "rules.core.table.Table._fill"),
    ],
)
def test_a_mutant_is_named_by_its_function(mutant: str, function: str) -> None:
    assert survivors.function_of(mutant) == function


def test_a_mutant_is_named_by_what_it_changes_not_by_its_number() -> None:
    name = survivors.named("rococo_desktop.rules.core.fund.x_ask__mutmut_3", DIFF)
    assert name == "rules.core.fund.ask: return max(rules, 0) -> return max(rules, 1)"


def test_every_mutant_of_a_group_has_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "list.toml"
    path.write_text('[[reason]]\nbecause = "it is so"\nmutants = ["a: b -> c", "a: b -> d"]\n')
    assert survivors.explained(path) == {"a: b -> c": "it is so", "a: b -> d": "it is so"}


def test_without_a_list_nothing_is_explained(tmp_path: Path) -> None:
    assert survivors.explained(tmp_path / "none.toml") == {}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('[[reason]]\nbecause = " "\nmutants = ["a: b -> c"]', "no reason for a: b -> c"),
        ('[[reason]]\nbecause = "so"\nmutants = ["a", "a"]', "twice: a"),
        ("[[reason", "list.toml"),
    ],
)
def test_a_bad_list_says_what_is_wrong(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "list.toml"
    path.write_text(text)
    with pytest.raises(BadList, match=what):
        survivors.explained(path)


def test_our_list_can_be_read() -> None:
    for mutant, because in survivors.explained().items():
        assert mutant.startswith("rules.")
        assert " -> " in mutant
        assert because.endswith(".")


def test_the_list_of_this_project_names_every_mutant_once_with_a_reason() -> None:
    reasons = survivors.explained()
    assert reasons
    assert all(name.startswith("rules.") and " -> " in name for name in reasons)
