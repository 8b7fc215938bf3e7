"""What the table shows at one moment, as values, asked of the game for one viewer."""
