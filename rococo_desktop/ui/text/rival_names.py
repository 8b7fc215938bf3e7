"""Names of rivals: how strong they are, and who they are with what they like."""

from __future__ import annotations

from rococo_desktop.ui.text.messages import Message, message


def level_name(level: str) -> Message:
    """How strong a rival plays, in plain words."""
    return message(f"level.{level}")


def level_sentence(level: str) -> Message:
    """What that means, in one sentence."""
    return message(f"level.{level}.about")


def character_name(character: str) -> Message:
    """What a character is called."""
    return message(f"character.{character}")


def character_taste(character: str) -> Message:
    """What a character likes, in one sentence."""
    return message(f"character.{character}.taste")
