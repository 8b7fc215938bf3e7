"""Memory that is no longer used goes back to the system."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ctypes import CDLL

LARGE = 4 * 2**20
"""From so many bytes on a surface has pages of its own, which go back as soon as it is let go."""
M_MMAP_THRESHOLD = -3


def give_back() -> None:
    """Give the free pages of the heap back to the system; where that happens by itself, nothing is done.

    The library of Linux keeps what is freed below something still in use. Surfaces of all sizes come and
    go, so over hundreds of games the heap would fill with holes. It takes about a millisecond.
    """
    library = _library()
    trim = getattr(library, "malloc_trim", None)
    if trim is not None:  # other libraries than glibc have no such call
        trim(0)


@cache
def _library() -> CDLL | None:
    """The library of Linux, told once to keep what is large out of the heap.

    Left to itself it moves everything up to 32 megabytes there once such a thing was let go: nearly every
    surface as large as a window.
    """
    if sys.platform != "linux":
        return None
    import ctypes  # not needed before the first table has been laid

    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):
        library.mallopt(M_MMAP_THRESHOLD, LARGE)
    return library
