"""A real window through hundreds of sizes: memory, open files and threads must be as they were before."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, answer_of, judged, markdown_table

SIZES = 300
"""From 800x600 to 3840x2160, each laid out; and as many passed through by a drag."""
MOST_GROWN, MOST_AT_ALL = 60.0, 500.0
"""Megabytes: how much more is held afterwards, and how much at 3840x2160."""


def _batches() -> list[Batch]:
    return [
        Batch("laid out", functools.partial(_resize, dragged=False)),
        Batch("dragged", functools.partial(_resize, dragged=True)),
    ]


def _resize(means: Means, dragged: bool) -> dict[str, Any]:
    options: dict[str, object] = {"sizes": SIZES, **({"dragged": True} if dragged else {})}
    answer = answer_of(means, ["tests.ui.window.resizing"], options)
    if "skipped" in answer:
        raise Failed(answer["skipped"])
    return answer


def _report(results: Results) -> Report:
    rows, wrong = [], []
    for key, one in results.items():
        before, after = one["before"], one["after"]
        rows.append(
            [
                key,
                *(f"{one[when]['mb']:.0f}" for when in ("before", "after", "largest")),
                f"{one['most_mb']:.0f}",
                *(f"{before[what]} / {after[what]}" for what in ("handles", "threads")),
                f"{one['slowest_s']:.2f}",
            ]
        )
        if after["mb"] - before["mb"] > MOST_GROWN:
            wrong.append(f"{key}: {after['mb'] - before['mb']:.0f} MB more")
        if one["largest"]["mb"] > MOST_AT_ALL:
            wrong.append(f"{key}: {one['largest']['mb']:.0f} MB at 3840x2160")
        wrong += [f"{key}: more {what}" for what in ("handles", "threads") if after[what] > before[what]]
        if one["said"]:
            wrong.append(f"{key}: {one['said'][-200:]}")
    head = ["sizes", "MB before", "after", "at 3840x2160", "at most", "handles", "threads", "slowest s"]
    return judged(markdown_table(head, rows), wrong, len(results) == len(_batches()))


RUN = Run(
    "resizing",
    f"a window through {SIZES} sizes, laid out and dragged: at most {MOST_GROWN:.0f} MB more, no handle more",
    _batches,
    _report,
    alone=True,
)
