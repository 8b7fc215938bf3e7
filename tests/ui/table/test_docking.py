"""What is to be chosen lies over hand and staff: never over the palace, and nothing beneath it answers."""

from __future__ import annotations

from functools import cache

import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.game.pointed_at import NEXT_PAGE
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fit, HotspotRole, Layer, Panel, Picture, Text
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.table.card_chooser import EXAM_DECK
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table.laid_rows import MINI_ASPECT
from rococo_desktop.ui.table_kit.zones import Zones, zones_for
from rococo_desktop.ui.table_state.identical_cards import lying
from rococo_desktop.ui.table_state.stage import Stage, TrayOption
from rococo_desktop.ui.text.effect_icons import Glyph
from rococo_desktop.ui.window import hotspot_search
from tests.ui.table import stages
from tests.ui.table.meetings import Configuration
from tests.ui.table.test_layout import kit_of, pages

WINDOWS = (Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440))
SEATS = (2, 5)
CARDS = (1, 5, 7, 8, 13, 14, 20, 27)
"""How many cards there may be to choose three from."""
OPTIONS = (1, 2, 3, 4, 6, 9, 12, 19)
STEP = 12


@cache
def met(players: int) -> dict[str, Stage]:
    """Every kind of decision at a table, and what is crowded there."""
    kit = kit_of("en", 100)
    found = {name: stage for name, (stage,) in stages.moments(Configuration(players, "all"), (kit,)).items()}
    start, pays = found["choose_three"], found["pay_garment"]
    found["crowded staff"] = stages.crowded(found["play_card"], "supply", "discard")
    found["crowded silk"] = stages.crowded(found["play_card"], "silk")
    found |= {f"three of {number}": choosing(start, number) for number in CARDS}
    found |= {f"{number} options": many(found["exchange"], "times", number) for number in OPTIONS}
    found |= {f"{number} payments": many(pays, "payment", number) for number in OPTIONS}
    return found


def choosing(stage: Stage, number: int) -> Stage:
    """A choice of three from so many cards, the first of them picked."""
    view = stage.view
    assert view.own is not None
    cards = tuple(at % len(stage.defs.employees) for at in range(number))
    targets = lying("supply", cards)
    own = view.own._replace(supply=cards)
    picked = TrayOption(("picked", 0), "Master", "Picked", card=cards[0])
    return stage._replace(
        view=view._replace(own=own),
        lit=frozenset(targets),
        picked=frozenset(targets[:1]),
        tray=(picked,),
        forecasts={},
    )


def many(stage: Stage, kind: str, number: int) -> Stage:
    """So many options, each with a good deal to say."""
    glyphs = (Glyph("livre", "−12"), Glyph("lace", "−1"), Glyph("silk", "−2"))
    tiles = (0, 1) if kind == "payment" else ()
    options = tuple(
        TrayOption(
            (kind, at),
            f"2 tiles, {at} bales wasted",
            "All of it.",
            glyphs,
            tiles,
            "BSDFGHJKQ"[at % 9],
            "silk",
        )
        for at in range(number)
    )
    return stage._replace(tray=options, lit=frozenset(option.target for option in options))


@cache
def shown(players: int) -> tuple[tuple[str, Zones, Stage, Picture], ...]:
    """All of it on every screen, page by page."""
    rooms = [(window, scale_for(window, 100).logical) for window in WINDOWS]
    return tuple(
        (f"{name} at {window.w}x{window.h}", zones_for(room), stage, picture)
        for window, room in rooms
        for name, stage in met(players).items()
        for picture in pages(kit_of("en", 100), room, stage)
    )


def trays(picture: Picture) -> list[Panel]:
    """The panels of what is to be chosen."""
    return [panel for panel in picture.panels if panel.layer == Layer.TRAY]


@pytest.mark.parametrize("players", SEATS)
def test_no_panel_lies_over_the_palace_or_the_market(players: int) -> None:
    seen = 0
    for where, zones, stage, picture in shown(players):
        for panel in trays(picture):
            seen += 1
            hidden = [
                zone
                for zone in (*zones.halls, zones.terrace, zones.side, zones.market)
                if zone.overlaps(panel.rect)
            ]
            assert not hidden, f"{where}: {tuple(panel.rect)} lies over {hidden}"
            assert zones.workshop.encloses(panel.rect), where
            pays = any(option.target[0] == "payment" for option in stage.tray)
            assert not (pays and panel.rect.overlaps(zones.bench.silk)), (
                f"{where}: one pays with what lies there"
            )
    assert seen > 100


