"""Blue boosters: drawing cards in another way, seeing first, giving back, and no specials."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.secret import redact
from engines.tichu.events.boosters import CardReturned, HandRedrawn
from engines.tichu.events.rounds import Foreseen
from engines.tichu.state import SEATS, TichuState
from tests.engines.tichu.table import (
    HANDS,
    act,
    after,
    boost,
    declines,
    events,
    first_step,
    give,
    kinds,
    refused,
    silence,
    view,
    wish_grand,
)

PACK_SIZE = 56


def begun(held: dict[int, str], **options: Any) -> TichuState:
    """A round with these boosters begins; the hands are those of every test."""
    rows = [held.get(seat, "").split() for seat in SEATS]
    return first_step(HANDS, boosters=True, held=rows, **options).state


def declined(state: TichuState) -> TichuState:
    """Whoever is asked in the window lets it go by."""
    assert state.wait is not None
    return after(state, *declines(*sorted(state.wait.open_to)))


def all_dealt(held: dict[int, str], grand: str = "") -> TichuState:
    """All 14 cards are taken up, and it is time for boosters before the exchange."""
    state = begun(held)
    if view(state, None).phase == "blue":
        state = declined(state)
    return after(state, *(wish_grand(seat, str(seat) in grand) for seat in SEATS))


def usual(seat: int) -> Any:
    """Give the three lowest cards."""
    texts = HANDS[seat].split()[:3]
    return give(seat, *texts)


def exchanged(held: dict[int, str]) -> TichuState:
    """The exchange is over; everybody gave their three lowest cards."""
    return after(all_dealt(held), *(usual(seat) for seat in SEATS))


def whole(state: TichuState) -> int:
    """How many cards there are anywhere."""
    rows = (*state.hands, *state.won, state.deck, state.removed)
    return sum(map(len, rows))


# Mulligan


def redrawn(state: TichuState) -> HandRedrawn:
    """What happens when seat 0 plays its Mulligan."""
    (drawn,) = (
        each for each in events(state, boost(0, "mulligan")) if isinstance(each, HandRedrawn)
    )
    return drawn


def test_after_seven_cards_one_may_take_seven_others():
    state = begun({0: "mulligan"})
    assert len(state.hands[0]) == 7
    assert len(redrawn(state).cards.value) == 7
    assert not set(state.hands[0]) & set(redrawn(state).cards.value)
    after_it = after(state, boost(0, "mulligan"))
    assert [len(hand) for hand in after_it.hands] == [8, 8, 8, 8]
    assert whole(after_it) == PACK_SIZE


def test_the_old_seven_are_shuffled_into_the_pile():
    state = begun({0: "mulligan"})
    assert set(state.hands[0]) <= set(redrawn(state).deck.value)


def test_after_a_mulligan_grand_tichu_is_still_open():
    state = after(begun({0: "mulligan"}), boost(0, "mulligan"))
    assert view(state, 0).phase == "grand"


# Draft


def test_in_a_draft_everybody_keeps_one_card_of_four():
    state = after(begun({0: "draft"}), boost(0, "draft"))
    for seat in (0, 1, 2):
        offered = view(state, seat).choose_from
        assert len(offered) == 4 - seat
        state = after(state, act(seat, "choose", card=offered[-1]))
        assert offered[-1] in state.hands[seat]
    assert [len(hand) for hand in state.hands] == [8, 8, 8, 8]
    assert view(state, 0).phase == "grand"


def test_nobody_else_sees_what_is_offered_in_a_draft():
    state = after(begun({0: "draft"}), boost(0, "draft"))
    assert view(state, 1).choose_from == ()
    assert view(state, None).choose_from == ()


# Courage Rewarded


def test_who_called_grand_tichu_keeps_one_of_two_cards_four_times():
    state = begun({0: "courage"})
    state = after(state, *(wish_grand(seat, seat == 0) for seat in SEATS), boost(0, "courage"))
    for _ in range(4):
        offered = view(state, 0).choose_from
        assert len(offered) == 2
        state = after(state, act(0, "choose", card=offered[1]))
        assert offered[1] in state.hands[0]
        assert offered[0] in state.hands[1]
    assert [len(hand) for hand in state.hands] == [14, 14, 14, 14]


def test_without_a_call_there_is_no_courage_to_reward():
    state = begun({0: "courage"})
    state = after(state, *(wish_grand(seat, seat == 1) for seat in SEATS))
    assert refused(state, boost(0, "courage")) == "booster-not-now"


# Clairvoyant


def foreseeing(held: dict[int, str], *keys: tuple[int, str]) -> TichuState:
    return after(all_dealt(held), *(boost(seat, key) for seat, key in keys))


def test_who_is_clairvoyant_chooses_after_the_others():
    state = foreseeing({0: "clairvoyant"}, (0, "clairvoyant"))
    assert view(state, None).waiting == (1, 2, 3)
    state = after(state, usual(1), usual(2), usual(3))
    assert view(state, None).waiting == (0,)
    assert dict(view(state, 0).foreseen) == {1: ("3k",), 2: ("4b",), 3: ("3r",)}
    state = after(state, usual(0))
    assert [len(hand) for hand in state.hands] == [14, 14, 14, 14]


def test_nobody_else_sees_what_a_clairvoyant_sees():
    state = foreseeing({0: "clairvoyant"}, (0, "clairvoyant"))
    told = events(state, usual(1), usual(2), usual(3))
    (foreseen,) = (each for each in told if isinstance(each, Foreseen))
    assert all(each.cards.value for each in foreseen.given)
    hidden = redact(foreseen, SEATS[1])
    assert not any(hasattr(each.cards, "value") for each in hidden.given)
    assert view(after(state, usual(1), usual(2), usual(3)), 1).foreseen == ()


def test_of_two_clairvoyants_the_later_commits_before_the_earlier():
    held = {0: "clairvoyant", 1: "clairvoyant"}
    state = after(all_dealt(held), *declines(1), boost(0, "clairvoyant"))
    while view(state, None).phase == "blue":
        key = view(state, 1).boosters
        state = after(state, boost(1, "clairvoyant") if key else declines(1)[0])
    state = after(state, usual(2), usual(3))
    assert view(state, None).waiting == (1,)
    assert {giver for giver, _ in view(state, 1).foreseen} == {2, 3}
    state = after(state, usual(1))
    assert {giver for giver, _ in view(state, 0).foreseen} == {1, 2, 3}


# Disarmament


def test_the_neighbour_lays_a_card_of_the_same_rank():
    state = exchanged({0: "disarmament"})
    card = next(c for c in state.hands[0] if any(d[0] == c[0] for d in state.hands[1]))
    state = after(state, boost(0, "disarmament", card=card))
    offered = view(state, 1).choose_from
    assert {each[0] for each in offered} == {card[0]}
    state = after(state, act(1, "choose", card=offered[-1]))
    assert (state.won[0], state.won[1]) == ((card,), (offered[-1],))


def test_a_special_card_disarms_nobody():
    state = exchanged({3: "disarmament"})
    assert refused(state, boost(3, "disarmament", card="dragon")) == "bad-target"


# Return to Sender


def test_a_card_that_was_passed_goes_back():
    state = exchanged({0: "return-to-sender"})
    (card,) = next(g.cards.value for g in state.exchanged if (g.giver, g.taker) == (1, 0))
    told = events(state, boost(0, "return-to-sender", from_=1))
    state = after(state, boost(0, "return-to-sender", from_=1))
    assert card in state.hands[1]
    assert [len(hand) for hand in state.hands] == [13, 15, 14, 14]
    (returned,) = (each for each in told if isinstance(each, CardReturned))
    assert not hasattr(redact(returned, SEATS[2]).cards, "value")


@pytest.mark.parametrize("sender", [0, 9])
def test_only_who_passed_a_card_can_get_one_back(sender):
    state = exchanged({0: "return-to-sender"})
    assert refused(state, boost(0, "return-to-sender", from_=sender)) == "bad-target"


def test_after_content_nothing_was_passed_that_could_go_back():
    state = after(all_dealt({0: "content", 1: "return-to-sender"}), boost(0, "content"))
    laid = (act(seat, "exchange", give={str(seat): HANDS[seat].split()[:1]}) for seat in SEATS)
    state = after(state, *laid)
    assert refused(state, boost(1, "return-to-sender", from_=0)) == "booster-not-now"


# Back to the Roots


def test_all_four_special_cards_are_out_of_the_round():
    state = after(all_dealt({1: "roots"}), boost(1, "roots"))
    assert sorted(state.removed) == ["dog", "dragon", "mahjong", "phoenix"]
    assert whole(state) == PACK_SIZE
    assert [len(hand) for hand in state.hands] == [13, 13, 13, 13]


def test_who_discards_the_mah_jong_leads():
    state = after(all_dealt({1: "roots"}), boost(1, "roots"))
    state = after(state, *(usual(seat) for seat in SEATS))
    assert state.turn == 0


def test_that_specials_are_discarded_is_told_to_all():
    state = all_dealt({1: "roots"})
    assert kinds(state, boost(1, "roots")).count("specials-removed") == 4


def test_a_draft_begins_with_who_has_played_it_and_goes_to_the_right():
    state = after(begun({2: "draft"}), boost(2, "draft"))
    offered = set(view(state, 2).choose_from)
    for seat in (2, 3, 0):
        left = view(state, seat).choose_from
        assert set(left) <= offered
        state = after(state, act(seat, "choose", card=left[0]))
        offered -= {left[0]}
    assert offered <= set(state.hands[1])


def test_who_is_clairvoyant_passes_from_the_original_hand():
    state = foreseeing({0: "clairvoyant"}, (0, "clairvoyant"))
    state = after(state, usual(1), usual(2), usual(3))
    assert refused(state, give(0, "3k", "2g", "2k")) == "not-in-hand"


@pytest.mark.parametrize(
    ("key", "fields"),
    [("ouvert", {}), ("disarmament", {"card": "2g"}), ("return-to-sender", {"from": 1})],
)
def test_when_blue_is_over_the_first_lead_is_too_late_for_it(key, fields):
    state = declined(exchanged({0: f"{key} small"}))
    assert view(state, 0).window.trigger == "between"
    assert refused(state, boost(0, key, **fields)) == "booster-not-now"


def test_a_neighbour_who_lays_nothing_in_time_lays_the_first_of_that_rank():
    state = exchanged({0: "disarmament"})
    card = next(c for c in state.hands[0] if any(d[0] == c[0] for d in state.hands[1]))
    state = after(state, boost(0, "disarmament", card=card))
    first = view(state, 1).choose_from[0]
    assert silence(state).won[1] == (first,)
