"""The screens around the table: title, setup, settings, pause, score sheet."""