@pytest.mark.parametrize("players", SEATS)
def test_nothing_beneath_a_panel_answers(players: int) -> None:
    """Neither the mouse, at any point, nor Tab, nor a tooltip: the whole of a thing lies open, or none."""
    beneath = 0
    for where, _, _, picture in shown(players):
        for panel in trays(picture):
            lower = [
                spot
                for spot in picture.hotspots
                if spot.layer < Layer.TRAY and spot.rect.overlaps(panel.rect)
            ]
            beneath += len(lower)
            points = [point for spot in lower for point in _points(spot.rect)] + _points(panel.rect)
            for point in points:
                if panel.rect.contains(point):
                    found = hotspot_search.under(picture, point)
                    assert found is None or found.layer >= Layer.TRAY, f"{where}: {found}"
            walked = set(hotspot_search.stops(picture))
            for spot in lower:
                assert panel.rect.encloses(spot.rect), f"{where}: half of {spot.target} lies open"
                assert spot not in walked, f"{where}: Tab leads to {spot.target}"
                assert hotspot_search.named(picture, spot.target) != spot, (
                    f"{where}: {spot.target} explains itself"
                )
    assert beneath > 100


def _points(rect: Rect) -> list[tuple[int, int]]:
    across = [*range(rect.x, rect.right, STEP), rect.right - 1]
    return [(x, y) for x in across for y in (*range(rect.y, rect.bottom, STEP), rect.bottom - 1)]


@pytest.mark.parametrize("players", SEATS)
def test_every_card_and_every_option_is_a_target_somewhere(players: int) -> None:
    found: dict[str, set[Target]] = {}
    for where, _, stage, picture in shown(players):
        spots = [spot for spot in picture.hotspots if spot.lit and spot.role is HotspotRole.TARGET]
        small = [spot for spot in spots if min(spot.rect.w, spot.rect.h) < theme.LEAST_TARGET]
        assert not small, f"{where}: {small}"
        found.setdefault(where, set(stage.lit)).difference_update(spot.target for spot in spots)
    assert not {where: left for where, left in found.items() if left}


@pytest.mark.parametrize("number", [5, 13])
def test_a_card_that_is_chosen_stands_higher(number: int) -> None:
    stage = choosing(met(2)["choose_three"], number)
    picture = compose(kit_of("en", 100), Size(1366, 768), stage)
    cards = {spot.target: spot.rect for spot in picture.hotspots if spot.target[0] == "supply"}
    (picked,) = stage.picked
    assert {rect.y for target, rect in cards.items() if target != picked} == {cards[picked].y + 6}


def test_what_is_pointed_at_comes_out_of_the_fan_whole() -> None:
    stage = choosing(met(2)["choose_three"], 13)
    kit, room = kit_of("en", 100), Size(1280, 720)
    target = ("supply", 5)
    resting = compose(kit, room, stage)
    lying_there = next(spot for spot in resting.hotspots if spot.target == target)
    pointed = compose(kit, room, stage._replace(pointed=target))
    order = [
        sprite
        for sprite in pointed.sprites
        if sprite.place == ("supply", stage.view.viewer) and sprite.layer == Layer.TRAY
    ]
    assert order[-1].piece == 5
    assert order[-1].rect.w > lying_there.rect.w
    assert [spot.rect for spot in pointed.hotspots if spot.target == target] == [lying_there.rect], (
        "it does not flicker"
    )


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
def test_no_seal_reaches_out_of_the_panel(window: Size) -> None:
    """It lay on the prices above."""
    stage = choosing(met(2)["choose_three"], 5)
    room = scale_for(window, 100).logical
    picture = compose(kit_of("en", 100), room, stage)
    seals = [
        sprite.rect
        for sprite in picture.sprites
        for mark in sprite.marks
        if isinstance(mark, Art) and mark.name == "signs/chosen"
    ]
    assert len(seals) == 1
    assert all(zones_for(room).bench.dock.encloses(rect) for rect in seals)


