"""The words of the table: names, card texts, prompts, reasons and the log, as messages of a catalogue.

Nothing here draws. Every function gives a `Message`, a key with parameters; `Words` says it in a language.
"""
