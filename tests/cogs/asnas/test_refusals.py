"""What is said to somebody who asks for what cannot be."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from engines.asnas.actions import AsNasReason
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat, apply
from tests.cogs.asnas.board import FACE, HANDS, seen
from tests.engines.asnas.table import GAME, after, table

CASES = {
    "not-your-turn": ("", 0, "raise"),
    "already-looked": ("look", 1, "look"),
    "nothing-to-call": ("call call call", 0, "call"),
    "bet-to-match": ("raise", 2, "hold"),
    "raise-cap": ("raise raise raise look", 0, "raise"),
    "match-over": ("fold fold fold", 1, "look"),
}
"""By code: what was done before, who then asks, and for what. 1 acts first, 0 deals."""

ANSWERS = {
    "not-your-turn": "It is \\*ben\\*'s turn. You act when the turn comes round to you.",
    "already-looked": "You have already looked at your cards in this deal."
    " Now you can: call for 1 point, raise to 2, fold.",
    "nothing-to-call": "There is nothing to call: your bet is the highest already."
    " Now you can: look at your cards, hold for free, raise to 2, fold.",
    "bet-to-match": "You cannot hold: your bet is 0, and the highest is 2."
    " Now you can: look at your cards, call for 2 points, raise to 3, fold.",
    "raise-cap": "You cannot raise: no bet goes above 4. Now you can: call for 3 points, fold.",
    "match-over": "This game is over. The players can press Rematch to play again.",
}


def answer(code: str, language: str = "en") -> str | None:
    """What somebody is told who asks for what is refused with `code`."""
    deeds, seat, deed = CASES[code]
    state = after(table(HANDS, deals=1), deeds)
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(Seat(seat), {"type": deed}))
    assert caught.value.reason == code
    return FACE.refusal(seen(state, seat=seat, language=language), {"type": deed}, caught.value)


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_says_why_and_what_can_be_done(code):
    assert answer(code) == ANSWERS[code]


@pytest.mark.parametrize("code", CASES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_refusal_is_told_in_the_presser_s_language(code, language):
    said = answer(code, language)
    assert said
    assert said != ANSWERS[code]


def test_every_code_of_the_game_is_asked_for_here():
    assert set(CASES) == {reason.value for reason in AsNasReason} | {Refused.NOT_YOUR_TURN.value}


def test_who_has_folded_is_told_when_they_are_in_again():
    state = after(table(HANDS), "fold")
    said = FACE.refusal(seen(state, seat=1), {}, IllegalAction(Refused.NOT_YOUR_TURN))
    assert said.startswith("You have folded, and are in again when the next deal begins.")
    assert said.endswith("It is cat's turn.")


def test_the_common_refusals_are_left_to_the_house():
    state = table(HANDS)
    for reason in (Refused.MALFORMED, Refused.GAME_OVER, Refused.TOO_LATE):
        assert FACE.refusal(seen(state, seat=1), {}, IllegalAction(reason)) is None
