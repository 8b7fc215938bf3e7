"""The hotspot log: for test drivers, one JSON line for each question the table asks. It only reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.picture_parts import Hotspot, Picture
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.window import hotspot_search
from rococo_desktop.ui.window.scene import ScreenQuestion

NO_STOP = -1
"""Where Tab never stops; other numbers say in which order it does."""


class HotspotLog:
    """Appends a line for every settled screen that asks something new; flushed, so that a driver can wait.

    It holds what the picture holds, and that was composed for its viewer: nothing the viewer may not know.
    """

    def __init__(self, file: Path) -> None:
        self._stream: TextIO = file.open("a", encoding="utf-8")
        self._last: object = None

    def __call__(
        self, caption: ScreenQuestion, picture: Picture, scale: Scale, focus: Target | None = None
    ) -> None:
        """Write down a settled screen, unless it asks the same as the one written last.

        Pointing at something changes what is said about it, but nothing that could be chosen.
        """
        spots = hotspot_search.answering(picture)
        asks = (caption, scale, [(spot.target, spot.rect, spot.lit, spot.role, spot.key) for spot in spots])
        if asks != self._last:
            self._last = asks
            line = json.dumps(described(caption, picture, scale, focus), ensure_ascii=False)
            self._stream.write(f"{line}\n")
            self._stream.flush()

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


def described(
    caption: ScreenQuestion, picture: Picture, scale: Scale, focus: Target | None = None
) -> dict[str, Any]:
    """A settled screen as plain data; rectangles in window pixels."""
    order = {spot.target: number for number, spot in enumerate(hotspot_search.stops(picture))}
    return {
        "viewer": caption.viewer,
        "kind": caption.kind,
        "prompt": caption.prompt,
        "round": caption.round,
        "step": caption.step,
        "focus": None if focus is None else list(focus),
        "targets": [
            described_spot(spot, scale) | {"stop": order.get(spot.target, NO_STOP)}
            for spot in hotspot_search.answering(picture)
        ],
    }


def described_spot(spot: Hotspot, scale: Scale) -> dict[str, Any]:
    """A hotspot as plain data."""
    return {
        "target": list(spot.target),
        "rect": list(scale.pixels(spot.rect)),
        "lit": spot.lit,
        "near": spot.near,
        "role": spot.role.value,
        "layer": spot.layer,
        "key": spot.key,
        "description": spot.description,
    }
