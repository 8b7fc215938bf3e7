"""The chronicle: complete sentences about everything, and not a word more than the viewer may know."""

from __future__ import annotations

import pytest

from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.model.events import UNSEEN, Moved, RivalReasoned
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.ui.text import du_barry_reason_words
from rococo_desktop.ui.text.chronicle import Chronicle, chronicle, turn_headline
from rococo_desktop.ui.text.log_scribe import PLACE_KINDS
from rococo_desktop.ui.text.names import employee_name, tile_name
from tests.ui.text.spoken_games import ALL, TABLES, Table, english, spoken


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_log_of_a_whole_game_reads_as_sentences_for_every_viewer(table: Table) -> None:
    game = spoken(*table)
    words = english()
    for viewer in (NOBODY, *range(len(game.seats))):
        entries = chronicle(game.defs, game.session.events(viewer), game.seats)
        assert entries[-1].seat == NOBODY
        for entry in entries:
            told = words.say(entry.text)
            assert told[0].isupper() or told[0] in "ŁЮ", told
            assert told.endswith("."), told
            assert " you" not in told
            assert "  " not in told
            assert not any(f"_{letter}" in told for letter in "abcdefghijklmnopqrstuvwxyz0123456789"), told
            assert {kind for kind, _ in entry.places} <= PLACE_KINDS
            assert words.say(turn_headline(entry, game.seats))
        rounds = [entry.round for entry in entries]
        assert rounds == sorted(rounds)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nobody_hears_what_only_its_owner_saw(table: Table) -> None:
    """A line for nobody differs from its owner's exactly where a piece was hidden."""
    game = spoken(*table)
    words = english()
    nobody = [
        words.say(entry.text) for entry in chronicle(game.defs, game.session.events(NOBODY), game.seats)
    ]
    for seat in range(len(game.seats)):
        own = [words.say(entry.text) for entry in chronicle(game.defs, game.session.events(seat), game.seats)]
        assert len(own) == len(nobody)
        for mine, theirs in zip(own, nobody, strict=True):
            if mine != theirs:
                assert any(word in theirs for word in ("a tile", "into hand")), theirs
                assert any(word in mine for word in ("draws", "takes")), mine


def test_unseen_pieces_are_said_without_a_name() -> None:
    game = spoken(4, Edition.DELUXE, ALL)
    words = english()
    for happening in game.session.events(NOBODY):
        drawn = [
            event
            for event in happening.events
            if isinstance(event, Moved) and event.source[0] == "bag" and event.target[0] == "drawn"
        ]
        assert all(event.piece == UNSEEN for event in drawn)
    told = [words.say(entry.text) for entry in chronicle(game.defs, game.session.events(NOBODY), game.seats)]
    names = [words.say(tile_name(game.defs, face)) for face in range(len(game.defs.faces))]
    drawing = [line for line in told if "at random" in line]
    assert drawing
    assert not any(f"draws {name}" in line for line in drawing for name in names)
    hands = [line for line in told if "into hand" in line and "takes 3" in line]
    cards = [words.say(employee_name(game.defs, card)) for card in range(len(game.defs.employees))]
    assert hands
    assert not any(card in line for line in hands for card in cards)


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        (rule, reason)
        for rule, reasons in REASONS.items()
        for reason in reasons
        if (rule, reason) not in du_barry_reason_words.OMITTED
    ],
)
def test_each_of_her_reasons_can_be_said(rule: str, reason: str) -> None:
    game = spoken(1, Edition.DELUXE, ALL)
    samples: dict[str, int | str] = {"kind": "kitchen", "what": "prestige", "verb": "gain", "place": 30}
    about = tuple(samples.get(name, 1) for name in REASONS[rule][reason])
    told = english().say(
        du_barry_reason_words.rival_clause(game.defs, ("Ana",), RivalReasoned(1, rule, reason, about))
    )
    assert told[0].islower()
    assert not told.endswith(".")


def test_a_log_that_grows_is_the_log_read_at_once() -> None:
    game = spoken(1, Edition.DELUXE, ALL)
    happenings = game.session.events(NOBODY)
    log = Chronicle(game.defs, game.seats)
    for at in range(0, len(happenings), 7):
        log.read(happenings[at : at + 7])
        assert log.entries() == chronicle(game.defs, happenings[: at + 7], game.seats)
