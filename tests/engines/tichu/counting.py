"""What the rounds of a random game bring, and what was done with boosters in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from engines.kernel.game import Event
from engines.tichu.events import boosters
from engines.tichu.events.rounds import Round
from engines.tichu.scoring import is_double
from engines.tichu.state import TichuState, team_of
from tests.engines.playing import Played

FATES: Final[dict[type[Event[Any]], str]] = {
    boosters.BoosterPlayed: "played",
    boosters.BoosterResolved: "effective",
    boosters.BoosterCancelled: "cancelled",
    boosters.BoosterReturned: "returned",
}
"""What may become of a booster."""


def fates(played: Played) -> Counter[tuple[str, str]]:
    """How often each booster was played, took effect, was cancelled, came back: by key and fate."""
    found = ((each, FATES.get(type(each))) for each in played.events)
    return Counter((each.key, fate) for each, fate in found if fate is not None)  # pyright: ignore[reportAttributeAccessIssue] # all of FATES have a key


def rounds_of(played: Played) -> Iterator[tuple[TichuState, Round]]:
    """Each round that was counted, after the state in which it was."""
    for move in played.moves:
        state = move.before
        for event in move.step.events:
            if isinstance(event, Round):
                yield state, event
            state = event.evolve(state)


def check_count(state: TichuState, event: Round) -> None:
    """Assert that a round brings 100 for cards or 200 for a double victory, and what was said.

    That is: the calls, and the double wins that were announced.
    """
    one, two = event.parts
    in_all = (one.cards + two.cards, one.double + two.double)
    assert in_all == ((0, 200) if is_double(state) else (100, 0))
    said = [worth + more for worth, more in zip(called(state), announced(state), strict=True)]
    assert [part.calls + part.announced for part in event.parts] == said
    assert event.points == (one.total, two.total)
    assert sum(event.points) == sum(in_all) + sum(said)


def called(state: TichuState) -> list[int]:
    """What the calls of a round that is over bring both teams."""
    points = [0, 0]
    for call in state.calls:
        points[team_of(call.seat)] += call.win if call.seat == state.places[0] else -call.loss
    return points


def announced(state: TichuState) -> list[int]:
    """What the double wins that were announced bring both teams."""
    points = [0, 0]
    for seat in state.doubles:
        made = is_double(state) and team_of(state.places[0]) == team_of(seat)
        points[team_of(seat)] += 100 if made else -100
    return points
