"""The pieces of the game as they look: garments, employees, tiles, jewelry, trademarks, plaques."""
