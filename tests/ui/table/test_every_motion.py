"""Every kind of event has its motion, or a reason why it is seen at rest alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import get_args

from rococo_desktop.model.events import (
    Adjusted,
    BecameStartPlayer,
    BoughtJewelry,
    ClaimedFavor,
    CountBegan,
    Deputed,
    Earned,
    Event,
    ForfeitedAction,
    ForfeitedBonus,
    Funded,
    GameEnded,
    HasChosen,
    Hired,
    HiredSpecialist,
    MarkedTask,
    Mixed,
    Moved,
    Noted,
    Poured,
    ReachedAllHalls,
    Rented,
    RivalReasoned,
    RoundBegan,
    SentToTerrace,
    Sold,
    Tailored,
    Telling,
    TookExam,
    TookJewelry,
    TurnBegan,
    UsedBonus,
)
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.motion.choreographer import Choreographer
from rococo_desktop.ui.motion.view_unfolding import unfold
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.window.scene import SceneStack
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
STILL_TOLD: dict[type[Event], str] = {
    RoundBegan: "the bar counts it, and the start of the round is a scene",
    TurnBegan: "the strip of who acts lights up",
    HasChosen: "nobody may see what; the bar says who is asked",
    CountBegan: "the last night is a scene of its own",
    SentToTerrace: "the garment walks",
    GameEnded: "the result is a scene of its own",
    Mixed: "nobody can tell a stack that is mixed from one that is not",
    RivalReasoned: "her rule is written beside her card",
    Earned: "the coins of all seats fly, and the sum is a scene",
    ClaimedFavor: "the favor flies",
    Hired: "the card flies",
    HiredSpecialist: "the card flies",
    Deputed: "the card leaves and the coins fly",
    Funded: "the trademark drops and the decoration lights up",
    ReachedAllHalls: "the trademark drops",
    Tailored: "the garment comes to the bench and the goods fly",
    Sold: "the garment leaves and the coins fly",
    Rented: "the garment walks to its guest",
    BoughtJewelry: "the jewelry and the coins fly",
    TookJewelry: "the jewelry flies",
    MarkedTask: "the tick flies",
    TookExam: "the cards fly",
    UsedBonus: "what the bonus brings flies",
    ForfeitedAction: "nothing happens, and the log says so",
    ForfeitedBonus: "nothing happens, and the log says so",
}
"""What is told beside events that move, or for the log alone."""
MOVES_TOLD = frozenset({BecameStartPlayer})
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
    return (name,)


def test_whatever_the_rules_tell_moves_something_or_says_why_not() -> None:
    assert set(get_args(Telling)) == STILL_TOLD.keys() | MOVES_TOLD


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
    told = {(kind.__name__,) for kind in STILL_TOLD}
    still = {kind for kind in tried if not moved[kind]} - told
    assert not still - STILL.keys(), "these kinds of events move nothing, and nobody says why"
    assert not {kind for kind in STILL if moved[kind]}, "these kinds move, and are said to be still"
    assert moved.keys() >= {("Marked",), ("FavorMoved",), ("Noted", "tasks"), ("BecameStartPlayer",)}
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
