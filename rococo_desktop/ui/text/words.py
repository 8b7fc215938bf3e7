"""Words: a catalogue that says messages in one language, each part in the form its place asks for.

A place in a text is `{hall}`, or `{hall:in}` with the form it wants, or `{colour:agree=garment}` with the
parameter whose gender it follows, or both: `{colour:acc agree=garment}`. A form that an entry does not have
is handed on to the places in it that ask for none, so that a list or a made-up name bends by its parts; where
nothing bends, the usual text is said. An entry may say by attributes (`#. gender: f`) what others follow:

- `gender`: what agrees with it; `{kind}` for that of a parameter.
- `agree`: the parameter whose gender chooses among the forms of this very entry.
- `count`: the number that chooses among its plural texts, if it is not called `n`.
- `capital`: `first` if it begins with a capital letter, whatever stands first in it.

A message that may have no entry, as the name of a card of somebody's own, has another one as its parameter
`otherwise`, which is said then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from rococo_desktop.content.words.catalogue import (
    PLACE,
    SOURCE_LANGUAGE,
    Catalogue,
    Source,
    Texts,
    plural_rule,
    read_catalogue,
)
from rococo_desktop.ui.text.messages import Message, Param, message

LONGEST = 400
"""Letters of a parameter: nobody reads a path of thousands, and laying out its lines takes long."""


class MissingWordError(KeyError):
    """A message has no entry in the catalogue, or lacks a parameter of its entry."""

    def __init__(self, language: str, what: str) -> None:
        super().__init__(f"{language}: {what}")


class TextPlace(NamedTuple):
    """A place in a text: the letters before it, the parameter, its form, and what it agrees with."""

    before: str
    name: str
    form: str
    agree: str


class WordForm(NamedTuple):
    """In which form something is to be said."""

    form: str = ""
    gender: str = ""


class Lexicon:
    """One catalogue as it is spoken from."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    @cached_property
    def plural(self) -> Callable[[int], int]:
        """Which plural text goes with a number."""
        return plural_rule(self.catalogue.rule)

    def learn(self, more: Catalogue) -> None:
        """Know these words too; what is known already stays as it is."""
        known = self.catalogue.usual
        for key in more.usual.keys() - known.keys():
            known[key] = more.usual[key]
            if key in more.formed:
                self.catalogue.formed[key] = more.formed[key]
            if key in more.attributes:
                self.catalogue.attributes[key] = more.attributes[key]

    def texts(self, key: str, asked: WordForm) -> tuple[Texts, WordForm] | None:
        """The texts of a key in a form, and what of the form is still to be handed on; None without a key."""
        usual = self.catalogue.usual.get(key)
        forms = self.catalogue.formed.get(key)
        if forms and asked != _PLAIN:
            form, gender = asked
            if (found := forms.get(f"{form}.{gender}")) is not None:
                return found, _PLAIN
            if (found := forms.get(gender)) is not None:
                return found, WordForm(form)
            if (found := forms.get(form)) is not None:
                return found, WordForm("", gender)
        return (usual, asked) if usual is not None else None


_PLAIN = WordForm()


