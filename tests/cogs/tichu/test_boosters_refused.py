"""What is said to somebody who asks for what boosters do not allow."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import LANGUAGES
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from engines.tichu.reasons import TichuReason
from tests.cogs.tichu.board import FACE, answer, middle, seen
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    dealt,
    declines,
    passes,
    play,
    refused,
    table,
    tichu,
)

SPIED = after(middle(held={0: "spy", 1: "njet", 2: "njet gift"}), boost(0, "spy", rank="7"))
"""Ann has announced a booster, and ben and cat are asked."""
DRAFT = dealt(grand="2", boosters=True, booster_pile=["skat", "spy", "njet", "solo"])
GIVEN = after(middle(held={0: "gift skat", 2: "spy"}), boost(0, "gift", give="skat"))
"""Cat is asked whether ann gets a booster in return."""
CLOSING = after(middle(bomb_seconds=5.0, held={1: "spy"}), play(0, "8k 8b"), *passes(1, 2, 3))
LEAD = table("5g 5r 6k 6b 7g 7k Ag", "2k 3k", "2b 3b", "2r 3r", effects=(Effect("small", Seat(1)),))
"""Nobody may play more than five cards; ann could play three pairs in a row."""
BASTA = middle(effects=(Effect("basta", Seat(1)),), held={0: "spy"})
ANNOUNCED = after(middle(held={0: "spy", 1: "njet"}), play(0, "8k 8b"), boost(0, "spy", rank="7"))
"""Ann has played a pair, and a booster that ben may answer."""
FIRST = (
    "First it is for \\*ben\\*, cat to answer. ⏳ Boosters may answer this booster: Spy (ann: 7)."
)


def raw(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, **fields}


BEN = "First it is for \\*ben\\* to answer. ⏳ Boosters may answer this booster: Spy (ann: 7)."

CASES: dict[str, tuple[Any, int, dict[str, Any], str]] = {
    "booster-not-held": (
        middle(held={0: "spy njet"}),
        0,
        raw("booster", key="skat"),
        "You do not hold **Skat**. Your boosters: Spy, Njet!.",
    ),
    "booster-not-now": (
        middle(held={0: "spy njet"}),
        0,
        raw("booster", key="njet"),
        "**Njet!** cannot be played now. When: as an answer to what somebody does: those who hold"
        " one that fits are asked. On any booster that is announced: it has no effect, and both"
        " are discarded. You can play now: Spy.",
    ),
    "restricted": (
        LEAD,
        0,
        raw("play", cards=["5g", "5r", "6k", "6b", "7g", "7k"]),
        "**Small Is Beautiful** is in force and forbids that: In this round nobody may play more"
        " than five cards at once. For example: 5g.",
    ),
    "bad-target": (
        GIVEN,
        2,
        raw("choose", key="njet"),
        "Choose one of these: Spy, Skat.",
    ),
    "no-window": (
        middle(held={0: "spy"}),
        1,
        raw("decline"),
        "Nobody is asked anything just now: the game has moved on.",
    ),
    "not-eligible": (
        SPIED,
        3,
        raw("decline"),
        "You are not asked: that takes a booster that fits, and you may have declined this round."
        " Asked: \\*ben\\*, cat.",
    ),
    "not-your-turn": (SPIED, 0, raw("pass"), FIRST),
    "not-a-bomb": (ANNOUNCED, 2, raw("play", cards=["Tb"]), BEN),
    "no-combination": (
        middle(held={0: "firebird"}),
        0,
        raw("play", cards=["8k", "9g"], booster="firebird", firebird="7"),
        "With **Firebird** these cards make no combination that needs it: It stands for a card"
        " from 2 to 8 in a combination that you play. Not as a single card, not in a bomb, and not"
        " as a card that was wished. The Phoenix may be beside it.",
    ),
}
"""By code: where it arises, for whom, what is asked for, and what is said."""


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_is_told_with_what_is_possible(code):
    state, seat, asked, said = CASES[code]
    assert refused(state, GAME.action(Seat(seat), asked)) == code
    assert answer(state, seat, asked) == said


@pytest.mark.parametrize("code", CASES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_it_is_told_in_every_language(code, language):
    state, seat, asked, english = CASES[code]
    said = answer(state, seat, asked, language)
    assert said
    assert said != english


def test_every_code_that_is_about_boosters_is_asked_for_here():
    assert {"booster-not-held", "booster-not-now", "restricted"} <= set(CASES)
    assert set(CASES) <= {each.value for each in (*TichuReason, *Refused)}


@pytest.mark.parametrize(
    ("state", "seat", "asked", "said"),
    [
        (
            BASTA,
            0,
            raw("booster", key="spy", rank="7"),
            "**Basta Ya!** is in force and forbids that: From now on nobody plays boosters in this"
            " round.",
        ),
        (
            DRAFT,
            2,
            raw("draft", key="rainbow"),
            "Take one that lies face up: Skat, Spy, Njet!, Solo Initiative.",
        ),
        (DRAFT, 1, raw("draft", key="spy"), "First it is for cat to answer."),
        (
            middle(held={0: "spy"}),
            1,
            raw("draft", key="spy"),
            "Boosters are taken when a Tichu was called, in playing order.",
        ),
        (GIVEN, 1, raw("choose", to=1), "First it is for cat to answer."),
        (
            middle(held={0: "recycling"}, discards=("skat",)),
            0,
            raw("booster", key="recycling", take="spy"),
            "What you have chosen does not fit **Recycling**: Take one of the two boosters that"
            " were discarded last.",
        ),
        (
            middle(held={0: "gift spy"}),
            0,
            raw("booster", key="gift", give="gift"),
            "What you have chosen does not fit **Booster Gift**: Give your partner one of your"
            " boosters. Your partner may give you one in return.",
        ),
        (
            middle(held={0: "gift spy"}),
            0,
            raw("booster", key="gift", give="skat"),
            "You do not hold **Skat**. Your boosters: Booster Gift, Spy.",
        ),
        (
            middle(held={0: "spy"}),
            1,
            raw("booster", key="spy", rank="7"),
            "You do not hold **Spy**, nor any other booster. They are drafted when a Tichu was"
            " called.",
        ),
        (
            after(SPIED, *declines(1)),
            1,
            raw("booster", key="njet"),
            "You have answered already. The game goes on when all have, or in time.",
        ),
        (
            after(SPIED, act(1, "wait")),
            1,
            raw("wait"),
            "You have said Wait! already; that can be said once.",
        ),
        (ANNOUNCED, 0, raw("play", cards=["9g", "9k", "9b", "9r"]), BEN),
        (
            middle(held={0: "spy"}),
            0,
            raw("booster", key="spy"),
            "**Spy** is not played like that: Name a rank: your opponents have to say how many"
            " cards of it they hold. Everybody learns it.",
        ),
    ],
)
def test_it_is_told_what_would_fit(state, seat, asked, said):
    assert answer(state, seat, asked) == said


def test_in_the_closing_window_a_booster_has_to_wait():
    said = answer(CLOSING, 1, raw("booster", key="spy", rank="7"))
    assert said.startswith("**Spy** cannot be played now.")
    assert said.endswith("None of your boosters can be played at this moment.")


def test_a_call_has_to_wait_for_the_answers_to_another():
    state = after(dealt(boosters=True, held=[[], [], ["insurance"], []]), tichu(1))
    said = "First it is for cat to answer. ⏳ Boosters may answer the call of \\*ben\\*."
    assert answer(state, 3, raw("tichu")) == said


def test_the_plain_game_keeps_its_own_words():
    assert "That does not beat" in answer(
        after(middle(held={0: "spy"}), play(0, "8k 8b")), 1, raw("play", cards=["4g", "4r"])
    )


def test_who_only_watches_hears_the_common_words():
    error = IllegalAction(TichuReason.BOOSTER_NOT_NOW)
    assert FACE.refusal(seen(middle(held={0: "spy"})), raw("booster", key="spy"), error) is None
