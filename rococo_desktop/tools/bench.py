"""`bench`: how fast it is here, as figures to compare; never a test."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from rococo_desktop.content import load_box
from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.rules.referee import assemble, new_game, observe
from rococo_desktop.tools.displays import NoVirtualDisplayError, display
from rococo_desktop.tools.options import TableChoice, available_modules, bare_parser
from rococo_desktop.tools.playing import agents_for, play_game
from rococo_desktop.tools.simulate import SimulationResult, simulate

_COPIES = 20_000
_ROUNDS = 5
_GAMES = 8
LONGEST = 40
"""How many seconds a part in a window may take."""
TRIES = 2
"""A virtual display that is just coming up may turn a window away once."""


def engine() -> dict[str, Any]:
    """Random play through the public doors, by number of players; the copy of a state."""
    by_players: dict[str, Any] = {}
    total = SimulationResult()
    for players in (2, 3, 4, 5):
        best, played = _best(TableChoice(players, Edition.DELUXE, ()))
        by_players[str(players)] = round(best)
        total.add(played)
    plain = total.plain()
    everything = {
        str(players): round(_best(TableChoice(players, Edition.DELUXE, available_modules()))[0])
        for players in (1, 2, 3, 4, 5)
    }
    return {
        "decisions_per_second": plain["decisions_per_second"],
        "best_by_players": by_players,
        "best_with_all_modules": everything,
        "options_per_decision": plain["options_per_decision"],
        "events_per_decision": plain["events_per_decision"],
        **_copies(),
    }


def _best(table: TableChoice) -> tuple[float, SimulationResult]:
    """The fastest of several rounds of random games, in decisions per second, and all of them together."""
    simulate(table, "random", range(1000, 1002), check=False)  # caches warm up
    best, total = 0.0, SimulationResult()
    for at in range(_ROUNDS):
        result = simulate(table, "random", range(at * _GAMES + 1, (at + 1) * _GAMES + 1), check=False)
        best = max(best, result.decisions / result.seconds)
        total.add(result)
    return best, total


def _copies() -> dict[str, float]:
    rules = assemble(load_box(), 5)
    state = new_game(rules, 1).state

    def fully_copied() -> None:
        twin = state.clone()
        for player in twin.players:
            player.clone()

    return {
        "copy_us": _microseconds(state.clone),
        "copy_with_all_players_us": _microseconds(fully_copied),
        "observe_us": _microseconds(lambda: observe(rules, state, 0)),
    }


def _microseconds(work: Callable[[], Any]) -> float:
    best = float("inf")
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        for _ in range(_COPIES // _ROUNDS):
            work()
        best = min(best, (time.perf_counter() - began) / (_COPIES // _ROUNDS))
    return round(best * 1e6, 2)


def ai() -> dict[str, Any]:
    """The thinking time of the agent called greedy for each decision."""
    figures: dict[str, Any] = {}
    for players in (2, 4):
        rules = assemble(load_box(), players)
        began = time.perf_counter()
        played = play_game(rules, 7, agents_for("greedy", rules, 7))
        figures[f"ms_per_decision_{players}_players"] = round(
            (time.perf_counter() - began) * 1000 / played.decisions, 2
        )
    return figures


def data() -> dict[str, Any]:
    """Loading and checking the data."""
    load_box()
    began = time.perf_counter()
    load_box()
    return {"load_ms": round((time.perf_counter() - began) * 1000, 1)}


def in_window(part: str, environment: dict[str, str]) -> dict[str, Any]:
    """A part that needs a real window, measured in a process of its own."""
    for _ in range(TRIES):
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "rococo_desktop.tools.window_bench", part, str(time.time())]
            try:
                ran = subprocess.run(
                    command,
                    env={**environment, HOME_VARIABLE: home},
                    capture_output=True,
                    text=True,
                    timeout=LONGEST,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return {"skipped": f"it took more than {LONGEST} s"}
        if not ran.returncode:
            figures: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
            return figures
    return {"skipped": (ran.stderr.strip().splitlines() or ["it failed"])[-1]}


PARTS: dict[str, Callable[[], dict[str, Any]]] = {"engine": engine, "ai": ai, "data": data}
WINDOW_PARTS = ("frame", "idle", "start", "memory", "fireworks")


def measured(parts: Sequence[str]) -> dict[str, Any]:
    """The figures of these parts; those in a window share one display, which is let go at the end."""
    figures: dict[str, Any] = {}
    shown: dict[str, str] | None = None
    with ExitStack() as held:
        for part in parts:
            if part in PARTS:
                figures[part] = PARTS[part]()
                continue
            plain = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
            try:
                shown = shown or held.enter_context(display(plain))
            except NoVirtualDisplayError as error:
                figures[part] = {"skipped": str(error)}
                continue
            figures[part] = in_window(part, shown)
    return figures


def main(arguments: list[str]) -> int:
    """Measure the parts asked for, or all of them."""
    known = (*PARTS, *WINDOW_PARTS)
    options = bare_parser("bench", "How fast it is here, as figures to compare.")
    options.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(known)}; all if none is named")
    options.add_argument("--json", action="store_true", help="one JSON object on standard output")
    given = options.parse_args(arguments)
    wanted = given.parts
    unknown = [name for name in wanted if name not in known]
    if unknown:
        options.error(f"there is no part '{unknown[0]}', only {', '.join(known)}")
    figures = {"python": platform.python_version(), **measured(wanted or known)}
    if given.json:
        print(json.dumps(figures))
        return 0
    for name in wanted or known:
        for key, value in figures[name].items():
            print(f"{name}.{key}: {value}")
    return 0
