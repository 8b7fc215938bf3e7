"""Problems around a game: words for every error and notice that saving and loading can give."""

from __future__ import annotations

import pytest

from rococo_desktop.play import errors
from rococo_desktop.play.records.loading import DATA_CHANGED, REPLAY_DIFFERS
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.play_error_words import KEYS
from tests.ui.text.spoken_games import english
from tests.ui.text.test_catalogue import ENTRIES


def error_types(kind: type[errors.PlayError] = errors.PlayError) -> list[type[errors.PlayError]]:
    """Every error with a key of its own."""
    return [kind] * bool(kind.key) + [found for sub in kind.__subclasses__() for found in error_types(sub)]


def test_every_error_and_notice_has_a_sentence() -> None:
    keys = {kind.key for kind in error_types()} | {DATA_CHANGED, REPLAY_DIFFERS}
    assert len(keys) > 10
    assert keys <= ENTRIES.keys()


@pytest.mark.parametrize("key", KEYS)
def test_every_problem_can_be_said_with_its_parameters(key: str) -> None:
    names = ("why", "what", "file", "app", "round", "most", "name", "kept_as", "seats", "seat", "number")
    told = english().say(message(key, **dict.fromkeys(names, "7")))
    assert told[0].isupper() or told[0] == "7"
    assert told.endswith(".")


def test_the_parameters_of_an_error_are_enough_for_its_sentence() -> None:
    for error in (
        errors.IllegalChoiceError(seat=1, choice="x"),
        errors.CannotUndoError(steps=2, possible=1),
        errors.UnwritableError(file="a", why="no room"),
        errors.OccupiedError(file="a"),
        errors.FullRecordError(file="a", limit=9),
    ):
        assert english().say(message(error.key, **error.params))
