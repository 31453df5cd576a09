"""The exchange in the hand, as boosters have changed it."""

from __future__ import annotations

import pytest

from bot.faces import Do
from cogs.tichu.choosing import chosen_in
from engines.kernel.game import Seat
from tests.cogs.tichu.board import FACE, button, hand, menu, menus, pressed, reason, seen
from tests.engines.tichu.table import GAME, after, boost, dealt, give


def changed(key, seat=0, **params):
    """`seat` has played a booster about the exchange, and everybody is asked for cards."""
    held = [[], [], [], []]
    held[seat] = [key]
    return after(dealt(boosters=True, held=held), boost(seat, key, **params))


GENEROUS = changed("generous", to=3)
POSITIVE = changed("positive-thinking")
CONTENT = changed("content")
CLAIRVOYANT = changed("clairvoyant")


def chosen(state, seat, *rows):
    """The draft after choosing these cards in the menus, from top to bottom."""
    draft = ""
    for place, cards in enumerate(rows):
        draft = pressed(seen(state, seat, draft), "parcel", str(place), *cards.split()).text
    return draft


def handed_over(state, seat, *rows):
    """What the button Give sends."""
    draft = chosen(state, seat, *rows)
    arg = button(hand(state, seat, draft).rows, "handover").arg
    wish = pressed(seen(state, seat, draft), "handover", arg)
    assert isinstance(wish, Do)
    return wish.raw


def asked(state, seat):
    """The placeholder of each menu, and how many cards it takes."""
    return [(each.placeholder, each.least, each.most) for each in hand(state, seat).rows[:-1]]


def test_who_is_generous_gives_somebody_two():
    assert asked(GENEROUS, 0) == [
        ("1 card for *ben*", 1, 1),
        ("1 card for cat", 1, 1),
        ("2 cards for dan", 2, 2),
    ]
    raw = handed_over(GENEROUS, 0, "2g", "Ag", "3g 4g")
    assert raw == {"type": "exchange", "give": {"1": ["2g"], "2": ["Ag"], "3": ["3g", "4g"]}}
    assert GAME.action(Seat(0), raw).forbidden(GENEROUS) is None


def test_the_others_give_as_ever():
    assert menus(hand(GENEROUS, 1).rows) == ["gift", "gift", "gift"]
    assert "Choose a card for each of the others." in hand(GENEROUS, 1).text


def test_partners_give_each_other_three():
    assert asked(POSITIVE, 1) == [("3 cards for dan", 3, 3)]
    raw = handed_over(POSITIVE, 1, "2b 3k DG")
    assert raw["give"] == {"3": ["2b", "3k", "dog"]}
    assert GAME.action(Seat(1), raw).forbidden(POSITIVE) is None


def test_who_is_content_puts_a_card_on_the_own_tricks():
    assert asked(CONTENT, 2) == [("A card for your own tricks", 1, 1)]
    raw = handed_over(CONTENT, 2, "3b")
    assert raw["give"] == {"2": ["3b"]}
    assert GAME.action(Seat(2), raw).forbidden(CONTENT) is None


def test_nothing_can_be_given_before_all_is_chosen():
    assert button(hand(GENEROUS, 0).rows, "handover").disabled
    draft = chosen(GENEROUS, 0, "2g", "Ag")
    assert button(hand(GENEROUS, 0, draft).rows, "handover").disabled


def test_a_card_goes_to_one_player_only():
    draft = chosen(GENEROUS, 0, "2g", "Ag", "2g 3g")
    assert chosen_in(seen(GENEROUS, 0, draft)).parcels == ((), ("Ag",), ("2g", "3g"))


def test_chosen_cards_are_marked_in_menu_and_picture():
    draft = chosen(POSITIVE, 0, "2g 3g 4g")
    shown = hand(POSITIVE, 0, draft)
    marked = [each.value for each in menu(shown.rows, "parcel", "0").options if each.chosen]
    assert marked == ["2g", "3g", "4g"]
    assert shown.scene != hand(POSITIVE, 0).scene


def test_a_menu_of_an_earlier_hand_changes_nothing():
    draft = pressed(seen(POSITIVE, 0), "parcel", "0", "2b", "3k", "dog").text
    assert draft == ""


@pytest.mark.parametrize(("arg", "values"), [("3", ("2g",)), ("x", ("2g",)), ("0", ())])
def test_a_menu_that_never_was_is_refused(arg, values):
    assert reason(seen(GENEROUS, 0), "parcel", arg, *values) == "malformed"


@pytest.mark.parametrize(
    ("state", "seat", "told"),
    [
        (
            GENEROUS,
            0,
            "You give 1 card to \\*ben\\*, 1 card to cat, 2 cards to dan."
            " You get 1 card from \\*ben\\*, 1 card from cat, 1 card from dan.",
        ),
        (GENEROUS, 1, "Choose a card for each of the others. You get one from each."),
        (
            GENEROUS,
            3,
            "You give 1 card to ann, 1 card to \\*ben\\*, 1 card to cat."
            " You get 2 cards from ann, 1 card from \\*ben\\*, 1 card from cat.",
        ),
        (POSITIVE, 1, "You give 3 cards to dan. You get 3 cards from dan."),
        (CONTENT, 2, "You give nothing and get nothing: choose a card for your own tricks."),
    ],
)
def test_the_hand_says_how_many_cards_go_where(state, seat, told):
    assert hand(state, seat).text.split("\n")[1] == told


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (GENEROUS, "📌 **Generous**: ann gives two cards to dan and gets one back."),
        (POSITIVE, "📌 **Positive Thinking**: Everybody gives three cards to their partner"),
        (CONTENT, "📌 **Content**: Nobody passes cards"),
        (CLAIRVOYANT, "📌 **Clairvoyant**: ann sees what the others give"),
    ],
)
def test_the_booster_that_has_changed_it_is_named(state, told):
    assert f"-# {told}" in FACE.table(seen(state)).text
    assert all(hand(state, seat).text.startswith(told) for seat in range(4))


def test_the_table_says_that_it_is_another_exchange():
    assert "Everybody chooses what to give." in FACE.table(seen(CONTENT)).text
    assert "Everybody chooses a card for each" in FACE.table(seen(CLAIRVOYANT)).text


def test_what_was_given_is_told_to_who_gave_it():
    state = after(GENEROUS, GAME.action(Seat(0), handed_over(GENEROUS, 0, "2g", "Ag", "3g 4g")))
    assert hand(state, 0).text.endswith("\nYou give 2g to \\*ben\\*, Ag to cat, 3g, 4g to dan.")


def test_who_sees_first_waits_for_the_others():
    told = "\nThe others choose first: then you see what you get."
    assert hand(CLAIRVOYANT, 0).text.endswith(told)
    assert hand(CLAIRVOYANT, 0).rows == ()


def test_who_sees_first_chooses_with_what_comes_before_the_eyes():
    state = after(CLAIRVOYANT, *(give(seat, *cards) for seat, cards in GIVEN.items()))
    shown = hand(state, 0)
    assert "You will get 3k from \\*ben\\*." in shown.text
    assert "You will get Kb from cat." in shown.text
    assert menus(shown.rows) == ["gift", "gift", "gift"]
    assert "You will get" not in hand(state, 1).text


GIVEN = {1: ("2b", "2r", "3k"), 2: ("3b", "Kb", "4b"), 3: ("3r", "4r", "5r")}
"""What the others give: to the next player, the partner, the one before."""
