"""Words: a catalogue that says messages in one language."""

from __future__ import annotations

import re
from collections.abc import Callable
from gettext import GNUTranslations, translation

from rococo_desktop.content.locations import MissingPartError, text_dir
from rococo_desktop.ui.text.messages import Message, Param
from rococo_desktop.ui.text.pseudo import PSEUDO, bracketed, stretched

DOMAIN = "rococo"
SOURCE_LANGUAGE = "en"
"""The language every other one is translated from, and the pseudo-language is made of."""

PLACE = re.compile(r"\{(\w+)\}")
"""Where a parameter goes in a text."""

LONGEST = 400
"""Letters of a parameter: nobody reads a path of thousands, and laying out its lines takes long."""

_SENTENCES = frozenset({"label.name", "sentence"})
"""The entries that begin with a capital letter, whatever stands first in them."""


class MissingWordError(KeyError):
    """A message has no entry in the catalogue, or lacks a parameter of its entry."""

    def __init__(self, language: str, what: str) -> None:
        super().__init__(f"{language}: {what}")


class Words:
    """All words of one language."""

    def __init__(
        self, language: str, catalogue: GNUTranslations, shape: Callable[[str], str] | None = None
    ) -> None:
        self.language = language
        self._catalogue = catalogue
        self._shape = shape
        self._finish: Callable[[str], str] | None = bracketed if shape else None

    def say(self, message: Message) -> str:
        """The message in this language; nested messages are said first. MissingWordError without an entry."""
        told = self._told(message)
        return self._finish(told) if self._finish else told

    def title(self, message: Message) -> str:
        """The message with a capital letter in front, for headings."""
        told = capitalised(self._told(message))
        return self._finish(told) if self._finish else told

    def _told(self, message: Message) -> str:
        text = self._entry(message)
        params = dict(message.params)

        def fill(place: re.Match[str]) -> str:
            if place[1] not in params:
                raise MissingWordError(self.language, f"{message.key} lacks {place[1]}")
            return self._value(params[place[1]])

        told = PLACE.sub(fill, text)
        return capitalised(told) if message.key in _SENTENCES else told

    def _value(self, param: Param) -> str:
        return self._told(param) if isinstance(param, Message) else shortened(str(param))

    def _entry(self, message: Message) -> str:
        key, number = message.key, message.param("n")
        text = key
        if isinstance(number, int):
            text = self._catalogue.ngettext(key, key, number)
        if text == key:
            text = self._catalogue.gettext(key)
        if text == key:
            raise MissingWordError(self.language, key)
        return self._shape(text) if self._shape else text


def capitalised(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def shortened(text: str) -> str:
    """The text, or the beginning and the end of one that nobody could read."""
    half = LONGEST // 2
    return text if len(text) <= LONGEST else f"{text[:half]}…{text[-half:]}"


def load_words(language: str) -> Words:
    """The words of a language of `languages()`; MissingPartError for another."""
    if language == PSEUDO:
        return Words(PSEUDO, _catalogue(SOURCE_LANGUAGE), stretched)
    return Words(language, _catalogue(language))


def languages() -> tuple[str, ...]:
    """Every language there is a compiled catalogue for, the source language first, the pseudo one last."""
    found = {path.parent.parent.name for path in text_dir().glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    others = sorted(found - {SOURCE_LANGUAGE})
    return (SOURCE_LANGUAGE, *others, PSEUDO)


def _catalogue(language: str) -> GNUTranslations:
    try:
        found = translation(DOMAIN, text_dir(), [language])
    except OSError as error:
        raise MissingPartError(text_dir() / language, str(error)) from error
    assert isinstance(found, GNUTranslations)
    return found
