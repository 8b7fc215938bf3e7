"""Where every kind of decision is met: for each size of table, with no or all modules, few games that do.

    python -m tests.ui.table.meetings

looks for such games anew and writes them down in meetings.json; a test says when that is needed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.rules.referee import Ruleset, advance, new_game
from rococo_desktop.tools.options import TableChoice

FILE = Path(__file__).with_name("meetings.json")
MODULES = {"none": (), "all": choosable_modules()}
MORE = 40
"""So many games are looked at once every kind is known, to get by with fewer of them."""

Found = dict[str, int]
"""For each kind of decision the ply at which a game offers the most options of it."""


class Configuration(NamedTuple):
    """A size of table, with no or all modules."""

    players: int
    modules: str

    def ruleset(self) -> Ruleset:
        """The rules that are played there."""
        return TableChoice(self.players, Edition.DELUXE, MODULES[self.modules]).ruleset()

    def __str__(self) -> str:
        return f"{self.players} {self.modules}"


CONFIGURATIONS = [Configuration(players, modules) for players in range(1, 6) for modules in MODULES]


def possible_kinds(rules: Ruleset) -> set[str]:
    """The kinds of decision that rules can put to somebody: what they can ask with a choice of two.

    The bonus of one rival alone leaves nothing to choose; everything else is met in some game.
    """
    return set(rules.asks) - ({"choose_opponent"} if rules.seats <= 2 else set())


def meetings() -> dict[Configuration, dict[int, Found]]:
    """What is written down: for each configuration the games, by seed, and the plies to stop at."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    return {one: {int(seed): found for seed, found in told[str(one)].items()} for one in CONFIGURATIONS}


def game_of(one: Configuration, kind: str) -> tuple[int, int]:
    """A game of this configuration that meets a kind, and the ply: (seed, ply)."""
    return next((seed, found[kind]) for seed, found in meetings()[one].items() if kind in found)


def preferred(decision: Decision, random: Random) -> Choice:
    """Any option, but bonuses are always used: they lead on to more decisions."""
    return random.choice(decision.options[:1] if decision.kind == "bonus" else decision.options)


def look_for(rules: Ruleset) -> dict[int, Found]:
    """As few games as a simple choice finds that together meet every possible kind."""
    wanted, games = possible_kinds(rules), dict[int, Found]()
    rare: Counter[str] = Counter()
    left = MORE
    for seed in count(1):
        games[seed] = _played(rules, seed)
        rare.update(games[seed].keys())
        if wanted <= rare.keys():
            left -= 1
            if not left:
                break
    chosen: dict[int, Found] = {}
    while open_kinds := wanted - {kind for found in chosen.values() for kind in found}:
        rarest = min(open_kinds, key=lambda kind: (rare[kind], kind))
        having = [seed for seed, found in games.items() if rarest in found]
        best = max(having, key=lambda seed: (len(open_kinds & games[seed].keys()), -seed))
        chosen[best] = {kind: ply for kind, ply in games[best].items() if kind in open_kinds}
    return chosen


def _played(rules: Ruleset, seed: int) -> Found:
    most: dict[str, tuple[int, int]] = {}
    for ply, decision in enumerate(_decisions(rules, seed)):
        options = len(decision.options)
        if options > max(most.get(decision.kind, (1, 0))[0], 1):
            most[decision.kind] = (options, ply)
    return {kind: ply for kind, (_, ply) in most.items()}


def _decisions(rules: Ruleset, seed: int) -> Iterator[Decision]:
    """The decisions of a game that `stages.played` plays as well."""
    random = Random(seed)
    now = new_game(rules, seed)
    while now.decision is not None:
        yield now.decision
        now = advance(rules, now.state, preferred(now.decision, random))


def main() -> int:
    """Look for the games and write them down."""
    told: dict[str, dict[int, Found]] = {}
    for one in CONFIGURATIONS:
        told[str(one)] = look_for(one.ruleset())
        print(one, {seed: len(found) for seed, found in told[str(one)].items()}, flush=True)
    FILE.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
