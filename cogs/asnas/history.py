"""Deals that are over, in words: who won with what, and who got how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.faces import safe
from bot.words import Words
from cogs.asnas.names import card_names, hand_name
from engines.asnas.cards import Hand
from engines.asnas.ranking import Category, category
from engines.asnas.state import Finished
from engines.asnas.view import AsNasView
from engines.kernel.game import Seat
from render.numbers import written

ROOM: Final = 3400
"""Characters that the list of deals may take: a message has 4,000."""


def payout_line(
    names: Sequence[str],
    winners: Sequence[Seat],
    payouts: Sequence[str],
    won_with: Category | None,
    words: Words,
) -> str:
    """Who gets how much of a pot, and with what. `names` go in as they are."""
    told = ", ".join(
        words.say("{name} takes {points}", name=names[seat], points=written(payouts[seat]))
        for seat in winners
    )
    how = words.say("all others folded") if won_with is None else hand_name(won_with, words)
    return f"{told} · {how}"


def deal_line(names: Sequence[str], number: int, entry: Finished, words: Words) -> str:
    """One deal: its winners, what each of them got, and the hand that won."""
    payout = payout_line(names, entry.winners, entry.payouts, entry.category, words)
    hand = entry.shown[entry.winners[0]]
    cards = "" if hand is None else f" ({card_names(hand, words)})"
    return f"**{number}.** {payout}{cards}"


def last_deal(names: Sequence[str], view: AsNasView, words: Words) -> str:
    """The last deal in one line; nothing before the first is over."""
    if not view.history:
        return ""
    entry = view.history[-1]
    payout = payout_line(names, entry.winners, entry.payouts, entry.category, words)
    return words.say("Deal {n}: 🏆 {payout}", n=len(view.history), payout=payout)


def all_deals(names: Sequence[str], view: AsNasView, words: Words, room: int = ROOM) -> str:
    """Every deal that is over, a line each. Where `room` characters do not do, the last ones."""
    if not view.history:
        return words.say("No deal is over yet.")
    known = tuple(map(safe, names))
    lines = [deal_line(known, n, entry, words) for n, entry in enumerate(view.history, 1)]
    fitting = _last_that_fit(lines, room)
    left_out = len(lines) - len(fitting)
    if left_out:
        fitting.insert(0, words.count("… {n} earlier deal", "… {n} earlier deals", left_out))
    return "\n".join(fitting)


def _last_that_fit(lines: Sequence[str], room: int) -> list[str]:
    taken: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        taken.insert(0, line)
    return taken


def shown_hand(hand: Hand, words: Words) -> str:
    """A hand of a showdown: what it is, and its cards."""
    return f"{hand_name(category(hand), words)}, {card_names(hand, words)}"
