"""The computer players' boosters: each has moments in which it is played, and others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel.game import Seat, legal_actions
from engines.tichu.actions.boosters import Choose, Draft
from engines.tichu.boosters import PACK
from engines.tichu.players import LEVELS
from engines.tichu.players.plan import losers
from engines.tichu.players.senses import SENSES
from tests.engines.tichu.table import (
    GAME,
    after,
    boost,
    dealt,
    declines,
    first_step,
    give,
    passes,
    play,
    table,
    tichu,
    view,
    with_,
)


def deed(state, seat: int, level: str = "hard", number: int = 1) -> Any:
    """What the computer player on `seat` does."""
    actions = list(legal_actions(GAME, state, Seat(seat)))
    action = GAME.choose(view(state, seat), actions, level, Random(number))
    assert action in actions
    return action


def boosted(state, seat: int, level: str = "hard", number: int = 1) -> str | None:
    """The booster that it plays, or None."""
    action = deed(state, seat, level, number)
    return getattr(action, "key", None) or getattr(action, "booster", None)


def test_there_is_a_moment_for_each_booster_of_the_pack_and_for_no_other():
    assert list(SENSES) == list(PACK)


# Before the first lead


def blue(key, hands=None, grand="", seat=0, **options):
    """`seat` is asked around the exchange, and holds that booster."""
    held = [[key] if each == seat else [] for each in range(4)]
    laid = {} if hands is None else {"hands": hands}
    return dealt(**laid, grand=grand, boosters=True, held=held, booster_pile=[], **options)


def test_content_keeps_the_cards_from_the_partner_of_an_opponent_who_called():
    assert boosted(blue("content", grand="1"), 0) == "content"
    assert boosted(blue("content"), 0) is None


def test_positive_thinking_is_for_a_call_of_the_own_team():
    assert boosted(blue("positive-thinking", grand="2"), 0) == "positive-thinking"
    assert boosted(blue("positive-thinking", grand="1"), 0) is None


def test_generous_gives_an_opponent_a_card_more():
    assert deed(blue("generous"), 0).to in (1, 3)


def test_roots_leave_the_own_birds_alone():
    assert boosted(blue("roots"), 1) is None
    assert boosted(blue("roots", seat=1), 1) == "roots"
    assert boosted(blue("roots", seat=2), 2) is None


def test_a_bad_card_goes_back_to_an_opponent():
    state = blue("return-to-sender")
    state = after(state, give(0, "3g", "Ag", "4g"), give(1, "4k", "5k", "2r"))
    state = after(state, give(2, "9g", "Kb", "3b"), give(3, "3r", "5r", "4r"))
    sent = deed(state, 0)
    assert (sent.key, sent.from_ in (1, 3)) == ("return-to-sender", True)


def test_seven_bad_cards_are_exchanged_for_others():
    state = GAME.new(GAME.config({"held": [["mulligan"], ["mulligan"], [], []]}), 4, "5a" * 32)
    bad, good = (
        with_(state.state, hands=(tuple(hand.split()), *state.state.hands[1:]))
        for hand in ("2g 3k 5b 6r 8g 9k Jb", "Ag Ak 5b phoenix 8g Kk dragon")
    )
    assert boosted(bad, 0) == "mulligan"
    assert boosted(good, 0) is None


# Answers


def test_extend_is_for_going_out():
    state = table("9g 2g 2k", "9k", "Tg Tk", "Jg Jk", held={1: "extend"})
    assert boosted(after(state, play(0, "9g")), 1) == "extend"


def test_extend_does_not_make_an_opponents_bomb_of_a_good_triple():
    state = table("9g 2g 2k", "9k 9b 9r Ag", "Tg Tk", "Jg Jk", held={1: "extend"})
    assert boosted(after(state, play(0, "9g")), 1) is None


def test_download_rids_of_a_bad_card():
    state = table("9g 2g 2k", "3k Ag Kg", "Tg Tk", "Jg Jk", held={1: "download"})
    slid = deed(after(state, play(0, "9g")), 1)
    assert (slid.key, slid.cards) == ("download", ("3k",))


ON_A_PLAY = [
    ("cat", "dog 2g 3g"),
    ("defuse", "9g 9k 9b 9r 2g 3g"),
    ("scarecrow", "dragon 2g 3g"),
    ("bird-thief", "8g phoenix 2g 3g"),
    ("new-master", "Kg 2g 3g"),
]
FIRST = {"defuse": 4, "bird-thief": 2}


@pytest.mark.parametrize(("key", "hand"), ON_A_PLAY)
@pytest.mark.parametrize("seat", [1, 2])
def test_an_opponents_play_is_answered_and_not_the_partners(key, hand, seat):
    others = ["4k 4b 6b Jr"] * 3 if key != "new-master" else ["dog 4b 6b Jr"] * 3
    others = ["8k 4b 6b Jr"] * 3 if key == "bird-thief" else others
    state = table(hand, *others, held={seat: key})
    laid = " ".join(hand.split()[: FIRST.get(key, 1)])
    fields = {"phoenix": "8"} if key == "bird-thief" else {}
    state = after(state, play(0, laid, **fields))
    assert boosted(state, seat) == (key if seat == 1 else None)


@pytest.mark.parametrize("key", ["insurance", "delay"])
@pytest.mark.parametrize(("seat", "answers"), [(0, True), (2, True), (1, False)])
def test_a_call_of_the_own_team_is_insured_and_raised(key, seat, answers):
    hands = ("Ag 2g 3g", "4k 6k 8k", "5b 7b 9b", "Jr Qr Kr")
    state = after(table(*hands, held={seat: key}, started=frozenset()), tichu(0))
    assert (boosted(state, seat) == key) == answers


def test_a_thief_takes_the_best_of_an_opponent():
    hands = ("Ag 2g 3g", "4k 6k 8k", "5b 7b 9b", "Jr Qr Kr")
    held = {0: "theft", 1: "spy defuse", 2: "insurance", 3: "rainbow"}
    stolen = deed(after(table(*hands, held=held, started=frozenset()), tichu(0)), 0)
    assert (stolen.key, stolen.from_, stolen.take) == ("theft", 1, "defuse")


@pytest.mark.parametrize(
    ("announced", "by", "answered"),
    [("businessman", 0, True), ("spy", 0, False), ("businessman", 3, False)],
)
def test_njet_is_for_good_boosters_of_opponents(announced, by, answered):
    hands = ("Ag 2g 3g", "4k 6k 8k", "5b 7b 9b", "Jr Qr Kr")
    held = {by: announced, 1: "njet"}
    state = table(*hands, held=held, turn=by, no_windows=frozenset({by}))
    said = boost(by, announced, **({"rank": "A"} if announced == "spy" else {}))
    assert (boosted(after(state, said), 1) == "njet") == answered


@pytest.mark.parametrize(("hand", "switched"), [("8k 8b 8r Kk Kb 2k", True), ("8k 3k 2k", False)])
def test_the_pair_decides_where_that_beats_an_opponent(hand, switched):
    state = table("9g 9k 9b 3g 3b 5g", hand, "Tg", "Jg", held={1: "full-house-switch"})
    state = after(state, play(0, "9g 9k 9b 3g 3b"))
    assert (boosted(state, 1) == "full-house-switch") == switched


@pytest.mark.parametrize(("seat", "confused"), [(0, None), (1, "confused-dragon"), (2, None)])
def test_an_opponent_loses_the_lead_after_its_dragon(seat, confused):
    state = table("dragon 2g 3g", "4k", "5b", "6r", held={seat: "confused-dragon"})
    assert boosted(after(state, play(0, "dragon"), *passes(1, 2, 3)), seat) == confused


# Between tricks


def leads(*hands, key, **changes):
    """Seat 0 is about to lead, and may play brown boosters."""
    return table(*hands, held={0: key}, no_windows=frozenset({Seat(0)}), **changes)


LONG = "2k 3k 4b 6b 7k 8r 9k Jk"


@pytest.mark.parametrize(
    ("hand", "others", "said"),
    [
        ("2g 4g 9g Jg", LONG, "red-alert"),
        ("9g 9k 9b 9r", LONG, None),
        ("2g 4g 9g Jg", "2k 5k", None),
    ],
)
def test_bombs_are_forbidden_where_opponents_may_hold_one_and_the_own_hand_does_not(
    hand, others, said
):
    assert boosted(leads(hand, others, "Tg", others, key="red-alert"), 0) == said


def test_long_combinations_are_forbidden_to_opponents_with_many_cards():
    assert boosted(leads("2g 4g 9g Jg", LONG, "Tg", LONG, key="small"), 0) == "small"
    own = "3g 4r 5g 6r 7g 8g"
    assert boosted(leads(own, LONG, "Tg", LONG, key="small"), 0) is None
    assert boosted(leads("2g 4g 9g Jg", "5k 6k", "Tg", LONG, key="small"), 0) is None


@pytest.mark.parametrize(("leader", "said"), [(1, "solo"), (0, None)])
def test_an_opponent_with_few_cards_has_to_lead_a_single(leader, said):
    hands = ["Ag 3g 4g", "Ak 5k 5b 6k", "7b 8b", "9r Tr"]
    state = table(*hands, turn=leader, held={0: "solo"})
    state = after(state, play(leader, "Ag" if leader == 0 else "Ak"))
    state = after(state, *passes(*[(leader + step) % 4 for step in (1, 2, 3)]))
    assert boosted(state, 0) == said


@pytest.mark.parametrize(
    ("mine", "partners", "said"),
    [("2g 3k 5g 6k 8g 9k Jg", "Tg Tk", "businessman"), ("Ag Kg", "4b 5k 7g 8r Tb Jk", None)],
)
def test_who_has_called_takes_the_shorter_hand(mine, partners, said):
    state = leads(mine, "4k", partners, "5r", key="businessman", calls=((0, 100),))
    assert boosted(state, 0) == said


def test_hands_are_not_swapped_without_a_call():
    state = leads("2g 3k 5g 6k 8g 9k Jg", "4k", "Tg Tk", "5r", key="businessman")
    assert boosted(state, 0) is None


def test_a_double_win_is_announced_near_the_end_alone():
    state = leads("Ag dragon", LONG, "Tg Tk", LONG, key="double-win")
    assert boosted(state, 0) == "double-win"
    assert boosted(leads("2g 3k", "5k 6b", "Tg Tk", LONG, key="double-win"), 0) is None


def test_there_are_no_more_boosters_where_opponents_hold_the_better_ones():
    hands = ("2g 3k", "5k 6b", "Tg Tk", "4k 4b")
    quiet = {"no_windows": frozenset({Seat(0)})}
    theirs = table(*hands, held={0: "basta", 1: "defuse njet insurance"}, **quiet)
    ours = table(*hands, held={0: "basta", 2: "defuse njet insurance"}, **quiet)
    assert boosted(theirs, 0) == "basta"
    assert boosted(ours, 0) is None


# At any moment, and with cards


@pytest.mark.parametrize(
    ("key", "hand"),
    [
        ("rainbow", "2g 4k 6b 8r Tg"),
        ("hockey", "2g 4g 6g 8g Tg Jk"),
        ("highways", "3g 5k 7b 9r Jg 2k"),
        ("flowers", "5g 6k 6b Tg"),
    ],
)
def test_new_combinations_are_for_hands_that_get_shorter_by_them(key, hand):
    held = {0: key}
    assert boosted(table(hand, LONG, "Tb", LONG, held=held), 0) == key
    assert boosted(table("2g 2k 9g 9k", LONG, "Tb", LONG, held=held), 0) is None


def test_equal_cards_beat_where_nothing_else_does_and_it_matters():
    state = table("Kg 2g", "Kk 3k 4k 5k", "7b 8b", "9r Tr", held={1: "equality"}, calls=((0, 100),))
    assert boosted(after(state, play(0, "Kg")), 1) == "equality"
    higher = with_(state, hands=(state.hands[0], ("3k", "Ak"), *state.hands[2:]))
    assert boosted(after(higher, play(0, "Kg")), 1) is None


@pytest.mark.parametrize(
    ("hand", "ignored"), [("7k 7b 7g 7r 2k 9k", "ignore-wish"), ("7k 9k 9b Jk", None)]
)
def test_a_wish_is_ignored_where_it_tears_the_hand_apart(hand, ignored):
    state = table("5g 2g", hand, "Tb", "Jr", held={1: "ignore-wish"}, wish="7")
    assert boosted(after(state, play(0, "5g")), 1) == ignored


def test_spies_are_sent_late():
    assert boosted(table("2g 3k", LONG, "Tg", "5r 6g", held={0: "spy"}), 0) == "spy"
    assert boosted(table("2g 3k", LONG, "Tg", LONG, held={0: "spy"}), 0) is None


def test_a_call_goes_on_to_a_partner_who_is_nearly_out():
    hands = ("2g 4k 6g 8k Jg", LONG, "Tg", LONG)
    state = table(*hands, held={0: "super-partner"}, calls=((0, 100),))
    assert boosted(state, 0) == "super-partner"
    hands = ("dragon Ag", LONG, "Tg", LONG)
    state = table(*hands, held={0: "super-partner"}, calls=((0, 100),))
    assert boosted(state, 0) is None


def test_the_star_card_is_fetched_for_a_bomb():
    state = table("5r 6r 7r 8r 9g 2g", LONG, "9r Tg", LONG, held={0: "red-card"})
    assert deed(state, 0).card == "9g"
    state = table("2k 4k 9k", "9r 2r", "Tg", "Jg", held={0: "red-card"})
    assert boosted(state, 0) is None


def test_good_boosters_are_recycled():
    state = table("2g 3k", LONG, "Tg", LONG, held={0: "recycling"})
    assert boosted(with_(state, discards=("defuse", "spy")), 0) == "recycling"
    assert boosted(with_(state, discards=("christmas", "spy")), 0) is None


def test_a_partner_who_called_and_holds_none_is_given_a_booster():
    held = {0: "gift defuse"}
    state = table("2g 3k", LONG, "Tg 4g", LONG, held=held, calls=((2, 100),))
    assert deed(state, 0).give == "defuse"
    assert boosted(table("2g 3k", LONG, "Tg 4g", LONG, held=held), 0) is None


def test_the_firebird_fills_a_gap():
    state = table("3g 4k 5b 7r 9k", LONG, "Tg", LONG, held={0: "firebird"})
    led = deed(state, 0)
    assert (led.booster, led.firebird, len(led.cards)) == ("firebird", "6", 4)
    assert boosted(table("9g 9k", LONG, "Tg", LONG, held={0: "firebird"}), 0) is None


def test_a_straight_with_a_hole_is_played_where_it_saves_most():
    state = table("3g 4k 6b 7r 8k Jb", LONG, "Tg Jr", LONG, held={0: "hole"})
    led = deed(state, 0)
    assert (led.booster, led.as_, len(led.cards)) == ("hole", "hole", 5)
    assert boosted(table("9g 9k 4b", LONG, "Tg", LONG, held={0: "hole"}), 0) is None


def test_the_rat_bites_an_opponents_dragon_and_not_the_partners():
    state = table("dragon 2g 3k", "mahjong 4k 5k", "mahjong 6k 7k", "8k", held={1: "rat", 2: "rat"})
    state = after(state, play(0, "dragon"))
    assert boosted(state, 1) == "rat"
    assert boosted(after(state, *passes(1)), 2) is None


# Drafting, and answering what boosters ask


def drafting(level):
    """Seat 1 has called Tichu, the round is over, and it takes the first booster."""
    state = table("", "2k", "3b", "4r", places=(0,), held={}, calls=((1, 100),), turn=1)
    state = with_(state, faceup=("spy", "defuse", "rainbow", "njet"))
    state = after(state, play(1, "2k"), play(2, "3b"))
    return deed(state, 1, level)


@pytest.mark.parametrize(("level", "key"), [("easy", "spy"), ("normal", "defuse")])
def test_the_best_booster_is_drafted_but_by_the_easy_player(level, key):
    assert drafting(level) == Draft(Seat(1), key)


def test_of_drawn_cards_the_best_is_kept():
    state = first_step(boosters=True, held=[["draft"], [], [], []], booster_pile=[]).state
    state = after(state, boost(0, "draft"))
    hand, drawn = view(state, 0).hand, view(state, 0).choose_from
    assert deed(state, 0).card == min(drawn, key=lambda card: losers((*hand, card)))
    assert len(drawn) == 4


def test_of_cards_that_have_to_be_laid_the_least_missed_goes():
    state = blue("disarmament")
    state = after(state, give(0, "5g", "Ag", "3g"), give(1, "Ak", "2b", "2r"))
    state = after(state, give(2, "3b", "5b", "4b"), give(3, "3r", "4r", "5r"))
    state = after(state, boost(0, "disarmament", card="5b"))
    assert deed(state, 1).card == "5g"


def test_nothing_is_given_back_for_a_gift():
    state = table("2g 3k", LONG, "Tg 4g", LONG, held={0: "gift defuse", 2: "spy"})
    state = after(state, boost(0, "gift", give="defuse"))
    assert deed(state, 2) == declines(2)[0]


def test_a_confused_dragon_leads_to_the_opponent_with_more_cards():
    state = table("dragon 2g 3g", "4k", "5b", "6r 7r", held={1: "confused-dragon"})
    state = after(state, play(0, "dragon"), *passes(1, 2, 3), boost(1, "confused-dragon"))
    assert deed(state, 0) == Choose(Seat(0), to=3)


def test_who_holds_an_insurance_calls_sooner():
    hand = "dragon 3k 3b Kg Kk Qg Qk Jg Jk Tg Tk 9g 9k 2b"
    state = table(hand, LONG, LONG, LONG, started=frozenset(), held={0: "insurance"})
    assert deed(state, 0) == tichu(0)
    assert deed(with_(state, pools=((), (), (), ())), 0) != tichu(0)


# Levels


def test_hard_overlooks_nothing_and_the_others_now_and_then():
    state = after(table("dog 2g 3g", "4k 6k", "5b", "6r", held={1: "cat"}), play(0, "dog"))
    seen = {
        level: sum(boosted(state, 1, level, number) == "cat" for number in range(60))
        for level in LEVELS
    }
    assert seen["hard"] == 60 > seen["normal"] > seen["easy"] > 0


def test_a_window_tells_who_has_done_what_may_be_answered():
    state = table("dragon 2g 3g", "4k", "5b", "6r", held={1: "confused-dragon scarecrow"})
    state = after(state, play(0, "dragon"))
    assert view(state, 1).window.cause == 0
    state = after(state, *declines(1), *passes(1, 2, 3))
    assert (view(state, 1).window.trigger, view(state, 1).window.cause) == ("dragon-won", 0)
