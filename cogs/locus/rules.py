"""The rules of Locus Poker as people read them."""

from __future__ import annotations

from bot.surfaces import Surface
from bot.words import Words
from cogs.locus.text import HANDS
from render import locus as pictures

POINTS = {
    "pair": 2,
    "two-pair": 4,
    "trips": 5,
    "straight": 7,
    "flush": 8,
    "full-house": 9,
    "quads": 10,
    "straight-flush": 11,
}


def rules_surface(words: Words) -> Surface:
    """All of it on one screen, with the scoring area and the bonus drawn."""
    hands = " · ".join(f"{words.say(HANDS[hand])} **{points}**" for hand, points in POINTS.items())
    text = "\n\n".join(
        [
            "### " + words.say("How to play Locus Poker"),
            words.say(
                "Two players, a grid of open cards, and chips for half of the cards each. In your"
                " turn you lay a chip on a free card and play that card **face up** or **face"
                " down**. When all chips lie, the higher total wins."
            ),
            words.say(
                "**Your points** are the best poker hand that can be made from the chosen card and"
                " the up to 8 cards around it, plus a bonus."
            ),
            hands,
            words.say(
                "**Face up** the card counts as itself. **Face down** it is a wild card in this"
                " turn; from then on it is dead for both players and never counts again."
            ),
            words.say(
                "**The bonus**: for each card around the chosen one that carries your own chip face"
                " up, 2 points if it lies beside it, 1 if it lies at a corner."
            ),
            words.say(
                "Only the best hand counts. Aces are high or low in a straight. The wild card may"
                " stand for a card that lies there already, but five of a kind does not exist."
            ),
        ]
    )
    alt = words.say(
        "Five grids. Inside the grid 9 cards count, at an edge 6, in a corner 4; a dead neighbour"
        " does not count. The bonus is 2 beside the chosen card and 1 at its corners, 12 at most."
    )
    return Surface(text, scene=pictures.example(), alt=alt)
