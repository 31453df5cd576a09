"""Blue boosters: played before cards are drawn, or around the exchange."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters.drawing import (
    can_draw,
    can_redraw,
    drawn_cards,
    four_around,
    kept_one_of_some,
    kept_one_of_two,
    redraw,
    two_and_keep_one,
)
from engines.tichu.boosters.model import Booster, Colour, Lasts, Steps
from engines.tichu.cards import MAHJONG, Card, rank
from engines.tichu.events.boosters import (
    CardLaid,
    CardReturned,
    HandOpened,
    LeaderNamed,
    MahjongTaken,
    SpecialsRemoved,
    Spied,
)
from engines.tichu.pendings import Choice, Exchange, Given, Parcel, Step
from engines.tichu.reasons import TichuReason
from engines.tichu.rules import Rules
from engines.tichu.state import SEATS, TichuState, partner_of, rotation

BEFORE: Final[frozenset[Step]] = frozenset({"before"})
AFTER: Final[frozenset[Step]] = frozenset({"after"})

PARCELS: Final = frozenset({"parcels"})
"""The topic of those that say who gives how many cards to whom."""
FORESIGHT: Final = frozenset({"foresight"})
"""The topic of those that let somebody see what others give."""
NO_EXCHANGE: Final = frozenset({"no-exchange"})
"""The topic of those by which nothing changes hands."""

DRAWING: Final = frozenset({"drawing"})
"""The topic of those by which cards are drawn in another way."""
TRIED: Final = 6


def _open(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The owner gets the Mah Jong from whoever holds it, shows its hand, and leads."""
    owner = effect.owner
    for seat in SEATS:
        if seat != owner and MAHJONG in turn.state.hands[seat]:
            turn.emit(MahjongTaken(seat, owner))
    turn.emit(LeaderNamed(owner))
    turn.emit(HandOpened(owner, turn.state.hands[owner]))
    return ()


def _lies_open(rules: Rules, effect: Effect, seat: Seat) -> Rules:
    return replace(rules, open_hand=True) if seat == effect.owner else rules


OUVERT: Final = Booster(
    "ouvert", Colour.BLUE, Lasts.ROUND, steps=AFTER, play=_open, modify=_lies_open
)


def _to_others(_state: TichuState, seat: Seat) -> Iterable[Params]:
    return [Params(to=other) for other in rotation(SEATS, seat)[:-1]]


def _to_nobody_else(_state: TichuState, effect: Effect) -> Reason | None:
    return TichuReason.BAD_TARGET if effect.params.to == effect.owner else None


def _two_for_one(exchange: Exchange, effect: Effect) -> Exchange:
    """The owner gives one card more to the player named."""
    given = (effect.owner, effect.params.to)
    parcels = tuple(
        replace(each, count=2) if (each.giver, each.taker) == given else each
        for each in exchange.parcels
    )
    return replace(exchange, parcels=parcels)


GENEROUS: Final = Booster(
    "generous",
    Colour.BLUE,
    Lasts.ROUND,
    steps=BEFORE,
    needs=("to",),
    offers=_to_others,
    refused=_to_nobody_else,
    plan=_two_for_one,
    about=PARCELS,
    recalls=PARCELS,
    gives_way_to=NO_EXCHANGE,
)


def _onto_own_tricks(exchange: Exchange, _effect: Effect) -> Exchange:
    """Everybody lays one card on its own tricks."""
    return replace(exchange, parcels=tuple(Parcel(seat, seat, 1) for seat in SEATS))


CONTENT: Final = Booster(
    "content",
    Colour.BLUE,
    Lasts.ROUND,
    steps=BEFORE,
    plan=_onto_own_tricks,
    about=NO_EXCHANGE,
    recalls=PARCELS | FORESIGHT,
)


def _three_to_partners(exchange: Exchange, _effect: Effect) -> Exchange:
    """Everybody gives three cards to the partner, and none to opponents."""
    parcels = tuple(Parcel(seat, partner_of(seat), 3) for seat in SEATS)
    return replace(exchange, parcels=parcels)


POSITIVE_THINKING: Final = Booster(
    "positive-thinking",
    Colour.BLUE,
    Lasts.ROUND,
    steps=BEFORE,
    plan=_three_to_partners,
    about=PARCELS,
    recalls=PARCELS,
    gives_way_to=NO_EXCHANGE,
)


def _see_first(exchange: Exchange, effect: Effect) -> Exchange:
    """The owner chooses last; who plays this later chooses before who played it earlier."""
    return replace(exchange, last=(effect.owner, *exchange.last))


CLAIRVOYANT: Final = Booster(
    "clairvoyant",
    Colour.BLUE,
    Lasts.ROUND,
    steps=BEFORE,
    plan=_see_first,
    about=FORESIGHT,
    gives_way_to=NO_EXCHANGE,
)


