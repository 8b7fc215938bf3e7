"""Every kind of event has its motion, or a reason why it is seen at rest alone."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import get_args

import rococo_desktop.rules
from rococo_desktop.model.events import (
    Adjusted,
    Event,
    FavorMoved,
    Marked,
    Moved,
    Noted,
    Poured,
    Scored,
    Told,
)
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.session import Session
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.motion.choreographer import Choreographer
from rococo_desktop.ui.motion.unfolding import unfold
from rococo_desktop.ui.scene import SceneStack
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table.staging import Staging
from tests.ui.table.playing import services, table
from tests.ui.table.test_whole_games import ALL

Kind = tuple[str, ...]

STILL: dict[Kind, str] = {
    ("Adjusted", "journeyman_exams"): "the number of examinations passed changes on the strip",
    ("Adjusted", "master_exams"): "the number of examinations passed changes on the strip",
    ("Noted", "exam"): "the boxes for the tasks of the next examination appear on the strip",
    ("Noted", "matching_jewelry"): "a fact for the rules; nothing lies on the table for it",
    ("Scored",): "the last night counts every line from where it lies",
    ("Moved", "garment_bag", "set_aside"): "both are the same sack on the table",
    ("Poured", "set_aside", "garment_bag"): "both are the same sack on the table",
    ("Moved", "resolving", "leaving"): "it still lies where cards are played; it moves when it leaves",
    ("Moved", "resolving", "examined"): "it still lies where cards are played; it moves when it leaves",
    ("Moved", "rival_supply", "rival_discard"): "her piles lie under her card",
    ("Poured", "rival_discard", "rival_supply"): "her piles lie under her card",
}
"""Events that move nothing, and why."""
STILL_TOLD: dict[str, str] = {
    "round": "the bar counts it, and the start of the round is a scene",
    "turn": "the strip of who acts lights up",
    "has_chosen": "nobody may see what; the bar says who is asked",
    "final_scoring": "the last night is a scene of its own",
    "terrace": "the garment walks",
    "game_over": "the result is a scene of its own",
    "mixed": "nobody can tell a stack that is mixed from one that is not",
    "rival_rule": "her rule is written beside her card",
    "income": "the coins of all seats fly, and the sum is a scene",
    "claims_favor": "the favor flies",
    "hires": "the card flies",
    "hires_specialist": "the card flies",
    "deputes": "the card leaves and the coins fly",
    "funds": "the trademark drops and the decoration lights up",
    "all_halls": "the trademark drops",
    "tailors": "the garment comes to the bench and the goods fly",
    "sells": "the garment leaves and the coins fly",
    "rents": "the garment walks to its guest",
    "buys_jewelry": "the jewelry and the coins fly",
    "takes_jewelry": "the jewelry flies",
    "marks_task": "the tick flies",
    "takes_exam": "the cards fly",
    "uses_bonus": "what the bonus brings flies",
    "forfeits_action": "nothing happens, and the log says so",
    "forfeits_bonus": "nothing happens, and the log says so",
}
"""What is told beside events that move, or for the log alone."""
MOVES_TOLD = frozenset({"start_player"})
"""What is told and moves something by itself: the thimble."""
ROOM = Size(1280, 720)
TRIES = 12
"""How often a kind may come by before it must have moved: once is enough."""


def kind_of(event: Event) -> Kind:
    """What kind of event it is."""
    name = type(event).__name__
    match event:
        case Moved(_, source, target) | Poured(_, source, target):
            return (name, source[0], target[0])
        case Adjusted(_, counter, _):
            return (name, counter)
        case Noted(_, fact, _):
            return (name, fact)
        case Told(key):
            return (name, key)
    return (name,)


def told_keys() -> set[str]:
    """Every key the rules tell, read from their sources."""
    found: set[str] = set()
    for path in Path(rococo_desktop.rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            if is_call and node.func.attr == "tell" and isinstance(node.args[0], ast.Constant):  # type: ignore[attr-defined]
                found.add(str(node.args[0].value))  # type: ignore[attr-defined]
    return found | {"rival_rule"}


def test_whatever_the_rules_tell_moves_something_or_says_why_not() -> None:
    assert told_keys() == STILL_TOLD.keys() | MOVES_TOLD


def test_there_is_no_other_type_of_event() -> None:
    assert set(get_args(Event)) == {Moved, Poured, Adjusted, Marked, FavorMoved, Noted, Scored, Told}


TABLES = ((1, ALL, Edition.DELUXE, 6), (3, ALL, Edition.DELUXE, 6), (2, (), Edition.CLASSIC, 2))


def test_every_kind_of_event_moves_something_or_says_why_not() -> None:
    kit = services(SceneStack()).kit()
    moved: Counter[Kind] = Counter()
    tried: Counter[Kind] = Counter()
    for players, modules, edition, seed in TABLES:
        session, chance = Session.begin(table(players, seed, modules, edition)), Random(seed)
        staging = Staging(session)
        while session.deciding != NOBODY:
            view, steps = session.view(0), session.steps
            decision = session.decision(session.deciding)
            assert decision is not None
            session.submit(session.deciding, chance.choice(decision.options).key)
            events = [event for one in session.events(0, steps) for event in one.events]
            _try(kit, staging, view, events, moved, tried)
    told = {kind for kind in tried if kind[0] == "Told" and kind[1] in STILL_TOLD}
    still = {kind for kind in tried if not moved[kind]} - told
    assert not still - STILL.keys(), "these kinds of events move nothing, and nobody says why"
    assert not {kind for kind in STILL if moved[kind]}, "these kinds move, and are said to be still"
    assert moved.keys() >= {("Marked",), ("FavorMoved",), ("Noted", "tasks"), ("Told", "start_player")}
    assert len(moved) > 35


def _try(
    kit: Kit,
    staging: Staging,
    view: PlayerView,
    events: Sequence[Event],
    moved: Counter[Kind],
    tried: Counter[Kind],
) -> None:
    """Play events one by one; let each kind be moved until it has, or has had its tries."""
    for event in events:
        kind = kind_of(event)
        after = unfold(view, [event])
        if not moved[kind] and tried[kind] < TRIES:
            tried[kind] += 1
            was, stage = staging.stage(kit, view), staging.stage(kit, after)
            pictures = (compose(kit, ROOM, was), compose(kit, ROOM, stage))
            moved[kind] += bool(Choreographer(kit, was, stage, *pictures).actors([event]))
        view = after
