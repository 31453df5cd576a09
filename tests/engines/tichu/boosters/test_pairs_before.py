"""Boosters that meet before the first lead: around the deal, the calls and the exchange."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.codec import encode
from engines.kernel.game import Seat
from engines.kernel.secret import Hidden, Secret, redact
from engines.tichu.events.boosters import HandRedrawn
from engines.tichu.pendings import Given
from engines.tichu.state import SEATS, TichuState
from tests.engines.tichu.table import (
    GAME,
    HANDS,
    act,
    after,
    boost,
    cards,
    declines,
    events,
    first_step,
    give,
    kinds,
    passes,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
    wish_grand,
)
from tests.engines.tichu.unseen import unseen

LOW = tuple(hand.split()[:3] for hand in HANDS)
"""The three lowest cards of everybody."""


def begun(*held: str) -> TichuState:
    """A round begins; these boosters are held, by seat, and the pile is empty."""
    pools = [text.split() for text in (*held, "", "", "", "")[:4]]
    return first_step(HANDS, boosters=True, held=pools, booster_pile=[], bomb_seconds=0).state


def all_dealt(*held: str, grand: str = "") -> TichuState:
    """All 14 cards are taken up."""
    state = begun(*held)
    while view(state, None).phase == "blue":
        state = silence(state)
    return after(state, *(wish_grand(seat, str(seat) in grand) for seat in SEATS))


def asked(state: TichuState) -> tuple[str, tuple[int, ...]] | None:
    """Trigger and seats of the window that is open."""
    window = view(state, None).window
    return None if window is None else (window.trigger, window.open_to)


def in_force(state: TichuState) -> list[str]:
    return [each.booster for each in state.effects]


def lengths(state: TichuState) -> list[int]:
    return [len(hand) for hand in state.hands]


def usual(seat: int):
    """Give the three lowest cards, one to each."""
    return give(seat, *LOW[seat])


def exchanged(*held: str) -> TichuState:
    """The exchange is over; everybody has given the three lowest cards."""
    state = all_dealt(*held)
    if view(state, None).phase == "blue":
        state = silence(state)
    return after(state, *(usual(seat) for seat in SEATS))


def laid_away(state: TichuState, *cards: str) -> TichuState:
    """With Content: everybody lays one of these cards on the own tricks."""
    deeds = (act(n, "exchange", give={str(n): [card]}) for n, card in enumerate(cards))
    return after(state, *deeds)


# The deal


@pytest.mark.parametrize(
    ("key", "stops"), [("mulligan", True), ("draft", True), ("courage", False)]
)
def test_the_deal_stops_after_seven_cards_where_it_must(key: str, stops: bool):
    state = begun("", key)
    assert lengths(state) == [7 if stops else 8] * 4
    assert asked(state) == (("blue", (1,)) if stops else None)


def test_after_the_grand_answers_it_stops_for_a_draft_and_for_the_courage_of_a_caller():
    answers = [wish_grand(seat, seat == 1) for seat in SEATS]
    assert asked(after(begun("draft", "courage"), *declines(0), *answers)) == ("blue", (0, 1))
    assert asked(after(begun("courage", "draft"), *declines(1), *answers)) == ("blue", (1,))


def drafted(*held: str) -> TichuState:
    """Seat 0 plays its Draft after seven cards."""
    state = begun(*held)
    others = [seat for seat in GAME.waiting_on(state) if seat]
    state = after(state, boost(0, "draft"), *declines(*others))
    while view(state, None).phase == "choose":
        state = silence(state)
    return state


def test_after_a_draft_nobody_has_seven_cards_any_more_for_a_mulligan():
    state = drafted("draft", "mulligan")
    assert (lengths(state), view(state, None).phase) == ([8] * 4, "grand")
    assert refused(state, boost(1, "mulligan")) == "booster-not-now"


def test_after_a_mulligan_there_may_be_a_draft():
    state = after(begun("draft", "mulligan"), *declines(0), boost(1, "mulligan"))
    assert asked(state) == ("blue", (0,))
    state = after(state, boost(0, "draft"))
    assert (view(state, 0).choose_for, len(view(state, 0).choose_from)) == ("draft", 4)


def test_after_a_draft_courage_is_not_rewarded_and_nobody_is_asked():
    state = after(drafted("draft", "courage"), *(wish_grand(seat, seat == 1) for seat in SEATS))
    assert asked(state) is None
    assert state.pools[1] == ("courage",)


def test_where_courage_is_rewarded_there_is_no_draft():
    state = after(begun("draft", "courage"), *declines(0))
    state = after(state, *(wish_grand(seat, seat == 1) for seat in SEATS))
    state = after(state, *declines(0), boost(1, "courage"))
    while view(state, None).phase == "choose":
        state = silence(state)
    assert (lengths(state), asked(state)) == ([14] * 4, None)
    assert state.pools[0] == ("draft",)


def test_a_draft_after_the_grand_answers_deals_everybody_the_ninth_card():
    state = after(begun("draft"), *declines(0), *(wish_grand(seat, False) for seat in SEATS))
    state = after(state, boost(0, "draft"))
    while view(state, None).phase == "choose":
        state = silence(state)
    assert (lengths(state), view(state, None).phase) == ([14] * 4, "exchange")


def test_a_mulligan_shows_its_cards_to_its_owner_alone():
    told = events(begun("mulligan"), boost(0, "mulligan"))
    (drawn,) = [each for each in told if isinstance(each, HandRedrawn)]
    assert redact(drawn, Seat(0)).cards == drawn.cards
    for seat in (Seat(1), Seat(2), Seat(3), None):
        assert (redact(drawn, seat).cards, redact(drawn, seat).deck) == (Hidden(7), Hidden(28))


# The exchange


@pytest.mark.parametrize("first", [0, 1])
def test_content_calls_a_clairvoyant_back_whoever_plays_first(first: int):
    state = all_dealt("content", "clairvoyant")
    deeds = [boost(0, "content"), boost(1, "clairvoyant")]
    state = after(state, *declines(1 - first), deeds[first], deeds[1 - first])
    assert (in_force(state), state.pools[1]) == (["content"], ("clairvoyant",))
    assert view(state, None).waiting == (0, 1, 2, 3)


def test_a_clairvoyant_sees_both_cards_of_who_is_generous():
    state = after(all_dealt("clairvoyant", "generous"), *declines(0), boost(1, "generous", to=0))
    state = after(state, boost(0, "clairvoyant"))
    state = after(state, give(1, "2b", "2r", "3k 4k"), usual(2), usual(3))
    assert dict(view(state, 0).foreseen) == {1: ("3k", "4k"), 2: ("4b",), 3: ("3r",)}
    assert lengths(after(state, usual(0))) == [15, 13, 14, 14]


def test_a_clairvoyant_sees_the_three_cards_of_the_partner():
    state = all_dealt("clairvoyant", "positive-thinking")
    state = after(state, *declines(0), boost(1, "positive-thinking"), boost(0, "clairvoyant"))
    for seat in (1, 2, 3):
        state = after(state, act(seat, "exchange", give={str((seat + 2) % 4): LOW[seat]}))
    assert dict(view(state, 0).foreseen) == {2: tuple(LOW[2])}
    assert view(state, None).waiting == (0,)


def test_tichu_is_not_called_while_a_clairvoyant_has_not_given_yet():
    state = after(all_dealt("clairvoyant"), boost(0, "clairvoyant"), usual(1), usual(2), usual(3))
    for seat in SEATS:
        assert refused(state, tichu(seat)) == "too-late-to-call"
    assert after(state, usual(0), tichu(2)).calls


def test_of_two_cards_of_a_generous_player_the_one_that_goes_back_is_named():
    state = after(all_dealt("return-to-sender", "generous"), boost(1, "generous", to=0))
    deeds = (usual(0), give(1, "2b", "2r", "3k 4k"), usual(2), usual(3))
    state = after(state, *deeds)
    assert refused(state, boost(0, "return-to-sender", from_=1)) == "bad-target"
    state = after(state, boost(0, "return-to-sender", from_=1, card="4k"))
    assert lengths(state) == [14, 14, 14, 14]
    assert "4k" in state.hands[1]
    assert "3k" in state.hands[0]


@pytest.mark.parametrize("seat", [2, 3, None])
def test_which_card_goes_back_is_seen_by_who_gave_it_and_who_refuses_it_alone(seat):
    state = after(
        all_dealt("return-to-sender", "generous", "", "njet"),
        boost(1, "generous", to=0),
        act(3, "decline"),
        usual(0),
        give(1, "2b", "2r", "3k 4k"),
        usual(2),
        usual(3),
    )
    told = events(state, boost(0, "return-to-sender", from_=1, card="4k"))
    then = after(state, boost(0, "return-to-sender", from_=1, card="4k"))
    assert then.announced
    assert b"4k" in encode([redact(each, Seat(1)) for each in told])
    assert b"4k" not in encode([redact(each, seat) for each in told])
    assert b"4k" not in encode(view(then, seat))


def test_of_three_cards_of_the_partner_the_one_that_goes_back_is_named():
    state = after(all_dealt("return-to-sender positive-thinking"), boost(0, "positive-thinking"))
    for seat in SEATS:
        state = after(state, act(seat, "exchange", give={str((seat + 2) % 4): LOW[seat]}))
    assert refused(state, boost(0, "return-to-sender", from_=1, card="2b")) == "bad-target"
    assert refused(state, boost(0, "return-to-sender", from_=2)) == "bad-target"
    state = after(state, boost(0, "return-to-sender", from_=2, card="4b"))
    assert lengths(state) == [13, 14, 15, 14]


def test_who_gets_the_mah_jong_back_leads():
    state = after(all_dealt("", "return-to-sender"), give(0, "mahjong", "2g", "2k"))
    state = after(state, *(usual(seat) for seat in (1, 2, 3)))
    assert after(state, *declines(1)).turn == 1
    state = after(state, boost(1, "return-to-sender", from_=0))
    assert (state.turn, lengths(state)) == (0, [15, 13, 14, 14])


# After the exchange


def test_a_mah_jong_that_ouvert_has_taken_does_not_go_back():
    state = after(all_dealt("", "return-to-sender", "ouvert"), give(0, "mahjong", "2g", "2k"))
    state = after(state, *(usual(seat) for seat in (1, 2, 3)), *declines(1), boost(2, "ouvert"))
    assert refused(state, boost(1, "return-to-sender", from_=0)) == "bad-target"
    assert after(state, *declines(1)).turn == 2


def test_what_goes_back_to_an_open_hand_lies_open():
    state = after(exchanged("ouvert", "return-to-sender"), *declines(1), boost(0, "ouvert"))
    (card,) = (
        each.cards.value[0] for each in state.exchanged if (each.giver, each.taker) == (0, 1)
    )
    state = after(state, boost(1, "return-to-sender", from_=0))
    shown = view(state, None).open_hands[0]
    assert shown is not None
    assert card in shown


def test_a_card_that_was_laid_open_does_not_go_back():
    state = exchanged("return-to-sender disarmament")
    (card,) = (
        each.cards.value[0] for each in state.exchanged if (each.giver, each.taker) == (1, 0)
    )
    state = after(state, boost(0, "disarmament", card=card))
    while view(state, None).phase == "choose":
        state = silence(state)
    assert refused(state, boost(0, "return-to-sender", from_=1)) == "bad-target"


def test_where_the_neighbour_has_none_of_that_rank_only_this_is_told():
    state = exchanged("disarmament")
    missing = next(
        card for card in state.hands[0] if card[0] not in {each[0] for each in state.hands[1]}
    )
    deed = boost(0, "disarmament", card=missing)
    (told,) = [each for each in events(state, deed) if hasattr(each, "counts")]
    assert told.counts == (None, 0, None, None)
    state = after(state, deed)
    assert (state.won[0], state.won[1]) == ((missing,), ())


def test_how_many_the_neighbour_has_of_that_rank_is_not_told():
    state = exchanged("disarmament")
    card = next(c for c in state.hands[0] if any(d[0] == c[0] for d in state.hands[1]))
    deed = boost(0, "disarmament", card=card)
    assert "spied" not in kinds(state, deed)
    state = after(state, deed)
    assert [view(state, seat).choose_from for seat in (0, 2, 3, None)] == [()] * 4
    assert "spied" not in kinds(state, act(1, "choose", card=view(state, 1).choose_from[0]))


def test_what_content_has_laid_away_and_disarmament_lies_on_the_same_tricks():
    state = laid_away(
        after(all_dealt("content disarmament"), boost(0, "content")), *["Kg", "Kk", "Kb", "Kr"]
    )
    state = silence(after(state, boost(0, "disarmament", card="Tg")))
    assert (state.won[0], state.won[1]) == (("Kg", "Tg"), ("Kk", "Tk"))


def test_what_is_laid_away_face_down_is_known_to_its_owner_alone():
    state = laid_away(after(all_dealt("content"), boost(0, "content")), *["Kg", "Kk", "Kb", "Kr"])
    others = [unseen(state, Seat(1), Random(number)) for number in range(4)]
    assert {other.won[1] for other in others} == {("Kk",)}
    assert len({other.won[0] for other in others}) > 1
    assert all(view(other, 1) == view(state, 1) for other in others)


def test_silence_gives_the_dragon_by_what_all_have_seen():
    laid = Given(Seat(1), Seat(1), Secret(cards("Kg"), frozenset({Seat(1)})))
    hands, won = ("dragon 2g", "3k 9k", "4b 8b", "6r 7r"), {1: "Kg", 3: "5r"}
    for exchanged, taker in (((laid,), 1), ((), 3)):
        state = table(*hands, held={}, won=won, exchanged=exchanged)
        state = silence(after(state, play(0, "dragon"), *passes(1, 2, 3)))
        assert "dragon" in state.won[taker]


# Back to the Roots


def test_roots_leave_nothing_for_boosters_that_need_a_special_card():
    held = ("roots", "rat bird-thief", "cat new-master scarecrow", "christmas confused-dragon")
    state = after(all_dealt(*held), boost(0, "roots"))
    state = silence(state)
    while state.round == 1 and not state.over:
        assert asked(state) is None
        for seat in SEATS:
            assert view(state, seat).boosters in ((), ("rat",))
        state = silence(state)


def test_after_roots_ouvert_only_opens_the_hand_and_leads():
    state = after(all_dealt("roots", "", "ouvert"), boost(0, "roots"))
    state = after(silence(state), boost(2, "ouvert"))
    assert (state.turn, lengths(state)) == (2, [13] * 4)
    assert view(state, None).open_hands[2] == state.hands[2]


def test_roots_after_ouvert_take_the_mah_jong_out_of_the_open_hand():
    state = after(exchanged("roots", "", "ouvert"), *declines(0), boost(2, "ouvert"))
    state = after(state, boost(0, "roots"))
    assert (state.turn, "mahjong" in state.removed) == (2, True)
    assert view(state, None).open_hands[2] == state.hands[2]


def test_roots_take_a_special_card_out_of_what_was_laid_away():
    state = laid_away(
        after(all_dealt("content roots"), boost(0, "content"), *declines(0)),
        *["2g", "Kk", "Kb", "dragon"],
    )
    assert state.won[3] == ("dragon",)
    state = after(state, boost(0, "roots"))
    assert (state.won[3], sorted(state.removed)) == ((), ["dog", "dragon", "mahjong", "phoenix"])


def test_who_has_laid_the_mah_jong_away_leads_after_roots_too():
    state = after(all_dealt("", "content roots"), boost(1, "content"), *declines(1))
    state = laid_away(state, *["mahjong", "Kk", "Kb", "Kr"])
    assert after(state, boost(1, "roots")).turn == 0


def test_who_is_to_lead_openly_leads_though_roots_take_the_mah_jong_from_elsewhere():
    state = after(all_dealt("content", "ouvert roots"), boost(0, "content"))
    state = laid_away(after(state, *declines(1), *declines(1)), "mahjong", "Kk", "Kb", "Kr")
    state = after(state, boost(1, "ouvert"), boost(1, "roots"))
    assert (state.turn, "mahjong" in state.removed) == (1, True)


def test_a_special_card_that_is_out_of_the_round_does_not_go_back():
    state = after(all_dealt("roots return-to-sender"), *declines(0))
    state = after(
        state, usual(0), usual(1), usual(2), give(3, "dragon", "3r", "4r"), boost(0, "roots")
    )
    assert refused(state, boost(0, "return-to-sender", from_=3)) == "bad-target"


def test_after_roots_no_special_card_disarms():
    state = after(all_dealt("roots", "", "", "disarmament"), boost(0, "roots"))
    state = silence(state)
    assert refused(state, boost(3, "disarmament", card="dragon")) == "not-in-hand"


# The first lead


def test_the_first_lead_goes_with_the_mah_jong_to_the_partner():
    state = after(exchanged("businessman"), boost(0, "businessman"))
    assert "mahjong" in state.hands[2]
    assert state.turn == 2


def test_who_is_to_lead_openly_leads_though_the_mah_jong_goes_on():
    state = after(exchanged("ouvert businessman"), boost(0, "ouvert"), boost(0, "businessman"))
    assert "mahjong" in state.hands[2]
    assert state.turn == 0
    assert view(state, None).open_hands == (state.hands[0], None, None, None)


def test_chairs_change_nothing_about_who_leads_first():
    state = after(exchanged("musical-chairs"), boost(0, "musical-chairs", a=0, b=1))
    assert state.turn == 0
    assert after(state, play(0, "mahjong")).turn == 2
