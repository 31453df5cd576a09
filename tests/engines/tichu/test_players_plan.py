"""What the computer players of Tichu think of a hand: its plan, its winners, what to call on it."""

from __future__ import annotations

import pytest

from engines.tichu.actions.plays import Pass
from engines.tichu.players.before import calls_tichu
from engines.tichu.players.plan import UNKNOWN, Odds, best_plan, control, losers, odds_of
from engines.tichu.players.sight import Sight
from engines.tichu.rules import BASE_RULES, Rules
from tests.engines.tichu.laying import top
from tests.engines.tichu.table import after, cards, passes, play, table, view
from tests.engines.tichu.test_players import deed


def odds(hand: str, *rivals: int) -> Odds:
    return odds_of(cards(hand), rivals, BASE_RULES)


def test_a_run_is_not_torn_for_a_straight():
    plan = best_plan(cards("Tg Tk Jg Jk Qg Qk Kr"))
    assert sorted(each.type for each in plan) == ["run", "single"]


def test_an_extra_combination_is_planned_where_it_is_allowed():
    hand = cards("2g 4k 6b 8r Tg")
    allowed = Odds(rules=Rules(extra=("highways",)))
    assert losers(hand, allowed) < losers(hand, UNKNOWN)


def test_what_no_opponent_has_the_cards_for_keeps_the_lead():
    straight = top("3g 4k 5b 6r 7g")
    assert control(straight, odds("3g 4k 5b 6r 7g", 3, 2)) == 1.0
    assert control(straight, odds("3g 4k 5b 6r 7g", 9, 2)) < 0.5


def test_only_a_bomb_beats_what_is_longer_than_the_hands_of_opponents():
    straight = top("3g 4k 5b 6r 7g")
    assert 0.9 < control(straight, odds("3g 4k 5b 6r 7g", 4, 2)) < 1.0


def test_a_king_is_higher_with_the_aces_in_the_own_hand():
    king = top("Kg")
    assert control(king, odds("Kg Ag Ak Ab dragon", 14, 14)) > control(king, odds("Kg", 14, 14))


def test_the_fewer_cards_opponents_hold_the_safer_is_an_ace():
    assert control(top("Ag"), odds("Ag", 3, 2)) > control(top("Ag"), odds("Ag", 14, 14))


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        ("dragon Ag Ak Kg Kk Qg Qk Jg Jk Tg Tk 9g 9k 3b", True),
        ("2g 3g 5k 6g 7g 9k 9g Jk Jg Qk Kk Kg Ab dog", False),
    ],
)
def test_tichu_is_called_on_few_losers(hand, calls):
    assert (
        calls_tichu(view(table(hand, "2b", "3b", "4b", started=frozenset()), 0), kind=True) == calls
    )


def test_who_cannot_count_on_the_partner_needs_more_for_a_call():
    hand = view(table("dragon Ag 3k 7g 7k 8g 8k Jb Jr Tg Tk 9g 9k 3b", LONG, LONG, LONG), 0)
    assert [calls_tichu(hand, kind=kind) for kind in (True, False)] == [True, False]


def test_nobody_calls_after_the_partner_or_when_somebody_is_out():
    hand = "dragon Ag Ak Kg Kk Qg Qk Jg Jk Tg Tk 9g 9k 3b"
    assert not calls_tichu(view(table(hand, "2b", "3b", "4b", calls=((2, 100),)), 0), kind=True)
    assert not calls_tichu(view(table(hand, "", "3b", "4b"), 0), kind=True)


LONG = "2k 3k 4k 5k 6k 8g 8k Tk Tr Qk Kk Kr Ar 7k"
"""So many cards that nobody is near the end."""


def test_a_spectator_has_nothing_to_play():
    with pytest.raises(ValueError, match="spectator"):
        Sight(view(table("2g", "3g", "4g", "5g"), None))


# The partner, and opponents who are nearly out


def test_a_single_is_led_to_a_partner_with_one_card_and_a_lower_pair_else():
    hand, partners = "6g 4k 4b 9g Jb", ("Qr", "Qr Qb 8r")
    led = [deed(table(hand, LONG, partner, LONG), 0).cards for partner in partners]
    assert list(map(len, led)) == [1, 2]


def test_no_pair_is_led_to_an_opponent_with_two_cards():
    hand, rivals = "3g 3b 6g 6b 7g 7b 9r Jr", ("4k 5k", LONG)
    led = [deed(table(hand, rival, LONG, LONG), 0).cards for rival in rivals]
    assert list(map(len, led)) == [4, 2]


def test_no_low_single_is_led_to_an_opponent_with_one_card():
    state = table("3g 5k 5b 9g 9k", "4k", "Jr Jb 2k", "6g 6k 8b Tr")
    assert len(deed(state, 0).cards) == 2


def test_the_partners_high_card_is_left_alone_by_who_is_not_near_the_end():
    state = table("Qg 2g 4k", "9g 9k 3k", "Ag Tg 5k 7b", "Jg Jk 6k")
    state = after(state, play(0, "Qg"), *passes(1))
    assert isinstance(deed(state, 2), Pass)


def test_an_opponent_who_called_is_beaten():
    state = table("Qg 2g 4k", "Ag 9k 3k 8b", "Tg 5k 7b", "Jg Jk 6k", calls=((0, 100),))
    assert deed(after(state, play(0, "Qg")), 1).cards == ("Ag",)


def test_the_closing_window_is_where_a_dragons_trick_is_bombed():
    state = table("dragon 2g 4g 6g", "9g 9k 9b 9r 3k", "Tg Tk", "Kg Kk", bomb_seconds=5.0, turn=3)
    state = after(state, play(3, "Kg"), play(0, "dragon"), *passes(1, 2, 3))
    assert len(deed(state, 1).cards) == 4


@pytest.mark.parametrize(("partner", "thrown"), [("4g", 4), ("4g 6k 7b", 0)])
def test_a_bomb_falls_in_turn_where_an_opponent_may_go_out(partner, thrown):
    state = table("Qg 2g 3g 4k 5k", "9g 9k 9b 9r 3k 5b 6b", partner, "8r 8k Tr")
    action = deed(after(state, play(0, "Qg")), 1)
    assert len(getattr(action, "cards", ())) == thrown
