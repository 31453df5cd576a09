"""Red boosters that change the cards of a play: Extend and Bird Thief."""

from __future__ import annotations

import pytest

from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from engines.tichu.state import TichuState
from tests.engines.tichu.table import (
    after,
    boost,
    cards,
    declines,
    kinds,
    may,
    passes,
    play,
    refused,
    table,
    tichu,
    view,
    with_,
)


def top(state: TichuState) -> tuple[str, float, int]:
    """What lies there: its type, rank and length."""
    assert state.top is not None
    return state.top.type, state.top.rank, state.top.length


def hand(state: TichuState, seat: int) -> set[str]:
    return set(state.hands[seat])


def in_force(*keys: str) -> tuple[Effect, ...]:
    """Boosters that seat 1 has played."""
    return tuple(Effect(key, Seat(1)) for key in keys)


def extend(seat: int, text: str, **fields: str):
    return boost(seat, "extend", cards=text.split(), **fields)


# Extend


def extending(led: str, added: str, **changes) -> TichuState:
    """Seat 0 leads `led`; seat 2 holds Extend, and these cards."""
    hands = (f"{led} 2g Qg", "3k 9k Ak", f"{added} Jb Qb", "3r 9r Ar")
    return after(table(*hands, held={2: "extend"}, **changes), play(0, led))


def test_a_play_of_another_player_may_be_extended():
    state = after(extending("6g", "6k"), extend(2, "6k"))
    assert top(state) == ("pair", 6, 2)
    assert hand(state, 2) == {"Jb", "Qb"}


def test_the_extended_combination_still_belongs_to_its_player():
    state = after(extending("6g", "6k"), extend(2, "6k"))
    assert view(state, None).trick.owner == 0
    assert state.turn == 1


def test_who_has_not_beaten_the_extended_combination_loses_it_to_its_owner():
    state = after(extending("6g", "6k"), extend(2, "6k"), *passes(1, 2, 3))
    assert sorted(state.won[0]) == ["6g", "6k"]
    assert state.turn == 0


@pytest.mark.parametrize(
    ("led", "added", "result"),
    [
        ("6g", "6k 6b", ("triple", 6, 3)),
        ("6g 6k", "5b 5r", ("run", 6, 4)),
        ("6g 6k", "8b 8r 8k", ("full-house", 8, 5)),
        ("6g", "7k 8k 9b Tk", ("straight", 10, 5)),
        ("3g 4k 5g 6b 7g", "8k", ("straight", 8, 6)),
        ("6g", "phoenix", ("pair", 6, 2)),
        ("mahjong", "2k 3b 4k 5k", ("straight", 5, 5)),
    ],
)
def test_any_larger_combination_may_result(led, added, result):
    assert top(after(extending(led, added), extend(2, added))) == result


def test_a_single_phoenix_may_be_extended():
    state = after(extending("phoenix", "8k"), extend(2, "8k"))
    assert top(state) == ("pair", 8, 2)


def test_a_bomb_may_result():
    told = kinds(extending("6g 6k 6b", "6r"), extend(2, "6r"))
    state = after(extending("6g 6k 6b", "6r"), extend(2, "6r"))
    assert top(state) == ("bomb", 6, 4)
    assert "bombed" in told


def test_four_of_a_kind_with_the_phoenix_is_nothing():
    assert refused(extending("6g 6k 6b", "phoenix"), extend(2, "phoenix")) == "no-combination"


def test_no_more_than_four_cards_are_added():
    state = extending("2k", "3k 4b 5b 6k 7k")
    assert top(after(state, extend(2, "3k 4b 5b 6k"))) == ("straight", 6, 5)
    assert refused(state, extend(2, "3k 4b 5b 6k 7k")) == "bad-target"


def test_cards_that_make_no_combination_are_refused():
    assert refused(extending("6g", "8k"), extend(2, "8k")) == "no-combination"
    assert refused(extending("6g", "6k"), extend(2, "6b")) == "not-in-hand"
    assert refused(extending("6g", "6k"), extend(2, "6k 6k")) == "not-in-hand"


@pytest.mark.parametrize("fields", [{}, {"cards": []}, {"cards": ["6k"], "wish": "9"}])
def test_it_is_played_with_cards_and_wishes_only_with_the_mah_jong(fields):
    with pytest.raises(IllegalAction, match="malformed"):
        boost(2, "extend", **fields)


@pytest.mark.parametrize("led", ["dog", "dragon"])
def test_nobody_is_asked_about_what_cannot_be_extended(led):
    assert extending(led, "6k").waits == ()


def test_the_own_play_is_not_extended():
    state = table("6g 6k 2g", "3k", "Jb", "3r", held={0: "extend"})
    assert after(state, play(0, "6g")).turn == 1


def test_extend_counts_as_the_first_card():
    state = after(extending("6g", "6k", started=frozenset({1})), extend(2, "6k"))
    assert state.started == {0, 1, 2}
    assert refused(state, tichu(2)) == "too-late-to-call"


def test_extend_is_free_of_a_wish():
    state = after(extending("6g", "6k 9b", wish="9"), extend(2, "6k"))
    assert top(state) == ("pair", 6, 2)
    assert state.wish == "9"


def test_extend_can_fulfil_a_wish():
    state = extending("8g 8k", "9b 9r", wish="9")
    assert "wish-done" in kinds(state, extend(2, "9b 9r"))
    assert after(state, extend(2, "9b 9r")).wish is None


