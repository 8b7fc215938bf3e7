"""Coins: what a seat pays flies to what it pays for, what it gains flies to its purse, one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rococo_desktop.model.events import Adjusted, Earned, Event, Marked, Moved
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.motion import tokens
from rococo_desktop.ui.motion.actors import Actor, Manner
from rococo_desktop.ui.motion.cast import Cast
from rococo_desktop.ui.motion.waves import Entrance, Wave
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.table_state.stage import Stage

TIME = 1.0
"""How many times as long as other things of its wave a coin is on its way, at every speed: with 2 coins are
half as fast, and nothing else is. A step waits for them."""
COUNTED = ("livre", "prestige", "lace", "thread")
FIVE = 5
"""The larger coin. More than five livre are paid with it as far as they go."""
MOST_GOODS = 4
DRIFT = (110, 84)
"""How far things come from, or go to, where nothing on the table gives or takes them."""
SOLD = frozenset({"garments", "hire", "drawers", "jewelry_display", "bag"})
"""Where what is paid for lies."""
GIVEN_UP = frozenset({"leaving", "removed", "resource_discard"})
"""Where goes what brings something when it is given up."""


def coins_of(livre: int) -> tuple[int, ...]:
    """So many livre in coins of five and of one; few are counted out one by one."""
    if livre <= FIVE:
        return (1,) * livre
    return (FIVE,) * (livre // FIVE) + (1,) * (livre % FIVE)


def payments(
    kit: Kit, stage: Stage, cast: Cast, events: Sequence[Event], ways: Sequence[Moved]
) -> list[Entrance]:
    """Everything that is paid and gained in a step."""
    totals: dict[tuple[int, str], int] = {}
    for event in events:
        if isinstance(event, Adjusted) and event.counter in COUNTED:
            key = (event.seat, event.counter)
            totals[key] = totals.get(key, 0) + event.change
    earns = any(isinstance(event, Earned) for event in events)
    found: list[Entrance] = []
    for (seat, counter), change in totals.items():
        purse = cast.goal_of((counter, seat))
        if purse is None or not change:
            continue
        other = None if earns else _other_end(stage, cast, events, ways, seat, change > 0)
        is_coin = counter == "livre"
        for start, goal, value in _thrown(purse, other, counter, change):
            token = tokens.coin(kit, value) if is_coin else tokens.good(kit, counter, value)
            size = token.rect
            manner = Manner.CARRY if counter == "prestige" else Manner.TOSS
            actor = Actor(token, size_at(size, start), size_at(size, goal), manner)
            wave = Wave.GAINS if change > 0 else Wave.PLAY
            found.append(Entrance(actor, wave, TIME if is_coin else 1.0))
    return found


def _thrown(purse: Rect, other: Rect | None, counter: str, change: int) -> Iterator[tuple[Rect, Rect, int]]:
    """From where to where each token flies, and what it is worth; those of one payment spread a little."""
    if other is None:
        other = purse.moved(-DRIFT[0], -DRIFT[1])
    # A purse is a line of a strip: coins fall on its sign, at the left.
    purse = Rect(purse.x, purse.y, min(purse.w, purse.h), purse.h)
    amount = abs(change)
    if counter == "livre":
        values = coins_of(amount)
    elif counter == "prestige":
        values = (amount,)
    else:
        values = (1,) * min(amount, MOST_GOODS)
    for at, value in enumerate(values):
        shift = (at * 2 - len(values) + 1) * 5
        spread = other.moved(shift, abs(shift) // 2)
        yield (spread, purse, value) if change > 0 else (purse, spread, value)


def _other_end(
    stage: Stage, cast: Cast, events: Sequence[Event], ways: Sequence[Moved], seat: int, gains: bool
) -> Rect | None:
    """What a seat pays for, or what it gains something by: a place of the table that this step is about."""
    for place in _about(stage, events, ways, seat, gains):
        rect = cast.goal_of(place) or cast.start_of(place)
        if rect is not None:
            return rect
    return None


def _about(
    stage: Stage, events: Sequence[Event], ways: Sequence[Moved], seat: int, gains: bool
) -> Iterator[Place]:
    for event in events:
        if isinstance(event, Marked) and event.seat == seat != NOBODY:
            yield ("trademarks", event.place)
    for way in ways:
        if gains and way.target[0] in {"guests", "garment_discard"}:
            yield way.target
        elif way.target[0] in GIVEN_UP if gains else way.source[0] in SOLD:
            yield way.source
    if gains and stage.view.seats[seat].resolving:
        yield ("resolving", seat)


def size_at(size: Rect, place: Rect) -> Rect:
    """A rectangle of this size in the middle of a place."""
    return place.centred((size.w, size.h))
