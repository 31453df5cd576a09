"""What is said to somebody who asks for what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import LANGUAGES
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat
from engines.tichu.actions.reasons import TichuReason
from tests.cogs.tichu.board import FACE, GIFTS, answer, exchanged, middle, played, seen
from tests.engines.tichu.table import (
    GAME,
    after,
    dealt,
    first_step,
    give,
    passes,
    play,
    refused,
    table,
    tichu,
    wish_grand,
)

CLOSING = after(middle(bomb_seconds=5.0), play(0, "8k 8b"), *passes(1, 2, 3))
"""Ann's pair of 8 lies there, and all others have passed."""
ON_KING = played(middle(turn=1), (1, "Kk"))
"""Ben has led a king, and it is cat's turn."""
GIVEN = after(dealt(), give(0, *GIFTS[0]))
DRAGON = after(
    table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3), play(3, "dragon"), *passes(0, 1, 2)
)
OVER = played(table("2g", "2k 3k", "", "2r 3r", turn=0, scores=(990, 0), places=(2,)), (0, "2g"))


def cards(text: str, **more: Any) -> dict[str, Any]:
    """A play in wire form."""
    return {"type": "play", "cards": text.split(), **more}


CASES: dict[str, tuple[Any, int, dict[str, Any], str]] = {
    "not-your-turn": (ON_KING, 0, {"type": "pass"}, "It is cat's turn."),
    "you-are-out": (
        table("2g 3g", "", "2b 3b", "Ar dragon", turn=3),
        1,
        cards("2k"),
        "You are out: you have no cards left in this round. You play again in the next one.",
    ),
    "not-in-hand": (
        middle(),
        0,
        cards("5g Tk"),
        "You do not hold 10k. Your cards: 5g, 5r, 8b, 8k, 9b, 9g, 9k, 9r, Ag, Phoenix.",
    ),
    "no-combination": (
        ON_KING,
        2,
        cards("3g Tb"),
        "3g, 10b is no combination. There are: single card, pair, triple, consecutive pairs, full"
        " house, straight, and as bombs four of a kind, and five or more in a row of one suit."
        " For example: Ak. Or press Pass.",
    ),
    "does-not-beat": (
        ON_KING,
        2,
        cards("3g"),
        "That does not beat what lies there: Kk (\\*ben\\*). It takes the same kind with as many"
        " cards and a higher rank, or a bomb. For example: Ak. Or press Pass.",
    ),
    "wish-binds": (
        middle(wish="5"),
        0,
        cards("8k"),
        "**5** is wished, and you can play it: you have to. For example: 5g.",
    ),
    "cannot-pass-lead": (
        middle(turn=1),
        1,
        {"type": "pass"},
        "You lead: you have to play something. For example: 4g.",
    ),
    "not-a-bomb": (
        ON_KING,
        0,
        cards("Ag"),
        "It is cat's turn. Out of turn you can only throw a bomb.",
    ),
    "no-bomb-on-dog": (
        played(middle(turn=1), (1, "dog")),
        0,
        cards("9g 9k 9b 9r"),
        "The Dog cannot be bombed: it passes the lead on at once.",
    ),
    "too-late-to-call": (
        middle(),
        2,
        {"type": "tichu"},
        "You have played a card already: Tichu is called before that.",
    ),
    "already-called": (
        after(exchanged(), tichu(2)),
        2,
        {"type": "tichu"},
        "You have called already. A call stands, and there is one a round.",
    ),
    "bad-exchange": (
        dealt(),
        0,
        {"type": "exchange", "give": {"1": ["2g"], "2": ["2g"], "3": ["2k"]}},
        "Give one card to each of the three others, each card only once.",
    ),
    "bad-target": (
        DRAGON,
        3,
        {"type": "dragon", "to": 1},
        "The trick of the Dragon goes to an opponent: ann / cat.",
    ),
    "no-window": (
        middle(),
        0,
        {"type": "decline"},
        "Nobody is asked for bombs just now: the game has moved on.",
    ),
    "not-eligible": (
        after(CLOSING, GAME.action(Seat(2), {"type": "decline"})),
        2,
        {"type": "decline"},
        "You have answered already. The game goes on when all have, or in time.",
    ),
}
"""By code: the table, who asks, for what, and what they are told."""


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_says_why_and_what_can_be_done(code):
    state, seat, raw, said = CASES[code]
    assert refused(state, GAME.action(Seat(seat), raw)) == code
    assert answer(state, seat, raw) == said


