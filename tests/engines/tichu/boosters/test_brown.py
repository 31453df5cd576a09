"""Brown boosters about what may be played: Basta Ya!, Solo, Small Is Beautiful, Red."""

from __future__ import annotations

import pytest

from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, apply
from engines.tichu.state import Effect
from tests.engines.tichu.table import (
    GAME,
    after,
    boost,
    declines,
    passes,
    play,
    refused,
    silence,
    table,
    view,
    with_,
)


def lead(*hands, held, **changes):
    """Seat 0 has taken a trick with an ace; brown boosters may be played."""
    return after(table(*hands, held=held, **changes), play(0, "Ag"), *passes(1, 2, 3))


def detail(state, deed):
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, deed)
    return caught.value.reason.value, caught.value.detail


PAIRS = ("Ag 2g 4g 4k 6g 6k", "2k 9k 9b 5k 5b", "2b 3b Tb Tk", "2r 3r 8r 8g")


# Basta Ya!


def test_after_basta_no_more_boosters_are_played():
    state = lead(*PAIRS, held={0: "basta", 1: "rainbow"})
    state = after(state, boost(0, "basta"), *declines(1))
    assert detail(state, boost(1, "rainbow")) == ("restricted", "basta")


def test_after_basta_nobody_is_asked():
    state = after(lead(*PAIRS, held={0: "basta", 1: "rainbow"}), *declines(1), boost(0, "basta"))
    assert state.turn == 0
    state = after(state, play(0, "2g"), *passes(1, 2, 3))
    assert state.turn == 0


def test_no_cards_are_played_together_with_a_booster_either():
    state = after(lead(*PAIRS, held={0: "basta firebird"}), boost(0, "basta"))
    deed = play(0, "2g", booster="firebird", firebird="2")
    assert detail(state, deed) == ("restricted", "basta")


def test_those_in_play_keep_working():
    state = lead(*PAIRS, held={0: "basta", 2: "equality"})
    state = after(state, boost(2, "equality"), *declines(0), boost(0, "basta"))
    assert [each.booster for each in state.effects] == ["equality", "basta"]


def test_basta_may_be_answered():
    state = after(lead(*PAIRS, held={0: "basta", 1: "njet"}), boost(0, "basta"), boost(1, "njet"))
    assert state.effects == ()


# Solo Initiative


def test_whoever_leads_next_must_lead_a_single():
    state = after(lead(*PAIRS, held={1: "solo"}), boost(1, "solo"))
    assert detail(state, play(0, "4g 4k")) == ("restricted", "solo")
    assert after(state, play(0, "4g")).turn == 1


def test_the_next_lead_frees_all_but_its_owner():
    state = after(lead(*PAIRS, held={1: "solo"}), boost(1, "solo"), play(0, "2g"))
    free = after(state, *passes(1, 2, 3))
    assert after(free, play(0, "4g 4k")).turn == 1
    owner = after(state, play(1, "9k"), *passes(2, 3, 0))
    assert detail(owner, play(1, "5k 5b")) == ("restricted", "solo")
    again = after(owner, play(1, "2k"), *passes(2, 3, 0))
    assert after(again, play(1, "5k 5b")).turn == 2


def test_one_lead_satisfies_both_where_the_owner_leads_next():
    state = after(lead(*PAIRS, held={0: "solo"}), boost(0, "solo"), play(0, "2g"))
    assert state.effects == ()
    assert after(state, *passes(1, 2, 3), play(0, "4g 4k")).turn == 1


def test_the_answers_to_a_lead_are_not_bound():
    hands = ("Ag 2g dog", "2k 9k 9b 9g 9r 5k", "2b 3b", "2r 3r")
    state = after(lead(*hands, held={1: "solo"}), boost(1, "solo"), play(0, "2g"))
    assert after(state, play(1, "9k 9b 9g 9r")).turn == 2


