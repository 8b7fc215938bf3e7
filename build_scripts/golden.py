"""Write the golden files anew: figures of the box, playthroughs, perft counts. Review the difference first.

python3 build_scripts/golden.py            write tests/golden/*.txt and tests/perft/counts.json
python3 build_scripts/golden.py --check    change nothing; exit 1 if a file is missing or differs
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import partial
from pathlib import Path

from environment import ROOT, run_at_home

if __name__ == "__main__" and (code := run_at_home(__file__, sys.argv[1:])) is not None:
    sys.exit(code)

sys.path.insert(0, str(ROOT))

from rococo_desktop.ai.agent import Agent
from rococo_desktop.content import load_box
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.rules.referee import Ruleset, assemble, new_game
from rococo_desktop.tools.perft import count, position
from rococo_desktop.tools.playing import agents_for
from rococo_desktop.tools.rigging import rigged_game
from rococo_desktop.tools.transcript import transcript
from yardstick.greedy import GreedyAgent
from yardstick.weights import load_weights

NONE: tuple[str, ...] = ()
ALL = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")

PLAYTHROUGHS = [
    # name, players, edition, modules, seed, agent
    ("2-players", 2, Edition.DELUXE, NONE, 7, "random"),
    ("3-players", 3, Edition.DELUXE, NONE, 7, "random"),
    ("4-players", 4, Edition.DELUXE, NONE, 7, "random"),
    ("5-players", 5, Edition.DELUXE, NONE, 7, "random"),
    ("3-players-classic", 3, Edition.CLASSIC, NONE, 8, "random"),
    ("4-players-greedy", 4, Edition.DELUXE, NONE, 7, "greedy"),
    ("solo-everything", 1, Edition.DELUXE, ALL, 7, "greedy"),
    ("5-players-everything", 5, Edition.DELUXE, ALL, 7, "random"),
    ("both-exams", 2, Edition.DELUXE, ("jewelry_box",), 15, "student"),
]

POSITIONS = [
    # players, random choices made before, depth
    *((players, 0, 5) for players in (2, 3, 4, 5)),
    *((players, players * 40, 5) for players in (2, 3, 4, 5)),
    *((players, players * 75, 5) for players in (2, 3, 4, 5)),
]


def _agents(kind: str, rules: Ruleset, seed: int) -> list[Agent]:
    """Agents of a kind; *greedy* is the yardstick, *student* greedy for examinations above all."""
    if kind not in {"student", "greedy"}:
        return agents_for(kind, rules, seed)
    weights = load_weights()
    if kind == "student":
        weights = replace(weights, task=800, exam=6000)
    # The yardstick: goldens are about rules, and better rivals must not change them.
    return [GreedyAgent(rules, seed * 8 + seat, weights) for seat in rules.people]


def _playthrough(players: int, edition: Edition, modules: tuple[str, ...], seed: int, agent: str) -> str:
    rules = assemble(load_box(), players, edition, modules)
    # From the usual start even a student passes one examination at the most: this game begins from a position
    # in which tasks are already marked.
    begin = rigged_game if agent == "student" else new_game
    return transcript(rules, seed, _agents(agent, rules, seed), begin)


def _perft() -> str:
    rows = []
    for players, plies, depth in POSITIONS:
        rules = assemble(load_box(), players)
        state, decision = position(rules, 7, plies)
        counts = [count(rules, state, decision, at) for at in range(depth + 1)]
        rows.append(json.dumps({"players": players, "plies": plies, "counts": counts}))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _box() -> str:
    """Every figure of `data/`, a line each: what is ours to choose is pinned here, and nowhere by hand."""
    lines: list[str] = []
    for pack in load_box().packs.values():
        for section in ("employees", "garments", "faces", "sides", "figures", "jeweler_board", "barry"):
            lines += _figures(getattr(pack, section), f"{pack.id}.{section}")
    return "".join(f"{line}\n" for line in lines)


def _figures(value: object, path: str) -> Iterator[str]:
    if isinstance(value, tuple) and any(is_dataclass(one) for one in value):
        for at, one in enumerate(value):
            yield from _figures(one, f"{path}.{getattr(one, 'id', f'{type(one).__name__} {at + 1}')}")
    elif is_dataclass(value):
        for field in fields(value):
            if field.name != "id":
                yield from _figures(getattr(value, field.name), f"{path}.{field.name}")
    elif value not in (None, (), {}, ""):
        yield f"{path}: {value}"


def names() -> list[tuple[Path, Callable[[], str]]]:
    """Every golden file, with the way to write it."""
    games = [
        (
            ROOT / "tests" / "golden" / f"{name}.txt",
            partial(_playthrough, players, edition, modules, seed, agent),
        )
        for name, players, edition, modules, seed, agent in PLAYTHROUGHS
    ]
    box = (ROOT / "tests" / "golden" / "box.txt", _box)
    return [box, *games, (ROOT / "tests" / "perft" / "counts.json", _perft)]


def main(arguments: list[str]) -> int:
    """Write or compare."""
    wrong = 0
    for path, write in names():
        content = write()
        same = path.exists() and path.read_text(encoding="utf-8") == content
        found = "same"
        if not same and arguments == ["--check"]:
            wrong += 1
            found = "differs"
        elif not same:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
            found = "written"
        print(f"{found}: {path.relative_to(ROOT)}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
