"""Reading the options of a table: a config, or BadConfig that names the option."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies

from engines.kernel.errors import BadConfig
from tests.engines.kernel import rubbish
from tests.engines.toy import TOY, ToyConfig


def refused(raw: Any) -> tuple[str, str]:
    with pytest.raises(BadConfig) as caught:
        TOY.config(raw)
    return caught.value.field, caught.value.why


def test_no_options_are_the_usual_ones():
    assert TOY.config({}) == ToyConfig(rounds=2, ai_level="low", deck=None)


def test_options_are_read():
    raw = {"rounds": 9, "ai_level": "high", "deck": [3, 1]}
    assert TOY.config(raw) == ToyConfig(rounds=9, ai_level="high", deck=(3, 1))


def test_an_unknown_option_is_named():
    assert refused({"rounds": 2, "colour": "red"}) == ("colour", "unknown-option")


def test_a_long_unknown_option_is_named_in_short():
    field, _ = refused({"x" * 500: 1})
    assert field == "x" * 40


@pytest.mark.parametrize("name", [1, None, ("rounds",)], ids=str)
def test_an_option_whose_name_is_no_text_is_unknown(name):
    assert refused({name: 1}) == (str(name), "unknown-option")


@pytest.mark.parametrize("value", [0, 10, -1, "2", 2.5, 10**5000, True, None, [2], {}], ids=type)
def test_a_number_out_of_range_or_none_at_all_is_named(value):
    assert refused({"rounds": value}) == ("rounds", "bad-value")


@pytest.mark.parametrize("value", ["", "LOW", "\ud800", None, 1, b"low", ["low"]], ids=repr)
def test_a_choice_that_is_not_offered_is_named(value):
    assert refused({"ai_level": value}) == ("ai_level", "bad-value")


RUBBISH = [(name, kind) for name in ("rounds", "ai_level") for kind in rubbish.FIELDS]
RUBBISH += [("deck", kind) for kind in rubbish.FIELDS if kind not in ("None", "list")]


@pytest.mark.parametrize(("name", "kind"), RUBBISH)
def test_rubbish_is_named_whatever_it_is(name, kind):
    assert refused({name: rubbish.FIELDS[kind]}) == (name, "bad-value")


@pytest.mark.parametrize("raw", [None, [], "rounds", 1, b"{}", {1}.pop], ids=type)
def test_options_that_are_no_dict_are_refused(raw):
    assert refused(raw) == ("config", "bad-value")


OPTIONS = strategies.dictionaries(
    strategies.sampled_from(["rounds", "ai_level", "deck", "colour"]), rubbish.anything
)


@rubbish.patient
@given(raw=rubbish.anything | OPTIONS)
def test_anything_gives_options_or_a_refusal(raw):
    try:
        TOY.config(raw)
        named = "config"
    except BadConfig as error:
        named = error.field
    assert named == "config" or named in {str(name)[:40] for name in raw}


@pytest.mark.parametrize("seats", [1, 5, 0, -1, 2.0, True, "2", None], ids=repr)
def test_a_number_of_seats_not_offered_is_refused(seats):
    with pytest.raises(BadConfig, match="seats"):
        TOY.new(TOY.config({}), seats, "0" * 64)


@pytest.mark.parametrize(
    "seed",
    ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", "٠" * 64, None, 0],
    ids=repr,
)
def test_a_seed_that_is_not_64_hex_digits_is_refused(seed):
    with pytest.raises(BadConfig, match="seed"):
        TOY.new(TOY.config({}), 2, seed)
