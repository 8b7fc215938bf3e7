"""Cues: every one has its file, and none tells what its viewer may not know."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.events import UNSEEN, Adjusted, Event, Moved, Tailored
from rococo_desktop.model.places import ZONES
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.ui.audio.cues import ANY, COMMANDS, MOVES, ORDER, TOLD, SoundCue, cues_of
from rococo_desktop.ui.audio.sound_files import LATE, PROGRAMMES, SOUNDS
from tests.play.games import begin, choose
from tests.play.twins import ALL_MODULES, moments, twin

MANY = 99


def test_every_sound_and_every_piece_has_its_files_and_no_file_is_idle() -> None:
    wanted = {file for name, sound in SOUNDS.items() for file in sound.files(assets_dir() / "sounds", name)}
    assert wanted == set((assets_dir() / "sounds").glob("*.ogg"))
    pieces = {piece for programme in PROGRAMMES.values() for piece in programme.pieces}
    assert pieces == {file.stem for file in (assets_dir() / "music").glob("*.ogg")}


def test_every_cue_is_a_sound_with_a_rank_and_names_real_zones() -> None:
    cues = {cue.sound for cue in (*MOVES.values(), *TOLD.values())} | {"coin", "coins", "trademark", "favor"}
    assert cues == set(ORDER)
    assert cues | set(COMMANDS.values()) | set(LATE) <= set(SOUNDS)
    assert {zone for pair in MOVES for zone in pair} - {ANY} <= set(ZONES)


def test_what_tells_more_is_heard_where_only_one_sound_is() -> None:
    events: list[Event] = [
        Moved(3, ("hand", 0), ("resolving", 0)),
        Tailored(0, 1, 2, 9),
        Adjusted(0, "livre", -9),
    ]
    assert cues_of(events, 1) == (SoundCue("scissors"),)
    assert [cue.sound for cue in cues_of(events, MANY)] == ["scissors", "coins", "card_play"]


def test_money_sounds_by_how_much_of_it_moves() -> None:
    assert cues_of([Adjusted(0, "livre", 3)], MANY)[0].sound == "coin"
    assert cues_of([Adjusted(0, "livre", 3), Adjusted(0, "livre", 3)], MANY)[0].sound == "coins"
    assert not cues_of([Adjusted(0, "livre", 3), Adjusted(0, "livre", -3)], MANY)


def test_no_cue_depends_on_which_piece_moved() -> None:
    for zone in ZONES:
        for other in ZONES:
            heard = {cues_of([Moved(piece, (zone, 0), (other, 0))], MANY) for piece in (UNSEEN, 0, 7, 40)}
            assert len(heard) == 1


@pytest.mark.parametrize(
    ("players", "edition", "modules"),
    [(1, Edition.DELUXE, ALL_MODULES), (2, Edition.CLASSIC, ()), (4, Edition.DELUXE, ALL_MODULES)],
)
def test_two_worlds_that_look_alike_sound_alike(
    players: int, edition: Edition, modules: tuple[str, ...]
) -> None:
    """What happens next is heard alike for a viewer to whom it looks alike, whatever lies hidden."""
    compared = 0
    for session in moments(players, edition, modules, every=9):
        viewer = (session.deciding + 1) % players if players > 1 else NOBODY
        decision = session.decision(session.deciding)
        assert decision is not None
        other = twin(session, session.deciding, compared)
        same = other.decision(session.deciding)
        key = Random(compared).choice(decision.options).key
        if same is None or key not in {option.key for option in same.options}:
            continue
        trial = twin(session, session.deciding, compared + 1000)
        seen = []
        for world in (other, trial):
            before = world.steps
            world.submit(world.deciding, key)
            seen.append([e for h in world.events(viewer, before) for e in h.events])
        if _shape(seen[0]) == _shape(seen[1]):
            one, two = ([cues_of([event], MANY) for event in events] for events in seen)
            assert one == two
            compared += 1
    assert compared > 5


def _shape(events: list[Event]) -> list[Event]:
    """What can be seen to happen, whichever piece it happens to."""
    return [event._replace(piece=0) if isinstance(event, Moved) else event for event in events]


def test_a_whole_game_gives_sounds_of_many_kinds() -> None:
    session = begin(3, Edition.DELUXE, seed=5, modules=ALL_MODULES)
    random = Random(5)
    while session.deciding != NOBODY:
        choose(session, random)
    heard = {cue.sound for happening in session.events(NOBODY) for cue in cues_of(happening.events, MANY)}
    assert set(ORDER) - heard <= {"exam_bell", "page"}


def test_everybody_hears_the_same() -> None:
    """Who sees a card drawn and who does not hear it alike: so no sound can give it away."""
    session = begin(3, Edition.DELUXE, seed=8, modules=ALL_MODULES)
    random = Random(8)
    while session.deciding != NOBODY:
        choose(session, random)
    for told in zip(*(session.events(viewer) for viewer in (NOBODY, 0, 1, 2)), strict=True):
        assert len({cues_of(happening.events, MANY) for happening in told}) == 1
