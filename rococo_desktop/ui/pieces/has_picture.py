"""Which pieces have a picture of their own: somebody's own cards and garments need none."""

from __future__ import annotations

from functools import cache

from rococo_desktop.files.locations import assets_dir

KINDS = (".webp", ".jpg")


@cache
def is_painted(name: str) -> bool:
    """True if there is a picture of this name."""
    return any((assets_dir() / "pictures" / f"{name}{kind}").is_file() for kind in KINDS)


def painted_or(name: str, stand_in: str) -> str:
    """The picture of this name, or what stands in for it."""
    return name if is_painted(name) else stand_in
