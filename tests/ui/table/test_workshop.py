"""The workshop: stocks and a purse that keep their places, actions that say at sight what can be done."""

from __future__ import annotations

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Mark, Picture, Text
from rococo_desktop.ui.picture.signs import TRADEMARKS, picture_of
from rococo_desktop.ui.picture.theme import IVORY
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table.purse import PALE
from rococo_desktop.ui.table_kit.desk import HALO
from rococo_desktop.ui.table_kit.reach_mark import HAND
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.seat_and_module_names import ACTIONS, EXAMS
from tests.ui.table.stages import ALL, begin, played, staged
from tests.ui.table.test_layout import kit_of

ROOM = Size(1366, 768)
PURSE = ("livre", "prestige", "lace", "thread")
MODULES = pytest.mark.parametrize("modules", [(), ALL], ids=["none", "all"])


def choosing(kind: str, modules: tuple[str, ...]) -> Stage:
    for session, decision in played(begin(3, modules, 4), 4):
        if decision.kind == kind and session.view(NOBODY).round == 2:
            return staged(kit_of("en", 100), session)
    raise AssertionError("that moment never comes")


def said_in(picture: Picture, rect: Rect) -> list[str]:
    sprites = [sprite for sprite in picture.sprites if sprite.rect == rect]
    return [mark.words for sprite in sprites for mark in sprite.marks if isinstance(mark, Text)]


@MODULES
def test_the_purse_has_four_places_and_of_a_nought_the_figure_is_pale_but_never_the_score(
    modules: tuple[str, ...],
) -> None:
    stage = choosing("play_card", modules)
    kit, seat, found = kit_of("en", 100), stage.view.viewer, []
    for number in (0, 7):
        facts = list(stage.view.seats)
        facts[seat] = facts[seat]._replace(livre=number, prestige=number, lace=number, thread=number)
        picture = compose(kit, ROOM, stage._replace(view=stage.view._replace(seats=tuple(facts))))
        spots = {spot.target: spot.rect for spot in picture.hotspots}
        places = [spots["fact", f"own {what}"] for what in PURSE]
        found.append(places)
        said = [said_in(picture, place) for place in places]
        assert said == [[str(number)]] * 4
        marks = [
            mark
            for place in places
            for sprite in picture.sprites
            if sprite.rect == place
            for mark in sprite.marks
        ]
        assert [mark.alpha for mark in marks if isinstance(mark, Art)] == [255] * 4
        paints = [mark.paint for mark in marks if isinstance(mark, Text)]
        assert paints == [PALE if what != "prestige" and not number else IVORY for what in PURSE]
    assert found[0] == found[1]
    livre, prestige, lace, thread = found[0]
    assert livre.y == prestige.y < lace.y == thread.y
    assert livre.x == lace.x < prestige.x == thread.x


@MODULES
def test_nothing_is_worked_into_the_ground_beneath_the_figures_of_the_purse(modules: tuple[str, ...]) -> None:
    """The mark of the house lay under them, and what they say was read with it."""
    stage = choosing("play_card", modules)
    picture = compose(kit_of("en", 100), ROOM, stage)
    spots = {spot.target: spot.rect for spot in picture.hotspots}
    (mark,) = {picture_of(TRADEMARKS[stage.seats[stage.view.viewer].colour])}
    beneath = [
        sprite.rect
        for sprite in picture.sprites
        for one in sprite.marks
        if isinstance(one, Art) and one.name == mark and sprite.rect.overlaps(spots["fact", "own livre"])
    ]
    assert not beneath


@MODULES
def test_what_can_be_done_is_ivory_and_every_action_has_one_cell(modules: tuple[str, ...]) -> None:
    stage = choosing("play_card", modules)
    picture = compose(kit_of("en", 100), ROOM, stage)
    names = [name for name in ACTIONS if modules or name not in EXAMS]
    spots = {spot.target[1]: spot.rect for spot in picture.hotspots if spot.target[0] == "action"}
    assert set(spots) == set(names)
    forfeit = spots.pop("forfeit")
    actions = zones_for(ROOM).bench.actions
    assert (forfeit.right, forfeit.bottom) == (actions.right, actions.bottom)
    assert (forfeit.w == actions.w) == (not modules), (
        "a bar of its own, or the last place where all are taken"
    )
    assert all(rect.h >= forfeit.h or modules for rect in spots.values()), "less is made of it"
    assert max(rect.w for rect in spots.values()) - min(rect.w for rect in spots.values()) <= 1
    assert max(rect.h for rect in spots.values()) - min(rect.h for rect in spots.values()) <= 1
    can = {name: ("action", name) in stage.lit | stage.reachable for name in spots}
    assert len(set(can.values())) == 2
    for name, rect in spots.items():
        faces = {
            mark.name
            for sprite in picture.sprites
            if sprite.rect == rect
            for mark in sprite.marks
            if isinstance(mark, Art) and "button" in mark.name
        }
        assert {face.endswith("off") for face in faces} == {not can[str(name)]}


