"""What players see and hear. Pictures are values; only `ui.window` and a few others import pygame."""
