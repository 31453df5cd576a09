"""What surrounds a game of Power Up: options, opponents, rules, the powers."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, words_in
from cogs.powerup.explained import FULL, every_power, powers_surface
from cogs.powerup.names import GISTS, HANDS, NAMES, cost_of
from engines.poker.hands import CATEGORIES
from engines.powerup.powers import POWERS
from tests.cogs.powerup.board import FACE
from tests.engines.powerup.table import GAME

WORDS = words_in("en")


def test_every_hand_and_every_power_has_a_name():
    assert tuple(HANDS) == CATEGORIES[::-1]
    assert tuple(NAMES) == tuple(GISTS) == tuple(FULL) == tuple(POWERS)


def test_each_level_has_a_name_and_a_character():
    told = [FACE.level(level, WORDS) for level in GAME.levels]
    assert [name for name, _ in told] == ["Dusty", "Marge", "Viktor"]
    assert all(line.startswith(level) for level, (_, line) in zip(GAME.levels, told, strict=True))


def options(**raw) -> str:
    return FACE.options(GAME.config(raw), WORDS)


def test_the_options_say_chips_pace_and_whether_all_in_closes_powers():
    assert options() == "1500 chips each · standard blinds"
    assert options(stack=500, structure="turbo", strict_all_in=True) == (
        "500 chips each · turbo blinds · all-in closes powers"
    )


def test_the_lobby_offers_every_option_people_have():
    offered = {each.field: each.values for each in FACE.choices(WORDS)}
    assert list(offered) == ["seats", "stack", "structure", "strict_all_in"]
    assert [value for value, _ in offered["seats"]] == [2, 3, 4, 5, 6]
    assert dict(offered["strict_all_in"]) == {
        False: "shielded board",
        True: "no Disintegrate, Engineer, Scanner, Deploy",
    }


def test_a_result_is_who_has_won_and_nothing_more():
    assert [FACE.score(points, WORDS) for points in (1, 0)] == ["", ""]


# The rules and the powers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_hand_and_where_powers_are_explained(language):
    words = words_in(language)
    surface = FACE.rules(words)
    assert all(words.say(each) in surface.text for each in HANDS.values())
    assert f"`/{words.say('powers')}`" in surface.text
    assert f"`/{words.say('powerup')} {words.say('raise')}`" in surface.text
    assert surface.scene is not None
    assert 0 < len(surface.alt) <= 1024
    assert len(surface.text) <= 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_explained_with_its_cost(language):
    words = words_in(language)
    said = every_power(words)
    for number, power in enumerate(POWERS, 1):
        assert f"**{number} {words.say(NAMES[power])}** ⚡{cost_of(power)} · " in said
    assert len(powers_surface(words).text) <= 4000
    assert 0 < len(powers_surface(words).alt) <= 1024
    assert powers_surface(words).scene is not None


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_rules_and_powers_are_told_in_every_language(language):
    words = words_in(language)
    english = {*FACE.rules(WORDS).text.splitlines(), *every_power(WORDS).splitlines()} - {""}
    said = {*FACE.rules(words).text.splitlines(), *every_power(words).splitlines()}
    assert not english & said


def test_every_power_is_named_differently_in_every_language():
    for language in LANGUAGES:
        names = {words_in(language).say(name) for name in NAMES.values()}
        assert len(names) == len(POWERS)
