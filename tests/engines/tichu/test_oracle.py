"""Everything that may be led from a hand, counted: known numbers, and trying all subsets.

`counted` of this file makes the numbers anew.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.kernel.game import refusal
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.cards import DOG, PACK, RANKS, sorted_hand
from engines.tichu.combinations import beats, plays, read
from engines.tichu.rules import BASE_RULES
from engines.tichu.state import SEATS
from tests.engines.tichu import oracle
from tests.engines.tichu.laying import hand
from tests.engines.tichu.table import after, table, with_

COUNTS = {
    # by hand: 4 ranks alone, 4 as pairs, 3 as triples with 3 pairs each, rows of 2 to 4 of 4
    "2g 2k 2b 2r 3g 3k 3b 3r 4g 4k 4b 4r 5g 5k": {
        "single": 4, "pair": 4, "triple": 3, "run": 6, "full-house": 9, "bomb": 3,
    },
    # by hand: 10 rows of five, 9 of six, down to 1 of fourteen
    "2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Ag mahjong": {"single": 14, "straight": 55},
    # by hand: rows of five to ten in ten cards of one suit
    "2g 2k 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar dog dragon": {
        "single": 13, "pair": 1, "straight-flush": 21,
    },
    "2g 3g 4g 5g 6g 6k 6b 7g 7r 9g Tg mahjong phoenix dragon": {
        "single": 11, "pair": 8, "triple": 2, "run": 3, "full-house": 8, "straight": 21,
        "straight-flush": 3,
    },
    "2g 3r 4k 5g 6b 7k 8r 9b Tg Jr Qk Kg Ab dragon": {"single": 14, "straight": 45},
    "2b 9g 9k Tg Tk Jg Jk Qg Qk Kg Kk Ag Ak phoenix": {
        "single": 8, "pair": 7, "triple": 6, "run": 15, "full-house": 30, "straight": 6,
        "straight-flush": 3,
    },
    "3g 3k 3b 7g 7k 7b Jg Jk Jb Ag Ak Ab mahjong phoenix": {
        "single": 6, "pair": 4, "triple": 4, "full-house": 12,
    },
    "2g 2k 5b 5r 8g 8k 8b Tr Jk Kg Kb Ar dog phoenix": {
        "single": 9, "pair": 7, "triple": 4, "run": 1, "full-house": 15, "straight": 1,
    },
    "2g 7k 7b 8g 9g 9k Tg Jk Qg Qk Qr Kr Ab dragon": {
        "single": 10, "pair": 3, "triple": 1, "full-house": 2, "straight": 10,
    },
    "2g 5r 7b Tg Tr Jk Qk Kg Kk Ag Ak Ab dog dragon": {
        "single": 10, "pair": 3, "triple": 1, "run": 1, "full-house": 2, "straight": 1,
    },
    "3r 5r 6r 8r 9r Tk Tb Tr Jk Qb Kk Ag mahjong dragon": {
        "single": 12, "pair": 1, "triple": 1, "straight": 6,
    },
    "2g 3k 3b 3r 4k 4r 6k 6r 7b 8k 9k Tg Jg Kb": {
        "single": 10, "pair": 3, "triple": 1, "run": 1, "full-house": 2, "straight": 3,
    },
}  # fmt: skip
"""By hand: how many leads of each type, alike ones counted once."""


def counted(text: str) -> dict[str, int]:
    """The numbers for one hand, from all its subsets."""
    return Counter(type for type, *_ in oracle.kinds(hand(text), None, BASE_RULES))


@pytest.mark.parametrize("text", COUNTS)
def test_as_many_leads_of_each_type_are_listed_as_there_are(text):
    listed = {oracle.meaning_of(each)[:5] for each in plays(hand(text), None, BASE_RULES)}
    assert Counter(type for type, *_ in listed) == COUNTS[text]


def test_the_numbers_are_those_of_all_subsets():
    text = "2g 2k 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar dog dragon"
    assert counted(text) == COUNTS[text]


def some_cards(seed: int) -> tuple:
    """Two hands of cards that go well together."""
    chance = Random(seed)
    low = chance.randrange(8)
    ranks = "23456789TJQKA"[low : low + 5]
    deck = [card for card in PACK if card[0] in ranks or len(card) > 2]
    chance.shuffle(deck)
    return sorted_hand(deck[:9]), sorted_hand(deck[9:20])


@pytest.mark.parametrize("seed", range(10))
def test_what_is_listed_is_what_all_subsets_can_be(seed):
    own, other = some_cards(seed)
    for on in (None, *Random(seed).sample(plays(other, None, BASE_RULES), 4)):
        listed = {oracle.meaning_of(each)[:5] for each in plays(own, on, BASE_RULES)}
        assert listed == oracle.kinds(own, on, BASE_RULES)


@pytest.mark.parametrize("seed", range(10, 16))
def test_every_subset_is_let_through_or_refused_as_by_the_rules(seed):
    own, other = some_cards(seed)
    for on in Random(seed).sample(plays(other, None, BASE_RULES), 4):
        for cards in oracle.subsets(own):
            found = read(cards, BASE_RULES, on)
            beating = found is not None and beats(found, on, BASE_RULES)
            assert beating == bool(oracle.legal(cards, on, BASE_RULES)), (cards, on)


def positions(seed: int):
    """Tables at which seat 1 is on turn, with and without a wish, and what lies there."""
    chance = Random(seed)
    own, other = some_cards(seed)
    ranks = sorted({card[0] for card in own if card[0] in RANKS})
    leads = [each for each in plays(other, None, BASE_RULES) if each.cards != (DOG,)]
    for on in (None, *chance.sample(leads, 3)):
        mine, theirs = " ".join(own[:8]), " ".join(other)
        if on is None:
            state = table(theirs, mine, "2g", "2k", turn=1)
        else:
            state = after(table(theirs, mine, "2g", "2k"), Play.of(SEATS[0], on))
        for wish in (None, *chance.sample(ranks, 2)):
            yield with_(state, wish=wish)


@pytest.mark.parametrize("seed", range(20, 28))
def test_in_turn_one_may_do_what_the_rules_and_the_wish_allow(seed):
    """All subsets of a hand, and a pass; the wish by the oracle: what holds the rank and goes."""
    seat = SEATS[1]
    for state in positions(seed):
        hand, on, wish = state.hands[seat], state.top, state.wish
        legal = {each for each in oracle.subsets(hand) if oracle.legal(each, on, BASE_RULES)}
        asked = {each for each in legal if wish in {card[0] for card in each}}
        for chosen in oracle.subsets(hand):
            allowed = chosen in (asked or legal)
            assert (refusal(state, Play(seat, chosen)) is None) == allowed, (chosen, on, wish)
        assert (refusal(state, Pass(seat)) is None) == (on is not None and not asked)
