"""Reading what people send: an action, or IllegalAction, whatever it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies

from engines.kernel.codec import encode, read_action
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import HOST, Action, Seat
from tests.engines.kernel import rubbish
from tests.engines.toy import TOY, Bid, Reply, Silence

ME = Seat(0)


def refused(raw: Any, seat: Any = ME) -> str:
    with pytest.raises(IllegalAction) as caught:
        TOY.action(seat, raw)
    return caught.value.reason


def test_an_action_is_read_from_a_dict():
    assert TOY.action(ME, {"type": "bid", "amount": 2}) == Bid(ME, 2)


def test_an_action_is_read_from_bytes():
    assert TOY.action(Seat(1), b'{"show": true, "type": "answer"}') == Reply(Seat(1), True)


@pytest.mark.parametrize("raw", rubbish.BYTES.values(), ids=rubbish.BYTES)
def test_bytes_that_are_no_action_are_malformed(raw):
    assert refused(raw) == Refused.MALFORMED


@pytest.mark.parametrize("raw", rubbish.VALUES.values(), ids=rubbish.VALUES)
def test_values_that_are_no_action_are_malformed(raw):
    assert refused(raw) == Refused.MALFORMED


@pytest.mark.parametrize("value", rubbish.FIELDS.values(), ids=rubbish.FIELDS)
def test_a_field_of_the_wrong_type_is_malformed(value):
    assert refused({"type": "bid", "amount": value}) == Refused.MALFORMED


def test_a_truth_is_no_number_and_a_number_no_truth():
    assert refused({"type": "bid", "amount": True}) == Refused.MALFORMED
    assert refused({"type": "answer", "show": 1}) == Refused.MALFORMED


def test_a_number_written_as_text_is_no_number():
    assert refused({"type": "bid", "amount": "2"}) == Refused.MALFORMED


def test_a_missing_field_is_malformed():
    assert refused({"type": "bid"}) == Refused.MALFORMED


def test_an_unknown_field_is_malformed():
    assert refused({"type": "bid", "amount": 2, "cheat": True}) == Refused.MALFORMED


@pytest.mark.parametrize("seat", [0, 1, -1, None], ids=str)
def test_nobody_says_who_they_are_in_the_message(seat):
    assert refused({"type": "bid", "amount": 2, "seat": seat}) == Refused.MALFORMED
    assert refused(msgspec.json.encode({"type": "bid", "amount": 2, "seat": seat})) == (
        Refused.MALFORMED
    )


@pytest.mark.parametrize("seat", [-1, 4, 99, True, False, "0", 0.0, None, (), HOST], ids=repr)
def test_a_seat_no_table_has_is_no_such_seat(seat):
    assert refused({"type": "bid", "amount": 2}, seat) == Refused.NO_SUCH_SEAT


def test_the_last_seat_of_the_largest_table_can_act():
    assert TOY.action(Seat(3), {"type": "bid", "amount": 2}) == Bid(Seat(3), 2)


@pytest.mark.parametrize("tag", ["expire", "silence"])
def test_nobody_can_send_an_expiry(tag):
    assert refused({"type": tag, "deadline": "bid-1-0"}) == Refused.MALFORMED


def test_an_action_of_the_hosts_is_not_read_even_where_a_game_lists_it():
    with pytest.raises(IllegalAction, match="malformed"):
        read_action((Bid, Silence), TOY.seats, ME, {"type": "silence", "deadline": "bid-1-0"})


class Name(Action[Any], frozen=True):
    """An action that takes any text."""

    name: str
    cards: tuple[str, ...] = ()


def read_name(raw: Any) -> Action[Any]:
    return read_action((Name,), range(2, 3), ME, raw)


@pytest.mark.parametrize("fields", [{"name": "\ud800"}, {"name": "x", "cards": ["\udfff"]}])
def test_text_that_cannot_be_stored_is_malformed(fields):
    with pytest.raises(IllegalAction, match="malformed"):
        read_name({"type": "name", **fields})


def test_a_single_kind_of_action_still_needs_its_tag():
    with pytest.raises(IllegalAction, match="malformed"):
        read_name({"name": "x"})


def test_optional_fields_may_be_left_out():
    assert read_name(b'{"type": "name", "name": "x"}') == Name(ME, "x")


def read_or_refused(raw: Any, seat: Any = ME) -> Action[Any] | None:
    """The action, or None where it was refused. Anything else that is raised fails the test."""
    try:
        return TOY.action(seat, raw)
    except IllegalAction:
        return None


@rubbish.patient
@given(raw=strategies.binary())
def test_any_bytes_give_an_action_or_a_refusal(raw):
    read_or_refused(raw)


@rubbish.patient
@given(raw=strategies.text())
def test_any_text_gives_an_action_or_a_refusal(raw):
    read_or_refused(raw.encode("utf-8", "surrogatepass"))


@rubbish.patient
@given(raw=rubbish.anything)
def test_any_value_gives_an_action_or_a_refusal(raw):
    read_or_refused(raw)


@rubbish.patient
@given(seat=rubbish.anything)
def test_any_seat_gives_an_action_or_a_refusal(seat):
    read_or_refused({"type": "bid", "amount": 1}, seat)


@rubbish.patient
@given(raw=rubbish.tagged)
def test_what_is_read_is_the_seats_own_and_survives_the_wire(raw):
    action = read_or_refused(raw)
    if action is not None:
        fields = msgspec.json.decode(encode(action))
        assert fields.pop("seat") == ME
        assert TOY.action(ME, msgspec.json.encode(fields)) == action


@rubbish.patient
@given(amount=strategies.integers(-(2**63), 2**63))
def test_every_number_that_can_be_sent_is_read_as_it_is(amount):
    assert TOY.action(ME, {"type": "bid", "amount": amount}) == Bid(ME, amount)
