"""One key shows again what happened since one's last turn, where there is something to see."""

from __future__ import annotations

import re

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.keys.key import Key
from tests.ui.table.hosting import company
from tests.ui.table.playing import ROOM, Player, begin


def test_one_key_shows_again_what_the_others_did() -> None:
    scene, _ = begin(company(players=3, people=1), speed=Speed.INSTANT)
    player = Player(scene)
    while scene.session.view(NOBODY).round < 2 or not scene.session.has_past(0):
        player.choose()
        player.wait()
    presenter = scene.presenter
    scene.key_down(Key("f3"))
    assert scene.caption() is None, "something is shown"
    moved = 0
    for _ in range(2000):
        scene.picture(ROOM)
        moved += bool(scene.moving())
        player.now += 0.05
        scene.tick(player.now)
        if scene.caption() is not None:
            break
    assert moved
    assert scene.presenter is presenter, "what was half chosen is as it was"


def test_nothing_to_show_again_is_told() -> None:
    scene, _ = begin(company(players=2, people=1))
    scene.picture(ROOM)
    replay = next(one for one in scene.stage().commands if one.name == "replay")
    assert not replay.enabled
    scene.key_down(Key("f3"))


def test_madame_du_barry_is_shown_again_with_the_rule_she_followed() -> None:
    scene, _ = begin(company(players=1, people=1), speed=Speed.INSTANT)
    player = Player(scene)
    while scene.session.view(0).turn < 4 or not scene.session.has_past(0) or scene.flow.inside_turn:
        player.choose()
        player.wait()
    replay = next(one for one in scene.stage().commands if one.name == "replay")
    assert replay.enabled
    scene.picture(ROOM)
    scene.key_down(Key("f3"))
    steps = [step for step, _, _ in scene._show._queue]
    assert steps[0].seat != 0, "her turn, not mine"
    assert steps[0].rival_card is not None
    player.now += 0.05
    scene.tick(player.now)
    player.wait()


def test_no_button_says_a_sentence_with_doubled_punctuation() -> None:
    scene, _ = begin(company(players=2, people=1))
    scene.picture(ROOM)
    said = [spot.description for spot in scene.picture(ROOM).hotspots]
    assert not [words for words in said if re.search(r"[.?!:;,][.:;,]", words)]
