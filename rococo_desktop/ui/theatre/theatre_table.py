"""The table of the theatre: composed as it is played at, with other things in its bar and its workshop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, Layer, Picture
from rococo_desktop.ui.picture.sheet import Kit, Sheet
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_kit.zones import zones_for
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.theatre.controls import Control, lay_panel
from rococo_desktop.ui.theatre.track import Track, lay_track
from rococo_desktop.ui.widgets.form import Form

PROMPT: Target = ("fact", "prompt")


def compose_table(kit: Kit, room: Size, stage: Stage) -> Picture:
    """The table without what is asked, and without what could be done."""
    picture = compose(kit, room, stage._replace(prompt="", enter="", why=""))
    actions = zones_for(room).bench.actions
    return picture._replace(
        sprites=tuple(sprite for sprite in picture.sprites if not actions.encloses(sprite.rect)),
        hotspots=tuple(spot for spot in picture.hotspots if not actions.encloses(spot.rect)),
        eyes=NOBODY,  # whoever watches stays the same, with whose eyes they may look
    )


class TheatreFront(NamedTuple):
    """What lies over the table: the track and the buttons."""

    control: Control
    told: tuple[str, ...]
    """What happened last, the longest first."""
    track: Track
    names: tuple[str, ...]
    colours: tuple[int, ...]


def place_of_track(table: Picture) -> Rect:
    """Where the table would ask something."""
    return next(spot.rect for spot in table.hotspots if spot.target == PROMPT)


def lay_front(kit: Kit, room: Size, bar: Rect, front: TheatreFront, pointed: Target | None) -> Sheet:
    """The track in a part of the bar, the buttons in the workshop."""
    zones = zones_for(room)
    sheet = Sheet(kit)
    lay_track(sheet, bar, zones.sizes, front.track, front.control.at, front.told, front.colours)
    lay_panel(Form(sheet, pointed), zones.bench.actions, front.control, front.names)
    return sheet


def with_front(table: Picture, room: Size, front: Sheet) -> Picture:
    """The table with its front; what lies in the bar answers also while the log lies over the rest."""
    bar = zones_for(room).bar
    below = [sprite for sprite in table.sprites if sprite.layer < Layer.OVERLAY]
    above = table.sprites[len(below) :]
    spots = [spot for spot in table.hotspots if spot.target != PROMPT]
    return table._replace(
        sprites=(*below, *front.sprites, *above),
        hotspots=tuple(_raised((*spots, *front.hotspots), bar, table.modal)),
    )


def _raised(spots: Sequence[Hotspot], bar: Rect, layer: int) -> list[Hotspot]:
    return [
        spot._replace(layer=max(spot.layer, layer)) if bar.encloses(spot.rect) else spot for spot in spots
    ]
