"""Why? where one points: at a line of an agent's turn, at its heading, and at what it left a mark on."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.model.agent_reasons import AgentReason, Category, ReasonKind, Weighed
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.game.tooltip import with_tooltip
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import HotspotRole, Text
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.since_last_turn import deeds_of, marked_by, marks_of
from rococo_desktop.ui.table_state.stage import Overlay
from rococo_desktop.ui.text.chronicle import chronicle, why_done
from rococo_desktop.ui.text.log_scribe import Entry
from rococo_desktop.ui.text.messages import message
from tests.play.games import begin, play
from tests.ui.table.stages import explained, staged
from tests.ui.table.test_layout import kit_of

ROOM = Size(1366, 768)
WHY = AgentReason(ReasonKind.BETTER, (Weighed(Category.GOODS, 90),))
NAMES = ("Ana", "Bo")


def rival_has_played() -> tuple[Session, tuple[Entry, ...]]:
    """A game after a turn of an agent, who says why with its last choice."""
    session = play(begin(2, agents=(1,)), Random(5), 20)
    random = Random(2)
    while session.view(NOBODY).active != 1 or session.view(NOBODY).round > 6:
        play(session, random, 1)
    turn = session.view(NOBODY).turn
    while session.view(NOBODY).turn == turn:
        decision = session.decision(session.deciding)
        assert decision is not None
        session.submit(decision.seat, random.choice(decision.options).key, WHY)
    return session, chronicle(session.definitions, session.events(0), NAMES)


def test_marks_and_deeds_of_a_turn_know_why() -> None:
    session, entries = rival_has_played()
    view = session.view(0)
    marked = marked_by(entries, view, 0)
    assert {place: entry.seat for place, entry in marked.items()} == marks_of(entries, view, 0)
    (last,) = [deed for deed in deeds_of(entries, view, 0) if deed.reasons][-1:]
    assert [why.key for why in last.reasons] == ["why.goods.plain"]
    told = {why.key for entry in marked.values() if (why := why_done(entry)) is not None}
    assert told <= {"why.goods.plain"}


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_a_line_of_the_log_and_the_heading_of_its_turn_say_why(language: str) -> None:
    kit = kit_of(language, 100)
    session = play(begin(2), Random(5), 60)
    stage = explained(staged(kit, session))._replace(overlay=Overlay("log"))
    entry = stage.chronicle[-1]
    assert entry.why is not None
    why = kit.say(entry.why)
    picture = compose(kit, ROOM, stage)
    lines = [spot for spot in picture.hotspots if spot.target[0] == "log"]
    heads = [spot for spot in picture.hotspots if str(spot.target[1]).startswith("why ")]
    assert lines
    assert heads
    assert all(spot.description.endswith(why) for spot in lines)
    assert all((spot.description, spot.role) == (why, HotspotRole.REGION) for spot in heads)
    said = [mark.words for sprite in picture.sprites for mark in sprite.marks if isinstance(mark, Text)]
    assert kit.say(message("why.ask")) in said
    tip = with_tooltip(picture, kit, ROOM, lines[-1], why=why)
    assert [mark.words for mark in tip.sprites[-1].marks if isinstance(mark, Text)] == [why]


def test_a_mark_says_why_below_what_it_is() -> None:
    kit = kit_of("en", 100)
    picture = compose(kit, ROOM, staged(kit, play(begin(2), Random(5), 60)))
    spot = next(spot for spot in picture.hotspots if spot.target[0] == "garments")
    told = with_tooltip(picture, kit, ROOM, spot, ("Not now.",), "Bo likes it.")
    said = [mark.words for mark in told.sprites[-1].marks if isinstance(mark, Text)]
    assert said == [spot.description, "Not now.", "Bo likes it."]
