"""Comparing a fresh bake with the pictures that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

Image = pytest.importorskip("PIL.Image", reason="the bake tools are not installed")


def folder(place: Path, *names: str, shade: int = 120, side: int = 20) -> Path:
    """A section with plain pictures in it."""
    for name in names:
        (place / "signs").mkdir(parents=True, exist_ok=True)
        Image.new("RGBA", (side, side), (shade, 80, 40, 255)).save(
            place / "signs" / f"{name}.webp", lossless=True
        )
    return place


def test_the_same_pictures_are_the_same(tmp_path: Path) -> None:
    from art.compare import compare

    kept, fresh = (
        folder(tmp_path / "kept", "fan", "crown"),
        folder(tmp_path / "fresh", "fan", "crown", shade=121),
    )
    told = compare("signs", fresh, kept)
    assert (told["pictures"], told["wrong"]) == (2, [])


def test_another_look_a_new_name_and_a_name_that_is_gone_are_found(tmp_path: Path) -> None:
    from art.compare import compare

    kept = folder(tmp_path / "kept", "fan", "crown")
    folder(kept, "glove", side=12)
    fresh = folder(tmp_path / "fresh", "fan", "mask", shade=140)
    folder(fresh, "glove", side=13)
    wrong = compare("signs", fresh, kept)["wrong"]
    assert isinstance(wrong, list)
    told = "\n".join(wrong)
    assert "fan.webp differs by" in told
    assert "glove.webp differs by 100.00 %" in told
    assert "crown.webp is kept but not baked any more" in told
    assert "mask.webp is baked but not kept" in told


def test_what_cannot_be_seen_does_not_count(tmp_path: Path) -> None:
    from art.compare import difference

    for name, colour in (("one", (255, 0, 0, 0)), ("other", (0, 255, 0, 0))):
        Image.new("RGBA", (8, 8), colour).save(tmp_path / f"{name}.webp", lossless=True, exact=True)
    assert difference(tmp_path / "one.webp", tmp_path / "other.webp") == 0
