"""Packing: recipes are filled, licences are known, and the files of the desktop say what they should."""

from __future__ import annotations

import configparser
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rococo_desktop
from shipping import libraries, licences, product

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
    from rococo_desktop.play.records.filenames import SUFFIX

    assert f".{product.SUFFIX}" == SUFFIX
    kind = ElementTree.fromstring(recipe("mime.xml"))
    assert [glob.get("pattern") for glob in kind.iter() if glob.tag.endswith("glob")] == [f"*{SUFFIX}"]


def test_the_control_file_has_what_a_package_needs() -> None:
    lines = dict(line.split(": ", 1) for line in recipe("control").splitlines() if not line.startswith(" "))
    needed = {"Package", "Version", "Architecture", "Maintainer", "Description", "Depends"}
    assert needed <= lines.keys()


SHIPPED = (
    "libSDL2-2-50d19f93.0.so.0.3200.10 libpython3.11.so.1.0 libstdc++.so.6 libgcc_s.so.1 libz.so.1 "
    "libbz2.so.1.0",
    # The wheel of pygame-ce for macOS, and what Python brings there.
    "libSDL2-2.0.0.dylib libSDL2_image-2.0.0.800.12.dylib libSDL2_mixer-2.0.0.800.2.dylib "
    "libSDL2_ttf-2.0.0.2400.0.dylib libFLAC.14.0.0.dylib libbrotlicommon.1.2.0.dylib "
    "libfluidsynth.3.5.6.dylib libfreetype.6.dylib libharfbuzz.0.dylib libjpeg.62.4.0.dylib "
    "libmpg123.0.dylib libogg.0.8.6.dylib libopus.0.dylib libopusfile.0.dylib libpng16.16.58.0.dylib "
    "libportmidi.2.0.7.dylib libsharpyuv.0.1.2.dylib libsndfile.1.0.37.dylib libtiff.6.3.0.dylib "
    "libvorbis.0.4.9.dylib libwavpack.1.dylib libwebp.7.2.0.dylib libxmp.4.7.2.dylib "
    "libz.1.3.1.zlib-ng.dylib libcrypto.3.dylib liblzma.5.dylib",
    # The same for Windows.
    "SDL2.dll SDL2_image.dll SDL2_mixer.dll SDL2_ttf.dll freetype.dll libjpeg-62.dll libogg-0.dll "
    "libopus-0.dll libopusfile-0.dll libpng16-16.dll libtiff-5.dll libwavpack-1.dll libwebp-7.dll "
    "libwebpdemux-2.dll libxmp.dll portmidi.dll python311.dll python3.dll VCRUNTIME140.dll "
    "VCRUNTIME140_1.dll libffi-8.dll libcrypto-3.dll",
)


def known() -> set[libraries.Library]:
    """Every library that may be shipped."""
    return {*libraries.SHARED.values(), *libraries.WITHIN}


@pytest.mark.parametrize("names", SHIPPED, ids=["linux", "macos", "windows"])
def test_windows_libraries_have_no_lib_in_their_names_and_were_not_known(names: str) -> None:
    assert all(libraries.library_of(name) is not None for name in names.split())


def test_a_library_in_the_wheel_of_pygame_without_a_text_is_found() -> None:
    found = {
        file.name: libraries.library_of(file.name)
        for file in distribution("pygame-ce").files or ()
        if ".libs" in str(file.parent) or ".dylibs" in str(file.parent) or file.suffix == ".dll"
    }
    assert len(found) > 10
    assert None not in found.values()


def test_licences_were_names_without_a_text() -> None:
    for library in known():
        assert library.texts, library.name
        assert len(library.written) > 600, library.name
        assert (
            len(library.holders) > 5
            or "opyright" in library.written
            or "(C)" in library.written
            or (library.licence == "0BSD")
        ), library.name


def test_every_text_belongs_to_a_library() -> None:
    used = {text for library in known() for text in library.texts}
    assert used == {file.name for file in libraries.TEXTS.iterdir()}


def test_texts_are_not_cut() -> None:
    text = {file.name: file.read_text(encoding="utf-8") for file in libraries.TEXTS.iterdir()}
    ends = {
        "LGPL-2.1.txt": "That's all there is to it!",
        "GPL-3.txt": "why-not-lgpl.html>.",
        "Apache-2.0.txt": "limitations under the License.",
        "GCC-exception-3.1.txt": "requirements of the license of GCC.",
        "libxmp.txt": "THE SOFTWARE.",
        "bzip2.txt": "version 1.0.8 of 13 July 2019",
    }
    assert {name: text[name].rstrip().endswith(end) for name, end in ends.items()} == dict.fromkeys(
        ends, True
    )


def test_a_build_has_the_licence_of_every_library_in_it_word_by_word(tmp_path: Path) -> None:
    made = licences.gather_libraries(
        ["_internal/libmpg123.so.0", "x/libz.so.1", "x/_json.cpython-311-x86_64.so", "a.txt"],
        tmp_path / licences.LIBRARIES,
    )
    names = {file.relative_to(tmp_path).as_posix() for file in made}
    assert names == {
        *("LIBRARIES.txt", "libraries/Python.txt", "libraries/libyaml.txt"),
        *("libraries/mpg123.txt", "libraries/zlib.txt"),
    }
    assert "END OF TERMS AND CONDITIONS" in (tmp_path / "libraries" / "mpg123.txt").read_text(
        encoding="utf-8"
    )
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in (tmp_path / "libraries" / "Python.txt").read_text(
        encoding="utf-8"
    )
    assert "mpg123: LGPL-2.1-only" in (tmp_path / "LIBRARIES.txt").read_text(encoding="utf-8")


def test_the_copyright_of_the_deb_was_our_licence_alone(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_text("Ours is free.", encoding="utf-8")
    (tmp_path / "PyYAML").mkdir()
    (tmp_path / "PyYAML" / "LICENSE").write_text("Theirs is free, too.", encoding="utf-8")
    licences.gather_libraries(["libFLAC.so.14"], tmp_path / licences.LIBRARIES)
    told = licences.copyright_of(tmp_path)
    assert told.count("Ours is free.") == told.count("Theirs is free, too.") == 1
    assert told.index("Ours is free.") < told.index("libraries/FLAC.txt") < told.index("libraries/Python.txt")
    assert "Neither the name of the Xiph.Org Foundation nor the names of its" in told


def test_a_library_without_a_licence_stops_the_packing(tmp_path: Path) -> None:
    with pytest.raises(product.PackingError, match=r"libmystery\.so\.7 is shipped"):
        licences.gather_libraries(["libmystery.so.7"], tmp_path)


def test_every_package_the_game_needs_has_its_licence_shipped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {line.split(">")[0].strip() for line in project["dependencies"]}
    assert needed <= set(licences.PACKAGES)
    told = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    assert all(package in told for package in needed)
