"""The controls of betting: at the table, the same for all; in the hand, with all sizes."""

from __future__ import annotations

from typing import Any

from bot.faces import Moment
from bot.surfaces import Button, Menu, Option, Row
from bot.words import Words
from cogs.betting.choosing import SURE, asks_whether_to_fold, asks_whether_to_go_all_in
from cogs.betting.stakes import (
    Bounds,
    Stakes,
    allows_all_in,
    can_raise,
    most_name,
    price,
    size_name,
    sizes,
)
from engines.kernel.game import Seat


def table_row(stakes: Stakes, seat: Seat, words: Words) -> tuple[Button, ...]:
    """What the seat to act may do, from what everybody sees.

    The buttons keep their places, so that a second tap never hits another one.
    """
    disabled = not can_raise(stakes, seat)
    return (
        Button("fold", words.say("Fold")),
        _staying(stakes, seat, words),
        Button("open", _raising(stakes, words), arg="raise", disabled=disabled),
    )


def question_rows(now: Moment[Any], stakes: Stakes, seat: Seat) -> tuple[Row, ...]:
    """The buttons of a question about a bet of `seat`; none where it is asked nothing."""
    words, legal = now.words, stakes.legal.raise_
    if asks_whether_to_fold(now, stakes):
        fold = Button("fold", words.say("Fold all the same"), arg=SURE, style="danger")
        return ((_staying(stakes, seat, words), fold, back(words)),)
    if asks_whether_to_go_all_in(now, stakes) and legal is not None:
        said = words.say("All-in: {chips}", chips=legal.max)
        return ((Button("all-in", said, arg=SURE, style="danger"), back(words)),)
    return ()


def turn_rows(stakes: Stakes, seat: Seat, words: Words) -> tuple[Row, ...]:
    """Fold, check or call, and raises of any size: what `seat` may do in its hand."""
    legal = stakes.legal.raise_
    row = [Button("fold", words.say("Fold")), _staying(stakes, seat, words)]
    if legal is None:
        return (tuple(row),)
    if legal.min < legal.max:
        row.append(Button("type", words.say("Amount …"), emoji="⌨️"))
    return (tuple(row), _raise_menu(stakes, legal, words))


def back(words: Words) -> Button:
    """Forgets what was chosen."""
    return Button("back", words.say("Back"))


def _staying(stakes: Stakes, seat: Seat, words: Words) -> Button:
    """Check, or call with its price."""
    cost = price(stakes, seat)
    if not cost:
        return Button("check", words.say("Check"), style="primary")
    said = words.say("Call {chips}", chips=cost)
    if cost == stakes.players[seat].chips:
        said = words.say("Call {chips}: all-in", chips=cost)
    return Button("call", said, style="primary")


def _raise_menu(stakes: Stakes, legal: Bounds, words: Words) -> Menu:
    """The usual sizes; at last all-in, or the most that the table allows."""
    options = [
        Option(str(to), _raised(stakes, to, words), size_name(size, words))
        for size, to in sizes(stakes).items()
    ]
    if allows_all_in(stakes):
        options.append(Option("all-in", words.say("All-in: {chips}", chips=legal.max)))
    else:
        said = _raised(stakes, legal.max, words)
        options.append(Option(str(legal.max), said, most_name(stakes, words)))
    return Menu("size", _raising(stakes, words), tuple(options))


def _raising(stakes: Stakes, words: Words) -> str:
    return words.say("Raise …") if stakes.bet else words.say("Bet …")


def _raised(stakes: Stakes, to: int, words: Words) -> str:
    if not stakes.bet:
        return words.say("Bet {chips}", chips=to)
    return words.say("Raise to {bet}", bet=to)
