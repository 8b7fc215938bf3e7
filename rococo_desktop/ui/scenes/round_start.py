"""The start of a round: who begins, who is for hire, which garments are new and which have gone."""

from __future__ import annotations

from rococo_desktop.model.event_reading import Dealt
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.pieces.employees import paint_employee
from rococo_desktop.ui.pieces.garments import paint_garment
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import seat_name
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.widgets.surfaces import lay_section

CARD = Size(128, 168)
TILE = Size(96, 124)
GAP, LINE, SECTION = 12, 32, 36


class RoundStartScene(Interlude):
    """The new cards and garments laid out, and who begins."""

    kind = "round_start"

    def __init__(
        self,
        services: Services,
        dealt: Dealt,
        view: PlayerView,
        defs: PublicDefinitions,
        names: tuple[str, ...],
        patience: float | None = None,
    ) -> None:
        super().__init__(services, patience=patience)
        self.on = message("round_start.continue")
        self._dealt = dealt
        self._view = view
        self._defs = defs
        self._names = names

    def heading(self) -> str:
        """Which round begins."""
        rounds = self._defs.figures.rounds
        return self.services.words.say(message("round_start.title", round=self._dealt.number, rounds=rounds))

    def _tiles(self, room: Size) -> Size:
        """Smaller tiles where the room is small."""
        return TILE if room.h >= 800 else Size(92, 120)

    def _cards(self, room: Size) -> Size:
        return CARD if room.h >= 800 else Size(108, 138)

    def body_size(self, form: Form, room: Size) -> Size:
        """A row of cards, and up to two rows of garments."""
        card, tile = self._cards(room), self._tiles(room)
        cards = len(self._dealt.hire) * (card.w + GAP)
        tiles = min(len(self._dealt.garments), 8) * (tile.w + GAP)
        rows = -(-len(self._dealt.garments) // 8)
        garments = SECTION + rows * (tile.h + GAP) if rows else 0
        return Size(max(cards, tiles, 520) - GAP, LINE + SECTION + card.h + GAP + garments)

    def body(self, form: Form, rect: Rect) -> None:
        """Who begins, then the cards, then the garments."""
        dealt = self._dealt
        room = self.services.shell.scale.logical
        first = message(
            "round_start.favor" if dealt.by_favor else "round_start.first",
            seat=seat_name(self._names, self._view.start_seat),
        )
        card = form.card(rect.top_part(LINE))
        card.text(card.rect, form.say(first), theme.LARGE, theme.INK, theme.ITALIC, Align.CENTRE)
        form.lay(card)
        rest = rect.without_top(LINE)
        rest = self._row(form, rest, "round_start.new_employees", dealt.hire, self._cards(room), False)
        if dealt.garments:
            self._row(form, rest, "round_start.new_garments", dealt.garments, self._tiles(room), True)

    def _row(
        self, form: Form, rect: Rect, title: str, pieces: tuple[int, ...], size: Size, garments: bool
    ) -> Rect:
        """A titled row of pieces from the middle outwards; what is left below it."""
        lay_section(form, rect.top_part(SECTION - 6), form.say(message(title)))
        y = rect.y + SECTION
        for start in range(0, len(pieces), 8):
            row = pieces[start : start + 8]
            wide = len(row) * (size.w + GAP) - GAP
            x = rect.x + (rect.w - wide) // 2
            for piece in row:
                place = Rect(x, y, *size)
                card = form.card(place)
                if garments:
                    paint_garment(card, place, form.kit, self._defs, piece)
                else:
                    paint_employee(card, place, form.kit, self._defs, piece)
                form.lay(card)
                x += size.w + GAP
            y += size.h + GAP
        return Rect(rect.x, y, rect.w, rect.bottom - y)


KEYS = ("round_start.new_employees", "round_start.new_garments")
"""The keys of this module that no call of `message` spells out."""
