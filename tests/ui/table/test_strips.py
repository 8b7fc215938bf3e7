"""The strips of the seats: names can be read whole."""

from __future__ import annotations

from itertools import product

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.rivals import portrait_of
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Art, Picture, Text
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.seat_places import seat_places
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.text.rival_names import character_taste, level_name
from tests.ui.table import stages
from tests.ui.table.test_layout import WINDOWS, kit_of

RIVAL = 1
TOKENS = ("favor", "start_player")


def _strip(picture: Picture, room: Size, seat: int, seats: int, alone: bool = False) -> list[Text | Art]:
    """The words and signs on the strip of a seat."""
    zone = seat_places(zones_for(room), seats, alone).strips[seat]
    (marks,) = [sprite.marks for sprite in picture.sprites if sprite.rect.inset(panels.SHADE) == zone]
    return [mark for mark in marks if isinstance(mark, Text | Art)]


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
def test_du_barry_holding_favor_and_start_token_keeps_her_whole_name(window: Size) -> None:
    kit, room = kit_of("en", 100), scale_for(window, 100).logical
    stage = stages.staged(kit, stages.begin(1, stages.ALL), NOBODY)
    name = stage.seats[RIVAL].name
    for favor, start, prestige in product((0, RIVAL), (0, RIVAL), (3, 36, 107)):
        seats = tuple(facts._replace(prestige=prestige) for facts in stage.view.seats)
        view = stage.view._replace(favor=favor, start_seat=start, seats=seats)
        marks = _strip(compose(kit, room, stage._replace(view=view)), room, RIVAL, 2, alone=True)
        assert name in {mark.words for mark in marks if isinstance(mark, Text)}
        signs = {mark.name for mark in marks if isinstance(mark, Art)}
        shown = tuple(picture_of(token) in signs for token in TOKENS)
        assert shown == (favor == RIVAL, start == RIVAL)


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size.w}x{size.h}")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_rival_is_seen_in_the_place_of_the_sign_and_nothing_else_moves(window: Size, seats: int) -> None:
    kit, room = kit_of("en", 100), scale_for(window, 100).logical
    stage = stages.staged(kit, stages.begin(seats, stages.ALL), NOBODY)
    agents = tuple(seat._replace(is_person=False, player="court") for seat in stage.seats)
    rivals = tuple(seat._replace(character="hoarder") for seat in agents)
    for seat in range(seats):
        plain, faced = (
            _strip(compose(kit, room, stage._replace(seats=sitting)), room, seat, seats)
            for sitting in (agents, rivals)
        )
        moved = [(one, other) for one, other in zip(plain, faced, strict=True) if one != other]
        ((sign, face),) = moved
        assert isinstance(sign, Art)
        assert isinstance(face, Art)
        assert (sign.name, face.name) == (picture_of("agent"), portrait_of("hoarder", small=True))
        assert face.rect.w > sign.rect.w, "a face needs all the room there is"


def test_a_rival_is_told_by_name_level_and_taste() -> None:
    kit, room = kit_of("en", 100), Size(1280, 720)
    stage = stages.staged(kit, stages.begin(2, stages.ALL), NOBODY)
    seats = tuple(
        seat._replace(is_person=False, player=player, character=character)
        for seat, player, character in zip(stage.seats, ("court", "random"), ("diplomat", ""), strict=True)
    )
    spots = compose(kit, room, stage._replace(seats=seats)).hotspots
    told = {spot.target: spot.description for spot in spots}
    taste, level = kit.say(character_taste("diplomat")), kit.say(level_name("court"))
    assert told["fact", "agent 0"] == f"{seats[0].name}: {level}. {taste}"
    assert "program" in told["fact", "agent 1"]


@pytest.mark.parametrize("modules", [(), stages.ALL], ids=["none", "all"])
def test_no_count_of_two_figures_is_cut_on_a_strip(modules: tuple[str, ...]) -> None:
    """A discard of ten cards was an ellipsis."""
    kit, room = kit_of("en", 100), Size(1280, 720)
    stage = stages.staged(kit, stages.begin(5, modules), NOBODY)
    seats = tuple(
        facts._replace(livre=188, lace=28, thread=38, tiles=48, supply=58, hand=68, discard=(0,) * 78)
        for facts in stage.view.seats
    )
    picture = compose(kit, room, stage._replace(view=stage.view._replace(seats=seats)))
    for seat in range(5):
        words = {mark.words for mark in _strip(picture, room, seat, 5) if isinstance(mark, Text)}
        assert {"188", "28", "38", "48", "58", "68", "78"} <= words
