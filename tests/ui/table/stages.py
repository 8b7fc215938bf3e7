"""Stages for tests of the table: games played quickly to a moment, and shown to a viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.seating import COLOURS, PERSON, SeatEntry, TableSetup
from rococo_desktop.play.session import Session
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.table.keys import COMMAND_KEYS
from rococo_desktop.ui.table.presenter import DecisionPresenter
from rococo_desktop.ui.table.stage import Command, Stage
from rococo_desktop.ui.table.staging import Staging
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.prompts import prompt

MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")
NAMES = ("Ana", "Blanche", "Cyril", "Dorothea", "Maximilian")


def begin(
    players: int, modules: tuple[str, ...] = (), seed: int = 1, edition: Edition = Edition.DELUXE
) -> Session:
    """A new game of people."""
    seats = tuple(SeatEntry(NAMES[at], COLOURS[at], PERSON) for at in range(players))
    return Session.begin(TableSetup(seats, seed, edition, modules))


def played(session: Session, seed: int = 1) -> Iterator[tuple[Session, Decision]]:
    """Play a game at random, stopping at every decision before it is made."""
    random = Random(seed)
    while session.deciding != NOBODY:
        decision = session.decision(session.deciding)
        assert decision is not None
        yield session, decision
        options = decision.options
        if decision.kind == "bonus":
            options = options[:1]
        session.submit(decision.seat, random.choice(options).key)


def staged(kit: Kit, session: Session, viewer: int | None = None) -> Stage:
    """What the table shows now to a viewer, by default to the seat that decides."""
    seat = session.deciding
    viewer = seat if viewer is None else viewer
    staging = Staging(session)
    view = session.view(viewer)
    decision = session.decision(viewer) if viewer != NOBODY else None
    told = prompt(staging.defs, session.decision(seat), staging.names, view) if seat != NOBODY else None
    stage = staging.stage(kit, view, kit.say(told) if told else "")
    commands = tuple(
        Command(name, kit.say(message(f"command.{name}")), key, name != "redo" and name != "end_turn")
        for name, key in COMMAND_KEYS.items()
    )
    stage = stage._replace(commands=commands, chronicle=staging.log(viewer))
    if decision is None:
        return stage
    presenter = DecisionPresenter(session, decision, view)
    return stage._replace(
        decision=decision,
        lit=presenter.lit,
        reachable=presenter.reachable,
        picked=presenter.picked,
        tray=presenter.tray(kit),
    )
