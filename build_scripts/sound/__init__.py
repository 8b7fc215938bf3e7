"""The sounds and the music of the game, made from nothing but figures: see `bake_sound.py`."""
