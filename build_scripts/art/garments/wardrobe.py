"""What a garment and its wearer are, as values of the grammar; the painters turn them into pictures."""

from __future__ import annotations

from dataclasses import dataclass

from art.garments.cloth import Silk
from art.garments.stage import Ink


@dataclass(frozen=True)
class Gown:
    """A gown: silhouette, neckline, sleeve, stomacher, petticoat, robing, and its silks."""

    name: str
    silhouette: str
    neckline: str
    sleeve: str
    stomacher: str
    petticoat: str
    robing: str
    silk: Silk
    under: Silk
    trim: Ink
    metal: Ink | None = None
    """Gold or silver thread, if it has any."""
    train: bool = False
    jewels: bool = False
    stone: Ink = (170, 30, 50)


@dataclass(frozen=True)
class Coat:
    """A coat: cut, cuffs, buttons, waistcoat, jabot, breeches, and its silks."""

    name: str
    cut: str
    cuff: str
    front: str
    waistcoat: str
    jabot: str
    silk: Silk
    vest: Silk
    breeches: Silk
    trim: Ink
    metal: Ink | None = None
    jewels: bool = False
    train: bool = False
    """A grand coat has a mantle."""
    stone: Ink = (170, 30, 50)


@dataclass(frozen=True)
class Guest:
    """Who wears it: skin, hair, hat, mask, how they stand and what they hold."""

    skin: Ink
    hair: str
    powder: Ink
    hat: str
    mask: str
    mask_ink: Ink
    pose: str
    turn: float
    """Which way the head looks, from -1 to 1."""
    accent: Ink
    """The ink of ribbons, plumes and the fan."""
    lips: Ink = (176, 44, 56)
    necklace: str = "ribbon"
