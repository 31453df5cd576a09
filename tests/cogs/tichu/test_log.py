"""What the log says of a game of Tichu."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from engines.kernel.secret import redact
from engines.tichu.cards import PACK
from tests.cogs.tichu.board import FACE, GIFTS, exchanged, middle, played, seen
from tests.engines.tichu.table import (
    act,
    after,
    dealt,
    events,
    first_step,
    gift,
    give,
    passes,
    play,
    table,
    tichu,
    wish_grand,
)


def told(state, *deeds, language: str = "en") -> list[str]:
    """The lines for all that the last of `deeds` makes happen, as everybody reads them."""
    now = seen(after(state, *deeds), language=language)
    lines = (FACE.line(redact(event, None), now) for event in events(state, *deeds))
    return [line for line in lines if line]


def test_a_round_begins():
    now = seen(first_step().state)
    lines = [FACE.line(redact(event, None), now) for event in first_step().events]
    assert [line for line in lines if line] == ["🃏 Round 1 begins"]


def test_calls_are_lines():
    state = first_step().state
    answers = [wish_grand(seat, seat == 1) for seat in range(4)]
    assert told(state, *answers) == ["📣 **\\*ben\\*** calls Grand Tichu: 200"]
    assert told(exchanged(), tichu(2)) == ["📣 **cat** calls Tichu: 100"]


def test_the_exchange_is_a_line_without_cards():
    given = [give(n, *gifts) for n, gifts in enumerate(GIFTS)]
    assert told(dealt(), *given) == ["🔄 Cards have changed hands"]
    assert told(dealt(), given[0]) == []


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        ("5g", "**ann**: 5g"),
        ("phoenix", "**ann**: Phoenix (1½)"),
        ("8k 8b", "**ann**: pair of 8 (8k 8b)"),
        ("5g 5r 8k 8b phoenix", "**ann**: full house, 8 with 5 (5g 5r 8k 8b Phoenix)"),
        ("8k 8b 9g 9k", "**ann**: pairs from 8 to 9 (8k 8b 9g 9k)"),
        ("9g 9k 9b", "**ann**: triple of 9 (9g 9k 9b)"),
        ("9g 9k 9b 9r", "💣 **ann** throws a bomb: bomb of 9 (9g 9k 9b 9r)"),
    ],
)
def test_a_play_is_a_line(cards, line):
    assert told(middle(), play(0, cards)) == [line]


def test_straights_are_told_from_end_to_end():
    state = table("mahjong 2g 3k 4b 5r 7r", "6g 7g 8g 9g Tg 2r", "2k", "2b", turn=0)
    lead = play(0, "mahjong 2g 3k 4b 5r")
    assert told(state, lead)[0] == "**ann**: straight from 1 to 5 (Mah Jong 2g 3k 4b 5r)"
    bomb = play(1, "6g 7g 8g 9g Tg")
    assert told(state, lead, bomb)[0] == (
        "💣 **\\*ben\\*** throws a bomb: straight flush from 6 to 10 (6g 7g 8g 9g 10g)"
    )


def test_a_pass_and_a_trick_are_lines():
    state = middle()
    assert told(state, play(0, "8k 8b"), *passes(1)) == ["\\*ben\\* passes"]
    assert told(state, play(0, "5g 5r"), *passes(1, 2, 3)) == [
        "dan passes",
        "🧺 ann takes the trick: 10 points",
    ]


def test_a_trick_may_cost_points():
    lines = told(middle(), play(0, "phoenix"), *passes(1, 2, 3))
    assert lines[-1] == "🧺 ann takes the trick: \N{MINUS SIGN}25"


def test_a_wish_and_its_end_are_lines():
    state = exchanged()
    wish = play(0, "mahjong", wish="6")
    assert told(state, wish) == ["**ann**: Mah Jong", "💭 ann wishes for 6"]
    assert told(state, wish, play(1, "6k"))[1] == "💭 The wish for 6 is fulfilled"


def test_the_gift_of_the_dragon_is_a_line():
    state = table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3)
    deeds = (play(3, "dragon"), *passes(0, 1, 2))
    assert told(state, *deeds, gift(3, 2))[0] == "🐉 dan gives the trick to cat"


def test_going_out_is_a_line():
    state = table("2g", "2k 3k", "2b 3b", "2r 3r")
    assert told(state, play(0, "2g"))[1] == "🚪 **ann** is out, number 1"


def test_a_window_and_more_time_are_told():
    state = after(middle(bomb_seconds=5.0), play(0, "8k 8b"), *passes(1, 2, 3))
    assert told(state, act(2, "wait")) == ["✋ cat: Wait!"]
    assert told(state, act(2, "decline")) == []
    assert told(state, act(2, "decline", round=True)) == []


def test_a_round_is_counted_part_by_part():
    state = table("", "Kk", "2b", "2r 5r", turn=1, places=(0,), calls=((0, 100),))
    lines = told(state, play(1, "Kk"), *passes(2, 3), play(2, "2b"))
    counted = next(line for line in lines if line.startswith("📊"))
    assert counted.splitlines() == [
        "📊 Round 1 is over.",
        "🟠 ann + cat: cards 5, Tichu +100 = **+105**, now 105",
        "🟪 \\*ben\\* + dan: cards 10 = **+10**, now 10",
    ]


def test_a_double_victory_counts_no_cards():
    state = table("2g", "Kk 3k", "", "2r 3r", places=(2,), calls=((1, 100),), scores=(850, 0))
    lines = told(state, play(0, "2g"))
    assert lines[-2].splitlines()[1:] == [
        "🟠 ann + cat: out first and second +200 = **+200**, now 1050",
        "🟪 \\*ben\\* + dan: cards 0, Tichu \N{MINUS SIGN}100 = **\N{MINUS SIGN}100**,"
        " now \N{MINUS SIGN}100",
    ]
    assert lines[-1] == "🏁 ann + cat win the game."


def every_line(language: str) -> list[str]:
    """A line of nearly every kind."""
    over = table("2g", "Kk 3k", "", "2r 3r", places=(2,), scores=(850, 0))
    dragon = table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3)
    return [
        *told(exchanged(), tichu(2), language=language),
        *told(exchanged(), play(0, "mahjong", wish="6"), play(1, "6k"), language=language),
        *told(middle(), play(0, "8k 8b"), *passes(1, 2, 3), language=language),
        *told(dragon, play(3, "dragon"), *passes(0, 1, 2), gift(3, 2), language=language),
        *told(middle(), play(0, "9g 9k 9b 9r"), language=language),
        *told(over, play(0, "2g"), language=language),
    ]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_line_is_told_in_every_language(language):
    english, said = every_line("en"), every_line(language)
    assert len(said) == len(english)
    same = [one for one, other in zip(said, english, strict=True) if one == other]
    assert not [line for line in same if not line.startswith("**")]


def test_no_line_tells_a_hidden_card():
    state = played(middle(bomb_seconds=5.0), (0, "8k 8b"))
    state = after(state, *passes(1, 2, 3))
    for event in events(state, play(0, "9g 9k 9b 9r")):
        line = FACE.line(redact(event, None), seen(state)) or ""
        assert not [card for card in PACK if card in line.split()]
