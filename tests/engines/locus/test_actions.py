"""What is refused, and with which code; what cannot be read at all."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.kernel.errors import IllegalAction
from engines.kernel.game import legal_actions
from engines.locus.actions import Place
from tests.engines.locus.table import GAME, ME, OTHER, ended, played, refused, start

PLACE = {"type": "place", "cell": "C4", "face": "up"}

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


def test_an_action_is_read_as_it_is_written():
    assert GAME.action(OTHER, PLACE) == Place(OTHER, "C4", "up")
    assert GAME.action(ME, b'{"type":"place","cell":"C4","face":"down"}') == Place(ME, "C4", "down")


def test_who_is_not_to_act_is_refused():
    assert refused(start(), OTHER, PLACE) == "not-your-turn"


@pytest.mark.parametrize("cell", ["G1", "A6", "A0", "c4", "C", "4C", "", " C4", "A10", "ä1"])
def test_a_string_that_is_no_cell_is_refused(cell):
    assert refused(start(), ME, {**PLACE, "cell": cell}) == "no-such-cell"


def test_a_cell_of_a_larger_grid_is_no_cell_of_a_smaller_one():
    assert refused(start(grid="6x5"), ME, {**PLACE, "cell": "H6"}) == "no-such-cell"
    assert Place(ME, "H6", "up").forbidden(start(grid="8x6")) is None


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("seat", [ME, OTHER], ids=["own", "of the other"])
def test_a_card_with_a_chip_is_taken_however_it_was_played(face, seat):
    state = played(start(), f"C4 {face}", *(["A1 up"] if seat == ME else []))

    assert refused(state, seat, PLACE) == "cell-taken"


@pytest.mark.parametrize("face", ["UP", "sideways", "", "up "])
def test_a_string_that_is_neither_face_is_refused(face):
    assert refused(start(), ME, {**PLACE, "face": face}) == "bad-face"


@pytest.mark.parametrize("seat", [ME, OTHER])
def test_after_the_end_every_action_is_refused(seat):
    assert refused(ended(), seat, PLACE) == "game-over"
    assert refused(ended(), seat, {**PLACE, "cell": "Z9", "face": ""}) == "game-over"


def test_the_first_reason_that_holds_is_given():
    state = played(start(), "C4 up")

    assert refused(state, ME, {**PLACE, "cell": "Z9", "face": ""}) == "not-your-turn"
    assert refused(state, OTHER, {**PLACE, "cell": "Z9", "face": ""}) == "no-such-cell"
    assert refused(state, OTHER, {**PLACE, "face": ""}) == "cell-taken"


def test_every_free_card_may_be_played_either_way():
    state = played(start(), "C4 up", "A1 down")

    actions = [(each.cell, each.face) for each in legal_actions(GAME, state, ME)]

    free = [each.cell for each in GAME.view(state, ME).grid.cells if each.seat is None]
    assert len(free) == 28
    assert actions == [(cell, face) for cell in free for face in ("up", "down")]
    assert list(legal_actions(GAME, state, OTHER)) == []


@pytest.mark.parametrize(
    "raw",
    [
        {},
        {"type": "place"},
        {"cell": "C4", "face": "up"},
        {"type": "place", "cell": "C4"},
        {"type": "place", "face": "up"},
        {**PLACE, "type": "placed"},
        {**PLACE, "type": "silent-turn"},
        {**PLACE, "type": None},
        {**PLACE, "type": ["place"]},
        {**PLACE, "cell": 4},
        {**PLACE, "cell": None},
        {**PLACE, "cell": ["C4"]},
        {**PLACE, "cell": "\ud800"},
        {**PLACE, "face": True},
        {**PLACE, "face": {}},
        {**PLACE, "seat": 0},
        {**PLACE, "more": 1},
        {"type": "silent-turn", "deadline": "turn-1"},
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"type":"place","cell":"C4"}',
        b"[" * 100_000,
        None,
        [],
        "place",
    ],
)
def test_what_is_no_action_is_malformed(raw):
    with pytest.raises(IllegalAction) as error:
        GAME.action(ME, raw)

    assert error.value.reason == "malformed"


@pytest.mark.parametrize("seat", [-1, 2, 7, None, "0"])
def test_a_seat_that_nobody_can_sit_on_is_refused(seat):
    with pytest.raises(IllegalAction) as error:
        GAME.action(seat, PLACE)

    assert error.value.reason == "no-such-seat"


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60) | st.dictionaries(st.sampled_from(["type", "cell", "face"]), JSON))
def test_whatever_is_sent_is_an_action_or_malformed(raw):
    assert read(raw) in {"place", "malformed"}


def read(raw) -> str:
    """What sending `raw` comes to."""
    try:
        return type(GAME.action(ME, raw)).__struct_config__.tag
    except IllegalAction as error:
        return error.reason
