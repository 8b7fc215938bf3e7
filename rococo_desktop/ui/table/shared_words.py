"""Options that differ in their tiles alone: what they have in common is said once above them."""

from __future__ import annotations

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces import paint_glyphs
from rococo_desktop.ui.pieces.icon_strip import row_height, row_width
from rococo_desktop.ui.table.option_button import common_tiles, foot_height, lay_option, tile_side, told_of
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_state.stage import TrayOption

PAD = 10


def shares_words(options: tuple[TrayOption, ...]) -> bool:
    """True if several options say and bring the same, so that their tiles alone tell them apart."""
    first, *others = options
    return bool(others) and all(
        option.tiles and (option.label, option.glyphs) == (first.label, first.glyphs) for option in options
    )


def lay_shared(desk: Desk, options: tuple[TrayOption, ...], area: Rect) -> None:
    """The common words and what is given above; below them a button for each, with its tiles."""
    gap = desk.sizes.gap
    rest = area.without_top(_lay_head(desk, options[0], area) + gap)
    bare = [option._replace(label="", glyphs=()) for option in options]
    widest = max(bare, key=lambda option: len(option.tiles))
    ways = (rest.rows(len(options), gap), rest.columns(len(options), gap))
    places = max(ways, key=lambda way: (tile_side(desk, widest, way[0]), foot_height(desk, widest, way[0])))
    common = common_tiles(options)
    for option, shown, place in zip(options, bare, places, strict=True):
        lay_option(desk, place, shown, common, told_of(option))


def _lay_head(desk: Desk, option: TrayOption, area: Rect) -> int:
    """The words, and what is given behind or below them; how high they are."""
    sizes = desk.sizes
    sign, line = sizes.small + 2, max(sizes.line, row_height(desk.kit, sizes.small + 2))
    words = desk.kit.type.width(option.label, theme.STRONG, sizes.small)
    goods = row_width(desk.kit, option.glyphs, sign, 6) if option.glyphs else 0
    beside = words + goods + 2 * PAD <= area.w - 8
    head = area.top_part((line if beside or not goods else 2 * line) + 4)

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, panels.LACQUER, 6, (*theme.GOLD, 150), 1, panels.LACQUER_BELOW)
        body = inner.inset(4, 2)
        if beside:
            body = body.centred((min(words + goods + PAD, body.w), body.h))
        row = body.left_part(words + 2) if beside else body.top_part(line)
        card.text(row, option.label, sizes.small, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)
        if goods:
            low = body.right_part(goods + 2) if beside else body.bottom_part(line)
            paint_glyphs(card, low, desk.kit, option.glyphs, sign, theme.IVORY, desk.defs.edition)

    desk.lay(head, ("shared words", option.label, option.glyphs), paint)
    return head.h
