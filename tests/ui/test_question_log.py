"""The hotspot log: one line for each question, and nothing in it the viewer may not know."""

from __future__ import annotations

import json
from pathlib import Path

from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.window.hotspot_search import stops
from rococo_desktop.ui.window.question_log import HotspotLog, described
from tests.ui.table import plain_table
from tests.ui.table.playing import ROOM, Player, begin, table


def test_a_question_is_written_down_once_however_often_something_is_pointed_at(tmp_path: Path) -> None:
    scene, _ = begin(table(2, 3), plain_table.compose)
    Player(scene).wait()
    log = HotspotLog(tmp_path / "log.jsonl")
    scale = scale_for(ROOM, 100)
    for target in (None, ("guests", 0), ("garments", 1), None):
        scene.point(target)
        caption = scene.caption()
        assert caption is not None
        log(caption, scene.picture(ROOM), scale)
    log.close()
    lines = (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1
    told = json.loads(lines[0])
    assert (told["viewer"], told["kind"], told["round"]) == (0, "choose_three", 1)
    assert {"target", "rect", "lit", "near", "role", "layer", "key", "description", "stop"} == set(
        told["targets"][0]
    )


def test_rectangles_are_in_pixels_of_the_window() -> None:
    scene, _ = begin(table(2, 3), plain_table.compose)
    Player(scene).wait()
    caption = scene.caption()
    assert caption is not None
    picture = scene.picture(ROOM)
    plain = described(caption, picture, scale_for(ROOM, 100))
    larger = described(caption, picture, scale_for(type(ROOM)(ROOM.w * 2, ROOM.h * 2), 200))
    assert larger["targets"][3]["rect"] == [2 * part for part in plain["targets"][3]["rect"]]


def test_every_target_is_a_stop_of_tab_once() -> None:
    scene, _ = begin(table(3, 3))
    player = Player(scene)
    for _ in range(8):
        player.choose()
        player.wait()
        picture = scene.picture(ROOM)
        targets = [spot.target for spot in stops(picture)]
        assert len(targets) == len(set(targets))
        assert {spot.target for spot in player.lit()} <= set(targets)
