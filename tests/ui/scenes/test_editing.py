"""Writing a line of text: caret, selection, limits."""

from __future__ import annotations

import pytest

from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.widgets.editing import Editing


def _after(editing: Editing, *keys: str) -> Editing:
    for name in keys:
        editing = editing.key(Key(name))
    return editing


def test_writing_replaces_what_was_selected_on_focus() -> None:
    assert Editing.begin("Ana", 10).typed("B").text == "B"


@pytest.mark.parametrize(
    ("keys", "text", "caret"),
    [
        (("end", "backspace"), "An", 2),
        (("home", "delete"), "na", 0),
        (("left",), "Ana", 0),
        (("right", "left"), "Ana", 2),
        (("backspace",), "", 0),
        (("delete",), "", 0),
        (("home", "backspace"), "Ana", 0),
        (("end", "delete"), "Ana", 3),
        (("end", "right"), "Ana", 3),
    ],
)
def test_editing_keys(keys: tuple[str, ...], text: str, caret: int) -> None:
    done = _after(Editing.begin("Ana", 10), *keys)
    assert (done.text, done.caret) == (text, caret)


def test_text_goes_in_at_the_caret_up_to_the_limit() -> None:
    editing = _after(Editing.begin("Ana", 5), "home")
    assert editing.typed("Jo-").text == "JoAna"


def test_only_what_may_be_written_is() -> None:
    assert Editing.begin("", 9, digits=True).typed("1a2 3").text == "123"
    assert Editing.begin("", 9).typed("a\tb\n").text == "ab"
    assert Editing.begin("42", 9, digits=True).typed("x") == Editing.begin("42", 9, digits=True)


def test_select_all_selects_again() -> None:
    editing = _after(Editing.begin("Ana", 10), "end").key(Key("a", ctrl=True))
    assert editing.all_selected


def test_accents_come_and_go_with_their_letter() -> None:
    editing = Editing.begin("", 10).typed("xe\u0301q\u0323")
    assert editing.text == "xéq\u0323"
    assert _after(editing, "backspace").text == "xé"
    assert _after(editing, "left", "left").caret == 1
    assert _after(editing, "home", "right", "right", "delete").text == "xé"


def test_a_heart_with_its_variation_selector_leaves_nothing_unseen_behind() -> None:
    assert _after(Editing.begin("", 10).typed("❤\ufe0f"), "home", "delete").text == ""
    assert _after(Editing.begin("❤\ufe0f", 10), "home", "delete").text == ""
    assert Editing.begin("", 10).typed("\ufe0f\u3164").text == ""


def test_an_accent_more_than_there_is_room_for_does_not_lose_its_letter_to_others() -> None:
    assert Editing.begin("", 3).typed("abq\u0323").text == "ab"
    assert Editing.begin("", 3).typed("abce").text == "abc"
