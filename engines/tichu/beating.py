"""What beats what, what a rule forbids though it would, and what fulfils a wish."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engines.tichu.cards import BIRDS, MAHJONG, PHOENIX, rank
from engines.tichu.rules import Rules
from engines.tichu.shapes import BOMBS, Combination, Type

ANY_LENGTH: Final[tuple[Type, ...]] = ("triple", "hockey", "flowers")
"""Those that are compared by rank alone; a triple may have four cards where there are no bombs."""

ACE: Final = 14.0


def is_bomb(combination: Combination) -> bool:
    """Whether it beats whatever is no bomb, and may be played out of turn."""
    return combination.type in BOMBS


def fulfils(combination: Combination, wished: str | None) -> bool:
    """Whether a natural card of rank `wished` is laid; no wish is fulfilled by nothing."""
    return any(card[0] == wished for card in combination.cards)


def beats(new: Combination, old: Combination, rules: Rules) -> bool:
    """Whether `new` may be laid on `old`, as far as its strength goes."""
    if old.type in BOMBS or new.type in BOMBS:
        return _as_bombs(new, old, rules)
    if new.under:
        return new.under == old.whole
    if new.type == old.type and _alike(new, old) and _is_higher(new, old, rules):
        return True
    return _is_super(new, old) or _beats_by_bent_rules(new, old, rules)


def allowed(combination: Combination, leads: bool, rules: Rules) -> bool:
    """Whether no restriction forbids this combination, as a lead or on another.

    These are `most_cards`, `birds` and `lead_single`; whether it beats is not asked here.
    """
    if rules.most_cards is not None and combination.length > rules.most_cards:
        return False
    if not rules.birds and set(BIRDS).intersection(combination.cards):
        return False
    return not (leads and rules.lead_single and combination.type != "single")


def strength(combination: Combination, rules: Rules) -> tuple[float, float]:
    """What combinations of one type and length are compared by."""
    if rules.pair_first and combination.pair:
        return combination.pair, combination.rank
    return combination.rank, 0.0


def _as_bombs(new: Combination, old: Combination, rules: Rules) -> bool:
    """More cards beat fewer, then the higher rank; nothing else beats a bomb."""
    if new.type not in BOMBS or old.type not in BOMBS:
        return new.type in BOMBS
    if new.length != old.length:
        return new.length > old.length
    return _is_higher(new, old, rules)


def _alike(new: Combination, old: Combination) -> bool:
    if new.type in ANY_LENGTH:
        return True
    return new.length == old.length and new.gap == old.gap


def _is_higher(new: Combination, old: Combination, rules: Rules) -> bool:
    one, other = strength(new, rules), strength(old, rules)
    return one > other or (rules.equal_beats and one == other)


def _is_super(new: Combination, old: Combination) -> bool:
    """Whether a super full house lies on what it beats beside its own kind."""
    if new.type != "super-full-house":
        return False
    return old.type == "full-house" or (old.type == "run" and old.length == 4)


def _beats_by_bent_rules(new: Combination, old: Combination, rules: Rules) -> bool:
    if rules.one_beats_high and new.cards == (MAHJONG,) and old.type == "single":
        return old.rank >= ACE or old.cards == (PHOENIX,)
    return rules.includes_beat and _includes(new, old)


def _includes(new: Combination, old: Combination) -> bool:
    """Whether the ranks of `new` are those of `old` and more."""
    within, beyond = _ranks(old), _ranks(new)
    return within is not None and beyond is not None and within < beyond


def _ranks(combination: Combination) -> Counter[str] | None:
    """How often each rank is among the cards; None for a single card that has none."""
    named = (combination.phoenix, combination.stand_in)
    jokers = [each for each in named if each is not None]
    cards = [card for card in combination.whole if card != PHOENIX]
    if any(rank(card) is None and card != MAHJONG for card in cards) or not cards + jokers:
        return None
    return Counter([*(rank(card) or card for card in cards), *jokers])
