"""The final scoring as a show: every point of the engine's sheet once, from where it lies, in its order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.ui.finale.programme import STEPS, CueManner, before_walks, programme, walks_of
from rococo_desktop.ui.finale.scene import FinaleScene
from rococo_desktop.ui.finale.score_clock import score_clock
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Layer, Text
from rococo_desktop.ui.services import Services
from tests.ui.scenes.finished import finished_game
from tests.ui.supplies import still

ROOM = Size(1280, 720)
LETTERS = 36
"""So many letters a second are read by whoever knows the kind of sentence."""
TABLES = [(players, everything) for players in range(1, 6) for everything in (False, True)]


@pytest.fixture
def services() -> Iterator[Services]:
    made = still(ROOM, settings=Settings(speed=Speed.NORMAL))
    yield made
    made.shell.window.destroy()


def _acts(session: Session) -> tuple[object, ...]:
    view, defs = session.view(NOBODY), session.definitions
    events = [event for happening in session.events(NOBODY) for event in happening.events]
    walks = walks_of(events, view, defs.fireworks)
    return programme(defs, view, view.sheet, walks)


@pytest.mark.parametrize(("players", "everything"), TABLES)
def test_every_line_of_the_sheet_is_staged_once(players: int, everything: bool) -> None:
    session = finished_game(players, everything)
    acts = _acts(session)
    staged = sorted(
        (act.step, cue.seat, cue.points)  # type: ignore[attr-defined]
        for act in acts
        for cue in act.cues  # type: ignore[attr-defined]
        if cue.manner is not CueManner.WALK
    )
    assert staged == sorted((line.rule, line.seat, line.points) for line in session.view(NOBODY).sheet)
    steps = [act.step for act in acts]  # type: ignore[attr-defined]
    assert steps == sorted(steps, key=STEPS.index)


@pytest.mark.parametrize(("players", "everything"), TABLES)
def test_the_board_ends_with_the_engine_s_figures(players: int, everything: bool, services: Services) -> None:
    session = finished_game(players, everything)
    scene = FinaleScene(services, session)
    view = session.view(NOBODY)
    written = [
        sum(line.points for line in view.sheet if line.seat == seat) for seat in range(len(view.seats))
    ]
    began = [(seat.prestige or 0) - own for seat, own in zip(view.seats, written, strict=True)]
    assert _figures(scene)[: len(began)] == began
    _to_the_end(scene)
    assert _figures(scene)[: len(began)] == [seat.prestige for seat in view.seats]


def _figures(scene: FinaleScene) -> list[int]:
    """The large figures of the board, read from what is written on it."""
    over = [sprite for sprite in scene.picture(ROOM).sprites if sprite.layer == Layer.OVERLAY]
    texts = [mark for sprite in over for mark in sprite.marks if isinstance(mark, Text)]
    return [int(text.words) for text in texts if text.words.isdecimal() and text.size >= 30]


def _to_the_end(scene: FinaleScene) -> None:
    counted = scene.counted_at
    while scene.moment < counted:
        scene.choose(("button", "step"))


def test_stepping_shows_one_cue_after_the_other(services: Services) -> None:
    scene = FinaleScene(services, finished_game(3, True))
    sums = [sum(scene.points())]
    while scene.moment < scene.counted_at:
        scene.choose(("button", "step"))
        sums.append(sum(scene.points()))
    assert sums == sorted(sums)
    assert len(set(sums)) > 20


def test_pausing_holds_the_show_and_hurrying_drives_it(services: Services) -> None:
    scene = FinaleScene(services, finished_game(2, False))
    scene.tick(100.0)
    scene.tick(100.1)
    calm = scene.moment
    assert calm == pytest.approx(0.1)
    scene.key_down(Key("space"))
    assert scene.tick(100.2) is None
    assert scene.moment == calm
    scene.key_down(Key("f"))
    scene.tick(100.3)
    assert scene.moment == pytest.approx(calm + 0.4)


@pytest.mark.parametrize("speed", Speed)
def test_at_any_speed_whatever_the_count_says_can_be_read(speed: Speed, services: Services) -> None:
    services.settings.change(speed=speed)
    scene = FinaleScene(services, finished_game(2, False))
    stood: dict[tuple[str, str], float] = {}
    now = 0.0
    while scene.moment < scene.counted_at:
        board = scene._board()
        words = (board.title, board.reason)
        stood[words] = stood.get(words, 0.0) + 0.1
        now += 0.1
        scene.tick(now)
    hasty = {words: seconds for words, seconds in stood.items() if seconds < len(words[1]) / LETTERS}
    assert not hasty
    assert now > 25, "the last night is no matter of seconds"


def test_trademarks_are_told_together_but_each_for_itself_step_by_step(services: Services) -> None:
    scene = FinaleScene(services, finished_game(2, False))
    many = next(beat for beat in scene._clock.beats if len(beat.run) > 1)
    scene._moment = many.begin + 0.01
    assert f"{len(many.run)} trademarks" in scene._board().reason
    scene.key_down(Key("escape"))
    assert "trademarks" not in scene._board().reason


def test_esc_pauses_the_count_and_lets_it_go_on(services: Services) -> None:
    scene = FinaleScene(services, finished_game(2, False))
    services.stack.push(scene)
    services.stack.settle()
    for moves in (False, True):
        scene.key_down(Key("escape"))
        services.stack.settle()
        assert services.stack.top is scene
        assert (scene.tick(1.0) is not None) == moves


@pytest.mark.parametrize("key", ["r", "return"])
def test_skipping_leads_to_the_result(key: str, services: Services) -> None:
    scene = FinaleScene(services, finished_game(2, False))
    services.stack.push(scene)
    services.stack.settle()
    scene.key_down(Key(key))
    services.stack.settle()
    assert services.stack.top.caption().kind == "score"  # type: ignore[union-attr]


def test_at_its_end_the_show_makes_room_for_the_result(services: Services) -> None:
    scene = FinaleScene(services, finished_game(2, False))
    services.stack.push(scene)
    services.stack.settle()
    now = 0.0
    while services.stack.top is scene and now < 300:
        now += 0.1
        scene.tick(now)
        services.stack.settle()
    assert services.stack.top.caption().kind == "score"  # type: ignore[union-attr]
    assert now < 90, "nobody wants to watch longer"


def test_garments_stand_in_the_royal_hall_until_they_walk() -> None:
    session = _with_walks()
    view, walks = session.view(NOBODY), _walks(session)
    before = before_walks(view, walks)  # type: ignore[arg-type]
    for walk in walks:
        assert before.guests[walk.space] == walk.garment  # type: ignore[attr-defined]
        assert before.trademarks[walk.space] == walk.seat  # type: ignore[attr-defined]
        assert walk.garment not in before.terrace  # type: ignore[attr-defined]
    assert before_walks(view, ()) == view


def _with_walks() -> Session:
    """A game in which somebody went out to the terrace."""
    return next(one for one in (finished_game(5, False, seed) for seed in range(1, 40)) if _walks(one))


def _walks(session: Session) -> tuple[object, ...]:
    events = [event for happening in session.events(NOBODY) for event in happening.events]
    return walks_of(events, session.view(NOBODY), session.definitions.fireworks)


def test_reduced_motion_counts_without_sparks_or_flights() -> None:
    services = still(ROOM, settings=Settings(reduced_motion=True))
    scene = FinaleScene(services, finished_game(5, True))
    scene.picture(ROOM)
    now = 0.0
    while scene.moment < scene.counted_at:
        now += 0.1
        scene.tick(now)
        assert not scene.moving()
        assert not scene.sparks()
    services.shell.window.destroy()


def test_rockets_burst_over_the_board() -> None:
    services = still(ROOM)
    scene = FinaleScene(services, _with_walks())
    most, now = 0, 0.0
    while scene.moment < scene.counted_at:
        now += 0.1
        scene.picture(ROOM)
        scene.tick(now)
        most = max(most, sum(len(kind.spots) for kind in scene.sparks()))
    assert most > 300
    services.shell.window.destroy()


def test_the_clock_never_runs_backwards() -> None:
    clock = score_clock(_acts(finished_game(5, True)))  # type: ignore[arg-type]
    begins = [beat.begin for beat in clock.beats]
    assert begins == sorted(begins)
    assert all(beat.begin < beat.end <= clock.counted for beat in clock.beats)
    assert clock.act_at(0.0) == 0
    assert clock.act_at(clock.counted) == -1


@pytest.mark.parametrize(("players", "everything"), TABLES)
def test_the_pips_follow_the_steps_that_the_titles_number(
    players: int, everything: bool, services: Services
) -> None:
    scene = FinaleScene(services, finished_game(players, everything))
    seen: dict[str, int] = {}
    for at, act in enumerate(scene._clock.acts):
        here, total = scene._how_far(at)
        seen[act.step] = here
        assert 0 <= here < total <= 8
    assert seen.get("F1j", seen["F1"]) == seen["F1"]
    assert [seen[step] for step in STEPS if step in seen] == sorted(seen.values())
    assert scene._how_far(-1) == (total, total)