@MODULES
def test_what_plays_a_card_as_well_bears_its_sign_as_the_hint_does(modules: tuple[str, ...]) -> None:
    """On the very buttons it means, and nowhere else."""
    stage = choosing("play_card", modules)
    hand = picture_of("hand")
    for shown in (stage._replace(aside="Plays the card as well"), stage._replace(reachable=frozenset())):
        picture = compose(kit_of("en", 100), ROOM, shown)
        spots = {spot.target: spot.rect for spot in picture.hotspots}
        marked = {
            spot.target
            for spot in picture.hotspots
            for sprite in picture.sprites
            if sprite.rect == spot.rect and spot.target[0] in ("action", "fact")
            for mark in sprite.marks
            if isinstance(mark, Art) and mark.name == hand
        }
        near = {target for target in shown.reachable - shown.lit if target in spots and target[0] == "action"}
        assert marked == near | ({("fact", "prompt")} if near else set())
        assert bool(near) == bool(shown.reachable)


def test_where_a_card_is_to_be_played_it_is_said() -> None:
    kit = kit_of("en", 100)
    for kind, there in (("play_card", True), ("main_action", False)):
        picture = compose(kit, ROOM, choosing(kind, ()))
        play = zones_for(ROOM).bench.play
        said = [
            mark.words
            for sprite in picture.sprites
            if play.encloses(sprite.rect)
            for mark in sprite.marks
            if isinstance(mark, Text)
        ]
        assert ("pick a card" in said) == there
        assert "card in play" not in said


# Supply, discard and silk.


def with_stocks(stage: Stage, supply: tuple[int, ...], silk: tuple[int, ...]) -> Stage:
    """The same with these cards and tiles before the viewer, and no discard."""
    view = stage.view
    assert view.own is not None
    seats = list(view.seats)
    seats[view.viewer] = seats[view.viewer]._replace(discard=(), supply=len(supply), tiles=len(silk))
    own = view.own._replace(supply=supply, silk=silk)
    return stage._replace(
        view=view._replace(own=own, seats=tuple(seats)), lit=frozenset(), reachable=frozenset()
    )


def words_near(picture: Picture, rect: Rect) -> list[str]:
    """What is said within a rectangle, whatever sprite says it."""
    return [
        mark.words
        for sprite in picture.sprites
        for mark in sprite.marks
        if isinstance(mark, Text) and rect.contains(mark.rect.moved(sprite.rect.x, sprite.rect.y).centre)
    ]


@pytest.mark.parametrize("room", [Size(1280, 720), ROOM, Size(1920, 1080)], ids=["1280", "1366", "1920"])
def test_every_stock_says_what_it_is_and_how_much_there_is_of_it(room: Size) -> None:
    """Labels stood there only while nothing else did, and hid the nought."""
    kit, begun = kit_of("en", 100), choosing("play_card", ())
    for number in (0, 1, 4):
        stage = with_stocks(begun, tuple(range(number)), tuple(range(number)))
        picture = compose(kit, room, stage)
        spots = {spot.target: spot.rect for spot in picture.hotspots}
        assert words_near(picture, spots["fact", "own supply"]) == [str(number), "Supply"]
        assert words_near(picture, spots["fact", "own discard"]) == ["0", "Discard"]
        assert words_near(picture, spots["fact", "own silk"]) == ["Silk", str(number)]


@pytest.mark.parametrize("room", [Size(1280, 720), ROOM, Size(1920, 1080)], ids=["1280", "1366", "1920"])
def test_tiles_lie_row_by_row_and_stay_where_they_are_whatever_else_there_is(room: Size) -> None:
    kit, begun, places = kit_of("en", 100), choosing("play_card", ()), []
    for silk in ((0,), (0, 1, 2), (0, 1, 2, 3, 4), (0, 0, 1, 2, 2, 2, 3, 4, 5)):
        picture = compose(kit, room, with_stocks(begun, (), silk))
        places.append([spot.rect for spot in picture.hotspots if spot.target[0] == "silk"])
    *fewer, six = places
    assert all(some == six[: len(some)] for some in fewer)
    assert six == sorted(six, key=lambda rect: (rect.y, rect.x))
    assert len({rect.y for rect in six}) == 2
    assert len({rect.x for rect in six}) == 3


