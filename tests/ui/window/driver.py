"""The driver: plays the game in a real window with real mouse and key events, knowing only its hotspots.

    python -m tests.ui.window.driver --by mouse|keys [--players N] [--modules M] [--seed S] [--from-title]
    python -m tests.ui.window.driver --by mouse|keys --at KIND [--players N]

The second goes on with a game of all modules that asks this kind next. Prints one JSON object: how it ended,
how long it took, and how often each kind of question was answered.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.ui.liking import liking
from tests.ui.window.display import Hand, Screen, missing
from tests.ui.window.game import Asked, Game, Spot, StuckError, folder_of
from tests.ui.window.moments import saved_before

CONFIRM = ("confirm", "choice")
MOST = 4000


class Driver:
    """Answers questions until the score sheet lies there."""

    def __init__(self, game: Game, hand: Hand, seed: int) -> None:
        self.game = game
        self.hand = hand
        self.kinds: Counter[str] = Counter()
        self._random = Random(seed)
        self._picked: list[tuple[str, Any]] = []

    def play(self) -> None:
        """From the first question to the score sheet."""
        asked = self.game.asked
        for _ in range(MOST):
            if asked.kind == "score":
                return
            self.kinds[asked.kind] += 1
            asked = self.answer(asked)
        raise StuckError("the game does not end")

    def answer(self, asked: Asked) -> Asked:
        """Answer a question, and wait for the next."""
        spot = self._wish(asked)
        for _ in range(3):
            self.do(asked, spot)
            try:
                return self.game.wait(8.0)
            except StuckError:
                if self.game.process.poll() is not None:
                    raise
        raise StuckError(f"{spot} did nothing at {asked.kind} ({asked.prompt}): {self.game.errors}")

    def _wish(self, asked: Asked) -> Spot:
        always = {
            "title": ("button", "new"),
            "setup": ("button", "start"),
            "end_turn": ("command", "end_turn"),
            "handover": ("command", "here"),
            "notice": ("button", "continue"),
        }.get(asked.kind)
        for target in (always, CONFIRM):
            found = asked.spot(*target) if target else None
            if found is not None and found.lit:
                self._picked.clear()
                return found
        lit = [spot for spot in asked.spots if spot.lit and spot.role == "target"]
        if not lit:
            raise StuckError(f"nothing can be chosen at {asked.kind} ({asked.prompt})")
        if asked.kind == "choose_three":
            cards = [spot for spot in lit if spot.target[0] in {"supply", "discard"}]
            fresh = [spot for spot in cards if spot.target not in self._picked] or cards
            chosen = self._random.choice(fresh)
            self._picked.append(chosen.target)
            return chosen
        return self._random.choices(lit, [liking(spot.target) for spot in lit])[0]

    def do(self, asked: Asked, spot: Spot) -> None:
        """Choose a hotspot."""
        raise NotImplementedError

    def report(self) -> dict[str, Any]:
        """What else is to be told of the game, once it is over."""
        return {}


class MouseDriver(Driver):
    """Clicks."""

    def do(self, asked: Asked, spot: Spot) -> None:
        """A click in its middle."""
        self.hand.click(*spot.middle)


class KeyDriver(Driver):
    """Presses keys alone: the letter where there is one, else Tab and Enter."""

    _went: tuple[Asked, tuple[str, Any]] | None = None
    """Where Tab went at a question that was tried before."""

    def do(self, asked: Asked, spot: Spot) -> None:
        """Its key, or the way to it."""
        if asked.kind in {"end_turn", "confirm"} or spot.target == CONFIRM:
            self.hand.press("space")
            return
        if len(spot.key) == 1 and self._random.random() < 0.7:
            self.hand.press(spot.key.lower())
            return
        walked = {one.stop: one.target for one in asked.spots if one.stop >= 0}
        order = [target for _, target in sorted(walked.items())]
        focus = self._went[1] if self._went is not None and self._went[0] is asked else asked.focus
        here = order.index(focus) + 1 if focus in order else 0
        steps = (order.index(spot.target) - here) % len(order) + 1
        self._went = (asked, spot.target)
        self.hand.press(*["Tab"] * steps, "Return")


DriverOf = Callable[[Game, Hand, int], Driver]
DRIVERS: dict[str, type[Driver]] = {"mouse": MouseDriver, "keys": KeyDriver}


def drive(
    by: str,
    players: int = 2,
    modules: str = "none",
    seed: int = 1,
    from_title: bool = False,
    edition: str = "deluxe",
    more: tuple[str, ...] = (),
    driver_of: DriverOf | None = None,
    at: str = "",
) -> dict[str, Any]:
    """Play one game to the score sheet, leave by the title screen; what happened."""
    folder = folder_of(by)
    options = ["--speed", "instant", "--size", "1280x720", "--scale", "100"]
    if at:
        options.append(str(saved_before(at, players, folder)))
    elif not from_title:
        options += [
            "--players",
            str(players),
            "--modules",
            modules,
            "--seed",
            str(seed),
            "--edition",
            edition,
        ]
        options += ["--agent", "random", *more]
    began = time.monotonic()
    with Screen() as screen:
        game = Game(screen, folder, *options)
        try:
            game.wait()  # the window may be opened twice until it is the faster kind
            hand = Hand(screen)
            driver = (driver_of or DRIVERS[by])(game, hand, seed)
            driver.play()
            _leave(driver)
            code = game.end()
            hand.close()
            more_told = driver.report()
        finally:
            game.kill()
    errors = game.errors
    shutil.rmtree(folder, ignore_errors=True)
    return {
        "by": by,
        "players": players,
        "modules": modules,
        "seed": seed,
        "seconds": round(time.monotonic() - began, 1),
        "questions": sum(driver.kinds.values()),
        "kinds": dict(sorted(driver.kinds.items())),
        "exit": code,
        "errors": errors,
        **more_told,
    }


def _leave(driver: Driver) -> None:
    """From the score sheet to the title, and out."""
    asked = driver.game.settle()  # what lies under the mouse is explained at once, which changes the sheet
    for name in ("title", "quit"):
        spot = asked.spot("button", name)
        assert spot is not None, f"no way out at {asked.kind}"
        driver.do(asked, spot)
        while name == "title" and asked.spot("button", "quit") is None:
            asked = driver.game.wait()  # on the way to a button the sheet may tell of itself once more


def main(arguments: list[str] | None = None) -> int:
    """Play one game; exit 0 if it ended well, 1 if not, 2 where no virtual screen can be had."""
    parser = argparse.ArgumentParser(prog="driver")
    parser.add_argument("--by", choices=sorted(DRIVERS), default="mouse")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="none")
    parser.add_argument("--edition", default="deluxe")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-title", action="store_true")
    parser.add_argument("--at", default="", metavar="KIND")
    given = parser.parse_args(arguments)
    if missing():
        print(json.dumps({"skipped": missing()}))
        return 2
    try:
        told = drive(
            given.by,
            given.players,
            given.modules,
            given.seed,
            given.from_title,
            given.edition,
            at=given.at,
        )
    except StuckError as error:
        print(json.dumps({"stuck": str(error)}))
        return 1
    print(json.dumps(told))
    return 0 if told["exit"] == 0 and not told["errors"] else 1


if __name__ == "__main__":
    sys.exit(main())
