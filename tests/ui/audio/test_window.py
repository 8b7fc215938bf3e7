"""Sound in the window: what is played at the table, on the settings page, and by the keys of every screen."""

from __future__ import annotations

import pygame
import pytest

from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.audio.orchestra import OPENS_AFTER
from rococo_desktop.ui.finale.scene import FinaleScene
from rococo_desktop.ui.keys.keymap import Clash, KeyMap, clash
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.settings import SettingsScene
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.audio.hearing import Heard
from tests.ui.scenes import pressing
from tests.ui.scenes.finished import finished_game
from tests.ui.table.plain_table import compose as plain_table
from tests.ui.table.playing import Player, begin, services, table


def _listened(speed: Speed, choices: int) -> tuple[Heard, int]:
    """What is heard while a person makes so many choices at a table of two, and how often the turn came."""
    heard = Heard(speed=speed)
    scene, given = begin(table(2), plain_table, speed=speed)
    given.audio = heard.orchestra
    given.shell.audience = heard.orchestra
    player = Player(scene)
    player.now = heard.now
    turns = 0
    for _ in range(choices):
        while scene.caption() is None:
            scene.picture(player.room)
            player.now += 0.05
            scene.tick(player.now)
            heard.orchestra.beat(player.now, False, "table")
        caption = scene.caption()
        assert caption is not None
        turns += caption.kind == "action"
        heard.orchestra.asked(caption.viewer, caption.kind)
        if player.choose() is None:
            break
    return heard, turns


def test_a_game_at_the_table_is_heard_as_it_is_shown() -> None:
    heard, _ = _listened(Speed.NORMAL, 60)
    assert {"card_play", "card_deal", "cloth", "turn"} <= set(heard.mixer.names)


def test_at_once_there_is_less_to_hear() -> None:
    normal, at_once = (_listened(speed, 40)[0] for speed in (Speed.NORMAL, Speed.INSTANT))
    effects = [name for name, _ in at_once.mixer.played if name not in {"turn", "round_start"}]
    assert 0 < len(effects) < len(normal.mixer.played)


def test_what_is_not_possible_sounds_and_undo_does() -> None:
    heard = Heard()
    scene, given = begin(table(2), plain_table)
    given.audio = heard.orchestra
    player = Player(scene)
    while not scene.session.can_undo:
        player.choose()
        player.wait()
    scene.choose(("command", "undo"))
    assert heard.mixer.names[-1] == "undo"
    refused = next(
        spot.target
        for spot in scene.picture(player.room).hotspots
        if spot.role.name == "TARGET" and not spot.lit and scene.session.explain(0, spot.target)
    )
    scene.choose(refused)
    assert heard.mixer.names[-1] == "error"


def test_the_sound_page_changes_the_volumes_and_the_key_shows_on_it() -> None:
    stack = SceneStack()
    given = services(stack)
    heard = Heard()
    heard.orchestra._preferences = given.settings
    given.shell.audience = heard.orchestra
    stack.push(SettingsScene(given))
    player = pressing.Player(given)
    player.click(("choice", "page:sound"))
    player.click(("choice", "music_volume:20"))
    player.click(("choice", "table_volume:0"))
    player.click(("switch", "silent_in_background"))
    current = given.settings.current
    assert (current.music_volume, current.effects_volume, current.table_volume) == (20, 80, 0)
    assert not current.silent_in_background
    before = stack.top.picture(given.shell.scale.logical)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F4, mod=0))
    player.frames()
    assert given.settings.current.muted
    assert stack.top.picture(given.shell.scale.logical) != before


@pytest.mark.parametrize(
    ("event", "heard_of"), [(pygame.WINDOWFOCUSLOST, False), (pygame.WINDOWFOCUSGAINED, True)]
)
def test_the_shell_tells_of_attention(event: int, heard_of: bool) -> None:
    stack = SceneStack()
    given = services(stack)
    heard = Heard()
    given.shell.audience = heard.orchestra
    stack.push(SettingsScene(given))
    player = pressing.Player(given)
    pygame.event.post(pygame.Event(event))
    player.frames()
    heard.wait(OPENS_AFTER + 1.0)
    assert (heard.mixer.music_volume > 0) is heard_of


def test_the_key_of_every_screen_is_none_that_writes() -> None:
    keys = KeyMap({}).keys
    assert clash(keys, "mute", "N") == Clash("everywhere")
    assert clash(keys, "mute", "F1") == Clash("taken", "help")
    assert clash(keys, "mute", "F8") is None
    assert KeyMap({"mute": "N"}).keys["mute"] == "F4"


def test_the_fireworks_of_the_finale_are_heard() -> None:
    heard = Heard(speed=Speed.NORMAL)
    given = services(SceneStack(), speed=Speed.NORMAL)
    given.audio = heard.orchestra
    scene = FinaleScene(given, finished_game(4, True))
    assert scene.occasion == "finale"
    while scene.moment < scene.counted_at + 3:
        scene.picture(Size(1280, 720))
        heard.wait(0.05, 0.05)
        scene.tick(heard.now)
    names = heard.mixer.names
    assert {"coin", "whistle", "burst", "victory"} <= set(names)
    assert ("cloth" in names) == bool(scene._walks)
    assert names.index("whistle") < names.index("burst")
    assert scene.occasion == "silence", "the music makes way for the fanfare"
