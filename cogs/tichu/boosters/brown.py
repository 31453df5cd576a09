"""The words of the brown boosters: played between two tricks, and before the first."""

from __future__ import annotations

from typing import Final

from bot.words import mark
from cogs.tichu.boosters.texts import Text

BROWN: Final = {
    "businessman": Text(
        mark("Businessman"),
        mark(
            "Swap your whole hand with your partner, who cannot refuse. Your partner has to be in."
            " Calls and tricks stay where they are, and who has played a card has played one."
        ),
    ),
    "basta": Text(
        mark("Basta Ya!"),
        mark(
            "From now on nobody plays boosters in this round. Those that are in force go on. Njet!"
            " may still answer this one."
        ),
        mark("Nobody plays boosters any more in this round."),
    ),
    "musical-chairs": Text(
        mark("Musical Chairs"),
        mark(
            "Two players of your choice swap seats for the rest of the round. Hands, tricks, teams"
            " and calls go with them: only the playing order changes, and the Dog still goes to the"
            " partner. Nobody who is out can be chosen."
        ),
        mark("{a} and {b} have swapped seats for this round."),
    ),
    "solo": Text(
        mark("Solo Initiative"),
        mark(
            "Whoever leads next has to lead a single card, and so do you at your next lead. The Dog"
            " is one, a bomb is none. If it is you who leads next, that one lead is enough."
        ),
        mark("The next lead is a single card, and so is the next one of {name}."),
        then=mark("The next lead of {name} has to be a single card."),
    ),
    "small": Text(
        mark("Small Is Beautiful"),
        mark(
            "In this round nobody may play more than five cards at once. That goes for bombs too,"
            " and for what comes of Extend, Download or a stem."
        ),
        mark("Nobody may play more than five cards at once."),
    ),
    "double-win": Text(
        mark("Double Win"),
        mark(
            "Announce that your team goes out first and second: +100 points, or \N{MINUS SIGN}100."
            " As long as nobody is out. It comes on top of everything else."
        ),
        mark(
            "If the team of {name} goes out first and second it gets 100 points, else it"
            " loses them."
        ),
    ),
    "red-alert": Text(
        mark("Security Level Red"),
        mark(
            "No more bombs in this round: four of a kind is a triple, a straight flush a straight."
            " The four cards beat a triple by their rank, and are beaten so."
        ),
        mark("There are no bombs in this round: four of a kind is a triple."),
    ),
}
"""By key."""
