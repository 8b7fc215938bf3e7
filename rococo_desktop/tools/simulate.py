"""`simulate`: games played by agents, counted, timed, and with --check inspected at every decision."""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rococo_desktop.ai.agent_names import rivals
from rococo_desktop.ai.agent_process import unheard
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import StorageError
from rococo_desktop.rules.referee import new_game
from rococo_desktop.tools.checking import Inspector, Violation
from rococo_desktop.tools.coverage import count_causes, count_choice, count_events, counted
from rococo_desktop.tools.options import AGENTS, TableChoice, parser, table_choice
from rococo_desktop.tools.playing import Ply, agents_for, firings_of, play_game
from rococo_desktop.tools.progress import Progress
from rococo_desktop.tools.rigging import rigged_game

BATCH = 5
"""How many games one process plays before it reports."""


@dataclass(slots=True)
class SimulationResult:
    """What some games came to."""

    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    options: int = 0
    events: int = 0
    scores: list[list[int]] = field(default_factory=list)
    winners: list[list[int]] = field(default_factory=list)
    brake: int = 0
    """How often a search was ended by the clock: such a game may come out otherwise on another machine."""
    violations: list[Violation] = field(default_factory=list)
    coverage: Counter[str] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)

    def add(self, other: SimulationResult) -> None:
        """Count the other games in."""
        self.games += other.games
        self.seconds += other.seconds
        self.decisions += other.decisions
        self.options += other.options
        self.events += other.events
        self.scores += other.scores
        self.winners += other.winners
        self.brake += other.brake
        self.violations += other.violations
        for name, number in other.coverage.items():
            self.coverage[name] += number
        self.causes.update(other.causes)

    def plain(self) -> dict[str, Any]:
        """The JSON object of the command contract."""
        per = max(self.decisions, 1)
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "options_per_decision": round(self.options / per, 2),
            "events_per_decision": round(self.events / per, 2),
            "scores": self.scores,
            "winners": self.winners,
            "brake": self.brake,
            "violations": [asdict(violation) for violation in self.violations],
            **({"causes": dict(sorted(self.causes.items()))} if self.causes else {}),
            **({"coverage": dict(sorted(self.coverage.items()))} if self.coverage else {}),
        }


def simulate(
    table: TableChoice,
    agent: str,
    seeds: range,
    check: bool,
    rigged: bool = False,
    causes: bool = False,
) -> SimulationResult:
    """Play one game for each seed.

    With `check` every decision is inspected, and what happens is counted; with `causes` the points of the
    last seat are counted by what brought them.
    """
    result = SimulationResult()
    rules = table.ruleset()
    begin = rigged_game if rigged else new_game
    if check:
        rules = counted(rules, result.coverage)
    # States make no cycles and definitions live as long as the process: no use in looking for garbage often.
    gc.freeze()
    gc.set_threshold(1_000_000)
    for seed in seeds:
        agents = agents_for(agent, rules, seed)
        inspector = Inspector(rules, seed, begin) if check else None

        def watch(ply: Ply, inspector: Inspector | None = inspector) -> None:
            if causes:
                count_causes(ply.result.events, rules.seats - 1, result.causes)
            if inspector is not None:
                inspector.watch(ply)
                count_choice(ply.choice.key, result.coverage)
                count_events(ply.result.events, result.coverage)

        began = time.perf_counter()
        played = play_game(rules, seed, agents, watch if check or causes else None, begin)
        result.seconds += time.perf_counter() - began
        result.games += 1
        result.decisions += played.decisions
        result.options += played.options
        result.events += played.events
        result.scores.append(played.scores)
        result.winners.append(played.winners)
        result.brake += firings_of(agents)
        if inspector is not None:
            inspector.end(played)
            count_events(played.opening, result.coverage)
            result.violations += inspector.violations
    return result


def _batches(given: argparse.Namespace) -> list[range]:
    end = given.seed + given.games
    return [range(first, min(first + BATCH, end)) for first in range(given.seed, end, BATCH)]


def _run(given: argparse.Namespace, table: TableChoice) -> SimulationResult:
    total = SimulationResult()
    with Progress("games", given.games, shown=not given.json) as progress:
        if given.jobs == 1:
            for seeds in _batches(given):
                total.add(simulate(table, given.agent, seeds, given.check, given.rigged, given.causes))
                progress.reached(total.games)
            return total
        with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
            try:
                with unheard():  # whoever works is started by what there is to do
                    work = [
                        pool.submit(
                            simulate, table, given.agent, seeds, given.check, given.rigged, given.causes
                        )
                        for seeds in _batches(given)
                    ]
                for done in work:
                    total.add(done.result())
                    progress.reached(total.games)
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                raise
    return total


def main(arguments: list[str]) -> int:
    """Play games and print what came of them; exit 1 if a check found something."""
    options = parser("simulate", "Games played by agents, through the same referee as everybody's.")
    options.add_argument("--games", type=int, default=10, metavar="K", help="how many games (default 10)")
    options.add_argument("--agent", choices=(*AGENTS, *rivals()), default="random")
    options.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    options.add_argument("--check", action="store_true", help="inspect every decision")
    options.add_argument("--rigged", action="store_true", help="begin from full boards and swept displays")
    options.add_argument("--causes", action="store_true", help="count the last seat's points by cause")
    options.add_argument("--json", action="store_true", help="one JSON object on standard output")
    options.add_argument("--save", type=Path, metavar="FILE", help="only keep one game, of greedy agents")
    given = options.parse_args(arguments)
    if given.games < 1 or given.jobs < 1:
        options.error("--games and --jobs take a number from 1")
    if given.save is not None:
        return _save(options, given)
    result = _run(given, table_choice(options, given))
    print(json.dumps(result.plain()) if given.json else _summary(result, given))
    return 1 if result.violations else 0


def _save(options: argparse.ArgumentParser, given: argparse.Namespace) -> int:
    """Play one game and keep it as players do."""
    from rococo_desktop.tools.reaching import reach

    reached = reach(table_choice(options, given), given.seed, None, NOBODY)
    assert reached is not None
    try:
        reached.session.save_as(given.save)
    except StorageError as error:
        options.error(str(error))
    print(f"{given.save}: {reached.session.steps - 1} choices")
    return 0


def _summary(result: SimulationResult, given: argparse.Namespace) -> str:
    plain = result.plain()
    seats = range(len(result.scores[0]))
    means = [sum(game[seat] for game in result.scores) / result.games for seat in seats]
    won = [sum(seat in game for game in result.winners) for seat in seats]
    lines = [
        f"{result.games} games, {result.decisions} decisions in {result.seconds:.1f} s: "
        f"{plain['decisions_per_second']} a second, "
        f"{plain['options_per_decision']} options and {plain['events_per_decision']} events each",
        *(f"seat {seat}: {means[seat]:.1f} prestige on average, won {won[seat]}" for seat in seats),
    ]
    if result.brake:
        lines.append(f"searches ended by the emergency brake: {result.brake}")
    if given.check:
        lines.append(f"violations: {len(result.violations)}")
        lines += [f"  seed {v.seed}, ply {v.ply}, after {v.choice}: {v.what}" for v in result.violations[:20]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
