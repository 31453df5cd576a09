"""The words of the blue boosters: played before cards are drawn, or around the exchange."""

from __future__ import annotations

from typing import Final

from bot.words import mark
from cogs.tichu.boosters.texts import Text

BLUE: Final = {
    "clairvoyant": Text(
        mark("Clairvoyant"),
        mark(
            "Before the exchange: see what you will get, and only then choose your own cards to"
            " pass. They come from the hand you had. Of two players who do so, the later one sees"
            " only those who have chosen already, and chooses before the earlier one."
        ),
        mark("{name} sees what the others give before choosing."),
        before_play=True,
    ),
    "ouvert": Text(
        mark("Ouvert"),
        mark(
            "After the exchange: you get the Mah Jong and lead, and your hand lies face up for the"
            " round. You give no card for it, and need not lead it. Where you hold it already only"
            " your hand is opened; where it is out of the round you simply lead."
        ),
        mark("{name} plays with an open hand."),
    ),
    "disarmament": Text(
        mark("Disarmament"),
        mark(
            "After the exchange: lay a plain card open; the next player adds one of the same rank."
            " Each goes to its owner's tricks and counts there. Your neighbour chooses which one,"
            " and lays nothing where there is none."
        ),
    ),
    "generous": Text(
        mark("Generous"),
        mark(
            "Before the exchange: name a player to whom you pass two cards, while you get one. So"
            " you pass four cards and get three; that player passes three and gets four."
        ),
        mark("{name} gives two cards to {to} and gets one back."),
        before_play=True,
    ),
    "content": Text(
        mark("Content"),
        mark(
            "Before the exchange: nobody passes cards; all put one face down on their own tricks."
            " Whoever puts the Mah Jong away still leads. Clairvoyant, Generous and Positive"
            " Thinking do not count beside it: they go back to their owners."
        ),
        mark("Nobody passes cards: everybody puts one face down on their own tricks."),
        before_play=True,
    ),
    "positive-thinking": Text(
        mark("Positive Thinking"),
        mark(
            "Before the exchange: all pass three cards to their partner, and none to opponents."
            " If Generous is played too, the later of both counts and the earlier goes back to its"
            " owner."
        ),
        mark("Everybody gives three cards to their partner, and none to opponents."),
        before_play=True,
    ),
    "return-to-sender": Text(
        mark("Return to Sender"),
        mark(
            "After the exchange: give back a card that somebody has passed to you. That player"
            " gives no other for it and keeps yours: you begin with a card less, and that player"
            " with one more. Not in a round with Content."
        ),
    ),
    "roots": Text(
        mark("Back to the Roots"),
        mark(
            "Before or after the exchange: the four special cards are out of this round. They count"
            " nothing, and whoever had the Mah Jong leads. Boosters that need a special card cannot"
            " be played."
        ),
        mark("The four special cards are out of this round."),
    ),
    "courage": Text(
        mark("Courage Rewarded"),
        mark(
            "After your Grand Tichu: draw two for each of your 9th to 12th cards, and keep one. The"
            " other is the card that the next player draws, so all end with 14. Not in a round with"
            " Draft."
        ),
        mark("{name} draws two cards and keeps one of them, four times."),
        before_play=True,
    ),
    "draft": Text(
        mark("Draft"),
        mark(
            "While cards are dealt: draw four, keep one and pass the rest on; each keeps one of"
            " them. That is one whole round of drawing, and begins with you. Not in a round with"
            " Courage Rewarded."
        ),
        mark("Four cards go round, from {name} on: everybody keeps one of them."),
        before_play=True,
    ),
    "mulligan": Text(
        mark("Mulligan"),
        mark(
            "After your first seven cards: draw seven new ones and shuffle the old ones back. That"
            " is before your eighth card, and you can still call Grand Tichu."
        ),
    ),
}
"""By key."""
