"""Everything wrong with a state: what must hold at every decision of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rococo_desktop.model.places import ZONES, Shape
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules.core.counts import pieces_in_play
from rococo_desktop.rules.core.ruleset import Ruleset


def problems(rules: Ruleset, state: GameState) -> list[str]:
    """One line for each thing that is wrong; an empty list for a sound state."""
    return [
        *_lost_pieces(rules, state),
        *_bad_counters(state),
        *_bad_marks(rules, state),
        *_bad_order(state),
    ]


def _lost_pieces(rules: Ruleset, state: GameState) -> Iterable[str]:
    for kind, number in rules.pieces.items():
        lying = pieces_in_play(state, kind)
        if lying != [piece for piece, copies in number.items() for _ in range(copies)]:
            found, wanted = Counter(lying), Counter(number)
            yield f"{kind}s: missing {dict(wanted - found)}, too many {dict(found - wanted)}"


def _bad_counters(state: GameState) -> Iterable[str]:
    for seat, player in enumerate(state.players):
        for counter in ("livre", "lace", "thread", "prestige"):
            if getattr(player, counter) < 0:
                yield f"seat {seat} has {getattr(player, counter)} {counter}"


def _bad_marks(rules: Ruleset, state: GameState) -> Iterable[str]:
    marks = state.trademarks
    for space, garment in enumerate(state.guests):
        if (garment == EMPTY) != (marks[space] == NOBODY):
            yield f"guest space {space} has garment {garment} with the mark of {marks[space]}"
    for place, garment in zip(rules.fireworks, state.terrace, strict=True):
        if garment != EMPTY and marks[place] == NOBODY:
            yield f"a garment stands on the terrace at {place} without a trademark"
    all_halls = [seat for seat in marks[rules.first_all_halls :] if seat != NOBODY]
    if len(all_halls) != len(set(all_halls)):
        yield f"a seat holds two all-halls spaces: {all_halls}"
    for kind, limit in rules.decoration_limits.items():
        held = Counter(marks[place] for place in rules.places_by_kind[kind])
        del held[NOBODY]
        if held and max(held.values()) > limit:
            yield f"a seat funds more than {limit} of {kind.value}: {dict(held)}"


def _bad_order(state: GameState) -> Iterable[str]:
    for zone in ZONES.values():
        if zone.shape is Shape.PILE:
            for holder in state.players if zone.of_seat else (state,):
                pile = getattr(holder, zone.name)
                if list(pile) != sorted(pile):
                    yield f"{zone.name} is not sorted: {pile}"
