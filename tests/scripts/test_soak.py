"""soak.py: finished batches are kept, a resumed run does the rest, and reports judge honestly."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

import soak
from long_runs import games, greedy, mutation, run
from long_runs.ledger import Ledger
from long_runs.run import Batch, Failed, Means, Report, Results, Run, Unfinished


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A soak folder of the test's own."""
    monkeypatch.setattr(soak, "FOLDER", tmp_path)
    monkeypatch.setattr(soak, "ROOT", tmp_path.parent)
    monkeypatch.setattr(soak, "Ledger", lambda name, sources: Ledger(name, sources, tmp_path))
    return tmp_path


def means(resumed: bool, seconds: float = 60.0) -> Means:
    """One core for a minute."""
    return Means(Path("python"), jobs=1, deadline=time.monotonic() + seconds, resumed=resumed)


def run_of(work: Callable[[str], Any], keys: str) -> Run:
    """A run with a batch for every letter."""

    def batches() -> list[Batch]:
        return [Batch(key, lambda _, key=key: work(key)) for key in keys]  # type: ignore[misc]

    def report(results: Results) -> Report:
        return Report(len(results) == len(keys) or None, [f"{len(results)} done"])

    return Run("letters", "a test", batches, report)


def test_a_resumed_run_does_only_what_is_left(folder: Path) -> None:
    done: list[str] = []

    def work(key: str) -> str:
        if key == "c" and "c" not in done:
            done.append(key)
            raise Unfinished
        if key == "b" and "b" not in done:
            done.append(key)
            raise Failed("no luck")
        done.append(key)
        return key.upper()

    letters = run_of(work, "abc")
    soak.carry_out(letters, means(resumed=False), "now")
    assert Ledger("letters", "now", folder).results == {"a": "A"}
    soak.carry_out(letters, means(resumed=True), "now")
    assert Ledger("letters", "now", folder).results == {"a": "A", "b": "B", "c": "C"}
    assert done == ["a", "b", "c", "b", "c"]


def test_a_run_that_is_not_resumed_starts_over_and_keeps_the_old_file(folder: Path) -> None:
    soak.carry_out(run_of(lambda key: 1, "ab"), means(resumed=False), "now")
    soak.carry_out(run_of(lambda key: 2, "a"), means(resumed=False), "now")
    assert Ledger("letters", "now", folder).results == {"a": 2}
    assert len(json.loads((folder / "letters.previous.json").read_text())) == 2


def test_nothing_begins_after_the_time(folder: Path) -> None:
    soak.carry_out(run_of(lambda key: 1, "ab"), means(resumed=False, seconds=0), "now")
    assert Ledger("letters", "now", folder).results == {}


def test_a_run_that_never_works_is_given_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tried: list[str] = []

    def work(key: str) -> str:
        tried.append(key)
        raise Failed("no simulate")

    soak.carry_out(run_of(work, "abcdefghijkl"), means(resumed=False), "now")
    assert len(tried) < 12
    assert "given up" in capsys.readouterr().out


def test_the_report_tells_results_of_other_sources(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = run_of(lambda key: 1, "ab")
    monkeypatch.setattr(soak, "RUNS", {"letters": letters})
    soak.carry_out(letters, means(resumed=False), "then")
    assert soak.write_reports("now", ["letters"]) == 0
    text = (folder / "report.md").read_text(encoding="utf-8")
    assert "letters: passed" in text
    assert "2 of 2 batches were done with other sources" in text


def games_result(**changes: Any) -> dict[str, Any]:
    """What a batch of a thousand games found."""
    return {
        "games": 1000,
        "decisions": 9,
        "seconds": 1.0,
        "points": 50,
        "scores": 1,
        "violations": [],
        **changes,
    }


def test_games_pass_only_when_complete_and_clean() -> None:
    full = {f"{edition}-{players}-00001": games_result() for edition, players in games.TABLES}
    assert games.RUN.report(full).passed is True
    assert games.RUN.report(dict(list(full.items())[:3])).passed is None
    spoilt = full | {"classic-5-00001": games_result(violations=[{"seed": 1, "what": "a tile is lost"}])}
    assert games.RUN.report(spoilt).passed is False


def test_a_report_passes_only_when_nothing_is_wrong_and_all_is_done() -> None:
    table = ["| a |"]
    assert run.judged(table, [], True) == Report(True, table)
    assert run.judged(table, [], False) == Report(None, table)
    assert run.judged(table, ["a leak"], True) == Report(False, ["| a |", "", "- a leak"])


def test_an_answer_is_the_last_line_said_and_without_one_the_last_words_are_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Sequence[str]] = []
    said = {"fine": ('busy\n{"games": 1}\n', ""), "short": ("1\n", ""), "dead": ("", "Traceback\nno luck\n")}

    def call(means: Means, words: Sequence[str], **variables: str) -> CompletedProcess[str]:
        asked.append(words)
        return CompletedProcess(words, 0, *said[words[1]])

    monkeypatch.setattr(run, "call", call)
    ours = means(resumed=False)
    assert run.answer_of(ours, ["fine"], {"seed": 7, "flag": True}) == {"games": 1}
    assert asked == [["-m", "fine", "--seed", "7", "--flag"]]
    with pytest.raises(Failed, match="short: not one JSON object"):
        run.answer_of(ours, ["short"], {})
    with pytest.raises(Failed, match="dead: no luck"):
        run.answer_of(ours, ["dead"], {})


def test_greedy_is_judged_by_games_won_outright(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = {"scores": [[10, 20], [30, 10], [10, 10]], "winners": [[1], [0], [0, 1]]}
    monkeypatch.setattr(greedy, "BATCH", 3)
    monkeypatch.setattr(greedy, "simulate", lambda means, **options: answer)
    found = greedy._duel(means(resumed=False), first=7)
    assert [game["won"] for game in found] == [1.0, 1.0, 0.5]
    low, high = greedy.wilson(390, 400)
    assert low < 390 / 400 < high


def test_mutants_without_tests_count_as_alive() -> None:
    kinds = Counter(mutation.kind(code) for code in (1, 3, 36, 0, 33, None, 2))
    assert kinds == {"killed": 2, "timeout": 1, "survived": 1, "no tests": 1, "not tried": 2}
    assert mutation.share(kinds) == 3 / 5
