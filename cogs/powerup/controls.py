"""The controls of a table of Power Up: the same for all, whatever the seat to act holds."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Button, Row
from bot.words import Words
from cogs.powerup.sums import can_raise, price
from engines.kernel.game import Seat
from engines.powerup.view import PowerUpView


def table_rows(now: Moment[PowerUpView]) -> tuple[Row, ...]:
    """What the seat to act may do, from what everybody sees; nothing when the game is over.

    The buttons keep their places, so that a second tap never hits another one.
    """
    view, words, seat = now.view, now.words, now.view.to_act
    if seat is None:
        return ()
    if view.choosing:
        return ((Button("open", words.say("Choose …"), style="primary"),),)
    row = (
        Button("fold", words.say("Fold")),
        staying(view, seat, words),
        Button("open", words.say("Raise …"), arg="raise", disabled=not can_raise(view, seat)),
        Button("open", words.say("Powers"), arg="powers", emoji="⚡"),
    )
    return (row,)


def staying(view: PowerUpView, seat: Seat, words: Words) -> Button:
    """Check, or call with its price."""
    cost = price(view, seat)
    if not cost:
        return Button("check", words.say("Check"), style="primary")
    said = words.say("Call {chips}", chips=cost)
    if cost == view.seats[seat].chips:
        said = words.say("Call {chips}: all-in", chips=cost)
    return Button("call", said, style="primary")


def powers_button(words: Words) -> Button:
    """Tells whoever asks what the ten powers do."""
    return Button("explain", words.say("What powers do"), emoji="❔")
