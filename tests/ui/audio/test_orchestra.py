"""The orchestra: what it plays, how loud, how often, and when it is silent."""

from __future__ import annotations

import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.events import Adjusted, RoundBegan, Tailored, TurnBegan
from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.ui.audio.mixer import Mixer, SilentMixer
from rococo_desktop.ui.audio.orchestra import ABSENCE, OPENS_AFTER, Orchestra
from rococo_desktop.ui.audio.sound_files import SOUNDS
from rococo_desktop.ui.keys.key import Key
from tests.ui.audio.hearing import Heard, NotingMixer

PAYS = (Adjusted(0, "livre", -3),)


def test_nothing_is_opened_before_the_title_has_been_seen() -> None:
    opened: list[Mixer] = []

    def opening() -> Mixer:
        opened.append(NotingMixer())
        return opened[-1]

    orchestra = Orchestra(Preferences(Settings(), kept=False), assets_dir(), opening)
    assert orchestra.beat(10.0, True, "title") == pytest.approx(OPENS_AFTER)
    orchestra.beat(10.0 + OPENS_AFTER * 0.9, True, "title")
    assert not opened
    orchestra.beat(10.0 + OPENS_AFTER, False, "title")
    assert not opened, "something moves"
    orchestra.beat(10.1 + OPENS_AFTER, True, "title")
    assert opened


def test_sounds_are_loaded_one_by_one_and_only_while_nothing_moves() -> None:
    heard = Heard()
    before = len(heard.mixer.loaded)
    heard.orchestra.beat(heard.now + 0.02, False, "")
    assert len(heard.mixer.loaded) == before
    heard.orchestra.beat(heard.now + 0.04, True, "")
    assert len(heard.mixer.loaded) == before + 1
    heard.wait(3.0)
    assert "burst_1" not in heard.mixer.loaded
    assert {"turn", "coin_1", "coin_2", "coin_3"} <= set(heard.mixer.loaded)


def test_ten_coins_are_one_handful() -> None:
    heard = Heard()
    for _ in range(10):
        heard.orchestra.hear(PAYS, 0.0)
    heard.wait(0.1)
    assert heard.mixer.names == ["coin"]
    heard.wait(0.2)
    heard.orchestra.hear(PAYS, 0.0)
    heard.wait(0.1)
    assert [name for name, _ in heard.mixer.played] == ["coin_1", "coin_2"]


def test_a_sound_comes_when_its_piece_does_and_not_if_it_was_hurried() -> None:
    heard = Heard()
    heard.orchestra.hear(PAYS, 1.0)
    heard.wait(0.2)
    assert not heard.mixer.played
    heard.wait(0.3)
    assert heard.mixer.names == ["coin"]
    heard.orchestra.hear(PAYS, 1.0)
    heard.orchestra.hush()
    heard.wait(1.0)
    assert heard.mixer.names == ["coin"]


def test_what_is_not_shown_is_heard_once_and_softly() -> None:
    heard = Heard(speed=Speed.INSTANT)
    heard.orchestra.hear_briefly((*PAYS, Tailored(1, 1, 2, 9), RoundBegan(2)))
    assert heard.mixer.names == ["round_start"]
    loud = Heard()
    loud.orchestra.act("round_start")
    assert heard.mixer.played[0][1] == pytest.approx(loud.mixer.played[0][1] / 2)


@pytest.mark.parametrize(("volume", "sound"), [("effects_volume", "tile"), ("table_volume", "turn")])
def test_each_volume_is_its_own(volume: str, sound: str) -> None:
    heard = Heard(**{volume: 0})
    for name in ("tile", "turn"):
        heard.orchestra.act(name)
    assert sound not in heard.mixer.names
    assert len(heard.mixer.names) == 1


