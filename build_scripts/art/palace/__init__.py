"""The palace beneath the pieces: halls, niches, frames, grounds, title."""
