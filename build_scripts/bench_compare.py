"""Compare our speed with catanatron's: random play of both on one core, in one run, in alternating rounds.

    python3 build_scripts/bench_compare.py [--players N] [--rounds R] [--seconds S] [--json]

An *action* of catanatron is one call of `Game.play_tick`; a *decision* of ours had at least two options, and
those of catanatron's actions that had two are shown as well. Both are timed from the set-up of a game to
its end, in the same fresh environment.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from environment import ROOT, RUNTIME, SetupError, provide, requirements, surroundings

HOME = ROOT / "soak" / ".bench-venv"
CATANATRON = ["catanatron>=3.2,<4"]
TARGET = 2.0
Figures = dict[str, float]

# Runs inside the bench environment; nothing of ours is imported there.
PLAY_CATANATRON = """
import json, random, sys, time
from catanatron.game import Game, TURNS_LIMIT
from catanatron.models.player import Color, RandomPlayer
seconds, seed = float(sys.argv[1]), int(sys.argv[2])
games = actions = choices = 0
spent = 0.0
while spent < seconds:
    started = time.perf_counter()
    game = Game([RandomPlayer(colour) for colour in Color], seed=seed + games)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        choices += len(game.state.playable_actions) > 1
        actions += 1
        game.play_tick()
    spent += time.perf_counter() - started
    games += 1
print(json.dumps({"games": games, "seconds": spent, "actions": actions, "choices": choices}))
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure both and print the table; 0 when ours is fast enough, 1 when not, 2 when it cannot run."""
    parser = argparse.ArgumentParser(prog="bench_compare.py", description="Our speed beside catanatron's.")
    parser.add_argument(
        "--players", type=int, default=4, choices=range(2, 6), help="seats of ours (default 4)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="alternating rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each side in a round (default 6)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    given = parser.parse_args(arguments)
    try:
        python = provide({RUNTIME: requirements(RUNTIME), "catanatron": CATANATRON}, HOME)
        rounds = [measure(python, given.players, given.seconds, number) for number in range(given.rounds)]
    except (SetupError, MeasureError) as error:
        print(f"bench_compare: {error}", file=sys.stderr)
        return 2
    result = compare(rounds, given.players)
    print(json.dumps(result) if given.json else table(result), flush=True)
    return 0 if result["ratio"] >= TARGET else 1


class MeasureError(Exception):
    """Why one side could not be measured, in one sentence."""


def measure(python: Path, players: int, seconds: float, number: int) -> tuple[Figures, Figures]:
    """One round: catanatron, then ours, each for about the given seconds on the same core."""
    theirs = answer_of([str(python), "-c", PLAY_CATANATRON, str(seconds), str(1000 * (number + 1))])
    ours = simulate(python, players, games_for(python, players, seconds), number)
    print(
        f"round {number + 1}: catanatron {theirs['actions'] / theirs['seconds']:,.0f} actions/s, "
        f"rococo {ours['decisions'] / ours['seconds']:,.0f} decisions/s",
        file=sys.stderr,
        flush=True,
    )
    return theirs, ours


def games_for(python: Path, players: int, seconds: float) -> int:
    """How many games of ours fill the given seconds, judged by a few."""
    sample = simulate(python, players, 20, 0)
    return max(20, round(20 * seconds / max(sample["seconds"], 0.01)))


def simulate(python: Path, players: int, games: int, number: int) -> Figures:
    """Random games of ours through the public command."""
    command = [str(python), "-m", "rococo_desktop", "simulate", "--agent", "random", "--json"]
    command += ["--players", str(players), "--games", str(games), "--seed", str(1 + 10_000 * number)]
    answer = answer_of(command)
    return {key: float(answer[key]) for key in ("games", "seconds", "decisions")}


def answer_of(command: Sequence[str]) -> Any:
    """Run a command on one core and read the JSON object it prints."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=surroundings(),
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=one_core(),
    )
    shown = " ".join(command[1:4])[:60].strip().splitlines()[0]
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise MeasureError(f"'{shown} ...' ended with code {done.returncode}: {reason}")
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise MeasureError(f"'{shown} ...' did not answer with one JSON object") from None


def one_core() -> Any:
    """What pins a child process to the last core, or None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    return lambda: os.sched_setaffinity(0, {core})


def compare(rounds: Sequence[tuple[Figures, Figures]], players: int) -> dict[str, Any]:
    """The medians over all rounds and the ratio of our decisions to catanatron's actions per second."""
    actions = statistics.median(theirs["actions"] / theirs["seconds"] for theirs, _ in rounds)
    choices = statistics.median(theirs["choices"] / theirs["seconds"] for theirs, _ in rounds)
    decisions = statistics.median(ours["decisions"] / ours["seconds"] for _, ours in rounds)
    return {
        "players": players,
        "rounds": len(rounds),
        "python": sys.version.split()[0],
        "catanatron": {
            "actions_per_second": round(actions),
            "choices_per_second": round(choices),
            "games_per_second": round(
                sum(t["games"] for t, _ in rounds) / sum(t["seconds"] for t, _ in rounds), 1
            ),
        },
        "rococo": {
            "decisions_per_second": round(decisions),
            "games_per_second": round(
                sum(o["games"] for _, o in rounds) / sum(o["seconds"] for _, o in rounds), 1
            ),
        },
        "ratio": round(decisions / actions, 2),
        "ratio_to_choices": round(decisions / choices, 2),
        "target": TARGET,
    }


def table(result: dict[str, Any]) -> str:
    """The result as a table for people."""
    theirs, ours = result["catanatron"], result["rococo"]
    rows = [
        ("catanatron, all actions", theirs["actions_per_second"], theirs["games_per_second"]),
        ("catanatron, two or more options", theirs["choices_per_second"], theirs["games_per_second"]),
        (
            f"rococo, {result['players']} players, decisions",
            ours["decisions_per_second"],
            ours["games_per_second"],
        ),
    ]
    lines = [f"{'':<34}{'per second':>12}{'games/s':>10}"]
    lines += [f"{name:<34}{speed:>12,}{games:>10}" for name, speed, games in rows]
    lines += [
        f"ours is {result['ratio']} times catanatron's actions; wanted: {result['target']:g}",
        f"({result['ratio_to_choices']} times those with a choice)",
        f"median of {result['rounds']} rounds on one core, Python {result['python']}",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
