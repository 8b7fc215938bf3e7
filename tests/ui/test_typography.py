"""Words are measured in logical pixels, the same at every scale but for rounding."""

from __future__ import annotations

import os
import sys
import weakref

import pygame
import pytest

import mend_fonts
from rococo_desktop.files.locations import assets_dir
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Sprite, Text
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.picture.theme import FontFace
from rococo_desktop.ui.picture.typography import ELLIPSIS, SCALES_KEPT, Typography
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.painter import Painter

FACES = (theme.BODY, theme.STRONG, theme.ITALIC, theme.TITLE, theme.SCRIPT)
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


@pytest.mark.skipif(sys.platform != "linux", reason="only there open files are told")
def test_fonts_of_many_scales_hold_no_file_open() -> None:
    ours = Typography(assets_dir() / "fonts")
    before = len(os.listdir("/proc/self/fd"))
    for percent in range(75, 200, 5):
        assert ours.at_scale(percent / 100).width(WORDS, theme.BODY, 18)
        assert len(os.listdir("/proc/self/fd")) == before


def test_only_a_few_scales_are_kept() -> None:
    ours = Typography(assets_dir() / "fonts")
    made = [weakref.ref(ours.at_scale(1 + at / 100).font(theme.BODY, 18)) for at in range(3 * SCALES_KEPT)]
    assert sum(one() is not None for one in made) == SCALES_KEPT


def test_words_without_a_width_are_painted_as_nothing(typography: Typography) -> None:
    painter = Painter(typography, Scale(1, Size(320, 180)), Gallery(assets_dir() / "pictures"))
    rect = Rect(0, 0, 60, 30)
    nothing = pygame.image.tobytes(painter.rendered(Sprite(rect, ())), "RGBA")
    for words in ("\ufe0f", "\u034f", "\U000e0101", "\u200b", "\x00", "\ud800", "\n"):
        for more in ({}, {"wrap": True}, {"below": theme.GOLD}):
            text = Text(rect, words, theme.BODY, 18, theme.INK, **more)
            assert pygame.image.tobytes(painter.rendered(Sprite(rect, (text,))), "RGBA") == nothing


def test_words_are_cut_between_letters_and_not_before_an_accent(typography: Typography) -> None:
    words = "e\u0323\u0301" * 40
    for width in range(20, 120, 7):
        short = typography.shortened(words, theme.BODY, 16, width).removesuffix(ELLIPSIS)
        assert len(short) % 3 == 0
        lines = typography.wrapped(words, theme.BODY, 16, width)
        assert "".join(lines) == words
        assert all(len(line) % 3 == 0 for line in lines)


def test_a_path_of_many_letters_is_wrapped_without_measuring_each_part_of_it() -> None:
    ours = Typography(assets_dir() / "fonts")
    ours.wrapped("x/y" * 2000, theme.BODY, 16, 300)
    assert ours._width.cache_info().misses < 2500


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
def test_every_face_has_the_letters_of_all_five_languages(
    typography: Typography, face: theme.FontFace
) -> None:
    letters = "äöüßÄÖÜąćęłńóśźżáčďéěíňóřšťúůýžґєіїҐЄІЇбгдєжзилфцчшщьюя’–…"
    found = typography.font(face, 18).metrics(letters)
    assert [letter for letter, metric in zip(letters, found, strict=True) if metric is None] == []


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_figures_stand_on_the_line_and_are_as_high_as_capitals(
    typography: Typography, face: FontFace
) -> None:
    small, *figures = (one for one in typography.font(face, 200).metrics("x0123456789") if one is not None)
    assert len(figures) == 10
    for figure, (_, _, low, high, _) in zip("0123456789", figures, strict=True):
        assert low >= -10, f"{figure} hangs below the line"
        assert high >= 1.4 * small[3], f"{figure} is as low as a small letter"


def test_words_of_the_script_stand_apart(typography: Typography) -> None:
    letter = typography.width("n", theme.SCRIPT, 200)
    assert typography.width("n n", theme.SCRIPT, 200) - 2 * letter >= 0.36 * letter


def test_the_fonts_are_those_that_were_mended() -> None:
    assert mend_fonts.main(["--check"]) == 0
