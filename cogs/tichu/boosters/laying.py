"""Cards that a booster adds to a play or slips under it: what comes of them, before they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.words import mark
from cogs.tichu.boosters.bending import rules_under
from engines.tichu.announcement import Params
from engines.tichu.boosters.adding import MOST_ADDED, additions, is_lower
from engines.tichu.cards import DOG, Card
from engines.tichu.combinations import Combination, allowed, plays, read, readings
from engines.tichu.reading import on_top
from engines.tichu.rules import Rules
from engines.tichu.view import TichuView

Cards = tuple[Card, ...]


class Way(NamedTuple):
    """Cards from the own hand, and what lies there once they are laid."""

    cards: Cards
    result: Combination


class Laying(NamedTuple):
    """How one booster lays cards."""

    most: int
    """Cards at once."""
    results: Callable[[Cards, Combination, Rules], Iterator[Combination]]
    """All that cards may be there; what they are where nothing more is said comes first."""
    ways: Callable[[Cards, Combination, Rules], Iterator[Cards]]
    """What of a hand is worth a try."""
    told: str
    """Says what comes of it."""


def lays_cards(key: str) -> bool:
    """Whether cards are laid with this booster, to or under what lies there."""
    return key in LAYING


def most_cards(key: str) -> int:
    """How many cards may be laid with it at once."""
    return LAYING[key].most


def told_by(key: str) -> str:
    """The sentence that says what comes of it: with `combination` to be filled in."""
    return LAYING[key].told


def results(view: TichuView, key: str, said: Params) -> tuple[Combination, ...]:
    """All that the chosen cards may be there, the usual first; empty where that is nothing."""
    top = view.trick.top
    if key not in LAYING or top is None or not said.cards:
        return ()
    rules = _rules(view)
    every = dict.fromkeys(LAYING[key].results(said.cards, top, rules))
    return tuple(each for each in every if allowed(each, leads=False, rules=rules))


def result(view: TichuView, key: str, said: Params) -> Combination | None:
    """What they are there, with what is said of the Phoenix and of the kind."""
    fitting = (
        each
        for each in results(view, key, said)
        if said.phoenix in (None, each.phoenix) and said.as_ in (None, each.type)
    )
    return next(fitting, None)


def ways(view: TichuView, key: str) -> tuple[Way, ...]:
    """Useful ways to lay cards from the own hand; the largest combinations first."""
    top = view.trick.top
    if top is None:
        return ()
    tried = dict.fromkeys(LAYING[key].ways(view.hand or (), top, _rules(view)))
    found = [(cards, results(view, key, Params(cards=cards))) for cards in tried]
    laid = [Way(cards, every[0]) for cards, every in found if every]
    return tuple(sorted(laid, key=lambda way: -way.result.length))


def _rules(view: TichuView) -> Rules:
    assert view.seat is not None, "only those who sit at the table lay cards"
    return rules_under(view.in_force, view.seat)


def _added(cards: Cards, top: Combination, rules: Rules) -> Iterator[Combination]:
    """`top` with the cards: a card of it that is not there stays part of it."""
    if top.stand_in is not None:
        rules = replace(rules, stand_in=top.stand_in)
    whole = (*top.whole, *cards)
    if len(cards) > MOST_ADDED or (usual := read(whole, rules, top)) is None:
        return
    yield usual
    yield from readings(whole, rules)


def _slid(cards: Cards, top: Combination, rules: Rules) -> Iterator[Combination]:
    """The cards as something of the same kind as `top` that does not beat it."""
    rules = on_top(rules, top)
    if DOG not in cards:
        found = readings(cards, rules, None, top.type)
        yield from (each for each in found if is_lower(each, top, rules))


def _lower_ones(hand: Cards, top: Combination, rules: Rules) -> Iterator[Cards]:
    rules = on_top(rules, top)
    yield from (each.cards for each in plays(hand, None, rules) if is_lower(each, top, rules))


def _additions(hand: Cards, top: Combination, rules: Rules) -> Iterator[Cards]:
    return additions(top, hand, rules)


LAYING: Final[dict[str, Laying]] = {
    "extend": Laying(MOST_ADDED, _added, _additions, mark("It becomes: **{combination}**")),
    "download": Laying(
        25, _slid, _lower_ones, mark("What goes below the trick: **{combination}**")
    ),
}
"""By booster."""
