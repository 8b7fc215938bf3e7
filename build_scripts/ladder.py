"""Matches between agents: who beats whom how often, and how long they think.

.venv/bin/python build_scripts/ladder.py PAIR ... [--games K] [--players N] [--modules none|all|LIST]
                                         [--edition E] [--seed S] [--jobs J] [--file FILE] [--report]

A PAIR is `legend:salon`: the first agent plays one seat, the second all others, and on each seed the first
plays every seat once. Without pairs each level plays against the one below. Agents are the levels, `wide`,
`rollout`, `quick`, `random`, and `yardstick`, the greedy agent of release 0.2.

Every game is a line of FILE (soak/ladder.jsonl), which names the agents by a digest of their choices: what
was played by the same agents is not played again. `--report` only shows what is there. Times are those of
the processor, so that other programs do not count; the emergency brake goes by them here.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from environment import ROOT, run_at_home

if __name__ == "__main__" and (code := run_at_home(__file__, sys.argv[1:])) is not None:
    sys.exit(code)

sys.path.insert(0, str(ROOT))

from long_runs.greedy import wilson
from long_runs.run import markdown_table
from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_names import UnknownAgentError, agent_for, levels
from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.fingerprint import fingerprint
from rococo_desktop.ai.rival import Rival
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.rules.referee import Ruleset
from rococo_desktop.tools.options import TableChoice, parser, table_choice
from rococo_desktop.tools.playing import play_game
from rococo_desktop.tools.progress import Progress
from yardstick.greedy import GreedyAgent

YARDSTICK = "yardstick"
FILE = ROOT / "soak" / "ladder.jsonl"


class Game(NamedTuple):
    """A game of a match: the first agent has this seat, the second every other."""

    first: str
    second: str
    seed: int
    seat: int


class Clocked:
    """An agent whose searched decisions are timed, in seconds of the processor."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.seconds: list[float] = []

    def choose(self, view: PlayerView, decision: Decision, budget: float) -> Choice:
        """What the agent chooses."""
        before = _searches(self.agent)
        began = time.process_time()
        choice = self.agent.choose(view, decision, budget)
        if _searches(self.agent) > before:
            self.seconds.append(time.process_time() - began)
        return choice


def _searches(agent: Agent) -> int:
    return agent.searches if isinstance(agent, Rival) else 0


def agent_of(name: str, rules: Ruleset, seed: int, brake: Brake) -> Agent:
    """An agent by its name; UnknownAgentError if there is none."""
    return GreedyAgent(rules, seed) if name == YARDSTICK else agent_for(name, rules, seed, brake=brake)


def _unhurried(name: str, rules: Ruleset, seed: int) -> Agent:
    return agent_of(name, rules, seed, Brake(float("inf")))


def play(table: TableChoice, game: Game) -> dict[str, Any]:
    """Play a game; what it came to, as a line of the file has it."""
    rules = table.ruleset()
    brake = Brake(clock=time.process_time)
    names = [game.first if seat == game.seat else game.second for seat in rules.people]
    agents = [agent_of(name, rules, game.seed * 8 + seat, brake) for seat, name in enumerate(names)]
    clocked = Clocked(agents[game.seat])
    seats: list[Agent] = [clocked if seat == game.seat else agent for seat, agent in enumerate(agents)]
    played = play_game(rules, game.seed, seats)
    return {
        "scores": played.scores,
        "won": round(played.winners.count(game.seat) / len(played.winners), 4),
        "seconds": [round(one, 4) for one in clocked.seconds],
        "firings": brake.firings,
    }


