"""`replay FILE [--at N] [--json]`: play a record again and tell, turn by turn, what was chosen.

With `--at` it tells how things stood after the first N choices instead.

Exit 0: every choice led where the record says. 1: the record does not load, or goes on from a position
because the data or the rules differ. 2: wrong use.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import RecordError, UnreadableError
from rococo_desktop.play.records import snapshot
from rococo_desktop.play.records.lines import FORMAT
from rococo_desktop.play.records.loading import DATA_CHANGED, Loaded, load
from rococo_desktop.play.records.timeline import Played, Timeline
from rococo_desktop.play.table_setup import SeatEntry
from rococo_desktop.rules.referee import pending_decision, standings, winners
from rococo_desktop.tools.differing import told
from rococo_desktop.tools.options import bare_parser

RIVAL = "Madame du Barry"
"""Who sits at the table when one person plays alone."""


def main(args: list[str]) -> int:
    """Replay the record a command line names; returns the exit code."""
    options = bare_parser("replay", "Plays a record again.")
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
        last = len(_played(loaded).played) - 1
        if not 0 <= given.at <= last:
            print(f"replay: --at takes a number from 0 to {last} here", file=sys.stderr)
            return 2
        there = position(_played(loaded), given.at)
        print(json.dumps(there) if given.json else position_in_words(there, loaded.record.header.table.seats))
        return 1 if loaded.notices else 0
    whole = report(loaded)
    print(json.dumps(whole) if given.json else in_words(whole, loaded.record.header.table.seats))
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
        "choices": len(_played(loaded).played) - 1,
        "turns": turns(_played(loaded).played[1:]),
        "round": state.round,
        "over": over,
        "scores": [player.prestige for player in state.players],
        "livre": [player.livre for player in state.players],
        "standings": list(standings(rules, state)),
        "winners": list(winners(rules, state)) if over else [],
        "sheet": [line._asdict() for line in state.sheet],
        "notices": [{"key": notice.key, **notice.params} for notice in loaded.notices],
        "differs": told(loaded.differs) if loaded.differs else "",
        "digest": snapshot.digest(state),
    }


def _played(loaded: Loaded) -> Timeline:
    """The game as far as its choices lead from the deal: to its end, or to where the file differs."""
    return loaded.timeline if loaded.differs is None else loaded.differs.timeline


def position(timeline: Timeline, at: int) -> dict[str, Any]:
    """How things stood after so many choices, as plain data: whoever holds a record may know all of it."""
    state = list(timeline.states(at + 1))[at]
    last = timeline.played[at]
    decision = pending_decision(timeline.rules, state)
    return {
        "at": at,
        "of": len(timeline.played) - 1,
        "chosen": {"seat": last.seat, "key": last.key} if at else None,
        "round": state.round,
        "turn": state.turn,
        "deciding": decision.seat if decision else NOBODY,
        "asks": decision.kind if decision else "",
        "options": [choice.key for choice in decision.options] if decision else [],
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
    options = ", ".join(there["options"])
    decides = f"{names[there['deciding']]}, {there['asks']}: {options}" if options else "nobody: it is over"
    lines = [
        f"choice {there['at']} of {there['of']}: {came}",
        f"round {there['round']}, turn {there['turn']}; now decides: {decides}",
    ]
    for name, player in zip(names, there["state"]["players"], strict=False):
        parts = [f"{player[counter]} {counter}" for counter in ("prestige", "livre", "lace", "thread")]
        lines.append(f"{name}: {', '.join(parts)}")
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


def in_words(report: dict[str, Any], seats: tuple[SeatEntry, ...]) -> str:
    """The report as text for people."""
    names = [seat.name for seat in seats]
    if len(report["scores"]) > len(names):
        names.append(RIVAL)
    table = ", ".join(f"{seat.name} ({seat.colour}, {seat.player})" for seat in seats)
    modules = f" with {', '.join(report['modules'])}" if report["modules"] else ""
    lines = [f"{report['file']}: {report['edition']}{modules}, seed {report['seed']}: {table}"]
    lines += [_turn(turn, names) for turn in report["turns"]]
    lines += [report["differs"]] if report["differs"] else []
    lines += [_notice(notice) for notice in report["notices"]]
    lines.append("final score" if report["over"] else f"round {report['round']}, score so far")
    for seat in sorted(range(len(names)), key=lambda seat: (report["standings"][seat], seat)):
        by_rule: Counter[str] = Counter()
        for line in report["sheet"]:
            if line["seat"] == seat:
                by_rule[line["rule"]] += line["points"]
        scored = sum(by_rule.values())
        parts = [f"during play {report['scores'][seat] - scored}", *(f"{r} {n}" for r, n in by_rule.items())]
        lines.append(
            f"{report['standings'][seat]}. {names[seat]}: {report['scores'][seat]} prestige, "
            f"{report['livre'][seat]} livre ({', '.join(parts)})"
        )
    lines.append(f"state {report['digest']}")
    return "\n".join(lines)


def _notice(notice: dict[str, Any]) -> str:
    why = "the data has changed: the game" if notice["key"] == DATA_CHANGED else "the game"
    return f"{why} goes on from the position of turn {notice['turn']}, {notice['choices_lost']} choices lost"


def _turn(turn: dict[str, Any], names: list[str]) -> str:
    if turn["seat"] != NOBODY and {choice["seat"] for choice in turn["choices"]} == {turn["seat"]}:
        keys = ", ".join(choice["key"] for choice in turn["choices"])
        return f"round {turn['round']}, turn {turn['turn']}, {names[turn['seat']]}: {keys}"
    keys = ", ".join(f"{names[choice['seat']]} {choice['key']}" for choice in turn["choices"])
    return f"round {turn['round']}, everybody: {keys}"
