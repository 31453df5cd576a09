"""Calls and answers as people type them, and what is offered while they do."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from cogs.tichu.saying import not_said, offers, read_said, sayings
from engines.kernel.game import Seat, refusal
from tests.cogs.tichu.board import answer, exchanged, middle, seen
from tests.cogs.tichu.test_boosters_each import DRAGON_WON, SCENES
from tests.engines.tichu.table import (
    GAME,
    after,
    boost,
    dealt,
    first_step,
    passes,
    play,
    table,
)

GRAND = first_step().state
DRAFT = dealt(grand="1", boosters=True, booster_pile=["skat", "spy", "njet", "cat"])
KEEP = after(SCENES["courage"][0], boost(0, "courage"))
GIFT = after(middle(held={0: "gift skat", 2: "spy"}), boost(0, "gift", give="skat"))
CONFUSED = after(DRAGON_WON, boost(0, "confused-dragon"))
DRAGON = after(
    table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3), play(3, "dragon"), *passes(0, 1, 2)
)
SPIED = after(middle(held={0: "spy", 1: "njet"}), boost(0, "spy", rank="7"))
LAID = after(middle(), play(0, "8k 8b"))
CLOSING = after(middle(bomb_seconds=5.0), play(0, "8k 8b"), *passes(1, 2, 3))
CALLING = exchanged()

MOMENTS = [
    (GRAND, 1, ["grand", "no"]),
    (DRAFT, 1, ["skat", "spy", "njet", "cat"]),
    (GIFT, 2, ["spy", "skat", "no"]),
    (CONFUSED, 3, ["1", "3"]),
    (DRAGON, 3, ["1", "3"]),
    (SPIED, 1, ["no", "never", "wait"]),
    (CLOSING, 1, ["no", "never", "wait"]),
    (LAID, 1, ["pass"]),
    (CALLING, 2, ["tichu"]),
]
"""In which state who may say what."""


def read(state, seat, text, language="en"):
    return read_said(seen(state, seat, language=language), text)


@pytest.mark.parametrize(("state", "seat", "words"), MOMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_said_is_offered_and_each_of_it_is_allowed(state, seat, words, language):
    now = seen(state, seat, language=language)
    assert [typed for _, typed in offers(now, "")] == words
    for typed in words:
        raw = read_said(now, typed)
        assert refusal(state, GAME.action(Seat(seat), raw)) is None


def test_of_a_card_that_is_asked_for_each_is_offered():
    now = seen(KEEP, 0)
    cards = [each.raw["card"] for each in sayings(now)]
    assert cards == list(now.view.choose_from)
    assert [read_said(now, typed)["card"] for _, typed in offers(now, "")] == cards


@pytest.mark.parametrize(
    ("state", "seat", "text", "raw"),
    [
        (GRAND, 1, "Yes", {"type": "grand", "call": True}),
        (GRAND, 1, "não", {"type": "grand", "call": False}),
        (DRAFT, 1, "Spy", {"type": "draft", "key": "spy"}),
        (GIFT, 2, "nothing", {"type": "decline"}),
        (CONFUSED, 3, "Ann", {"type": "choose", "to": 0}),
        (DRAGON, 3, "cat", {"type": "dragon", "to": 2}),
        (SPIED, 1, "Зачекайте!", {"type": "wait"}),
        (SPIED, 1, "nunca", {"type": "decline", "round": True}),
        (LAID, 1, "Pass!", {"type": "pass"}),
        (CALLING, 2, "Tichu!", {"type": "tichu"}),
    ],
)
def test_it_is_said_as_people_say_it(state, seat, text, raw):
    assert read(state, seat, text) == raw


def test_a_booster_is_meant_by_its_name_in_the_language_of_the_reader():
    assert read(DRAFT, 1, "Шпигун", "uk") == {"type": "draft", "key": "spy"}


def test_what_is_typed_chooses_among_the_offers():
    assert [typed for _, typed in offers(seen(DRAFT, 1), "sp")] == ["spy"]


@pytest.mark.parametrize(
    ("state", "seat", "text", "told"),
    [
        (LAID, 2, "pass", "It is \\*ben\\*'s turn."),
        (LAID, 1, "no", "Nobody is asked"),
        (DRAFT, 1, "rat", "Take one that lies face up: Skat, Spy, Njet!, Cat."),
        (LAID, 1, "skat", "Boosters are taken when a Tichu was called"),
        (SPIED, 2, "wait", "You are not asked"),
        (LAID, 0, "tichu", "You have played a card already"),
    ],
)
def test_what_cannot_be_said_now_is_refused_by_the_rules_in_words(state, seat, text, told):
    raw = read(state, seat, text)
    assert raw is not None
    assert told in str(answer(state, seat, raw))


@pytest.mark.parametrize("text", ["", "  ", "hello", "5g", "=", "T", "x" * 300])
def test_what_says_nothing_is_told_with_all_that_could_be_said(text):
    now = seen(SPIED, 1)
    assert read_said(now, text) is None
    assert not_said(now) == "That says nothing here. You can say now: `no`, `never`, `wait`."


def test_who_has_nothing_to_say_is_told_so():
    assert not_said(seen(LAID, 0)).startswith("Nothing is asked of you just now")
    assert sayings(seen(LAID)) == []


def test_two_cards_that_begin_alike_are_not_taken_for_each_other():
    state = after(SCENES["disarmament"][0], boost(0, "disarmament", card="3g"))
    assert read(state, 1, "3") is None
    assert read(state, 1, "3k") == {"type": "choose", "card": "3k"}
