"""What every part of the table is composed with: the desk, where things lie, panels, and pieces on it."""
