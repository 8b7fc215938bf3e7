"""A real window through hundreds of sizes: what the game holds before and after must be the same.

    python -m tests.ui.window.resizing --sizes N [--dragged]

Each size is waited for until the table is laid out; with --dragged they follow each other as a mouse drags
them. Prints one JSON object: what the process held before, at most, at the largest size and after.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any

from rococo_desktop.ui.picture.geometry import Size
from tests.ui.window.display import Hand, Screen, missing
from tests.ui.window.game import Game, folder_of

FIRST, LEAST, LARGEST = Size(1600, 900), Size(800, 600), Size(3840, 2160)
TABLE = ("--players", "5", "--modules", "all", "--speed", "instant", "--seed", "7")
DRAG_SECONDS = 0.012
SETTLED_SECONDS = 1.5
"""After so long without another question everything stands."""


def held(process: int) -> dict[str, float]:
    """Memory in megabytes, open files and threads of a process."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        pages = int(file.read().split()[1])
    return {
        "mb": round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1),
        "handles": len(os.listdir(f"/proc/{process}/fd")),
        "threads": len(os.listdir(f"/proc/{process}/task")),
    }


def sizes(number: int) -> list[Size]:
    """So many sizes between the least and the largest, in no order, the largest in the middle."""
    chance = Random(number)
    found = [
        Size(chance.randint(LEAST.w, LARGEST.w), chance.randint(LEAST.h, LARGEST.h)) for _ in range(number)
    ]
    return [*found[: number // 2], LARGEST, *found[number // 2 :]]


def resized(number: int, dragged: bool) -> dict[str, Any]:
    """What a game held while its window went through so many sizes."""
    answer: dict[str, Any] = {"sizes": number, "dragged": dragged}
    with Screen(*LARGEST) as screen:
        game = Game(screen, folder_of("resizing"), *TABLE, "--size", f"{FIRST.w}x{FIRST.h}")
        try:
            game.wait()
            hand = Hand(screen)
            game.settle(SETTLED_SECONDS)
            answer["before"] = held(game.process.pid)
            most, slowest = 0.0, 0.0
            for size in sizes(number):
                began = time.monotonic()
                hand.resize(*size)
                if dragged and size != LARGEST:
                    time.sleep(DRAG_SECONDS)
                else:
                    game.wait()
                    slowest = max(slowest, time.monotonic() - began)
                most = max(most, held(game.process.pid)["mb"])
                if size == LARGEST:
                    game.settle(SETTLED_SECONDS)
                    answer["largest"] = held(game.process.pid)
            hand.resize(*FIRST)
            game.wait()
            game.settle(SETTLED_SECONDS)
            answer |= {"after": held(game.process.pid), "most_mb": most, "slowest_s": round(slowest, 2)}
            hand.close()
        finally:
            game.kill()
        answer["said"] = game.errors or _reports(game.folder)
    return answer


def _reports(folder: Path) -> str:
    """What the game has written about mishaps."""
    return "".join(file.read_text(encoding="utf-8", errors="replace") for file in folder.rglob("*.log"))


def main() -> None:
    """Do it and print what came of it."""
    parser = argparse.ArgumentParser(prog="tests.ui.window.resizing")
    parser.add_argument("--sizes", type=int, default=300)
    parser.add_argument("--dragged", action="store_true")
    given = parser.parse_args()
    why = missing()
    print(json.dumps({"skipped": why} if why else resized(given.sizes, given.dragged)))


if __name__ == "__main__":
    main()
