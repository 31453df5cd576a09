"""A hand that is over, in words: who won which pot with what, and who got how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.words import Words
from bot.words.cards import card_labels
from cogs.betting.pots import Named, all_folded, pot_lines, taken, won_line
from cogs.betting.text import DOT
from cogs.powerup.names import best_name, name_of
from engines.kernel.game import Seat
from engines.poker.pots import Share
from engines.powerup.state import Finished

Hands: TypeAlias = Sequence[tuple[str, ...] | None]
"""By seat: cards, or None where there is nothing to show."""


def shown_hands(shown: Hands, name: Named, words: Words) -> str:
    """The hands of a showdown in a line; empty where nobody had to show."""
    told = [
        words.say("{name} shows {cards}", name=name(Seat(seat)), cards=card_labels(cards))
        for seat, cards in enumerate(shown)
        if cards
    ]
    return DOT.join(told)


def how_won(best: Hands, words: Words) -> Callable[[Share], str]:
    """The five cards that won a pot, of each of its winners."""

    def how(pot: Share) -> str:
        fives = [five for five in (best[seat] for seat in pot.winners) if five is not None]
        told = ", ".join(best_name(five, words) for five in fives)
        return told or all_folded(words)

    return how


def last_hand(end: Finished | None, name: Named, words: Words) -> str:
    """The last hand in one line; empty before the first is over."""
    if end is None:
        return ""
    told = taken(end.winners, end.payouts, name, words)
    five = end.best[end.pots[0].winners[0]]
    how = all_folded(words) if five is None else name_of(five, words)
    return won_line(end.hand, told, how, words)


def told_in_full(end: Finished, name: Named, words: Words) -> list[str]:
    """The last hand with its board, the hands that were shown, and every pot."""
    lines = [words.say("Hand {n}", n=end.hand)]
    if end.board:
        lines.append(words.say("Board: {cards}", cards=card_labels(end.board)))
    lines += filter(None, [shown_hands(end.shown, name, words)])
    return lines + pot_lines(end.pots, how_won(end.best, words), name, words)
