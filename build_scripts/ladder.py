"""Matches between agents: who beats whom how often, how long they think, and what tells them apart.

.venv/bin/python build_scripts/ladder.py PAIR ... [--games K] [--players N] [--modules none|all|LIST]
                                         [--edition E] [--seed S] [--jobs J] [--file FILE] [--report]
                                         [--tastes] [--write] [--page]

A PAIR is `legend:salon`: the first agent plays one seat, the second all others, and on each seed the first
plays every seat once. Without pairs each level plays against the one below. Agents are the levels, `wide`,
`rollout`, `quick`, `random`, and `yardstick`, the greedy agent of release 0.2; all but the last two can have
a character, `salon+hoarder`.

Every game is a line of FILE (soak/ladder.jsonl), which names the agents by a digest of their choices: what
was played by the same agents is not played again. `--report` only shows what is there, `--tastes` also what
each side did. `--write` writes data/ai/strength.yaml from every game of levels and characters in the file,
`--page` shows the same as tables. Times are those of the processor, so that other programs do not count; the
emergency brake goes by them here.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

from environment import ROOT, run_at_home

if __name__ == "__main__" and (code := run_at_home(__file__, sys.argv[1:])) is not None:
    sys.exit(code)

sys.path.insert(0, str(ROOT))

from matches.games import Game, Kept, games_of, play
from matches.players import agent_of
from matches.strength_file import as_page, as_yaml, measured
from matches.tables import taste_table, won_table
from rococo_desktop.ai.agent_names import UnknownAgentError, levels
from rococo_desktop.ai.brake import Brake
from rococo_desktop.content.rivals import Strength
from rococo_desktop.tools.options import TableChoice, parser, table_choice
from rococo_desktop.tools.progress import Progress

FILE = ROOT / "soak" / "ladder.jsonl"
STRENGTH = ROOT / "data" / "ai" / "strength.yaml"


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
                kept.add(table, game, play(table, game))
                progress.reached(done)
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            try:
                work = {pool.submit(play, table, game): game for game in left}
                for done, one in enumerate(as_completed(work), 1):
                    kept.add(table, work[one], one.result())
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
    options.add_argument("--tastes", action="store_true", help="also what tells the players apart")
    options.add_argument("--write", action="store_true", help="write data/ai/strength.yaml")
    options.add_argument("--page", action="store_true", help="the same as a page for MEASURED.md")
    given = options.parse_args(arguments)
    if given.games < 1 or given.jobs < 1:
        options.error("--games and --jobs take a number from 1")
    table = table_choice(options, given)
    pairs = _pairs(options, given, table)
    kept = Kept(given.file)
    games = kept.at(table)
    wanted = list(games_of(pairs, given.seed, given.games, given.players))
    if not given.report:
        _run(table, [game for game in wanted if game not in games], kept, given.jobs)
    shown = {game: games[game] for game in wanted if game in games}
    print("\n".join(won_table(shown)) if shown else "nothing was played yet")
    if shown and given.tastes:
        print("\n".join(["", *taste_table(shown)]))
    if given.write or given.page:
        _tell(measured(kept), given.write, given.page)
    return 0


def _tell(strength: Strength, write: bool, page: bool) -> None:
    """Write the data file, or print the page."""
    if write:
        STRENGTH.write_text(as_yaml(strength), encoding="utf-8")
        print(f"\n{STRENGTH.relative_to(ROOT)}: {len(strength.matches)} matches")
    if page:
        print("\n".join(["", *as_page(strength)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
