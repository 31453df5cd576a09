"""The pile, what lies face up, and how boosters are drafted."""

from __future__ import annotations

from engines.kernel.secret import redact
from engines.tichu.boosters import PACK
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    dealt,
    events,
    first_step,
    play,
    refused,
    silence,
    table,
    tichu,
    view,
)

PILE = ("gift", "skat", "basta", "small", "solo", "spy", "equality", "rainbow", "insurance")
NINE = list(PILE)


def pick(seat, key):
    return act(seat, "draft", key=key)


def grand(callers, **options):
    """All 14 cards are dealt, and these seats have called Grand Tichu."""
    return dealt(grand=callers, **{"boosters": True, "booster_pile": NINE, **options})


def ended(calls=((0, 100),), **changes):
    """Seat 0 is about to end a round; it has called Tichu, unless `calls` says otherwise."""
    values = {
        "places": (2, 3),
        "calls": calls,
        "boosters": True,
        "faceup": PILE[:4],
        "pile": PILE[4:],
        "target": 2000,
    }
    return table("2g", "2k 3k", "", "", **{**values, **changes})


# The pile


def test_four_lie_face_up_and_nobody_holds_any():
    state = first_step(boosters=True).state
    assert len(state.faceup) == 4
    assert state.pools == ((), (), (), ())
    assert sorted((*state.faceup, *state.pile)) == sorted(PACK)


def test_the_pile_is_shuffled_by_the_seed():
    state = first_step(boosters=True).state
    assert (*state.faceup, *state.pile) != tuple(PACK)
    other = GAME.new(GAME.config({}), 4, "0" * 64).state
    assert other.pile != state.pile
    assert GAME.new(GAME.config({}), 4, "0" * 64).state.pile == other.pile


def test_a_pile_that_is_laid_is_not_shuffled():
    state = first_step(boosters=True, booster_pile=NINE).state
    assert (state.faceup, state.pile) == (PILE[:4], PILE[4:])


def test_what_is_held_at_the_start_is_not_in_the_pile():
    state = first_step(boosters=True, held=[["njet"], [], ["spy"], []]).state
    assert not {"njet", "spy"} & {*state.faceup, *state.pile}


def test_plain_tichu_has_no_boosters():
    state = first_step(boosters=False, booster_pile=NINE, held=[["spy"], [], [], []]).state
    assert (state.faceup, state.pile, state.pools) == ((), (), ((),) * 4)


def test_nobody_sees_the_pile():
    shown = view(first_step(boosters=True).state, 0)
    assert not hasattr(shown, "pile")


# After a Grand Tichu


def test_after_a_grand_tichu_all_draft_as_soon_as_all_cards_are_dealt():
    state = grand("1")
    assert [len(hand) for hand in state.hands] == [14] * 4
    assert GAME.waiting_on(state) == {1}
    assert GAME.deadlines(state)[0].seconds == 30
    assert (view(state, 1).phase, view(state, 1).choose_from) == ("draft", PILE[:4])
    assert view(state, 0).choose_from == ()


def test_the_caller_picks_first_then_the_others_in_playing_order():
    state = grand("1")
    for seat, key in ((1, "small"), (2, "gift"), (3, "basta"), (0, "skat")):
        assert GAME.waiting_on(state) == {seat}
        state = after(state, pick(seat, key))
    assert state.pools == (("skat",), ("small",), ("gift",), ("basta",))
    assert view(state, 0).phase == "exchange"


def test_of_two_grand_calls_the_first_seat_picks_first():
    assert GAME.waiting_on(grand("13")) == {1}


def test_then_four_new_ones_are_turned_up():
    state = grand("1")
    for _ in range(4):
        state = silence(state)
    assert (state.faceup, state.pile) == (PILE[4:8], PILE[8:])


def test_silence_takes_the_first_that_lies_there():
    state = silence(grand("3"))
    assert state.pools[3] == ("gift",)


def test_one_takes_what_lies_face_up_and_only_when_asked():
    state = grand("1")
    assert refused(state, pick(1, "solo")) == "bad-target"
    assert refused(state, pick(0, "gift")) == "not-your-turn"
    assert refused(after(state, pick(1, "gift")), pick(2, "gift")) == "bad-target"