def test_the_key_for_silence_works_everywhere_and_again() -> None:
    heard = Heard(keys={"mute": "F6"})
    assert not heard.orchestra.key(Key("f4"))
    assert heard.orchestra.key(Key("f6"))
    assert heard.preferences.current.muted
    heard.orchestra.act("turn")
    assert not heard.mixer.played
    heard.orchestra.key(Key("f6"))
    heard.orchestra.act("turn")
    assert heard.mixer.names == ["turn"]


def test_a_person_is_told_once_that_the_turn_has_come() -> None:
    heard = Heard()
    heard.orchestra.hear((TurnBegan(1, 3),), 0.0)
    heard.orchestra.asked(0, "action")
    assert not heard.mixer.played
    heard.orchestra.asked(1, "action")
    heard.orchestra.asked(1, "action")
    assert heard.mixer.names == ["turn"]


def test_handing_over_has_its_own_signal() -> None:
    heard = Heard()
    heard.orchestra.hear((TurnBegan(1, 3),), 0.0)
    heard.orchestra.asked(-1, "handover")
    heard.orchestra.asked(1, "action")
    assert heard.mixer.names == ["hand_over"]


def test_music_follows_the_occasion() -> None:
    heard = Heard()
    heard.occasion = "title"
    heard.wait(2.0)
    heard.occasion = "table"
    heard.wait(2.0)
    assert heard.mixer.music == ["menuet x0", "fades", "rondeau x1"]
    heard.mixer.music_plays = False
    heard.wait(3.0)
    assert heard.mixer.music[-1] == "rondeau x1", "a rest between two pieces"
    heard.wait(4.0)
    assert heard.mixer.music[-1] == "sarabande x1"


def test_music_off_is_not_played_at_all() -> None:
    heard = Heard(music_volume=0)
    heard.occasion = "title"
    heard.wait(2.0)
    assert not heard.mixer.music
    heard.preferences.change(music_volume=40)
    heard.wait(1.0)
    assert heard.mixer.music == ["menuet x0"]
    heard.preferences.change(music_volume=100)
    heard.wait(1.0)
    assert heard.mixer.music_volume == 1.0
    heard.preferences.change(muted=True)
    heard.wait(1.0)
    assert heard.mixer.music[-1] == "fades"


@pytest.mark.parametrize("silent", [True, False])
def test_sound_fades_while_the_player_is_elsewhere_if_wished(silent: bool) -> None:
    heard = Heard(silent_in_background=silent)
    heard.occasion = "title"
    heard.wait(1.0)
    full = heard.mixer.music_volume
    heard.orchestra.focus(False)
    heard.wait(0.3)
    assert (heard.mixer.music_volume < full) is silent
    heard.wait(1.0)
    assert (heard.mixer.music_volume == 0) is silent
    heard.orchestra.act("tile")
    assert bool(heard.mixer.played) is not silent
    heard.orchestra.focus(True)
    heard.wait(1.0)
    assert heard.mixer.music == ["menuet x0"], "it goes on where it is by now"
    assert heard.mixer.music_volume == full


def test_after_a_long_absence_the_next_piece_begins() -> None:
    heard = Heard()
    heard.occasion = "table"
    heard.wait(1.0)
    heard.orchestra.focus(False)
    heard.wait(ABSENCE - 5.0, 0.5)
    assert heard.mixer.music == ["rondeau x1"]
    heard.wait(10.0, 0.5)
    assert heard.mixer.music == ["rondeau x1", "fades"], "nothing is read that nobody hears"
    heard.orchestra.focus(True)
    heard.wait(1.0)
    assert heard.mixer.music[-1] == "sarabande x1"


def test_without_a_device_nothing_is_wished_for() -> None:
    orchestra = Orchestra(Preferences(Settings(), kept=False), assets_dir(), SilentMixer)
    orchestra.beat(0.0, True, "title")
    assert orchestra.beat(5.0, True, "title") is None
    for name in SOUNDS:
        orchestra.act(name)
    orchestra.close()


def test_everything_stops_at_the_end() -> None:
    heard = Heard()
    heard.orchestra.close()
    assert heard.mixer.closed
