"""The catalogue: complete, without dead entries, its parameters as the code gives them."""

from __future__ import annotations

import ast
import re
from importlib import import_module

import pytest

from rococo_desktop.content.rivals import load_characters, load_level_ids
from rococo_desktop.content.words.catalogue import PLACE, read_catalogue, sources_of
from rococo_desktop.content.words.po import read_po
from rococo_desktop.files.locations import MissingPartError
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.words import MissingWordError
from tests.architecture.sources import listing, sources


def tables() -> dict[str, tuple[str, ...]]:
    """The keys built from closed lists, by the module of the table that lists them as its KEYS."""
    found = {}
    for source in sources("rococo_desktop/ui"):
        if "KEYS" not in source.text:
            continue
        named = [node for node in source.tree.body if isinstance(node, ast.Assign)]
        if any(
            isinstance(target, ast.Name) and target.id == "KEYS" for node in named for target in node.targets
        ):
            keys = import_module(source.module).KEYS
            found[source.module] = tuple(key for key in keys if isinstance(key, str))
    return found


OF_RIVALS = {
    *(f"character.{one.id}{part}" for one in load_characters() for part in ("", ".taste")),
    *(f"level.{level}{part}" for level in load_level_ids() for part in ("", ".about")),
}
"""The names of rivals: which there are, their data files say."""

KNOWN = OF_RIVALS | {key for keys in tables().values() for key in keys}
SOURCES = sources_of("en")
ENGLISH = read_catalogue(SOURCES)
ENTRIES = ENGLISH.usual


def spelled_out() -> list[tuple[str, frozenset[str], str]]:
    """Every call of `message` in the code: its key, its parameters, where it stands."""
    found = []
    for source in sources("rococo_desktop"):
        for node in ast.walk(source.tree):
            if not isinstance(node, ast.Call) or not node.args or ast.unparse(node.func) != "message":
                continue
            where = f"{source.path}:{node.lineno}"
            names = frozenset(keyword.arg or "*" for keyword in node.keywords)
            for key in _literals(node.args[0]):
                found.append((key, names, where))
    return found


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    return []


def names_in(text: str) -> set[str]:
    """The parameters of a text."""
    return {found[1] for found in PLACE.finditer(text)}


def test_every_key_of_the_code_has_an_entry() -> None:
    missing = [f"{where}: {key}" for key, _, where in spelled_out() if key not in ENTRIES]
    assert not missing, listing(missing)
    assert not KNOWN - ENTRIES.keys(), listing(sorted(KNOWN - ENTRIES.keys()))


def test_no_entry_is_dead() -> None:
    said = KNOWN | {key for key, _, _ in spelled_out()}
    # A key may also be chosen into a name first, or come with an error or a notice of play.
    texts = [source.text for folder in ("ui", "play") for source in sources(f"rococo_desktop/{folder}")]
    # The words of a pack are said of its pieces; `validate` holds them against these.
    of_packs = ("bonus.", "fashion.", "module.")
    dead = [
        key
        for key in ENTRIES
        if key not in said and not key.startswith(of_packs) and not any(f'"{key}"' in text for text in texts)
    ]
    assert not dead, listing(dead)


def test_the_parameters_of_every_spelled_out_message_are_those_of_its_entry() -> None:
    wrong = []
    for key, names, where in spelled_out():
        wanted = {place for text in ENTRIES.get(key, ()) for place in names_in(text)}
        # What a language may need besides, to repeat a noun or to agree with it.
        also = {ENGLISH.attributes.get(key, {}).get("also", "")}
        if "*" not in names and wanted != names - (({"n"} | also) - wanted):
            wrong.append(f"{where}: {key} is given {sorted(names)}, its entry has {sorted(wanted)}")
    assert not wrong, listing(wrong)


def test_all_forms_of_an_entry_have_the_same_parameters_but_for_the_number() -> None:
    for key, texts in ENTRIES.items():
        places = [names_in(text) - {"n"} for text in texts]
        assert all(one == places[0] for one in places), key


def test_braces_hold_nothing_but_parameters() -> None:
    for key, texts in ENTRIES.items():
        for text in texts:
            assert not re.search(r"[{}]", PLACE.sub("", text)), key


def test_no_key_stands_twice_and_none_says_nothing() -> None:
    assert not ENGLISH.problems
    silent = [
        f"{source.name}:{entry.line}: {entry.key}"
        for source in SOURCES
        for entry in read_po(source.text, source.name).entries
        if not all(entry.texts)
    ]
    assert not silent, listing(silent)


def test_an_unknown_key_a_missing_parameter_and_an_unknown_language_are_errors() -> None:
    words = load_words("en")
    with pytest.raises(MissingWordError, match="nowhere"):
        words.say(message("nowhere.to_be_found"))
    with pytest.raises(MissingWordError, match="lacks"):
        words.say(message("prompt.place"))
    with pytest.raises(MissingPartError, match="xx"):
        load_words("xx")


TWINS = (
    ("favor", "favour"),
    ("colour", "color"),
    ("honour", "honor"),
    ("jewel", "jewell"),
    ("theatre", "theater"),
    ("centre", "center"),
    ("grey", "gray"),
    ("specialis", "specializ"),
    ("travell", "traveli"),
    ("licence", "license"),
)
"""How a word begins that has two spellings: as players read it here, and as they do not."""


def test_no_word_is_spelled_in_two_ways() -> None:
    words = {
        word.lower() for texts in ENTRIES.values() for text in texts for word in re.findall("[A-Za-z]+", text)
    }
    wrong = [word for word in sorted(words) for _, other in TWINS if word.startswith(other)]
    assert not wrong, listing(wrong)
    assert any(word.startswith("favor") for word in words)
