"""What `/tichu play` offers while somebody types."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from cogs.tichu.choosing import Chosen, ready
from cogs.tichu.hand_controls import sifted
from cogs.tichu.names import capital, card_names, combination_name, in_order, rank_name
from cogs.tichu.typed import read_play
from engines.tichu.cards import Card
from engines.tichu.combinations import Combination
from engines.tichu.view import TichuView

MOST: Final = 25
LONGEST: Final = 100
"""Characters of one suggestion."""


def suggestions(now: Moment[TichuView], typed: str) -> list[tuple[str, str]]:
    """What is shown and what is typed for each: combinations that begin so, then single cards.

    In turn these are the plays that the rules allow now.
    """
    view = now.view
    hand = view.hand or ()
    whole = [Card(each) for each in read_play(typed)["cards"] if each in hand]
    found = [each for each in ready(view, Chosen()) if set(whole) <= set(each.cards)]
    if not typed.strip():
        found = list(sifted(found))
    told = [_combination(now, each) for each in found]
    part = "" if typed.endswith(" ") else typed.split(" ")[-1].lower()
    told += [
        _card(typed, card)
        for card in in_order(hand)
        if card not in whole and part and _written(card).lower().startswith(part)
    ]
    fitting = [(name[:LONGEST], value) for name, value in told if len(value) <= LONGEST]
    return list({value: (name, value) for name, value in fitting}.values())[:MOST]


def _combination(now: Moment[TichuView], each: Combination) -> tuple[str, str]:
    value = " ".join(_written(card) for card in each.cards)
    if each.phoenix is not None:
        value += f" phoenix={rank_name(each.phoenix)}"
    name = capital(combination_name(each, now.words))
    cards = "" if each.length == 1 else f": {card_names(each.cards, now.words)}"
    return f"{name}{cards}", value


def _card(typed: str, card: Card) -> tuple[str, str]:
    """What is typed, its last word completed to a card."""
    before = typed.split(" ")[:-1]
    value = " ".join([*before, _written(card)])
    return value, value


def _written(card: Card) -> str:
    """A card as one types it: 10 for T."""
    return f"10{card[1]}" if card[0] == "T" else card
