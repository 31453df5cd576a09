"""Waits: who is asked, who has answered, and what that leads to."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel.codec import encode
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer, Pending, Wait, answered
from tests.engines.toy import TOY, Showdown, ToyState

ALL = frozenset(Seat(n) for n in range(3))
WAIT = Wait("show-1", Showdown(), ALL, 20.0)


def test_a_new_wait_is_open_to_everyone_asked():
    assert WAIT.open_to == ALL


def test_who_has_answered_is_not_waited_for_any_more():
    wait = answered(WAIT, Answer(Seat(0)))
    assert wait.open_to == {Seat(1), Seat(2)}


def test_answers_are_kept_in_the_order_they_came():
    wait = answered(answered(WAIT, Answer(Seat(2))), Answer(Seat(0)))
    assert [answer.seat for answer in wait.answers] == [2, 0]


def test_an_answer_changes_nothing_else_about_the_wait():
    wait = answered(WAIT, Answer(Seat(1)))
    assert msgspec.structs.replace(wait, answers=()) == WAIT


def test_a_wait_that_all_have_answered_is_open_to_nobody():
    wait = WAIT
    for seat in ALL:
        wait = answered(wait, Answer(seat))
    assert wait.open_to == frozenset()


def test_a_wait_reads_back_from_what_was_stored_with_what_is_pending():
    wait = answered(WAIT, Answer(Seat(0), Secret(("show",), frozenset({Seat(0)}))))
    assert msgspec.json.decode(encode(wait), type=Wait[Showdown]) == wait


def test_a_pending_is_tagged_with_its_name_in_kebab_case():
    class EndTheTrick(Pending[ToyState], frozen=True):
        pass

    assert msgspec.json.decode(encode(EndTheTrick())) == {"type": "end-the-trick"}


@pytest.mark.parametrize(
    "ask",
    [
        lambda pending, turn: pending.resolve(turn, ()),
        lambda pending, turn: pending.cancel(turn),
        lambda pending, turn: pending.silent(turn, Seat(0)),
    ],
    ids=["resolve", "cancel", "silent"],
)
def test_a_pending_has_to_say_what_each_ending_means(ask):
    turn = Turn(TOY.new(TOY.config({}), 2, "0" * 64).state)
    with pytest.raises(NotImplementedError):
        ask(Pending(), turn)
