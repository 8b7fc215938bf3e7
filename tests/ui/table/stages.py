"""Stages for tests of the table: games played quickly to a moment, and shown to a viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.play.table_setup import COLOURS, PERSON, SeatEntry, TableSetup
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.keys.action_letters import COMMAND_KEYS
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.since_last_turn import EVENING, deeds_of, lines_before
from rococo_desktop.ui.table_state.stage import Caption, Command, Overlay, Stage
from rococo_desktop.ui.text.messages import Message, joined, message
from rococo_desktop.ui.text.piece_names import employee_name, exam_name, garment_name, hall_name
from rococo_desktop.ui.text.prompts import prompt
from rococo_desktop.ui.text.seat_and_module_names import changes
from tests.ui.table.meetings import MODULES, Configuration, game_of, meetings, possible_kinds, preferred

OUTDATED = "the rules meet other decisions now: run python -m tests.ui.table.meetings"
ALL = MODULES["all"]
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
        session.submit(decision.seat, preferred(decision, random).key)


def staged(kit: Kit, session: Session, viewer: int | None = None, staging: Staging | None = None) -> Stage:
    """What the table shows now to a viewer, by default to the seat that decides.

    Where a game is shown more than once its staging should be given, which need not read it from the start.
    """
    seat = session.deciding
    viewer = seat if viewer is None else viewer
    staging = Staging(session) if staging is None else staging
    view = session.view(viewer)
    decision = session.decision(viewer) if viewer != NOBODY else None
    asked = session.decision(seat)
    told = kit.say(prompt(staging.defs, asked, staging.names, view)) if asked is not None else ""
    stage = staging.stage(kit, view, told)
    commands = tuple(
        Command(name, kit.say(message(f"command.{name}")), key, name not in {"redo", "end_turn"})
        for name, key in COMMAND_KEYS.items()
    )
    log = staging.log(viewer)
    deeds = deeds_of(log, view, seat)
    evening = lines_before(log, deeds, view, EVENING)
    stage = stage._replace(commands=commands, chronicle=log, deeds=deeds, evening=evening)
    if decision is None:
        return stage
    presenter = DecisionPresenter(session, decision, view)
    return stage._replace(
        decision=decision,
        lit=presenter.lit,
        reachable=presenter.reachable,
        picked=presenter.picked,
        tray=presenter.tray(kit),
        bonus_left=presenter.bonus_left,
    )


LAST = 7
CROWD = 12


def moments(one: Configuration, kits: tuple[Kit, ...]) -> dict[str, tuple[Stage, ...]]:
    """The start, a rich seat in the last round, every possible kind of decision; staged for every kit."""
    found: dict[str, tuple[Stage, ...]] = {}
    defs: PublicDefinitions | None = None
    for seed, plies in meetings()[one].items():
        kinds = {ply: kind for kind, ply in plies.items()}
        session = begin(one.players, MODULES[one.modules], seed)
        staging = Staging(session)
        # The pieces of all games are the same: what was composed of them is then remembered for all.
        defs = defs or staging.defs
        assert staging.defs == defs
        staging.defs = defs
        for ply, (_, decision) in enumerate(played(session, seed)):
            if not found:
                found["start"] = tuple(staged(kit, session, staging=staging) for kit in kits)
            if ply in kinds:
                assert decision.kind == kinds[ply], f"{OUTDATED}: {one}, seed {seed}, ply {ply}"
                assert len(decision.options) > 1
                found[decision.kind] = tuple(staged(kit, session, staging=staging) for kit in kits)
            plays = "round 7" not in found and decision.kind == "play_card"
            if plays and session.view(NOBODY).round == LAST:
                rich = [staged(kit, session, staging=staging) for kit in kits]
                found["round 7"] = tuple(fattened(stage) for stage in rich)
            if ply >= max(kinds) and "round 7" in found:
                break
    missing = possible_kinds(one.ruleset()) - found.keys()
    assert not missing, f"{OUTDATED}: {one} does not meet {missing}"
    return found


def meeting(one: Configuration, kind: str) -> tuple[Session, Decision]:
    """A game at a decision of this kind, before it is made."""
    seed, ply = game_of(one, kind)
    games = played(begin(one.players, MODULES[one.modules], seed), seed)
    session, decision = next(islice(games, ply, None))
    assert decision.kind == kind, f"{OUTDATED}: {one}, {kind}"
    return session, decision


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


def explained(stage: Stage) -> Stage:
    """The same with a reason for every line of the log."""
    why = message("why.spoiling.plain", seat=NAMES[-1], rival=NAMES[-1])
    return stage._replace(chronicle=tuple(entry._replace(why=why) for entry in stage.chronicle))


def captions(defs: PublicDefinitions) -> dict[str, Caption]:
    """The longest things that are said while rivals act."""
    at = len(NAMES) - 1
    name, hall = NAMES[at], hall_name(1)
    card = max(range(len(defs.employees)), key=lambda one: len(defs.employees[one].id))
    exam = message("log.takes_exam", seat=name, card=employee_name(defs, card), exam=exam_name(1))
    paid = joined(changes([("livre", -5), ("prestige", 1)]))
    rents = message("log.rents_coat_master", seat=name, hall=hall, garment=garment_name(defs, 0))

    def line(deed: Message) -> Message:
        return message("log.line", seat=name, deeds=deed)

    return {
        "told": Caption(at, (line(message("log.changes", deed=exam, changes=paid)),)),
        "told with what follows": Caption(
            at, (line(rents),), (message("caption.leads", seats=name, hall=hall, n=1),)
        ),
    }


def others(kits: tuple[Kit, ...]) -> dict[str, tuple[Stage, ...]]:
    """Overlays, why not, marks, nobody, the other edition."""
    session, _ = next(
        (s, d) for s, d in played(begin(5, ALL, 3), 3) if s.view(NOBODY).round == 6 and d.kind == "play_card"
    )
    stages = tuple(staged(kit, session) for kit in kits)
    long = "The queen's favor is taken, and besides you would need a master as the card of this turn."

    def changed(change: Callable[[Stage], Stage]) -> tuple[Stage, ...]:
        return tuple(change(stage) for stage in stages)

    found = {
        "log": changed(lambda stage: explained(stage)._replace(overlay=Overlay("log", scroll=2))),
        "seat": changed(lambda stage: fattened(stage)._replace(overlay=Overlay("seat", seat=1))),
        "exams": changed(lambda stage: stage._replace(overlay=Overlay("exams"))),
        "magnified": changed(lambda stage: stage._replace(overlay=Overlay("magnify", ("garments", 2)))),
        "why not": changed(lambda stage: stage._replace(why=long)),
        "enter": changed(lambda stage: stage._replace(enter="Enter plays the journeyman II, second needle")),
        "aside": tuple(
            stage._replace(aside=kit.say(message("click.framed.card")))
            for kit, stage in zip(kits, stages, strict=True)
        ),
        **{
            name: tuple(
                stage._replace(enter=kit.say(message("bar.skip")), told=told)
                for kit, stage in zip(kits, stages, strict=True)
            )
            for name, told in captions(stages[0].defs).items()
        },
        "crowded staff": changed(lambda stage: crowded(stage, "supply", "discard")),
        "crowded silk": changed(lambda stage: crowded(stage, "silk")),
        "nobody": tuple(staged(kit, session, NOBODY) for kit in kits),
        "silence": changed(
            lambda stage: stage._replace(commands=(Command("mute", "Silence", "F4", True), *stage.commands))
        ),
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
