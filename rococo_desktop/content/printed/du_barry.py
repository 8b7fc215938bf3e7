"""What the rulebook prints of Madame du Barry, which nobody changes; other figures are free."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rococo_desktop.content.yaml.fact_check import Facts
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Barry, Pack
from rococo_desktop.model.vocabulary import BarryAction, SoloLevel

CARDS = 25
HAND = (4, 4)
FIGURES: Mapping[str, object] = {
    "consolation": 3,
    "favor_prestige": 3,
    "start_lace": 1,
    "start_thread": 1,
    "tiles_per_prestige": 2,
}
KNOWN_CARDS = {
    (BarryAction.TAILOR, 2, True): "one card tailors the second garment from the right",
    (BarryAction.HIRE, 2, False): "one card hires the second employee from the left",
}


def check(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every contradiction to the rulebook, in the sections that could be read."""
    if "barry" in sound and pack.barry is not None:
        _check_barry(pack.barry, Facts(sections["barry"]))


def _check_barry(barry: Barry, facts: Facts) -> None:
    facts.figures(barry.figures, FIGURES, facts.section.place.items()["figures"].items())
    hand = barry.figures.hand[SoloLevel.JOURNEYMAN]
    facts.state(hand == HAND, "journeyman", "her hand is 4 cards in every round")
    count = len(barry.cards)
    facts.state(count == CARDS, "cards", f"she has {CARDS} cards, not {count}")
    actions = {card.action for card in barry.cards}
    for action in BarryAction:
        facts.state(action in actions, "action", f"some of her cards say {action.value}")
    shown = {(card.action, card.number, card.from_right) for card in barry.cards}
    for known, message in KNOWN_CARDS.items():
        facts.state(known in shown, "action", message)
