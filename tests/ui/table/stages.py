"""Stages for tests of the table: games played quickly to a moment, and shown to a viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.seating import COLOURS, PERSON, SeatEntry, TableSetup
from rococo_desktop.play.session import Session
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.table.keys import COMMAND_KEYS
from rococo_desktop.ui.table.presenter import DecisionPresenter
from rococo_desktop.ui.table.stage import Command, Overlay, Stage
from rococo_desktop.ui.table.staging import Staging
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.prompts import prompt

MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")
NAMES = ("Ana", "Blanche", "Cyril", "Dorothea", "Maximilian")


def begin(
    players: int, modules: tuple[str, ...] = (), seed: int = 1, edition: Edition = Edition.DELUXE
) -> Session:
    """A new game of people who keep nothing from each other, so that no hand-over comes between."""
    seats = tuple(SeatEntry(NAMES[at], COLOURS[at], PERSON) for at in range(players))
    return Session.begin(TableSetup(seats, seed, edition, modules, table_rules={"privacy": "open"}))


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
    asked = session.decision(seat)
    told = kit.say(prompt(staging.defs, asked, staging.names, view)) if asked is not None else ""
    stage = staging.stage(kit, view, told)
    commands = tuple(
        Command(name, kit.say(message(f"command.{name}")), key, name not in {"redo", "end_turn"})
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


RARE = {
    "choose_three": (5, 1),
    "play_card": (5, 1),
    "main_action": (5, 1),
    "hire": (5, 1),
    "fund": (5, 1),
    "bonus": (5, 1),
    "choose": (5, 1),
    "acquire": (5, 1),
    "keep_or_spend": (5, 1),
    "rent_or_sell": (5, 1),
    "adorn": (5, 1),
    "place": (5, 1),
    "tailor": (5, 1),
    "exchange": (5, 1),
    "terrace": (5, 1),
    "pay_garment": (3, 1),
    "take_jewelry": (3, 1),
    "choose_from_pile": (3, 1),
    "choose_task": (5, 2),
    "depute_any": (5, 2),
    "discard_silk": (5, 2),
    "choose_opponent": (5, 3),
    "choose_from_supply": (3, 4),
    "choose_hall": (3, 11),
    "pick_discount": (5, 25),
}
"""For every kind of decision a game with all modules that meets it: players and seed."""


def moments(kits: tuple[Kit, ...]) -> dict[str, tuple[Stage, ...]]:
    """Every moment the layout is tested at, each staged once for every kit."""
    found: dict[str, tuple[Stage, ...]] = {}
    for players in range(1, 6):
        for modules in ((), MODULES):
            name = f"{players} players, {len(modules)} modules"
            late = False
            for session, decision in played(begin(players, modules)):
                if f"start, {name}" not in found:
                    found[f"start, {name}"] = tuple(staged(kit, session) for kit in kits)
                late = session.view(NOBODY).round == LAST and decision.kind == "play_card"
                if late:
                    found[f"round 7, {name}"] = tuple(fattened(staged(kit, session)) for kit in kits)
                    break
            assert late
    wanted: dict[tuple[int, int], list[str]] = {}
    for kind, game in RARE.items():
        wanted.setdefault(game, []).append(kind)
    for (players, seed), kinds in wanted.items():
        for session, decision in played(begin(players, MODULES, seed), seed):
            if decision.kind in kinds and len(decision.options) > 1:
                kinds.remove(decision.kind)
                found[decision.kind] = tuple(staged(kit, session) for kit in kits)
            if not kinds:
                break
        assert not kinds, kinds
    found |= _others(kits)
    return found


LAST = 7
CROWD = 12


def fattened(stage: Stage) -> Stage:
    """The same moment with twelve employees, three of them in hand, and twelve silk tiles, all different."""
    view, defs = stage.view, stage.defs
    assert view.own is not None
    staff = sorted(range(len(defs.employees)), key=lambda card: (card * 7) % len(defs.employees))[:CROWD]
    silk = tuple(range(min(CROWD, len(defs.faces))))
    own = view.own._replace(hand=tuple(staff[:3]), supply=tuple(staff[3:7]), silk=silk)
    rich = [
        facts._replace(
            livre=128,
            lace=12,
            thread=11,
            tiles=12,
            supply=9,
            hand=3,
            discard=tuple(staff[7:]),
            prestige=None if facts.prestige is None else 107,
        )
        for facts in view.seats
    ]
    lit = frozenset(("hand", card) for card in own.hand)
    return stage._replace(view=view._replace(own=own, seats=tuple(rich)), lit=lit, reachable=frozenset())


def crowded(stage: Stage, *zones: str) -> Stage:
    """The same with all cards, or all silk, to choose from."""
    full = fattened(stage)
    assert full.view.own is not None
    held = {
        "supply": full.view.own.supply,
        "discard": full.view.seats[full.view.viewer].discard,
        "silk": full.view.own.silk,
    }
    return full._replace(lit=frozenset((zone, piece) for zone in zones for piece in held[zone]))


def _others(kits: tuple[Kit, ...]) -> dict[str, tuple[Stage, ...]]:
    """Overlays, why not, marks, nobody, the other edition."""
    session, _ = next(
        (s, d)
        for s, d in played(begin(5, MODULES, 3), 3)
        if s.view(NOBODY).round == 6 and d.kind == "play_card"
    )
    stages = tuple(staged(kit, session) for kit in kits)
    long = "The queen's favor is taken, and besides you would need a master as the card of this turn."

    def changed(change: Callable[[Stage], Stage]) -> tuple[Stage, ...]:
        return tuple(change(stage) for stage in stages)

    found = {
        "log": changed(lambda stage: stage._replace(overlay=Overlay("log", scroll=2))),
        "seat": changed(lambda stage: fattened(stage)._replace(overlay=Overlay("seat", seat=1))),
        "exams": changed(lambda stage: stage._replace(overlay=Overlay("exams"))),
        "magnified": changed(lambda stage: stage._replace(overlay=Overlay("magnify", ("garments", 2)))),
        "why not": changed(lambda stage: stage._replace(why=long)),
        "enter": changed(lambda stage: stage._replace(enter="Enter plays the journeyman II, second needle")),
        "crowded staff": changed(lambda stage: crowded(stage, "supply", "discard")),
        "crowded silk": changed(lambda stage: crowded(stage, "silk")),
        "nobody": tuple(staged(kit, session, NOBODY) for kit in kits),
        "end of turn": changed(
            lambda stage: stage._replace(
                decision=None,
                lit=frozenset(),
                commands=tuple(command._replace(enabled=True) for command in stage.commands),
            )
        ),
        "marks": changed(
            lambda stage: stage._replace(
                marked={("guests", 3): 1, ("decorations", stage.defs.first_decoration): 2},
                glowing=frozenset({("guests", 4), ("garments", 1)}),
            )
        ),
    }
    classic, _ = next(
        (s, d)
        for s, d in played(begin(4, (), 7, Edition.CLASSIC), 7)
        if s.view(NOBODY).round == 6 and d.kind == "fund"
    )
    found["classic"] = tuple(staged(kit, classic) for kit in kits)
    return found
