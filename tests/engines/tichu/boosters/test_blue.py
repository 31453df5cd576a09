"""Blue boosters around the exchange: Content, Generous, Positive Thinking, Ouvert."""

from __future__ import annotations

import pytest

from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    cards,
    dealt,
    declines,
    events,
    give,
    kinds,
    play,
    refused,
    silence,
    tichu,
    view,
)


def before(*held, **options):
    """All cards are dealt, and these boosters are held, by seat: the blue step begins."""
    pools = [text.split() for text in (*held, "", "", "", "")[:4]]
    return dealt(boosters=True, held=pools, booster_pile=[], **options)


def asked(state):
    window = view(state, None).window
    return None if window is None else (window.trigger, window.asked)


def in_force(state):
    return [each.booster for each in state.effects]


# The blue step


def test_before_the_exchange_holders_of_fitting_boosters_are_asked():
    state = before("content", "ouvert", "", "generous")
    assert asked(state) == ("blue", (0, 3))
    assert view(state, 0).phase == "blue"


def test_after_the_exchange_the_others_are_asked():
    state = silence(silence(before("content", "ouvert")))
    assert asked(state) == ("blue", (1,))


def test_where_nobody_holds_one_the_exchange_begins():
    assert view(before("rainbow"), None).phase == "exchange"


def test_tichu_may_be_called_in_the_blue_step():
    assert after(before("content"), tichu(2)).calls[0].seat == 2


def test_who_declines_is_asked_again_after_another_was_played():
    state = after(before("content", "generous"), *declines(1), boost(0, "content"))
    assert asked(state) == ("blue", (1,))


# Content


def content():
    return after(before("content"), boost(0, "content"))


def test_with_content_everybody_lays_a_card_on_the_own_tricks():
    state = content()
    for seat, card in enumerate(("Ag", "Ak", "Ab", "Ar")):
        state = after(state, act(seat, "exchange", give={str(seat): [card]}))
    assert state.won == (("Ag",), ("Ak",), ("Ab",), ("Ar",))
    assert [len(hand) for hand in state.hands] == [13] * 4


def test_with_content_nothing_is_passed_to_others():
    assert refused(content(), give(0, "2g", "3g", "4g")) == "bad-exchange"
    assert refused(content(), act(0, "exchange", give={"1": ["2g"]})) == "bad-exchange"


def test_silence_lays_the_lowest_card_away():
    assert silence(content()).won[0] == ("2g",)


def test_whoever_lays_the_mah_jong_away_still_leads():
    state = after(content(), act(0, "exchange", give={"0": ["mahjong"]}))
    assert silence(state).turn == 0


@pytest.mark.parametrize(("key", "fields"), [("generous", {"to": 0}), ("positive-thinking", {})])
def test_content_calls_back_what_was_played_before(key, fields):
    state = after(before("content", key), *declines(0), boost(1, key, **fields))
    assert "booster-returned" in kinds(state, boost(0, "content"))
    state = after(state, boost(0, "content"))
    assert (in_force(state), state.pools[1]) == (["content"], (key,))


@pytest.mark.parametrize(("key", "fields"), [("generous", {"to": 0}), ("positive-thinking", {})])
def test_content_calls_back_what_is_played_after(key, fields):
    state = after(before("content", key), boost(0, "content"), *declines(1))
    assert asked(state) == ("blue", (1,))
    state = after(state, boost(1, key, **fields))
    assert (in_force(state), state.pools[1]) == (["content"], (key,))


def test_what_was_called_back_is_not_played_again_in_this_round():
    state = after(before("content", "generous"), boost(0, "content"), *declines(1))
    state = after(state, boost(1, "generous", to=0))
    assert view(state, None).phase == "exchange"


def test_a_returned_booster_is_told_with_its_owner():
    state = after(before("content", "generous"), boost(0, "content"), *declines(1))
    told = events(state, boost(1, "generous", to=0))
    (returned,) = [each for each in told if type(each).__name__ == "BoosterReturned"]
    assert (returned.seat, returned.key) == (1, "generous")


# Generous


