"""Tables of bars as pictures, drawn by pygame without a window."""

from __future__ import annotations

from pathlib import Path

import pygame

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.tools.balance_tables import Bar, Bars

_PAPER, _INK, _FAINT, _BAR = (250, 246, 236), (58, 44, 36), (214, 202, 180), (140, 94, 128)
_WIDTH, _LINE, _MARGIN = 1000, 28, 24
_LABELS, _FIGURES = 420, 130
"""How wide the columns of labels and of figures are, in pixels."""


def draw_all(tables: tuple[Bars, ...], folder: Path) -> None:
    """Write a PNG for each table into the folder, which is made if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        pygame.image.save(_drawn(table), str(folder / f"{table.name}.png"))


def _drawn(table: Bars) -> pygame.Surface:
    pygame.font.init()
    fonts = assets_dir() / "fonts"
    title = pygame.font.Font(str(fonts / "EBGaramond_600SemiBold.ttf"), 26)
    plain = pygame.font.Font(str(fonts / "EBGaramond_500Medium.ttf"), 19)
    sheet = pygame.Surface((_WIDTH, 2 * _MARGIN + 2 * _LINE + _LINE * len(table.bars)))
    sheet.fill(_PAPER)
    sheet.blit(title.render(table.title, True, _INK), (_MARGIN, _MARGIN))
    longest = max((bar.value for bar in table.bars), default=0.0) or 1.0
    for at, bar in enumerate(table.bars):
        _line(sheet, plain, bar, _MARGIN + _LINE * (at + 2), bar.value / longest)
    return sheet


def _line(sheet: pygame.Surface, font: pygame.font.Font, bar: Bar, top: int, share: float) -> None:
    """One bar with its label and its figure, so much of the room it has."""
    left = _MARGIN + _LABELS
    room = _WIDTH - left - _FIGURES - _MARGIN
    pygame.draw.line(sheet, _FAINT, (_MARGIN, top + _LINE - 2), (_WIDTH - _MARGIN, top + _LINE - 2))
    pygame.draw.rect(sheet, _BAR, (left, top + 5, round(room * share), _LINE - 12))
    label, figure = font.render(bar.label, True, _INK), font.render(bar.told, True, _INK)
    sheet.blit(label, (_MARGIN, top))
    sheet.blit(figure, (_WIDTH - _MARGIN - figure.get_width(), top))
