"""The catalogue: complete, without dead entries, freshly compiled, its parameters as the code gives them."""

from __future__ import annotations

import ast
import re
from gettext import GNUTranslations
from importlib import import_module
from io import BytesIO
from pathlib import Path

import pytest

import catalogues
from rococo_desktop.content.locations import MissingPartError, text_dir
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.words import PLACE, MissingWordError, load_words
from tests.architecture.sources import listing, sources


def tables() -> dict[str, tuple[str, ...]]:
    """The keys built from closed lists, by the module of the table that lists them as its KEYS."""
    found = {}
    for source in sources("rococo_desktop/ui"):
        named = [node for node in source.tree.body if isinstance(node, ast.Assign)]
        if any(
            isinstance(target, ast.Name) and target.id == "KEYS" for node in named for target in node.targets
        ):
            keys = import_module(source.module).KEYS
            found[source.module] = tuple(key for key in keys if isinstance(key, str))
    return found


KNOWN = {key for keys in tables().values() for key in keys}
ENGLISH = catalogues.source_catalogue(text_dir() / "en")
ENTRIES = {catalogues.key_of(entry.id): catalogues.texts_of(entry.string) for entry in ENGLISH if entry.id}


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


def test_every_key_of_the_code_has_an_entry() -> None:
    missing = [f"{where}: {key}" for key, _, where in spelled_out() if key not in ENTRIES]
    assert not missing, listing(missing)
    assert not KNOWN - ENTRIES.keys(), listing(sorted(KNOWN - ENTRIES.keys()))


def test_no_entry_is_dead() -> None:
    said = KNOWN | {key for key, _, _ in spelled_out()}
    # A key may also be chosen into a name first, or come with an error or a notice of play.
    texts = [source.text for folder in ("ui", "play") for source in sources(f"rococo_desktop/{folder}")]
    dead = [key for key in ENTRIES if key not in said and not any(f'"{key}"' in text for text in texts)]
    assert not dead, listing(dead)


def test_the_parameters_of_every_spelled_out_message_are_those_of_its_entry() -> None:
    wrong = []
    for key, names, where in spelled_out():
        wanted = {place for text in ENTRIES.get(key, ()) for place in PLACE.findall(text)}
        if "*" not in names and wanted != names - ({"n"} - wanted):
            wrong.append(f"{where}: {key} is given {sorted(names)}, its entry has {sorted(wanted)}")
    assert not wrong, listing(wrong)


def test_all_forms_of_an_entry_have_the_same_parameters_but_for_the_number() -> None:
    for key, texts in ENTRIES.items():
        places = [set(PLACE.findall(text)) - {"n"} for text in texts]
        assert all(one == places[0] for one in places), key


def test_braces_hold_nothing_but_parameters() -> None:
    for key, texts in ENTRIES.items():
        for text in texts:
            assert not re.search(r"[{}]", PLACE.sub("", text)), key


@pytest.mark.parametrize("folder", sorted(path.name for path in text_dir().iterdir() if path.is_dir()))
def test_the_compiled_catalogue_is_fresh(folder: str) -> None:
    fresh = _entries(catalogues.compiled(catalogues.source_catalogue(text_dir() / folder)))
    stored = _entries((text_dir() / folder / "LC_MESSAGES" / "rococo.mo").read_bytes())
    assert stored == fresh, "run build_scripts/catalogues.py"


def _entries(compiled: bytes) -> dict[object, str]:
    catalogue = GNUTranslations(BytesIO(compiled))
    found = dict(vars(catalogue)["_catalog"])
    del found[""]
    return found


def test_an_entry_that_stands_twice_or_is_empty_is_refused(tmp_path: Path) -> None:
    for text in ('msgid "a"\nmsgstr "x"\n\nmsgid "b"\nmsgstr ""\n', 'msgid "a"\nmsgstr "y"\n'):
        folder = tmp_path / "en"
        folder.mkdir(exist_ok=True)
        (folder / f"{len(text)}.po").write_text(text, encoding="utf-8")
        with pytest.raises(catalogues.CatalogueError):
            catalogues.source_catalogue(folder)
        (folder / "1.po").write_text('msgid "a"\nmsgstr "x"\n', encoding="utf-8")


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
