"""Rococo Desktop: the board game Rococo as a desktop application."""

__version__ = "0.2.0"
