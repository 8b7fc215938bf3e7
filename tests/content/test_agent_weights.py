"""The greedy agent's weights as they are: a change is made on purpose, with games before and after."""

from __future__ import annotations

from dataclasses import astuple

from rococo_desktop.ai.weights import load_weights


def test_the_weights() -> None:
    assert astuple(load_weights()) == (
        *(10, 4),  # livre
        *(45, 45, 65, 80, 15),  # bales
        *(40, 40, 8),  # lace and thread
        *(130, 300),  # garments
        *(100, 100, 55, 6, 100, 70),  # garments at the ball, majorities, those of others, halls
        *(110, 100, 60),  # rockets, statues
        *(230, 25, 12, 18, 80),  # staff and favor
        *(110, 14, 35, 40, 160),  # jewelry and examinations
        60,  # balance
    )
