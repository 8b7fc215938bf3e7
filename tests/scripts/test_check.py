"""check.py: which checks it runs and what it says at the end."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import check
from check import CHECKS, Outcome, Wishes, parse, summary


def test_all_checks_run_in_their_order_unless_some_are_named() -> None:
    assert parse([]).only == ("lint", "types", "imports", "tests")
    assert parse(["--only", "tests, lint"]).only == ("lint", "tests")


@pytest.mark.parametrize("names", ["", ",", "lint,colour"])
def test_an_unknown_check_is_wrong_use(names: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["--only", names])
    assert ended.value.code == 2
    assert "lint, types, imports, tests" in capsys.readouterr().err


def test_a_choice_of_tests_runs_on_one_core_and_fast_leaves_out_the_slow_ones() -> None:
    (command,) = CHECKS["tests"](Path("python"), Wishes((), fast=True, expression="hall"))
    assert command[3:] == ["-q", "-k", "hall", "-m", "not soak and not slow"]


def test_the_summary_names_what_failed() -> None:
    text = summary([Outcome("lint", True, 0.1), Outcome("types", False, 2.0)], 2.5)
    assert text.splitlines()[-1] == "failed: types"
    assert summary([Outcome("lint", True, 0.1)], 0.1).endswith("all is well")


def test_one_failing_command_fails_its_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "execute", lambda command: int(command == ["bad"]))
    assert not check.run("lint", [["bad"], ["good"]]).passed
    assert check.run("lint", [["good"], ["good"]]).passed


def saying(words: str, code: int = 0) -> list[str]:
    """A command that says something and ends so."""
    return [sys.executable, "-c", f"print({words!r}); raise SystemExit({code})"]


def test_tests_begin_beside_the_others_and_are_shown_after_them(capfd: pytest.CaptureFixture[str]) -> None:
    outcomes = check.run_all({"lint": [saying("neat")], "tests": [saying("one failed", 1)]})
    assert [(one.name, one.passed) for one in outcomes] == [("lint", True), ("tests", False)]
    told = capfd.readouterr().out
    assert told.index("== lint") < told.index("neat") < told.index("== tests") < told.index("one failed")


def test_tests_alone_are_shown_as_they_run(capfd: pytest.CaptureFixture[str]) -> None:
    assert check.run_all({"tests": [saying("all passed")]})[0].passed
    assert "all passed" in capfd.readouterr().out
