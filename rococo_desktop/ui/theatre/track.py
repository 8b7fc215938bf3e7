"""The bar of the theatre: what happened last, and the track of the whole game with a mark for each round."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.theatre import Turn
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.colours import SEATS
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Hotspot, HotspotRole
from rococo_desktop.ui.picture.sheet import Sheet
from rococo_desktop.ui.table_kit.zones import Sizes
from rococo_desktop.ui.text.messages import message

TRACK: Target = ("track", "game")
_RAIL = (16, 12, 20, 190)
_PAST = (*theme.GOLD, 100)
_KNOB = 14
_RIBBON = 4


class Track(NamedTuple):
    """A game on a line: every turn is as wide as any other."""

    turns: tuple[Turn, ...]
    last: int
    """The last moment."""

    def part_of(self, at: int) -> float:
        """How far along the line a moment lies, from 0 to 1."""
        turn = bisect_right([turn.at for turn in self.turns], at) - 1
        begins = self.turns[turn].at
        ends = self.turns[turn + 1].at if turn + 1 < len(self.turns) else self.last
        within = (at - begins) / (ends - begins) if ends > begins else float(turn + 1 == len(self.turns))
        return (turn + within) / len(self.turns)

    def moment_at(self, part: float) -> int:
        """The turn that begins nearest to a part of the line; the end of the game at its end."""
        turn = round(part * len(self.turns))
        return self.turns[turn].at if turn < len(self.turns) else self.last

    def turn_before(self, at: int) -> int:
        """Where the turn before a moment begins, or its own turn if that began earlier."""
        return max((turn.at for turn in self.turns if turn.at < at), default=0)

    def turn_after(self, at: int) -> int:
        """Where the next turn begins, or the end."""
        return min((turn.at for turn in self.turns if turn.at > at), default=self.last)

    def rounds(self) -> list[tuple[int, int, int]]:
        """Each round with the number of its first turn and how many it has."""
        found = []
        for number, own in groupby(enumerate(self.turns), key=lambda pair: pair[1].round):
            places = [place for place, _ in own]
            found.append((number, places[0], len(places)))
        return found


def lay_track(
    sheet: Sheet,
    rect: Rect,
    sizes: Sizes,
    track: Track,
    at: int,
    told: Sequence[str],
    colours: Sequence[int],
) -> None:
    """The first words that fit above, the track below; all of it can be dragged along."""
    caption, rail = rect.top_part(rect.h // 2 - 1), rect.bottom_part(rect.h // 2 - 1).without_bottom(3)
    _lay_caption(sheet, caption, told, sizes)
    _lay_rail(sheet, rail, track, colours)
    _lay_knob(sheet, rail, sizes, track, at)
    place = message("theatre.place", turn=max(bisect_right([one.at for one in track.turns], at), 1))
    about = sheet.kit.say(message("theatre.track", place=place, all=len(track.turns)))
    sheet.hotspots.append(
        Hotspot(rect, TRACK, " ".join((*told[:1], about)), HotspotRole.BUTTON, True, sheet.layer, slides=True)
    )


def _lay_caption(sheet: Sheet, rect: Rect, told: Sequence[str], sizes: Sizes) -> None:
    type_ = sheet.kit.type
    fitting = (words for words in told if type_.fits(words, theme.STRONG, sizes.small, rect.w))
    words = next(fitting, told[-1] if told else "")
    card = sheet.card(rect)
    size = type_.largest(words, theme.STRONG, (sizes.read, sizes.number, sizes.small), rect.w)
    card.text(rect, words, size, theme.IVORY, theme.STRONG)
    sheet.lay(card)


def _lay_rail(sheet: Sheet, rail: Rect, track: Track, colours: Sequence[int]) -> None:
    """A field for each round, and under it the colours of those whose turns they are."""
    card = sheet.card(rail)
    card.fill(rail, _RAIL, 5, theme.DARK_GOLD, 1)
    ribbon = rail.bottom_part(_RIBBON + 1).without_bottom(1)
    for place, turn in enumerate(track.turns):
        if turn.seat != NOBODY:
            left, right = _x(rail, track, place), _x(rail, track, place + 1)
            card.fill(Rect(left, ribbon.y, max(right - left, 1), ribbon.h), SEATS[colours[turn.seat]])
    for _, first, _ in track.rounds():
        if first:
            card.fill(Rect(_x(rail, track, first), rail.y + 1, 1, rail.h - 2), theme.GOLD)
    sheet.lay(card)


def _lay_knob(sheet: Sheet, rail: Rect, sizes: Sizes, track: Track, at: int) -> None:
    """How much is past, the numbers of the rounds over it, and where the game is."""
    x = rail.x + round(track.part_of(at) * (rail.w - 1))
    card = sheet.card(rail.inset(-_KNOB // 2, -3))
    past = Rect(rail.x + 1, rail.y + 1, max(x - rail.x - 1, 0), rail.h - 2 - _RIBBON)
    if past.w > 2:
        card.fill(past, _PAST, 3)
    for number, first, _ in track.rounds():
        words = Rect(_x(rail, track, first) + 6, rail.y - 1, 24, rail.h - _RIBBON + 2)
        card.text(words, str(number), sizes.small, theme.IVORY, theme.STRONG)
    knob = Rect(x - _KNOB // 2, rail.y - 3, _KNOB, rail.h + 6)
    card.fill(knob, theme.IVORY, _KNOB // 2, theme.DARK_GOLD, 2, theme.BRIGHT_GOLD)
    sheet.lay(card)


def _x(rail: Rect, track: Track, place: int) -> int:
    return rail.x + 1 + (rail.w - 2) * place // len(track.turns)
