"""`replay FILE [--at N] [--json]`: play a record again and tell, turn by turn, what was chosen.

With `--at` it tells how things stood after the first N choices instead.

Exit 0: every choice led where the record says. 1: the record does not load, or goes on from a position
because the data or the rules differ. 2: wrong use.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any, NoReturn

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play import snapshot
from rococo_desktop.play.errors import RecordError, UnreadableError
from rococo_desktop.play.lines import FORMAT
from rococo_desktop.play.loading import DATA_CHANGED, Loaded, load
from rococo_desktop.play.seating import SeatEntry
from rococo_desktop.play.timeline import Played
from rococo_desktop.rules.referee import standings, winners


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; --help lists the options\n")


RIVAL = "Madame du Barry"
"""Who sits at the table when one person plays alone."""


def main(args: list[str]) -> int:
    """Replay the record a command line names; returns the exit code."""
    options = _Parser(prog="rococo-desktop replay", description="Plays a record again.")
    options.add_argument("file", type=Path, metavar="FILE", help="a record of a game, finished or not")
    options.add_argument("--json", action="store_true", help="one JSON object instead of text")
    options.add_argument("--at", type=int, metavar="N", help="the position after the first N choices")
    try:
        given = options.parse_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        loaded = load(given.file)
    except RecordError as error:
        print(f"replay: {error}", file=sys.stderr)
        return 2 if isinstance(error, UnreadableError) else 1
    if given.at is not None:
        last = len(loaded.timeline.played) - 1
        if not 0 <= given.at <= last:
            print(f"replay: --at takes a number from 0 to {last} here", file=sys.stderr)
            return 2
        there = position(loaded, given.at)
        print(json.dumps(there) if given.json else position_in_words(there, loaded.record.header.table.seats))
        return 1 if loaded.notices else 0
    told = report(loaded)
    print(json.dumps(told) if given.json else in_words(told, loaded.record.header.table.seats))
    return 1 if loaded.notices else 0


def report(loaded: Loaded) -> dict[str, Any]:
    """Everything about a replayed game, as plain data."""
    state, header = loaded.timeline.state, loaded.record.header
    rules = loaded.timeline.rules
    over = not state.agenda
    return {
        "file": str(loaded.path),
        "format": FORMAT,
        "app": header.app,
        "edition": header.table.edition.value,
        "modules": list(header.table.modules),
        "seats": [
            {"name": seat.name, "colour": seat.colour, "player": seat.player} for seat in header.table.seats
        ],
        "seed": header.table.seed,
        "data": header.data,
        "choices": len(loaded.timeline.played) - 1,
        "turns": turns(loaded.timeline.played[1:]),
        "round": state.round,
        "over": over,
        "scores": [player.prestige for player in state.players],
        "livre": [player.livre for player in state.players],
        "standings": list(standings(rules, state)),
        "winners": list(winners(rules, state)) if over else [],
        "sheet": [line._asdict() for line in state.sheet],
        "notices": [{"key": notice.key, **notice.params} for notice in loaded.notices],
        "digest": snapshot.digest(state),
    }


def position(loaded: Loaded, at: int) -> dict[str, Any]:
    """How things stood after so many choices, as plain data: whoever holds a record may know all of it."""
    state = list(loaded.timeline.states(at + 1))[at]
    last = loaded.timeline.played[at]
    return {
        "at": at,
        "of": len(loaded.timeline.played) - 1,
        "chosen": {"seat": last.seat, "key": last.key} if at else None,
        "round": state.round,
        "turn": state.turn,
        "deciding": state.agenda[-1][1] if state.agenda else NOBODY,
        "scores": [player.prestige for player in state.players],
        "livre": [player.livre for player in state.players],
        "digest": snapshot.digest(state),
        "state": json.loads(snapshot.encode(state)),
    }


def position_in_words(there: dict[str, Any], seats: tuple[SeatEntry, ...]) -> str:
    """The position as text for people."""
    names = [*(seat.name for seat in seats), RIVAL]
    chosen = there["chosen"]
    came = f"{names[chosen['seat']]} chose {chosen['key']}" if chosen else "the deal"
    decides = "nobody: it is over" if there["deciding"] == NOBODY else names[there["deciding"]]
    lines = [
        f"choice {there['at']} of {there['of']}: {came}",
        f"round {there['round']}, turn {there['turn']}; now decides: {decides}",
    ]
    for name, score, livre in zip(names, there["scores"], there["livre"], strict=False):
        lines.append(f"{name}: {score} prestige, {livre} livre")
    return "\n".join([*lines, f"state {there['digest']}"])


def turns(played: list[Played]) -> list[dict[str, Any]]:
    """The choices in effect, turn by turn; between turns (`seat` -1) everybody chooses."""
    return [
        {
            "round": turn[0],
            "turn": turn[1],
            "seat": turn[2],
            "choices": [{"seat": one.seat, "key": one.key} for one in choices],
        }
        for turn, choices in groupby(played, key=lambda one: one.turn)
    ]


def in_words(told: dict[str, Any], seats: tuple[SeatEntry, ...]) -> str:
    """The report as text for people."""
    names = [seat.name for seat in seats]
    if len(told["scores"]) > len(names):
        names.append(RIVAL)
    table = ", ".join(f"{seat.name} ({seat.colour}, {seat.player})" for seat in seats)
    modules = f" with {', '.join(told['modules'])}" if told["modules"] else ""
    lines = [f"{told['file']}: {told['edition']}{modules}, seed {told['seed']}: {table}"]
    lines += [_notice(notice) for notice in told["notices"]]
    lines += [_turn(turn, names) for turn in told["turns"]]
    lines.append("final score" if told["over"] else f"round {told['round']}, score so far")
    for seat in sorted(range(len(names)), key=lambda seat: (told["standings"][seat], seat)):
        by_rule: Counter[str] = Counter()
        for line in told["sheet"]:
            if line["seat"] == seat:
                by_rule[line["rule"]] += line["points"]
        scored = sum(by_rule.values())
        parts = [f"during play {told['scores'][seat] - scored}", *(f"{r} {n}" for r, n in by_rule.items())]
        lines.append(
            f"{told['standings'][seat]}. {names[seat]}: {told['scores'][seat]} prestige, "
            f"{told['livre'][seat]} livre ({', '.join(parts)})"
        )
    lines.append(f"state {told['digest']}")
    return "\n".join(lines)


def _notice(notice: dict[str, Any]) -> str:
    why = "the data has changed" if notice["key"] == DATA_CHANGED else f"line {notice['line']} differs"
    return f"{why}: goes on from the position of turn {notice['turn']}, {notice['choices_lost']} choices lost"


def _turn(turn: dict[str, Any], names: list[str]) -> str:
    if turn["seat"] != NOBODY and {choice["seat"] for choice in turn["choices"]} == {turn["seat"]}:
        keys = ", ".join(choice["key"] for choice in turn["choices"])
        return f"round {turn['round']}, turn {turn['turn']}, {names[turn['seat']]}: {keys}"
    keys = ", ".join(f"{names[choice['seat']]} {choice['key']}" for choice in turn["choices"])
    return f"round {turn['round']}, everybody: {keys}"
