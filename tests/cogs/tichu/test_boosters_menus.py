"""What a booster is played with: its menus offer what fits, and say what comes of it."""

from __future__ import annotations

from typing import Any

from bot.surfaces import Menu
from cogs.tichu.choosing import Chosen
from engines.kernel.game import Seat, refusal
from engines.tichu.announcement import PLAIN, Effect, Params
from tests.cogs.tichu.board import button, exchanged, hand, menu, middle, pressed, seen
from tests.engines.tichu.table import GAME, act, after, boost, dealt, play, table, tichu


def choosing(state: Any, seat: int, key: str, said: Params = PLAIN) -> tuple[Any, ...]:
    """The controls of a hand in which that booster is chosen."""
    return hand(state, seat, Chosen(booster=key, said=said)).rows


def offered(state: Any, seat: int, key: str, field: str, said: Params = PLAIN) -> list[str]:
    """What one menu offers; nothing where it cannot be used."""
    found = menu(choosing(state, seat, key, said), "said", field)
    return [] if found.disabled else [option.value for option in found.options]


def fields(rows: tuple[Any, ...]) -> list[str]:
    return [row.arg for row in rows if isinstance(row, Menu) and row.verb == "said"]


def played(state: Any, seat: int, key: str, field: str, *values: str) -> dict[str, Any]:
    """What is played once these lines of a menu are chosen."""
    draft = pressed(seen(state, seat, Chosen(booster=key)), "said", field, *values).text
    now = seen(state, seat, draft)
    return pressed(now, "boost", button(hand(state, seat, draft).rows, "boost").arg).raw


# One card


def test_the_phoenix_is_taken_with_a_card_of_its_rank_only():
    state = after(middle(held={1: "bird-thief"}), play(0, "8k phoenix"))
    assert offered(state, 1, "bird-thief", "card") == ["8g"]


def test_where_no_card_fits_that_is_said_and_nothing_can_be_played():
    state = after(middle(held={2: "bird-thief"}), play(0, "8k phoenix"))
    found = menu(choosing(state, 2, "bird-thief"), "said", "card")
    assert found.disabled
    assert found.placeholder == "There is nothing that fits"
    assert button(choosing(state, 2, "bird-thief"), "boost").disabled


def test_plain_cards_alone_can_be_laid_open():
    state = exchanged(boosters=True, held=[["disarmament"], [], [], []])
    assert "mahjong" in state.hands[0]
    assert "MJ" not in offered(state, 0, "disarmament", "card")
    assert len(offered(state, 0, "disarmament", "card")) == 13


def test_no_star_is_offered_for_a_star_or_for_what_the_star_lies_beside():
    state = middle(held={0: "red-card"})
    assert offered(state, 0, "red-card", "card") == ["8b", "8k", "Ag"]
    state = after(middle(held={0: "red-card"}, turn=3), play(3, "6r"), *[act(0, "pass")])
    assert "6b" not in offered(state, 0, "red-card", "card")


# Cards that were given


def test_the_card_that_goes_back_is_chosen_with_whoever_gave_it():
    state = exchanged(boosters=True, held=[["return-to-sender"], [], [], []])
    rows = choosing(state, 0, "return-to-sender")
    labels = [option.label for option in menu(rows, "said", "gift").options]
    assert labels == ["2r · Star from *ben*", "Jb · Pagoda from cat", "Jr · Star from dan"]
    raw = played(state, 0, "return-to-sender", "gift", "3")
    assert raw == {"type": "booster", "key": "return-to-sender", "from": 3}


def test_of_several_from_one_player_it_is_said_which():
    state = dealt(boosters=True, held=[["positive-thinking", "return-to-sender"], [], [], []])
    state = after(state, boost(0, "positive-thinking"))
    for seat in range(4):
        give = {str((seat + 2) % 4): list(state.hands[seat][3:6])}
        state = after(state, act(seat, "exchange", give=give))
    values = offered(state, 0, "return-to-sender", "gift")
    assert len(values) == 3
    assert all(value.startswith("2") and len(value) == 3 for value in values)
    raw = played(state, 0, "return-to-sender", "gift", values[1])
    assert refusal(state, GAME.action(Seat(0), raw)) is None


