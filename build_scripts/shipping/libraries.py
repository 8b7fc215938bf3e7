"""Every library of others that may end up in a build: what it is, its licence, and where that is written.

The texts lie in `texts/`, word by word as their authors publish them. A shared library that does not stand
here stops the packing.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from shipping.product import PackingError

TEXTS = Path(__file__).resolve().parent / "texts"

_GCC = ("GPL-3.txt", "GCC-exception-3.1.txt")


class Library(NamedTuple):
    """A library, and the files its licence is written in."""

    name: str
    licence: str
    texts: tuple[str, ...]
    holders: str = ""
    """Who has the copyright, where the text is one that many share."""

    @property
    def written(self) -> str:
        """Everything that must be told of it."""
        head = f"{self.name}\nLicence: {self.licence}\n" + (f"{self.holders}\n" if self.holders else "")
        parts = [(TEXTS / text).read_text(encoding="utf-8").strip("\n") for text in self.texts]
        return "\n\n".join([head.strip("\n"), *parts]) + "\n"


SDL = Library("SDL 2", "Zlib", ("SDL2.txt", "SDL2-hidapi.txt", "SDL2-yuv2rgb.txt"))
SDL_IMAGE = Library("SDL_image", "Zlib", ("SDL2_image.txt", "SDL2_image-nanosvg.txt"))
SDL_MIXER = Library(
    "SDL_mixer", "Zlib", ("SDL2_mixer.txt", "SDL2_mixer-timidity.txt", "SDL2_mixer-dr_libs.txt")
)
SDL_TTF = Library("SDL_ttf", "Zlib", ("SDL2_ttf.txt",))
PYTHON = Library("Python", "PSF-2.0", ("Python.txt", "Python-incorporated.txt"))
GCC = Library(
    "GCC runtime libraries",
    "GPL-3.0-or-later WITH GCC-exception-3.1",
    _GCC,
    "Copyright (C) the Free Software Foundation, Inc.",
)
FREETYPE = Library(
    "FreeType",
    "FTL",
    ("FreeType.txt",),
    "Portions of this software are copyright (C) The FreeType Project (www.freetype.org).",
)
PORTMIDI = Library("PortMidi", "MIT", ("PortMidi.txt",))
WEBP = Library("libwebp", "BSD-3-Clause", ("libwebp.txt", "libwebp-patents.txt"))
LIBYAML = Library("libyaml", "MIT", ("libyaml.txt",))

SHARED: dict[str, Library] = {
    "libSDL2": SDL,
    "SDL2": SDL,
    "libSDL2_image": SDL_IMAGE,
    "SDL2_image": SDL_IMAGE,
    "libSDL2_mixer": SDL_MIXER,
    "SDL2_mixer": SDL_MIXER,
    "libSDL2_ttf": SDL_TTF,
    "SDL2_ttf": SDL_TTF,
    "libpython": PYTHON,
    "python3": PYTHON,
    # The licence of Python for Windows tells of these as well.
    "vcruntime": PYTHON,
    "msvcp": PYTHON,
    "ucrtbase": PYTHON,
    "api-ms-win": PYTHON,
    "libstdc++": GCC,
    "libgcc_s": GCC,
    "libgomp": GCC,
    "libasound": Library(
        "alsa-lib",
        "LGPL-2.1-or-later",
        ("LGPL-2.1.txt",),
        "Copyright (C) Jaroslav Kysela and the ALSA project",
    ),
    "libcrypto": Library(
        "OpenSSL", "Apache-2.0", ("Apache-2.0.txt",), "Copyright (C) the OpenSSL Project Authors"
    ),
    "libz": Library("zlib", "Zlib", ("zlib.txt", "zlib-ng.txt")),
    "libbz2": Library("bzip2", "bzip2-1.0.6", ("bzip2.txt",)),
    "liblzma": Library("XZ Utils, liblzma", "0BSD", ("liblzma.txt",)),
    "libffi": Library("libffi", "MIT", ("libffi.txt",)),
    "libuuid": Library(
        "util-linux, libuuid", "BSD-3-Clause", ("libuuid.txt",), "Copyright (C) 1996-1999, 2007 Theodore Ts'o"
    ),
    "libexpat": Library("Expat", "MIT", ("expat.txt",)),
    "libbrotli": Library("Brotli", "MIT", ("brotli.txt",)),
    "libFLAC": Library("FLAC", "BSD-3-Clause", ("FLAC.txt",)),
    "libfluidsynth": Library(
        "FluidSynth", "LGPL-2.1-or-later", ("LGPL-2.1.txt",), "Copyright (C) Peter Hanappe and others"
    ),
    "libfreetype": FREETYPE,
    "freetype": FREETYPE,
    "libharfbuzz": Library("HarfBuzz", "MIT", ("HarfBuzz.txt",)),
    "libjpeg": Library(
        "libjpeg-turbo",
        "IJG AND BSD-3-Clause AND Zlib",
        ("libjpeg-turbo.txt", "libjpeg-turbo-ijg.txt"),
        "This software is based in part on the work of the Independent JPEG Group.",
    ),
    "libmpg123": Library("mpg123", "LGPL-2.1-only", ("mpg123.txt",), "Copyright (C) the mpg123 project"),
    "libogg": Library("Ogg", "BSD-3-Clause", ("ogg.txt",)),
    "libopus": Library("Opus", "BSD-3-Clause", ("opus.txt",)),
    "libopusfile": Library("opusfile", "BSD-3-Clause", ("opusfile.txt",)),
    "libpng": Library("libpng", "libpng-2.0", ("libpng.txt",)),
    "libportmidi": PORTMIDI,
    "portmidi": PORTMIDI,
    "libsharpyuv": WEBP,
    "libsndfile": Library(
        "libsndfile", "LGPL-2.1-or-later", ("LGPL-2.1.txt",), "Copyright (C) Erik de Castro Lopo and others"
    ),
    "libtiff": Library("libtiff", "libtiff", ("libtiff.txt",)),
    "libvorbis": Library("Vorbis", "BSD-3-Clause", ("vorbis.txt",)),
    "libwavpack": Library("WavPack", "BSD-3-Clause", ("WavPack.txt",)),
    "libwebp": WEBP,
    "libxmp": Library("libxmp", "MIT", ("libxmp.txt",)),
}
"""Shared libraries by how their file names begin; the longest beginning counts."""

WITHIN = (PYTHON, LIBYAML)
"""What is in every build, without a file of its own: PyYAML holds libyaml."""

_SHARED = re.compile(r"\.(so(\.[\d.]+)?|dylib|dll)$", re.IGNORECASE)
_OF_PYTHON = re.compile(r"\.(cpython|abi3)[^/]*\.so$|\.pyd$")


def library_of(file_name: str) -> Library | None:
    """The library a file belongs to; None for what is none, and for modules of Python's packages.

    PackingError for one that nobody has listed.
    """
    if not _SHARED.search(file_name) or _OF_PYTHON.search(file_name):
        return None
    fits = [begin for begin in SHARED if file_name.lower().startswith(begin.lower())]
    if not fits:
        raise PackingError(f"{file_name} is shipped, but shipping/libraries.py does not know its licence.")
    return SHARED[max(fits, key=len)]
