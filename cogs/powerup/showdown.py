"""A hand that is over, in words: who won which pot with what, and who got how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.words import Words
from bot.words.cards import card_labels
from cogs.powerup.names import best_name, name_of
from engines.kernel.game import Seat
from engines.poker.pots import Share
from engines.powerup.state import Finished

Named: TypeAlias = Callable[[Seat], str]
"""What a seat is called, ready for a message."""
Hands: TypeAlias = Sequence[tuple[str, ...] | None]
"""By seat: cards, or None where there is nothing to show."""


def shown_hands(shown: Hands, name: Named, words: Words) -> str:
    """The hands of a showdown in a line; empty where nobody had to show."""
    told = [
        words.say("{name} shows {cards}", name=name(Seat(seat)), cards=card_labels(cards))
        for seat, cards in enumerate(shown)
        if cards
    ]
    return " · ".join(told)


def pot_lines(pots: Sequence[Share], best: Hands, name: Named, words: Words) -> list[str]:
    """A line for each pot: who takes how much of it, and the five cards that won it."""
    if len(pots) == 1:
        return [f"🏆 {_share(pots[0], best, name, words)}"]
    lines: list[str] = []
    for number, pot in enumerate(pots):
        label = words.say("Main pot {chips}", chips=pot.amount)
        if number:
            label = words.say("Side pot {chips}", chips=pot.amount)
        lines.append(f"🏆 {label}: {_share(pot, best, name, words)}")
    return lines


def last_hand(end: Finished | None, name: Named, words: Words) -> str:
    """The last hand in one line; empty before the first is over."""
    if end is None:
        return ""
    told = ", ".join(_taken(seat, end.payouts[seat], name, words) for seat in end.winners)
    five = end.best[end.pots[0].winners[0]]
    how = words.say("all others folded") if five is None else name_of(five, words)
    return words.say("Hand {n}: 🏆 {payout}", n=end.hand, payout=f"{told} · {how}")


def told_in_full(end: Finished, name: Named, words: Words) -> list[str]:
    """The last hand with its board, the hands that were shown, and every pot."""
    lines = [words.say("Hand {n}", n=end.hand)]
    if end.board:
        lines.append(words.say("Board: {cards}", cards=card_labels(end.board)))
    lines += filter(None, [shown_hands(end.shown, name, words)])
    return lines + pot_lines(end.pots, end.best, name, words)


def _share(pot: Share, best: Hands, name: Named, words: Words) -> str:
    told = ", ".join(_taken(seat, pot.payouts[seat], name, words) for seat in pot.winners)
    fives = [five for five in (best[seat] for seat in pot.winners) if five is not None]
    if not fives:
        how = words.say("all others folded")
    else:
        how = ", ".join(best_name(five, words) for five in fives)
    return f"{told} · {how}"


def _taken(seat: Seat, chips: int, name: Named, words: Words) -> str:
    return words.say("{name} takes {chips}", name=name(seat), chips=chips)
