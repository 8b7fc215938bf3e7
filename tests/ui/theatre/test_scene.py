"""The theatre by keyboard and mouse: stepping, turning, jumping, playing, and playing on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.motion.running_step import Running
from rococo_desktop.ui.picture.picture_parts import HotspotRole, Text
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.theatre import screen
from rococo_desktop.ui.theatre.controls import FOLLOW
from rococo_desktop.ui.theatre.scene import TheatreScene
from rococo_desktop.ui.theatre.track import TRACK, Track
from rococo_desktop.ui.window.hotspot_search import answering, named
from tests.ui.contrast import LEAST, readings
from tests.ui.scenes.finished import finished_game
from tests.ui.table.test_contrast import WINDOW, painter
from tests.ui.theatre.watching import ROOM, started, watch


def test_keys_step_turn_and_jump(services: Services) -> None:
    theatre = finished_game(3, False).theatre()
    _, player = watch(services, theatre)
    turns = [turn.at for turn in theatre.turns]
    player.key("right")
    player.key("right")
    assert theatre.at == 2
    player.key("left")
    assert theatre.at == 1
    player.key("page down")
    assert theatre.at == turns[1]
    player.key("page down")
    assert theatre.at == turns[2]
    player.key("right")
    player.key("page up")
    assert theatre.at == turns[2]
    player.key("page up")
    assert theatre.at == turns[1]
    player.key("end")
    assert theatre.at == theatre.last
    player.key("right")
    assert theatre.at == theatre.last
    player.key("home")
    player.key("left")
    assert theatre.at == 0


def test_playing_goes_on_until_the_end_and_pauses(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    scene, _ = watch(services, theatre)
    theatre.go(theatre.last - 6)
    scene.key_down(Key("space"))
    now, seen = 10.0, set()
    for _ in range(60):
        now += 0.1
        scene.picture(ROOM)
        scene.tick(now)
        seen.add(theatre.at)
    assert len(seen) >= 4
    assert theatre.at < theatre.last
    scene.key_down(Key("space"))
    held = theatre.at
    for _ in range(40):
        now += 0.1
        scene.picture(ROOM)
        scene.tick(now)
    assert theatre.at == held
    scene.key_down(Key("space"))
    for _ in range(600):
        now += 0.1
        scene.picture(ROOM)
        scene.tick(now)
    assert theatre.at == theatre.last
    assert scene.caption() is not None, "it plays on after the end"


def test_a_step_is_seen_to_move(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    scene, _ = watch(services, theatre)
    theatre.go(theatre.turns[4].at)
    scene.picture(ROOM)
    moved, now = 0, 5.0
    for _ in range(4):
        scene.key_down(Key("right"))
        for _ in range(8):
            now += 0.05
            scene.tick(now)
            scene.picture(ROOM)
            moved += len(scene.moving())
    assert moved > 3


def test_the_pace_is_the_theatre_s_own(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    scene, player = watch(services, theatre)
    player.key("s")
    player.key("s")
    assert scene._screen._control().speed is Speed.INSTANT
    assert services.settings.current.speed is Speed.NORMAL
    player.key("space")
    scene.tick(50.0)
    assert theatre.at == theatre.turns[1].at, "turn by turn"


def test_the_track_is_dragged(services: Services) -> None:
    theatre = finished_game(3, False).theatre()
    scene, player = watch(services, theatre)
    spot = named(scene.picture(ROOM), TRACK)
    assert spot is not None
    y = spot.rect.centre[1]

    def mouse(kind: int, part: float, **more: Any) -> None:
        x = spot.rect.x + round(part * (spot.rect.w - 1))
        pygame.event.post(pygame.Event(kind, pos=(x, y), **more))
        player.frames(1)

    mouse(pygame.MOUSEBUTTONDOWN, 0.5, button=1)
    middle = theatre.at
    assert abs(scene._playback.track.part_of(middle) - 0.5) < 0.02
    mouse(pygame.MOUSEMOTION, 0.8, rel=(1, 0), buttons=(1, 0, 0))
    assert theatre.at > middle
    mouse(pygame.MOUSEMOTION, 1.0, rel=(1, 0), buttons=(1, 0, 0))
    assert theatre.at == theatre.last
    mouse(pygame.MOUSEBUTTONUP, 1.0, button=1)
    mouse(pygame.MOUSEMOTION, 0.1, rel=(1, 0), buttons=(0, 0, 0))
    assert theatre.at == theatre.last, "it was let go"
    scene.scrolled(TRACK, 1)
    assert theatre.at < theatre.last


def test_a_frame_renders_a_table_that_is_jumped_to_but_once(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    theatre = finished_game(2, False).theatre()
    scene, _ = watch(services, theatre)
    scene.key_down(Key("end"))
    now = [100.0]

    def render(sprites: object, until: float) -> bool:
        now[0] = max(now[0], until)
        return False

    monkeypatch.setattr(services.shell, "prepare", render)
    monkeypatch.setattr(screen, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    for frame in range(1, 4):
        scene.tick(float(frame))
        scene.picture(ROOM)
        spent = now[0] - 100.0
        assert spent <= frame * (screen.RENDERING_SECONDS + screen.LEAST_SECONDS) + 1e-6
    monkeypatch.undo()
    scene.tick(9.0)
    assert not scene._screen.renders, "and what is left is rendered in the next one"


def test_a_track_leads_to_every_turn_and_knows_its_place() -> None:
    theatre = finished_game(5, True).theatre()
    track = Track(theatre.turns, theatre.last)
    parts = [track.part_of(at) for at in range(theatre.last + 1)]
    assert parts == sorted(parts)
    assert (parts[0], parts[-1]) == (0.0, 1.0)
    for turn in theatre.turns[:-1]:
        assert track.moment_at(track.part_of(turn.at)) == turn.at
    assert [number for number, _, _ in track.rounds()] == list(range(1, 8))


def test_a_click_on_a_line_of_the_log_goes_there(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    scene, player = watch(services, theatre)
    scene.slide(TRACK, 0.5)
    before = theatre.at
    player.key("l")
    lines = [spot for spot in answering(scene.picture(ROOM)) if spot.target[0] == "log"]
    assert len(lines) > 5
    wanted = int(lines[0].target[1])
    player.click(lines[0].target)
    assert theatre.at == scene._screen.log.moment_of(wanted) < before
    assert scene._screen.log.line_at(theatre.at) >= wanted
    assert theatre.at == 0 or scene._screen.log.line_at(theatre.at - 1) < wanted
    again = [spot.target for spot in answering(scene.picture(ROOM)) if spot.target[0] == "log"]
    assert ("log", wanted) in again, "the log follows"
    player.key("escape")
    assert services.stack.top is scene


def test_the_last_turns_stand_where_nobody_sits_and_lead_back_to_themselves(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    scene, player = watch(services, theatre)
    assert not scene._screen.log.deeds(0), "the deal is nobody's deed"
    told = set()
    for part in (0.3, 0.6, 1.0):
        scene.slide(TRACK, part)
        player.frames()
        log = scene._screen.log
        lines = [spot for spot in answering(scene.picture(ROOM)) if spot.target[0] == "log"]
        numbers = [int(spot.target[1]) for spot in lines]
        assert len(numbers) >= 2
        assert numbers == sorted(numbers)
        assert numbers[-1] <= log.line_at(theatre.at), "nothing is told before it happened"
        told |= {log.entries[line].seat for line in numbers}
        scene.point(lines[0].target)
        assert scene._screen._glowing(lines[0].target) == frozenset(log.entries[numbers[0]].places)
        player.click(lines[0].target)
        assert theatre.at == log.moment_of(numbers[0])
    assert told == {0, 1}, "what everybody did"


def test_the_buttons_of_the_bar_answer_while_the_log_is_open(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    scene, player = watch(services, theatre)
    player.key("l")
    player.click(("command", "replay_turn_on"))
    assert theatre.at == theatre.turns[1].at
    names = {spot.target for spot in answering(scene.picture(ROOM)) if spot.role is HotspotRole.BUTTON}
    assert TRACK in names
    assert ("theatre", "take") not in names, "it lies beneath the log"


def test_a_finished_game_is_seen_with_anybody_s_eyes(services: Services) -> None:
    theatre = finished_game(3, False).theatre()
    scene, player = watch(services, theatre)
    seen = []
    for _ in range(5):
        seen.append((scene._screen.eyes, scene.viewer))
        player.key("e")
    assert [eyes for eyes, _ in seen] == [FOLLOW, NOBODY, 0, 1, 2]
    assert [viewer for _, viewer in seen[1:]] == [NOBODY, 0, 1, 2]
    assert scene._screen.eyes == FOLLOW
    player.key("page down")
    assert scene.viewer == theatre.deciding


def test_a_game_still_played_is_not_seen_with_a_rival_s_eyes(services: Services) -> None:
    scene, player = watch(services, started(40).theatre())
    player.key("e")
    assert (scene._screen.eyes, scene.viewer) == (NOBODY, NOBODY)
    spot = named(scene.picture(ROOM), ("theatre", "eyes"))
    assert spot is not None
    assert not spot.lit
    assert "not over" in spot.description
    player.click(("theatre", "eyes"))
    assert scene.viewer == NOBODY


def test_what_happened_is_told_at_every_moment(services: Services) -> None:
    theatre = finished_game(5, True).theatre()
    scene = TheatreScene(services, theatre)
    for at in range(theatre.last + 1):
        theatre.go(at)
        told = scene._screen.told()
        assert told
        assert len(told[-1]) < 60, "the shortest fits any bar"
    kinds = scene._screen.log
    assert kinds.line_at(theatre.last) == len(kinds.entries) - 1
    assert [kinds.moment_of(line) for line in range(len(kinds.entries))] == sorted(
        kinds.moment_of(line) for line in range(len(kinds.entries))
    )


def test_words_over_the_bar_and_the_workshop_stand_out(services: Services) -> None:
    theatre = finished_game(5, True).theatre()
    scene = TheatreScene(services, theatre)
    theatre.go(theatre.last // 2)
    whole = scene.picture(WINDOW)
    assert scene._screen._front is not None
    sprites = scene._screen._front[1].sprites
    fronts = {mark.words for sprite in sprites for mark in sprite.marks if isinstance(mark, Text)}
    found = [read for read in readings(whole, painter()) if read.words in fronts]
    assert len(found) >= len(fronts)
    poor = [f"{read.words!r}: {read.contrast:.1f}" for read in found if read.contrast < LEAST]
    assert not poor


def test_at_the_end_the_last_one_s_eyes_stay_open(services: Services) -> None:
    theatre = finished_game(3, False).theatre()
    scene, player = watch(services, theatre)
    player.key("end")
    assert scene.viewer == theatre.acted != NOBODY


def test_what_madame_du_barry_did_is_not_told_at_another_moment(services: Services) -> None:
    theatre = finished_game(1, True).theatre()
    scene, _ = watch(services, theatre)
    now = 1.0
    while scene._playback.show.rival is None:
        scene.key_down(Key("right"))
        scene.picture(ROOM)
        now += 0.5
        scene.tick(now)
    scene.key_down(Key("home"))
    assert scene._screen._quiet().rival is None


@pytest.mark.parametrize("eyes", [0, 1])
def test_motion_ends_with_the_table_at_rest(services: Services, eyes: int) -> None:
    theatre = finished_game(3, True).theatre()
    scene, player = watch(services, theatre)
    for _ in range(eyes + 2):
        player.key("e")
    theatre.go(theatre.turns[7].at)
    now, compared = 100.0, 0
    for _ in range(6):
        scene.picture(ROOM)
        scene.key_down(Key("right"))
        last: Running | None = None
        while scene._playback.moves():
            now += 0.02
            scene.tick(now)
            last = scene._playback.show._running or last
        if last is not None and last.stage.view == theatre.view(scene.viewer):
            assert last.settled.sprites == scene.picture(ROOM).sprites
            compared += 1
    assert compared > 3
