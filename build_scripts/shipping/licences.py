"""The licences of everything that is shipped, gathered from where it was installed.

Every shared library that ends up in the build must be named here: one that nobody has thought of is an error.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

from environment import ROOT
from shipping.product import PackingError

PACKAGES = ("PyYAML", "msgspec", "platformdirs", "pygame-ce", "pyinstaller")
"""What is frozen along; of PyInstaller only the small program that starts the game."""

OWN = ("LICENSE", "LICENSE-ASSETS", "THIRD_PARTY.md")

LIBRARIES = {
    "libSDL2": ("SDL 2, SDL_image, SDL_mixer, SDL_ttf", "Zlib"),
    "libpython": ("Python", "PSF-2.0"),
    "libstdc++": ("GNU C++ library", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libgcc_s": ("GCC runtime library", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libgomp": ("GCC runtime library", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libcrypto": ("OpenSSL", "Apache-2.0"),
    "libz": ("zlib", "Zlib"),
    "libbz2": ("bzip2", "bzip2-1.0.6"),
    "liblzma": ("XZ Utils, liblzma", "0BSD"),
    "libffi": ("libffi", "MIT"),
    "libuuid": ("util-linux, libuuid", "BSD-3-Clause"),
    "libexpat": ("Expat", "MIT"),
    "libbrotli": ("Brotli", "MIT"),
    "libFLAC": ("FLAC", "BSD-3-Clause"),
    "libfluidsynth": ("FluidSynth", "LGPL-2.1-or-later"),
    "libfreetype": ("FreeType", "FTL"),
    "libharfbuzz": ("HarfBuzz", "MIT"),
    "libjpeg": ("libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib"),
    "libmpg123": ("mpg123", "LGPL-2.1-only"),
    "libogg": ("Ogg", "BSD-3-Clause"),
    "libopus": ("Opus, opusfile", "BSD-3-Clause"),
    "libpng": ("libpng", "libpng-2.0"),
    "libsharpyuv": ("libwebp", "BSD-3-Clause"),
    "libsndfile": ("libsndfile", "LGPL-2.1-or-later"),
    "libtiff": ("libtiff", "libtiff"),
    "libvorbis": ("Vorbis", "BSD-3-Clause"),
    "libwavpack": ("WavPack", "BSD-3-Clause"),
    "libwebp": ("libwebp", "BSD-3-Clause"),
    "libxmp": ("libxmp", "MIT"),
}
"""Shared libraries by how their file names begin: what they are and their licence."""

_LICENCE = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
_LIBRARY = re.compile(r"\.(so(\.[\d.]+)?|dylib|dll)$")
_OF_PYTHON = re.compile(r"\.(cpython|abi3)[^/]*\.so$|\.pyd$")


def gather(folder: Path) -> None:
    """Copy our own licences and those of the packages into a folder, one sub-folder each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in OWN:
        shutil.copy(ROOT / name, folder / name)
    installed = {_plain(found.metadata["Name"]): found for found in distributions()}
    for package in PACKAGES:
        found = installed.get(_plain(package))
        if found is None:
            raise PackingError(f"{package} is not installed, so its licence cannot be shipped.")
        _copy(package, found, folder / package)


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


def list_libraries(files: Iterable[str]) -> str:
    """The shared libraries among the files of a build, with their licences.

    PackingError for one that nobody has listed; modules of Python come with the licence of their package.
    """
    rows: dict[str, str] = {}
    for name in sorted({Path(file).name for file in files}):
        if not _LIBRARY.search(name) or _OF_PYTHON.search(name):
            continue
        known = _known(name)
        if known is None:
            raise PackingError(
                f"{name} is shipped, but shipping/licences.py does not say under which licence."
            )
        rows[known[0]] = known[1]
    lines = [f"{name}: {licence}" for name, licence in sorted(rows.items(), key=lambda row: row[0].lower())]
    return "\n".join(
        ["Shared libraries shipped with the game as their authors publish them.", "", *lines, ""]
    )


def _known(file_name: str) -> tuple[str, str] | None:
    fits = [begin for begin in LIBRARIES if file_name.lower().startswith(begin.lower())]
    return LIBRARIES[max(fits, key=len)] if fits else None


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
