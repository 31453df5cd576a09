"""The words of the red boosters: played as an answer to what somebody does."""

from __future__ import annotations

from typing import Final

from bot.words import mark
from cogs.tichu.boosters.texts import Text

RED: Final = {
    "extend": Text(
        mark("Extend"),
        mark(
            "On another's play: add up to four cards that make it a larger combination. It stays"
            " theirs, and play goes on after them. Any kind will do, a natural bomb too, but not on"
            " the Dog. It is free of a wish and counts as your first card; you may go out by it."
        ),
    ),
    "bird-thief": Text(
        mark("Bird Thief"),
        mark(
            "On a combination with the Phoenix: take it, and put the card in that it stands for."
            " Kind and rank stay as they are, and no bomb comes of it. Not on a Phoenix that was"
            " played alone. It counts as your first card."
        ),
    ),
    "cat": Text(
        mark("Cat"),
        mark(
            "On the Dog: you get the lead, and the Dog comes into your hand. Anybody who is still"
            " in may do so, the partner too. Whoever played the Dog as the last card is out all the"
            " same."
        ),
    ),
    "insurance": Text(
        mark("Insurance"),
        mark(
            "On a call of Tichu, yours or another's: it costs nothing if it fails. That stays with"
            " the call, also when it becomes a Grand Tichu or passes to the partner."
        ),
    ),
    "download": Text(
        mark("Download"),
        mark(
            "On a play, or in your turn: play a LOWER combination of the same kind below it. It has"
            " as many cards and wins nothing; turn and passes stay as they are. It counts as your"
            " first card, and you may go out by it."
        ),
    ),
    "defuse": Text(
        mark("Defuse"),
        mark(
            "On a bomb of four of a kind: it goes under the trick, and play goes on as before it."
            " Where the bomber was on turn, it is their turn again. Where it was led, they lead"
            " again, and it lies under that trick."
        ),
    ),
    "njet": Text(
        mark("Njet!"),
        mark(
            "On any booster that is announced: it has no effect, and both are discarded. Njet! may"
            " answer Njet!. Cards that were played with a yellow booster go back to the hand, and"
            " it is still that player's turn."
        ),
    ),
    "new-master": Text(
        mark("New Master"),
        mark(
            "On another's single J, Q or K: put your Dog on it, and its player has to take the Dog."
            " The trick goes on with the court card on top, and your turn is not used. Not where"
            " that card was the player's last."
        ),
    ),
    "scarecrow": Text(
        mark("Scarecrow"),
        mark(
            "On the Phoenix or Dragon: the play goes back; its player plays without them, or"
            " passes. Who leads and holds nothing else loses the lead to the next player. A wish"
            " with that play and going out by it are undone."
        ),
        mark("{cause} has to play without Phoenix and Dragon now, or pass."),
    ),
    "delay": Text(
        mark("Delay"),
        mark(
            "On a call of Tichu, by anybody: it becomes a Grand Tichu, for 200 points. The caller"
            " cannot refuse, and may play this too. Boosters are drafted as after a small Tichu."
        ),
    ),
    "christmas": Text(
        mark("Double Christmas"),
        mark(
            "Dragon and Phoenix go from gathered tricks back to the hands of those who have them."
            " Both must be gathered and both players still in; the points leave their tricks. After"
            " the first chance it can be played whenever no window is open."
        ),
    ),
    "theft": Text(
        mark("Booster Theft"),
        mark(
            "When you call Tichu: take a booster that another player holds. It may be your"
            " partner's, but not that of a player who is out."
        ),
    ),
    "full-house-switch": Text(
        mark("Full House Switch"),
        mark(
            "On a full house: for this trick the pair decides, and the triple only between equal"
            " pairs. This is so among full houses of one kind: a super full house still beats a"
            " usual one."
        ),
        mark("In this trick the pair of a full house decides, not the triple."),
    ),
    "confused-dragon": Text(
        mark("Confused Dragon"),
        mark(
            "On a trick won by the Dragon: its player keeps it, but an opponent of theirs leads. It"
            " is played before the trick is given away, by anybody. Where both opponents are in,"
            " the Dragon's player chooses which; where both are out it cannot be played."
        ),
    ),
}
"""By key."""
