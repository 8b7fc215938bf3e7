"""The licences of everything that is shipped, word by word: ours, those of packages, those of libraries."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

from environment import ROOT
from shipping.libraries import PYTHON, WITHIN, Library, library_of
from shipping.product import TITLE, PackingError

PACKAGES = ("PyYAML", "msgspec", "platformdirs", "pygame-ce", "pyinstaller")
"""What is frozen along; of PyInstaller only the small program that starts the game."""

OWN = ("LICENSE", "LICENSE-ASSETS", "THIRD_PARTY.md")
FONTS, LIBRARIES = "fonts", "libraries"
"""The folders of the texts of fonts and of libraries, beside those of the packages."""

_LICENCE = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)


def gather(folder: Path) -> None:
    """Copy our own licences, those of the packages and of the fonts into a folder, one sub-folder each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in OWN:
        shutil.copy(ROOT / name, folder / name)
    installed = {_plain(found.metadata["Name"]): found for found in distributions()}
    for package in PACKAGES:
        found = installed.get(_plain(package))
        if found is None:
            raise PackingError(f"{package} is not installed, so its licence cannot be shipped.")
        _copy(package, found, folder / package)
    for text in sorted((ROOT / "assets" / "fonts").glob("*-OFL.txt")):
        (folder / FONTS).mkdir(exist_ok=True)
        shutil.copy(text, folder / FONTS / text.name)


def _copy(package: str, distribution: Distribution, folder: Path) -> None:
    texts = [
        file
        for file in distribution.files or ()
        if (_LICENCE.search(file.name) and ".dist-info" in str(file)) or file.name == "LGPL.txt"
    ]
    if not texts:
        raise PackingError(f"{package} carries no licence text that could be shipped.")
    folder.mkdir(parents=True, exist_ok=True)
    for file in texts:
        shutil.copy(str(file.locate()), folder / file.name)


def gather_libraries(files: Iterable[str], folder: Path) -> list[Path]:
    """Write the licence of every library among the files of a build into a folder; what was written.

    PackingError for a library that nobody has listed; modules of Python come with the licence of their
    package.
    """
    found = {library for file in files if (library := library_of(Path(file).name)) is not None}
    listed = sorted({*found, *WITHIN}, key=lambda one: one.name.lower())
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for library in listed:
        made.append(folder / f"{library.name.replace(', ', '-').replace(' ', '-')}.txt")
        made[-1].write_text(_written(library), encoding="utf-8")
    rows = [f"{library.name}: {library.licence}" for library in listed]
    made.append(folder.parent / "LIBRARIES.txt")
    head = (
        f"Libraries shipped with {TITLE} as their authors publish them; their licences lie in {folder.name}."
    )
    made[-1].write_text("\n".join([head, "", *rows, ""]), encoding="utf-8")
    return made


def _written(library: Library) -> str:
    """Its licence; that of the Python which is packed, where it has its own, tells of its Windows as well."""
    if library is not PYTHON:
        return library.written
    places = (Path(sys.base_prefix), *Path(sys.base_prefix).glob("lib/python3.*"))
    own = next((place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()), None)
    told = own.read_text(encoding="utf-8", errors="replace") if own is not None else ""
    return f"{told}\n\n{library.written}" if told else library.written


def copyright_of(folder: Path) -> str:
    """All licences of a folder in one text, as a package for Debian wants it: ours first, then the others."""
    ours = [folder / name for name in OWN]
    others = [file for file in sorted(folder.rglob("*")) if file not in ours]
    parts = [f"{TITLE}\n\nOurs are the program (LICENSE) and what is seen and heard of it (LICENSE-ASSETS)."]
    for file in (*ours, *others):
        if file.is_file():
            text = file.read_text(encoding="utf-8", errors="replace").strip("\n")
            parts.append(f"{'=' * 78}\n{file.relative_to(folder).as_posix()}\n{'=' * 78}\n\n{text}")
    return "\n\n\n".join(parts) + "\n"


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
