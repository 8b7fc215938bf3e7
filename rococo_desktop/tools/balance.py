"""`balance`: games of strong agents, and what they say of the figures, as text, JSON and pictures."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from rococo_desktop.ai.agent_names import rivals
from rococo_desktop.ai.agent_process import unheard
from rococo_desktop.tools.balance_counts import Balance, BalanceCount
from rococo_desktop.tools.balance_pictures import draw_all
from rococo_desktop.tools.balance_tables import Bars, bars_of, text_of
from rococo_desktop.tools.options import AGENTS, TableChoice, parser, table_choice
from rococo_desktop.tools.playing import agents_for, firings_of, play_game
from rococo_desktop.tools.progress import Progress

BATCH = 5
"""How many games one process plays before it reports."""


def counted_games(table: TableChoice, agent: str, seeds: range) -> Balance:
    """What one game for each seed came to, all seats played by this agent."""
    rules = table.ruleset()
    total = Balance()
    for seed in seeds:
        agents = agents_for(agent, rules, seed)
        count = BalanceCount(rules)
        total.add(count.counted(play_game(rules, seed, agents, count.watch)))
        total.brake += firings_of(agents)
    return total


def _run(given: argparse.Namespace, table: TableChoice) -> Balance:
    end = given.seed + given.games
    batches = [range(first, min(first + BATCH, end)) for first in range(given.seed, end, BATCH)]
    total = Balance()
    with Progress("games", given.games, shown=not given.json) as progress:
        if given.jobs == 1:
            for seeds in batches:
                total.add(counted_games(table, given.agent, seeds))
                progress.reached(total.games)
            return total
        with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
            try:
                with unheard():  # whoever works is started by what there is to do
                    work = [pool.submit(counted_games, table, given.agent, seeds) for seeds in batches]
                for done in work:
                    total.add(done.result())
                    progress.reached(total.games)
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                raise
    return total


def main(arguments: list[str]) -> int:
    """Play games, and report what they say of the figures."""
    options = parser("balance", "What games of strong agents say of the figures.")
    options.add_argument("--games", type=int, default=20, metavar="K", help="how many games (default 20)")
    options.add_argument("--agent", choices=(*AGENTS, *rivals()), default="salon")
    options.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    options.add_argument("--json", action="store_true", help="one JSON object on standard output")
    options.add_argument("--pictures", type=Path, metavar="DIR", help="also bars, a PNG for each table")
    given = options.parse_args(arguments)
    if given.games < 1 or given.jobs < 1:
        options.error("--games and --jobs take a number from 1")
    table = table_choice(options, given)
    if given.pictures is not None and given.pictures.exists() and not given.pictures.is_dir():
        options.error(f"{given.pictures} is not a folder")
    balance = _run(given, table)
    tables: tuple[Bars, ...] = bars_of(balance)
    print(json.dumps(balance.plain()) if given.json else text_of(balance, tables))
    if given.pictures is not None:
        draw_all(tables, given.pictures)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
