"""The mutants that live and may: a reviewed list, each with the reason why no test can or should tell.

The list is tests/survivors.toml. A mutant is named by what it changes, not by mutmut's running number: so it
is still recognised when the code around it moves:

    [[reason]]
    because = "one sentence that holds for all of these"
    mutants = ["rules.fund.ask: old line -> new line", ...]
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from environment import ROOT

LIST = ROOT / "tests" / "survivors.toml"


class BadList(Exception):
    """What is wrong with the list, in one sentence."""


def explained(path: Path = LIST) -> dict[str, str]:
    """The reason for each mutant of the list; BadList if one has none, or two."""
    if not path.exists():
        return {}
    reasons: dict[str, str] = {}
    try:
        groups = tomllib.loads(path.read_text(encoding="utf-8")).get("reason", [])
    except tomllib.TOMLDecodeError as error:
        raise BadList(f"{path.name}: {error}") from None
    for group in groups:
        because = group.get("because", "").strip()
        if not because:
            raise BadList(f"{path.name}: no reason for {group.get('mutants', ['nothing'])[0]}")
        for mutant in group["mutants"]:
            if mutant in reasons:
                raise BadList(f"{path.name}: twice: {mutant}")
            reasons[mutant] = because
    return reasons


def named(mutant: str, diff: str) -> str:
    """A mutant by where it is and what it changes: `module.function: old -> new`."""
    lines = diff.splitlines()
    old = [line[1:].strip() for line in lines if line.startswith("-") and not line.startswith("---")]
    new = [line[1:].strip() for line in lines if line.startswith("+") and not line.startswith("+++")]
    return f"{function_of(mutant)}: {' / '.join(old)} -> {' / '.join(new)}"


def function_of(mutant: str) -> str:
    """The function a mutant of mutmut's naming changes: `rules.table.Table.move`."""
    name = re.sub(r"__mutmut_\d+$", "", mutant.removeprefix("rococo_desktop."))
    module, _, function = name.rpartition(".")
    parts = function.removeprefix("x").replace("ǁ", ".").strip(".").removeprefix("_")
    return f"{module}.{parts}"
