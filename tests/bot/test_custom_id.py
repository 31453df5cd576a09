"""What a control says of itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_id import LONGEST, Press, read, written

PART = st.text(st.characters(exclude_characters=":", codec="utf-8"), min_size=1, max_size=20)
ARG = st.text(st.characters(codec="utf-8"), max_size=30)


@given(session=PART, anchor=PART, verb=PART, arg=ARG)
def test_what_was_written_reads_back(session, anchor, verb, arg):
    press = Press(session, anchor, verb, arg)
    assert read(written(press)) == press


@given(st.text(max_size=LONGEST + 20), st.lists(st.text(), max_size=3))
def test_any_text_is_a_press_or_none(text, values):
    press = read(text, tuple(values))
    assert press is None or (press.values == tuple(values) and text.startswith("v1:"))


@given(st.text(max_size=60).map(lambda text: f"v1:{text}"))
def test_what_reads_can_be_written_again(text):
    press = read(text)
    if press is not None:
        assert read(written(press)) == press


def test_it_is_written_as_designed():
    assert written(Press("5f0c", "12", "place", "C4.up")) == "v1:5f0c:12:place:C4.up"
    assert written(Press("5f0c", "12", "type")) == "v1:5f0c:12:type"


@pytest.mark.parametrize("arg", ["", "C4.up"])
def test_what_is_chosen_in_a_marked_menu_comes_as_without_its_mark(arg):
    press = Press("5f0c", "12", "row", arg, ("C4",))
    assert written(press, "ab12") != written(press)
    assert read(written(press, "ab12"), ("C4",)) == press


@pytest.mark.parametrize(
    "text",
    ["", "v1", "v1:", "v1:a", "v1:a:1", "v1::1:x", "v1:a::x", "v1:a:1:", "v2:a:1:x", "V1:a:1:x"],
)
def test_what_nobody_wrote_says_nothing(text):
    assert read(text) is None


def test_what_is_too_long_says_nothing():
    assert read("v1:a:1:" + "x" * (LONGEST - 6)) is None
    assert read("v1:a:1:" + "x" * (LONGEST - 7)) is not None


@pytest.mark.parametrize(
    "press",
    [
        Press("", "1", "x"),
        Press("a", "", "x"),
        Press("a", "1", ""),
        Press("a:b", "1", "x"),
        Press("a", "1:2", "x"),
        Press("a", "1", "x:y"),
        Press("a", "1", "x", "y" * LONGEST),
    ],
)
def test_what_would_not_read_back_is_not_written(press):
    with pytest.raises(ValueError, match="custom id"):
        written(press)
