"""Hidden values: who sees them, and what everybody else sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.kernel.game import Seat
from engines.kernel.secret import Hidden, Secret, redact
from engines.kernel.waits import Answer

MINE = Secret(("As", "Kd"), frozenset({Seat(0)}))
YOURS = Secret(("2c",), frozenset({Seat(1), Seat(2)}))
NOBODYS = Secret(("5h", "6h", "7h"), frozenset[Seat]())
SPECTATOR = None


class Fact(msgspec.Struct, frozen=True):
    """Anything that may lie in an event."""

    what: Any


def seen(what: Any, seat: int | None) -> Any:
    return redact(Fact(what), None if seat is None else Seat(seat)).what


def test_a_reader_sees_a_secret_as_it_is():
    assert seen(MINE, 0) == MINE


@pytest.mark.parametrize("seat", [1, 3, SPECTATOR])
def test_everybody_else_sees_only_how_much_is_hidden(seat):
    assert seen(MINE, seat) == Hidden(2)


def test_a_secret_may_have_several_readers():
    assert [seen(YOURS, seat) for seat in range(4)] == [Hidden(1), YOURS, YOURS, Hidden(1)]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_secret_without_readers_is_seen_by_nobody(seat):
    assert seen(NOBODYS, seat) == Hidden(3)


def test_an_empty_secret_hides_nothing_but_is_hidden():
    assert seen(Secret((), frozenset({Seat(0)})), 1) == Hidden(0)


def test_secrets_in_rows_are_hidden_one_by_one():
    assert seen((MINE, YOURS, 7), 1) == (Hidden(2), YOURS, 7)


def test_secrets_in_structs_in_rows_in_structs_are_hidden():
    deep = Fact((Fact((1, Fact(MINE))),))
    assert seen(deep, 1) == Fact((Fact((1, Fact(Hidden(2)))),))
    assert seen(deep, 0) == deep


def test_secrets_in_dicts_are_hidden():
    assert seen({"hand": MINE, "pot": (1, NOBODYS)}, SPECTATOR) == {
        "hand": Hidden(2),
        "pot": (1, Hidden(3)),
    }


def test_secrets_in_sets_are_hidden():
    assert seen(frozenset({MINE, 7}), 1) == frozenset({Hidden(2), 7})


def test_a_secret_inside_a_secret_keeps_its_own_readers():
    nested = Secret((MINE, NOBODYS), frozenset({Seat(0), Seat(1)}))
    assert seen(nested, 0).value == (MINE, Hidden(3))
    assert seen(nested, 1).value == (Hidden(2), Hidden(3))
    assert seen(nested, 2) == Hidden(2)


def test_an_answer_to_a_wait_hides_what_was_given():
    answer = Answer(Seat(0), Secret(("yes",), frozenset({Seat(0)})))
    assert seen((answer, Answer(Seat(1))), 1) == (Answer(Seat(0), Hidden(1)), Answer(Seat(1)))


def test_a_seat_that_reads_everything_is_handed_the_event_itself():
    event = Fact((MINE, (1, 2), "text", None, frozenset({3})))
    assert redact(event, Seat(0)) is event


def test_redacting_leaves_the_event_as_it_was():
    event = Fact((MINE,))
    redact(event, SPECTATOR)
    assert event == Fact((MINE,))


@pytest.mark.parametrize("what", ["As", 0, 1.5, None, True, ()])
def test_what_is_no_secret_stays_as_it_is(what):
    assert seen(what, SPECTATOR) == what


def test_a_secret_on_its_own_is_hidden_too():
    assert redact(MINE, Seat(1)) == Hidden(2)
