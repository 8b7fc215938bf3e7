"""Several people at one real screen: the driver plays for all, and for one who leaves and comes back.

python -m tests.ui.window.company two|two_keys|mixed [--seed S]
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.records.lines import Chosen, Heading, RoundDigest, SeatChanged
from rococo_desktop.play.records.loading import load
from rococo_desktop.play.table_setup import PERSON
from tests.ui.window.display import Hand
from tests.ui.window.driver import Driver, MouseDriver, drive
from tests.ui.window.game import Asked, Game, StuckError

LEAVES, RETURNS, CHANGING = 2, 4, 1
"""In which rounds one seat goes to an agent and back, and which seat that is."""
Rounds = dict[int, list[int]]
"""Rounds by seat."""


class CompanyDriver(MouseDriver):
    """Clicks for everybody; one seat goes to an agent in one round, and back to its person in a later one."""

    def __init__(self, game: Game, hand: Hand, seed: int, seat: int, leaves: int, returns: int) -> None:
        super().__init__(game, hand, seed)
        self._changes = [(leaves, f"player{seat}:agent"), (returns, f"player{seat}:person")]
        self._asked: defaultdict[int, set[int]] = defaultdict(set)

    def answer(self, asked: Asked) -> Asked:
        """Answer, or change the company first, from whatever question the table asks."""
        if self._changes and asked.kind == "handover" and asked.round >= self._changes[0][0]:
            _, change = self._changes.pop(0)
            asked = self._go(asked, "command", "menu", "pause")
            asked = self._go(asked, "button", "company", "company")
            asked = self._go(asked, "choice", change, "company")
            self.kinds[change] += 1
            asked = self._go(asked, "button", "back", "pause")
            self._click(asked, "button", "resume")
            asked = self.game.wait()
            self.kinds[asked.kind] += 1
        if asked.viewer != NOBODY and asked.kind != "handover":
            self._asked[asked.viewer].add(asked.round)
        return super().answer(asked)

    def report(self) -> dict[str, Any]:
        """In which rounds each seat was asked, at the screen, and chose, by the record of the game."""
        file = next((self.game.folder / "data").rglob("saves/*.rococo"))
        people, agents = chosen_by(file)
        asked = {seat: sorted(rounds) for seat, rounds in sorted(self._asked.items())}
        return {"asked": asked, "people": people, "agents": agents}

    def _go(self, asked: Asked, kind: str, which: str, to: str) -> Asked:
        self._click(asked, kind, which)
        told = self.game.wait()
        while told.kind != to:
            told = self.game.wait()
        return told

    def _click(self, asked: Asked, kind: str, which: str) -> None:
        spot = asked.spot(kind, which)
        assert spot is not None, f"no {kind} {which} at {asked.kind}"
        self.hand.click(*spot.middle)


def chosen_by(file: Path) -> tuple[Rounds, Rounds]:
    """In which rounds a person, and in which an agent, made choices for each seat of a recorded game."""
    players: list[str] = []
    found: dict[bool, defaultdict[int, set[int]]] = {True: defaultdict(set), False: defaultdict(set)}
    now = 0
    for line in load(file).record.lines:
        match line:
            case Heading(header):
                players = [entry.player for entry in header.table.seats]
            case RoundDigest(number, _):
                now = number
            case SeatChanged(seat, entry):
                players[seat] = entry.player
            case Chosen(seat, _):
                found[players[seat] == PERSON][seat].add(now)
    people, agents = (
        {seat: sorted(rounds) for seat, rounds in sorted(found[kind].items())} for kind in (True, False)
    )
    return people, agents


def two_people(seed: int = 1, by: str = "mouse") -> dict[str, Any]:
    """Two people play a whole game, handing the screen over."""
    return drive(by, players=2, seed=seed, more=("--people", "2"))


def mixed_company(seed: int = 1) -> dict[str, Any]:
    """Five seats: two people and two agents all along, and a person whom an agent stands in for meanwhile."""

    def driver(game: Game, hand: Hand, number: int) -> Driver:
        return CompanyDriver(game, hand, number, CHANGING, LEAVES, RETURNS)

    return drive("mouse", players=5, modules="all", seed=seed, more=("--people", "3"), driver_of=driver)


GAMES: dict[str, Callable[[int], dict[str, Any]]] = {
    "two": two_people,
    "two_keys": lambda seed: two_people(seed, "keys"),
    "mixed": mixed_company,
}


def main() -> None:
    """One game, as JSON."""
    parser = argparse.ArgumentParser(prog="company")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        told = GAMES[given.game](given.seed)
    except StuckError as error:
        told = {"stuck": str(error)}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
