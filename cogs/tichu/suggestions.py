"""What `/tichu play` offers while somebody types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.faces import Moment
from cogs.tichu.boosters.wording import booster_name
from cogs.tichu.choosing import Chosen, on_turn, ready
from cogs.tichu.hand_controls import sifted
from cogs.tichu.names import capital, card_names, combination_name, in_order, rank_name
from cogs.tichu.typed import read_play
from engines.tichu.announcement import Params
from engines.tichu.boosters import PACK
from engines.tichu.boosters.yellow import REPLACED
from engines.tichu.cards import Card
from engines.tichu.combinations import Combination
from engines.tichu.shapes import EXTRA
from engines.tichu.view import TichuView

MOST: Final = 25
LONGEST: Final = 100
"""Characters of one suggestion."""
FEW: Final = 12
"""As many plays with a booster are offered before anything is typed."""


def suggestions(now: Moment[TichuView], typed: str) -> list[tuple[str, str]]:
    """What is shown and what is typed for each: combinations that begin so, then single cards.

    In turn these are the plays that the rules allow now, those with a booster among them.
    """
    view = now.view
    hand = view.hand or ()
    whole = [Card(each) for each in read_play(typed)["cards"] if each in hand]
    found = [each for each in ready(view, Chosen()) if set(whole) <= set(each.cards)]
    joined = [each for each in _joined(view) if set(whole) <= set(each[0].cards)]
    if not typed.strip():
        joined = joined[:FEW]
        found = list(sifted(found, MOST - len(joined)))
    told = [_combination(now, each) for each in found]
    told += [_with_booster(now, *each) for each in joined]
    part = "" if typed.endswith(" ") else typed.split(" ")[-1].lower()
    told += [
        _card(typed, card)
        for card in in_order(hand)
        if card not in whole and part and written(card).lower().startswith(part)
    ]
    fitting = [(name[:LONGEST], value) for name, value in told if len(value) <= LONGEST]
    return list({value: (name, value) for name, value in fitting}.values())[:MOST]


def written(card: Card) -> str:
    """A card as one types it: 10 for T."""
    return f"10{card[1]}" if card[0] == "T" else card


def written_play(laid: Combination) -> str:
    """A combination as one types it, so that it is no other."""
    value = " ".join(map(written, laid.cards))
    if laid.phoenix is not None and len(laid.cards) > 1:
        value += f" phoenix={rank_name(laid.phoenix)}"
    return f"{value} as={laid.type}" if laid.type in EXTRA else value


def _joined(view: TichuView) -> Iterator[tuple[Combination, str, Params]]:
    """What may be played now together with a booster, which one, and how."""
    for key in view.boosters if on_turn(view) else ():
        if PACK[key].joins is None:
            continue
        ranks = REPLACED if "firebird" in PACK[key].needs else (None,)
        for said in [Params(firebird=rank) for rank in ranks]:
            for each in ready(view, Chosen(booster=key, said=said)):
                yield each, key, said


def _with_booster(
    now: Moment[TichuView], laid: Combination, key: str, said: Params
) -> tuple[str, str]:
    name, value = _combination(now, laid)
    typed = key if said.firebird is None else f"{key}={rank_name(said.firebird)}"
    return f"{booster_name(key, now.words)} · {name}", f"{value} {typed}"


def _combination(now: Moment[TichuView], each: Combination) -> tuple[str, str]:
    name = capital(combination_name(each, now.words))
    cards = "" if each.length == 1 else f": {card_names(each.cards, now.words)}"
    return f"{name}{cards}", written_play(each)


def _card(typed: str, card: Card) -> tuple[str, str]:
    """What is typed, its last word completed to a card."""
    before = typed.split(" ")[:-1]
    value = " ".join([*before, written(card)])
    return value, value