@pytest.mark.parametrize("room", [Size(1280, 720), ROOM, Size(1920, 1080)], ids=["1280", "1366", "1920"])
def test_a_piece_alike_peeps_out_behind_and_the_number_stands_on_its_corner(room: Size) -> None:
    """It lay adrift between two pieces, and belonged to either."""
    kit, begun = kit_of("en", 100), choosing("play_card", ())
    picture = compose(kit, room, with_stocks(begun, (0, 0, 1), (3, 3, 3, 4)))
    spots = {spot.target: spot.rect for spot in picture.hotspots}
    badges = {
        mark.words: sprite.rect
        for sprite in picture.sprites
        for mark in sprite.marks
        if isinstance(mark, Text)
        and mark.words.startswith("×")
        and sprite.rect.y > zones_for(room).workshop.y
    }
    assert badges.keys() == {"×2", "×3"}
    for zone, piece, other, number in (("supply", 0, 1, "×2"), ("silk", 3, 4, "×3")):
        front, badge = spots[zone, piece], badges[number]
        (first, behind) = sorted(
            (
                sprite.rect
                for sprite in picture.sprites
                if sprite.rect.size == front.size
                and 0 <= sprite.rect.x - front.x < front.w // 2
                and abs(sprite.rect.y - front.y) < 10
            ),
            key=lambda rect: rect.x,
        )
        assert first == front
        assert behind.x > front.x
        assert badge.contains((behind.right - 2, badge.y + 1)), "on the corner of the piece behind"
        assert not badge.overlaps(spots[zone, other])
        covered = (min(front.right, badge.right) - badge.x) * (min(front.bottom, badge.bottom) - badge.y)
        assert covered * 9 < front.w * front.h, "it hides little of the one in front"


@MODULES
def test_one_click_has_a_mark_and_a_halo_that_no_frame_has(modules: tuple[str, ...]) -> None:
    """A gold edge about gold niches was seen by nobody: things and the hint bear the same hand on cream."""
    stage = choosing("main_action", modules)._replace(prompt="Ana: choose", aside="One click does it")
    picture = compose(kit_of("en", 100), ROOM, stage)
    near = [spot for spot in picture.hotspots if spot.target in stage.reachable - stage.lit]
    things = [spot for spot in near if spot.target[0] != "action"]
    assert things
    discs = [sprite.rect for sprite in picture.sprites if is_hand(sprite.marks)]
    for spot in things:
        assert len([disc for disc in discs if disc.overlaps(spot.rect)]) >= 1, spot.target
        halos = [
            mark
            for sprite in picture.sprites
            if sprite.rect == spot.rect.inset(-HALO)
            for mark in sprite.marks
            if isinstance(mark, Art) and mark.name == "palace/glow_pale"
        ]
        assert len(halos) == 1, spot.target
        assert halos[0].alpha < 200, "weaker than that of what can be chosen"
    assert len(discs) == len(things)
    hint = [one for one in picture.sprites if "One click does it" in said(one.marks)]
    assert len(hint) == 1
    assert has_hand(hint[0].marks), "the hint shows the mark"
    bare = compose(kit_of("en", 100), ROOM, stage._replace(reachable=frozenset(), aside=""))
    assert not [sprite for sprite in bare.sprites if has_hand(sprite.marks)]


def said(marks: tuple[Mark, ...]) -> set[str]:
    """The words among some marks."""
    return {mark.words for mark in marks if isinstance(mark, Text)}


def has_hand(marks: tuple[Mark, ...]) -> bool:
    """True if a cream disc lies among them, followed by the parts of a hand."""
    fills = [mark.paint for mark in marks if isinstance(mark, Fill)]
    hand = [theme.FOCUS, *[theme.INK] * len(HAND)]
    return any(fills[at : at + len(hand)] == hand for at in range(len(fills)))


def is_hand(marks: tuple[Mark, ...]) -> bool:
    """True if they are such a disc and nothing else."""
    return has_hand(marks) and len(marks) == 1 + len(HAND)


def test_to_forfeit_looks_as_if_one_could() -> None:
    """On a ground darker than buttons it looked like what cannot be done; it is as cream, but flat."""
    stage = choosing("main_action", ())
    target = ("action", "forfeit")
    for can in (True, False):
        lit = stage.lit | {target} if can else stage.lit - {target}
        shown = stage._replace(lit=lit, reachable=stage.reachable - {target})
        picture = compose(kit_of("en", 100), ROOM, shown)
        (place,) = [spot.rect for spot in picture.hotspots if spot.target == target]
        (face,) = [sprite for sprite in picture.sprites if sprite.rect == place]
        ground = face.marks[0]
        assert isinstance(ground, Fill)
        assert (ground.paint == theme.CREAM) == can
        inks = {mark.paint for mark in face.marks if isinstance(mark, Text) and mark.words == "Forfeit"}
        assert inks == {theme.INK if can else theme.PALE_INK}
