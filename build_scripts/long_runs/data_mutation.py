"""Mutation of the data: every figure, colour, type and verb of data/ changed once must make a test fail."""

from __future__ import annotations

from typing import Any

from environment import ROOT
from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, last_line

SCRIPT = "build_scripts/mutate_data.py"
SHOWN = 60


def _batches() -> list[Batch]:
    return [Batch("all", _mutate)] if (ROOT / SCRIPT).exists() else []


def _mutate(means: Means) -> dict[str, Any]:
    done = call(means, [SCRIPT, "--jobs", str(means.jobs)])
    if done.returncode not in {0, 1}:
        raise Failed(f"{SCRIPT}: {last_line(done.stderr)}")
    return {"passed": done.returncode == 0, "output": done.stdout.splitlines()[-SHOWN:]}


def _report(results: Results) -> Report:
    if not results:
        return Report(None, ["Not run yet."])
    found = results["all"]
    return Report(found["passed"], ["```", *found["output"], "```"])


RUN = Run(
    "mutate_data",
    "every value of data/ changed once; 98 % must make a test fail",
    _batches,
    _report,
    alone=True,
)
