"""What surrounds a match of As-Nas: options, opponents, scores, rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.words import LANGUAGES, words_in
from cogs.asnas.names import CARDS, HANDS
from engines.asnas.cards import IDENTITIES
from engines.asnas.ranking import CATEGORIES
from render.numbers import MINUS
from tests.cogs.asnas.board import FACE, moment, pressed, seen
from tests.engines.asnas.table import GAME, after, table

WORDS = words_in("en")


def test_the_names_of_cards_and_hands_go_from_the_highest_down():
    assert tuple(CARDS) == IDENTITIES
    assert tuple(HANDS) == CATEGORIES


def test_each_level_has_a_name_and_a_character():
    told = [FACE.level(level, WORDS) for level in GAME.levels]
    assert [name for name, _ in told] == ["Nilu", "Kian", "Shirin"]
    assert all(line.startswith(level) for level, (_, line) in zip(GAME.levels, told, strict=True))


def test_the_options_say_how_many_deals_there_are():
    assert [FACE.options(GAME.config({"deals": n}), WORDS) for n in (1, 12)] == [
        "1 deal",
        "12 deals",
    ]


def test_points_are_shown_exactly():
    assert FACE.score(Fraction(-11, 3), WORDS) == f"{MINUS}3⅔"
    assert FACE.score(Fraction(29, 12), WORDS) == "2 5/12"


# The list of deals


def test_the_deals_are_told_in_order_with_winners_hands_and_payouts():
    now = moment("call call call hold fold fold fold", seat=2)
    assert pressed(now, "deals").text.splitlines() == [
        "**1.** ann takes 4 · full house (Shah Shah Shah Bibi Bibi)",
        "**2.** \\*ben\\* takes 1 · all others folded",
    ]


def test_the_cards_in_the_list_are_the_winners():
    said = pressed(moment("call call fold fold"), "deals").text
    assert said == "**1.** \\*ben\\* takes 3 · pair (As As Shah Sarbaz Couli)"


def test_a_long_match_tells_its_last_deals():
    state = after(table(deals=100), "fold fold fold " * 99)
    said = pressed(seen(state, names=("W" * 32,) * 4), "deals").text
    first, *lines = said.splitlines()
    assert first == f"… {99 - len(lines)} earlier deals"
    assert lines[-1].startswith("**99.** ")
    assert len(said) <= 4000


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_card_and_every_hand(language):
    words = words_in(language)
    surface = FACE.rules(words)
    for each in (*CARDS.values(), *HANDS.values()):
        assert words.say(each) in surface.text
    assert surface.scene is not None
    assert 0 < len(surface.alt) <= 1024
    assert len(surface.text) <= 4000
