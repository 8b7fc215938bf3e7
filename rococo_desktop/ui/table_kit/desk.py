"""The desk a table is composed on: the sheet, what is to be shown, and how things that can be chosen look."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.places import Place
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fit, HotspotRole, Sprite
from rococo_desktop.ui.picture.sheet import Card, Kit, Sheet
from rococo_desktop.ui.picture.theme import Paint as Colouring
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.table_kit.composition_cache import CompositionCache, Paint, memory_for
from rococo_desktop.ui.table_kit.panels import lock
from rococo_desktop.ui.table_kit.reach_mark import paint_reach, reach_place, reach_sign
from rococo_desktop.ui.table_kit.zones import Sizes, Zones
from rococo_desktop.ui.table_state.since_last_turn import SHELVES
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.messages import Message, sentence, sentences

HALO = 6
"""How far the frame around a thing that can be chosen reaches beyond it."""
STAFF = frozenset({"supply", "discard", "hand", "hire", "resolving", "specialist", "exam_deck"})
"""Kinds of target that are cards of employees."""
REACH_LIGHT, REACH_EDGE = 150, 6
"""How much of a pale halo surrounds what a click leads to over other choices, and how much larger than small
type its mark is."""
SEAL = 28
"""How large the seal on a thing that was chosen is."""


@dataclass(slots=True)
class Desk:
    """A table being composed."""

    kit: Kit
    stage: Stage
    zones: Zones
    sheet: Sheet
    memory: CompositionCache
    _in_tray: frozenset[Target] = frozenset()
    """What the tray offers answers there alone."""
    _raised: list[Sprite] = field(default_factory=list)

    @classmethod
    def of(cls, kit: Kit, stage: Stage, zones: Zones) -> Desk:
        """An empty desk."""
        memory = memory_for(kit, stage.defs.employees)
        buttons = frozenset(option.target for option in stage.tray if option.target[0] != "exam_deck")
        return cls(kit, stage, zones, Sheet(kit, eyes=stage.view.viewer), memory, buttons)

    @property
    def view(self) -> PlayerView:
        """What the viewer sees of the game."""
        return self.stage.view

    @property
    def defs(self) -> PublicDefinitions:
        """What the numbers in the view mean."""
        return self.stage.defs

    @property
    def sizes(self) -> Sizes:
        """Sizes of type for this room."""
        return self.zones.sizes

    @property
    def dims(self) -> bool:
        """True if something can be chosen, so that everything else steps back."""
        return bool(self.stage.lit)

    def say(self, message: Message) -> str:
        """The words of a message; said once, then remembered."""
        return self.memory.sentence(message, lambda: self.kit.words.say(message))

    def told(self, key: Hashable, make: Callable[[], Message]) -> str:
        """The words of a message that stays the same throughout the game."""
        return self.memory.sentence(key, lambda: self.say(make()))

    def described(self, key: Hashable, make: Callable[[], Sequence[Message]]) -> str:
        """A description in full sentences that stays the same throughout the game."""

        def whole() -> str:
            first, *rest = make()
            return self.say(sentences([sentence(first), *rest]))

        return self.memory.sentence(key, whole)

    # Laying things.

    def lay(
        self,
        rect: Rect,
        key: Hashable,
        paint: Paint,
        margin: int = 0,
        place: Place | None = None,
        piece: int = EMPTY,
        raised: bool = False,
    ) -> None:
        """Lay something painted; the key must name all that it shows. It may reach a margin beyond."""
        marks = self.memory.marks(key, rect.size, margin, paint)
        self._put(Sprite(rect.inset(-margin), marks, self.sheet.layer, place, piece), raised)

    def lay_panel(self, rect: Rect, key: Hashable, paint: Paint, margin: int = 0) -> None:
        """Lay a ground in an ornate frame: nothing beneath it can be pointed at."""
        self.lay(rect, key, paint, margin)
        self.sheet.panel(frames.with_frame(rect))

    def fresh(self, rect: Rect, paint: Paint, raised: bool = False) -> None:
        """Lay something painted anew each time."""
        card = Card(rect, self.kit.type)
        paint(card, rect)
        self._put(card.sprite(self.sheet.layer), raised)

    def _put(self, sprite: Sprite, raised: bool) -> None:
        (self._raised if raised else self.sheet.sprites).append(sprite)

    def thing(
        self,
        rect: Rect,
        target: Target,
        description: str,
        role: HotspotRole = HotspotRole.TARGET,
        key: str = "",
        radius: int = 6,
    ) -> None:
        """Make what lies here answer, with a frame that says whether it can be chosen."""
        lit = self.is_lit(target)
        if target not in self._in_tray:
            near = target in self.stage.reachable and not lit
            self.sheet.hotspot(rect, target, description, role, lit, key, near)
        self.frame(rect, target, radius)

    def region(self, rect: Rect, target: Target, description: str) -> None:
        """Make something tell what it is; it cannot be chosen."""
        if target not in self._in_tray:
            self.sheet.hotspot(rect, target, description, HotspotRole.REGION)
        if target in self.stage.glowing:
            self.frame(rect, target)

    def is_lit(self, target: Target) -> bool:
        """True if choosing it does something now."""
        return target in self.stage.lit

    def is_hidden(self, place: Place, piece: int) -> bool:
        """True while the piece is on its way."""
        return (place, piece) in self.stage.hidden

    def frame(
        self, rect: Rect, target: Target, radius: int = 6, within: Rect | None = None, locked: bool = False
    ) -> None:
        """What surrounds a thing: gold where it can be chosen, and the signs of what happened to it.

        The seal on what was chosen lies in a corner that is free, and within the rectangle given; a lock lies
        there instead on what goes along in any case.
        """
        stage = self.stage
        lit, picked = target in stage.lit, target in stage.picked
        state = (
            picked,
            lit,
            target in stage.reachable and not lit,
            target in stage.glowing,
        )
        if any(state):
            self.lay(
                rect,
                ("frame", radius, *state),
                lambda card, inner: _frame(card, inner, radius, *state),
                HALO,
                raised=lit or picked,
            )
        if target in stage.reachable and not lit and target[0] != "action":
            self._reach_mark(rect, target)
        if picked:
            seal = _free_corner(rect, target, min(SEAL, rect.w // 2))
            if within is not None:
                seal = seal._replace(
                    x=min(seal.x, within.right - seal.w), y=min(seal.y, within.bottom - seal.h)
                )
            if locked:
                self.lay(seal, "locked", lock, raised=True)
            else:
                self.lay(seal, "chosen", lambda card, inner: card.sign(inner, "chosen"), raised=True)
        if target in stage.marked:
            actor = stage.seats[stage.marked[target]].colour
            side = min(self.sizes.large, rect.w // 2)
            place = Rect(rect.right - side + 3, rect.y - 3, side, side)
            if target[0] in SHELVES:  # it is empty, and says who emptied it
                place = rect.centred((side + 6, side + 6))
            self.lay(place, ("ribbon", actor), lambda card, inner: _ribbon(card, inner, actor), raised=lit)

    def _reach_mark(self, rect: Rect, target: Target) -> None:
        """What a click leads to over other choices bears the sign of the hint; buttons lay their own."""
        sign, side = reach_sign(self.stage), min(self.sizes.small + REACH_EDGE, rect.w // 2)
        has_corner = target[0] in STAFF | {"garments", "drawers", "silk"}
        corner = _free_corner(rect, target, side) if has_corner else None
        place = corner or reach_place(rect, side, target in self.stage.marked)
        self.lay(place, ("reach", sign), lambda card, inner: paint_reach(card, inner, sign))

    def close(self, *zones: Rect) -> None:
        """End a zone: what cannot be chosen steps back behind a veil, what can lies over it."""
        if self.dims:
            for rect in zones:
                self.lay(rect, "veil", _veil)
        self.sheet.sprites.extend(self._raised)
        self._raised.clear()


def _free_corner(rect: Rect, target: Target, side: int) -> Rect:
    """Where a seal covers nothing that is read: below a coin, beside a portrait, or at the foot."""
    out = side // 4
    if target[0] == "garments":
        return Rect(rect.x - 3, rect.y + rect.h * 3 // 10, side, side)
    if target[0] in STAFF:
        return Rect(rect.right - side + side // 3, rect.y + rect.h * 45 // 100 - side, side, side)
    if target[0] == "drawers":
        return Rect(rect.x - side * 2 // 3, rect.y + (rect.h - side) // 2, side, side)
    if target[0] == "silk":
        return Rect(rect.x - out, rect.bottom - side + out, side, side)
    return Rect(rect.right - side + out, rect.bottom - side + out, side, side)


VEIL = (22, 12, 10, 40)


def _veil(card: Card, rect: Rect) -> None:
    card.fill(rect, VEIL, 8)


def _frame(card: Card, rect: Rect, radius: int, picked: bool, lit: bool, near: bool, glowing: bool) -> None:
    if lit or picked or glowing or near:
        name, alpha = ("palace/glow" if lit else "palace/glow_pale"), 255
        if near and not (picked or glowing):
            alpha = REACH_LIGHT
        card.art(rect.inset(-HALO), name, Fit.PATCH, 2 * HALO + 4, alpha)
    if picked:
        _chosen(card, rect, radius)


def _chosen(card: Card, rect: Rect, radius: int) -> None:
    """What was chosen stands out of its place: a gold edge that throws a shadow."""
    clear: Colouring = (0, 0, 0, 0)
    card.fill(rect.inset(-HALO + 1).moved(0, 1), clear, radius + 5, (*theme.RING_EDGE, 200), 3)
    card.fill(rect.inset(-3), clear, radius + 3, theme.DARK_GOLD, 4)
    card.fill(rect.inset(-2), clear, radius + 2, theme.BRIGHT_GOLD, 2)


def _ribbon(card: Card, rect: Rect, colour: int) -> None:
    card.fill(rect, theme.FOCUS, rect.h // 2)
    paint_trademark(card, rect.inset(2), colour)
