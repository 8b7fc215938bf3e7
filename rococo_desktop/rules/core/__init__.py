"""The base game and what every module builds on: the hands on the table, the steps, counts and reasons."""
