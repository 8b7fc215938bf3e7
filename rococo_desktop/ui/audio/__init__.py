"""What is heard: the mixer, the cues that events and acts give, the music."""
