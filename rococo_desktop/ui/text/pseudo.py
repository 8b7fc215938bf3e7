"""The pseudo-language: English that bends, with accents, two fifths longer, in brackets.

It shows what a layout bears, and whether a sentence can be said in a language with six cases, three genders
and three plural texts. What English marks with `#. word:` bends in it:

- `noun`: has six cases, and whatever other form is asked for; by itself it cannot stand in a sentence.
- `adjective`: follows the word beside it, which a form names (`{colour:silk}`) or a parameter (`agree=`).
- `like`: bends as what is in it does, such as a list.

A sentence that has a place for one of these and asks for no form, or counts by a number that chooses no
plural text, is an UnbentError: it could not be translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import cycle
from math import ceil
from zlib import crc32

from rococo_desktop.content.words.catalogue import SOURCE_LANGUAGE, Catalogue, Source, Texts, read_catalogue
from rococo_desktop.ui.text.languages import PSEUDO
from rococo_desktop.ui.text.messages import Message, Param
from rococo_desktop.ui.text.words import Lexicon, TextPlace, WordForm, Words, parsed

LONGER = 0.4
RULE = "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"
GENDERS = ("m", "f", "n")
BENDING = ("noun", "adjective")

_PLAIN = "acdeilnorstuyzACDEILNORSTUYZ"
_ACCENTED = "áčďěíłňőřšťůýžÁČĎĚÍŁŇŐŘŠŤŮÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_PARAMETER = re.compile(r"(\{[^{}]*\})")
_FILLING = "ěšťěřážůňý"
_ENDINGS = {"gen": "ů", "dat": "ěmu", "acc": "ou", "ins": "ámi", "loc": "ěch"}
_OTHER = "ovi"
"""The ending of a form that only some languages have."""
_BY_GENDER = {"m": "ý", "f": "á", "n": "é"}
_COUNTED = re.compile(r" ([a-z]{2,})")
_NOT_COUNTED = frozenset({"of", "by", "to", "for", "or", "and", "at", "against", "in", "on", "now", "stay"})
"""What may follow a number that is not a number of anything."""
_NUMBERED = re.compile(r"(round|drawer|turn|page|seat|space) \Z", re.IGNORECASE)
"""What stands before a number that is a name."""


class UnbentError(Exception):
    """A sentence that only a language without forms could say."""


def pseudo_words(source: Catalogue) -> Words:
    """The words of the pseudo-language, made of the source language."""
    return PseudoWords(PSEUDO, source)


def _made_of(source: Catalogue) -> Catalogue:
    usual = {key: _three(tuple(stretched(text) for text in texts)) for key, texts in source.usual.items()}
    attributes = {key: {**source.attributes.get(key, {}), "gender": gender_of(key)} for key in usual}
    return source._replace(usual=usual, attributes=attributes, rule=RULE)


def gender_of(key: str) -> str:
    """The gender of a word: always the same one, as in every language."""
    return GENDERS[crc32(key.encode()) % len(GENDERS)]


def _three(texts: Texts) -> Texts:
    """One thing, a few, many."""
    return texts if len(texts) == 1 else (texts[0], texts[1], f"{texts[1]}ů")


class PseudoLexicon(Lexicon):
    """Makes every form of a word that is asked for."""

    def texts(self, key: str, asked: WordForm) -> tuple[Texts, WordForm] | None:
        """The usual texts, with an ending for the form; only what bends hands it on."""
        found = self.catalogue.usual.get(key)
        if found is None:
            return None
        word = self.catalogue.attributes[key].get("word", "")
        rest = asked if asked.form or word == "adjective" else asked._replace(form="nom")
        if word not in BENDING:
            return found, rest if word == "like" else WordForm()
        ending = _ENDINGS.get(asked.form, "" if asked.form in {"", "nom"} else _OTHER)
        ending += _BY_GENDER.get(asked.gender, "")
        return tuple(bent(text, ending) for text in found), rest


class PseudoWords(Words):
    """Marks where everything that is said begins and ends, and refuses what cannot be translated."""

    lexicon = PseudoLexicon

    def __init__(self, language: str, source: Catalogue) -> None:
        super().__init__(language, _made_of(source))
        self._english = source

    def learn(self, texts: Mapping[str, Iterable[Source]]) -> None:
        """Know the words of a pack too, made of its source language."""
        self._own.learn(_made_of(read_catalogue(tuple(texts.get(SOURCE_LANGUAGE, ())))))

    def say(self, message: Message) -> str:
        """The message, in brackets."""
        return bracketed(super().say(message))

    def _filled(self, key: str, text: str, params: Mapping[str, Param], rest: WordForm) -> str:
        """The text with its places filled, each of them looked at first."""
        for place in parsed(text)[0]:
            value = params.get(place.name)
            if isinstance(value, Message) and self._stands_bare(value, place, rest):
                raise UnbentError(
                    f"{key}: {{{place.name}}} asks for no form, and {value.key} may stand there"
                )
        self._look_for_counts(key, params)
        return super()._filled(key, text, params, rest)

    def _look_for_counts(self, key: str, params: Mapping[str, Param]) -> None:
        """Refuse a number of something that chooses no plural text."""
        chooses = self._own.catalogue.attributes[key].get("count", "n")
        for text in self._english.usual.get(key, ()):
            places, end = parsed(text)
            for place, after in zip(places, [*(one.before for one in places[1:]), end], strict=False):
                found = _COUNTED.match(after)
                if found is None or found[1] in _NOT_COUNTED or _NUMBERED.search(place.before):
                    continue
                if isinstance(params.get(place.name), int) and place.name != chooses:
                    raise UnbentError(f"{key}: {{{place.name}}} counts, but chooses no plural text")

    def _stands_bare(self, value: Message, place: TextPlace, rest: WordForm) -> bool:
        """True if a word that bends would stand there in no form."""
        asked = WordForm(place.form or rest.form, place.agree or rest.gender)
        word = self._own.catalogue.attributes.get(value.key, {}).get("word", "")
        if asked.form or (word == "adjective" and asked.gender):
            return False
        if word == "like":
            inner = [param for _, param in value.params if isinstance(param, Message)]
            return any(self._stands_bare(one, place, rest) for one in inner)
        return word in BENDING


def stretched(text: str) -> str:
    """The text of an entry with accents and filling; its parameters stay as they are.

    What has no space gets none, so that one word stays one word.
    """
    if not any(letter.islower() for letter in _PARAMETER.sub("", text)):
        return text  # Roman numbers and mere punctuation are the same in every language
    parts = _PARAMETER.split(text)
    literal = sum(len(part) for part in parts[::2])
    accented = "".join(part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts))
    return accented + _filling(ceil(literal * LONGER), spaced=" " in text.strip())


def bent(text: str, ending: str) -> str:
    """A word with an ending, in place of as many letters of its filling."""
    if not ending or not text or text[-1] not in _FILLING:
        return text
    kept = text.rstrip(_FILLING)
    return text[: max(len(text) - len(ending), len(kept))] + ending


def bracketed(text: str) -> str:
    """The whole of what is said, marked so that a cut shows."""
    return f"[{text}]" if any(letter.islower() for letter in text) else text


def _filling(length: int, *, spaced: bool) -> str:
    letters = cycle(_FILLING)
    filled = "".join(next(letters) for _ in range(length))
    if not spaced or length < 3:
        return filled
    # Words of five letters, so that a paragraph can still be broken.
    return "".join(" " if at % 6 == 0 else letter for at, letter in enumerate(filled))
