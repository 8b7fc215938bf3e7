"""F: the final scoring, seven steps, written line by line on the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rococo_desktop.model import score_causes
from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.definitions import Majority
from rococo_desktop.model.effects import Effect, Exchange, Gain
from rococo_desktop.model.events import CountBegan, GameEnded, SentToTerrace
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Colour, DecorationKind, Edition
from rococo_desktop.rules.core.bonuses import exchange_times, gain_amount
from rococo_desktop.rules.core.counts import garments_of, staff_of
from rococo_desktop.rules.core.rounds import seats_in_order
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

ROYAL_HALL = 0
SEATS_WITH_SECOND_PLACE = 3
"""With two players only the first place scores (F3, F4)."""


def begin_scoring(table: Table) -> None:
    """Every step of the final scoring, in order."""
    table.tell(CountBegan())
    table.follow("scoring")


def score_livre(table: Table) -> None:
    """Ten livre given back make one point; the rest stays for the tie-break (F1)."""
    rate = table.rules.figures.livre_per_prestige
    for seat in seats_in_order(table.state):
        points = table.state.players[seat].livre // rate
        if points:
            table.adjust(seat, "livre", -points * rate)
            table.score(seat, points, score_causes.LivreGivenBack(points * rate))


def crown_points(rules: Ruleset, state: GameState, seat: int, card: int) -> int:
    """What this card's crown bonus would bring the seat now."""
    return sum(_crown_effect_points(rules, state, seat, effect) for effect in rules.employees[card].crown)


def _crown_effect_points(rules: Ruleset, state: GameState, seat: int, effect: Effect) -> int:
    if isinstance(effect, Gain):
        return gain_amount(rules, state, seat, effect)
    assert isinstance(effect, Exchange)
    return effect.prestige * exchange_times(state, seat, effect)


def score_crowns(table: Table) -> None:
    """The crown bonuses of everybody's whole staff (F2); goods given back are always all given back."""
    for seat in seats_in_order(table.state):
        for card in sorted(staff_of(table.state, seat)):
            points = crown_points(table.rules, table.state, seat, card)
            if points:
                for effect in table.rules.employees[card].crown:
                    if isinstance(effect, Exchange):
                        times = exchange_times(table.state, seat, effect)
                        for counter, number in effect.give:
                            table.adjust(seat, counter, -number * times)
                table.score(seat, points, score_causes.Crowned(card))


def score_favor(table: Table) -> None:
    """The queen's favor held at the end (F2)."""
    if table.state.favor != NOBODY:
        table.score(table.state.favor, table.rules.figures.favor_prestige, score_causes.FavorHeld())


class MajorityClaim(NamedTuple):
    """What one seat has to show for a majority; claims compare in the order of the tie-breaks."""

    number: int
    first_tie_break: int
    second_tie_break: int
    seat: int


def hall_claims(rules: Ruleset, state: GameState, hall: int) -> list[MajorityClaim]:
    """Garments, those on master spaces, then the musicians, of everybody with a garment there (F3)."""
    marks = state.trademarks
    claims = []
    for seat in range(len(state.players)):
        spaces = [
            space
            for space in rules.hall_spaces[hall]
            if marks[space] == seat and state.guests[space] != EMPTY
        ]
        if spaces:
            masters = sum(rules.side.guest_spaces[space].master for space in spaces)
            claims.append(
                MajorityClaim(len(spaces), masters, int(marks[rules.musicians[hall]] == seat), seat)
            )
    return claims


def fireworks_claims(rules: Ruleset, state: GameState) -> list[MajorityClaim]:
    """Tokens on the terrace, then the most expensive one, of everybody with a token there (F4)."""
    claims = []
    for seat in range(len(state.players)):
        places = [at for at, place in enumerate(rules.fireworks) if state.trademarks[place] == seat]
        if places:
            claims.append(MajorityClaim(len(places), places[-1], 0, seat))
    return claims


def places_scored(seats: int) -> int:
    """How many places of a majority score: with two seats, a rival's included, only the first (F3, F4)."""
    return 2 if seats >= SEATS_WITH_SECOND_PLACE else 1


def places_won(
    claims: list[MajorityClaim], majority: Majority, seats: int
) -> list[tuple[MajorityClaim, int, int]]:
    """Who wins what: (claim, place, points). Equal claims share a place, each in full."""
    if not claims:
        return []
    best = max(claim[:3] for claim in claims)
    winners = [claim for claim in claims if claim[:3] == best]
    won = [(claim, 1, majority.first) for claim in winners]
    if len(winners) == 1 and places_scored(seats) > 1:
        rest = [claim for claim in claims if claim[:3] != best]
        second = max((claim[:3] for claim in rest), default=None)
        won += [(claim, 2, majority.second) for claim in rest if claim[:3] == second]
    return won


def score_halls(table: Table) -> None:
    """The majority in each of the five halls (F3)."""
    for hall, majority in enumerate(table.rules.side.hall_majorities):
        claims = hall_claims(table.rules, table.state, hall)
        for claim, place, points in places_won(claims, majority, len(table.state.players)):
            table.score(claim.seat, points, score_causes.HallWon(hall, place, *claim[:3]))


