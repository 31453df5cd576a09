"""Which cards of a hand fit a booster that is played with one card, as its owner can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.kernel.game import Seat
from engines.tichu.cards import Card, rank, suit
from engines.tichu.view import TichuView

STAR: Final = "r"


def fitting_cards(view: TichuView, key: str) -> tuple[Card, ...]:
    """The own cards that it could be played with; some may turn out not to fit."""
    fits = _FITS.get(key)
    return tuple(card for card in view.hand or () if fits is None or fits(view, card))


def gifts(view: TichuView) -> tuple[tuple[Seat, Card], ...]:
    """The cards that were given to the own seat and are still held, by giver."""
    held = view.hand or ()
    return tuple(
        (Seat(giver), card)
        for giver, cards in enumerate(view.received)
        for card in cards
        if card in held
    )


def _is_plain(_view: TichuView, card: Card) -> bool:
    return rank(card) is not None


def _is_phoenix_now(view: TichuView, card: Card) -> bool:
    """Whether the Phoenix that lies there stands for this card."""
    top = view.trick.top
    return top is not None and top.phoenix is not None and rank(card) == top.phoenix


def _has_star_elsewhere(view: TichuView, card: Card) -> bool:
    """Whether the Star card of the rank lies neither in the own hand nor on the table."""
    laid = (*view.trick.under, *view.trick.plays)
    seen = {each for play in laid for each in play.combination.cards} | set(view.hand or ())
    plain = rank(card) is not None and suit(card) != STAR
    return plain and Card(f"{card[0]}{STAR}") not in seen


_FITS: Final[dict[str, Callable[[TichuView, Card], bool]]] = {
    "bird-thief": _is_phoenix_now,
    "disarmament": _is_plain,
    "red-card": _has_star_elsewhere,
}
"""By booster; the others take any card."""
