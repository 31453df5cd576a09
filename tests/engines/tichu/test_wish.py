"""Who has to play the wished rank."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines.tichu.cards import PACK, RANKS, sorted_hand
from engines.tichu.combinations import fulfils, must_wish, plays, read
from engines.tichu.rules import BASE_RULES
from tests.engines.tichu import oracle
from tests.engines.tichu.laying import cards, hand, top


def bound(text: str, on: str | None, wished: str, rules=BASE_RULES) -> bool:
    """Whether the owner of these cards has to play the wished rank."""
    return must_wish(hand(text), None if on is None else top(on), wished, rules)


def test_a_leader_who_holds_the_rank_has_to_play_it():
    assert bound("8g Kb dog", None, "8")
    assert not bound("7g Kb dog", None, "8")


@pytest.mark.parametrize(
    ("text", "on", "wished"),
    [
        ("8g 2b", "7r", "8"),
        ("8g 8b 2b", "7r 7b", "8"),
        ("8g 8b 8k 2k 2r", "7r 7b 7k 3g 3k", "8"),
        ("6g 7b 8r 9g Tk", "2g 3g 4g 5g 6r", "8"),
        ("6g 7b 8r 9g Tk", "5g 6r 7g 8k 9k", "6"),
        ("9g 9k 9b 2k 2r", "8g 8k 8b Ag Ak", "2"),
        ("7g 7r 8k 8r", "6g 6r 7b 7k", "7"),
    ],
)
def test_one_who_can_beat_with_it_has_to(text, on, wished):
    assert bound(text, on, wished)


@pytest.mark.parametrize(
    ("text", "on", "wished"),
    [
        ("8g 2b", "9r", "8"),
        ("8g 8b Ag", "9r", "8"),
        ("8g Ab Ar", "7r 7b", "8"),
        ("8g 8b 9k 9r 9b", "Tr Tb Tk 3g 3k", "8"),
        ("6g 7b 8r 9g Tk", "6r 7g 8k 9k Tb", "8"),
        ("9g 9k 9b 2k 3r", "8g 8k 8b Ag Ak", "2"),
        ("8g Ab", "dr", "8"),
    ],
)
def test_one_who_cannot_beat_with_it_is_free(text, on, wished):
    assert not bound(text, on, wished)


def test_a_higher_card_of_another_rank_does_not_bind():
    assert not bound("8g Ab", "9r", "8")


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("8g ph", "7r 7b"),
        ("8g 8b ph", "7r 7b 7k"),
        ("8g 2b 2k ph 8r", "7r 7b 7k 3g 3k"),
        ("6g 7b 8r Tk ph", "2g 3g 4g 5g 6r"),
        ("8g 9b 9r ph", "7r 7b 8k 8r"),
    ],
)
def test_a_card_that_goes_only_with_the_phoenix_has_to_be_played(text, on):
    assert bound(text, on, "8")
    assert not bound(text.replace("ph", "2r"), on, "8")


def test_the_phoenix_itself_is_never_the_wished_rank():
    assert not bound("7g 7b 7k ph 9g 9b", "6r 6b 6k", "8")
    assert not bound("6g 7b 9r Tk ph", "2g 3g 4g 5g 6r", "8")
    assert not bound("ph", None, "8")


@pytest.mark.parametrize(
    ("text", "wished"),
    [("8g 8b 8r 8k", "8"), ("5k 6k 7k 8k 9k", "8"), ("5k 6k 7k 8k 9k Tk", "5")],
)
def test_a_bomb_that_holds_it_has_to_be_thrown(text, wished):
    for on in ("Ag", "dr", "Ag Ak", "Tg Jr Qb Kk Ar", "2g 2b 2r 2k"):
        assert bound(text, on, wished)


def test_a_bomb_that_is_too_weak_binds_nobody():
    assert not bound("8g 8b 8r 8k", "9g 9b 9r 9k", "8")
    assert not bound("8g 8b 8r 8k", "2g 3g 4g 5g 6g", "8")


def test_a_bomb_without_it_binds_nobody():
    assert not bound("8g 9b 9g 9r 9k", "Ar Ab", "8")


def test_nobody_is_bound_who_may_ignore_the_wish():
    free = replace(BASE_RULES, wish_binds=False)
    assert not bound("8g Kb dog", None, "8", free)
    assert not bound("8g 2b", "7r", "8", free)


@pytest.mark.parametrize(
    ("text", "wished", "answer"),
    [
        ("8g", "8", True),
        ("8g 8k", "8", True),
        ("1 2g 3r 4b 5k", "5", True),
        ("8g ph", "8", True),
        ("7g ph", "8", False),
        ("6g 7b 9r Tk ph", "8", False),
        ("ph", "8", False),
        ("7g", "8", False),
        ("dr", "8", False),
        ("7g", None, False),
    ],
)
def test_a_wish_is_fulfilled_by_a_natural_card_of_the_rank(text, wished, answer):
    assert fulfils(top(text), wished) is answer


def test_a_combination_with_a_natural_card_fulfils_though_the_phoenix_is_in_it():
    assert fulfils(read(cards("6g 7b 8r Tk ph"), BASE_RULES), "8")


def test_extra_combinations_are_never_forced():
    rules = replace(BASE_RULES, extra=("rainbow",))
    rainbow = top("2g 3k 4b 5r", rules)
    fours = hand("8g 9k Tb Jr")
    assert plays(fours, rainbow, rules)
    assert not must_wish(fours, rainbow, "8", rules)


def test_an_extra_combination_that_holds_the_rank_fulfils():
    rules = replace(BASE_RULES, extra=("rainbow",))
    assert fulfils(top("8g 9k Tb Jr", rules), "8")


def test_what_a_rule_forbids_is_not_forced():
    small = replace(BASE_RULES, most_cards=5)
    assert not bound("5k 6k 7k 8k 9k Tk", "2r 3r 4r 5r 6r", "T", replace(small, most_cards=4))
    assert bound("4g 5k 6k 7k 8k 9k", "3g 4r 5r 6r 7g", "4", small)
    assert not bound("4g 5k 6k 7k 8k 9k", "2r 3g 4r 5r 6r 7g", "4", small)


@pytest.mark.parametrize("seed", range(8))
def test_who_is_bound_agrees_with_trying_everything(seed):
    chance = Random(seed)
    deck = [card for card in PACK if card[0] in "34567pmd"]
    chance.shuffle(deck)
    own, other = sorted_hand(deck[:8]), sorted_hand(deck[8:16])
    for on in (None, *chance.sample(plays(other, None, BASE_RULES), 4)):
        playable = [each for each in oracle.subsets(own) if oracle.legal(each, on, BASE_RULES)]
        for wished in RANKS[:7]:
            forced = any(card[0] == wished for each in playable for card in each)
            assert must_wish(own, on, wished, BASE_RULES) == forced, (own, on, wished)
