"""What every game makes of what people send: actions, options, seats and seeds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engines.kernel.codec import plain
from engines.kernel.errors import BadConfig, IllegalAction, Refused
from engines.kernel.game import HOST
from tests.engines.kernel import rubbish
from tests.engines.playing import Table, legal, playout, possible, seed_of, start
from tests.engines.tables import every_game, random_games


def unreadable(table: Table, raw: Any, seat: Any = 0) -> str:
    """The reason for which `raw` is no action."""
    with pytest.raises(IllegalAction) as caught:
        table.game.action(seat, raw)
    return caught.value.reason


@random_games
def test_what_may_be_done_survives_the_wire(table, number):
    dice = Random(number)
    for state in playout(table, number).states:
        for action in possible(table, state, dice):
            fields = plain(action)
            assert fields.pop("seat") == action.seat
            assert table.game.action(action.seat, fields) == action
            assert table.game.action(action.seat, msgspec.json.encode(fields)) == action


@every_game
@pytest.mark.parametrize("raw", rubbish.BYTES.values(), ids=rubbish.BYTES)
def test_bytes_that_are_no_action_are_malformed(table, raw):
    assert unreadable(table, raw) == Refused.MALFORMED


@every_game
@pytest.mark.parametrize("raw", rubbish.VALUES.values(), ids=rubbish.VALUES)
def test_values_that_are_no_action_are_malformed(table, raw):
    assert unreadable(table, raw) == Refused.MALFORMED


@every_game
def test_a_field_too_few_too_many_or_of_a_wrong_type_is_malformed(table):
    state = start(table, 0).state
    for action in legal(table, state):
        fields = plain(action)
        del fields["seat"]
        for name in fields:
            assert unreadable(table, {**fields, name: object()}) == Refused.MALFORMED
        assert unreadable(table, {**fields, "cheat": 1}) == Refused.MALFORMED
        assert unreadable(table, {**fields, "seat": action.seat}) == Refused.MALFORMED
        del fields["type"]
        assert unreadable(table, fields) == Refused.MALFORMED


@every_game
@pytest.mark.parametrize("seat", [-1, 99, True, "0", None, 0.0], ids=repr)
def test_an_action_of_a_seat_no_table_has_is_not_read(table, seat):
    fields = plain(legal(table, start(table, 0).state)[0])
    del fields["seat"]
    assert unreadable(table, fields, seat) == Refused.NO_SUCH_SEAT


@random_games
def test_nobody_can_send_an_expiry(table, number):
    state = start(table, number).state
    for deadline in table.game.deadlines(state):
        expiry = table.game.expire(deadline.id)
        assert expiry.by_host
        assert expiry.seat == HOST
        fields = plain(expiry)
        del fields["seat"]
        assert unreadable(table, fields) == Refused.MALFORMED
        assert unreadable(table, {**fields, "type": "expire"}) == Refused.MALFORMED


@every_game
def test_an_unknown_option_is_named(table):
    with pytest.raises(BadConfig) as caught:
        table.game.config({"colour": "red"})
    assert (caught.value.field, caught.value.why) == ("colour", "unknown-option")


@every_game
def test_rubbish_is_no_option_of_any_kind(table):
    for name in table.game.config({}).__struct_fields__:
        for value in (object(), {"x": 1}, b"1", 10**5000):
            with pytest.raises(BadConfig) as caught:
                table.game.config({name: value})
            assert caught.value.field == name


@every_game
def test_a_bad_value_names_its_option(table):
    for name, value in table.bad_options:
        with pytest.raises(BadConfig) as caught:
            table.game.config({name: value})
        assert caught.value.field == name


@every_game
@pytest.mark.parametrize("raw", [None, [], "x", 1], ids=repr)
def test_options_that_are_no_dict_are_refused(table, raw):
    with pytest.raises(BadConfig):
        table.game.config(raw)


@every_game
def test_a_number_of_seats_that_is_not_offered_is_refused(table):
    offered = table.game.seats
    for seats in (-1, 0, offered[0] - 1, offered[-1] + 1, 2.0, "2", None, True):
        with pytest.raises(BadConfig) as caught:
            table.game.new(table.game.config({}), seats, seed_of(0))
        assert caught.value.field == "seats"


@every_game
@pytest.mark.parametrize("seed", ["", "0" * 63, "G" * 64, "0" * 64 + "\n", 0, None], ids=repr)
def test_a_seed_that_is_not_64_hex_digits_is_refused(table, seed):
    with pytest.raises(BadConfig) as caught:
        table.game.new(table.game.config({}), table.game.seats[0], seed)
    assert caught.value.field == "seed"
