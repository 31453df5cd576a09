"""What a handful of cards is worth, on examples and against counting everything out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest

from engines.locus.hands import WILD, best, gather
from engines.poker.cards import PACK, Card, parse, parse_all, rank, suit

SIZES = {"none": 0, "pair": 2, "two-pair": 4, "trips": 3, "quads": 4}
"""How many cards a hand shows; five where none is named."""


def hand(text: str):
    """The best hand of cards written in a row, perhaps with the wild one."""
    names = text.split()
    return best(gather(parse_all(name for name in names if name != WILD)), WILD in names)


@pytest.mark.parametrize(
    ("text", "name", "points"),
    [
        ("As Kd 9c 7h", "none", 0),
        ("As", "none", 0),
        ("As Ad 9c 7h", "pair", 2),
        ("As Ad 9c 9h", "two-pair", 4),
        ("As Ad Ac 7h", "trips", 5),
        ("9s 8d 7c 6h 5s", "straight", 7),
        ("As Js 9s 6s 2s", "flush", 8),
        ("As Ad Ac 7h 7d", "full-house", 9),
        ("As Ad Ac Ah 7d", "quads", 10),
        ("9s 8s 7s 6s 5s", "straight-flush", 11),
    ],
)
def test_each_hand_has_its_points(text, name, points):
    assert (hand(text).name, hand(text).points) == (name, points)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("*", "none"),
        ("* 2c", "pair"),
        ("* Kd 9c 7h 2s", "pair"),
        ("* As Ad 9c 7h", "trips"),
        ("* 9s 8d 7c 6h", "straight"),
        ("* 9s 8d 6c 5h", "straight"),
        ("* As 2d 3c 4h", "straight"),
        ("* As Kd Qc Jh", "straight"),
        ("* As Js 9s 2s", "flush"),
        ("* As Ad 9c 9h", "full-house"),
        ("* As Ad Ac 9h 9c", "quads"),
        ("* 9s 8s 6s 5s", "straight-flush"),
        ("* As 2s 3s 5s", "straight-flush"),
    ],
)
def test_the_wild_card_makes_the_best_of_the_others(text, name):
    assert hand(text).name == name


def test_four_aces_and_the_wild_card_are_four_of_a_kind():
    assert (hand("As Ad Ac Ah *").name, hand("As Ad Ac Ah *").points) == ("quads", 10)


def test_the_ace_is_high_or_low_in_a_straight():
    assert hand("As Kd Qc Jh Ts").cards == ("As", "Kd", "Qc", "Jh", "Ts")
    assert hand("As 5d 4c 3h 2s").cards == ("5d", "4c", "3h", "2s", "As")


@pytest.mark.parametrize("text", ["Qc Kd As 2h 3s", "Kd As 2h 3s 4s", "Jd Qc Kd As 2h"])
def test_no_straight_runs_over_the_ace(text):
    assert hand(text).name == "none"


def test_only_the_most_valuable_hand_is_scored():
    assert hand("9s 8s 7s 6s 5s 9d 9c 9h 8d").points == 11


def test_two_threes_make_a_full_house_of_the_higher_one():
    assert hand("As Ad Ac Ks Kd Kc").cards == ("As", "Ad", "Ac", "Ks", "Kd")


def test_of_three_pairs_the_two_highest_are_shown():
    assert hand("2s 2d Ks Kd 9c 9h").cards == ("Ks", "Kd", "9h", "9c")


def test_the_wild_card_is_written_as_a_star_where_it_stands():
    assert hand("9s 8d 6c 5h *").cards == ("9s", "8d", "*", "6c", "5h")
    assert hand("As Ad 9c 9h *").cards == ("As", "Ad", "*", "9h", "9c")


def test_the_wild_card_is_left_out_where_it_adds_nothing():
    assert hand("9s 8d 7c 6h 5s *").cards == ("9s", "8d", "7c", "6h", "5s")


@cache
def worth(ranks: tuple[int, ...], suited: bool) -> int:
    """What exactly these cards, five at most and their ranks in order, are worth together."""
    counts = sorted(Counter(ranks).values(), reverse=True)
    five = len(ranks) == 5
    runs = {tuple(range(low, low + 5)) for low in range(9)} | {(0, 1, 2, 3, 12)}
    made = {
        11: ranks in runs and suited,
        10: counts[0] >= 4,
        9: counts == [3, 2],
        8: five and suited,
        7: ranks in runs,
        5: counts[0] == 3,
        4: counts[:2] == [2, 2],
        2: counts[0] == 2,
    }
    return max((points for points, is_made in made.items() if is_made), default=0)


@cache
def worth_with_wild(ranks: tuple[int, ...], suited: bool) -> int:
    """The same with one card more, of any rank, in the suit of the others or in another."""
    meanings = [tuple(sorted((*ranks, number))) for number in range(13)]
    return max(worth(each, same) for each in meanings for same in {suited, False})


def counted_out(cards: tuple[Card, ...], wild: bool) -> int:
    """The best of every handful of `cards`, and of every one with the wild card."""
    handfuls = [
        (tuple(rank(card) for card in some), len({suit(card) for card in some}) <= 1)
        for size in range(6)
        for some in combinations(sorted(cards), size)
    ]
    natural = max((worth(*each) for each in handfuls if each[0]), default=0)
    helped = (worth_with_wild(*each) for each in handfuls if wild and len(each[0]) < 5)
    return max(natural, *helped, 0)


def some_cards(dice: Random) -> tuple[Card, ...]:
    """Up to nine cards, often of few ranks or few suits, so that high hands come up."""
    ranks, suits = dice.sample(range(13), dice.choice((4, 6, 13))), dice.choice((1, 2, 4))
    pack = [card for card in PACK if rank(card) in ranks and suit(card) < suits]
    return tuple(dice.sample(pack, min(len(pack), dice.randint(0, 9))))


@pytest.mark.parametrize("wild", [False, True])
def test_thousands_of_handfuls_are_worth_what_counting_everything_out_says(wild):
    dice, names = Random(7), Counter[str]()

    for _ in range(3000):
        cards = some_cards(dice)[: 8 if wild else 9]
        found = best(gather(cards), wild)
        assert found.points == counted_out(cards, wild), (cards, found)
        names[found.name] += 1

    # With the wild card two pair are a full house.
    assert len(names) == (8 if wild else 9)


@pytest.mark.parametrize("wild", [False, True])
def test_the_cards_that_are_shown_make_the_hand(wild):
    dice = Random(8)

    for _ in range(1000):
        cards = some_cards(dice)[: 8 if wild else 9]
        found = best(gather(cards), wild)
        shown = [parse(each) for each in found.cards if each != WILD]
        assert len(found.cards) == SIZES.get(found.name, 5)
        assert len(set(found.cards)) == len(found.cards)
        assert len(found.cards) - len(shown) <= wild
        assert set(shown) <= set(cards)
        if shown:
            assert counted_out(tuple(shown), WILD in found.cards) == found.points