def score_fireworks(table: Table) -> None:
    """The majority on the terrace (F4)."""
    claims = fireworks_claims(table.rules, table.state)
    majority = table.rules.side.fireworks_majority
    for claim, place, points in places_won(claims, majority, len(table.state.players)):
        table.score(claim.seat, points, score_causes.FireworksWon(place, claim.number, claim.first_tie_break))


def open_terrace(table: Table) -> None:
    """Everybody may move garments from the royal hall to own fireworks, best factor first (F5)."""
    rules, marks = table.rules, table.state.trademarks
    table.schedule(
        *(
            ("terrace", seat, at)
            for seat in seats_in_order(table.state)
            for at in sorted(
                range(len(rules.fireworks)),
                key=lambda at: (rules.decoration(rules.fireworks[at]).factor, at),
                reverse=True,
            )
            if marks[rules.fireworks[at]] == seat
        )
    )


@cache
def _terrace_choice(seat: int, at: int, space: int) -> Choice:
    return Choice(f"terrace:{space}", ("guests", space), (("move_to_terrace", seat, at, space),))


def ask_terrace(rules: Ruleset, state: GameState, seat: int, rocket: int) -> tuple[Choice, ...]:
    """Which garment admires this rocket? The most worthy comes first; the space may stay empty."""
    own = [space for space in rules.hall_spaces[ROYAL_HALL] if state.trademarks[space] == seat]
    own.sort(key=lambda space: -rules.garments[state.guests[space]].prestige)
    return (
        *(_terrace_choice(seat, rocket, space) for space in own),
        Choice("terrace:empty", ("terrace", rocket), ()),
    )


def move_to_terrace(table: Table, seat: int, at: int, space: int) -> None:
    """The garment leaves its guest space for the terrace; the rocket's trademark is its own there."""
    garment = table.state.guests[space]
    table.tell(SentToTerrace(seat, garment, at))
    table.move(garment, ("guests", space), ("terrace", at))
    table.mark(space, NOBODY)


def score_statues(table: Table) -> None:
    """Each own statue scores the different colours of a set of own garments, each garment once (F6)."""
    rules, state = table.rules, table.state
    for seat in seats_in_order(state):
        colours = [rules.garments[garment].colour for garment in garments_of(rules, state, seat)]
        numbers = [colours.count(colour) for colour in Colour]
        statues = [p for p in rules.places_by_kind[DecorationKind.STATUE] if state.trademarks[p] == seat]
        for sets_before, place in enumerate(statues):
            different = sum(number > sets_before for number in numbers)
            if different:
                points = rules.figures.statue_prestige * different
                table.score(seat, points, score_causes.StatueFunded(place, different))


def score_trademarks(table: Table) -> None:
    """Every trademark on a garment, a decoration and the all-halls bonus (F7), from the start player on."""
    rules, state = table.rules, table.state
    for seat in seats_in_order(state):
        for points, why in _trademarks_of(rules, state, seat):
            if points:
                table.score(seat, points, why)
        for at, points in enumerate(rules.figures.all_halls):
            if state.trademarks[rules.first_all_halls + at] == seat:
                table.score(seat, points, score_causes.InAllHalls(at))


def _trademarks_of(rules: Ruleset, state: GameState, seat: int) -> Iterator[tuple[int, score_causes.Cause]]:
    """What each trademark of a seat on a garment or a decoration is worth, and what for."""
    marks = state.trademarks
    for space, garment in enumerate(state.guests):
        if garment != EMPTY and marks[space] == seat:
            yield rules.garments[garment].prestige, score_causes.GarmentRented(garment)
    for place, garment in zip(rules.fireworks, state.terrace, strict=True):
        if garment != EMPTY and marks[place] == seat:
            factor = rules.decoration(place).factor
            yield rules.garments[garment].prestige * factor, score_causes.GarmentOnTerrace(garment, factor)
    for place in range(rules.first_decoration, rules.first_all_halls):
        if marks[place] == seat:
            yield rules.decoration(place).prestige, score_causes.DecorationFunded(place)


def end_game(table: Table) -> None:
    """The ball is over; where the points were hidden, they show now (G5, U1)."""
    if table.rules.edition is Edition.CLASSIC:
        table.reveal()
    table.tell(GameEnded(winners(table.rules, table.state)))


def winners(rules: Ruleset, state: GameState) -> tuple[int, ...]:
    """The seats with the most prestige, then the most livre left; still tied, they share the victory (G1)."""
    return tuple(seat for seat, place in enumerate(standings(rules, state)) if place == 1)


def standings(rules: Ruleset, state: GameState) -> tuple[int, ...]:
    """The place of each seat, 1 for the best; equal seats share a place."""
    results = [
        (player.prestige, seat in rules.wins_ties, player.livre) for seat, player in enumerate(state.players)
    ]
    return tuple(1 + sum(other > result for other in results) for result in results)
