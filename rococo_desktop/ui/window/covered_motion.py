"""What stands still in the middle of its motion because another scene lies over it."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.window.scene import Scene


def in_motion(shown: Sequence[Scene], pictures: tuple[Picture, ...]) -> tuple[Scene, tuple[Picture, ...]]:
    """The scene whose motion is painted, and the pictures over it: the topmost one, and none.

    Where one beneath was interrupted, that one, so that what is on its way does not vanish beneath a menu.
    """
    for at in reversed(range(len(shown) - 1)):
        if shown[at].moving() or shown[at].fading():
            return shown[at], pictures[at + 1 :]
    return shown[-1], ()
