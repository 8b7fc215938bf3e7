"""Losing and getting the window's attention, over and over, while sounds end and music plays on a real mixer.

    python -m tests.ui.audio.stressing --rounds N [--seed S] [--driver dummy|disk] [--broken]

`dummy` plays as fast as one listens, `disk` twenty times as fast, so that sounds end as much more often.
`--broken` pauses the music as the game once did, to see that the freeze is found. Prints one JSON object; a
run that hangs ends itself, with the stacks of all threads on standard error.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.ui.stopwatch import Stopwatch

PATIENCE = 8.0
"""Seconds after which a round that does not end is a hang."""
STEP = 0.15
"""Seconds of the orchestra's clock from beat to beat: a whole fade takes a few."""
OCCASIONS = ("title", "table", "finale", "silence")
REST = {"dummy": 0.008, "disk": 0.0005}
"""Seconds between two sounds: with more of them each would be cut off by the next, and none would end."""


NAP = 0.001
"""Seconds from round to round: some time for sounds to end in."""


def stressed(rounds: int, seed: int, rest: float, broken: bool) -> dict[str, Any]:
    """Rounds of attention lost and got again, with sounds; how many, and how long a turn and a round took.

    `held_up` is the longest round without the time in which other programs had the processor.
    """
    import pygame

    from rococo_desktop.files.locations import assets_dir
    from rococo_desktop.play.settings import Settings
    from rococo_desktop.play.settings_in_force import Preferences
    from rococo_desktop.ui.audio.orchestra import FADE, OPENS_AFTER, Orchestra
    from rococo_desktop.ui.audio.pygame_mixer import open_mixer
    from rococo_desktop.ui.audio.sound_files import SOUNDS

    chance = random.Random(seed)
    said: list[str] = []
    orchestra = Orchestra(Preferences(Settings(), kept=False), assets_dir(), lambda: open_mixer(said.append))
    names = sorted(SOUNDS)
    now, occasion = OPENS_AFTER, "title"
    orchestra.beat(0.0, True, occasion)
    orchestra.beat(now, True, occasion)
    began = sounded = time.perf_counter()
    longest = held_up = 0.0
    sounds = changes = 0
    for _ in range(rounds):
        time.sleep(NAP)
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        watch = Stopwatch()
        if chance.random() < 0.01:
            occasion, changes = chance.choice(OCCASIONS), changes + 1
        for focused in (False, True):
            orchestra.focus(focused)
            if broken:
                (pygame.mixer.music.unpause if focused else pygame.mixer.music.pause)()
            for _ in range(round(FADE / STEP) + 1):
                now += STEP
                turned = time.perf_counter()
                if turned - sounded > rest:
                    orchestra.act(chance.choice(names))
                    sounds, sounded = sounds + 1, turned
                orchestra.beat(now, chance.random() < 0.5, occasion)
                longest = max(longest, time.perf_counter() - turned)
        held_up = max(held_up, watch.seconds)
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    orchestra.close()
    faulthandler.cancel_dump_traceback_later()
    seconds = round(time.perf_counter() - began, 2)
    return {
        "rounds": rounds,
        "sounds": sounds,
        "changes": changes,
        "longest": round(longest, 4),
        "held_up": round(held_up, 4),
        "seconds": seconds,
        "said": said,
    }


@contextmanager
def driven(driver: str) -> Iterator[None]:
    """The environment of a driver; what it writes, if it does, goes nowhere."""
    os.environ |= {"SDL_AUDIODRIVER": driver, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if driver != "disk":
        yield
        return
    with tempfile.TemporaryDirectory() as folder:
        drain = Path(folder) / "drain"
        os.mkfifo(drain)
        os.environ |= {"SDL_DISKAUDIOFILE": str(drain), "SDL_DISKAUDIODELAY": "1"}
        with subprocess.Popen(["cat", str(drain)], stdout=subprocess.DEVNULL) as reader:
            yield
            reader.kill()


def main() -> None:
    """Read the command line, and do so many rounds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--driver", choices=tuple(REST), default="dummy")
    parser.add_argument("--broken", action="store_true")
    given = parser.parse_args()
    with driven(given.driver):
        print(json.dumps(stressed(given.rounds, given.seed, REST[given.driver], given.broken)))


if __name__ == "__main__":
    main()
