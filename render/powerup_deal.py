"""What the table of Power Up shows: the running hand, or the one that has just ended."""

from __future__ import annotations

import msgspec

from engines.kernel.game import Seat
from engines.powerup.view import Finished, Pot, PowerUpView, SeatView


class Held(msgspec.Struct, frozen=True):
    """One hole card as it is drawn."""

    card: str | None
    """None: from behind."""
    known: bool = False
    """It does not lie face up, and yet everybody knows it."""
    won: bool = False
    """It is one of the five that won."""


class Laid(msgspec.Struct, frozen=True):
    """One card of the board."""

    card: str
    shielded: bool = False
    new: bool = False
    """It was dealt in this betting round."""
    won: bool = False


class Player(msgspec.Struct, frozen=True):
    """One seat at the table."""

    now: SeatView
    cards: tuple[Held, ...]
    folded: bool
    out: bool
    """It has no part in the hand that is shown."""
    acting: bool
    crowned: bool
    """It has won the game."""
    discs: tuple[str, ...] = ()
    """The button and the blind that lie before it."""
    bet: int = 0
    """What lies before it."""
    paid: int = 0
    """What it has won in the hand that has ended."""
    place: int | None = None
    """How it has come off, where it is out of the game."""

    @property
    def seat(self) -> Seat:
        """Which one it is."""
        return self.now.seat


def ended(view: PowerUpView) -> Finished | None:
    """The hand to show instead of the running one: the last, until somebody acts in this one."""
    if view.to_act is None or _untouched(view):
        return view.last_hand
    return None


def _untouched(view: PowerUpView) -> bool:
    """Only antes and blinds were posted in this hand."""
    if view.street != "preflop" or view.last_power or view.choosing:
        return False
    posted = dict(zip(_blinds(view), (view.blinds.small, view.blinds.big), strict=True))
    return all(
        seat.out or (not seat.folded and seat.bet <= posted.get(seat.seat, 0))
        for seat in view.seats
    )


def _blinds(view: PowerUpView) -> tuple[Seat, Seat]:
    """Who has posted the small and the big blind of the running hand."""
    inside = [seat.seat for seat in view.seats if not seat.out]
    order = [seat for seat in inside if seat > view.button]
    order += [seat for seat in inside if seat <= view.button]
    return (order[-1], order[0]) if len(order) < 3 else (order[0], order[1])


def is_public(view: PowerUpView) -> bool:
    """Whether it is what everybody sees: whoever sits in the hand sees cards of their own."""
    return not view.hole


def board_of(view: PowerUpView) -> tuple[Laid, ...]:
    """The cards of the board; after a showdown those that won the main pot with their winners'."""
    end = ended(view)
    if end is None:
        return tuple(
            Laid(each.card, each.shielded, each.round == view.street) for each in view.board
        )
    winners = end.pots[0].winners if end.pots else ()
    won = {card for seat in winners for card in end.best[seat] or ()}
    return tuple(Laid(card, won=card in won) for card in end.board)


def pots_of(view: PowerUpView) -> tuple[Pot, ...]:
    """The main pot and the side pots, without the bets of this round."""
    end = ended(view)
    return view.pots if end is None else tuple(Pot(pot.amount, pot.seats) for pot in end.pots)


def players(view: PowerUpView) -> tuple[Player, ...]:
    """Every seat as everybody sees it, by number."""
    end = ended(view)
    places = places_of(view)
    return tuple(
        _running(view, seat, places) if end is None else _after(view, end, seat, places)
        for seat in view.seats
    )


def _running(view: PowerUpView, seat: SeatView, places: dict[Seat, int]) -> Player:
    seen = is_public(view)
    cards = tuple(
        Held(each.card if each.face_up or seen else None, each.known and seen)
        for each in seat.cards
    )
    return Player(
        now=seat,
        cards=tuple(sorted(cards, key=lambda held: held.card is None)),
        folded=seat.folded and not seat.out,
        out=seat.out,
        acting=seat.seat == view.to_act,
        crowned=False,
        discs=_discs(view, seat.seat),
        bet=seat.bet,
        place=places.get(seat.seat),
    )


def _after(view: PowerUpView, end: Finished, seat: SeatView, places: dict[Seat, int]) -> Player:
    shown, won = end.shown[seat.seat], seat.seat in end.winners
    best = end.best[seat.seat] or ()
    cards = tuple(Held(card, won=card in best) for card in shown or ())
    gone_before = seat.out and shown is None
    return Player(
        now=seat,
        cards=() if gone_before else cards or (Held(None, won=won),) * 2,
        folded=not gone_before and shown is None and not won,
        out=gone_before,
        acting=seat.seat == view.to_act,
        crowned=view.to_act is None and not seat.out,
        paid=end.payouts[seat.seat],
        place=places.get(seat.seat),
    )


def _discs(view: PowerUpView, seat: Seat) -> tuple[str, ...]:
    """The button, and before the flop the blinds."""
    lying = [("D", view.button)]
    if view.street == "preflop":
        lying += zip(("SB", "BB"), _blinds(view), strict=True)
    return tuple(letters for letters, owner in lying if owner == seat)


def places_of(view: PowerUpView) -> dict[Seat, int]:
    """The place of everybody who is out of the game."""
    found: dict[Seat, int] = {}
    left = len(view.seats)
    for row in view.eliminated:
        left -= len(row)
        found |= dict.fromkeys(row, left + 1)
    return found
