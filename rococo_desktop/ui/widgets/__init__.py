"""Buttons, switches and fields that screens are made of."""
