"""The controls of Epochs Poker: at the table, the same for all; in the hand, with all sizes."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Button, Menu, Option, Row
from bot.words import Words
from cogs.epochs.choosing import SURE, asks_whether_to_fold, asks_whether_to_go_all_in, in_turn
from cogs.epochs.sums import allows_all_in, can_raise, highest, price, size_name, sizes
from engines.epochs.view import EpochsView, RaiseView
from engines.kernel.game import Seat


def table_rows(now: Moment[EpochsView]) -> tuple[Row, ...]:
    """What the seat to act may do, from what everybody sees; nothing when the match is over.

    The buttons keep their places, so that a second tap never hits another one.
    """
    view, words, seat = now.view, now.words, now.view.to_act
    if seat is None:
        return ()
    row = (
        Button("fold", words.say("Fold")),
        _staying(view, seat, words),
        Button("open", _raising(view, words), arg="raise", disabled=not can_raise(view, seat)),
    )
    return (row,)


def scale_button(words: Words) -> Button:
    """Tells whoever asks which combination is higher."""
    return Button("scale", words.say("Scale"), emoji="📏")


def hand_rows(now: Moment[EpochsView]) -> tuple[Row, ...]:
    """Everything that the owner of a hand may press now; nothing out of turn."""
    view, seat, words = now.view, now.seat, now.words
    assert seat is not None, "only those who sit at the table have a hand"
    if not in_turn(now):
        return ()
    if asks_whether_to_fold(now):
        fold = Button("fold", words.say("Fold all the same"), arg=SURE, style="danger")
        return ((_staying(view, seat, words), fold, _back(words)),)
    if asks_whether_to_go_all_in(now) and view.legal.raise_ is not None:
        said = words.say("All-in: {chips}", chips=view.legal.raise_.max)
        return ((Button("all-in", said, arg=SURE, style="danger"), _back(words)),)
    return _turn_rows(view, seat, words)


def _turn_rows(view: EpochsView, seat: Seat, words: Words) -> tuple[Row, ...]:
    legal = view.legal.raise_
    row = [Button("fold", words.say("Fold")), _staying(view, seat, words)]
    if legal is None:
        return (tuple(row),)
    if legal.min < legal.max:
        row.append(Button("type", words.say("Amount …"), emoji="⌨️"))
    return (tuple(row), _raise_menu(view, legal, words))


def _staying(view: EpochsView, seat: Seat, words: Words) -> Button:
    """Check, or call with its price."""
    cost = price(view, seat)
    if not cost:
        return Button("check", words.say("Check"), style="primary")
    said = words.say("Call {chips}", chips=cost)
    if cost == view.seats[seat].chips:
        said = words.say("Call {chips}: all-in", chips=cost)
    return Button("call", said, style="primary")


def _raise_menu(view: EpochsView, legal: RaiseView, words: Words) -> Menu:
    """The usual sizes; at last all-in, or the most that the table allows."""
    options = [
        Option(str(to), _raised(view, to, words), size_name(size, words))
        for size, to in sizes(view).items()
    ]
    if allows_all_in(view):
        options.append(Option("all-in", words.say("All-in: {chips}", chips=legal.max)))
    else:
        said = _raised(view, legal.max, words)
        options.append(Option(str(legal.max), said, words.say("the most")))
    return Menu("size", _raising(view, words), tuple(options))


def _raising(view: EpochsView, words: Words) -> str:
    return words.say("Raise …") if highest(view) else words.say("Bet …")


def _raised(view: EpochsView, to: int, words: Words) -> str:
    if not highest(view):
        return words.say("Bet {chips}", chips=to)
    return words.say("Raise to {bet}", bet=to)


def _back(words: Words) -> Button:
    return Button("back", words.say("Back"))
