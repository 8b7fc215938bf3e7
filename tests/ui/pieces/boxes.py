"""The whole box for the tests of pieces: definitions of both editions, words and type, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Mark, Shadow, Text
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.theme import LEAST_TEXT
from rococo_desktop.ui.picture.typography import ELLIPSIS, Typography
from rococo_desktop.ui.text.languages import load_words
from tests.play.games import begin
from tests.play.twins import ALL_MODULES

Paint = Callable[[Card, Rect], None]


@cache
def kit(language: str = "en") -> Kit:
    """Words of a language with the shipped fonts."""
    return Kit(load_words(language), Typography(assets_dir() / "fonts"))


@cache
def box(edition: Edition) -> PublicDefinitions:
    """Everything that can lie on a table of this edition, the rival's cards included."""
    if edition is Edition.DELUXE:
        return begin(1, edition, modules=ALL_MODULES).definitions
    return begin(2, edition).definitions


BOXES = [(edition, box(edition)) for edition in Edition]


def painted(rect: Rect, paint: Paint) -> list[Mark]:
    """The marks a piece makes in a rectangle, counted from the sheet's corner."""
    card = Card(Rect(0, 0, 0, 0), kit().type)
    paint(card, rect)
    return card.marks


def faults(rect: Rect, paint: Paint) -> list[str]:
    """What is wrong with a piece at a size: marks outside, words cut, type too small."""
    found = []
    marks = painted(rect, paint)
    if not marks:
        found.append("nothing painted")
    for mark in marks:
        if isinstance(mark, Shadow):
            continue
        if not rect.encloses(mark.rect):
            found.append(f"outside {rect}: {mark}")
        if isinstance(mark, Text):
            found += wrong_with(mark)
    return found + _touching([mark for mark in marks if isinstance(mark, Text) and mark.words])


def wrong_with(text: Text) -> list[str]:
    """What is wrong with one piece of text."""
    found = []
    type_ = kit().type
    if text.size < LEAST_TEXT:
        found.append(f"too small: {text}")
    if text.wrap:
        if type_.text_height(text.words, text.face, text.size, text.rect.w) > text.rect.h:
            found.append(f"too high: {text}")
        longest = max(type_.width(word, text.face, text.size) for word in text.words.split())
        if longest > text.rect.w:
            found.append(f"a word is broken: {text}")
    elif text.words.endswith(ELLIPSIS) or not type_.fits(
        text.words, text.face, text.size, text.rect.w * 100 // text.share
    ):
        found.append(f"cut: {text}")
    if text.rect.h < text.size * 3 // 4:
        found.append(f"no room above and below: {text}")
    return found


def _touching(texts: list[Text]) -> list[str]:
    inks = [(_ink(text), text.words) for text in texts]
    return [
        f"{one[1]!r} runs into {other[1]!r}"
        for at, one in enumerate(inks)
        for other in inks[at + 1 :]
        if one[0].overlaps(other[0])
    ]


def _ink(text: Text) -> Rect:
    """About where the letters stand."""
    if text.wrap:
        return text.rect
    width = kit().type.width(text.words, text.face, text.size) * text.share // 100
    shift = {"left": 0, "centre": (text.rect.w - width) // 2, "right": text.rect.w - width}[text.align]
    high = text.size * 5 // 8
    return Rect(text.rect.x + shift, text.rect.centre[1] - high // 2, width, high)
