"""Pots and what is taken from them, in words: while a hand is played, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from bot.faces import Moment
from bot.words import Words
from engines.kernel.game import Seat
from engines.poker.pots import Pot, Share

Named: TypeAlias = Callable[[Seat], str]
"""What a seat is called, ready for a message."""


def pots_now(now: Moment[Any], pots: Sequence[Pot]) -> list[str]:
    """Main pot and side pots with who plays for them, where there are several."""
    if len(pots) < 2:
        return []
    labels = [_label(number, pot.amount, now.words) for number, pot in enumerate(pots)]
    seats = [", ".join(map(now.name, pot.seats)) for pot in pots]
    return [f"-# {label}: {names}" for label, names in zip(labels, seats, strict=True)]


def pot_lines(
    pots: Sequence[Share], how: Callable[[Share], str], name: Named, words: Words
) -> list[str]:
    """A line for each pot: who takes how much of it, and `how` it was won where that says it."""
    lines: list[str] = []
    for number, pot in enumerate(pots):
        label = f"{_label(number, pot.amount, words)}: " if len(pots) > 1 else ""
        parts = [taken(pot.winners, pot.payouts, name, words), how(pot)]
        lines.append(f"🏆 {label}{' · '.join(filter(None, parts))}")
    return lines


def taken(seats: Sequence[Seat], payouts: Sequence[int], name: Named, words: Words) -> str:
    """How much each of `seats` takes; `payouts` are by seat."""
    told = [words.say("{name} takes {chips}", name=name(s), chips=payouts[s]) for s in seats]
    return ", ".join(told)


def won_line(hand: int, payouts: str, how: str, words: Words) -> str:
    """A hand that is over in one line."""
    return words.say("Hand {n}: 🏆 {payout}", n=hand, payout=f"{payouts} · {how}")


def all_folded(words: Words) -> str:
    """How somebody has won who had nobody left against them."""
    return words.say("all others folded")


def _label(number: int, chips: int, words: Words) -> str:
    if number:
        return words.say("Side pot {chips}", chips=chips)
    return words.say("Main pot {chips}", chips=chips)
