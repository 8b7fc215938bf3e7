"""Mutation of the data: every figure, colour, type and verb changed once must make a test fail.

Of the frozen box those of the rules; of the shipped data those of the content, or the goldens.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from environment import ROOT
from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, last_line

SCRIPT = "build_scripts/mutate_data.py"


def _batches() -> list[Batch]:
    boxes = ("frozen", "shipped") if (ROOT / SCRIPT).exists() else ()
    return [Batch(box, partial(_mutate, box)) for box in boxes]


def _mutate(box: str, means: Means) -> dict[str, Any]:
    done = call(means, [SCRIPT, "--box", box, "--jobs", str(means.jobs)])
    if done.returncode not in {0, 1}:
        raise Failed(f"{SCRIPT}: {last_line(done.stderr)}")
    return {"passed": done.returncode == 0, "output": done.stdout.splitlines()}


def _report(results: Results) -> Report:
    if not results:
        return Report(None, ["Not run yet."])
    lines = [
        line
        for box, found in sorted(results.items())
        for line in (f"## {box}", "```", *found["output"], "```")
    ]
    return Report(all(found["passed"] for found in results.values()), lines)


RUN = Run(
    "mutate_data",
    "every value of the frozen box and of data/ changed once; 98 % must make a test fail",
    _batches,
    _report,
    alone=True,
)
