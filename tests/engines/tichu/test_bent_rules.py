"""What boosters make of the rules of beating and of what may be played."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines.tichu.cards import PACK, RANKS, sorted_hand
from engines.tichu.combinations import allowed, beats, bombs, is_bomb, plays, read
from engines.tichu.rules import Rules
from tests.engines.tichu import oracle
from tests.engines.tichu.laying import goes, hand, kind, laid, lists, top

FLOWERS = Rules(extra=("flowers",))
SKAT = Rules(order=("2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "T", "A"))
EQUALITY = Rules(equal_beats=True)
TRASH_CAN = Rules(includes_beat=True)
PAIR_FIRST = Rules(pair_first=True)
NO_BOMBS = Rules(bombs=False)
SMALL = Rules(most_cards=5)
SOLO = Rules(lead_single=True)
RAT = Rules(one_beats_high=True)


def firebird(rank) -> Rules:
    """The rules for a play in which a card of that rank is replaced."""
    return Rules(stand_in=rank)


# Skat


def test_tens_rank_directly_below_the_ace():
    assert goes("Tg", "Kg", SKAT)
    assert not goes("Tg", "Ag", SKAT)
    assert goes("Tg Tk", "Kg Kk", SKAT)
    assert goes("Jg", "9g", SKAT)
    assert goes("Tg Tk Tb Tr", "Kg Kk Kb Kr", SKAT)


def test_straights_runs_and_bombs_follow_the_order():
    assert kind("Jg Qk Kb Tr Ag", SKAT) == "straight"
    assert kind("8g 9k Jb Qr Kg", SKAT) == "straight"
    assert kind("7g 8k 9b Tr Jg", SKAT) is None
    assert kind("Kg Kk Tb Tr", SKAT) == "run"
    assert kind("9g 9k Tb Tr", SKAT) is None
    assert kind("9g Jg Qg Kg Tg", SKAT) == "straight-flush"


def test_highways_follow_it_too():
    skat = replace(SKAT, extra=("highways",))
    assert kind("9g Qk Tb 7r", skat) == "highways"
    assert kind("8g Tk Qb 6r", skat) is None


def test_cards_already_played_keep_their_rank():
    assert goes("Jg", top("Tk"), SKAT)
    assert goes("Tg", top("Tk"), SKAT)
    assert goes("Tg", top("Kk"), SKAT)
    assert not goes("Kg", top("Kk"), SKAT)


def test_the_phoenix_is_between_a_king_and_a_ten():
    assert goes("Tg", laid("ph", top("Kg", SKAT), SKAT), SKAT)
    assert not goes("Kk", laid("ph", top("Kg", SKAT), SKAT), SKAT)
    assert goes("Ag", laid("ph", top("Tg", SKAT), SKAT), SKAT)
    assert not goes("Tk", laid("ph", top("Tg", SKAT), SKAT), SKAT)


# Equality


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("7g", "7r"),
        ("7g 7k", "7b 7r"),
        ("7g 7k 8g 8k", "7b 7r 8b 8r"),
        ("5g 6r 7b 8k 9k", "5k 6g 7r 8r 9r"),
        ("5g 6g 7g 8g 9g", "5k 6k 7k 8k 9k"),
    ],
)
def test_cards_of_equal_rank_beat_too(new, old):
    assert goes(new, old, EQUALITY)
    assert not goes(new, old)


def test_a_six_does_not_beat_a_phoenix_of_six_and_a_half():
    assert not goes("6g", laid("ph", top("6k")), EQUALITY)
    assert goes("7g", laid("ph", top("6k")), EQUALITY)


def test_the_phoenix_is_not_equal_to_the_dragon():
    assert not goes("ph", "dr", EQUALITY)


def test_lower_cards_do_not_beat_for_all_that():
    assert not goes("6g", "7r", EQUALITY)
    assert not goes("2g 2k 2b 2r", "3g 3k 3b 3r", EQUALITY)
    assert not goes("ph", "dr", EQUALITY)


# Trash Can


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("6g 6k", "6b"),
        ("5g 5k 6g 6k", "6b"),
        ("5g 6k 7b 8r 9g", "6b"),
        ("4g 5k 6r 7b 8k 9r", "5g 6k 7b 8r 9g"),
        ("6g 6k 6r 2g 2k", "6b 6r"),
        ("5g 5k 6g 6k 7g 7k", "6b 6r 7b 7r"),
        ("6g 6k 6r 2g 2k", "6b"),
    ],
)
def test_a_play_is_beaten_by_what_includes_it(new, old):
    assert goes(new, old, TRASH_CAN)
    assert not goes(new, old)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("6g", "6b"),
        ("7g 7k", "6b"),
        ("5g 6k 7b 8r 9g", "6b 6r"),
        ("6g 6k", "dr"),
        ("5g 6k 7b 8r 9g", "Tb"),
        ("6g 7k", "6b"),
    ],
)
def test_what_does_not_include_it_does_not_beat(new, old):
    assert not goes(new, old, TRASH_CAN)


def test_the_phoenix_counts_as_the_rank_it_stands_for():
    assert goes("6g ph", "6b", TRASH_CAN)
    assert goes("5g ph 7b 8r 9g", "6b", TRASH_CAN)
    assert laid("9g 9k ph Ag Ak", top("9b 9r ph", TRASH_CAN), TRASH_CAN).phoenix == "9"


def test_a_single_phoenix_is_included_in_nothing():
    below = laid("ph", top("6b"), TRASH_CAN)
    assert not goes("6g 6k", below, TRASH_CAN)


def test_a_bomb_is_beaten_by_bombs_only():
    assert not goes("6g 6k 6r 2g 2k", "2b 2r 2g 2k", TRASH_CAN)


# Full House Switch


def test_the_pair_decides_between_full_houses():
    assert goes("3g 3k 3b Kg Kk", "8g 8k 8b Qg Qk", PAIR_FIRST)
    assert not goes("8g 8k 8b Qg Qk", "3g 3k 3b Kg Kk", PAIR_FIRST)


def test_the_triple_decides_where_the_pairs_are_equal():
    assert goes("9g 9k 9b Qb Qr", "8g 8k 8b Qg Qk", PAIR_FIRST)
    assert not goes("7g 7k 7b Qb Qr", "8g 8k 8b Qg Qk", PAIR_FIRST)


def test_full_houses_with_a_lower_triple_are_listed_too():
    assert lists("3g 3k 3b Kg Kk", top("8g 8k 8b Qg Qk"), PAIR_FIRST) == ["3g 3k 3b Kg Kk"]
    assert lists("3g 3k 3b Kg Kk", top("8g 8k 8b Qg Qk")) == []


def test_an_open_phoenix_gives_the_higher_pair():
    house = laid("9g 9k ph Ag Ak", top("8g 8k 8b 2g 2k"), PAIR_FIRST)
    assert (house.rank, house.pair) == (9, 14)


def test_a_super_full_house_still_beats_a_normal_one():
    rules = replace(PAIR_FIRST, extra=("super-full-house",))
    assert goes("4g 4k 4b 3r 3g", "8g 8k 8b Qg Qk", rules)
    below = top("4g 4k 4b 5r 5g", rules, as_="super-full-house")
    assert not goes("8g 8k 8b Qg Qk", below, rules)
    assert goes("3g 3k 3b 6r 6g", below, rules) is False
    assert goes("5k 5b ph 6r 6g", below, rules)


# Small Is Beautiful


def test_nobody_may_play_more_than_five_cards():
    assert allowed(top("5g 6k 7b 8r 9g"), leads=True, rules=SMALL)
    for text in ("5g 6k 7b 8r 9g Tg", "5g 5k 6g 6k 7g 7k", "5g 6g 7g 8g 9g Tg"):
        assert not allowed(top(text), leads=True, rules=SMALL)
        assert not allowed(top(text), leads=False, rules=SMALL)


def test_what_is_too_large_is_not_listed():
    assert max(len(play.split()) for play in lists("4g 5g 6g 7g 8g 9g Tk", rules=SMALL)) == 5
    assert {each.length for each in bombs(hand("4g 5g 6g 7g 8g 9g"), SMALL)} == {5}


def test_what_a_stem_makes_counts_as_a_whole():
    rules = replace(FLOWERS, most_cards=3)
    assert goes("6g", "7k 7b", rules)
    assert not goes("6g", "7k 7b 7r", rules)


# Security Level Red


def test_there_are_no_bombs():
    assert kind("7g 7k 7b 7r", NO_BOMBS) == "triple"
    assert kind("5g 6g 7g 8g 9g", NO_BOMBS) == "straight"
    assert bombs(hand("7g 7k 7b 7r 2g 3g 4g 5g 6g"), NO_BOMBS) == ()
    assert not is_bomb(top("7g 7k 7b 7r", NO_BOMBS))


def test_four_of_a_kind_beats_by_rank_like_a_triple():
    assert goes("7g 7k 7b 7r", "6g 6k 6b", NO_BOMBS)
    assert goes("8g 8k 8b", "7g 7k 7b 7r", NO_BOMBS)
    assert not goes("7g 7k 7b 7r", "8g 8k 8b", NO_BOMBS)
    assert not goes("7g 7k 7b 7r", "2g", NO_BOMBS)


def test_a_straight_flush_beats_like_a_straight():
    assert goes("5g 6g 7g 8g 9g", "4g 5k 6k 7k 8k", NO_BOMBS)
    assert not goes("5g 6g 7g 8g 9g", "6k 7k 8k 9k Tg", NO_BOMBS)
    assert not goes("5g 6g 7g 8g 9g", "Ak", NO_BOMBS)


def test_four_of_a_kind_is_a_blossom_as_a_triple_is():
    rules = replace(NO_BOMBS, extra=("flowers",))
    assert kind("6g 7g 7k 7b 7r", rules) == "flowers"
    assert kind("6g 7g 7k 7b 7r", FLOWERS) is None
    assert goes("6g", "7g 7k 7b 7r", rules)


def test_three_of_a_kind_and_the_phoenix_are_nothing_still():
    assert kind("7g 7k 7b ph", NO_BOMBS) is None


def test_what_were_bombs_is_listed_as_what_it_counts_as():
    assert "7g 7k 7b 7r" in lists("7g 7k 7b 7r", top("6g 6k 6b"), NO_BOMBS)
    assert lists("5g 6g 7g 8g 9g", top("4g 5k 6k 7k 8k"), NO_BOMBS) == ["5g 6g 7g 8g 9g"]


# Solo Initiative


def test_only_a_single_may_be_led():
    for text in ("7g", "dog", "ph", "dr", "1"):
        assert allowed(top(text), leads=True, rules=SOLO)
    for text in ("7g 7k", "7g 7k 7b 7r", "5g 6k 7b 8r 9g"):
        assert not allowed(top(text), leads=True, rules=SOLO)


def test_on_a_trick_anything_may_follow():
    assert allowed(top("7g 7k 7b 7r"), leads=False, rules=SOLO)
    assert lists("7g 7k 7b 7r", rules=SOLO) == ["7g"]
    assert lists("7g 7k 7b 7r", top("Ak"), SOLO) == ["7g 7k 7b 7r"]


# Firebird


@pytest.mark.parametrize(
    ("text", "rank", "expected"),
    [
        ("7g", "7", "pair"),
        ("7g 7k", "7", "triple"),
        ("5g 6k 8r 9g", "7", "straight"),
        ("7g 8k 8b", "7", "run"),
        ("7g 7k 9g 9k", "7", "full-house"),
        ("7g 8k ph", "7", "run"),
        ("5g 6k 9r ph", "7", "straight"),
    ],
)
def test_a_card_up_to_eight_may_be_replaced(text, rank, expected):
    combination = top(text, firebird(rank))
    assert (combination.type, combination.stand_in) == (expected, rank)
    assert combination.length == len(text.split()) + 1


def test_the_replaced_card_counts_in_rank_and_length():
    assert goes("5g 6k 8r 9g", top("4g 5k 6b 7r 8g"), firebird("7"))
    assert not goes("5g 6k 8r 9g", top("4g 5k 6b 7r 8g 9r"), firebird("7"))
    assert not goes("7g", top("8g 8k"), firebird("7"))


def test_it_makes_neither_a_single_nor_a_bomb():
    assert kind("7g 7k 7b", firebird("7")) is None
    assert kind("5g 6g 8g 9g", firebird("7")) == "straight"
    assert read((), firebird("7")) is None
    assert lists("7g 7k 7b 3r", top("2g"), firebird("7")) == []


def test_it_has_to_be_part_of_the_combination():
    assert kind("7g 7k", firebird("8")) is None
    assert lists("7g 7k 9r", rules=firebird("7")) == ["7g", "7g 7k"]


# Rat


@pytest.mark.parametrize("old", ["dr", "Ag", "ph"])
def test_the_mah_jong_beats_the_highest_singles(old):
    assert goes("1", old, RAT)
    assert not goes("1", old)


def test_it_beats_a_phoenix_on_anything():
    assert goes("1", laid("ph", top("6g")), RAT)


@pytest.mark.parametrize("old", ["Kg", "2g", "Ag Ak", "7g 7k 7b 7r"])
def test_it_beats_nothing_else(old):
    assert not goes("1", old, RAT)


def test_it_is_an_ordinary_one_afterwards():
    rat = laid("1", top("dr"), RAT)
    assert rat.rank == 1
    assert goes("2g", rat)


def test_it_is_listed_where_it_beats():
    assert lists("1 4g", top("dr"), RAT) == ["1"]
    assert lists("1 4g", top("Kg"), RAT) == []


# Several at once


def bent(chance: Random) -> Rules:
    """Several boosters at once."""
    extra = [each for each in ("rainbow", "hockey", "highways", "flowers") if chance.random() < 0.5]
    return Rules(
        order=chance.choice((RANKS, SKAT.order)),
        extra=(*extra, "super-full-house"),
        bombs=chance.random() < 0.7,
        equal_beats=chance.random() < 0.3,
        pair_first=chance.random() < 0.3,
        gaps=chance.random() < 0.3,
        stand_in=chance.choice((None, None, "5")),
        one_beats_high=chance.random() < 0.3,
    )


@pytest.mark.parametrize("seed", range(10))
def test_what_is_listed_is_what_all_subsets_can_be_whatever_is_in_force(seed):
    chance = Random(seed)
    rules = bent(chance)
    deck = [card for card in PACK if card[0] in "345678pmTKA"]
    chance.shuffle(deck)
    own, other = sorted_hand(deck[:8]), sorted_hand(deck[8:20])
    tops = plays(other, None, replace(rules, stand_in=None))
    for on in (None, *chance.sample(tops, 3)):
        listed = {oracle.meaning_of(each)[:5] for each in plays(own, on, rules)}
        assert listed == oracle.kinds(own, on, rules), (own, on)
        for subset in oracle.subsets(own) if on is not None else ():
            found = read(subset, rules, on)
            beating = found is not None and beats(found, on, rules)
            assert beating == bool(oracle.legal(subset, on, rules)), (subset, on)
