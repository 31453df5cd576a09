"""The controls of Epochs Poker: bets, and the scale for whoever asks."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Button, Row
from bot.words import Words
from cogs.betting import controls
from cogs.betting.choosing import in_turn
from cogs.epochs.stakes import stakes_of
from engines.epochs.view import EpochsView


def table_rows(now: Moment[EpochsView]) -> tuple[Row, ...]:
    """What the seat to act may do, from what everybody sees; nothing when the match is over."""
    seat = now.view.to_act
    if seat is None:
        return ()
    return (controls.table_row(stakes_of(now.view), seat, now.words),)


def scale_button(words: Words) -> Button:
    """Tells whoever asks which combination is higher."""
    return Button("scale", words.say("Scale"), emoji="📏")


def hand_rows(now: Moment[EpochsView]) -> tuple[Row, ...]:
    """Everything that the owner of a hand may press now; nothing out of turn."""
    stakes, seat = stakes_of(now.view), now.seat
    assert seat is not None, "only those who sit at the table have a hand"
    if not in_turn(now, stakes):
        return ()
    asked = controls.question_rows(now, stakes, seat)
    return asked or controls.turn_rows(stakes, seat, now.words)
