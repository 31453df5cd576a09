"""A game for tests of the kernel: bid on a hidden card, then all at once show it or not.

It has what the real ones have in small: turns, a wait that everyone answers in secret, hidden
cards, several rounds, silence, options, a computer player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from engines.kernel.codec import read_action, read_config
from engines.kernel.dice import dice
from engines.kernel.errors import Reason, Refused
from engines.kernel.game import (
    HOST,
    Action,
    Config,
    Deadline,
    Event,
    Expire,
    GameState,
    Result,
    Seat,
    Step,
    Turn,
    View,
    check_seat,
    check_table,
)
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer, Pending, Wait, answered

HIGHEST_BID = 3


class ToyReason(Reason):
    """What only this game refuses."""

    BAD_BID = "bad-bid"
    NOTHING_TO_ANSWER = "nothing-to-answer"


class ToyConfig(Config, frozen=True, kw_only=True):
    """The options of a table."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
    ai_level: Literal["low", "high"] = "low"
    deck: tuple[int, ...] | None = None


class ToyState(GameState, frozen=True, kw_only=True):
    """One game."""

    rounds: int
    round: int = 0
    cards: tuple[int, ...] = ()
    bids: tuple[int, ...] = ()
    to_act: Seat | None = None
    wait: Wait[Showdown] | None = None
    shown: frozenset[tuple[Seat, int]] = frozenset()
    points: tuple[int, ...] = ()


class Dealt(Event[ToyState], frozen=True):
    """Everybody has a card."""

    cards: tuple[Secret[int], ...]

    def evolve(self, state: ToyState) -> ToyState:
        cards = tuple(card.value[0] for card in self.cards)
        replaced = {"cards": cards, "bids": (), "to_act": Seat(0), "shown": frozenset()}
        return msgspec.structs.replace(state, round=state.round + 1, **replaced)


class Bade(Event[ToyState], frozen=True):
    """A seat has bid."""

    seat: Seat
    amount: int
    to_act: Seat | None

    def evolve(self, state: ToyState) -> ToyState:
        bids = (*state.bids, self.amount)
        return msgspec.structs.replace(state, bids=bids, to_act=self.to_act)


class WaitBegan(Event[ToyState], frozen=True):
    """Everybody is asked."""

    wait: Wait[Showdown]

    def evolve(self, state: ToyState) -> ToyState:
        return msgspec.structs.replace(state, wait=self.wait)


class Answered(Event[ToyState], frozen=True):
    """A seat has said in secret whether it shows."""

    answer: Answer

    def evolve(self, state: ToyState) -> ToyState:
        assert state.wait is not None
        return msgspec.structs.replace(state, wait=answered(state.wait, self.answer))


class Shown(Event[ToyState], frozen=True):
    """The cards of those who show."""

    cards: frozenset[tuple[Seat, int]]

    def evolve(self, state: ToyState) -> ToyState:
        return msgspec.structs.replace(state, shown=self.cards, wait=None)


class RoundWon(Event[ToyState], frozen=True):
    """Points so far; seat 0 wins where nobody shows."""

    points: tuple[int, ...]

    def evolve(self, state: ToyState) -> ToyState:
        return msgspec.structs.replace(state, points=self.points, to_act=None)


class Showdown(Pending[ToyState], frozen=True):
    """All are about to show, or not."""

    def resolve(self, turn: Turn[ToyState], answers: tuple[Answer, ...]) -> None:
        showing = [answer.seat for answer in answers if shows(answer)]
        state = turn.state
        turn.emit(Shown(frozenset((seat, state.cards[seat]) for seat in showing)))
        best = max(showing, key=lambda seat: state.cards[seat], default=Seat(0))
        points = list(state.points)
        points[best] += sum(state.bids)
        turn.emit(RoundWon(tuple(points)))
        if state.round < state.rounds:
            deal(turn)

    def silent(self, turn: Turn[ToyState], seat: Seat) -> None:
        turn.emit(Answered(Answer(seat)))


def shows(answer: Answer) -> bool:
    """Whether that seat shows its card."""
    return answer.given is not None and answer.given.value == ("show",)


class Bid(Action[ToyState], frozen=True):
    """Bid 1, 2 or 3."""

    amount: int

    def forbidden(self, state: ToyState) -> Reason | None:
        if over(state):
            return Refused.GAME_OVER
        if self.seat != state.to_act:
            return Refused.NOT_YOUR_TURN
        return None if 1 <= self.amount <= HIGHEST_BID else ToyReason.BAD_BID

    def detail(self, state: ToyState) -> str:
        assert 0 <= self.seat < state.seats, "only who sits there is told more"
        return str(self.amount)

    def perform(self, turn: Turn[ToyState]) -> None:
        following = Seat(self.seat + 1)
        last = following == turn.state.seats
        turn.emit(Bade(self.seat, self.amount, None if last else following))
        if last:
            seats = frozenset(Seat(each) for each in range(turn.state.seats))
            turn.emit(WaitBegan(Wait(f"show-{turn.state.round}", Showdown(), seats, 20.0)))


