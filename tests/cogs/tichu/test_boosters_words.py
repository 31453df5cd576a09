"""Every booster has a name and a text in every language, and can be found by either name."""

from __future__ import annotations

import pytest

from bot.layout import MOST_LABEL, MOST_TEXT
from bot.words import LANGUAGES, words_in
from cogs.tichu.boosters.overview import answer
from cogs.tichu.boosters.wording import (
    GROUP_OF,
    GROUPS,
    booster_name,
    booster_text,
    every_name,
    explained,
    found,
    hint,
    meant,
    signed_name,
)
from engines.tichu.boosters import PACK

ALL = 50
NAME = 40
TEXT = 300
SAME = {"pt_BR": {"Mulligan", "Download", "Basta Ya!", "Skat", "Super Full Houses"}, "uk": set()}
"""Names that are the same in another language."""
CLIPPED = "…"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_other_languages = pytest.mark.parametrize(
    "language", [each for each in LANGUAGES if each != "en"]
)
of_every_booster = pytest.mark.parametrize("key", GROUP_OF)


def test_there_are_fifty_each_in_one_colour():
    assert len(GROUP_OF) == ALL
    assert sum(len(group.texts) for group in GROUPS) == ALL


def test_they_are_those_of_the_pack_in_their_colours():
    assert [key for key in PACK if key not in GROUP_OF] == []
    assert {key: GROUP_OF[key].colour for key in PACK} == {k: b.colour for k, b in PACK.items()}


@in_every_language
@of_every_booster
def test_name_and_text_fit(language, key):
    words = words_in(language)
    assert 0 < len(booster_name(key, words)) <= NAME
    assert 40 < len(booster_text(key, words)) <= TEXT
    assert booster_text(key, words).endswith(".")


@in_every_language
@of_every_booster
def test_its_first_sentence_fits_into_a_line_of_a_menu(language, key):
    said = hint(key, words_in(language))
    assert 20 < len(said) <= MOST_LABEL
    assert said.endswith(".")
    assert CLIPPED not in said


@in_every_language
def test_no_two_are_called_the_same(language):
    names = [booster_name(key, words_in(language)).casefold() for key in GROUP_OF]
    assert len(set(names)) == ALL


@in_other_languages
@of_every_booster
def test_name_and_text_are_translated(language, key):
    english, words = words_in("en"), words_in(language)
    assert booster_text(key, words) != booster_text(key, english)
    name = booster_name(key, english)
    assert (booster_name(key, words) == name) == (name in SAME[language])


@in_other_languages
def test_what_colours_mean_is_translated(language):
    words = words_in(language)
    for group in GROUPS:
        assert words.say(group.name) != group.name
        assert words.say(group.when) != group.when


def test_signs_of_colours_differ_in_shape():
    assert len({group.sign for group in GROUPS}) == len(GROUPS)
    assert signed_name("njet", words_in("en")) == "🔺 Njet!"


@in_every_language
def test_all_of_them_by_name_fit_into_a_message(language):
    told = every_name(words_in(language))
    assert len(told) < MOST_TEXT
    assert all(booster_name(key, words_in(language)) in told for key in GROUP_OF)


def test_an_explanation_says_name_colour_moment_and_effect():
    told = explained("solo", words_in("en"))
    assert told.startswith("**Solo Initiative**\n-# 🟫 Brown: between two tricks")
    assert told.endswith(booster_text("solo", words_in("en")))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("njet", "njet"),
        ("Njet!", "njet"),
        ("full house switch", "full-house-switch"),
        ("RETURN", "return-to-sender"),
        ("chairs", "musical-chairs"),
        ("red-alert", "red-alert"),
        ("red card", "red-card"),
        ("Rat", "rat"),
        ("super", None),
        ("no such booster", None),
        ("", None),
        ("!", None),
    ],
)
def test_a_booster_is_found_by_what_is_typed(typed, key):
    assert meant(typed, words_in("en")) == key


def test_one_finds_it_by_the_name_in_ones_own_language_too():
    assert meant("щур", words_in("uk")) == "rat"
    assert meant("espantalho", words_in("pt_BR")) == "scarecrow"
    assert meant("rat", words_in("uk")) == "rat"


@in_every_language
@of_every_booster
def test_each_is_found_by_its_whole_name(language, key):
    assert meant(booster_name(key, words_in(language)), words_in(language)) == key


def test_what_begins_so_comes_before_what_holds_it():
    assert set(list(found("red", words_in("en")))[:2]) == {"red-card", "red-alert"}
    assert list(found("super", words_in("en"))) == ["super-partner", "super-full-house"]
    assert len(list(found("", words_in("en")))) == ALL


def test_the_command_explains_one():
    assert answer("spy", "spy", words_in("en")) == explained("spy", words_in("en"))


@pytest.mark.parametrize(
    ("typed", "first"),
    [("", "There are 50 boosters:"), ("xx", "There is no booster of that name. There are:")],
)
def test_the_command_lists_all_where_it_does_not_know_which(typed, first):
    said = answer(typed, None, words_in("en"))
    assert said == f"{first}\n{every_name(words_in('en'))}"
