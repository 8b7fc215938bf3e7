"""Who would score what if the ball ended now: majorities, and the best guests for the terrace."""

from __future__ import annotations

from rococo_desktop.model.definitions import Majority
from rococo_desktop.model.outlook import FIREWORKS, HallStanding, Placing, TerraceMove
from rococo_desktop.model.score_causes import HallWon
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.scoring import (
    ROYAL_HALL,
    MajorityClaim,
    ask_terrace,
    fireworks_claims,
    hall_claims,
    open_terrace,
    places_won,
)
from rococo_desktop.rules.core.table import Table


def hall_standings(rules: Ruleset, state: GameState) -> tuple[HallStanding, ...]:
    """The race in every hall and, last, for the fireworks, as the final scoring sees it (F3, F4)."""
    seats = len(state.players)
    halls = [
        _standing(hall, hall_claims(rules, state, hall), majority, seats)
        for hall, majority in enumerate(rules.side.hall_majorities)
    ]
    if state.sheet:
        halls = [_as_scored(rules, state, standing) for standing in halls]
    fireworks = fireworks_claims(rules, state)
    return (*halls, _standing(FIREWORKS, fireworks, rules.side.fireworks_majority, seats))


def _standing(hall: int, claims: list[MajorityClaim], majority: Majority, seats: int) -> HallStanding:
    by_seat = {claim.seat: claim[:3] for claim in claims}
    shown = [by_seat.get(seat, (0, 0, 0)) for seat in range(seats)]
    return HallStanding(
        hall,
        tuple(number for number, _, _ in shown),
        tuple((first, second) for _, first, second in shown),
        tuple(
            Placing(claim.seat, place, points) for claim, place, points in places_won(claims, majority, seats)
        ),
    )


def _as_scored(rules: Ruleset, state: GameState, standing: HallStanding) -> HallStanding:
    """A race that was scored stays as it was: guests leave the royal hall for the terrace after it (F5)."""
    scored = [
        (line, won)
        for line in state.sheet
        if isinstance(won := line.why, HallWon) and won.hall == standing.hall
    ]
    if not scored:
        return standing
    counts, tie_breaks = list(standing.counts), list(standing.tie_breaks)
    if standing.hall == ROYAL_HALL:
        for place, garment in zip(rules.fireworks, state.terrace, strict=True):
            counts[state.trademarks[place]] += garment != EMPTY
    placings = []
    for line, won in scored:
        counts[line.seat], tie_breaks[line.seat] = won.garments, (won.masters, won.musicians)
        placings.append(Placing(line.seat, won.place, line.points))
    return HallStanding(standing.hall, tuple(counts), tuple(tie_breaks), tuple(placings))


def terrace_proposal(rules: Ruleset, state: GameState, seat: int) -> tuple[TerraceMove, ...]:
    """The best guest for each rocket of a seat still to be decided, or if the ball ended now (F5).

    The rules ask rocket by rocket, best factor first, and name the most worthy garment first: so the best
    assignment is their first option each time.
    """
    if not state.agenda:
        return ()
    table = Table(rules, state.clone())
    if not any(step[0] == "terrace" for step in table.agenda):
        open_terrace(table)
    rockets = [step for step in reversed(table.agenda) if step[:2] == ("terrace", seat)]
    proposal = []
    for _, _, rocket in rockets:
        best = ask_terrace(rules, table.state, seat, rocket)[0]
        if best.target[0] == "guests":
            space = int(best.target[1])
            prestige = rules.garments[table.state.guests[space]].prestige
            factor = rules.decoration(rules.fireworks[rocket]).factor
            proposal.append(TerraceMove(rocket, space, prestige * (factor - 1)))
            for name, *data in best.steps:
                rules.acts[name](table, *data)
        else:
            proposal.append(TerraceMove(rocket, EMPTY, 0))
    return tuple(proposal)
