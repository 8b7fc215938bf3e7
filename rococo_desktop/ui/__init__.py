"""Everything the player sees and hears."""
