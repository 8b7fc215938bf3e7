"""What the viewer lacks for a garment is marked on the shelf, for the viewer alone and nowhere else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rococo_desktop.model.decisions import Reason, Target
from rococo_desktop.model.outlook import Missing
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Mark, Picture, Text
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.pieces.lacks import BROWN, DEEP_RED
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import Stage
from tests.ui.table.meetings import Configuration
from tests.ui.table.stages import meeting, staged
from tests.ui.table.test_layout import kit_of
from tests.ui.table.test_marks import ROOM

RANK, SHORT = Reason("needs_thimble"), Reason("livre_short", (2,))


def lacking_everywhere(stage: Stage, missing: Missing) -> Stage:
    """The same is missing for all garments of the shelf; nothing can be chosen."""
    shelf = tuple(price._replace(missing=missing) for price in stage.market.garments)
    return stage._replace(market=stage.market._replace(garments=shelf), lit=frozenset())


def on_the_shelf(picture: Picture) -> list[tuple[Mark, ...]]:
    """The paintings of the garments that lie there."""
    return [
        sprite.marks
        for sprite in picture.sprites
        if sprite.place is not None and sprite.place[0] == "garments"
    ]


def outlined(marks: tuple[Mark, ...]) -> bool:
    """True if something on it is missing."""
    return any(isinstance(mark, Fill) and mark.border in (BROWN, DEEP_RED) for mark in marks)


def red(marks: tuple[Mark, ...]) -> bool:
    """True if that is said as a refusal."""
    return any(
        DEEP_RED in ((mark.border, mark.paint) if isinstance(mark, Fill) else (mark.paint,))
        for mark in marks
        if isinstance(mark, Fill | Text)
    )


def test_a_garment_is_marked_with_what_is_missing_and_livre_only_empty_its_coin() -> None:
    session, _ = meeting(Configuration(3, "none"), "play_card")
    kit = kit_of("en", 100)
    stage = staged(kit, session)
    for missing, marked in ((None, False), ((), False), ((SHORT,), False), ((RANK, SHORT), True)):
        shown = on_the_shelf(compose(kit, ROOM, lacking_everywhere(stage, missing)))
        assert shown
        assert all(outlined(marks) is marked for marks in shown), missing


def test_equal_facts_are_one_painting() -> None:
    """It is not painted anew, and what does not change is no motion."""
    session, _ = meeting(Configuration(3, "none"), "play_card")
    kit = kit_of("en", 100)
    stage = staged(kit, session)
    for one, other in ((None, (SHORT,)), ((RANK,), (RANK, SHORT))):
        before, after = (on_the_shelf(compose(kit, ROOM, lacking_everywhere(stage, m))) for m in (one, other))
        assert all(a is b for a, b in zip(before, after, strict=True))


def test_what_can_be_chosen_and_what_nobody_looks_at_lacks_nothing() -> None:
    session, _ = meeting(Configuration(3, "none"), "play_card")
    kit = kit_of("en", 100)
    stage = lacking_everywhere(staged(kit, session), (RANK,))
    lit = stage._replace(lit=frozenset({("garments", 0)}))
    shown = on_the_shelf(compose(kit, ROOM, lit))
    assert sorted(outlined(marks) for marks in shown) == [False] + [True] * (len(shown) - 1)


def test_what_is_missing_is_red_while_a_garment_is_chosen_and_on_the_one_pointed_at() -> None:
    """Fourteen red pills cried out while the question was what to do with silk."""
    session, _ = meeting(Configuration(3, "none"), "play_card")
    kit = kit_of("en", 100)
    lack = (Reason("goods_short", ("blue", 1)), RANK)
    stage = lacking_everywhere(staged(kit, session), lack)
    shown = on_the_shelf(compose(kit, ROOM, stage))
    assert all(outlined(marks) for marks in shown)
    assert not any(red(marks) for marks in shown)
    pointed = on_the_shelf(compose(kit, ROOM, stage._replace(pointed=("garments", 1))))
    assert [red(marks) for marks in pointed] == [at == 1 for at in range(len(pointed))]
    other, _ = meeting(Configuration(3, "none"), "tailor")
    tailoring = on_the_shelf(compose(kit, ROOM, lacking_everywhere(staged(kit, other), lack)))
    assert tailoring
    assert all(red(marks) for marks in tailoring)


def test_no_price_on_the_shelf_tells_what_is_missing_in_figures() -> None:
    session, _ = meeting(Configuration(3, "none"), "play_card")
    kit = kit_of("en", 100)
    picture = compose(kit, ROOM, lacking_everywhere(staged(kit, session), (SHORT,)))
    shelf = [spot.rect for spot in picture.hotspots if spot.target[0] == "garments"]
    words = [
        mark.words
        for sprite in picture.sprites
        if any(sprite.rect.overlaps(rect) for rect in shelf)
        for mark in sprite.marks
        if isinstance(mark, Text)
    ]
    assert "−2" not in words


@pytest.mark.parametrize("room", [Size(1366, 768), Size(1456, 819)], ids=["1366", "1920"])
@pytest.mark.parametrize("why", ["lit", "picked", "reachable", "glowing"])
def test_the_frame_around_a_garment_never_crosses_its_price(room: Size, why: str) -> None:
    """It ran through the coin and the price of the next round."""
    session, _ = meeting(Configuration(3, "none"), "play_card")
    kit = kit_of("en", 100)
    stage = staged(kit, session)
    garment: frozenset[Target] = frozenset({("garments", 1)})
    framed = {
        "lit": stage._replace(lit=garment),
        "picked": stage._replace(picked=garment),
        "reachable": stage._replace(reachable=garment),
        "glowing": stage._replace(glowing=garment),
    }
    picture = compose(kit, room, framed[why])
    (space,) = [spot.rect for spot in picture.hotspots if spot.target == ("garments", 1)]
    prices = _prices(picture, space)
    assert len(prices) == 1
    assert space.encloses(prices[0])


def _prices(picture: Picture, space: Rect) -> list[Rect]:
    """The plaques beneath what lies in a space."""
    return [
        sprite.rect
        for sprite in picture.sprites
        if any(isinstance(mark, Art) and mark.name == picture_of("coin") for mark in sprite.marks)
        and sprite.rect.bottom == space.bottom
        and sprite.rect.contains(space.bottom_part(2).centre)
        and sprite.rect.h < space.h // 2
    ]


@pytest.mark.parametrize("room", [Size(1280, 720), Size(1366, 768), Size(1456, 819)], ids=lambda s: str(s.w))
@pytest.mark.parametrize("shelf", ["garments", "jewelry_display"])
def test_two_prices_never_touch(room: Size, shelf: str) -> None:
    """Edge to edge the next price of one piece and the price of its neighbour were read as a pair."""
    session, _ = meeting(Configuration(5, "all"), "play_card")
    stage = staged(kit_of("en", 100), session)
    picture = compose(kit_of("en", 100), room, stage)
    spaces = [spot.rect for spot in picture.hotspots if spot.target[0] == shelf]
    plaques = sorted(plaque for space in spaces for plaque in _prices(picture, space))
    assert len(plaques) == len(spaces) > 1
    for space, plaque in zip(sorted(spaces), plaques, strict=True):
        assert 3 <= plaque.x - space.x == space.right - plaque.right <= 4
    assert all(other.x - one.right >= 6 for one, other in pairwise(plaques))
