"""All pictures baked anew: those in assets are what the code makes, within a tolerance."""

from __future__ import annotations

import functools
import shutil
import time
from typing import Any

from environment import ROOT
from long_runs.run import (
    FOLDER,
    Batch,
    Failed,
    Means,
    Report,
    Results,
    Run,
    answer_of,
    call,
    judged,
    last_line,
    markdown_table,
)

SECTIONS = ("garments", "portraits", "palace", "signs")
"""The sections that leave pictures of their own; materials and ornament are parts of these."""
ROOM = FOLDER / "rebake"


def _batches() -> list[Batch]:
    return [Batch(section, functools.partial(_bake, section=section)) for section in SECTIONS]


def _bake(means: Means, section: str) -> dict[str, Any]:
    place = ROOM / section
    shutil.rmtree(place, ignore_errors=True)
    began = time.monotonic()
    baked = call(means, ["build_scripts/bake.py", section, "--into", str(place), "--jobs", str(means.jobs)])
    seconds = time.monotonic() - began
    if baked.returncode:
        raise Failed(f"{section} could not be baked: {last_line(baked.stderr)}")
    scripts = str(ROOT / "build_scripts")
    answer = answer_of(means, ["art.compare", section, str(place)], {}, PYTHONPATH=scripts)
    return {**answer, "seconds": round(seconds)}


def _report(results: Results) -> Report:
    rows = [
        [
            one["section"],
            one["pictures"],
            one["same"],
            f"{one['difference']} % ({one['worst']})",
            one["seconds"],
        ]
        for one in results.values()
    ]
    wrong = [line for one in results.values() for line in one["wrong"]]
    head = ["section", "pictures", "the same byte for byte", "largest difference", "seconds"]
    return judged(markdown_table(head, rows), wrong, len(results) == len(SECTIONS))


RUN = Run(
    "rebake",
    "all pictures baked anew and compared with those in assets",
    _batches,
    _report,
    alone=True,
)
