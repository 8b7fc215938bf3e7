"""The games of matches: played from every seat, and kept line by line, bound to what the agents choose."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from matches.players import agent_of, unhurried
from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_names import UnknownAgentError
from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.fingerprint import fingerprint
from rococo_desktop.ai.rival import Rival
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.tools.deeds import DeedCount
from rococo_desktop.tools.options import TableChoice
from rococo_desktop.tools.playing import play_game


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


def play(table: TableChoice, game: Game) -> dict[str, Any]:
    """Play a game; what it came to, as a line of the file has it."""
    rules = table.ruleset()
    brake = Brake(clock=time.process_time)
    names = [game.first if seat == game.seat else game.second for seat in rules.people]
    agents = [agent_of(name, rules, game.seed * 8 + seat, brake) for seat, name in enumerate(names)]
    clocked = Clocked(agents[game.seat])
    seats: list[Agent] = [clocked if seat == game.seat else agent for seat, agent in enumerate(agents)]
    deeds = DeedCount(rules)
    played = play_game(rules, game.seed, seats, deeds.watch)
    return {
        "scores": played.scores,
        "won": round(played.winners.count(game.seat) / len(played.winners), 4),
        "seconds": [round(one, 4) for one in clocked.seconds],
        "firings": brake.firings,
        "deeds": deeds.of_each_seat(),
    }


def games_of(pairs: Sequence[tuple[str, str]], first_seed: int, count: int, players: int) -> Iterator[Game]:
    """Pair by pair at least so many games, every seed from each seat."""
    for first, second in pairs:
        for seed in range(first_seed, first_seed - (-count // players)):
            for seat in range(players):
                yield Game(first, second, seed, seat)


class Kept:
    """The games in a file, by table and by what was played; each new one is a line more."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._torn = False
        self._games: dict[str, dict[Game, dict[str, Any]]] = {}
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
        if entry["agents"] == digests(game):
            self._games.setdefault(json.dumps(entry["table"]), {})[game] = entry["result"]

    def at(self, table: TableChoice) -> dict[Game, dict[str, Any]]:
        """The games played at this table."""
        return self._games.setdefault(json.dumps(_plain(table)), {})

    def add(self, table: TableChoice, game: Game, result: dict[str, Any]) -> None:
        """Keep a game."""
        self.at(table)[game] = result
        entry = {"table": _plain(table), "game": game._asdict(), "agents": digests(game), "result": result}
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as out:
            out.write("\n" * self._torn + json.dumps(entry) + "\n")
        self._torn = False


def _plain(table: TableChoice) -> list[Any]:
    return [table.players, table.edition.value, list(table.modules), table.level.value]


def digests(game: Game) -> list[str]:
    """The digests of both agents, as they choose now; of one there is not any more, nothing."""
    return [_digest(game.first), _digest(game.second)]


@cache
def _digest(name: str) -> str:
    """What an agent is, by what it chooses; found once a process."""
    try:
        return fingerprint(partial(unhurried, name))
    except UnknownAgentError:
        return ""
