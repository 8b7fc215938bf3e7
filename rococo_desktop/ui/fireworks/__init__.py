"""Fireworks: rockets that rise and burst, as sparks of light."""
