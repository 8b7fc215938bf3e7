"""The Hypothesis state machines with a large budget: one batch a test file, in the `soak` profile."""

from __future__ import annotations

import functools
import re
from typing import Any

from environment import ROOT
from long_runs.run import Batch, Means, Report, Results, Run, call, last_line, markdown_table

FOLDER = "tests/properties"


def _batches() -> list[Batch]:
    paths = sorted((ROOT / FOLDER).glob("test_*.py"))
    return [Batch(path.stem, functools.partial(_test, path=f"{FOLDER}/{path.name}")) for path in paths]


def _test(means: Means, path: str) -> dict[str, Any]:
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "", path]
    done = call(means, command, HYPOTHESIS_PROFILE="soak")
    closing = last_line(done.stdout)
    passed = re.search(r"(\d+) passed", closing)
    return {
        "tests": int(passed[1]) if passed else 0,
        "code": done.returncode,
        "closing": closing,
        "output": done.stdout[-6000:] if done.returncode else "",
    }


def _report(results: Results) -> Report:
    rows = [[key, one["tests"], one["closing"]] for key, one in results.items()]
    lines = markdown_table(["file", "passed", "closing line"], rows)
    failed = {key: one for key, one in results.items() if one["code"]}
    for key, one in failed.items():
        lines += ["", f"{key}:", "```", one["output"], "```"]
    complete = len(results) >= len(_batches()) > 0
    return Report(False if failed else complete or None, lines)


RUN = Run("properties", "the Hypothesis state machines in the soak profile", _batches, _report)
