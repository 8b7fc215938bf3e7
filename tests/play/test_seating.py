"""The table before the first deal: what keeps it from being dealt, as keys with parameters."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.packs import choosable_modules
from rococo_desktop.play.rivals import characters, levels
from rococo_desktop.play.table_setup import (
    AGENTS,
    COLOURS,
    EMBLEMS,
    LARGEST_SEED,
    PERSON,
    SeatEntry,
    TableSetup,
    drawn_seed,
    proposed_table,
    table_problems,
)
from tests.play.games import boxes

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def changed(players: int = 3, seat: int = 1, **fields: Any) -> TableSetup:
    """A good table with one seat changed."""
    table = proposed_table(NAMES[:players], 7)
    seats = list(table.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **fields)
    return msgspec.structs.replace(table, seats=tuple(seats))


def told(table: TableSetup) -> list[tuple[str, int | None]]:
    """Keys and seats of all problems."""
    return [(problem.key.removeprefix("seating."), problem.seat) for problem in table_problems(table)]


@pytest.mark.parametrize("players", range(1, 6))
def test_a_proposed_table_can_be_dealt(players: int) -> None:
    table = proposed_table(NAMES[:players], drawn_seed())
    assert told(table) == []
    assert [seat.player for seat in table.seats] == [PERSON, *[AGENTS[0]] * (players - 1)]
    assert Session.begin(table, boxes=boxes).deciding != NOBODY


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"name": ""}, "name_missing"),
        ({"name": "  "}, "name_missing"),
        ({"name": "a\x07"}, "name_missing"),
        ({"name": "a" * 61}, "name_long"),
        ({"name": " ANA"}, "name_twice"),
        ({"colour": "mauve", "emblem": 1}, "colour_unknown"),
        ({"colour": COLOURS[0]}, "colour_twice"),
        ({"emblem": 0}, "emblem_twice"),
        ({"emblem": EMBLEMS}, "emblem_unknown"),
        ({"player": "oracle"}, "player_unknown"),
        ({"player": "court", "character": "oracle"}, "character_unknown"),
    ],
)
def test_each_problem_of_a_seat_is_told(fields: dict[str, Any], key: str) -> None:
    assert told(changed(**fields)) == [(key, 1)]


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"edition": Edition.CLASSIC, "modules": choosable_modules()[:1]}, "classic_without_modules"),
        ({"modules": ("du_barry",)}, "module_unknown"),
        ({"modules": ("tea_party",)}, "module_unknown"),
        ({"modules": choosable_modules()[:1] * 2}, "module_twice"),
        ({"seed": -1}, "seed"),
        ({"seed": LARGEST_SEED + 1}, "seed"),
        ({"start_seat": 3}, "start_seat"),
        ({"seats": ()}, "seats"),
    ],
)
def test_each_problem_of_a_game_is_told(fields: dict[str, Any], key: str) -> None:
    table = msgspec.structs.replace(proposed_table(NAMES[:3], 7), **fields)
    assert told(table) == [(key, None)]


def test_every_level_and_every_character_can_sit_down() -> None:
    for level, character in zip(levels(), characters(), strict=True):
        assert told(changed(player=level, character=character)) == []


def test_the_classic_edition_is_not_played_alone() -> None:
    table = msgspec.structs.replace(proposed_table(NAMES[:1], 7), edition=Edition.CLASSIC)
    assert told(table) == [("classic_not_alone", None)]


def test_a_seat_without_an_emblem_has_that_of_its_colour() -> None:
    assert SeatEntry("Ana", COLOURS[3]).shown_emblem == 3
    assert SeatEntry("Ana", COLOURS[3], emblem=1).shown_emblem == 1
    assert msgspec.json.encode(SeatEntry("Ana", COLOURS[3])) == b'{"name":"Ana","colour":"blue"}'


def test_everything_without_a_problem_makes_a_session() -> None:
    for modules in ((), choosable_modules()[:2], choosable_modules()):
        table = msgspec.structs.replace(proposed_table(NAMES[:2], LARGEST_SEED), modules=modules)
        assert told(table) == []
        Session.begin(table, boxes=boxes)
