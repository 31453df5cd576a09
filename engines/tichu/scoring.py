"""What a round brings: cards, a double victory, calls; and when the game is won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.kernel.game import Seat
from engines.tichu.cards import POINTS, Card
from engines.tichu.events.rounds import TeamPoints
from engines.tichu.state import SEATS, TichuState, in_play, opponents_of, team_of

DOUBLE: Final = 200
ANNOUNCED: Final = 100
"""What a double win that was announced brings on top, or costs where it fails."""
TEAMS: Final = (0, 1)


def points_of(cards: Iterable[Card]) -> int:
    """What cards count."""
    return sum(POINTS.get(card, 0) for card in cards)


def is_double(state: TichuState) -> bool:
    """Whether partners are out first and second, and nothing else counts."""
    return len(state.places) > 1 and team_of(state.places[0]) == team_of(state.places[1])


def is_decided(state: TichuState) -> bool:
    """Whether the round is over."""
    return is_double(state) or len(in_play(state)) < 2


def parts_of(state: TichuState) -> tuple[TeamPoints, TeamPoints]:
    """What a round that is over brings each team."""
    double = is_double(state)
    cards = (0, 0) if double else _card_points(state)
    first = team_of(state.places[0])
    one, two = (
        TeamPoints(
            cards[team],
            DOUBLE * (double and team == first),
            _call_points(state, team),
            _announced_points(state, team),
        )
        for team in TEAMS
    )
    return one, two


def winner_of(state: TichuState) -> int | None:
    """The team that has won the game; None where it goes on, also at a tie."""
    one, two = state.scores
    if max(state.scores) < state.target or one == two:
        return None
    return 0 if one > two else 1


def _card_points(state: TichuState) -> tuple[int, int]:
    gathered = {seat: points_of(state.won[seat]) for seat in SEATS}
    (last,) = in_play(state)
    gathered[state.places[0]] += gathered.pop(last)
    points = [0, 0]
    for seat, count in gathered.items():
        points[team_of(seat)] += count
    points[team_of(opponents_of(state, last)[0])] += points_of(state.hands[last])
    return points[0], points[1]


def _announced_points(state: TichuState, team: int) -> int:
    made = is_double(state) and team_of(state.places[0]) == team
    said = sum(team_of(seat) == team for seat in state.doubles)
    return said * (ANNOUNCED if made else -ANNOUNCED)


def _call_points(state: TichuState, team: int) -> int:
    first: Seat = state.places[0]
    return sum(
        call.win if call.seat == first else -call.loss
        for call in state.calls
        if team_of(call.seat) == team
    )