def test_the_dog_is_a_single():
    hands = ("Ag 2g dog", "2k 9k", "2b 2r 3b", "3r 4r")
    state = after(lead(*hands, held={1: "solo"}), boost(1, "solo"), play(0, "dog"))
    assert after(state, play(2, "2b 2r")).turn == 3


def test_no_bomb_may_be_led():
    hands = ("Ag 9k 9b 9g 9r 2g", "2k 3k", "2b 3b", "2r 3r")
    state = after(lead(*hands, held={1: "solo"}), boost(1, "solo"))
    assert detail(state, play(0, "9k 9b 9g 9r")) == ("restricted", "solo")


def test_silence_leads_a_single():
    state = after(lead(*PAIRS, held={1: "solo"}), boost(1, "solo"))
    assert len(silence(state).trick[0].combination.cards) == 1


# Small Is Beautiful

LONG = ("Ag 3g 4k 5g 6g 7g 8g", "2k 9k", "2b Tg Jg Qg Kg 9g 8b", "2r 3r")


def small():
    return after(lead(*LONG, held={1: "small"}), boost(1, "small"))


def test_nobody_plays_more_than_five_cards_at_once():
    state = small()
    assert detail(state, play(0, "3g 4k 5g 6g 7g 8g")) == ("restricted", "small")
    assert after(state, play(0, "3g 4k 5g 6g 7g")).turn == 1


def test_that_goes_for_bombs_too():
    hands = ("Ag 3g", "2k 9k", "8g 9g Tg Jg Qg Kg 2b", "2r 3r")
    state = after(lead(*hands, held={1: "small"}), boost(1, "small"), play(0, "3g"))
    assert detail(state, play(2, "8g 9g Tg Jg Qg Kg")) == ("restricted", "small")
    assert after(state, play(2, "8g 9g Tg Jg Qg")).trick[-1].seat == 2


def test_what_may_not_be_played_is_not_offered():
    assert max(len(each.cards) for each in view(small(), 0).playable) == 5


# Security Level Red

FOURS = ("Ag 3g 4g 4k 4b 4r", "2k 6k 6b 6r 6g", "2b 3b", "8r 9r Tr Jr Qr 2r")


def red(**changes):
    return after(lead(*FOURS, held={1: "red-alert"}, **changes), boost(1, "red-alert"))


def test_there_are_no_more_bombs():
    state = after(red(), play(0, "3g"))
    assert refused(state, play(1, "6k 6b 6r 6g")) == "does-not-beat"
    assert refused(after(state, *passes(1)), play(1, "6k 6b 6r 6g")) == "not-a-bomb"


def test_four_of_a_kind_counts_as_a_triple_and_beats_by_rank():
    state = after(red(), play(0, "4g 4k 4b"))
    assert state.trick[-1].combination.type == "triple"
    assert after(state, play(1, "6k 6b 6r 6g")).trick[-1].combination.type == "triple"
    four = after(red(), play(0, "4g 4k 4b 4r"), play(1, "6k 6b 6r"))
    assert four.trick[-1].seat == 1


def test_a_straight_flush_counts_as_a_straight():
    hands = ("2g", "2k 3k", "2b 3b", "8r 9r Tr Jr Qr 2r")
    state = table(*hands, turn=3, effects=(Effect("red-alert", Seat(1)),))
    assert after(state, play(3, "8r 9r Tr Jr Qr")).trick[0].combination.type == "straight"
    assert refused(after(red(), play(0, "3g")), play(3, "8r 9r Tr Jr Qr")) == "not-a-bomb"


def test_where_there_are_no_bombs_there_is_no_closing_window():
    hands = ("3g 4g 5g 6g 7g", "2k 6k 6b 6r 6g", "2b 3b", "2r 3r")
    state = table(*hands, held={1: "red-alert"}, bomb_seconds=5.0)
    asked = after(state, play(0, "3g"), *passes(1, 2, 3))
    assert view(asked, None).window.trigger == "closing"
    red_alert = with_(state, effects=(Effect("red-alert", Seat(1)),))
    assert after(red_alert, play(0, "3g"), *passes(1, 2, 3)).trick == ()
