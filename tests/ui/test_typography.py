"""Words are measured in logical pixels, the same at every scale but for rounding."""

from __future__ import annotations

import pytest

from rococo_desktop.content.locations import assets_dir
from rococo_desktop.ui import theme
from rococo_desktop.ui.typography import ELLIPSIS, Typography

WORDS = "Ana chooses a guest space in the royal hall"


@pytest.fixture(scope="module")
def typography() -> Typography:
    return Typography(assets_dir() / "fonts")


@pytest.mark.parametrize("scale", [0.75, 1.5, 2.0])
def test_a_line_is_about_as_wide_at_every_scale(typography: Typography, scale: float) -> None:
    plain = typography.width(WORDS, theme.BODY, 18)
    assert typography.at_scale(scale).width(WORDS, theme.BODY, 18) == pytest.approx(plain, rel=0.08)


def test_each_scale_is_made_once(typography: Typography) -> None:
    twice = typography.at_scale(2.0)
    assert typography.at_scale(2.0) is twice
    assert twice.at_scale(typography.scale) is typography


def test_figures_are_all_of_one_width(typography: Typography) -> None:
    widths = {typography.width(figure * 10, theme.STRONG, 18) for figure in "0123456789"}
    assert max(widths) - min(widths) <= 1


def test_what_does_not_fit_is_shortened_to_fit(typography: Typography) -> None:
    short = typography.shortened(WORDS, theme.BODY, 16, 120)
    assert short.endswith(ELLIPSIS)
    assert typography.fits(short, theme.BODY, 16, 120)
    assert typography.shortened(WORDS, theme.BODY, 16, 2000) == WORDS


@pytest.mark.parametrize("width", [40, 90, 300])
def test_wrapped_lines_fit_and_lose_no_word(typography: Typography, width: int) -> None:
    lines = typography.wrapped(WORDS, theme.BODY, 16, width)
    assert all(typography.fits(line, theme.BODY, 16, width) for line in lines)
    assert "".join(lines).replace(" ", "") == WORDS.replace(" ", "")


def test_a_paragraph_keeps_its_line_breaks(typography: Typography) -> None:
    assert typography.wrapped("one\ntwo", theme.BODY, 16, 400) == ("one", "two")


@pytest.mark.parametrize("face", [theme.BODY, theme.STRONG, theme.ITALIC, theme.TITLE, theme.SCRIPT])
def test_every_face_has_the_letters_of_all_five_languages(typography: Typography, face: theme.Face) -> None:
    letters = "äöüßÄÖÜąćęłńóśźżáčďéěíňóřšťúůýžґєіїҐЄІЇбгдєжзилфцчшщьюя’–…"
    found = typography.font(face, 18).metrics(letters)
    assert [letter for letter, metric in zip(letters, found, strict=True) if metric is None] == []