def test_a_generous_player_gives_two_cards_and_gets_one():
    state = after(before("generous"), boost(0, "generous", to=1))
    state = after(state, give(0, "2g 3g", "4g", "5g"))
    state = silence(state)
    assert [len(hand) for hand in state.hands] == [13, 15, 14, 14]
    assert {"2g", "3g"} <= set(state.hands[1])


def test_a_generous_player_passes_four_and_the_other_three():
    state = after(before("generous"), boost(0, "generous", to=1))
    assert refused(state, give(0, "2g", "4g", "5g")) == "bad-exchange"
    assert refused(state, give(1, "2b", "2r", "3k 4k")) == "bad-exchange"
    assert len(after(state, give(1, "2b", "2r", "3k")).waits[0].answers) == 1


@pytest.mark.parametrize("to", [0, 4, -1])
def test_one_is_generous_to_somebody_else(to):
    assert refused(before("generous"), boost(0, "generous", to=to)) == "bad-target"


# Positive Thinking


def test_with_positive_thinking_all_pass_three_cards_to_the_partner():
    state = after(before("positive-thinking"), boost(0, "positive-thinking"))
    assert refused(state, give(0, "2g", "3g", "4g")) == "bad-exchange"
    state = after(state, act(0, "exchange", give={"2": ["2g", "3g", "4g"]}))
    state = silence(state)
    assert set(cards("2g 3g 4g")) <= set(state.hands[2])
    assert set(cards("Ar Kr Qr")) <= set(state.hands[1])
    assert [len(hand) for hand in state.hands] == [14] * 4


def test_of_generous_and_positive_thinking_the_later_rules():
    state = after(before("generous", "positive-thinking"), boost(0, "generous", to=1), *declines(1))
    state = after(state, boost(1, "positive-thinking"))
    assert (in_force(state), state.pools[0]) == (["positive-thinking"], ("generous",))
    assert view(state, None).phase == "exchange"


def test_the_other_way_round_too():
    state = after(
        before("generous", "positive-thinking"), *declines(0), boost(1, "positive-thinking")
    )
    state = after(state, boost(0, "generous", to=1))
    assert (in_force(state), state.pools[1]) == (["generous"], ("positive-thinking",))
    assert refused(state, give(0, "2g", "4g", "5g")) == "bad-exchange"


# Ouvert


def ouvert(seat):
    """The exchange is over, and `seat` may play Ouvert."""
    held = [""] * 4
    held[seat] = "ouvert"
    return silence(before(*held))


def test_who_plays_ouvert_gets_the_mah_jong_and_leads():
    state = after(ouvert(1), boost(1, "ouvert"))
    assert "mahjong" in state.hands[1]
    assert state.turn == 1
    assert [len(hand) for hand in state.hands] == [13, 15, 14, 14]


def test_its_hand_lies_open_from_then_on():
    state = after(ouvert(1), boost(1, "ouvert"))
    for seat in (0, 2, None):
        assert view(state, seat).open_hands == (None, state.hands[1], None, None)


def test_it_need_not_lead_the_mah_jong():
    state = after(ouvert(1), boost(1, "ouvert"))
    state = after(state, play(1, "7k"))
    assert "mahjong" in state.hands[1]
    assert view(state, 0).open_hands[1] == state.hands[1]


def test_who_holds_the_mah_jong_already_only_opens_the_hand():
    state = after(ouvert(0), boost(0, "ouvert"))
    assert [len(hand) for hand in state.hands] == [14] * 4
    assert state.turn == 0
    assert view(state, 3).open_hands[0] == state.hands[0]


def test_with_content_and_the_mah_jong_laid_away_it_simply_leads():
    state = after(before("content", "ouvert"), boost(0, "content"))
    state = silence(after(state, act(0, "exchange", give={"0": ["mahjong"]})))
    state = after(state, boost(1, "ouvert"))
    assert state.turn == 1
    assert [len(hand) for hand in state.hands] == [13] * 4


def test_in_the_next_round_no_hand_lies_open():
    state = after(ouvert(1), boost(1, "ouvert"))
    assert view(state, None).open_hands[1] is not None
    while state.round == 1 and not state.over:
        (deadline,) = GAME.deadlines(state)
        state = after(state, GAME.expire(deadline.id))
    assert view(state, None).open_hands == (None,) * 4
