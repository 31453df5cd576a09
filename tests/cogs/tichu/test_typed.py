"""Cards as people type them, and what is offered while they do."""

from __future__ import annotations

import pytest

from cogs.tichu.suggestions import LONGEST, suggestions
from cogs.tichu.typed import read_play
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Seat, refusal
from tests.cogs.tichu.board import exchanged, middle, played, seen
from tests.engines.tichu.table import GAME


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("5r 5g", ["5r", "5g"]),
        ("  5R,5G ", ["5r", "5g"]),
        ("5r5g6b", ["5r", "5g", "6b"]),
        ("10k tk", ["Tk", "Tk"]),
        ("10k10b", ["Tk", "Tb"]),
        ("qk + Kb + ag", ["Qk", "Kb", "Ag"]),
        ("phoenix 8k", ["phoenix", "8k"]),
        ("Dragon", ["dragon"]),
        ("mahjong 2g 3k 4b 5r", ["mahjong", "2g", "3k", "4b", "5r"]),
        ("1", ["mahjong"]),
        ("dragão", ["dragon"]),
        ("Фенікс 9з", ["phoenix", "9r"]),
        ("Ап Кн 10м", ["Ab", "Kg", "Tk"]),
        ("собака", ["dog"]),
        ("", []),
        ("5x hello", ["5x", "hello"]),
        ("x" * 90, ["x" * 20]),
    ],
)
def test_cards_are_read_however_they_are_typed(text, cards):
    assert read_play(text) == {"type": "play", "cards": cards}


def test_a_rank_for_the_phoenix_and_a_wish_can_be_typed_too():
    assert read_play("9g 9k Jb Jr phoenix=10") == {
        "type": "play",
        "cards": ["9g", "9k", "Jb", "Jr"],
        "phoenix": "T",
    }
    assert read_play("mahjong wish=q")["wish"] == "Q"
    assert read_play("маджонг бажання=К")["wish"] == "K"


def test_what_cannot_be_read_is_refused_by_the_engine():
    for text in ("hello", "5x", "phoenix=Z 5g", "colour=red 5g"):
        with pytest.raises(IllegalAction):
            GAME.action(Seat(0), read_play(text))


# Suggestions


def offered(typed: str, state=None, seat: int = 0) -> list[str]:
    return [value for _, value in suggestions(seen(state or middle(), seat), typed)]


def test_in_turn_everything_offered_is_legal():
    state = played(middle(turn=3), (3, "6b 6r"))
    values = offered("", state)
    assert values
    for value in values:
        assert refusal(state, GAME.action(Seat(0), read_play(value))) is None


def test_combinations_that_hold_what_is_typed_are_offered():
    values = offered("5g ")
    assert values
    assert all("5g" in value.split() for value in values)
    assert "5g 5r" in values


def test_the_last_word_is_completed_to_a_card():
    assert "8k 9g" in offered("8k 9")
    assert "phoenix" in offered("pho")
    assert "10g" in offered("10", exchanged())


def test_the_place_of_the_phoenix_is_offered_with_the_cards():
    assert any("phoenix=" in value for value in offered("phoenix "))


def test_suggestions_fit_what_discord_takes():
    for typed in ("", "5g", "5g ", "x", "8k 9", "a" * 100):
        found = suggestions(seen(exchanged(), 0), typed)
        assert len(found) <= 25
        assert len({value for _, value in found}) == len(found)
        assert all(0 < len(each) <= LONGEST for pair in found for each in pair)
