"""One visit of a stranger: a table in a real window, lived at for a while, and what was found.

    python -m tests.ui.window.visit [--players N] [--people N] [--privacy P] [--modules M] [--edition E]
        [--size WxH] [--speed S] [--seed S] [--minutes M] [--at KIND] [--broken PROMISE] [--pictures DIR]

Prints one JSON object: how often each promise was tried at each kind of question, and which were broken.
`--at` goes on with a game that asks this kind next; `--broken` plays a game in which a promise is broken on
purpose, which must be found.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from tests.ui.window.display import Hand, Screen, missing
from tests.ui.window.game import PROGRAM, StuckError, folder_of
from tests.ui.window.moments import saved_before
from tests.ui.window.sight import Window
from tests.ui.window.stranger import Stranger

HOLD = "hold"


class Table(NamedTuple):
    """Where a stranger sits down."""

    players: int = 3
    people: int = 1
    privacy: str = "turn"
    modules: str = "none"
    edition: str = "deluxe"
    size: str = "1280x720"
    speed: str = "normal"
    seed: int = 1
    at: str = ""
    broken: str = ""

    def options(self, folder: Path) -> list[str]:
        """How the game is started for it."""
        found = ["--speed", self.speed, "--size", self.size, "--scale", "100"]
        if self.at:
            return [*found, str(saved_before(self.at, self.players, folder))]
        found += ["--players", str(self.players), "--modules", self.modules, "--edition", self.edition]
        found += ["--seed", str(self.seed), "--agent", "random"]
        if self.people > 1:
            found += ["--people", str(self.people), "--privacy", self.privacy]
        return found


def visit(table: Table, seconds: float, pictures: Path | None = None) -> dict[str, Any]:
    """Sit down, live there for so long or until the ball is over, and tell what was found."""
    folder = folder_of("stranger")
    wide, high = (int(side) for side in table.size.split("x"))
    program = ("-m", "tests.ui.window.sabotage", table.broken) if table.broken else PROGRAM
    began = time.monotonic()
    stuck = ""
    with Screen(wide, high) as screen:
        window = Window(screen, folder, *table.options(folder), program=program)
        try:
            window.until(lambda sight: sight.settled)
            hand = Hand(screen)
            stranger = Stranger(window, hand, (wide, high), table.seed, table.privacy == HOLD)
            try:
                stranger.play(seconds, table.broken)
            except StuckError as error:
                stuck = str(error)
            hand.close()
        finally:
            window.kill()
    told = stranger.found.report()
    errors = window.errors
    if pictures is not None and (told["broken"] or stuck or errors):
        pictures.mkdir(parents=True, exist_ok=True)
        for file in folder.glob("broken-*.png"):
            shutil.copy(file, pictures / file.name)
    shutil.rmtree(folder, ignore_errors=True)
    return {
        **table._asdict(),
        "broken_on_purpose": table.broken,
        **told,
        "seconds": round(time.monotonic() - began, 1),
        "acts": window.sight.acts,
        "last": window.sight.kind,
        "stuck": stuck,
        "errors": errors,
    }


def main(arguments: list[str] | None = None) -> int:
    """One visit; exit 0 if every promise held, 1 if not, 2 where no virtual screen can be had."""
    parser = argparse.ArgumentParser(prog="visit")
    for name, usual in Table._field_defaults.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--pictures", type=Path)
    given = vars(parser.parse_args(arguments))
    if missing():
        print(json.dumps({"skipped": missing()}))
        return 2
    minutes, pictures = given.pop("minutes"), given.pop("pictures")
    told = visit(Table(**given), minutes * 60, pictures)
    print(json.dumps(told))
    return 1 if told["broken"] or told["stuck"] or told["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
