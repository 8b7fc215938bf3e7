"""The keyboard of a country at a real window: every letter is pressed where it lies, and badges are read.

    python -m tests.ui.window.layouts [--country ru] [--pictures DIR]

The layout is set with `setxkbmap` while the game runs, and keys are pressed by their places, as hands do.
What comes of it must be what comes of the same letters on an American keyboard. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.ui.keyboards import COUNTRIES, key_for, printed
from tests.ui.window import display
from tests.ui.window.display import Hand, Screen
from tests.ui.window.doing import Doing
from tests.ui.window.game import StuckError, folder_of
from tests.ui.window.sight import Sight, Thing, Window

USUAL = "us"
ROWS = {49: "`", 10: "1234567890-=", 24: "qwertyuiop[]", 51: "\\", 38: "asdfghjkl;'", 52: "zxcvbnm,./"}
CODES = {sign: str(first + at) for first, row in ROWS.items() for at, sign in enumerate(row)}
"""The number X has for each place, by what an American keyboard has there."""
OTHERS = {"Esc": "Escape", "Enter": "Return", "Space": "space"}
TABLE = ("--speed", "instant", "--size", "1280x720", "--scale", "100", "--agent", "random", "--seed", "3")
STEPS = 50
"""So many choices are made by letters."""
BOUND = "log"
"""What every key is tried to be given to."""
COMMANDS = ("L", "L", "Ctrl+Z", "Ctrl+Y", "Ctrl+Z", "R", "M", "M", "F1", "F1")
HELD = ("1", "2", "m")
LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

Told = tuple[str, str, str, int]
"""What was pressed, and what the screen asked after it: kind, words, how many things could be chosen."""


def missing() -> str:
    """Why no keyboard can be tried here, or nothing."""
    return display.missing() or ("" if shutil.which("setxkbmap") else "setxkbmap cannot be found")


class Typist:
    """Somebody who means letters, at the keyboard of a country."""

    def __init__(self, country: str, pictures: Path | None) -> None:
        self.country = country
        self.told: list[Told] = []
        self.badges: dict[str, str] = {}
        """What was found on the buttons, by the letter that is meant."""
        self.wrong: list[str] = []
        self._pictures = pictures

    def sit_down(self, screen: Screen, window: Window) -> None:
        """Begin at a game that runs already."""
        self._screen, self._window = screen, window
        window.until(lambda sight: sight.settled)
        self._hand = Hand(screen)
        self._doing = Doing(window, self._hand)
        self._set(USUAL)
        self._set(self.country)

    def _set(self, country: str) -> None:
        subprocess.run(["setxkbmap", country], env=self._screen.surroundings, check=True)
        time.sleep(0.4)  # nobody switches and presses within one frame
        self._seen(lambda: country != self.country or not self._misread())

    def stand_up(self) -> None:
        """Let go of the keyboard."""
        self._hand.close()

    def press(self, key: str) -> Sight:
        """Press what means this key, and note what came of it."""
        self.read()
        sight = self._doing.press(self._code(key))
        self.told.append((key, sight.kind, sight.prompt, len(sight.lit)))
        return sight

    def _code(self, key: str) -> str:
        held, plus, name = key.rpartition("+")
        code = CODES[key_for(self.country, name.lower())] if len(name) == 1 else OTHERS.get(name, name)
        return f"{held.lower()}{plus}{code}"

    def click(self, thing: Thing) -> None:
        """Choose something that has no key."""
        self.read()
        sight = self._doing.click(thing.middle)
        self.told.append((str(thing.target), sight.kind, sight.prompt, len(sight.lit)))

    def leave(self, key: str) -> None:
        """Press what ends the program."""
        self._hand.press(self._code(key))
        try:
            self.told.append((key, "end", str(self._window.end()), 0))
        except subprocess.TimeoutExpired:
            raise StuckError(f"{key} does not end the game") from None

    def hold(self, key: str) -> None:
        """Hold a key as long as it takes to see what it shows."""
        code = self._code(key)
        before = self._window.look().said
        self._hand.hold(code)
        shown = self._seen(lambda: self._window.look().said != before)
        self._hand.let_go(code)
        gone = self._seen(lambda: self._window.look().said == before)
        self.told.append((f"held {key}", str(shown), str(gone), 0))

    def _seen(self, holds: Any, seconds: float = 3.0) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if holds():
                return True
            time.sleep(0.01)
        return False

    def read(self) -> None:
        """Look whether every button says what stands on its key."""
        self.wrong += self._misread()

    def _misread(self) -> list[str]:
        sight, wrong = self._window.look(), []
        for thing in sight.things:
            name = thing.key.rpartition("+")[2]
            if len(name) != 1 or not name.isalpha():
                continue
            wanted = thing.key[: -len(name)] + printed(self.country, name.lower())
            drawn = sight.drawn_in(thing.box)
            self.badges[thing.key] = wanted
            if wanted not in drawn.split():
                wrong.append(f"{thing.key} at {sight.kind}: {wanted} is not in {drawn!r}")
        return wrong

    def picture(self, name: str) -> None:
        """Keep a picture of the window."""
        if self._pictures is not None:
            self._pictures.mkdir(parents=True, exist_ok=True)
            self._screen.photograph(self._pictures / f"{self.country}-{name}.png")


def at_the_title(typist: Typist) -> None:
    """Every button of the first screen, the last of which leaves."""
    typist.picture("title")
    for key in ("N", "S", "L", "A", "T"):
        typist.press(key)
        typist.press("Esc")
    typist.leave("Q")


def at_the_keys(typist: Typist, window: Window) -> None:
    """The page that gives keys: it says of every letter and digit how the game knows it."""
    typist.press("T")
    typist.click(_thing(window, "choice", "page:keys"))
    typist.picture("keys")
    for key in (*sorted(LETTERS), *"12345"):
        typist.click(_thing(window, "key", BOUND))
        sight = typist.press(key)
        row = sight.drawn_in(_thing(window, "key", BOUND).box)
        cap = printed(typist.country, key.lower())
        waits = "…" in row
        refused = any(word.text.startswith(f"{cap} ") for word in sight.words)
        typist.told.append((f"given {key}", str(waits), "", 0))
        if not (refused if waits else cap in row.split()):
            typist.wrong.append(f"{key} is not called {cap} where keys are given: {row!r}")
        if waits:
            typist.press("Esc")


def _thing(window: Window, *target: str) -> Thing:
    thing = window.until(lambda sight: sight.settled).thing(*target)
    if thing is None:
        raise StuckError(f"no {target} at {window.sight.kind}")
    return thing


def at_the_table(typist: Typist, window: Window) -> None:
    """Choices by letters, and by hand where there are none; every command; what keys show while held."""
    done: Counter[object] = Counter()
    for step in range(STEPS):
        sight = window.until(lambda sight: sight.settled)
        if sight.kind in {"score", "finale"}:
            break
        chosen = min(
            (one for one in sight.things if one.promises), key=lambda one: _worth(one, done), default=None
        )
        means: object = "Enter" if chosen is None else chosen.key or chosen.target
        done[means] += 1
        if means in LETTERS and done[means] == 1:
            typist.picture(f"choice-{step:02}-{sight.kind}")
        if chosen is None or chosen.key:
            typist.press(str(means))
        else:
            typist.click(chosen)
    for key in COMMANDS:
        typist.press(key)
    for key in HELD:
        typist.hold(key)


def _worth(thing: Thing, done: Counter[object]) -> tuple[bool, int, str]:
    """What is done first: letters, those pressed least before others; then what lies there."""
    means = thing.key or thing.target
    return (thing.key not in LETTERS, done[means], str(means))


def at_the_pause(typist: Typist, window: Window) -> None:
    """The menu over a table."""
    for key in ("C", "K", "T", "L"):
        while window.until(lambda sight: sight.settled).kind != "pause":
            typist.press("Esc")
        typist.picture("pause")
        typist.press(key)
        typist.press("Esc")
    while window.until(lambda sight: sight.settled).kind != "pause":
        typist.press("Esc")
    typist.press("H")
    typist.press("N")


def at_a_shared_table(typist: Typist) -> None:
    """Who sits before the screen says so by a letter."""
    typist.picture("handover")
    typist.press("I")


def type_all(country: str, pictures: Path | None = None) -> Typist:
    """Sit at every kind of screen with the keyboard of a country."""
    typist = Typist(country, pictures)
    tables: tuple[tuple[Any, tuple[str, ...]], ...] = (
        (lambda window: at_the_title(typist), ("--size", "1280x720", "--scale", "100")),
        (lambda window: at_the_keys(typist, window), ("--size", "1280x720", "--scale", "100")),
        (lambda window: at_the_table(typist, window), (*TABLE, "--players", "3", "--modules", "all")),
        (lambda window: at_the_pause(typist, window), (*TABLE, "--players", "2")),
        (lambda window: at_a_shared_table(typist), (*TABLE, "--players", "2", "--people", "2")),
    )
    for visit, options in tables:
        folder = folder_of("layouts")
        with Screen(1280, 720) as screen:
            window = Window(screen, folder, *options)
            try:
                typist.sit_down(screen, window)
                visit(window)
                typist.read()
                typist.stand_up()
            except StuckError as error:
                typist.wrong.append(f"stuck: {error}")
            finally:
                window.kill()
            if window.errors:
                typist.wrong.append(window.errors)
        shutil.rmtree(folder, ignore_errors=True)
    return typist


def compare(country: str, pictures: Path | None = None) -> dict[str, Any]:
    """What came of the same letters on the keyboard of a country and on an American one."""
    here, usual = type_all(country, pictures), type_all(USUAL)
    other = [
        f"{meant[0]} after {at} keys: {there[1:]} instead of {meant[1:]}"
        for at, (there, meant) in enumerate(zip(here.told, usual.told, strict=False))
        if there != meant
    ]
    if len(here.told) != len(usual.told):
        other.append(f"{len(here.told)} keys were pressed instead of {len(usual.told)}")
    return {
        "country": country,
        "pressed": len(here.told),
        "letters": "".join(sorted({told[0] for told in here.told} & LETTERS)),
        "badges": here.badges,
        "other": other[:10],
        "wrong": (usual.wrong + here.wrong)[:20],
    }


def main(arguments: list[str] | None = None) -> int:
    """Try one country; exit 0 if all was as it should be, 1 if not, 2 where no screen can be had."""
    parser = argparse.ArgumentParser(prog="layouts")
    parser.add_argument("--country", choices=tuple(COUNTRIES), default="ru")
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args(arguments)
    if missing():
        print(json.dumps({"skipped": missing()}))
        return 2
    told = compare(given.country, given.pictures)
    print(json.dumps(told, ensure_ascii=False))
    return 1 if told["other"] or told["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