def seals(picture: Picture, name: str) -> list[Rect]:
    """Where signs of this name lie over the dock."""
    return [
        sprite.rect
        for sprite in picture.sprites
        for mark in sprite.marks
        if getattr(mark, "name", "") == name and sprite.rect.w == sprite.rect.h
    ]


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
@pytest.mark.parametrize("forced", [False, True])
def test_a_seal_hides_neither_words_nor_numbers(window: Size, forced: bool) -> None:
    """A card that goes along in any case has a lock there: here and in its place of the handful."""
    stage = choosing(met(2)["choose_three"], 5)
    if forced:
        (first,) = stage.picked
        tray = tuple(option._replace(lit=False) for option in stage.tray)
        stage = stage._replace(lit=stage.lit - {first}, tray=tray)
    room = scale_for(window, 100).logical
    picture = compose(kit_of("en", 100), room, stage)
    dock = zones_for(room).bench.dock
    locks = [rect for rect in seals(picture, "lock") if dock.encloses(rect)]
    ticks = [rect for rect in seals(picture, "signs/chosen") if dock.encloses(rect)]
    assert (len(locks), len(ticks)) == (forced, not forced)
    assert len(seals(picture, "lock")) == 2 * forced
    (seal,) = locks + ticks
    target = next(iter(stage.picked))
    card = next(spot.rect for spot in picture.hotspots if spot.target == target)
    sprite = next(one for one in picture.sprites if one.rect == card and one.piece != EMPTY)
    texts = [mark.rect.moved(card.x, card.y) for mark in sprite.marks if isinstance(mark, Text)]
    assert not [text for text in texts if text.w < card.w // 2 and text.overlaps(seal)]


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
def test_payments_that_differ_in_a_tile_say_the_rest_once(window: Size) -> None:
    """The words and what is given stand above; a button has all its tiles in one size, the unlike underlined.

    The smaller ones could not be told apart, a gold ring is about what is chosen. Below is what is wasted.
    """
    stage = many(met(2)["pay_garment"], "payment", 2)
    first, second = (option._replace(label="2 tiles, 2 bales wasted") for option in stage.tray)
    wasted = (
        first._replace(wasted=(Glyph("orange"),)),
        second._replace(tiles=(0, 2), wasted=(Glyph("blue"),)),
    )
    stage = stage._replace(tray=wasted)
    picture = compose(kit_of("en", 100), scale_for(window, 100).logical, stage)
    assert _words(picture).count("2 tiles, 2 bales wasted") == 1
    buttons = [spot for spot in picture.hotspots if spot.target[0] == "payment"]
    assert len(buttons) == 2
    assert all("2 tiles, 2 bales wasted" in spot.description for spot in buttons), "it is told of each"
    least = {1280: 44, 1366: 50, 1920: 60, 2560: 64}[window.w]
    for spot, unlike, colour in zip(buttons, (1, 2), ("orange", "blue"), strict=True):
        inside = [one for one in picture.sprites if spot.rect.encloses(one.rect)]
        tiles = {one.piece: one.rect for one in inside if one.piece != EMPTY}
        assert tiles[unlike].size == tiles[0].size
        assert tiles[0].w >= least
        lines = [one.rect for one in inside if one.rect.h == 3]
        assert [(line.x, line.w) for line in lines] == [(tiles[unlike].x, tiles[unlike].w)]
        assert 0 < lines[0].y - tiles[unlike].bottom < 4
        (face,) = [one for one in inside if one.rect == spot.rect]
        signs = [mark.rect for mark in face.marks if getattr(mark, "name", "").startswith(f"signs/{colour}")]
        assert len(signs) == 1
        assert signs[0].moved(*spot.rect[:2]).y >= lines[0].bottom, "what is wasted lies below the tiles"


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
def test_places_of_the_handful_are_cards(window: Size) -> None:
    room = scale_for(window, 100).logical
    picture = compose(kit_of("en", 100), room, choosing(met(2)["choose_three"], 5))
    actions = zones_for(room).bench.actions
    ghosts = [
        sprite.rect
        for sprite in picture.sprites
        if actions.encloses(sprite.rect)
        and {getattr(mark, "words", "") for mark in sprite.marks} & {"2", "3"}
        and sprite.rect.h > sprite.rect.w
    ]
    assert len(ghosts) == 2
    assert all(abs(rect.w / rect.h - MINI_ASPECT) < 0.02 for rect in ghosts)


def test_the_words_say_why_cards_lie_in_the_handful_already() -> None:
    stage = met(2)["choose_three"]
    kit, room = kit_of("en", 100), Size(1280, 720)
    forced = tuple(TrayOption(("picked", at), "Master", "Goes along", card=at, lit=False) for at in range(2))
    said = _words(compose(kit, room, stage._replace(tray=forced)))
    assert "The last 2 cards of your supply go along: choose 1 from your discard" in said
    assert {"2 of 3", "Choose 1 more"} <= set(said), "the button says what is missing"
    assert any(words.startswith("Three for this round") for words in _words(compose(kit, room, stage)))


def _words(picture: Picture) -> list[str]:
    marks = [mark for sprite in picture.sprites for mark in sprite.marks]
    return [getattr(mark, "words", "") for mark in marks]


@pytest.mark.parametrize("players", SEATS)
def test_keys_stand_in_their_buttons_and_cover_nothing_there(players: int) -> None:
    """In the right end, clear of words, signs and tiles: beside them keys were pressed to the frame."""
    seen = 0
    for where, _, _, picture in shown(players):
        keys = {
            spot.rect: kit_of("en", 100).cap(spot.key)
            for spot in picture.hotspots
            if spot.layer == Layer.TRAY
            and spot.key
            and spot.target[0] not in (EXAM_DECK, "supply", "discard")
        }
        for rect, key in keys.items():
            (button,) = [one for one in picture.sprites if one.rect == rect and one.layer == Layer.TRAY]
            inside = [mark for mark in button.marks if not (isinstance(mark, Art) and mark.fit is Fit.PATCH)]
            (cap,) = [mark for mark in inside if isinstance(mark, Text) and mark.words == key]
            outline = [mark for mark in inside if mark.rect == cap.rect]
            others = [mark.rect.moved(rect.x, rect.y) for mark in inside if mark not in outline]
            others += [
                one.rect
                for one in picture.sprites
                if one.piece != EMPTY and one.layer == Layer.TRAY and rect.encloses(one.rect)
            ]
            there = cap.rect.moved(rect.x, rect.y)
            assert rect.inset(4, 2).encloses(there), f"{where}: {key}"
            assert there.right > rect.right - 12, f"{where}: {key}"
            assert not [one for one in others if one.overlaps(there)], f"{where}: {key}"
            seen += 1
    assert seen > 100


@pytest.mark.parametrize("players", SEATS)
def test_numbers_and_keys_of_cards_hang_beside_what_they_belong_to(players: int) -> None:
    """None lies on a card, a tile or a button."""
    hung = 0
    for where, _, _, picture in shown(players):
        plates = [sprite for sprite in picture.sprites if _is_plate(sprite.marks)]
        things = [
            sprite.rect for sprite in picture.sprites if sprite.piece != EMPTY and sprite.layer == Layer.TRAY
        ]
        things += [
            spot.rect for spot in picture.hotspots if spot.layer == Layer.TRAY and spot.target[0] != EXAM_DECK
        ]
        for plate in plates:
            if plate.layer != Layer.TRAY:
                continue
            hung += 1
            assert not any(rect.overlaps(plate.rect) for rect in things), f"{where}: {plate.rect}"
    assert hung > 0


def _is_plate(marks: tuple[object, ...]) -> bool:
    """True for a plate with a key or a number on it, and nothing else."""
    words = [str(getattr(mark, "words", "")) for mark in marks]
    return len(marks) == 2 and (
        len(words[-1]) == 1 or words[-1].startswith("×") or words[-1] in {"Space", "N"}
    )


def test_many_options_are_turned_like_pages() -> None:
    picture = compose(kit_of("en", 100), Size(1280, 720), many(met(2)["pay_garment"], "payment", 19))
    assert hotspot_search.named(picture, NEXT_PAGE) is not None
