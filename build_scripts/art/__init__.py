"""The art of the game, drawn by code when it is baked; the game itself never imports this package."""
