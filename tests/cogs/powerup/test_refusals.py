"""What is said to somebody who asks for what cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES
from engines.kernel.errors import IllegalAction, Refused
from engines.poker.betting import BettingReason
from engines.powerup.reasons import PowerUpReason
from engines.powerup.state import PowerUpState
from tests.cogs.powerup.board import FACE, answer, seen
from tests.engines.powerup.table import after, finish, rich, table, to_flop, to_turn

Made = Callable[[], PowerUpState]


def thin(state: PowerUpState, cards: int) -> PowerUpState:
    """Only so many cards are left in the deck."""
    return replace(state, deck=state.deck[:cards], gone=state.deck[cards:])


def short_all_in() -> PowerUpState:
    """Seat 0 has raised, and faces an all-in that is less than a full raise."""
    return after(table(stacks=(1000, 105, 1000)), "raise 100, all-in, call")


def on_a_shielded_flop() -> PowerUpState:
    """Seat 1 is all-in on the flop, seat 2 is to act and may disintegrate."""
    return after(to_flop(rich("", "", "disintegrate")), "all-in")


CASES: dict[str, tuple[Made, int, str, str]] = {
    "not-your-turn": (
        table,
        1,
        "call",
        "It is ann's turn. You act when the turn comes round to you.",
    ),
    "cannot-check": (
        table,
        0,
        "check",
        "You cannot check: the bet is 50, and 0 of yours lies there."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "nothing-to-call": (
        lambda: to_flop(table()),
        1,
        "call",
        "There is nothing to call: you can check."
        " Now you can: check, raise to 50 at least, 1445 at most.",
    ),
    "raise-closed": (
        short_all_in,
        0,
        "raise 300",
        "You cannot raise again: since you acted the bet has not risen by a full raise."
        " Now you can: fold, call for 30.",
    ),
    "bet-too-small": (
        table,
        0,
        "raise 60",
        "60 is too little. The least is 100."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "not-enough-chips": (
        table,
        0,
        "raise 1500",
        "1500 is more than you have: all-in is 1495."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "no-such-power": (
        lambda: rich("intel"),
        0,
        "emp",
        "You do not hold EMP. You hold: Intel."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most, play Intel.",
    ),
    "no-energy": (
        lambda: table("reload", energy=4),
        0,
        "reload As",
        "Reload costs 5 energy, and you have 4."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "emp-active": (
        lambda: after(rich("emp deploy"), "emp"),
        0,
        "deploy",
        "An EMP is at work: nobody plays a power in this betting round."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "limit-reached": (
        lambda: after(rich("deploy deploy deploy"), "deploy, deploy"),
        0,
        "deploy",
        "Deploy was played twice in this hand, by whomever: that is the limit."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "shielded": (
        on_a_shielded_flop,
        2,
        "disintegrate 7d",
        "7♦\ufe0e is shielded: somebody went all-in while it lay there."
        " Now you can: fold, call for 1445.",
    ),
    "not-this-round": (
        lambda: to_turn(rich("", "disintegrate")),
        1,
        "disintegrate 7d",
        "7♦\ufe0e came in an earlier betting round: only cards of this one can be destroyed."
        " It can hit: J♣\ufe0e."
        " Now you can: check, raise to 50 at least, 1445 at most, play Disintegrate.",
    ),
    "nothing-to-clone": (
        lambda: rich("clone"),
        0,
        "clone",
        "There is nothing to copy: nobody has played a power in this hand yet."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "clone-of-clone": (
        lambda: after(rich("intel clone clone"), "intel, clone"),
        0,
        "clone",
        "The power played last was itself a Clone, and that cannot be copied."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "no-target": (
        lambda: to_flop(rich("", "disintegrate")),
        1,
        "disintegrate As",
        "A♠\ufe0e does not lie on the board. It can hit: 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e."
        " Now you can: check, raise to 50 at least, 1445 at most, play Disintegrate.",
    ),
    "already-active": (
        lambda: after(rich("intel intel"), "intel"),
        0,
        "intel",
        "Your Intel works already, to the end of the hand."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "deck-guard": (
        lambda: thin(rich("deploy"), 5),
        0,
        "deploy",
        "The deck is too thin for that: its 5 cards are needed for the board."
        " Now you can: fold, call for 50, raise to 100 at least, 1495 at most.",
    ),
    "all-in-closed": (
        lambda: after(rich("", "deploy", strict_all_in=True), "all-in"),
        1,
        "deploy",
        "Somebody is all-in, and at this table Deploy is closed then."
        " Now you can: fold, call for 1470.",
    ),
    "choice-pending": (
        lambda: after(rich("scanner"), "scanner"),
        0,
        "call",
        "First things first: The next two cards are 2♣\ufe0e 7♦\ufe0e. Keep both, or discard both?",
    ),
}
"""By code: how the table stands, who asks for what, and the answer."""


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_says_why_and_what_can_be_done(code):
    made, seat, words, expected = CASES[code]
    assert answer(made(), seat, words) == (code, expected)


@pytest.mark.parametrize("code", CASES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_refusal_is_told_in_the_presser_s_language(code, language):
    made, seat, words, expected = CASES[code]
    _, said = answer(made(), seat, words, language)
    assert said
    assert said != expected
    assert not set(said.split()) & {"you", "the", "You"}


def test_every_code_of_the_game_is_asked_for_here():
    codes = {*map(str, PowerUpReason), *map(str, BettingReason), Refused.NOT_YOUR_TURN.value}
    assert set(CASES) == codes - {"bet-too-large"}, "no limit: no bet is too large"


def test_the_common_refusals_are_left_to_the_house():
    for reason in (Refused.MALFORMED, Refused.GAME_OVER, Refused.TOO_LATE):
        assert FACE.refusal(seen(table(), 0), {}, IllegalAction(reason)) is None
        assert FACE.refusal(seen(table()), {}, IllegalAction(reason)) is None


# Not one's turn, for different reasons


def not_yet(state: PowerUpState, seat: int) -> str:
    return answer(state, seat, "call")[1]


def test_who_has_folded_is_told_when_they_are_in_again():
    assert not_yet(after(table(), "fold"), 0) == (
        "You have folded, and are in again when the next hand begins. It is \\*ben\\*'s turn."
    )


def test_who_is_all_in_is_told_that_the_cards_decide():
    said = not_yet(after(table(), "all-in"), 0)
    assert said.startswith("You are all-in: the cards decide now")


def test_who_has_no_chips_is_told_that_they_are_out():
    hands = ("2h 7c", "Ks Kd", "Qs Qd")
    state = finish(after(table(hands=hands, deck="3c 4d 9h Jc Ts", stacks=(50, 1000, 900)), "call"))
    assert state.to_act is not None
    assert not_yet(state, 0) == "You are out of the game: you have no chips left."


# Raises that cannot be


def test_whose_chips_do_no_more_than_call_is_told_so():
    state = after(table(stacks=(1000, 105, 1000)), "raise 300")
    code, said = answer(state, 1, "raise 130")
    assert code == "bet-too-small"
    assert said == (
        "You cannot raise: your 105 chips do no more than call. Now you can: fold, call for 105."
    )


def test_nobody_raises_when_all_others_are_all_in():
    state = after(table(stacks=(1000, 105, 150)), "raise 100, all-in, all-in")
    code, said = answer(state, 0, "raise 400")
    assert code == "raise-closed"
    assert said.startswith("You cannot raise: all others are all-in, so nobody could call it.")


def test_a_raise_that_can_only_be_all_in_has_one_bound():
    state = table(stacks=(80, 1000, 1000))
    assert "raise all-in, to 80." in answer(state, 0, "raise 60")[1]


@pytest.mark.parametrize("to", ["-5", "0", "1", "49", "99"])
def test_too_little_is_too_little_however_little(to):
    code, said = answer(table(), 0, f"raise {to}")
    assert code == "bet-too-small"
    assert said.startswith(f"{to} is too little. The least is 100")


def test_an_absurd_sum_is_not_read_out_in_full():
    code, said = answer(table(), 0, f"raise {'9' * 18}")
    assert code == "not-enough-chips"
    assert said.startswith(f"{'9' * 12} is more than you have")


# Targets that cannot be


def test_a_target_that_has_gone_is_named_with_those_that_are_left():
    state = after(to_flop(rich("", "disintegrate disintegrate")), "disintegrate 7d")
    code, said = answer(state, 1, "disintegrate 7d")
    assert code == "no-target"
    assert said.startswith("7♦\ufe0e does not lie on the board. It can hit: 2♣\ufe0e 8♥\ufe0e.")


def test_before_the_flop_there_is_nothing_to_destroy():
    code, said = answer(rich("disintegrate"), 0, "disintegrate 7d")
    assert code == "no-target"
    assert said.startswith("No card of this betting round lies on the board.")


def test_only_own_cards_are_reloaded():
    code, said = answer(rich("reload"), 0, "reload Ks As")
    assert code == "no-target"
    assert said.startswith("You do not hold K♠\ufe0e. Your cards: A♠\ufe0e A♦\ufe0e.")


def test_a_reload_names_one_card_or_both():
    for words in ("reload", "reload As As", "reload As Ad Ks"):
        code, _ = answer(rich("reload"), 0, words)
        assert code == "no-target"
    assert answer(rich("reload"), 0, "reload As As")[1].startswith(
        "Choose one of your two cards, or both: A♠\ufe0e A♦\ufe0e."
    )


def test_where_all_show_a_card_nobody_is_x_rayed():
    code, said = answer(after(rich("x-ray x-ray"), "x-ray"), 0, "x-ray")
    assert code == "no-target"
    assert said.startswith("Every opponent in the hand shows a card already.")


def test_only_a_card_on_offer_is_picked():
    state = after(rich("engineer"), "engineer")
    assert answer(state, 0, "pick As") == (
        "no-target",
        "A♠\ufe0e is not on offer. Which of 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e comes next? The others go.",
    )


def test_nothing_is_picked_where_nothing_is_asked():
    code, said = answer(rich("engineer"), 0, "pick As")
    assert code == "no-target"
    assert said.startswith("There is nothing to choose at the moment. Now you can: fold,")


def test_another_answer_than_the_one_that_is_asked_is_told_what_to_choose():
    state = after(rich("upgrade"), "upgrade")
    code, said = answer(state, 0, "keep")
    assert code == "choice-pending"
    assert said == (
        "First things first: You drew a third card. Which one goes: A♠\ufe0e A♦\ufe0e 2♣\ufe0e?"
    )


def test_who_holds_no_power_is_told_so():
    assert answer(table(), 0, "emp")[1].startswith("You do not hold EMP. You hold no power.")
