"""Between values and bytes: the same bytes everywhere, and back again."""

from __future__ import annotations

import subprocess
import sys
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel.codec import codec, encode, plain
from engines.kernel.game import Action, Event, GameState, Seat, apply, kebab
from engines.kernel.secret import Secret
from tests.engines.toy import TOY, Bid, Shown

ROOT = Path(__file__).parents[3]


class Suit(StrEnum):
    """Something to put in a set."""

    SPADES = "s"
    CLUBS = "c"
    HEARTS = "h"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (frozenset({10, 9, 2, -1}), b"[-1,2,9,10]"),
        (frozenset({"b", "a", "C"}), b'["C","a","b"]'),
        (frozenset(Suit), b'["c","h","s"]'),
        (frozenset({(1, "a"), (0, "b"), (0, "a")}), b'[[0,"a"],[0,"b"],[1,"a"]]'),
        ({"b": 1, "a": frozenset({2, 1})}, b'{"a":[1,2],"b":1}'),
        (Fraction(7, 3), b'"7/3"'),
        (Fraction(-2), b'"-2"'),
    ],
    ids=["numbers", "words", "names", "pairs", "mapping", "fraction", "whole"],
)
def test_values_are_written_in_one_way_only(value, written):
    assert encode(value) == written


def test_a_set_of_things_without_an_order_is_refused_rather_than_written_anyhow():
    with pytest.raises(TypeError):
        encode(frozenset({Secret((1,), frozenset()), Secret((2,), frozenset())}))


@pytest.mark.parametrize("hash_seed", ["1", "2", "3"])
def test_sets_are_written_alike_by_every_process(hash_seed):
    code = (
        "import sys; from engines.kernel.codec import encode;"
        "sys.stdout.buffer.write(encode(frozenset(map(str, range(99)))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    )
    assert done.stdout == encode(frozenset(map(str, range(99))))


def test_plain_values_hold_no_class_of_ours():
    event = Shown(frozenset({(Seat(1), 9), (Seat(0), 4)}))
    assert plain(event) == {"type": "shown", "cards": [(0, 4), (1, 9)]}
    assert plain((Fraction(1, 2), Suit.CLUBS)) == ("1/2", "c")


def test_what_has_no_wire_form_is_refused():
    with pytest.raises(NotImplementedError, match="object"):
        encode(object())


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("Fold", "fold"),
        ("DealWon", "deal-won"),
        ("GrandTichuCalled", "grand-tichu-called"),
        ("XRay", "x-ray"),
        ("fold", "fold"),
    ],
)
def test_a_class_is_tagged_with_its_name_in_kebab_case(name, tag):
    assert kebab(name) == tag


def test_events_and_actions_carry_their_tag_as_type():
    class SidePotWon(Event[GameState], frozen=True):
        pass

    class GoAllIn(Action[GameState], frozen=True):
        pass

    assert plain(SidePotWon()) == {"type": "side-pot-won"}
    assert plain(GoAllIn(Seat(2))) == {"type": "go-all-in", "seat": 2}


def test_states_and_events_read_back_from_what_was_stored():
    first = TOY.new(TOY.config({}), 2, "0" * 64)
    step = apply(TOY, first.state, Bid(Seat(0), 3))
    stored = codec(TOY)
    assert stored.state(encode(step.state)) == step.state
    for event in (*first.events, *step.events):
        assert stored.event(encode(event)) == event
        assert msgspec.json.decode(encode(event), type=type(event)) == event


@pytest.mark.parametrize("data", [b"", b"{}", b'{"type": "no-such-event"}', b"[]", b"\xff"])
def test_a_record_that_cannot_be_read_says_so(data):
    with pytest.raises(msgspec.MsgspecError):
        codec(TOY).event(data)


def test_a_game_has_one_codec():
    assert codec(TOY) is codec(TOY)


class Share(GameState, frozen=True, kw_only=True):
    """A state with an exact share in it."""

    share: Fraction


class Sharing:
    """Just enough of a game to store `Share`."""

    state_type = Share
    event_types = (Shown,)


def test_exact_fractions_in_a_state_read_back():
    sharing: Any = Sharing()
    state = Share(seats=2, seed="", share=Fraction(-7, 3))
    assert codec(sharing).state(encode(state)) == state


def test_a_fraction_that_is_none_is_refused():
    sharing: Any = Sharing()
    with pytest.raises(msgspec.ValidationError):
        codec(sharing).state(b'{"seats": 2, "seed": "", "share": "a third"}')
