"""F7, G1: the trademarks, the score sheet as a whole, and who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.events import Adjusted, CountBegan, Event, GameEnded, Scored
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.ruleset import Ruleset
from tests.rules.final_scenes import garment, last_evening, lines
from tests.rules.random_games import random_game
from tests.rules.scenario import Scene

ORDER = ("F1", "F2", "F3", "F4", "F6", "F7")


@pytest.mark.rule("F7")
def test_garments_decorations_and_all_halls_line_by_line() -> None:
    scene = (
        last_evening(3).guest(1, 0, "blue_gown_12").guest(1, 19, "pink_coat_1").guest(0, 8, "green_gown_3")
    )
    scene.funded(1, "kitchen_left_2", "statue_1", "musicians_1").all_halls(1, 1).all_halls(0, 0)
    assert lines(scene, "F7") == [
        (0, 3, "garment", garment(scene, "green_gown_3"), 1),
        (0, 8, "all_halls", 0),
        (1, 4, "garment", garment(scene, "blue_gown_12"), 1),
        (1, 2, "garment", garment(scene, "pink_coat_1"), 1),
        # A statue itself is worth nothing.
        (1, 1, "decoration", scene.decoration("kitchen_left_2")),
        (1, 4, "decoration", scene.decoration("musicians_1")),
        (1, 5, "all_halls", 1),
    ]


@pytest.mark.rule("F7")
@pytest.mark.parametrize("players", [3, 4])
def test_every_decoration_scores_what_is_printed(players: int) -> None:
    printed = {
        3: "1 1 2 2  1 1  1 1  0 0  4 3 3 2 2",
        4: "1 1 2 2 3 3  1 1 1  1 1 1  0 0 0 0  5 4 3 3 2",
    }[players].split()
    scene = last_evening(players)
    names = [one.id for one in scene.rules.side.decorations]
    found = [sum(line[1] for line in lines(last_evening(players).funded(1, name), "F7")) for name in names]
    assert found == [int(points) for points in printed]


@pytest.mark.rule("F7", "H")
@pytest.mark.parametrize(("space", "points"), [(0, 8), (1, 5), (2, 2)])
def test_the_all_halls_bonus(space: int, points: int) -> None:
    assert lines(last_evening(3).all_halls(2, space), "F7") == [(2, points, "all_halls", space)]


@pytest.mark.rule("F7")
def test_from_the_start_player_on() -> None:
    scene = last_evening(3, start_seat=1)
    scene.funded(0, "kitchen_left_1").funded(1, "kitchen_left_2").funded(2, "kitchen_right_1")
    assert [line[0] for line in lines(scene, "F7")] == [1, 2, 0]


@pytest.mark.rule("F7")
def test_a_garment_worth_nothing_writes_no_line() -> None:
    scene = last_evening(3).guest(0, 0, "blue_gown_1").guest(0, 1, "blue_gown_2").funded(0, "fireworks_1")
    plain = tuple(
        replace(one, prestige=0) if one.id == "blue_gown_1" else one for one in scene.rules.garments
    )
    scene.rules = replace(scene.rules, garments=plain)
    scene.choose("terrace:0")
    assert [line[2] for line in lines(scene, "F7")] == ["garment", "decoration"]


@pytest.mark.rule("F1", "F2", "F3", "F4", "F5", "F6", "F7")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (2, 5), (4, 6)])
def test_the_sheet_of_a_whole_game_accounts_for_every_point(players: int, seed: int) -> None:
    events: list[Event] = []
    for moment in random_game(players, seed):
        events += moment.events
    state, rules = moment.state, moment.rules
    begun = next(at for at, event in enumerate(events) if isinstance(event, CountBegan))
    before = [_gained(events[:begun], seat) for seat in range(players)]
    for seat in range(players):
        assert state.players[seat].prestige == before[seat] + _on_sheet(state, seat)
    # Line by line the events say the same, in the order of the rules, each with its points.
    scored = [event for event in events if isinstance(event, Scored)]
    assert [tuple(event) for event in scored] == [tuple(line) for line in state.sheet]
    assert [ORDER.index(line.rule) for line in state.sheet] == sorted(
        ORDER.index(line.rule) for line in state.sheet
    )
    assert all(line.points > 0 for line in state.sheet)
    assert {line.rule for line in state.sheet} >= {"F3", "F7"}
    _check_trademarks(rules, state)


def _gained(events: list[Event], seat: int) -> int:
    return sum(
        event.change
        for event in events
        if isinstance(event, Adjusted) and (event.seat, event.counter) == (seat, "prestige")
    )


def _on_sheet(state: GameState, seat: int) -> int:
    return sum(line.points for line in state.sheet if line.seat == seat)


def _check_trademarks(rules: Ruleset, state: GameState) -> None:
    """F6 and F7 once more, straight from the board as it stands at the end."""
    for seat in range(rules.seats):
        stands = [g for space, g in enumerate(state.guests) if g >= 0 and state.trademarks[space] == seat]
        walks = [
            (g, rules.decoration(place).factor)
            for place, g in zip(rules.fireworks, state.terrace, strict=True)
            if g >= 0 and state.trademarks[place] == seat
        ]
        own = [
            rules.decoration(place)
            for place in range(rules.first_decoration, rules.first_all_halls)
            if state.trademarks[place] == seat
        ]
        halls = [points for at, points in enumerate((8, 5, 2)) if state.trademarks[at - 3] == seat]
        worth = sum(rules.garments[g].prestige for g in stands)
        worth += sum(rules.garments[g].prestige * factor for g, factor in walks)
        worth += sum(one.prestige for one in own) + sum(halls)
        assert worth == sum(line.points for line in state.sheet if (line.rule, line.seat) == ("F7", seat))
        statues = sum(one.kind == "statue" for one in own)
        colours = [rules.garments[g].colour for g in stands + [g for g, _ in walks]]
        sets = 2 * sum(min(colours.count(colour), statues) for colour in set(colours))
        assert sets == sum(line.points for line in state.sheet if (line.rule, line.seat) == ("F6", seat))


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("results", "standings", "winners"),
    [
        ([(30, 0), (20, 9), (25, 9)], (1, 3, 2), (0,)),
        # Equal prestige: the livre left decide.
        ([(30, 4), (30, 5), (12, 9)], (2, 1, 3), (1,)),
        # Still equal: the victory is shared, and so is every other place.
        ([(30, 5), (30, 5), (12, 9)], (1, 1, 3), (0, 1)),
        ([(30, 5), (30, 5), (30, 5)], (1, 1, 1), (0, 1, 2)),
        ([(9, 1), (30, 5), (9, 1)], (2, 1, 2), (1,)),
        # More livre never beat more prestige.
        ([(29, 9), (30, 0), (0, 9)], (2, 1, 3), (1,)),
    ],
)
def test_most_prestige_wins_then_most_livre(
    results: list[tuple[int, int]], standings: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    scene = Scene(3)
    for seat, (prestige, livre) in enumerate(results):
        scene.seat(seat, prestige=prestige, livre=livre)
    assert referee.standings(scene.rules, scene.state) == standings
    assert referee.winners(scene.rules, scene.state) == winners


@pytest.mark.rule("G1", "F1")
def test_the_remainder_of_the_livre_breaks_the_tie() -> None:
    # 19 livre are one point and 9 left, 11 livre one point and 1 left; 8 livre no point at all.
    scene = last_evening(3).seat(0, livre=11).seat(1, livre=19).seat(2, livre=8, prestige=1).settle()
    assert [scene.player(seat).prestige for seat in range(3)] == [1, 1, 1]
    assert referee.standings(scene.rules, scene.state) == (3, 1, 2)
    assert scene.events[-1] == GameEnded((1,))
    shared = last_evening(3).seat(0, livre=15).seat(2, livre=15).settle()
    assert shared.events[-1] == GameEnded((0, 2))


@pytest.mark.rule("G5", "U1")
@pytest.mark.parametrize(("edition", "reveals"), [(Edition.DELUXE, False), (Edition.CLASSIC, True)])
def test_the_end_brings_hidden_points_to_light(edition: Edition, reveals: bool) -> None:
    assert last_evening(3, edition=edition).settle().barrier is reveals
