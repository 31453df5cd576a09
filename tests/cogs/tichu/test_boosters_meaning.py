"""Boosters in force: everybody reads what they mean, as long as they do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES
from cogs.tichu.boosters.meaning import MOST
from cogs.tichu.boosters.wording import card_of
from engines.kernel.game import Seat, apply
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Lasts
from engines.tichu.state import Call
from render.scene import Label
from tests.cogs.tichu.board import FACE, hand, middle, seen
from tests.engines.tichu.table import GAME, act, after, boost, dealt, passes, play

LASTING = tuple(key for key in PACK if PACK[key].lasts is not Lasts.ONCE)

LOWEST = ("2g", "2b", "3b", "3r")
"""A card of each hand."""


def in_force(*keys: str, **more):
    """A round in its middle in which these are in force; ann has played them."""
    said = Params(to=2, a=1, b=3)
    return middle(effects=tuple(Effect(key, Seat(0), said, Seat(1)) for key in keys), **more)


def pinned(text: str) -> list[str]:
    return [line for line in text.split("\n") if "📌" in line]


def test_each_that_lasts_says_what_it_means_and_no_other():
    assert tuple(key for key in PACK if card_of(key).in_force) == LASTING


@pytest.mark.parametrize("key", [key for key in LASTING if not card_of(key).before_play])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_read_it_in_a_short_line_as_long_as_it_is_in_force(key, language):
    state = in_force(key)
    (line,) = pinned(FACE.table(seen(state, language=language)).text)
    assert len(line) <= 150
    assert ": ." not in line
    assert "  " not in line
    hands = [pinned(hand(state, seat, language=language).text) for seat in range(4)]
    assert hands == [[line.removeprefix("-# ")]] * 4


def test_those_about_dealing_and_giving_mean_nothing_once_cards_are_played():
    keys = [key for key in LASTING if card_of(key).before_play]
    assert pinned(FACE.table(seen(in_force(*keys))).text) == []
    assert len(keys) == 6


def test_of_many_the_latest_are_explained():
    keys = ("skat", "small", "equality", "rainbow", "hockey", "highways")
    first, *others = pinned(hand(in_force(*keys), 0).text)
    assert first == "📌 Skat, Small Is Beautiful"
    assert len(others) == MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_explains_more_than_it_has_room_for(language):
    now = seen(in_force(*LASTING), 0, language=language, names=("W" * 32,) * 4)
    assert len(pinned(FACE.hand(now).text)) == MOST + 1
    assert len(FACE.hand(now).text) <= 1500
    assert len(FACE.table(now).text) <= 1500


def test_nothing_is_in_force_any_more_when_the_game_is_over():
    now = seen(in_force("skat"))
    over = replace(now, view=replace(now.view, phase="over"))
    assert pinned(FACE.table(over).text) == []


def test_a_single_card_has_to_be_led_and_the_hand_says_so():
    assert "You lead: it has to be a single card." in hand(in_force("solo"), 0).text
    assert "You lead: play what you like." in hand(in_force("small"), 0).text


def test_of_a_booster_that_is_partly_used_up_the_rest_is_told():
    led = after(in_force("solo", turn=1), play(1, "6g"), *passes(2, 3, 0))
    assert pinned(hand(led, 2).text) == [
        "📌 **Solo Initiative**: The next lead of ann has to be a single card."
    ]


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (Call(Seat(0), "tichu", 200, 200), "Tichu (+200 / −200)"),
        (Call(Seat(0), "tichu", 100, 0), "Tichu (+100 / 0)"),
        (Call(Seat(0), "grand", 200, 0), "Grand Tichu (+200 / 0)"),
    ],
)
def test_what_a_changed_call_is_worth_stays_to_be_read(call, told):
    state = replace(middle(), calls=(call,))
    assert f"📣 {told} ·" in FACE.table(seen(state)).text
    assert f"You have called {told}." in hand(state, 0).text


def test_who_has_got_a_call_of_the_partner_reads_it():
    state = after(middle(calls=[(0, 100)], held={0: "super-partner"}), boost(0, "super-partner"))
    assert "📣 Tichu of ann has passed to you: go out first." in hand(state, 2).text
    assert "📣" not in hand(state, 0).text


def test_a_booster_that_is_announced_is_explained_to_all():
    state = after(middle(held={0: "skat", 1: "njet"}), boost(0, "skat"))
    table = FACE.table(seen(state))
    assert "\n-# In this round a 10 is worth more than a K" in table.text
    drawn = [each.text for each in table.scene.items if isinstance(each, Label)]
    assert drawn[drawn.index("Announced") + 1] == "Skat"


def test_cards_that_nobody_gets_have_not_changed_hands():
    deeds = [act(seat, "exchange", give={str(seat): [card]}) for seat, card in enumerate(LOWEST)]
    state = after(dealt(boosters=True, held=[["content"], [], [], []]), boost(0, "content"))
    step = apply(GAME, after(state, *deeds[:-1]), deeds[-1])
    told = [FACE.line(each, seen(step.state)) for each in step.events]
    assert "🂠 Everybody has put a card face down on their own tricks" in told
    assert "🔄 Cards have changed hands" not in told