def _own_plain_card(state: TichuState, effect: Effect) -> Reason | None:
    card = effect.params.card
    if card is None or card not in state.hands[effect.owner]:
        return TichuReason.NOT_IN_HAND
    return TichuReason.BAD_TARGET if rank(card) is None else None


def _same_rank(state: TichuState, seat: Seat, card: Card | None) -> tuple[Card, ...]:
    return tuple(each for each in state.hands[seat] if card and rank(each) == rank(card))


def _lay_open(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The right neighbour lays a card of the same rank too, or says that there is none."""
    card, owner = effect.params.card, effect.owner
    assert card is not None, "it needs one"
    turn.emit(CardLaid(owner, card))
    neighbour = rotation(turn.state.order, owner)[0]
    if _same_rank(turn.state, neighbour, card):
        return (Choice(neighbour, effect, "card"),)
    turn.emit(Spied(owner, card[0], tuple(0 if seat == neighbour else None for seat in SEATS)))
    return ()


def _lay_too(turn: Turn[TichuState], choice: Choice, chosen: str) -> Steps:
    turn.emit(CardLaid(choice.seat, Card(chosen)))
    return ()


DISARMAMENT: Final = Booster(
    "disarmament",
    Colour.BLUE,
    steps=AFTER,
    needs=("card",),
    offers=lambda state, seat: [
        Params(card=card) for card in state.hands[seat][:TRIED] if rank(card) is not None
    ],
    refused=_own_plain_card,
    play=_lay_open,
    options=lambda state, choice: _same_rank(state, choice.seat, choice.effect.params.card),
    chosen=_lay_too,
)


def _gifts_to(state: TichuState, seat: Seat) -> list[Given]:
    return [each for each in state.exchanged if each.taker == seat != each.giver]


def _returnable(state: TichuState, effect: Effect) -> tuple[Card, ...]:
    """The cards that the player named passed to the owner, and that may be meant."""
    hand, giver = state.hands[effect.owner], effect.params.from_
    passed = [each for each in _gifts_to(state, effect.owner) if each.giver == giver]
    cards = [card for each in passed for card in each.cards.value if card in hand]
    named = cards if effect.face_down is None else effect.face_down.value
    return tuple(card for card in cards if card in named)


def _not_one_gift(state: TichuState, effect: Effect) -> Reason | None:
    return None if len(_returnable(state, effect)) == 1 else TichuReason.BAD_TARGET


def _send_back(turn: Turn[TichuState], effect: Effect) -> Steps:
    giver, (card,) = effect.owner, _returnable(turn.state, effect)
    taker = Seat(effect.params.from_ or 0)
    turn.emit(CardReturned(giver, taker, Secret((card,), frozenset({giver, taker}))))
    return ()


RETURN_TO_SENDER: Final = Booster(
    "return-to-sender",
    Colour.BLUE,
    steps=AFTER,
    needs=("from_",),
    may=("card",),
    face_down=True,
    fits=lambda state, seat, pending: bool(_gifts_to(state, seat)),
    offers=lambda state, seat: [
        Params(from_=each.giver, card=card if len(each.cards.value) > 1 else None)
        for each in _gifts_to(state, seat)
        for card in each.cards.value
    ],
    refused=_not_one_gift,
    play=_send_back,
)


def _no_specials(turn: Turn[TichuState], _effect: Effect) -> Steps:
    """All four are discarded; who discards the Mah Jong leads, unless somebody else will."""
    state = turn.state
    for seat in SEATS:
        held = tuple(card for card in (*state.hands[seat], *state.won[seat]) if rank(card) is None)
        if held:
            turn.emit(SpecialsRemoved(seat, held))
        if MAHJONG in held and state.leader is None:
            turn.emit(LeaderNamed(seat))
    return ()


ROOTS: Final = Booster("roots", Colour.BLUE, Lasts.ROUND, steps=BEFORE | AFTER, play=_no_specials)


def _has_called_grand(state: TichuState, seat: Seat, _pending: Any) -> bool:
    called = any(call.kind == "grand" and call.seat == seat for call in state.calls)
    return called and can_draw(state)


COURAGE: Final = Booster(
    "courage",
    Colour.BLUE,
    Lasts.ROUND,
    steps=frozenset({"grand"}),
    fits=_has_called_grand,
    play=two_and_keep_one,
    options=drawn_cards,
    chosen=kept_one_of_two,
    about=DRAWING,
    not_beside=DRAWING,
)

DRAFT: Final = Booster(
    "draft",
    Colour.BLUE,
    Lasts.ROUND,
    steps=frozenset({"seven", "grand"}),
    fits=lambda state, seat, pending: can_draw(state),
    play=four_around,
    options=drawn_cards,
    chosen=kept_one_of_some,
    about=DRAWING,
    not_beside=DRAWING,
)

MULLIGAN: Final = Booster(
    "mulligan", Colour.BLUE, steps=frozenset({"seven"}), fits=can_redraw, play=redraw
)