@pytest.mark.parametrize("code", CASES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_refusal_is_told_in_the_presser_s_language(code, language):
    state, seat, raw, english = CASES[code]
    said = answer(state, seat, raw, language)
    assert said
    assert said != english


def test_every_code_of_the_plain_game_is_asked_for_here():
    plain = {each.value for each in TichuReason} - BOOSTERS
    assert set(CASES) == plain | {Refused.NOT_YOUR_TURN.value}


BOOSTERS = {"restricted", "booster-not-held", "booster-not-now"}
"""Codes that only boosters refuse with."""


@pytest.mark.parametrize(
    ("state", "seat", "raw", "said"),
    [
        (first_step().state, 0, {"type": "pass"}, "First all say whether they call Grand Tichu"),
        (GIVEN, 0, {"type": "pass"}, "First all choose the cards they give: \\*ben\\*, cat, dan."),
        (DRAGON, 0, {"type": "pass"}, "First dan gives away the trick of the Dragon."),
        (CLOSING, 1, {"type": "pass"}, "All others have passed: now only a bomb can be played."),
        (
            middle(turn=1),
            0,
            cards("9g 9k 9b 9r"),
            "It is \\*ben\\*'s turn. The last trick is gathered, and nothing lies there",
        ),
        (CLOSING, 1, cards("Kk"), "All others have passed: now only a bomb can be played."),
        (
            first_step().state,
            0,
            {"type": "tichu"},
            "Tichu can be called when all have 14 cards; now it is Grand Tichu.",
        ),
        (
            GIVEN,
            1,
            {"type": "tichu"},
            "Some have given their cards already: you can call Tichu again when all have.",
        ),
        (
            middle(),
            1,
            {"type": "grand", "call": True},
            "Grand Tichu can be called with the first eight cards only, and your answer stands.",
        ),
        (
            after(first_step().state, wish_grand(1, False)),
            1,
            {"type": "grand", "call": True},
            "Grand Tichu can be called with the first eight cards only",
        ),
        (
            GIVEN,
            0,
            {"type": "exchange", "give": {"1": ["2g"], "2": ["3g"], "3": ["4g"]}},
            "You have given your cards. They change hands when all have.",
        ),
        (
            dealt(),
            0,
            {"type": "exchange", "give": {"1": ["2b"], "2": ["3g"], "3": ["4g"]}},
            "You do not hold 2b.",
        ),
        (
            exchanged(),
            0,
            {"type": "exchange", "give": {"1": ["3g"], "2": ["4g"], "3": ["5g"]}},
            "The exchange is over: all cards have changed hands.",
        ),
        (
            middle(),
            0,
            {"type": "dragon", "to": 1},
            "There is no trick of the Dragon that you could give away now.",
        ),
        (middle(), 0, cards("5g 5g"), "Each card is there once only: choose it once."),
        (
            played(table("2g 3g", "4k 5k", "2b 6b", "Ar dragon", turn=3), (3, "dragon")),
            0,
            cards("3g"),
            "That does not beat what lies there: Dragon (dan).",
        ),
    ],
)
def test_the_same_code_is_told_as_it_came_about(state, seat, raw, said):
    assert answer(state, seat, raw).startswith(said)


def test_who_can_play_nothing_is_told_to_pass():
    state = played(table("2g 3g", "4k 5k", "2b 6b", "Ar dragon", turn=3), (3, "dragon"))
    said = answer(state, 0, cards("3g"))
    assert said.endswith("You hold nothing that can be played: press Pass.")


def test_more_time_is_asked_for_once():
    state = after(CLOSING, GAME.action(Seat(2), {"type": "wait"}))
    said = answer(state, 2, {"type": "wait"})
    assert said == "You have said Wait! already; that can be said once."


def test_who_is_not_asked_is_told_so():
    state = table("8g 8k 2g 3g 4g", "2k 3k", "2b 3b 4b 5b", "2r 3r 4r 5r", bomb_seconds=5.0)
    state = after(state, play(0, "8g 8k"), *passes(1, 2, 3))
    said = answer(state, 1, {"type": "decline"})
    assert said.startswith("You are not asked")


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (cards("5x"), "I could not read these cards. Write rank and suit letter, as on the cards"),
        (cards(""), "I could not read these cards."),
        (cards("5g 5r", phoenix="8"), "A rank for the Phoenix needs the Phoenix"),
        (cards("5g", wish="8"), "A rank for the Phoenix needs the Phoenix"),
        (cards("5g phoenix", phoenix="Z"), "A rank for the Phoenix needs the Phoenix"),
    ],
)
def test_cards_that_cannot_be_read_are_told_how_to_write(raw, said):
    told = FACE.refusal(seen(middle(), 0), raw, IllegalAction(Refused.MALFORMED))
    assert told.startswith(said)


def test_the_common_refusals_are_left_to_the_house():
    now = seen(middle(), 1)
    assert FACE.refusal(now, {"type": "x"}, IllegalAction(Refused.MALFORMED)) is None
    for reason in (Refused.GAME_OVER, Refused.TOO_LATE, Refused.NO_SUCH_SEAT):
        assert FACE.refusal(now, {}, IllegalAction(reason)) is None
    assert answer(OVER, 1, {"type": "pass"}) is None
