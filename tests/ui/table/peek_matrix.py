"""The peek matrix: every way in which people, seats, eyes, games and settings change, at every moment.

    python -m tests.ui.table.peek_matrix --privacy turn --moment decides:play_card [--way "own name"]

Two people and an agent sit at the table, with everything in the box. At each moment each way is gone in two
houses (`peeking.py`), and then whatever can be done is done there without saying who one is; after that
somebody says so, and the game goes on for a while.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.table_setup import COLOURS, PERSON, SeatEntry, TableSetup
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.scenes.interlude import Interlude
from tests.play.games import boxes
from tests.ui.table.meetings import MODULES, Configuration, game_of, possible_kinds
from tests.ui.table.peek_ways import WAYS, WHEN_OVER, Place
from tests.ui.table.peeking import Houses
from tests.ui.table.playing import NAMES, ROOM
from tests.ui.table.stages import begin, played

TABLE = Configuration(3, "all")
USUAL = "play_card"
OVER, OPENING = "over", "opening"
PRIVACIES = ("turn", "hold")


class Deal(NamedTuple):
    """A game up to a decision: its seed, who decides, and what was chosen before."""

    seed: int
    seat: int
    keys: tuple[tuple[int, str], ...]


@cache
def deal_of(kind: str) -> Deal:
    """A game that comes to a kind of decision; one that is over, or one that has not begun."""
    seed, ply = game_of(TABLE, USUAL if kind in {OVER, OPENING} else kind)
    session = begin(TABLE.players, MODULES[TABLE.modules], seed)
    if kind == OPENING:
        return Deal(seed, session.deciding, ())
    for number, (_, decision) in enumerate(played(session, seed)):
        if number == ply and kind != OVER:
            assert decision.kind == kind
            return Deal(seed, decision.seat, _chosen(session))
    return Deal(seed, 0, _chosen(session))


def _chosen(session: Session) -> tuple[tuple[int, str], ...]:
    return tuple((one.seat, one.key) for one in session._timeline.played[1:])


def begun(deal: Deal, privacy: str, folder: Path) -> tuple[Houses, Place]:
    """The houses of such a game, and who sits where: the one who decides, the next as well, and an agent."""
    own, other, agent = (deal.seat, (deal.seat + 1) % 3, (deal.seat + 2) % 3)
    seats = tuple(
        SeatEntry(NAMES[at], COLOURS[at], "random" if at == agent else PERSON) for at in range(TABLE.players)
    )
    modules = MODULES[TABLE.modules]
    table = TableSetup(seats, deal.seed, Edition.DELUXE, modules, table_rules={"privacy": privacy})
    session = Session.begin(table, folder / "ball-1.rococo", DiskSync.NEVER, boxes=boxes)
    for seat, key in deal.keys:
        session.submit(seat, key)
    return Houses(session, folder), Place(own, other, agent)


# Moments.


def until(houses: Houses, reached: Callable[[], bool], most: int = 400) -> None:
    """Play on until then, without looking."""
    random = Random(3)
    for _ in range(most):
        if reached():
            return
        if houses.asked and not isinstance(houses.top, Interlude):
            houses.act(random)
        elif isinstance(houses.top, Interlude):
            houses.choose(("region", "anywhere"))
        houses.pass_time(0.09)
    raise AssertionError(f"{houses.where}: that moment never comes")


def decides(kind: str) -> Callable[[Houses], None]:
    """Somebody looks and has to decide."""
    return lambda houses: until(houses, lambda: houses.asked == kind and houses.watch() != NOBODY)


def hands(houses: Houses) -> None:
    """The table waits for somebody to say who they are."""
    until(houses, lambda: houses.asked == "handover")


def half_chosen(houses: Houses) -> None:
    """Some of what is to be chosen is picked."""
    decides("choose_three")(houses)
    houses.choose(houses.any_target(Random(1)))


def ends(houses: Houses) -> None:
    """A turn is over but for the word."""
    until(houses, lambda: houses.asked == "end_turn" and houses.watch() != NOBODY)


def moves(houses: Houses) -> None:
    """Something of one's own is on its way."""
    decides(USUAL)(houses)
    houses.choose(houses.any_target(Random(1)))
    until(houses, lambda: bool(houses.top.moving()))