def test_who_extends_by_the_mah_jong_may_wish():
    state = extending("2k 3g 4k 5g 6k", "mahjong")
    assert after(state, extend(2, "mahjong", wish="A")).wish == "A"


def test_the_phoenix_is_named_where_its_place_is_open():
    state = extending("9g 9k", "8b 8r phoenix")
    assert top(after(state, extend(2, "8b 8r phoenix"))) == ("full-house", 9, 5)
    assert top(after(state, extend(2, "8b 8r phoenix", phoenix="8"))) == ("full-house", 8, 5)


def test_one_may_go_out_by_it():
    state = table("6g 2g", "3k 9k", "6k", "3r 9r", held={2: "extend"})
    state = after(state, play(0, "6g"), extend(2, "6k"))
    assert state.places == (2,)
    assert state.turn == 1


def test_who_has_played_goes_out_before_who_has_added_to_it():
    state = table("6g", "3k 9k", "4b 6k", "6r", held={3: "extend"})
    state = after(state, play(0, "6g"), extend(3, "6r"))
    assert state.places == (0, 3)


def test_the_partner_who_goes_out_second_by_it_ends_the_round():
    state = table("6g", "3k 9k", "6k", "3r 9r", held={2: "extend"})
    state = after(state, play(0, "6g"), extend(2, "6k"))
    assert state.scores == (200, 0)


def test_small_is_beautiful_binds_what_results():
    state = extending("3g 4k 5g 6b 7g", "8k")
    state = with_(state, effects=in_force("small"))
    assert refused(state, extend(2, "8k")) == "restricted"
    with pytest.raises(IllegalAction, match="restricted: small"):
        after(state, extend(2, "8k"))


def test_a_lead_that_was_extended_uses_up_solo_initiative():
    state = with_(extending("6g", "6k"), effects=in_force("solo"))
    state = after(state, extend(2, "6k"))
    assert [each.stage for each in state.effects] == [1]


def test_a_stem_with_its_flower_is_gathered_whole_when_it_was_extended():
    state = table(
        "5k 5b 2k", "4g 3k", "5r 9b", "Ar 9r", held={2: "extend"}, effects=in_force("flowers")
    )
    state = after(state, play(0, "5k 5b"), *declines(2), play(1, "4g"), extend(2, "5r"))
    assert top(state) == ("flowers", 5, 4)
    state = after(state, *passes(2, 3, 0))
    assert sorted(state.won[1]) == sorted(cards("5k 5b 4g 5r"))


def test_what_is_offered_is_little_and_allowed():
    state = extending("6g", "6k 6b 7k 8k 9b Tk phoenix")
    offered = [deed for deed in may(state, 2) if "extend" in repr(deed)]
    assert 1 < len(offered) <= 8
    for deed in offered:
        assert len(after(state, deed).trick) == 2


# Bird Thief


def stealing(led: str, held: str, **fields: str) -> TichuState:
    """Seat 0 leads `led`; seat 3 holds Bird Thief, and these cards."""
    hands = (f"{led} 2g Qg", "3k 9k Ak", "4b Jb Qb", f"{held} 3r")
    return after(table(*hands, held={3: "bird-thief"}), play(0, led, **fields))


def thief(seat: int, card: str):
    return boost(seat, "bird-thief", card=card)


def test_the_thief_takes_the_phoenix_for_a_card_of_its_rank():
    state = after(stealing("6g phoenix", "6k"), thief(3, "6k"))
    assert hand(state, 3) == {"phoenix", "3r"}
    assert view(state, None).trick.plays[0].combination.cards == ("6g", "6k")


def test_the_rank_that_was_named_counts():
    state = stealing("Ag Ak phoenix 9g 9k", "9b Ab", phoenix="9")
    assert refused(state, thief(3, "Ab")) == "bad-target"
    state = after(state, thief(3, "9b"))
    assert top(state) == ("full-house", 9, 5)
    assert "phoenix" in hand(state, 3)


def test_type_and_rank_stay_and_it_becomes_no_bomb():
    state = after(stealing("6g 7g 8g 9g phoenix", "Tg", phoenix="T"), thief(3, "Tg"))
    assert top(state) == ("straight", 10, 5)
    triple = after(stealing("6g 6k phoenix", "6b"), thief(3, "6b"))
    assert top(triple) == ("triple", 6, 3)


def test_a_single_phoenix_cannot_be_stolen():
    assert stealing("phoenix", "6k").waits == ()


def test_the_thief_counts_as_having_played():
    state = with_(stealing("6g phoenix", "6k"), started=frozenset({0}))
    state = after(state, thief(3, "6k"))
    assert state.started == {0, 3}


def test_the_thief_needs_the_card():
    assert refused(stealing("6g phoenix", "7k"), thief(3, "6k")) == "not-in-hand"


def test_the_theft_is_possible_in_the_window_of_the_play_alone():
    state = after(stealing("6g phoenix", "6k"), *declines(3), *passes(1))
    assert refused(state, thief(3, "6k")) == "booster-not-now"


def test_the_thiefs_card_fulfils_a_wish():
    state = with_(stealing("6g phoenix", "6k"), wish="6")
    assert after(state, thief(3, "6k")).wish is None
