"""Mend two of the fonts in assets/fonts: figures that stand on the line, and a word space that is seen.

    python3 build_scripts/mend_fonts.py [--check]

Cormorant Garamond draws old-style figures unless a program asks for others, and ours cannot ask: "Round 1"
looks like a small capital. Its own lining figures become the usual ones. Great Vibes sets words so close that
two of them are read as one: its space becomes wider. Run on fonts fresh from their authors, or again on
mended ones, which it leaves alone. --check says which would change and writes nothing. Exit 1 if one would.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"
FIGURES = "0123456789"
SPACE = " \N{NO-BREAK SPACE}"
WORD_SPACE = 0.3
"""How wide the space of the script is, of its size; a quarter is usual, and its letters lean into it."""
BALANCE = 0xB1B0AFBA
"""What the checksums of a whole font file come to."""
SINGLE, EXTENSION = 1, 7
"""The kinds of a lookup: one glyph for another, and one that lies far away in the file."""

Tables = dict[str, bytes]


def main(arguments: Sequence[str] | None = None) -> int:
    """Mend what is to be mended; return the exit code."""
    only_check = "--check" in (sys.argv[1:] if arguments is None else arguments)
    changed = 0
    for name, mend in MENDED.items():
        file = FONTS / name
        before = file.read_bytes()
        after = mended(before, mend)
        if after != before:
            changed += 1
            print(f"{name}: {'would change' if only_check else 'mended'}")
            if not only_check:
                file.write_bytes(after)
    return 1 if only_check and changed else 0


def mended(font: bytes, mend: Callable[[Tables], None]) -> bytes:
    """The font with its tables mended; the very same bytes where nothing was to be mended."""
    tables = tables_of(font)
    before = dict(tables)
    mend(tables)
    return font if tables == before else _whole(font[:4], tables)


def line_figures(tables: Tables) -> None:
    """The figures that a program would have to ask for become the usual ones."""
    lining = dict(_substitutes(tables["GSUB"], b"lnum"))
    glyphs = glyphs_of(tables["cmap"])
    wanted = {ord(figure): lining.get(glyphs[ord(figure)], glyphs[ord(figure)]) for figure in FIGURES}
    if any(glyphs[code] != glyph for code, glyph in wanted.items()):
        tables["cmap"] = _cmap(glyphs | wanted)


def widen_space(tables: Tables) -> None:
    """The space between words becomes as wide as `WORD_SPACE` says."""
    wide = round(struct.unpack_from(">H", tables["head"], 18)[0] * WORD_SPACE)
    measures = bytearray(tables["hmtx"])
    glyphs = glyphs_of(tables["cmap"])
    full = struct.unpack_from(">H", tables["hhea"], 34)[0]
    for character in SPACE:
        glyph = glyphs.get(ord(character), full)
        if glyph < full:
            struct.pack_into(">H", measures, 4 * glyph, wide)
    tables["hmtx"] = bytes(measures)


MENDED: dict[str, Callable[[Tables], None]] = {
    "CormorantGaramond_700Bold.ttf": line_figures,
    "GreatVibes_400Regular.ttf": widen_space,
}


# Reading.


def tables_of(font: bytes) -> Tables:
    """The tables of a font by their tags."""
    found: Tables = {}
    for at in range(struct.unpack_from(">H", font, 4)[0]):
        tag, _, offset, length = struct.unpack_from(">4sIII", font, 12 + 16 * at)
        found[tag.decode("ascii")] = font[offset : offset + length]
    return found


def glyphs_of(cmap: bytes) -> dict[int, int]:
    """The glyph of every character of the plane all our languages lie in."""
    for at in range(struct.unpack_from(">H", cmap, 2)[0]):
        platform, encoding, offset = struct.unpack_from(">HHI", cmap, 4 + 8 * at)
        if (platform, encoding) == (3, 1) and struct.unpack_from(">H", cmap, offset)[0] == 4:
            return dict(_segments(cmap, offset))
    raise ValueError("the font has no Unicode table of format 4")


def _segments(cmap: bytes, start: int) -> Iterator[tuple[int, int]]:
    double = struct.unpack_from(">H", cmap, start + 6)[0]
    ends, starts = start + 14, start + 16 + double
    for at in range(0, double, 2):
        first, last = (struct.unpack_from(">H", cmap, base + at)[0] for base in (starts, ends))
        delta, reach = (struct.unpack_from(">H", cmap, starts + double * part + at)[0] for part in (1, 2))
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if reach:
                spot = starts + 2 * double + at + reach + 2 * (code - first)
                glyph = struct.unpack_from(">H", cmap, spot)[0]
            if glyph or not reach:
                yield code, (glyph + delta) % 0x10000


def _substitutes(gsub: bytes, tag: bytes) -> Iterator[tuple[int, int]]:
    """Which glyph a feature puts in the place of which."""
    features, lookups = struct.unpack_from(">HH", gsub, 6)
    for at in range(struct.unpack_from(">H", gsub, features)[0]):
        name, offset = struct.unpack_from(">4sH", gsub, features + 2 + 6 * at)
        if name != tag:
            continue
        count = struct.unpack_from(">H", gsub, features + offset + 2)[0]
        for which in struct.unpack_from(f">{count}H", gsub, features + offset + 4):
            lookup = lookups + struct.unpack_from(">H", gsub, lookups + 2 + 2 * which)[0]
            yield from _looked_up(gsub, lookup)


def _looked_up(gsub: bytes, lookup: int) -> Iterator[tuple[int, int]]:
    kind, _, count = struct.unpack_from(">HHH", gsub, lookup)
    for offset in struct.unpack_from(f">{count}H", gsub, lookup + 6):
        table, here = lookup + offset, kind
        if kind == EXTENSION:
            here, far = struct.unpack_from(">HI", gsub, table + 2)
            table += far
        if here == SINGLE:
            yield from _singles(gsub, table)


def _singles(gsub: bytes, table: int) -> Iterator[tuple[int, int]]:
    form, cover, value = struct.unpack_from(">HHH", gsub, table)
    covered = list(_covered(gsub, table + cover))
    if form == 1:
        yield from ((glyph, (glyph + value) % 0x10000) for glyph in covered)
    else:
        yield from zip(covered, struct.unpack_from(f">{value}H", gsub, table + 6), strict=True)


def _covered(gsub: bytes, table: int) -> Iterator[int]:
    form, count = struct.unpack_from(">HH", gsub, table)
    if form == 1:
        yield from struct.unpack_from(f">{count}H", gsub, table + 4)
        return
    for at in range(count):
        first, last, _ = struct.unpack_from(">HHH", gsub, table + 4 + 6 * at)
        yield from range(first, last + 1)


# Writing.


def _cmap(glyphs: dict[int, int]) -> bytes:
    """A table of characters of format 4, for Unicode and for Windows."""
    runs: list[list[int]] = []
    for code, glyph in sorted(glyphs.items()):
        if runs and code == runs[-1][1] + 1 and (glyph - code) % 0x10000 == runs[-1][2]:
            runs[-1][1] = code
        else:
            runs.append([code, code, (glyph - code) % 0x10000])
    runs.append([0xFFFF, 0xFFFF, 1])
    count = len(runs)
    power = count.bit_length() - 1
    search = (2 * count, 2 << power, power, 2 * count - (2 << power))
    firsts, lasts, deltas = ([run[part] for run in runs] for part in range(3))
    body = struct.pack(f">{4 + 4 * count + 1}H", *search, *lasts, 0, *firsts, *deltas, *([0] * count))
    table = struct.pack(">HHH", 4, len(body) + 6, 0) + body
    return struct.pack(">HH HHI HHI", 0, 2, 0, 3, 20, 3, 1, 20) + table


def _whole(version: bytes, tables: Tables) -> bytes:
    """A font file of these tables, with its checksums."""
    count = len(tables)
    power = count.bit_length() - 1
    head = version + struct.pack(">HHHH", count, 16 << power, power, 16 * count - (16 << power))
    place = len(head) + 16 * count
    tables = tables | {"head": _balanced(tables["head"], 0)}
    body = b""
    for tag, table in sorted(tables.items()):
        head += struct.pack(">4sIII", tag.encode("ascii"), _sum(table), place + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    whole = head + body
    where = struct.unpack_from(">I", whole, 12 + 16 * sorted(tables).index("head") + 8)[0]
    balance = (BALANCE - _sum(whole)) % 2**32
    return whole[:where] + _balanced(tables["head"], balance) + whole[where + len(tables["head"]) :]


def _balanced(head: bytes, balance: int) -> bytes:
    return head[:8] + struct.pack(">I", balance) + head[12:]


def _sum(table: bytes) -> int:
    padded = table + b"\0" * (-len(table) % 4)
    numbers: tuple[int, ...] = struct.unpack(f">{len(padded) // 4}I", padded)
    return sum(numbers) % 2**32


if __name__ == "__main__":
    sys.exit(main())
