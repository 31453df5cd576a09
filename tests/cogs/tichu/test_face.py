"""What surrounds a game of Tichu: options, opponents, scores, rules."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES, words_in
from cogs.tichu.names import SPECIALS, SUITS, TYPES, card_label, value_name
from engines.tichu.cards import PACK
from engines.tichu.cards import SUITS as LETTERS
from engines.tichu.shapes import Type
from tests.cogs.tichu.board import FACE, middle, seen
from tests.engines.tichu.table import GAME

WORDS = words_in("en")


def test_every_card_and_every_kind_of_combination_has_a_name():
    assert set(TYPES) == set(get_args(Type))
    assert "".join(SUITS) == LETTERS
    labels = [card_label(card, WORDS) for card in PACK]
    assert len(set(labels)) == len(PACK)
    assert labels[0] == "2g · Jade"
    assert labels[-4:] == list(SPECIALS.values())


@pytest.mark.parametrize(
    ("value", "name"),
    [(0, "0"), (1, "1"), (1.5, "1½"), (2, "2"), (8.5, "8½"), (10, "10"), (11, "J"), (14.5, "A½")],
)
def test_ranks_are_told_as_they_are_printed(value, name):
    assert value_name(value) == name


def test_each_level_has_a_name_and_a_character():
    told = [FACE.level(level, WORDS) for level in GAME.levels]
    assert [name for name, _ in told] == ["Mei", "Tao", "Lian"]
    assert all(line.startswith(level) for level, (_, line) in zip(GAME.levels, told, strict=True))


def test_the_options_are_told():
    told = [
        FACE.options(
            GAME.config({"boosters": False, "target": target, "bomb_seconds": seconds}), WORDS
        )
        for target, seconds in ((1000, 5), (250, 0), (100, 1))
    ]
    assert told == [
        "to 1000 points · 💣 5 seconds",
        "to 250 points · 💣 no time for bombs",
        "to 100 points · 💣 1 second",
    ]


def test_each_round_is_a_chapter_of_its_own():
    third = replace(middle(), round=3)
    assert FACE.table(seen(third, None)).chapter == "3"


def test_a_score_has_a_true_minus():
    assert FACE.score(-25, WORDS) == "\N{MINUS SIGN}25"


def test_partners_sit_opposite():
    assert FACE.teams == ((0, 2), (1, 3))


def test_the_picture_does_not_have_to_draw_a_robot():
    robots = seen(middle(), names=("ann", "🤖 Tao", "🤖 Tao 2", "🤖 Mei"))
    plain = seen(middle(), names=("ann", "Tao", "Tao 2", "Mei"))
    assert FACE.table(robots).scene == FACE.table(plain).scene
    assert "🤖 Tao 2" in FACE.table(robots).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_combination_suit_and_special_card(language):
    words = words_in(language)
    surface = FACE.rules(words)
    for name in (*SUITS.values(), *SPECIALS.values()):
        assert words.say(name) in surface.text
    assert surface.scene is not None
    assert 0 < len(surface.alt) <= 1024
    assert len(surface.text) <= 4000
