"""A hand that is over, in words: who won which pot with what, and who got how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.words import Words
from cogs.betting.pots import Named, all_folded, pot_lines, taken, won_line
from cogs.epochs.names import (
    card_name,
    card_names,
    combination_name,
    combination_names,
    sorted_names,
)
from engines.epochs.hands import Combination, rank
from engines.epochs.scale import KINDS, PackKey
from engines.epochs.state import Finished
from engines.kernel.game import Seat
from engines.poker.pots import Share

Made: TypeAlias = Sequence[tuple[Combination, ...] | None]
"""By seat: what a hand was, or None where it was not shown."""

FEW: Final = 4
"""Up to so many hands are told with all their combinations, more only with the best one."""
ROOM: Final = 1500
"""Characters that a finished hand may take where it is told in full."""


def shown_hands(made: Made, name: Named, words: Words) -> list[str]:
    """A line for each hand of a showdown; none where nobody had to show."""
    shown = [(Seat(seat), row) for seat, row in enumerate(made) if row is not None]
    most = None if len(shown) <= FEW else 1
    return [f"{name(seat)}: {combination_names(row[:most], words)}" for seat, row in shown]


def how_won(made: Made | None, words: Words) -> Callable[[Share], str]:
    """What a pot was won with, where `made` tells; else only whether nobody else was left."""

    def how(pot: Share) -> str:
        if made is not None:
            return _won_with(made[pot.winners[0]], words)
        return "" if len(pot.seats) > 1 else all_folded(words)

    return how


def last_hand(end: Finished | None, name: Named, words: Words) -> str:
    """The last hand in one line; empty before the first is over."""
    if end is None:
        return ""
    told = taken(end.winners, end.payouts, name, words)
    return won_line(end.hand, told, _won_with(end.combinations[end.winners[0]], words), words)


def told_in_full(
    end: Finished, pack: PackKey, name: Named, words: Words, room: int = ROOM
) -> list[str]:
    """The last hand with its board, every hand that was shown, what decided, and every pot.

    Cards are named as far as `room` characters go.
    """
    head = [words.say("Hand {n}", n=end.hand)]
    if end.board:
        head.append(words.say("Board: {cards}", cards=card_names(end.board, words)))
    pots = pot_lines(end.pots, how_won(end.combinations, words), name, words)
    tail = [*pots, *what_decided(end, pack, words)]
    full = [_with_cards(end, seat, name, words) for seat in _shown(end)]
    if sum(map(len, [*head, *full, *tail])) > room:
        full = shown_hands(end.combinations, name, words)
    return [*head, *full, *tail]


def what_decided(end: Finished, pack: PackKey, words: Words) -> list[str]:
    """What decided where the best combinations of the two best hands are equal; else nothing."""
    hands = [(*cards, *end.board) for cards in end.shown if cards is not None]
    ranks = sorted((rank(cards, pack) for cards in hands), reverse=True)[:2]
    if len(ranks) < 2 or ranks[0] == ranks[1]:
        return []
    best, second = ranks
    if best.combinations[:1] != second.combinations[:1]:
        return []
    seat = next(s for s in _shown(end) if rank((*(end.shown[s] or ()), *end.board), pack) == best)
    equal = _equal(best.combinations, second.combinations)
    if equal < len(best.combinations):
        made = (end.combinations[seat] or ())[equal]
        return [words.say("Decided by: {what}", what=combination_name(made, words))]
    card = KINDS[best.rest[_equal(best.rest, second.rest)]]
    said = words.say("{card} outside the combinations", card=card_name(card, words))
    return [words.say("Decided by: {what}", what=said)]


def _equal(one: Sequence[int], other: Sequence[int]) -> int:
    """How many entries at the beginning are the same."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _shown(end: Finished) -> list[Seat]:
    return [Seat(seat) for seat, row in enumerate(end.shown) if row is not None]


def _with_cards(end: Finished, seat: Seat, name: Named, words: Words) -> str:
    """A hand with the cards of each combination, and those outside of them."""
    parts = [
        f"{combination_name(each, words)}: {card_names(each.cards, words)}"
        for each in end.combinations[seat] or ()
    ]
    rest = sorted_names(end.rest[seat] or (), words)
    if rest:
        parts.append(words.say("outside: {cards}", cards=rest))
    return f"{name(seat)}: {'; '.join(parts)}"


def _won_with(made: tuple[Combination, ...] | None, words: Words) -> str:
    if made is None:
        return all_folded(words)
    return combination_names(made[:1], words)
