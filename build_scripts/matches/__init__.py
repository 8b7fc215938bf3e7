"""Matches between agents: who plays, what is counted in a game, and what is written of it."""
