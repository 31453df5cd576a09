"""What people see of a game of Power Up: built up from nothing, card by card."""

from __future__ import annotations

import msgspec

from engines.kernel.game import Seat, View, refusal
from engines.poker import betting
from engines.poker.pots import Pot, pots
from engines.powerup import choices, knowledge, powers
from engines.powerup.actions import plays
from engines.powerup.lasting import rules_of
from engines.powerup.powers import POWERS
from engines.powerup.state import BoardCard, CardName, Finished, PowerKey, PowerUpState, Street
from engines.powerup.structure import LEVELS, lasting


class HoleCard(msgspec.Struct, frozen=True):
    """One card of a hand."""

    card: CardName | None
    """None where the one who looks does not know it."""
    face_up: bool
    known: bool
    """It does not lie face up, and yet is known: to all where it is the own hand's, else at
    least to the one who looks."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as the one who looks sees it."""

    seat: Seat
    chips: int
    """What is not bet."""
    bet: int
    """In this betting round."""
    energy: int
    powers: int
    """How many it holds."""
    cards: tuple[HoleCard, ...]
    """Those of others that one sees come first: where a card lies tells nothing."""
    folded: bool
    all_in: bool
    intel: bool
    """It sees the top card of the deck."""
    out: bool
    """It has lost all its chips."""


class RaiseView(msgspec.Struct, frozen=True):
    """What may be raised to; less than `min` never, more than `max` neither."""

    min: int
    max: int


class LegalView(msgspec.Struct, frozen=True):
    """What the one who looks may do now; folding is always legal in one's turn."""

    check: bool = False
    call: int = 0
    """What it costs; 0 where there is nothing to call."""
    raise_: RaiseView | None = msgspec.field(default=None, name="raise")
    powers: dict[PowerKey, str | None] = {}
    """Every power that is held, and why it is refused; None where it may be played."""


class ChoiceView(msgspec.Struct, frozen=True):
    """A choice that has to be made."""

    type: str
    """The action that makes it."""
    cards: tuple[CardName, ...]
    """What it is about."""


class BlindsView(msgspec.Struct, frozen=True):
    """What is posted in this hand."""

    small: int
    big: int
    ante: int


class PowerUpView(View, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know."""

    hand: int
    """The running hand, from 1."""
    seats: tuple[SeatView, ...]
    hole: tuple[CardName, ...]
    """The own cards."""
    powers: tuple[PowerKey, ...]
    """The own powers."""
    board: tuple[BoardCard, ...]
    pots: tuple[Pot, ...]
    """What was put in before this betting round, antes too; the bets lie before the seats."""
    deck: int
    """How many cards it has left."""
    top: tuple[CardName, ...]
    """What the one who looks may see of the deck, the next card first."""
    emp: bool
    """No power can be played in this betting round."""
    last_power: PowerKey | None
    """The latest that was played in this hand."""
    limits: dict[PowerKey, int]
    """How often powers with a limit may still be played in this hand."""
    button: Seat
    level: int
    """From 1."""
    blinds: BlindsView
    hands_left: int
    """How many hands this level lasts after the running one, while as many are in."""
    street: Street
    to_act: Seat | None
    """None when the game is over."""
    choosing: bool
    """The seat to act has to make a choice first."""
    choice: ChoiceView | None
    """The own pending choice."""
    legal: LegalView
    last_hand: Finished | None
    eliminated: tuple[tuple[Seat, ...], ...]
    """Who is out of the game, the first ones first."""


def view_of(state: PowerUpState, seat: Seat | None) -> PowerUpView:
    """What `seat` may know; None is a spectator."""
    bets = zip(state.round.stakes, state.round.bets, strict=True)
    level = LEVELS[state.level]
    lasts = lasting(state.structure, len(state.players))
    return PowerUpView(
        hand=state.hand,
        seats=tuple(_seat(state, Seat(each), seat) for each in range(state.seats)),
        hole=() if seat is None else state.hands[seat],
        powers=() if seat is None else state.powers[seat],
        board=state.board,
        pots=pots([stake - bet for stake, bet in bets], state.round.folded),
        deck=len(state.deck),
        top=knowledge.top(state, seat),
        emp=not rules_of(state.effects).powers_allowed,
        last_power=state.played[-1].power if state.played else None,
        limits={
            power.key: left
            for power in POWERS.values()
            if (left := powers.left_of(state, power)) is not None
        },
        button=state.button,
        level=state.level + 1,
        blinds=BlindsView(*level),
        hands_left=max(0, lasts - state.on_level),
        street=state.street,
        to_act=state.to_act,
        choosing=state.wait is not None,
        choice=_choice(state, seat),
        legal=_legal(state, seat),
        last_hand=state.last_hand,
        eliminated=state.eliminated,
    )


def _seat(state: PowerUpState, seat: Seat, viewer: Seat | None) -> SeatView:
    now = state.round
    inside = seat not in now.folded and seat in state.players
    return SeatView(
        seat=seat,
        chips=now.stacks[seat],
        bet=now.bets[seat],
        energy=state.energy[seat],
        powers=len(state.powers[seat]),
        cards=_cards(state, seat, viewer),
        folded=not inside,
        all_in=inside and not now.stacks[seat],
        intel=seat in rules_of(state.effects).sees_top,
        out=seat not in state.players,
    )


def _cards(state: PowerUpState, seat: Seat, viewer: Seat | None) -> tuple[HoleCard, ...]:
    cards = [_card(state, card, seat == viewer, viewer) for card in state.hands[seat]]
    return tuple(sorted(cards, key=lambda each: each.card is None))


def _card(state: PowerUpState, card: CardName, own: bool, viewer: Seat | None) -> HoleCard:
    face_up = card in state.face_up
    known = knowledge.knows(state, None if own else viewer, card)
    return HoleCard(card if own or known else None, face_up, known and not face_up)


def _choice(state: PowerUpState, seat: Seat | None) -> ChoiceView | None:
    if state.wait is None or seat is None or seat != state.to_act:
        return None
    return ChoiceView(choices.question(state).asks, choices.offered(state, seat))


def _legal(state: PowerUpState, seat: Seat | None) -> LegalView:
    if seat is None:
        return LegalView()
    reasons: dict[PowerKey, str | None] = {
        key: _power_reason(state, seat, key) for key in state.powers[seat]
    }
    if seat != state.to_act or state.wait is not None:
        return LegalView(powers=reasons)
    options = betting.options(state.round, seat)
    raising = RaiseView(options.least, options.most) if options.most else None
    return LegalView(options.check, options.call, raising, reasons)


def _power_reason(state: PowerUpState, seat: Seat, key: PowerKey) -> str | None:
    """Why the power is refused whatever it names; None where something can be named."""
    reasons = [refusal(state, play) for play in plays(state, seat, (key,))]
    if None in reasons:
        return None
    return str(next(iter(reasons), "no-target"))
