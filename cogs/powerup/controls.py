"""The controls of a table of Power Up: the same for all, whatever the seat to act holds."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Button, Row
from bot.words import Words
from cogs.betting.controls import table_row
from cogs.powerup.stakes import stakes_of
from engines.powerup.view import PowerUpView


def table_rows(now: Moment[PowerUpView]) -> tuple[Row, ...]:
    """What the seat to act may do, from what everybody sees; nothing when the game is over."""
    view, words, seat = now.view, now.words, now.view.to_act
    if seat is None:
        return ()
    if view.choosing:
        return ((Button("open", words.say("Choose …"), style="primary"),),)
    powers = Button("open", words.say("Powers"), arg="powers", emoji="⚡")
    return ((*table_row(stakes_of(view), seat, words), powers),)


def powers_button(words: Words) -> Button:
    """Tells whoever asks what the ten powers do."""
    return Button("explain", words.say("What powers do"), emoji="❔")