def others_move(houses: Houses) -> None:
    """An agent's doings are on their way."""
    until(houses, lambda: houses.table.flow.mood is WaitingFor.WAITS)
    until(houses, lambda: bool(houses.top.moving()))


def reads(houses: Houses) -> None:
    """Something is to be read between two rounds."""
    until(houses, lambda: isinstance(houses.top, Interlude))


def magnifies(houses: Houses) -> None:
    """A card of one's own lies open, large."""
    decides(USUAL)(houses)
    own = next(spot.target for spot in houses.top.picture(ROOM).hotspots if spot.target[0] == "hand")
    houses.both(lambda scene: scene.point(own))
    houses.choose(("command", "magnify"))


def log_is_open(houses: Houses) -> None:
    """The log lies over the table."""
    decides(USUAL)(houses)
    houses.choose(("command", "log"))


def replays(houses: Houses) -> None:
    """What the others did is shown again."""
    decides(USUAL)(houses)
    houses.both(lambda scene: scene.key_down(Key("f3")))
    houses.pass_time(0.09)


def stays(houses: Houses) -> None:
    """As it opens."""


def moments() -> dict[str, tuple[str, Callable[[Houses], None]]]:
    """Every moment: the game it is reached from, and how."""
    kinds = sorted(possible_kinds(TABLE.ruleset()))
    return {f"decides:{kind}": (kind, decides(kind)) for kind in kinds} | {
        "handover": (USUAL, hands),
        "half chosen": ("choose_three", half_chosen),
        "end of turn": (USUAL, ends),
        "in motion": (USUAL, moves),
        "others in motion": (USUAL, others_move),
        "interlude": (USUAL, reads),
        "magnified": (USUAL, magnifies),
        "log": (USUAL, log_is_open),
        "replay": (USUAL, replays),
        "opening": (OPENING, stays),
        "over": (OVER, stays),
    }


# The matrix.


class Found(NamedTuple):
    """What one cell, or many, showed."""

    cells: int = 0
    frames: int = 0
    by_nobody: int = 0
    said: int = 0
    differences: tuple[str, ...] = ()

    def plus(self, other: Found) -> Found:
        """Both together."""
        return Found(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))  # type: ignore[operator]


def cell(privacy: str, moment: str, way: str, looks_around: bool = True) -> Found:
    """Go one way at one moment, and look around afterwards."""
    kind, reach = moments()[moment]
    with tempfile.TemporaryDirectory() as folder:
        houses, place = begun(deal_of(kind), privacy, Path(folder))
        houses.where = f"{privacy}, {moment}, {way}"
        reach(houses)
        houses.compare("the moment")
        WAYS[way](houses, place)
        if looks_around:
            _afterwards(houses)
    return Found(1, houses.frames, houses.by_nobody, houses.said, tuple(houses.differences))


def _afterwards(houses: Houses) -> None:
    """Whatever can be done without a word; then the word, and the game goes on."""
    random = Random(2)
    for round_ in range(4):
        houses.rest()
        if houses.asked == "over" or not _is_table(houses):
            houses.compare("over")
            return
        if round_ == 0:
            houses.look_around()
        if houses.asked == "handover":
            houses.compare_fresh()
        houses.act(random)
        houses.compare("acted")


def _is_table(houses: Houses) -> bool:
    return houses.top is houses.table


def ways_at(moment: str) -> list[str]:
    """The ways there are at a moment."""
    return [way for way in WAYS if moment != "over" or way in WHEN_OVER]


def row(privacy: str, moment: str) -> Found:
    """All ways at one moment."""
    found = Found()
    for way in ways_at(moment):
        found = found.plus(cell(privacy, moment, way))
    return found


def main() -> None:
    """One row, or one cell, as JSON; a row by the name of its moment or by its number, of so many."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--privacy", choices=PRIVACIES, default="turn")
    parser.add_argument("--moment", default="")
    parser.add_argument("--part", type=int, default=0)
    parser.add_argument("--of", type=int, default=1)
    parser.add_argument("--way", default="")
    given = parser.parse_args()
    found, rows = Found(), [given.moment] if given.moment else list(moments())[given.part :: given.of]
    for moment in rows:
        found = found.plus(
            cell(given.privacy, moment, given.way) if given.way else row(given.privacy, moment)
        )
    print(json.dumps({"moments": rows, **found._asdict()}))


if __name__ == "__main__":
    main()
