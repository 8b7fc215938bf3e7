"""Pieces on their way: what happened, seen."""
