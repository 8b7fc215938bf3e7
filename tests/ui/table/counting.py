"""Counts the kinds of decision that games through the table reach, without a window.

    python -m tests.ui.table.counting --players N --modules M --first S --games K [--rigged]

Prints one JSON object: the games played, and how often each kind of question was answered by what is lit.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from contextlib import nullcontext
from unittest.mock import patch

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.play.records import timeline
from rococo_desktop.tools.rigging import rigged_game
from rococo_desktop.ui.game.tray import CONFIRM
from tests.ui.liking import liking
from tests.ui.table.playing import Player, begin, table


class EagerPlayer(Player):
    """Prefers what leads on to more decisions."""

    def pick(self, options: list[Target]) -> Target:
        """Any of the options, some more often."""
        if CONFIRM in options:
            return CONFIRM
        options = [target for target in options if target[0] != "picked"] or options
        return self.random.choices(options, [liking(target) for target in options])[0]


def main(arguments: list[str] | None = None) -> int:
    """Play, count, print; exit 0."""
    parser = argparse.ArgumentParser(prog="counting")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="none")
    parser.add_argument("--edition", default=Edition.DELUXE.value)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--rigged", action="store_true", help="begin with full purses and halls")
    given = parser.parse_args(arguments)
    modules = choosable_modules() if given.modules == "all" else ()
    kinds: Counter[str] = Counter()
    rigged = patch.object(timeline, "new_game", lambda rules, seed, start_seat: rigged_game(rules, seed))
    with rigged if given.rigged else nullcontext():
        for seed in range(given.first, given.first + given.games):
            scene, _ = begin(table(given.players, seed, modules, Edition(given.edition)))
            player = EagerPlayer(scene, seed)
            player.play()
            kinds += player.kinds
    print(json.dumps({"games": given.games, "kinds": dict(sorted(kinds.items()))}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
