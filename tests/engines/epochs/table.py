"""Lays a table of Epochs Poker, and plays on it: the whole language of these tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest
from msgspec.structs import replace

from engines.epochs.game import Epochs
from engines.epochs.state import EpochsState, Finished
from engines.epochs.view import EpochsView
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Event, Seat, Step, apply

GAME: Final = Epochs()
SEED: Final = "5eed" * 16

HANDS: Final = (
    "5y1 5y2 4m1 3h1 2s1 1m1",
    "4y1 4y2 5m1 3h2 2s2 1m2",
    "3y1 3y2 5m2 4h1 2m1 1h1",
    "2y1 2y2 5m3 4h2 3m1 1h2",
)
"""What each seat is dealt where a test does not say: the lower the seat the better the hand."""

BOARD: Final = "1s1 2h5 3m6 4m6 1s2"
"""Flop, turn and river where a test does not say: they make none of these hands better."""


def first_step(
    hands: Sequence[str] = HANDS,
    board: str = BOARD,
    dealer: int = 0,
    seats: int = 3,
    **options: Any,
) -> Step[EpochsState]:
    """A match whose first hand deals these hands by seat, and then the board."""
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    dealt = [hands[seat].split()[card] for card in range(6) for seat in order]
    raw = {"deck": dealt + board.split(), "dealer": dealer, **options}
    return GAME.new(GAME.config(raw), seats, SEED)


def table(stacks: Sequence[int] | None = None, **laid: Any) -> EpochsState:
    """The state of `first_step`; `stacks` are what is left to each seat after the ante.

    Seat 1 acts first with seat 0 as the dealer.
    """
    state = first_step(**laid).state
    if stacks is None:
        return state
    return replace(state, round=replace(state.round, stacks=tuple(stacks)))


def wish(words: str) -> dict[str, Any]:
    """`raise 100` and its like as they are written on the wire."""
    kind, *to = words.split()
    return {"type": kind, **({"to": int(to[0])} if to else {})}


def step(state: EpochsState, words: str) -> Step[EpochsState]:
    """What the wish of the seat to act leads to."""
    assert state.to_act is not None
    return apply(GAME, state, GAME.action(state.to_act, wish(words)))


def after(state: EpochsState, script: str) -> EpochsState:
    """The state after `check, raise 100, fold`, each done by whoever is to act."""
    for words in filter(None, script.split(", ")):
        state = step(state, words).state
    return state


def last_events(state: EpochsState, script: str) -> tuple[Event[EpochsState], ...]:
    """What the last of the wishes makes happen."""
    *before, last = script.split(", ")
    return step(after(state, ", ".join(before)), last).events


def calmly(state: EpochsState, street: str) -> EpochsState:
    """Everybody checks or calls until the street comes."""
    while state.street != street:
        state = step(state, quiet(state)).state
    return state


def finish(state: EpochsState) -> EpochsState:
    """Everybody checks or calls until the hand is over."""
    hand = state.hand
    while state.hand == hand and not state.over:
        state = step(state, quiet(state)).state
    return state


def finished(state: EpochsState) -> Finished:
    """The running hand, once everybody has checked or called to its end."""
    last = finish(state).last_hand
    assert last is not None
    return last


def quiet(state: EpochsState) -> str:
    """Check where that is free, else call."""
    return "check" if view(state, state.to_act).legal.check else "call"


def view(state: EpochsState, seat: int | None) -> EpochsView:
    """What the seat sees; None is a spectator."""
    return GAME.view(state, None if seat is None else Seat(seat))


def refused(state: EpochsState, words: str, seat: int | None = None) -> str:
    """The code for which a wish of the seat to act, or of another seat, is refused."""
    asks = state.to_act if seat is None else Seat(seat)
    assert asks is not None
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(asks, wish(words)))
    return caught.value.reason.value


def silence(state: EpochsState) -> Step[EpochsState]:
    """What happens when the seat to act lets its time run out."""
    (deadline,) = GAME.deadlines(state)
    return apply(GAME, state, GAME.expire(deadline.id))
