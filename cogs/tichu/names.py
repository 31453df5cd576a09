"""What cards and combinations are called.

A plain card is written as it is printed: its rank and the letter of its suit, `8k`, `10r`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.words import Words, mark
from engines.tichu.boosters.green import TENS_HIGH
from engines.tichu.cards import DOG, DRAGON, MAHJONG, PHOENIX, RANKS, Card, rank, suit
from engines.tichu.combinations import Combination, Type

SUITS: Final = {"g": mark("Jade"), "k": mark("Sword"), "b": mark("Pagoda"), "r": mark("Star")}
"""By the letter on the card."""
SPECIALS: Final = {
    MAHJONG: mark("Mah Jong"),
    DOG: mark("Dog"),
    PHOENIX: mark("Phoenix"),
    DRAGON: mark("Dragon"),
}
TYPES: Final[dict[Type, str]] = {
    "single": mark("single card"),
    "pair": mark("pair"),
    "triple": mark("triple"),
    "run": mark("consecutive pairs"),
    "full-house": mark("full house"),
    "straight": mark("straight"),
    "bomb": mark("bomb"),
    "straight-flush": mark("straight flush"),
    "super-full-house": mark("super full house"),
    "rainbow": mark("rainbow"),
    "hockey": mark("team"),
    "highways": mark("highway"),
    "flowers": mark("flowers"),
    "hole": mark("straight with a gap"),
}
"""Every kind of combination, without its rank."""
TEAMS: Final = ("🟠", "🟪")
"""Both teams, alike in shape and colour to the signs in the picture."""
HALF: Final = "½"
STAND_IN: Final = "☀️"
"""Before the rank of a card that a booster replaces: the sign of its colour."""
MINUS: Final = "\N{MINUS SIGN}"
LOWEST: Final = 2


def rank_name(rank: str) -> str:
    """`T` as people write it: 10."""
    return "10" if rank == "T" else rank


def card_name(card: Card, words: Words) -> str:
    """A card in a line of text: `10r`, Dragon."""
    if card in SPECIALS:
        return words.say(SPECIALS[card])
    return f"{rank_name(card[0])}{card[1]}"


def card_label(card: Card, words: Words) -> str:
    """A card in a menu: `10r · Star`, Dragon."""
    letter = suit(card)
    said = card_name(card, words)
    return said if letter is None else f"{said} · {words.say(SUITS[letter])}"


def card_names(cards: Iterable[Card], words: Words, between: str = " ") -> str:
    """Cards in a line of text."""
    return between.join(card_name(card, words) for card in cards)


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """A hand as its picture shows it: Dog, Mah Jong, the plain cards, Phoenix, Dragon."""
    return tuple(sorted(cards, key=_place))


def value_name(value: float) -> str:
    """What a combination is compared by, as people say it: 11 is J, 8.5 is 8½."""
    whole, half = int(value), value % 1
    name = rank_name(RANKS[whole - LOWEST]) if whole in range(LOWEST, 15) else str(whole)
    return f"{name}{HALF}" if half else name


def combination_name(laid: Combination, words: Words) -> str:
    """A combination in words: `pair of 8`; a single card by its name."""
    if laid.type in _NAMES:
        return _NAMES[laid.type](laid, words)
    return words.say("{type}, {rank}", type=words.say(TYPES[laid.type]), rank=_high(laid))


def combination_with_cards(laid: Combination, words: Words) -> str:
    """The same with its cards: `pair of 8 (8k 8b)`."""
    said, cards = combination_name(laid, words), card_names(laid.whole, words)
    if laid.stand_in is not None:
        cards = f"{cards} {STAND_IN}{rank_name(laid.stand_in)}"
    return said if laid.type == "single" else f"{said} ({cards})"


def number(points: int) -> str:
    """Points with a true minus."""
    return str(points).replace("-", MINUS)


def gain(points: int) -> str:
    """Points that are added, with their sign."""
    return f"+{points}" if points >= 0 else number(points)


def capital(text: str) -> str:
    """`text` as a menu's line begins."""
    return text[:1].upper() + text[1:]


def _place(card: Card) -> tuple[int, str]:
    named = rank(card)
    if named is None:
        return {DOG: 0, MAHJONG: 1, PHOENIX: 15, DRAGON: 16}[card], ""
    return RANKS.index(named) + LOWEST, card[1]


def _named(value: float) -> str:
    """The rank of that value among several cards, where only a ten may lie between two others."""
    return value_name(value if value % 1 == 0 else RANKS.index("T") + LOWEST)


def _high(laid: Combination) -> str:
    return _named(laid.rank)


def _low(laid: Combination) -> str:
    """The lowest rank of a row: that of a card in it, because the order of ranks may be bent."""
    top = _high(laid)
    ranks = {laid.phoenix, laid.stand_in, *map(rank, laid.whole)}
    values = [place for place, each in enumerate(RANKS, LOWEST) if each in ranks]
    lower = [place for place in values if value_name(place) != top]
    return value_name(1 if MAHJONG in laid.whole else min(lower))


def _lacking(laid: Combination) -> str:
    """The rank that a straight with a gap lacks, in whichever order of ranks it is one."""
    ranks = {laid.phoenix, laid.stand_in, *map(rank, laid.whole)}
    for order in (RANKS, TENS_HIGH):
        places = {order.index(each) for each in order if each in ranks}
        places |= {-1} if MAHJONG in laid.whole else set()
        lacking = set(range(min(places), max(places))) - places
        if len(lacking) == 1:
            return order[lacking.pop()]
    raise ValueError(laid)


def _single(laid: Combination, words: Words) -> str:
    said = card_name(laid.cards[0], words)
    return f"{said} ({value_name(laid.rank)})" if laid.cards == (PHOENIX,) else said


_NAMES: Final[dict[Type, Callable[[Combination, Words], str]]] = {
    "single": _single,
    "pair": lambda laid, words: words.say("pair of {rank}", rank=_high(laid)),
    "triple": lambda laid, words: words.say("triple of {rank}", rank=_high(laid)),
    "run": lambda laid, words: words.say(
        "pairs from {low} to {high}", low=_low(laid), high=_high(laid)
    ),
    "full-house": lambda laid, words: words.say(
        "full house, {rank} with {pair}", rank=_high(laid), pair=_named(laid.pair)
    ),
    "straight": lambda laid, words: words.say(
        "straight from {low} to {high}", low=_low(laid), high=_high(laid)
    ),
    "hole": lambda laid, words: words.say(
        "straight from {low} to {high} without {rank}",
        low=_low(laid),
        high=_high(laid),
        rank=rank_name(_lacking(laid)),
    ),
    "bomb": lambda laid, words: words.say("bomb of {rank}", rank=_high(laid)),
    "straight-flush": lambda laid, words: words.say(
        "straight flush from {low} to {high}", low=_low(laid), high=_high(laid)
    ),
}
