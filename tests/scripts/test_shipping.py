"""Packing: recipes are filled, licences are known, and the files of the desktop say what they should."""

from __future__ import annotations

import configparser
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rococo_desktop
from shipping import licences, product

ROOT = Path(__file__).resolve().parents[2]
FACTS = {
    "architecture": "amd64",
    "date": "2026-01-01",
    "kilobytes": "50000",
    "libc": "2.36",
    "numbers": "0, 1, 0, 0",
    "tree": "somewhere",
}


def recipe(name: str) -> str:
    """A recipe with everything filled in."""
    return product.filled(product.RECIPES / name, **FACTS)


def test_the_version_is_that_of_the_game() -> None:
    assert product.version() == rococo_desktop.__version__


@pytest.mark.parametrize("name", sorted(path.name for path in product.RECIPES.iterdir()))
def test_every_recipe_is_filled(name: str) -> None:
    text = recipe(name)
    assert "@" not in text.replace(product.MAINTAINER, "")
    assert product.NAME in text or product.TITLE in text


def test_a_fact_that_nobody_says_is_named(tmp_path: Path) -> None:
    strange = tmp_path / "strange"
    strange.write_text("made on @moon@", encoding="utf-8")
    with pytest.raises(product.PackingError, match="strange asks for @moon@"):
        product.filled(strange)


def test_the_menu_entry_opens_saved_games() -> None:
    entry = configparser.RawConfigParser()
    entry.read_string(recipe("rococo-desktop.desktop"))
    fields = entry["Desktop Entry"]
    assert fields["exec"] == "rococo-desktop %f"
    assert fields["mimetype"] == f"{product.MIME_TYPE};"
    assert fields["startupwmclass"] == product.NAME


def test_the_file_type_is_that_of_saved_games() -> None:
    from rococo_desktop.play.filenames import SUFFIX

    assert f".{product.SUFFIX}" == SUFFIX
    kind = ElementTree.fromstring(recipe("mime.xml"))
    assert [glob.get("pattern") for glob in kind.iter() if glob.tag.endswith("glob")] == [f"*{SUFFIX}"]


def test_the_control_file_has_what_a_package_needs() -> None:
    lines = dict(line.split(": ", 1) for line in recipe("control").splitlines() if not line.startswith(" "))
    needed = {"Package", "Version", "Architecture", "Maintainer", "Description", "Depends"}
    assert needed <= lines.keys()


def test_libraries_are_listed_with_their_licence() -> None:
    told = licences.list_libraries(
        [
            "_internal/libSDL2-2-50d19f93.0.so.0.3200.10",
            "x/libz.so.1",
            "x/_json.cpython-311-x86_64.so",
            "a.txt",
        ]
    )
    assert "SDL 2, SDL_image, SDL_mixer, SDL_ttf: Zlib" in told
    assert "zlib: Zlib" in told
    assert "_json" not in told


def test_a_library_without_a_licence_stops_the_packing() -> None:
    with pytest.raises(product.PackingError, match=r"libmystery\.so\.7 is shipped"):
        licences.list_libraries(["libmystery.so.7"])


def test_every_package_the_game_needs_has_its_licence_shipped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {line.split(">")[0].strip() for line in project["dependencies"]}
    assert needed <= set(licences.PACKAGES)
    told = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    assert all(package in told for package in needed)
