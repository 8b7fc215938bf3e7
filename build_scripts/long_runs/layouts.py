"""Keyboards of other countries at a real window: every command reached by its letter, every badge read."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, answer_of, judged, markdown_table

COUNTRIES = {"ru": "Russian", "gr": "Greek", "tr": "Turkish", "fr": "French (AZERTY)", "cz": "Czech"}


def _batches() -> list[Batch]:
    return [Batch(country, functools.partial(_type, country=country)) for country in COUNTRIES]


def _type(means: Means, country: str) -> dict[str, Any]:
    options = {"country": country, "pictures": f"soak/layouts/{country}"}
    answer = answer_of(means, ("tests.ui.window.layouts",), options)
    if "skipped" in answer:
        raise Failed(answer["skipped"])
    return answer


def _report(results: Results) -> Report:
    rows = [
        [COUNTRIES[key], one["pressed"], one["letters"], " ".join(one["badges"].values())]
        for key, one in results.items()
    ]
    found = [f"{key}: {line}" for key, one in results.items() for line in (*one["other"], *one["wrong"])]
    head = ["keyboard", "keys pressed", "letters among them", "badges read"]
    return judged(markdown_table(head, rows), found, len(results) == len(COUNTRIES))


RUN = Run("layouts", f"{len(COUNTRIES)} keyboards of other countries at a real window", _batches, _report)