class Words:
    """All words of one language.

    What it lacks is said in the source language, and told `heard` once; if nobody hears, it is an error.
    """

    lexicon = Lexicon

    def __init__(
        self,
        language: str,
        catalogue: Catalogue,
        fallback: Callable[[], Catalogue] | None = None,
        heard: Callable[[str], None] | None = None,
    ) -> None:
        self.language = language
        self._own = self.lexicon(catalogue)
        self._fallback = fallback
        self._heard = heard
        self._told: set[str] = set()
        for problem in catalogue.problems:
            self._report(problem)

    @cached_property
    def _source(self) -> Lexicon | None:
        return Lexicon(self._fallback()) if self._fallback is not None else None

    def learn(self, texts: Mapping[str, Iterable[Source]]) -> None:
        """Know the words of a pack too: its PO texts by language."""
        own = read_catalogue(tuple(texts.get(self.language, ())))
        self._own.learn(own)
        others = read_catalogue(tuple(texts.get(SOURCE_LANGUAGE, ())))
        if self._source is not None:
            self._source.learn(others)
        for problem in (*own.problems, *others.problems):
            self._report(problem)

    def say(self, message: Message) -> str:
        """The message in this language; MissingWordError without an entry, if nobody hears of it."""
        return self._said(message, _PLAIN)

    def title(self, told: Message) -> str:
        """The message as a heading stands, in most languages with a capital letter in front."""
        return self.say(message("heading", name=told))

    def _said(self, told: Message, asked: WordForm) -> str:
        """A message in a form, in this language or else in the source language."""
        try:
            return self._from(self._own, told, asked)
        except MissingWordError as missing:
            other = told.param("otherwise")
            if isinstance(other, Message) and not self._knows(told.key):
                return self._said(other, asked)
            if self._source is None and self._heard is None:
                raise
            self._report(str(missing.args[0]))
        if self._source is not None:
            try:
                return self._from(self._source, told, asked)
            except MissingWordError as missing:
                if self._heard is None:
                    raise
                self._report(str(missing.args[0]))
        return told.key

    def _knows(self, key: str) -> bool:
        """True if there are words for a key, here or in the source language."""
        lexicons = (self._own, self._source)
        return any(one is not None and key in one.catalogue.usual for one in lexicons)

    def _from(self, lexicon: Lexicon, told: Message, asked: WordForm) -> str:
        key = told.key
        params = dict(told.params)
        attributes = lexicon.catalogue.attributes.get(key, _NONE)
        if "agree" in attributes:
            asked = asked._replace(gender=self.attribute(params.get(attributes["agree"]), "gender"))
        found = lexicon.texts(key, asked)
        if found is None:
            raise MissingWordError(self.language, key)
        texts, rest = found
        text = texts[0]
        if len(texts) > 1:
            number = params.get(attributes.get("count", "n"))
            if isinstance(number, int):
                text = texts[min(lexicon.plural(number), len(texts) - 1)]
        said = self._filled(key, text, params, rest)
        return capitalised(said) if attributes.get("capital") == "first" else said

    def _filled(self, key: str, text: str, params: Mapping[str, Param], rest: WordForm) -> str:
        """A text with its places filled, those that ask for no form in the one that is left over."""
        places, end = parsed(text)
        parts = []
        for place in places:
            if place.name not in params:
                raise MissingWordError(self.language, f"{key} lacks {place.name}")
            value = params[place.name]
            parts.append(place.before)
            if isinstance(value, Message):
                parts.append(self._said(value, self._wish(place, rest, params)))
            else:
                parts.append(shortened(str(value)))
        parts.append(end)
        return "".join(parts)

    def _wish(self, place: TextPlace, rest: WordForm, params: Mapping[str, Param]) -> WordForm:
        """The form a place asks for, or else the one its text was asked for."""
        gender = self.attribute(params.get(place.agree), "gender") if place.agree else rest.gender
        return WordForm(place.form or rest.form, gender)

    def attribute(self, param: Param | None, name: str) -> str:
        """An attribute of what is to be said, such as its gender; empty if it has none."""
        if not isinstance(param, Message):
            return ""
        for lexicon in (self._own, self._source):
            if lexicon is not None and param.key in lexicon.catalogue.usual:
                value = lexicon.catalogue.attributes.get(param.key, _NONE).get(name, "")
                return self.attribute(param.param(value[1:-1]), name) if value.startswith("{") else value
        return ""

    def _report(self, problem: str) -> None:
        if self._heard is not None and problem not in self._told:
            self._told.add(problem)
            self._heard(problem)


_NONE: Mapping[str, str] = {}


@lru_cache(4096)
def parsed(text: str) -> tuple[tuple[TextPlace, ...], str]:
    """The places of a text with the letters before each, and the letters after the last."""
    places, at = [], 0
    for found in PLACE.finditer(text):
        name, form, agree = found.groups("")
        places.append(TextPlace(text[at : found.start()], name, form, agree))
        at = found.end()
    return tuple(places), text[at:]


def capitalised(text: str) -> str:
    """The text with its first letter in upper case; what opens it, such as a quotation mark, stays."""
    at = next((at for at, letter in enumerate(text) if letter.isalnum()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def shortened(text: str) -> str:
    """The text, or the beginning and the end of one that nobody could read."""
    half = LONGEST // 2
    return text if len(text) <= LONGEST else f"{text[:half]}…{text[-half:]}"
