"""Games for the tests of play: tables, random play, and records to be looked at and damaged."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

from rococo_desktop.content import Overrides
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.header import SeatEntry, TableSetup, box_for
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.records.write_lock import FILE as WRITERS

COLOURS = ("purple", "black", "yellow", "blue", "white")
NAMES = ("Ana", "Břetislav", "Zoë", "Юля", "Ł 5")
TABLES = [(players, edition) for players in (2, 3, 4, 5) for edition in Edition]
SEED = 6_482_907_153_288_417_905
"""So large that it is met nowhere by chance."""


def boxes(modules: tuple[str, ...], overrides: Overrides) -> Box:
    """As the game's own `box_for`, each box read once."""
    return _box(modules, json.dumps(overrides, sort_keys=True))


@cache
def _box(modules: tuple[str, ...], overrides: str) -> Box:
    return box_for(modules, json.loads(overrides))


def table(
    players: int = 2,
    edition: Edition = Edition.DELUXE,
    seed: int = SEED,
    agents: tuple[int, ...] = (),
    modules: tuple[str, ...] = (),
) -> TableSetup:
    """A table with the first so many seats; those named are played by an agent."""
    seats = tuple(
        SeatEntry(NAMES[seat], COLOURS[seat], "random" if seat in agents else "person")
        for seat in range(players)
    )
    return TableSetup(seats, seed, edition, modules, table_rules={"privacy": "turn", "ledger": True})


def begin(
    players: int = 2,
    edition: Edition = Edition.DELUXE,
    file: Path | None = None,
    seed: int = SEED,
    agents: tuple[int, ...] = (),
    modules: tuple[str, ...] = (),
) -> Session:
    """A session just dealt."""
    return Session.begin(table(players, edition, seed, agents, modules), file, DiskSync.NEVER, boxes=boxes)


def choose(session: Session, random: Random) -> bool:
    """Make one random choice; False if the game is over."""
    seat = session.deciding
    if seat == NOBODY:
        return False
    decision = session.decision(seat)
    assert decision is not None
    session.submit(seat, random.choice(decision.options).key)
    return True


def play(session: Session, random: Random, choices: int = 10_000) -> Session:
    """Make so many random choices, or as many as the game has."""
    for _ in range(choices):
        if not choose(session, random):
            break
    return session


def one_garment() -> Session:
    """The last card of round one, a journeyman: one garment can be made with it, and no other."""
    session = begin(3, seed=42)
    first = session.deciding
    plan = iter(
        ("play:e0d", "action:acquire", "take:0", "keep", "bonus:forfeit", "play:e0a", "action:forfeit")
    )
    while True:
        decision = session.decision(session.deciding)
        assert decision is not None
        if decision.kind == "choose_three":
            session.submit(decision.seat, "choose:e0a+e0b+e0d")
            continue
        key = next(plan, "") if decision.seat == first else decision.options[-1].key
        if not key:
            return session
        session.submit(decision.seat, key)


def wander(session: Session, random: Random, steps: int) -> None:
    """Play like a person who changes their mind: choose, undo, redo, restart, revise."""
    for _ in range(steps):
        roll = random.random()
        if roll < 0.15 and session.can_undo:
            session.undo()
        elif roll < 0.25 and session.can_redo:
            session.redo()
        elif roll < 0.28 and session.can_undo:
            session.restart_turn()
        elif roll < 0.35 and (revisions := revising(session)):
            seat = random.choice(revisions)
            decision = session.revision(seat)
            assert decision is not None
            session.submit(seat, random.choice(decision.options).key)
        else:
            choose(session, random)


def revising(session: Session) -> list[int]:
    """The seats that may still change their secret choice."""
    return [seat for seat in range(len(session.record.seats)) if session.revision(seat) is not None]


def state_of(session: Session) -> GameState:
    """What a session keeps to itself."""
    return session._timeline.state


def resume(file: Path) -> Session:
    """Go on with the game in a file."""
    return Session.resume(file, DiskSync.NEVER, boxes)


def files_in(folder: Path) -> list[str]:
    """The names of all files in a folder, but for the one that says who plays which game."""
    return sorted(path.name for path in folder.iterdir() if path.is_file() and path.name != WRITERS)


def without_figures(file: Path, data: str = "") -> Path:
    """Write a record as version 0.1 did, which kept no figures; `data` in place of the digest it names."""
    text = file.read_text(encoding="utf-8")
    found = [line for line in text.splitlines(keepends=True) if not line.startswith("figures ")]
    header = json.loads(found[1].removeprefix("header "))
    del header["figures"]
    header["data"] = data or header["data"]
    found[1] = f"header {json.dumps(header)}\n"
    file.write_text("".join(found), encoding="utf-8")
    return file


def small_record(file: Path, choices: int = 40, seed: int = 3) -> Session:
    """A two-player game some turns old, with an undo in it, kept in a file."""
    random = Random(seed)
    session = begin(2, file=file, seed=seed)
    wander(session, random, choices)
    return session
