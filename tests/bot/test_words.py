"""Every sentence is there in every language, and every name of a command is one Discord takes."""

from __future__ import annotations

import re
import string
from functools import cache

import pytest
from babel.messages.catalog import Catalog, Message

from bot.words import ENGLISH, LANGUAGES, language_of, words_for, words_in
from bot.words.gather import catalogue, said_in_code, template

TRANSLATED = tuple(each for each in LANGUAGES if each != ENGLISH)
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")

every_language = pytest.mark.parametrize("language", TRANSLATED)


@pytest.fixture(scope="module")
def said() -> Catalog:
    """All that is said, as it is gathered from the code."""
    return template()


@cache
def translated(language: str) -> dict[object, Message]:
    """The messages of a catalogue, by their English text."""
    return {message.id: message for message in catalogue(language) if message.id}


def forms(text: str | tuple[str, ...] | list[str]) -> list[str]:
    """A message's forms: one, or one for each number."""
    return [text] if isinstance(text, str) else list(text)


def placeholders(text: str) -> set[str]:
    """The names in braces. ValueError where the braces do not close."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@every_language
def test_every_message_is_translated(said, language):
    whole = {key for key, message in translated(language).items() if all(forms(message.string))}
    assert [message.id for message in said if message.id and message.id not in whole] == []


@every_language
def test_nothing_is_only_guessed(language):
    assert [m.id for m in translated(language).values() if m.fuzzy] == []


@every_language
def test_nothing_is_translated_that_nobody_says(said, language):
    spoken = {message.id for message in said}
    assert [each for each in translated(language) if each not in spoken] == []


@every_language
def test_a_translation_names_what_its_message_names(language):
    wrong = {}
    for message in translated(language).values():
        allowed = set().union(*(placeholders(each) for each in forms(message.id)))
        for number, form in enumerate(forms(message.string)):
            named = placeholders(form)
            if form and (named - allowed or (number == 0 and allowed - named - {"n"})):
                wrong[message.id] = form
    assert wrong == {}


@every_language
def test_every_number_has_its_form(language):
    expected = catalogue(language).num_plurals
    plural = [m for m in translated(language).values() if not isinstance(m.id, str)]
    assert plural
    assert [m.id for m in plural if len(forms(m.string)) != expected or not all(m.string)] == []


@every_language
def test_markup_survives_translation(language):
    wrong = [
        message.id
        for message in translated(language).values()
        if isinstance(message.id, str)
        and message.string
        and any(message.id.count(mark) != message.string.count(mark) for mark in ("**", "```", "`"))
    ]
    assert wrong == []


# Commands


def commands(bot) -> list[dict]:
    """Every command, subcommand and option."""
    found: list[dict] = []

    def walk(payload: dict) -> None:
        found.append(payload)
        for each in payload.get("options", []):
            walk(each)

    for command in bot.tree.get_commands():
        walk(command.to_dict(bot.tree))
    return found


@pytest.fixture
async def loaded():
    """The bot with all its commands, connected to nothing."""
    from bot.app import COGS, OutOfTurn
    from bot.settings import Settings

    bot = OutOfTurn(Settings())
    for cog in COGS:
        await bot.load_extension(cog)
    yield bot
    bot.painter.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_of_commands_are_names_in_every_language(loaded, language):
    words = words_in(language)
    names = [words.say(each["name"]) for each in commands(loaded)]
    wrong = [n for n in names if not COMMAND_NAME.fullmatch(n) or n != n.lower()]
    assert names
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_descriptions_are_short_enough_in_every_language(loaded, language):
    words = words_in(language)
    told = [words.say(e["description"]) for e in commands(loaded) if e.get("description")]
    assert all(0 < len(each) <= 100 for each in told)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_beside_each_other_differ_in_every_language(loaded, language):
    words = words_in(language)
    groups = [[each.to_dict(loaded.tree) for each in loaded.tree.get_commands()]]
    groups += [each["options"] for each in commands(loaded) if each.get("options")]
    for group in groups:
        names = [words.say(each["name"]) for each in group]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_choices_are_short_enough_in_every_language(loaded, language):
    words = words_in(language)
    told = [words.say(c["name"]) for each in commands(loaded) for c in each.get("choices", [])]
    assert all(0 < len(each) <= 100 for each in told)


# Saying


def test_locales_find_their_language():
    locales = ["pt-BR", "pt", "uk", "en-US", "en-GB", "de", "", None]
    assert [language_of(each) for each in locales] == ["pt_BR", "pt_BR", "uk"] + ["en"] * 5
    assert words_for("uk") is words_in("uk")


def test_english_says_what_stands_in_the_code():
    words = words_in("en")
    assert words.say("{a} and {b}", a=1, b="{x}") == "1 and {x}"
    assert [words.count("{n} chip", "{n} chips", n) for n in (0, 1, 2)] == [
        "0 chips",
        "1 chip",
        "2 chips",
    ]


def test_ukrainian_counts_in_three_forms():
    words = words_in("uk")
    said = [words.count("{n} point", "{n} points", n) for n in (1, 2, 5, 11, 21, 22)]
    kinds = [each.partition(" ")[2] for each in said]
    assert kinds[0] == kinds[4]
    assert kinds[1] == kinds[5]
    assert kinds[2] == kinds[3]
    assert len(set(kinds)) == 3


def test_messages_are_found_in_the_code_with_their_numbers():
    found = {message for message, _ in said_in_code()}
    assert ("{n} minute", "{n} minutes") in found
    assert "It is {name}'s turn." in found
