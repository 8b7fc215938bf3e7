"""Several people at one table: who looks, what is covered, and what happens when seats change hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Assistance, Settings, Speed
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.ui.game.flow import WaitingFor
from rococo_desktop.ui.game.handover import HERE
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import HotspotRole, Text
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.window.hotspot_search import answering, under
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table import plain_table
from tests.ui.table.hosting import Host, company
from tests.ui.table.playing import NAMES, ROOM, Player, begin, services, table

END: Target = ("command", "end_turn")


def test_the_screen_is_covered_until_somebody_says_so() -> None:
    scene, _ = begin(company())
    scene.tick(0.0)
    flow = scene.flow
    wanted = flow.session.deciding
    assert (flow.mood, flow.viewer, flow.wanted) == (WaitingFor.HANDS, NOBODY, wanted)
    caption = scene.caption()
    assert caption is not None
    assert (caption.kind, caption.viewer) == ("handover", NOBODY)
    assert NAMES[wanted] in caption.prompt
    scene.key_down(Key("space"))
    scene.key_down(Key("return"))
    assert flow.viewer == NOBODY, "the keys that end a turn do not uncover the next person's cards"
    scene.key_down(Key("i"))
    assert (flow.mood, flow.viewer) == (WaitingFor.DECIDES, wanted)


def test_only_the_workshop_is_covered_and_the_palace_still_answers() -> None:
    scene, _ = begin(company())
    scene.tick(0.0)
    picture = scene.picture(ROOM)
    cover = zones_for(ROOM).workshop
    inside = [spot for spot in answering(picture) if spot.rect.overlaps(cover)]
    assert [spot.target for spot in inside] == [HERE]
    assert inside[0].role is HotspotRole.BUTTON
    found = under(picture, zones_for(ROOM).halls[0].centre)
    assert found is not None
    kinds = {spot.target[0] for spot in answering(picture)}
    assert {"garments", "hire", "seat", "command"} <= kinds
    assert not any(spot.lit and spot.role is HotspotRole.TARGET for spot in picture.hotspots)


def test_the_viewer_stays_until_the_word_that_ends_the_turn() -> None:
    scene, _ = begin(company())
    host = Host(scene)
    host.until(WaitingFor.ENDS)
    flow = scene.flow
    seat = flow.viewer
    assert seat != NOBODY
    scene.choose(END)
    assert (flow.mood, flow.viewer) == (WaitingFor.HANDS, NOBODY)
    assert flow.wanted != seat
    scene.key_down(Key("z", ctrl=True))
    assert flow.mood is WaitingFor.HANDS, "nobody takes back what somebody else did"


def test_somebody_who_is_not_asked_hands_over_at_once() -> None:
    setup = company()
    scene, given = begin(setup, plain_table.compose)
    given.settings.change(people=Settings().with_habits("Ana", confirm_end_of_turn=False).people)
    host, flow = Host(scene), scene.flow
    ends = {0: 0, 1: 0}
    for _ in range(400):
        host.wait()
        if flow.mood is WaitingFor.ENDS:
            ends[flow.viewer] += 1
        if host.choose() is None:
            break
    assert ends[0] == 0
    assert ends[1] > 5


def test_the_pause_is_nobodys() -> None:
    scene, given = begin(company())
    scene.tick(0.0)
    scene.choose(HERE)
    assert scene.flow.viewer != NOBODY
    scene.choose(("command", "menu"))
    assert scene.flow.viewer == NOBODY
    assert given.doors.opened[-1] == "pause"  # type: ignore[attr-defined]
    assert scene.flow.mood is WaitingFor.HANDS, "whoever comes back says so again"


def test_while_agents_play_nobody_looks() -> None:
    scene, _ = begin(company(players=4, people=2), plain_table.compose)
    host, flow = Host(scene), scene.flow
    waited = 0
    for _ in range(300):
        host.now += 0.05
        scene.tick(host.now)
        if flow.mood is WaitingFor.WAITS:
            assert flow.viewer == NOBODY
            waited += 1
        host.choose()
    assert flow.session.steps > 100


def test_with_one_person_nobody_is_asked_who_they_are() -> None:
    scene, _ = begin(company(players=3, people=1), plain_table.compose)
    player = Player(scene)
    player.play()
    assert player.kinds["handover"] == 0
    assert scene.flow.viewer == 0


def test_held_and_let_go() -> None:
    scene, _ = begin(company("hold"))
    scene.tick(0.0)
    flow, seat = scene.flow, scene.flow.wanted
    assert scene.picture(ROOM).hotspots
    scene.choose(HERE)
    assert flow.viewer == NOBODY, "here a key is held"
    scene.key_down(Key("left shift"))
    assert flow.viewer == seat
    lit = [
        spot.target for spot in answering(scene.picture(ROOM)) if spot.lit and spot.role is HotspotRole.TARGET
    ]
    scene.choose(lit[0])
    presenter = scene.presenter
    assert presenter is not None
    picked = presenter.picked
    assert picked
    scene.key_up(Key("left shift"))
    assert (flow.viewer, scene.presenter) == (NOBODY, None)
    scene.key_down(Key("right shift"))
    again = scene.presenter
    assert again is not None
    assert again.picked == picked, "a choice half made waits under the cover"


def test_undo_works_while_shift_is_held_to_see_ones_cards() -> None:
    scene, _ = begin(company("hold"), plain_table.compose)
    scene.tick(0.0)
    host = Host(scene)
    while scene.flow.mood is WaitingFor.HANDS or not scene.flow.inside_turn:
        scene.key_down(Key("left shift", shift=True))
        host.wait()
        if not scene.flow.inside_turn:
            host.choose()
            host.wait()
    before = scene.session.steps
    scene.key_down(Key("z", ctrl=True, shift=True))
    assert scene.session.steps < before


def test_a_key_still_held_when_the_turn_ends_shows_nothing_of_the_next_person() -> None:
    scene, _ = begin(company("hold"))
    scene.tick(0.0)
    host = Host(scene)
    seen = set()
    for _ in range(4):
        host.wait()
        wanted = scene.flow.wanted
        assert wanted != NOBODY
        scene.key_down(Key("left shift"))
        seen.add(scene.flow.viewer)
        while scene.flow.viewer == wanted:
            host.choose()
            host.wait()
        assert scene.flow.viewer == NOBODY, "the key is down all the while"
        scene.key_up(Key("left shift"))
        assert scene.flow.viewer == NOBODY
    assert seen == {0, 1}


def test_an_open_table_asks_nobody() -> None:
    scene, _ = begin(company("open"), plain_table.compose)
    player = Player(scene)
    player.play()
    assert player.kinds["handover"] == 0


def test_a_seat_handed_to_an_agent_and_taken_back() -> None:
    scene, _ = begin(company(players=3, people=2))
    host, session = Host(scene), scene.session
    host.until(WaitingFor.HANDS)
    seat = scene.flow.wanted
    session.reseat(seat, player="random")
    host.wait()
    assert scene.flow.people == tuple({0, 1} - {seat})
    (left,) = scene.flow.people
    assert (scene.flow.viewer, scene.flow.wanted) == (NOBODY, left), "whoever is left says so first"
    scene.choose(HERE)
    assert scene.flow.viewer == left
    host.until(WaitingFor.ENDS)
    scene.choose(END)
    host.wait()
    assert scene.flow.viewer == left, "then the last person always looks"
    session.reseat(seat, player=PERSON, name="Zora")
    host.until(WaitingFor.HANDS)
    caption = scene.caption()
    assert caption is not None
    while scene.flow.wanted != seat:
        host.choose()
        host.until(WaitingFor.HANDS)
    told = scene.caption()
    assert told is not None
    assert "Zora" in told.prompt


def test_everybody_may_leave_and_the_ball_goes_on() -> None:
    scene, _ = begin(company(players=2, people=2))
    scene.tick(0.0)
    for seat in (0, 1):
        scene.session.reseat(seat, player="random")
    player = Player(scene)
    player.play()
    assert scene.session.result is not None


def test_help_is_as_each_person_likes_it() -> None:
    scene, given = begin(company("open"))
    given.settings.change(people=Settings().with_habits("Ana", assistance=Assistance.PLAIN).people)
    host = Host(scene)
    seen = set()
    for _ in range(60):
        host.wait()
        stage = scene.stage()
        viewer = scene.flow.viewer
        if viewer != NOBODY:
            helped = bool(stage.forecasts), stage.market.drawers[0].missing is not None
            assert helped == ((False, False) if viewer == 0 else (True, True))
            seen.add(viewer)
        host.choose()
    assert seen == {0, 1}


def test_a_game_that_cannot_be_kept_says_so_once_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"in the way")
    stack = SceneStack()
    given = services(stack)
    session = Session.begin(table(2), tmp_path / "saves" / "ball.rococo")
    scene = TableScene(given, session)
    stack.push(scene)
    stack.settle()
    scene.tick(0.0)
    stack.settle()
    assert isinstance(stack.top, NoticeScene)
    stack.pop()
    stack.settle()
    player = Player(scene)
    player.play()
    stack.settle()
    assert not any(isinstance(one, NoticeScene) for one in stack.shown)
    assert session.result is not None


@pytest.mark.parametrize("privacy", ["turn", "hold"])
def test_the_cover_fits_its_words(privacy: str) -> None:
    scene, given = begin(company(privacy))
    scene.tick(0.0)
    picture = scene.picture(ROOM)
    cover = zones_for(ROOM).workshop
    sprite = [one for one in picture.sprites if one.rect == cover.inset(-6)][-1]
    room = Rect(0, 0, *sprite.rect.size)
    texts = [mark for mark in sprite.marks if isinstance(mark, Text)]
    assert len(texts) >= 4
    for text in texts:
        assert room.encloses(text.rect)
        assert not text.words.endswith("…")
        assert text.size >= 16
    assert given.words.language == "en"


@pytest.mark.parametrize("room", [Size(1280, 720), Size(1366, 768), Size(1920, 1080)])
def test_the_cover_tells_what_the_others_did_since(room: Size) -> None:
    scene, given = begin(company(players=4, people=2), speed=Speed.INSTANT)
    host = Host(scene)
    while scene.session.view(NOBODY).round < 2:
        host.choose()
    host.until(WaitingFor.HANDS)
    picture = scene.picture(room)
    news = [spot for spot in picture.hotspots if spot.target[0] == "news"]
    log = [given.words.say(entry.text) for entry in scene._staging.log(NOBODY)]
    wanted = NAMES[scene.flow.wanted]
    assert news
    cover = zones_for(room).workshop
    button = next(spot for spot in picture.hotspots if spot.target == HERE)
    for spot in news:
        assert cover.encloses(spot.rect)
        assert spot.rect.h >= 20
        assert not spot.rect.overlaps(button.rect)
        assert any(spot.description.startswith(line) for line in log)
        assert wanted not in spot.description.split()[0]


def test_another_key_says_who_looks_and_another_is_held() -> None:
    scene, given = begin(company())
    given.settings.change(keys={"here": "F6", "show": "Z"})
    scene.tick(0.0)
    button = next(spot for spot in scene.picture(ROOM).hotspots if spot.target == HERE)
    assert button.key == "F6"
    scene.key_down(Key("i"))
    assert scene.flow.viewer == NOBODY
    scene.key_down(Key("f6"))
    assert scene.flow.viewer == scene.session.deciding

    scene, given = begin(company("hold"))
    given.settings.change(keys={"show": "Z"})
    scene.tick(0.0)
    assert "Z" in scene.stage().prompt
    scene.key_down(Key("left shift"))
    assert scene.flow.viewer == NOBODY
    scene.key_down(Key("z"))
    assert scene.flow.viewer == scene.session.deciding
    scene.key_up(Key("z", ctrl=True))
    assert scene.flow.viewer == NOBODY