# Boosters of others


def test_what_may_be_stolen_is_chosen_with_its_holder():
    held = [["theft"], ["spy"], ["rat", "rat"], ["cat"]]
    state = after(dealt(boosters=True, held=held), tichu(0))
    assert offered(state, 0, "theft", "prey") == ["1spy", "2rat", "3cat"]
    assert played(state, 0, "theft", "prey", "2rat")["from"] == 2


# Cards that are laid


ROW = after(
    table(
        "5g 6g 7k 8b 9b",
        "2g 3k 4b 5k 6k Tk Jg Qk phoenix",
        "2b 3b",
        "2r 3r",
        held={1: "extend"},
    ),
    play(0, "5g 6g 7k 8b 9b"),
)
"""A straight from 5 to 9 lies there, and ben may add to it."""


def test_what_fits_is_offered_the_largest_first_with_what_comes_of_it():
    ready = menu(choosing(ROW, 1, "extend"), "said", "ready")
    assert ready.options[0].label == "Straight from 2 to 10"
    assert ready.options[0].description == "2g 3k 4b 10k"
    raw = played(ROW, 1, "extend", "ready", ready.options[0].value)
    assert refusal(ROW, GAME.action(Seat(1), raw)) is None


def test_no_more_cards_are_asked_for_than_may_be_added():
    assert menu(choosing(ROW, 1, "extend"), "said", "cards").most == 4


def test_the_phoenix_is_asked_about_only_where_that_is_open():
    phoenix = Params(cards=("phoenix",))
    assert offered(ROW, 1, "extend", "phoenix", phoenix) == ["none", "4", "T"]
    assert "phoenix" not in fields(choosing(ROW, 1, "extend", Params(cards=("Tk",))))
    assert "phoenix" not in fields(choosing(ROW, 1, "extend"))


def test_cards_that_make_several_things_are_laid_as_what_one_chooses():
    rainbow = (Effect("rainbow", Seat(1)),)
    hands = ("7g 7k 9b", "8b 8r 2k", "2b 3b", "2r 3r")
    state = after(table(*hands, held={1: "extend"}, effects=rainbow), play(0, "7g 7k"))
    both = Params(cards=("8b", "8r"))
    assert offered(state, 1, "extend", "as_", both) == ["run", "rainbow"]
    draft = Chosen(booster="extend", said=both)
    chosen = pressed(seen(state, 1, draft), "said", "as_", "rainbow").text
    assert "It becomes: **rainbow, 7" in hand(state, 1, chosen).text
    raw = pressed(
        seen(state, 1, chosen), "boost", button(hand(state, 1, chosen).rows, "boost").arg
    ).raw
    assert raw["as"] == "rainbow"
    assert after(state, GAME.action(Seat(1), raw)).top.type == "rainbow"


def test_a_wish_is_asked_for_with_the_mah_jong():
    hands = ("5g 6g 7k 8b 9b", "mahjong 2g 3k 4b", "2b 3b", "2r 3r")
    state = after(table(*hands, held={1: "extend"}), play(0, "5g 6g 7k 8b 9b"))
    all_four = Params(cards=("mahjong", "2g", "3k", "4b"))
    assert offered(state, 1, "extend", "wish", all_four)[:2] == ["none", "2"]
    assert "wish" not in fields(choosing(state, 1, "extend", Params(cards=("4b",))))


def test_what_slides_under_is_of_the_same_kind_and_lower():
    state = after(middle(held={3: "download"}), play(0, "8k 8b"))
    found = menu(choosing(state, 3, "download"), "said", "ready").options
    assert [option.label for option in found] == ["Pair of 2", "Pair of 6"]
