"""The scale: clamped so that the table always has its least room, and said when it is."""

from __future__ import annotations

import pytest

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.scale import AUTOMATIC, LEAST_LOGICAL, scale_for

WINDOWS = [Size(1280, 720), Size(1366, 768), Size(1920, 1080), Size(2560, 1440), Size(3840, 2160)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("percent", [AUTOMATIC, 75, 100, 150, 200])
def test_the_table_always_has_its_least_room(window: Size, percent: int) -> None:
    scale = scale_for(window, percent)
    assert scale.logical.w >= LEAST_LOGICAL.w - 1
    assert scale.logical.h >= LEAST_LOGICAL.h - 1


@pytest.mark.parametrize(
    ("window", "percent", "clamped"),
    [(Size(1366, 768), 150, True), (Size(1920, 1080), 150, False), (Size(3840, 2160), 200, False)],
)
def test_a_wish_that_does_not_fit_is_cut_down_and_said(window: Size, percent: int, clamped: bool) -> None:
    assert scale_for(window, percent).clamped is clamped


@pytest.mark.parametrize(
    ("window", "factor"),
    [(Size(1366, 768), 1.0), (Size(1920, 1080), 1.0), (Size(2560, 1440), 4 / 3), (Size(3840, 2160), 2.0)],
)
def test_the_automatic_scale_suits_the_window(window: Size, factor: float) -> None:
    assert scale_for(window).factor == pytest.approx(factor)


def test_a_window_smaller_than_the_least_is_scaled_down_rather_than_cut() -> None:
    assert scale_for(Size(1024, 600)).factor == pytest.approx(0.8)


@pytest.mark.parametrize("factor", [75, 100, 133, 150])
def test_neighbours_stay_neighbours_in_pixels(factor: int) -> None:
    scale = scale_for(Size(1920, 1080), factor)
    for x in range(50):
        left, right = Rect(x, 0, 7, 10), Rect(x + 7, 0, 9, 10)
        one, other = scale.pixels(left), scale.pixels(right)
        assert one[0] + one[2] == other[0]
