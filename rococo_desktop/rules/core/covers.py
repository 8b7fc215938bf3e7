"""Paying with silk: the minimal covers of a need by whole tiles (A3.1)."""

from __future__ import annotations

from functools import lru_cache

from rococo_desktop.model.definitions import Bales

Cover = tuple[int, ...]
"""Tile faces given, sorted; equal faces stand as often as they are given."""


def missing_bales(need: Bales, held: list[Bales]) -> Bales:
    """How many bales of each colour all these tiles together leave short."""
    blue, pink, green, orange = need
    for tile in held:
        blue -= tile[0]
        pink -= tile[1]
        green -= tile[2]
        orange -= tile[3]
    return (max(blue, 0), max(pink, 0), max(green, 0), max(orange, 0))


@lru_cache(maxsize=4096)
def minimal_covers(need: Bales, tiles: tuple[tuple[int, Bales], ...]) -> tuple[Cover, ...]:
    """Every set of the tiles that covers the need and in which every tile is needed.

    `tiles` holds (face, bales) in sorted order; equal faces are interchangeable, so each multiset of faces
    comes once. Without any need the one cover is empty.
    """
    faces: list[tuple[int, Bales, int]] = []
    for face, bales in tiles:
        if faces and faces[-1][0] == face:
            faces[-1] = (face, bales, faces[-1][2] + 1)
        else:
            faces.append((face, bales, 1))
    found: list[Cover] = []
    _extend(need, faces, 0, (), found)
    by_face = {face: bales for face, bales, _ in faces}
    return tuple(cover for cover in found if _is_minimal(need, [by_face[face] for face in cover]))


def _extend(
    open_need: Bales, faces: list[tuple[int, Bales, int]], start: int, given: Cover, found: list[Cover]
) -> None:
    if not any(open_need):
        found.append(given)
        return
    for at in range(start, len(faces)):
        face, bales, held = faces[at]
        rest = open_need
        for taken in range(1, held + 1):
            if not any(want and have for want, have in zip(rest, bales, strict=True)):
                break
            rest = (
                max(rest[0] - bales[0], 0),
                max(rest[1] - bales[1], 0),
                max(rest[2] - bales[2], 0),
                max(rest[3] - bales[3], 0),
            )
            _extend(rest, faces, at + 1, given + (face,) * taken, found)


def _is_minimal(need: Bales, given: list[Bales]) -> bool:
    return all(any(missing_bales(need, given[:at] + given[at + 1 :])) for at in range(len(given)))
