"""People: employees as cameos, the cards they stand on, and Madame du Barry."""
