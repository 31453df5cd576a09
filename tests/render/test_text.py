"""Text: names may hold anything, and never leave their box."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.paint import png
from render.scene import Label, Scene
from render.text import ELLIPSIS, broken, drawable, font, line, plain

NAMES = (
    "",
    " ",
    "Ґалаґан Їжак Єва",
    "João Conceição",
    "🎉",
    "👨‍👩‍👧‍👦🏽",
    "日本語の名前",
    "مرحبا",
    "Z̸̢͎̦a̷l̶g̵o̴",
    "two\nlines\tand\x00nul",
    "\ud800",
    "\u202eback\u200b",
    "W" * 500,
)


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_any_name_can_be_drawn(name):
    label = Label(name, 10, 30, 20, "text", width=200, lines=2)

    assert png(Scene(220, 60, (label,)))


@given(st.text(max_size=40))
@settings(max_examples=100, deadline=None)
def test_no_name_is_wider_than_its_box(name):
    for row in broken(name, "medium", 20, 150, 2):
        drawn = line(row, "medium", 20)
        assert drawn.left + drawn.mask.width <= 152


@pytest.mark.parametrize("letter", "ҐґЄєІіЇїЙйЩщЮюЯяÃãÕõÇçÉéÊêÀàÚúŁł×+−…’ʼ0123456789")
@pytest.mark.parametrize("weight", ["bold", "medium"])
def test_the_fonts_have_every_letter_of_our_languages(letter, weight):
    missing = bytes(line("\U0010ffff", weight, 20).mask.tobytes())

    assert bytes(line(letter, weight, 20).mask.tobytes()) != missing


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann 🎉", "Ann"),
        ("🤖 Ada 👨‍👩‍👧️ Lee", "Ada Lee"),
        ("João 日本", "João"),
        ("é👨‍👩‍👧️", "é"),
        ("🎉🎉", ELLIPSIS),
        ("", ""),
    ],
)
def test_what_the_fonts_lack_is_left_out_of_a_name(name, shown):
    assert plain(name) == shown


@given(st.text(max_size=20))
@settings(max_examples=100, deadline=None)
def test_no_name_shows_a_box(name):
    assert all(drawable(character) for character in plain(name))


def test_a_name_that_fits_is_left_alone():
    assert broken("Ann", "bold", 20, 100, 1) == ("Ann",)


def test_a_name_too_long_for_its_box_ends_in_an_ellipsis():
    (shown,) = broken("Олександр Ґалаґан", "bold", 20, 150, 1)

    assert shown.endswith(ELLIPSIS)
    assert shown.startswith("Олекс")
    assert font("bold", 20).getlength(shown) <= 150


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Олександр Ґалаґан", ("Олександр", "Ґалаґан")),
        ("Соломія-Вікторія Щ", ("Соломія-", "Вікторія Щ")),
        ("Ann of Hill", ("Ann of Hill",)),
    ],
)
def test_a_name_breaks_between_words(name, lines):
    assert broken(name, "medium", 20, 150, 2) == lines


def test_one_long_word_breaks_where_it_must():
    first, second = broken("W" * 30, "medium", 20, 150, 2)

    assert len(first) > 3
    assert second.endswith(ELLIPSIS)


def test_text_without_a_box_is_never_cut():
    assert broken("W" * 60, "bold", 20, 0, 1) == ("W" * 60,)
