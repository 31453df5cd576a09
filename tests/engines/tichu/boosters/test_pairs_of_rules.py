"""Boosters in force together that touch the same rule: what may be played, and what beats what."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    after,
    boost,
    declines,
    passes,
    play,
    refused,
    table,
    tichu,
    view,
    with_,
)


def force(*keys: str, owner: int = 3) -> tuple[Effect, ...]:
    """Boosters that somebody has played in this round."""
    return tuple(Effect(key, Seat(owner)) for key in keys)


def kind(state: TichuState) -> tuple[str, int]:
    """What lies on the table, and how long it is."""
    assert state.top is not None
    return state.top.type, state.top.length


def meeting(
    led: str, answer: str, *keys: str, as_: str | None = None, **changes: Any
) -> TichuState:
    """Seat 0 has led `led` with these in force; seat 1 holds `answer`, and others nothing much."""
    hands = (f"{led} Kk", f"{answer} Qk", "2b Jb", "2r Jr")
    held = changes.pop("held", {})
    state = table(*hands, held=held, effects=force(*keys), **changes)
    return after(state, play(0, led, **({"as": as_} if as_ else {})))


def beats(led: str, answer: str, *keys: str, as_: str | None = None) -> str:
    """What the answer is that takes the trick; or the code for which it is refused."""
    state, deed = meeting(led, answer, *keys, as_=as_), play(1, answer)
    if deed.forbidden(state) is not None:
        return refused(state, deed)
    return after(state, deed).trick[-1].combination.type


NO = "does-not-beat"

# Another order of ranks


@pytest.mark.parametrize(
    ("led", "answer", "result"),
    [
        ("4g 6k 8b Jr", "6g 8k Jk Kb", "highways"),
        ("5g 7k 9b Qr", "7g 9k Qk Tb", "highways"),
        ("5g 7k 9b Qr", "4g 6b 8k Jk", NO),
        ("4g 6k 8b Jr", "4k 6g 8k Tb", "no-combination"),
    ],
)
def test_highways_follow_the_order_of_skat(led: str, answer: str, result: str):
    assert beats(led, answer, "skat", "highways") == result


def test_a_hole_follows_the_order_of_skat():
    state = table("8g 9k Jb Kr Tg 2k", "3k", "4b", "5r", held={0: "hole"}, effects=force("skat"))
    state = after(state, play(0, "8g 9k Jb Kr Tg", booster="hole"))
    assert (state.trick[0].combination.type, state.trick[0].combination.rank) == ("hole", 13.5)


@pytest.mark.parametrize(
    ("text", "as_", "expected"),
    [
        ("Tg Tk Tb Kr Kk", "super-full-house", "super-full-house"),
        ("Tg Tk Tb 9r 9k", "super-full-house", None),
        ("9g Jk Jb", "flowers", "flowers"),
        ("9g Tk Tb", "flowers", None),
        ("Kg Tk Tb", "flowers", "flowers"),
    ],
)
def test_what_is_next_to_what_follows_skat(text: str, as_: str, expected: str | None):
    both = force("skat", "super-full-house", "flowers")
    state = table(f"{text} 2k", "3k", "4b", "5r", effects=both)
    deed = play(0, text, as_=as_)
    if expected is None:
        assert refused(state, deed) == "no-combination"
    else:
        assert after(state, deed).trick[0].combination.type == expected


def test_a_rainbow_is_as_low_as_its_lowest_card_by_skat():
    assert beats("Jg Kk Ab Qr", "Tk Ag Kb Ar", "skat", "rainbow") == "rainbow"
    assert beats("Tg Kk Ab Qr", "Jg Qb Kr Ak", "rainbow") == "rainbow"
    assert beats("Tg Kk Ab Qr", "Jg Qb Kr Ak", "skat", "rainbow") == NO


def test_the_rat_beats_an_ace_but_no_ten_by_skat():
    for led, fits in (("Ag", True), ("Tg", False)):
        state = meeting(led, "mahjong", "skat", held={1: "rat"})
        deed = play(1, "mahjong", booster="rat")
        assert (deed.forbidden(state) is None) == fits


def test_tens_that_were_played_before_skat_are_equal_to_jacks_and_tens_no_more():
    state = table("Tg 2g", "Tk 3k", "4b", "5r", held={2: "skat"}, effects=force("equality"))
    state = after(state, play(0, "Tg"))
    assert after(state, play(1, "Tk")).trick[-1].seat == 1
    state = after(state, boost(2, "skat"))
    assert after(state, play(1, "Tk")).trick[-1].combination.rank == 13.5


# Equal ranks, and what includes another


@pytest.mark.parametrize(
    ("led", "answer", "result"),
    [
        ("6g", "6k", "single"),
        ("6g", "6k 6b", "pair"),
        ("6g 6k", "6b 6r", "pair"),
        ("6g 6k", "5k 5b 6b 6r", "run"),
        ("6g 6k 6b 6r", "7k 7b 7r", NO),
        ("6g 6k 6b 6r", "7k 7b 7r 7g", "bomb"),
        ("4g 5g 6g 7g 8g", "4k 5k 6k 7k 8k", "straight-flush"),
        ("4g 5g 6g 7g 8g", "4k 5k 6k 7k 8b 9r", NO),
    ],
)
def test_equality_and_the_trash_can_both_count_but_a_bomb_is_beaten_by_bombs_alone(
    led: str, answer: str, result: str
):
    assert beats(led, answer, "equality", "trash-can") == result


def test_equality_alone_takes_no_longer_one_and_the_trash_can_no_equal_one():
    assert beats("6g", "6k 6b", "equality") == NO
    assert beats("6g", "6k", "trash-can") == NO


def test_a_smaller_bomb_of_equal_rank_is_no_equal_one():
    assert beats("4g 5g 6g 7g 8g 9g", "5k 6k 7k 8k 9k", "equality") == NO
    assert beats("8g 8k 8b 8r", "4k 5k 6k 7k 9k", "equality") == "no-combination"


@pytest.mark.parametrize(
    ("key", "led", "answer", "kind"),
    [
        ("rainbow", "2g 9k Jb 4r", "2k 9b Jr 4g", "rainbow"),
        ("hockey", "2g 4g 7g Jg Ag", "2k 4k 7k Jk Ak 8k", "hockey"),
        ("highways", "2g 4k 6b 8r", "2k 4g 6r 8b", "highways"),
    ],
)
def test_new_combinations_of_equal_rank_beat_by_equality(
    key: str, led: str, answer: str, kind: str
):
    assert beats(led, answer, key) == NO
    assert beats(led, answer, key, "equality") == kind


@pytest.mark.parametrize(
    ("key", "led", "answer", "kind"),
    [
        ("highways", "2g 4k 6b 8r", "2k 4g 6r 8b Tk", "highways"),
        ("rainbow", "5g 6k 7b 8r", "4g 5k 6b 7r 8k", "straight"),
        ("super-full-house", "4g 4k 5b 5r", "4b 4r 5g 5k 6k 6b", "run"),
    ],
)
def test_new_combinations_may_be_included_too(key: str, led: str, answer: str, kind: str):
    assert beats(led, answer, key, "trash-can") == kind


def test_a_hole_is_included_by_the_straight_without_the_gap():
    state = table(
        "4g 5k 6b 8r 9g 2k", "4k 5b 6r 7g 8k 9k 3k", "3b", "3r",
        held={0: "hole"}, effects=force("trash-can"),
    )  # fmt: skip
    state = after(state, play(0, "4g 5k 6b 8r 9g", booster="hole"))
    assert after(state, play(1, "4k 5b 6r 7g 8k 9k")).trick[-1].combination.type == "straight"


def test_the_mah_jong_is_included_by_a_straight_that_holds_no_other():
    assert beats("mahjong", "2k 3k 4b 5r 6g", "trash-can") == NO


# Full houses

KINGS = "Kg Kk Kb 2g 2k"


def switched(led: str, answer: str, *keys: str, as_: str | None = None) -> TichuState:
    """Seat 0 has led a full house, and in this trick the pair decides."""
    hands = (f"{led} 9g", f"{answer} 3r", "4b 8b", "5r 7r")
    state = table(*hands, held={2: "full-house-switch"}, effects=force(*keys))
    deed = play(0, led, **({"as": as_} if as_ else {}))
    return after(state, deed, boost(2, "full-house-switch"))


@pytest.mark.parametrize(
    ("led", "answer", "result"),
    [
        ("6g 6k 6b 7g 7k", "8g 8k 8b 7b 7r", True),
        ("8g 8k 8b 7b 7r", "6g 6k 6b 7g 7k", False),
        ("4g 4k 4b 3g 3k", "9g 9k 9b Tg Tk", True),
    ],
)
def test_among_super_full_houses_the_triple_decides_where_the_pairs_are_equal(
    led: str, answer: str, result: bool
):
    """A lower triple with a higher pair there cannot be: the cards for it are not in the pack."""
    state = switched(led, answer, "super-full-house", as_="super-full-house")
    assert (play(1, answer).forbidden(state) is None) == result


def test_a_normal_full_house_with_the_highest_pair_does_not_beat_a_super_one():
    state = switched("4g 4k 4b 5g 5k", "2g 2k 2b Ag Ak", "super-full-house", as_="super-full-house")
    assert refused(state, play(1, "2g 2k 2b Ag Ak")) == NO


def test_after_the_switch_a_lower_pair_is_lower_for_download():
    state = table(
        "3g 3k 3b Ag Ak 9g", "Kk Kb Kr 2g 2k 3r", "4b 8b", "5r 7r",
        held={1: "download", 2: "full-house-switch"},
    )  # fmt: skip
    state = after(state, play(0, "3g 3k 3b Ag Ak"))
    slid = boost(1, "download", cards=["Kk", "Kb", "Kr", "2g", "2k"])
    assert refused(state, slid) == "bad-target"
    state = after(state, *declines(1), boost(2, "full-house-switch"))
    assert len(after(state, slid).under) == 1


# What may be played at all

BOMB6 = "8g 9g Tg Jg Qg Kg"


def test_small_forbids_bombs_of_six_out_of_turn_too():
    hands = ("3g 4g", "3k 9k", f"{BOMB6} 2b", "2r 3r")
    state = after(table(*hands, effects=force("small")), play(0, "3g"))
    assert refused(state, play(2, BOMB6)) == "restricted"
    assert after(state, play(2, "8g 9g Tg Jg Qg")).trick[-1].seat == 2
    assert view(state, 2).can_bomb


def test_small_counts_a_card_that_a_firebird_replaces():
    for text, fits in (("4g 5k 6b 8r", True), ("4g 5k 6b 8r 9g", False)):
        hands = (f"{text} 2k", "3k", "4b", "5r")
        state = table(*hands, held={0: "firebird"}, effects=force("small"))
        deed = play(0, text, booster="firebird", firebird="7")
        assert (deed.forbidden(state) is None) == fits


def test_small_forbids_a_hole_of_six():
    hands = ("4g 5k 6b 7r 9g Tk 2k", "3k", "4b", "5r")
    state = table(*hands, held={0: "hole"}, effects=force("small"))
    assert refused(state, play(0, "4g 5k 6b 7r 9g Tk", booster="hole")) == "restricted"


def test_small_forbids_teams_of_six_and_long_highways():
    for key, text in (("hockey", "2g 4g 6g 8g Tg Qg"), ("highways", "2g 4k 6b 8r Tg Qk")):
        state = table(f"{text} 3k", "3b", "4b", "5r", effects=force(key, "small"))
        assert refused(state, play(0, text)) == "restricted"


def test_small_holds_for_what_slides_under_a_longer_row():
    row, lower = "5g 6k 7b 8r 9g Tk", "2g 3k 4b 5r 6g 7k"
    state = table(f"{row} 2r", f"{lower} 3r", "4r", "8k", held={1: "download"})
    state = with_(after(state, play(0, row)), effects=force("small"))
    assert refused(state, boost(1, "download", cards=lower.split())) == "restricted"


def test_small_and_the_trash_can_take_what_includes_with_five_cards_at_most():
    assert beats("6g", "4k 5k 6b 7r 8g", "small", "trash-can") == "straight"
    assert beats("6g", "3k 4k 5k 6b 7r 8g", "small", "trash-can") == "restricted"


def test_solo_leads_neither_a_hole_nor_a_pair_with_a_firebird():
    hands = ("4g 5k 6b 8r 9g 2k", "3k", "4b", "5r")
    solo = (Effect("solo", Seat(1)),)
    state = table(*hands, held={0: "hole firebird"}, effects=solo)
    assert refused(state, play(0, "4g 5k 6b 8r 9g", booster="hole")) == "restricted"
    assert refused(state, play(0, "2k", booster="firebird", firebird="2")) == "restricted"


# No bombs


def test_red_alert_makes_a_triple_of_what_is_extended_to_four():
    hands = ("6g 6k 6b 2g", "7k 7b 7r 3k", "6r 8b", "5r 7g")
    state = table(*hands, held={2: "extend"}, effects=force("red-alert"))
    state = after(state, play(0, "6g 6k 6b"), boost(2, "extend", cards=["6r"]))
    assert kind(state) == ("triple", 4)
    assert after(state, play(1, "7k 7b 7r")).trick[-1].seat == 1


def test_red_alert_makes_a_straight_of_what_is_extended_in_one_suit():
    hands = ("4g 5g 6g 7g 8g 2k", "3k", "9g 8b", "5r")
    state = table(*hands, held={2: "extend"}, effects=force("red-alert"))
    state = after(state, play(0, "4g 5g 6g 7g 8g"), boost(2, "extend", cards=["9g"]))
    assert kind(state) == ("straight", 6)


def test_four_of_a_kind_and_a_row_are_no_rainbow_and_no_team_without_bombs_either():
    both = force("red-alert", "rainbow", "hockey")
    state = table("6g 6k 6b 6r 2k", "3k", "4b", "5r", effects=both)
    assert refused(state, play(0, "6g 6k 6b 6r", as_="rainbow")) == "no-combination"
    state = table("4g 5g 6g 7g 8g 2k", "3k", "4b", "5r", effects=both)
    assert refused(state, play(0, "4g 5g 6g 7g 8g", as_="hockey")) == "no-combination"


def test_without_bombs_four_of_a_kind_beats_no_other_combination():
    for led in ("Kg", "4g 4k", "Tg Jk Qb Kr Ag"):
        assert beats(led, "7g 7k 7b 7r", "red-alert") == NO


def test_without_bombs_four_of_a_kind_includes_a_triple_only_by_the_trash_can():
    assert beats("6g 6k", "6b 6r 7g 7k", "red-alert", "trash-can") == "run"
    assert beats("7g 7k", "7b 7r 3k", "red-alert", "trash-can") == "no-combination"


# The wish


@pytest.mark.parametrize(
    ("key", "led", "answer"),
    [
        ("rainbow", "2g 9k Jb 4r", "8g 9b Jk Qr"),
        ("highways", "2g 4k 6b 8r", "8k 4g 6k Tb"),
    ],
)
def test_a_wish_forces_no_new_combination_but_one_fulfils_it(key: str, led: str, answer: str):
    state = with_(meeting(led, answer, key), wish="8")
    assert after(state, *passes(1)).turn == 2
    assert after(state, play(1, answer)).wish is None


def test_a_wish_forces_no_stem_but_one_fulfils_it():
    state = with_(meeting("7k 7b", "6g 3r", "flowers"), wish="6")
    assert after(state, *passes(1)).turn == 2
    assert after(state, play(1, "6g")).wish is None


def test_a_wish_forces_what_equality_and_the_trash_can_let_one_play():
    for key, answer in (("equality", "6k"), ("trash-can", "6k 6b")):
        assert after(with_(meeting("6g", answer), wish="6"), *passes(1)).turn == 2
        assert refused(with_(meeting("6g", answer, key), wish="6"), *passes(1)) == "wish-binds"


def test_what_small_forbids_is_not_forced():
    row = "5g 6k 7b 8r 9g Tk"
    state = table(f"{row} 2r", "6g 7k 8k 9k Tb Jk 3r", "4r", "8b")
    state = with_(after(state, play(0, row)), wish="J")
    assert refused(state, *passes(1)) == "wish-binds"
    assert after(with_(state, effects=force("small")), *passes(1)).turn == 2


def test_a_bomb_is_not_forced_where_there_are_none():
    state = with_(meeting("Ag", "7g 7k 7b 7r"), wish="7")
    assert refused(state, *passes(1)) == "wish-binds"
    assert after(with_(state, effects=force("red-alert")), *passes(1)).turn == 2


def test_a_rat_is_not_forced_by_anything_and_its_wish_counts():
    state = meeting("dragon", "mahjong 9k", held={1: "rat"}, wish="9")
    state = after(state, play(1, "mahjong", booster="rat", wish="J"))
    assert state.wish == "J"
    assert refused(state, *passes(2)) == "wish-binds"


def test_who_ignores_the_wish_may_still_fulfil_it():
    state = with_(meeting("5g", "8k 9k"), wish="8", effects=(Effect("ignore-wish", Seat(1)),))
    assert after(state, *passes(1)).turn == 2
    assert after(state, play(1, "8k")).wish is None


# Calls


def test_a_delayed_and_insured_call_stays_so_with_the_partner():
    state = table(
        "2g 3g", "2k 3k", "2b 3b", "2r 3r",
        held={0: "super-partner insurance", 1: "delay"}, started=frozenset(),
    )  # fmt: skip
    state = after(state, tichu(0), *declines(0), boost(1, "delay"), boost(0, "insurance"))
    state = after(state, boost(0, "super-partner"))
    (call,) = state.calls
    assert (call.seat, call.win, call.loss, call.caller, call.kind) == (2, 200, 0, 0, "tichu")
