"""Keys: what is pressed, what stands on each, and which key does what."""
