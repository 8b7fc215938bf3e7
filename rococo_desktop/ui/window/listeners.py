"""Those who listen to the shell: what each of them is told."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.marks import Picture
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.window.frame_log import Seen
from rococo_desktop.ui.window.scene import Caption

Rescaled = Callable[[float], None]
"""Told about the factor of every new scale: the pointer grows with the table."""

Heeding = Callable[[pygame.Event], None]
"""Told about everything that comes in, before the scenes: what is no matter of a scene."""

Watching = Callable[[Seen | None], None]
"""Told about every frame, as it was painted: test drivers that see what a player sees.

None is a frame before all is rendered: what stood there, stretched, or how far the next picture is.
"""

Settled = Callable[[Caption, Picture, Scale, Target | None], None]
"""Told about every screen that has settled and asks for something, and what the keyboard points at then."""
