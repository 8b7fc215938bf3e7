"""Memory that is no longer used goes back to the system."""

from __future__ import annotations

import sys


def give_back() -> None:
    """Give the free pages of the heap back to the system; where that happens by itself, nothing is done.

    The library of Linux keeps what is freed below something still in use. Surfaces of all sizes come and
    go, so over hundreds of games the heap would fill with holes. It takes about a millisecond.
    """
    if sys.platform != "linux":
        return
    import ctypes  # not needed before the first table has been played for long

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:  # other libraries than glibc have no such call
        trim(0)
