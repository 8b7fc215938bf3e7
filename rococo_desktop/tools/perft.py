"""`perft`: how many ways a game can go from a position, counted depth by depth.

A change in these numbers means that the rules changed: they pin every option of every decision near by.
"""

from __future__ import annotations

import json
import time

from rococo_desktop.ai.agent import RandomAgent
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Ruleset, advance, new_game, observe
from rococo_desktop.tools.options import parser, table_choice


def count(rules: Ruleset, state: GameState, decision: Decision | None, depth: int) -> int:
    """How many sequences of `depth` choices there are; a game that ends sooner counts once."""
    if depth == 0 or decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    total = 0
    for choice in decision.options:
        after = advance(rules, state, choice)
        total += count(rules, after.state, after.decision, depth - 1)
    return total


def position(rules: Ruleset, seed: int, plies: int) -> tuple[GameState, Decision | None]:
    """The position after so many random choices of the game with this seed."""
    transition = new_game(rules, seed)
    agent = RandomAgent(seed)
    for _ in range(plies):
        if transition.decision is None:
            break
        view = observe(rules, transition.state, transition.decision.seat)
        choice = agent.choose(view, transition.decision, 0.0)
        transition = advance(rules, transition.state, choice)
    return transition.state, transition.decision


def main(arguments: list[str]) -> int:
    """Print the counts, one line a depth."""
    options = parser("perft", "How many ways a game can go, counted depth by depth.")
    options.add_argument("--depth", type=int, default=3, metavar="D", help="the greatest depth (default 3)")
    options.add_argument("--plies", type=int, default=0, metavar="P", help="random choices made before")
    options.add_argument("--json", action="store_true", help="one JSON object on standard output")
    given = options.parse_args(arguments)
    if given.depth < 0 or given.plies < 0:
        options.error("--depth and --plies take a number from 0")
    rules = table_choice(options, given).ruleset()
    state, decision = position(rules, given.seed, given.plies)
    counts = []
    for depth in range(given.depth + 1):
        began = time.perf_counter()
        counts.append(count(rules, state, decision, depth))
        if not given.json:
            print(f"{depth:3} {counts[-1]:12,} {time.perf_counter() - began:8.2f} s", flush=True)
    if given.json:
        print(json.dumps({"counts": counts}))
    return 0