def test_the_pick_is_told():
    (told,) = [e for e in events(grand("1"), pick(1, "small")) if hasattr(e, "key")]
    assert (type(told).__struct_config__.tag, told.seat, told.key) == (
        "booster-drafted",
        1,
        "small",
    )


def test_without_a_call_nobody_drafts():
    assert view(grand(""), 0).phase == "exchange"


# After a small Tichu


def test_after_a_small_tichu_all_draft_at_the_end_of_the_round():
    state = after(ended(), play(0, "2g"))
    assert (state.round, GAME.waiting_on(state)) == (1, {0})
    assert state.scores != (0, 0)
    for seat, key in ((0, "small"), (1, "gift"), (2, "basta"), (3, "skat")):
        assert GAME.waiting_on(state) == {seat}
        state = after(state, pick(seat, key))
    assert state.round == 2
    assert state.faceup == PILE[4:8]


def test_who_called_first_picks_first_whether_it_succeeded_or_not():
    state = after(ended(calls=((3, 100), (0, 100))), play(0, "2g"))
    assert GAME.waiting_on(state) == {3}


def test_there_is_one_draft_a_round():
    state = after(ended(drafted=True), play(0, "2g"))
    assert state.round == 2


def test_a_grand_tichu_is_not_drafted_for_at_the_end():
    assert after(ended(calls=((0, 200),)), play(0, "2g")).round == 2


def test_there_is_no_draft_after_the_end_of_the_game():
    state = after(ended(scores=(0, 2000)), play(0, "2g"))
    assert state.over
    assert GAME.waiting_on(state) == frozenset()


def test_what_was_played_in_the_round_is_discarded_before():
    state = table(
        "2g", "2k 3k", "", "", places=(2, 3), calls=((0, 100),), faceup=PILE[:4], target=2000,
        held={0: "rainbow"},
    )  # fmt: skip
    state = after(state, act(0, "booster", key="rainbow"), play(0, "2g"))
    assert (state.effects, state.discards) == ((), ("rainbow",))
    for _ in range(4):
        state = silence(state)
    assert state.faceup == ("rainbow",)


def test_chairs_are_changed_back_before_the_draft():
    state = after(ended(order=(0, 3, 2, 1)), play(0, "2g"))
    state = silence(state)
    assert GAME.waiting_on(state) == {1}


def test_nobody_calls_tichu_once_the_round_is_over():
    state = after(ended(started={0}), play(0, "2g"))
    assert refused(state, tichu(1)) == "too-late-to-call"


# When boosters run out


def test_an_empty_pile_is_made_of_the_discarded_ones():
    state = ended(pile=("solo",), discards=("spy", "equality", "rainbow", "insurance"))
    state = after(state, play(0, "2g"))
    for _ in range(3):
        state = silence(state)
    told = events(state, pick(3, state.faceup[0]))
    (turned,) = [each for each in told if hasattr(each, "reshuffled")]
    state = silence(state)
    assert turned.reshuffled
    assert (len(state.faceup), len(state.pile), state.discards) == (4, 1, ())
    assert state.faceup[0] == "solo"
    assert not isinstance(redact(turned, 0).pile, tuple)


def test_fewer_than_four_go_to_who_comes_first():
    state = after(ended(faceup=PILE[:2], pile=()), play(0, "2g"))
    state = silence(silence(state))
    assert state.round == 2
    assert [len(pool) for pool in state.pools] == [1, 1, 0, 0]
    assert state.faceup == ()


def test_where_there_are_none_there_is_no_draft():
    assert after(ended(faceup=(), pile=()), play(0, "2g")).round == 2


def test_what_was_used_since_the_pile_ran_out_is_turned_up_before_a_draft():
    state = ended(faceup=(), pile=(), discards=("spy", "equality", "rainbow", "insurance", "rat"))
    state = after(state, play(0, "2g"))
    assert (view(state, 0).phase, len(state.faceup), len(state.pile)) == ("draft", 4, 1)
    for _ in range(4):
        state = silence(state)
    assert [len(pool) for pool in state.pools] == [1, 1, 1, 1]
    assert (len(state.faceup), state.round) == (1, 2)


def test_what_lies_face_up_is_made_up_to_four_before_a_draft():
    state = ended(faceup=PILE[:1], pile=PILE[1:2], discards=("rat", "spy", "cat"))
    state = after(state, play(0, "2g"))
    assert (state.faceup[:2], len(state.faceup), state.discards) == (PILE[:2], 4, ())