def games_of(pairs: Sequence[tuple[str, str]], first_seed: int, count: int, players: int) -> Iterator[Game]:
    """Pair by pair at least so many games, every seed from each seat."""
    for first, second in pairs:
        for seed in range(first_seed, first_seed - (-count // players)):
            for seat in range(players):
                yield Game(first, second, seed, seat)


class Kept:
    """The games in a file, by what was played; each new one is a line more."""

    def __init__(self, file: Path, table: TableChoice) -> None:
        self._file = file
        self._table = [table.players, table.edition.value, list(table.modules), table.level.value]
        self._digests: dict[str, str] = {}
        self._torn = False
        self.games: dict[Game, dict[str, Any]] = {}
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            self._torn = not text.endswith("\n")
            for line in text.splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            entry = json.loads(line)
        except json.JSONDecodeError:
            return  # cut off when the program was ended: played again
        game = Game(**entry["game"])
        if entry["table"] == self._table and entry["agents"] == self.digests(game):
            self.games[game] = entry["result"]

    def digests(self, game: Game) -> list[str]:
        """The digests of both agents, as they choose now."""
        for name in (game.first, game.second):
            if name not in self._digests:
                self._digests[name] = fingerprint(partial(_unhurried, name))
        return [self._digests[game.first], self._digests[game.second]]

    def add(self, game: Game, result: dict[str, Any]) -> None:
        """Keep a game."""
        self.games[game] = result
        entry = {
            "table": self._table,
            "game": game._asdict(),
            "agents": self.digests(game),
            "result": result,
        }
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as out:
            out.write("\n" * self._torn + json.dumps(entry) + "\n")
        self._torn = False


def report(games: dict[Game, dict[str, Any]]) -> list[str]:
    """The table of the matches: games won with their interval, points, seconds a searched decision."""
    rows: list[list[object]] = []
    for first, second in dict.fromkeys((game.first, game.second) for game in games):
        own = [(game, one) for game, one in games.items() if (game.first, game.second) == (first, second)]
        won = sum(one["won"] for _, one in own)
        low, high = wilson(won, len(own))
        mine = sum(one["scores"][game.seat] for game, one in own) / len(own)
        rest = [score for game, one in own for at, score in enumerate(one["scores"]) if at != game.seat]
        seconds = sorted(second for _, one in own for second in one["seconds"]) or [0.0]
        rows.append(
            [
                f"{first} against {second}",
                len(own),
                f"{won / len(own):.1%} ({low:.1%} to {high:.1%})",
                f"{mine:.1f} / {sum(rest) / max(len(rest), 1):.1f}",
                f"{sum(seconds) / len(seconds):.3f}",
                f"{seconds[int(0.95 * (len(seconds) - 1))]:.3f}",
                f"{seconds[-1]:.3f}",
                sum(one["firings"] for _, one in own),
            ]
        )
    head = ["match", "games", "won", "points", "mean s", "p95 s", "slowest s", "brake"]
    return markdown_table(head, rows)


def _pairs(
    options: argparse.ArgumentParser, given: argparse.Namespace, table: TableChoice
) -> list[tuple[str, str]]:
    ids = [level.id for level in levels()]
    pairs = []
    for pair in given.pairs or [f"{above}:{below}" for below, above in pairwise(ids)]:
        first, colon, second = pair.partition(":")
        if not colon:
            options.error(f"'{pair}' is no pair such as legend:salon")
        for name in (first, second):
            try:
                agent_of(name, table.ruleset(), 1, Brake())
            except UnknownAgentError as error:
                options.error(str(error))
        pairs.append((first, second))
    return pairs


def _run(table: TableChoice, left: list[Game], kept: Kept, jobs: int) -> None:
    with Progress("games", len(left)) as progress:
        if jobs == 1:
            for done, game in enumerate(left, 1):
                kept.add(game, play(table, game))
                progress.reached(done)
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            try:
                work = {pool.submit(play, table, game): game for game in left}
                for done, one in enumerate(as_completed(work), 1):
                    kept.add(work[one], one.result())
                    progress.reached(done)
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                raise


def main(arguments: list[str]) -> int:
    """Play what is not played yet, and print the table."""
    options = parser("ladder", "Matches between agents, seats swapped on every seed.")
    options.add_argument("pairs", nargs="*", metavar="PAIR", help="such as legend:salon")
    options.add_argument("--games", type=int, default=100, metavar="K", help="of each pair (default 100)")
    options.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    options.add_argument("--file", type=Path, default=FILE, help="where games are kept")
    options.add_argument("--report", action="store_true", help="play nothing, only show what is there")
    given = options.parse_args(arguments)
    if given.games < 1 or given.jobs < 1:
        options.error("--games and --jobs take a number from 1")
    table = table_choice(options, given)
    pairs = _pairs(options, given, table)
    kept = Kept(given.file, table)
    wanted = list(games_of(pairs, given.seed, given.games, given.players))
    if not given.report:
        _run(table, [game for game in wanted if game not in kept.games], kept, given.jobs)
    shown = {game: kept.games[game] for game in wanted if game in kept.games}
    print("\n".join(report(shown)) if shown else "nothing was played yet")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