class Reply(Action[ToyState], frozen=True, tag="answer"):
    """Show the card, or do not."""

    show: bool

    def forbidden(self, state: ToyState) -> Reason | None:
        if over(state):
            return Refused.GAME_OVER
        wait = state.wait
        return None if wait and self.seat in wait.open_to else ToyReason.NOTHING_TO_ANSWER

    def perform(self, turn: Turn[ToyState]) -> None:
        given = Secret(("show" if self.show else "keep",), frozenset({self.seat}))
        turn.emit(Answered(Answer(self.seat, given)))
        _end_wait(turn)


class Silence(Expire[ToyState], frozen=True):
    """A bid of 1, or no card shown."""

    def forbidden(self, state: ToyState) -> Reason | None:
        declared = {deadline.id for deadline in TOY.deadlines(state)}
        return None if self.deadline in declared else Refused.TOO_LATE

    def perform(self, turn: Turn[ToyState]) -> None:
        state = turn.state
        if state.to_act is not None:
            return Bid(state.to_act, 1).perform(turn)
        assert state.wait is not None
        for seat in sorted(state.wait.open_to):
            state.wait.pending.silent(turn, seat)
        return _end_wait(turn)


def _end_wait(turn: Turn[ToyState]) -> None:
    wait = turn.state.wait
    if wait is not None and not wait.open_to:
        wait.pending.resolve(turn, wait.answers)


def deal(turn: Turn[ToyState]) -> None:
    """Give everybody a card."""
    state = turn.state
    cards = dice(state.seed, state.round, "cards").sample(range(1, 10), state.seats)
    turn.emit(Dealt(tuple(Secret((c,), frozenset({Seat(n)})) for n, c in enumerate(cards))))


def over(state: ToyState) -> bool:
    """Whether all rounds are played."""
    return state.to_act is None and state.wait is None


class ToyView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    bids: tuple[int, ...]
    to_act: Seat | None
    asked: frozenset[Seat]
    shown: tuple[tuple[Seat, int], ...]
    points: tuple[int, ...]
    card: int | None
    answer: bool | None


class Toy:
    """The game itself."""

    key = "toy"
    seats = range(2, 5)
    levels = ("low", "high")
    state_type = ToyState
    event_types = (Dealt, Bade, WaitBegan, Answered, Shown, RoundWon)

    def config(self, raw: dict[str, Any]) -> ToyConfig:
        return read_config(ToyConfig, raw)

    def new(self, config: ToyConfig, seats: int, seed: str) -> Step[ToyState]:
        check_table(self, seats, seed)
        turn = Turn(ToyState(seats=seats, seed=seed, rounds=config.rounds, points=(0,) * seats))
        deal(turn)
        return Step(turn.state, tuple(turn.events))

    def action(self, seat: Seat, raw: dict[str, Any] | bytes) -> Action[ToyState]:
        return read_action((Bid, Reply), self.seats, seat, raw)

    def turn(self, state: ToyState) -> Turn[ToyState]:
        return Turn(state)

    def waiting_on(self, state: ToyState) -> frozenset[Seat]:
        if state.wait is not None:
            return state.wait.open_to
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def candidates(self, state: ToyState, seat: Seat) -> Iterator[Action[ToyState]]:
        yield from (Bid(seat, amount) for amount in range(HIGHEST_BID + 2))
        yield from (Reply(seat, show) for show in (False, True))

    def deadlines(self, state: ToyState) -> tuple[Deadline, ...]:
        if state.wait is not None:
            return (Deadline(state.wait.id, state.wait.seconds, state.wait.open_to),)
        if state.to_act is None:
            return ()
        return (Deadline(f"bid-{state.round}-{state.to_act}", 30.0, frozenset({state.to_act})),)

    def expire(self, deadline: str) -> Action[ToyState]:
        return Silence(HOST, deadline)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        check_seat(state, seat)
        mine = [a for a in state.wait.answers if a.seat == seat] if state.wait else []
        return ToyView(
            bids=state.bids,
            to_act=state.to_act,
            asked=state.wait.open_to if state.wait else frozenset(),
            shown=tuple(sorted(state.shown)),
            points=state.points,
            card=None if seat is None else state.cards[seat],
            answer=shows(mine[0]) if mine else None,
        )

    def result(self, state: ToyState) -> Result | None:
        if not over(state):
            return None
        places = sorted(set(state.points), reverse=True)
        sharing = (
            frozenset(Seat(n) for n, points in enumerate(state.points) if points == place)
            for place in places
        )
        return Result(tuple(sharing), state.points)

    def choose(
        self, view: Any, actions: Sequence[Action[ToyState]], level: str, dice: Random
    ) -> Action[ToyState]:
        return dice.choice(actions) if level == "low" else actions[-1]


TOY = Toy()
