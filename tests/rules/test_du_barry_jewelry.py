"""B7: the jewelry Madame du Barry rents along with a garment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.events import Noted
from tests.rules.jewelry_turns import BLUE, GREEN, ORANGE, PINK
from tests.rules.rival_turns import (
    HER,
    JEWELRY,
    fill_halls,
    garment_at,
    her_cards,
    her_table,
    hers,
    moved,
    reasons,
    turn,
)
from tests.rules.scenario import Scene

MATCH, SUIT, NONE = "favor_1", "tailor_2_a", "fund_fireworks"
"""Cards that show the royal hall and each of the three symbols."""


def tailors(garment: str, symbol: str, *display: str | None, jeweler: bool = True) -> Scene:
    """She tailors this garment for the royal hall, and the card revealed shows a symbol."""
    scene = her_table(JEWELRY).display("garments", garment)
    if display:
        scene.display("jewelry_display", *display)
    if jeweler:
        scene.funded(HER, "jeweler_1")
    return turn(scene, "tailor_1_a", symbol)


@pytest.mark.rule("B7")
@pytest.mark.parametrize(
    ("garment", "symbol", "display", "taken"),
    [
        ("blue_gown_3", MATCH, (BLUE, BLUE, GREEN, GREEN), BLUE),
        ("green_gown_3", MATCH, (BLUE, GREEN, BLUE, BLUE), GREEN),
        ("pink_coat_3", MATCH, (PINK, ORANGE, ORANGE, ORANGE), PINK),
        ("orange_coat_3", MATCH, (PINK, ORANGE, PINK, PINK), ORANGE),
        ("blue_gown_3", SUIT, (BLUE, BLUE, GREEN, PINK), GREEN),
        ("green_gown_3", SUIT, (GREEN, PINK, BLUE, ORANGE), BLUE),
        ("pink_coat_3", SUIT, (PINK, PINK, ORANGE, BLUE), ORANGE),
        ("orange_coat_3", SUIT, (ORANGE, ORANGE, PINK, GREEN), PINK),
    ],
)
def test_the_cheapest_that_matches_or_suits(
    garment: str, symbol: str, display: tuple[str, ...], taken: str
) -> None:
    scene = tailors(garment, symbol, *display)
    space = max(space for space, tile in enumerate(display) if tile == taken)
    assert hers(scene, "jewelry") == [taken]
    assert scene.state.jewelry_display[space] == -1
    price = (4, 3, 2, 1)[space]
    word = "match" if symbol == MATCH else "suit"
    assert ("B7", word, scene.jewel(taken), price) in reasons(scene)
    assert scene.player(HER).livre == 0


@pytest.mark.rule("B7")
def test_of_equally_cheap_jewelry_the_first_in_board_order() -> None:
    scene = her_table(JEWELRY).display("garments", "blue_gown_3").funded(HER, "jeweler_1")
    scene.display("jewelry_display", PINK, GREEN, BLUE, PINK)
    her = scene.rules.extras["du_barry"]
    board = replace(her.board, jewelry_prices=(2, 2, 2, 2))
    scene.rules = replace(scene.rules, extras={**scene.rules.extras, "du_barry": replace(her, board=board)})
    assert hers(turn(scene, "tailor_1_a", SUIT), "jewelry") == [GREEN]


@pytest.mark.rule("B7")
@pytest.mark.parametrize(
    ("garment", "symbol", "display", "why"),
    [
        ("blue_gown_3", MATCH, (GREEN, PINK, ORANGE, None), "nothing_matches"),
        ("orange_coat_3", MATCH, (PINK, PINK, GREEN, BLUE), "nothing_matches"),
        ("blue_gown_3", SUIT, (PINK, PINK, ORANGE, None), "nothing_suits"),
        ("pink_coat_3", SUIT, (BLUE, GREEN, None, GREEN), "nothing_suits"),
        ("pink_coat_3", SUIT, (None, None, None, None), "nothing_suits"),
    ],
)
def test_none_that_matches_or_suits(
    garment: str, symbol: str, display: tuple[str | None, ...], why: str
) -> None:
    scene = tailors(garment, symbol, *display)
    assert hers(scene, "jewelry") == []
    assert ("B7", why, scene.garment(garment)) in reasons(scene)
    assert garment_at(scene, 0) == garment
    assert scene.player(HER).prestige == 0


@pytest.mark.rule("B7")
def test_the_third_symbol_allows_none() -> None:
    scene = tailors("blue_gown_3", NONE)
    assert hers(scene, "jewelry") == []
    assert reasons(scene, "B7") == [("B7", "none")]


@pytest.mark.rule("B7")
@pytest.mark.parametrize("symbol", [MATCH, SUIT])
def test_without_a_jeweler_decoration_no_jewelry(symbol: str) -> None:
    scene = tailors("blue_gown_3", symbol, jeweler=False)
    assert hers(scene, "jewelry") == []
    assert reasons(scene, "B7") == [("B7", "no_jeweler")]


@pytest.mark.rule("B7")
def test_the_jeweler_of_the_human_is_not_hers() -> None:
    scene = her_table(JEWELRY).display("garments", "blue_gown_3").funded(0, "jeweler_1")
    assert hers(turn(scene, "tailor_1_a", MATCH), "jewelry") == []


@pytest.mark.rule("B7")
@pytest.mark.parametrize(
    ("garment", "symbol", "display", "matches"),
    [
        ("blue_gown_3", MATCH, (BLUE, GREEN, PINK, ORANGE), True),
        ("blue_gown_3", SUIT, (GREEN, BLUE, PINK, ORANGE), True),
        ("blue_gown_3", SUIT, (BLUE, GREEN, PINK, ORANGE), False),
        ("orange_coat_3", SUIT, (BLUE, PINK, GREEN, ORANGE), True),
        ("orange_coat_3", SUIT, (BLUE, ORANGE, GREEN, PINK), False),
        ("pink_coat_3", MATCH, (BLUE, ORANGE, GREEN, PINK), True),
    ],
)
def test_where_the_colours_match_one_unseen_tile_comes_along(
    garment: str, symbol: str, display: tuple[str, ...], matches: bool
) -> None:
    scene = tailors(garment, symbol, *display)
    assert len(hers(scene, "jewelry")) == 1
    assert len(moved(scene, "bag", "silk")) == matches
    assert (("B7", "unseen_tile") in reasons(scene)) is matches
    assert scene.player(HER).matching_jewelry == matches


@pytest.mark.rule("B7", "P1.3")
def test_with_no_tile_anywhere_there_is_only_the_jewelry() -> None:
    scene = her_table(JEWELRY).display("garments", "blue_gown_3").funded(HER, "jeweler_1")
    scene.seat(0, silk=scene.ids("face", scene.state.bag))
    turn(scene, "tailor_1_a", MATCH)
    assert (hers(scene, "jewelry"), hers(scene, "silk")) == ([BLUE], [])
    assert ("B7", "no_tile") in reasons(scene)


@pytest.mark.rule("B7")
def test_the_last_card_revealed_decides() -> None:
    scene = fill_halls(her_table(JEWELRY).funded(HER, "jeweler_1"), 18)
    scene.display("garments", "blue_gown_3")
    turn(scene, "tailor_1_a", MATCH, "tailor_3_a")
    assert garment_at(scene, 18) == "blue_gown_3"
    assert hers(scene, "jewelry") == []
    assert reasons(scene, "B7") == [("B7", "none")]


@pytest.mark.rule("B6", "B7")
def test_where_no_card_shows_a_free_hall_there_is_no_jewelry() -> None:
    scene = fill_halls(her_table(JEWELRY).funded(HER, "jeweler_1"), 18)
    scene.display("garments", "blue_gown_3")
    shown = [card.id for card in scene.rules.extras["du_barry"].cards if card.hall == 4]
    her_cards(scene, ("tailor_1_a", *shown))
    scene.agenda(("rival_turn", HER)).settle()
    assert garment_at(scene, 18) == "blue_gown_3"
    assert hers(scene, "jewelry") == []
    assert ("B7", "none") in reasons(scene)


@pytest.mark.rule("B7")
def test_the_note_of_a_match_is_forgotten_with_the_next_garment() -> None:
    scene = her_table(JEWELRY).display("garments", "blue_gown_3").funded(HER, "jeweler_1")
    scene.seat(HER, matching_jewelry=1)
    turn(scene, "tailor_1_a", NONE)
    assert scene.player(HER).matching_jewelry == 0
    assert Noted(HER, "matching_jewelry", 0) in scene.events


@pytest.mark.rule("B7", "A3.9")
def test_the_jewelry_comes_before_the_garment_is_placed() -> None:
    scene = tailors("blue_gown_3", MATCH, BLUE, GREEN, PINK, ORANGE)
    told = [about[:2] for about in reasons(scene)]
    assert told[2:] == [
        ("B6", "hall"),
        ("B7", "match"),
        ("B7", "unseen_tile"),
        ("B6", "master_space_first"),
        ("B6", "board_order"),
    ]


@pytest.mark.rule("B7")
def test_without_the_jewelry_box_symbols_say_nothing() -> None:
    scene = turn(her_table(), "tailor_1_a", MATCH)
    assert reasons(scene, "B7") == []
