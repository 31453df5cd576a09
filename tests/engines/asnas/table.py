"""Lays a table of As-Nas, and plays on it: the whole language of these tests."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from engines.asnas.cards import PACK, Card, Hand
from engines.asnas.game import AsNas
from engines.asnas.state import AsNasState
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Event, Seat, Step, apply

GAME: Final = AsNas()
SEED: Final = "5eed" * 16
LETTERS: Final[dict[str, Card]] = {"A": "as", "S": "shah", "B": "bibi", "Z": "sarbaz", "C": "couli"}


def hand(letters: str) -> Hand:
    """`AASBC` is two As, a Shah, a Bibi and a Couli; Z is a Sarbaz."""
    return tuple(LETTERS[letter] for letter in letters)


def stacked(hands: dict[int, str], dealer: int) -> list[Card]:
    """A deck that deals these hands, and what is left of the pack to the other seats."""
    laid = {seat: list(hand(letters)) for seat, letters in hands.items()}
    used = Counter(card for cards in laid.values() for card in cards)
    rest = list((Counter(PACK) - used).elements())
    for seat in range(4):
        laid.setdefault(seat, [rest.pop() for _ in range(5)] if seat not in laid else [])
    return [laid[(dealer + 1 + place) % 4][place // 4] for place in range(20)]


def first_step(
    hands: dict[int, str] | None = None, dealer: int = 0, **options: Any
) -> Step[AsNasState]:
    """A match that begins with these hands by seat; seat 0 deals unless it is said otherwise."""
    deck = None if hands is None else stacked(hands, dealer)
    return GAME.new(GAME.config({"dealer": dealer, "deck": deck, **options}), 4, SEED)


def table(hands: dict[int, str] | None = None, dealer: int = 0, **options: Any) -> AsNasState:
    """The state of `first_step`."""
    return first_step(hands, dealer, **options).state


def step(state: AsNasState, deed: str) -> Step[AsNasState]:
    """What `deed` of the seat to act leads to."""
    assert state.to_act is not None
    return apply(GAME, state, GAME.action(state.to_act, {"type": deed}))


def after(state: AsNasState, deeds: str) -> AsNasState:
    """The state after `raise fold call`, each done by whoever is to act."""
    for deed in deeds.split():
        state = step(state, deed).state
    return state


def last_events(state: AsNasState, deeds: str) -> tuple[Event[AsNasState], ...]:
    """What the last of `deeds` makes happen."""
    *before, last = deeds.split()
    return step(after(state, " ".join(before)), last).events


def refused(state: AsNasState, seat: int, deed: str) -> str:
    """The code for which `deed` of `seat` is refused."""
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(Seat(seat), {"type": deed}))
    return caught.value.reason.value


def silence(state: AsNasState) -> Step[AsNasState]:
    """What happens when the seat to act lets its time run out."""
    (deadline,) = GAME.deadlines(state)
    return apply(GAME, state, GAME.expire(deadline.id))
