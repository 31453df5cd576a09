"""Before the first lead: shuffling, dealing, Grand Tichu, the exchange."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engines.kernel.dice import dice
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer
from engines.tichu.cards import MAHJONG, PACK, Card, rank
from engines.tichu.config import HAND
from engines.tichu.events.rounds import Dealt, Exchanged, Foreseen, Grand, RoundBegan
from engines.tichu.events.tricks import TurnMoved
from engines.tichu.pendings import (
    AnyPending,
    Called,
    Deal,
    Drafting,
    Exchange,
    FirstLead,
    FirstSeven,
    Given,
    GrandCalls,
    Parcel,
    PlanExchange,
    RoundBegins,
    Stop,
    parcels_of,
)
from engines.tichu.state import NOBODY, SEATS, TichuState, partner_of, rotation

FIRST_CARDS: Final = 8
"""What a player has seen when Grand Tichu may be called."""

GRAND_SECONDS: Final = 30.0
EXCHANGE_SECONDS: Final = 60.0
GRAND_VALUE: Final = 200

YES: Final = "yes"
NO: Final = "no"

ONE_EACH: Final = Exchange(
    tuple(Parcel(giver, taker, 1) for giver in SEATS for taker in rotation(SEATS, giver)[:-1])
)
"""One card to each of the others."""

ROUND: Final[tuple[AnyPending, ...]] = (
    Deal(FIRST_CARDS),
    GrandCalls(),
    Deal(HAND),
    ONE_EACH,
    FirstLead(),
)
"""A round up to its first lead."""

BOOSTER_ROUND: Final[tuple[AnyPending, ...]] = (
    FirstSeven(),
    Deal(FIRST_CARDS),
    GrandCalls(),
    Stop("grand"),
    Deal(HAND),
    Drafting("grand"),
    Stop("before"),
    PlanExchange(),
    Stop("after"),
    FirstLead(),
)
"""The same where boosters are in play."""


def shuffled(seed: str, number: int) -> tuple[Card, ...]:
    """The whole pack, shuffled for round `number`."""
    pack = list(PACK)
    dice(seed, number, "deck").shuffle(pack)
    return tuple(pack)


def deck_of(hands: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    """The deck from which these hands are dealt, card by card, seat by seat."""
    return tuple(card for cards in zip(*hands, strict=True) for card in cards)


def begin(turn: Turn[TichuState], deck: tuple[Card, ...]) -> tuple[AnyPending, ...]:
    """Begin a round with this deck; what it is made of."""
    turn.emit(RoundBegan(turn.state.round + 1, Secret(deck, NOBODY)))
    return BOOSTER_ROUND if turn.state.boosters else ROUND


def round_begins(
    turn: Turn[TichuState], _pending: RoundBegins, _answers: tuple[Answer, ...]
) -> tuple[AnyPending, ...]:
    """Shuffle for the next round."""
    return begin(turn, shuffled(turn.state.seed, turn.state.round + 1))


def deal(
    turn: Turn[TichuState], pending: Deal, _answers: tuple[Answer, ...]
) -> tuple[AnyPending, ...]:
    """One card after the other to each in playing order, until everybody has enough."""
    state = turn.state
    rows: dict[Seat, list[Card]] = {seat: [] for seat in state.order}
    missing = {seat: pending.up_to - len(state.hands[seat]) for seat in state.order}
    deck = iter(state.deck)
    while lacking := [seat for seat in state.order if len(rows[seat]) < missing[seat]]:
        for seat in lacking:
            rows[seat].append(next(deck))
    for seat, cards in rows.items():
        if cards:
            turn.emit(Dealt(seat, Secret(tuple(cards), frozenset({seat}))))
    return ()


def grand_calls(
    turn: Turn[TichuState], _pending: GrandCalls, answers: tuple[Answer, ...]
) -> tuple[AnyPending, ...]:
    """Say who has called, from seat 0: it was all at once."""
    callers = sorted(answer.seat for answer in answers if _given(answer) == (YES,))
    for seat in callers:
        turn.emit(Grand(seat, GRAND_VALUE))
    return tuple(Called(seat, "grand") for seat in callers)


def exchange(
    turn: Turn[TichuState], pending: Exchange, answers: tuple[Answer, ...]
) -> tuple[AnyPending, ...]:
    """Hand over all that was chosen; where somebody looks first, only once they have chosen too."""
    given = [_for(each, {each.giver, each.taker}) for each in pending.committed]
    for answer in sorted(answers, key=lambda each: each.seat):
        cards = iter(_given(answer))
        for parcel in parcels_of(pending, answer.seat):
            chosen = tuple(Card(next(cards)) for _ in range(parcel.count))
            readers = frozenset({parcel.giver, parcel.taker})
            given.append(Given(parcel.giver, parcel.taker, Secret(chosen, readers)))
    if pending.last:
        return (_looked_at(turn, pending, tuple(given)),)
    turn.emit(Exchanged(tuple(given)))
    return ()


def chooses_now(pending: Exchange) -> frozenset[Seat]:
    """Who chooses cards now: all who do not look first what they get, or the next who does."""
    done = {each.giver for each in pending.committed}
    givers = {parcel.giver for parcel in pending.parcels}
    return frozenset(givers - done - set(pending.last))


def _looked_at(turn: Turn[TichuState], pending: Exchange, given: tuple[Given, ...]) -> Exchange:
    """The next who looks sees what has been chosen for them, and then chooses."""
    seat, *later = pending.last
    turn.emit(Foreseen(seat, tuple(_for(each, {seat}) for each in given if each.taker == seat)))
    hidden = tuple(_for(each, {each.giver}) for each in given)
    return replace(pending, committed=hidden, last=tuple(later))


def _for(given: Given, readers: set[Seat]) -> Given:
    """The same gift, for these readers alone."""
    return replace(given, cards=Secret(given.cards.value, frozenset(readers)))


def first_lead(
    turn: Turn[TichuState], _pending: FirstLead, _answers: tuple[Answer, ...]
) -> tuple[AnyPending, ...]:
    """Whoever holds the Mah Jong gets the first turn, or has laid it away, or leads instead."""
    state = turn.state
    held = (seat for seat in SEATS if MAHJONG in (*state.hands[seat], *state.won[seat]))
    turn.emit(TurnMoved(next(held) if state.leader is None else state.leader))
    return ()


def usual_gifts(exchange: Exchange, seat: Seat, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """What `seat` gives of its hand where it says nothing, as an answer lists it.

    The partner gets the highest plain cards, the others the lowest, the next seat first.
    """
    cards, plain = hand, tuple(filter(rank, hand))
    chosen: list[Card] = []
    for parcel in parcels_of(exchange, seat):
        if parcel.taker == partner_of(seat):
            chosen += plain[len(plain) - parcel.count :]
        else:
            chosen += cards[: parcel.count]
            cards = cards[parcel.count :]
    return tuple(chosen)


def _given(answer: Answer) -> tuple[str, ...]:
    return () if answer.given is None else answer.given.value
