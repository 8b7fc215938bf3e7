"""The beats of a rival's choice: the card, the deed, what follows from it, one after the other.

Own choices go in one: whoever made them knows what they were. What Madame du Barry does stands beside
her card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rococo_desktop.model.events import (
    BoughtJewelry,
    ClaimedFavor,
    Deputed,
    Event,
    FavorMoved,
    ForfeitedAction,
    ForfeitedBonus,
    Funded,
    Hired,
    HiredSpecialist,
    Marked,
    MarkedTask,
    Moved,
    ReachedAllHalls,
    Rented,
    Sold,
    Tailored,
    TookExam,
    TookJewelry,
    UsedBonus,
)
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.motion.steps import Outlook, Step
from rococo_desktop.ui.motion.view_unfolding import standings, unfold
from rococo_desktop.ui.table_state.stage import Caption
from rococo_desktop.ui.text.captions import Herald, leaders_told

DEEDS = (
    BoughtJewelry
    | ClaimedFavor
    | Deputed
    | ForfeitedAction
    | ForfeitedBonus
    | Funded
    | Hired
    | HiredSpecialist
    | MarkedTask
    | ReachedAllHalls
    | Rented
    | Sold
    | Tailored
    | TookExam
    | TookJewelry
    | UsedBonus
)
"""What is told as it begins: whatever pays for it comes after it."""
DONE_WITH = frozenset(
    {("hire", "hand"), ("hire", "supply"), ("garments", "bench"), ("jewelry_display", "jewelry")}
)
"""Where from and where to goes what a deed is done with: what comes after it follows from the deed."""
TOLD_APART = frozenset({("hand", "resolving"), ("supply", "discard"), ("bag", "drawn")})
"""Where from and where to goes what is a deed by itself: a card is played or shown, a tile is drawn."""
PUT_AWAY = frozenset({"discard", "removed"})
BEEN_PLAYED = frozenset({"resolving", "leaving", "examined"})
SHELVES = ("garments", "hire", "drawers", "jewelry_display")


def told_in_beats(
    steps: Sequence[Step],
    before: PlayerView,
    outlook: Outlook,
    viewer: int,
    defs: PublicDefinitions,
    names: tuple[str, ...],
) -> tuple[Step, ...]:
    """The same steps with those of rivals in beats, each with its caption where there is something to say."""
    found: list[Step] = []
    herald = Herald(defs, names, before)
    view, halls = before, outlook[1]
    for step in steps:
        if step.seat == viewer or step.seat not in defs.people:
            herald.tell(step.seat, step.events)
            found.append(step)
        else:
            for beat in _beats(step, view, (outlook[0], halls), defs):
                said = Caption(
                    step.seat,
                    tuple(herald.tell(step.seat, beat.events)),
                    tuple(leaders_told(halls, beat.halls, names)),
                )
                found.append(beat._replace(told=_still_told(found, said)))
                halls = beat.halls
        view, outlook, halls = step.view, (step.market, step.halls), step.halls
    return tuple(found)


def _still_told(found: Sequence[Step], said: Caption) -> Caption | None:
    """What is said of a beat; where that is nothing, what was said of the beat before still holds."""
    if said.deed or said.follows:
        return said
    return found[-1].told if found and found[-1].seat == said.seat else None


def _beats(step: Step, before: PlayerView, outlook: Outlook, defs: PublicDefinitions) -> Iterator[Step]:
    """One step as several: each but the last ends with the table as far as events tell it."""
    parts = list(cut(step.events))
    view = before
    for events in parts[:-1]:
        view = unfold(view, events)
        yield step._replace(
            events=events,
            view=view,
            market=step.market if _same_shelves(view, step.view) else outlook[0],
            halls=standings(outlook[1], step.halls, view, step.view, defs),
        )
    yield step._replace(events=parts[-1] if parts else ())


def cut(events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """The events of one choice, cut where a deed begins, and where it is done and something follows."""
    part: list[Event] = []
    for event in events:
        if part and (_begins(part, event) or _is_done(part)):
            yield tuple(part)
            part = []
        part.append(event)
    if part:
        yield tuple(part)


def _begins(part: Sequence[Event], event: Event) -> bool:
    match event:
        case UsedBonus():
            # One that uses another's: they are told together.
            return not all(isinstance(one, UsedBonus) for one in part)
        case Moved(_, (source, _), (target, _)):
            if source in BEEN_PLAYED and target in PUT_AWAY:
                return not isinstance(part[0], ForfeitedBonus)
            return (source, target) in TOLD_APART
    return isinstance(event, DEEDS)


def _is_done(part: Sequence[Event]) -> bool:
    match part[-1]:
        case Marked() | FavorMoved():
            return True
        case Moved(_, (source, _), (target, _)):
            return (source, target) in DONE_WITH
    return False


def _same_shelves(one: PlayerView, other: PlayerView) -> bool:
    return all(getattr(one, shelf) == getattr(other, shelf) for shelf in SHELVES)
