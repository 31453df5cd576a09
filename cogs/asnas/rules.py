"""The rules of As-Nas as people read them."""

from __future__ import annotations

from bot.surfaces import Surface
from bot.words import Words
from cogs.asnas.names import CARDS, HANDS
from render import asnas as pictures


def rules_surface(words: Words) -> Surface:
    """All of it on one screen, with the hands drawn from the highest down."""
    heading = "### " + words.say("How to play As-Nas")
    hands = [words.say(hand) for hand in HANDS.values()]
    text = "\n\n".join([heading, *_play(words), *_ranks(hands, words)])
    alt = words.say(
        "The hands from the highest down, an example of five cards each: {hands}.",
        hands=", ".join(hands),
    )
    return Surface(text, scene=pictures.ranking(), alt=alt)


def _play(words: Words) -> list[str]:
    return [
        words.say(
            "Four players, five hidden cards each, and one round of betting a deal. Whoever"
            " has the most points after the last deal wins the match."
        ),
        words.say(
            "**Nobody has seen their cards**, their owner neither. In your turn you may"
            " **look** at yours, or act without looking. Everybody sees who has looked."
        ),
        words.say(
            "**Betting**: the dealer begins with a bet of 1, and the player to the dealer's"
            " right acts first. **Call** matches the highest bet; where yours is the highest"
            " already, **hold** costs nothing. **Raise** puts the highest bet up by 1, to 4 at"
            " most, and all others act again. **Fold** leaves the deal; your bet stays in the"
            " pot. Who lets the time run out holds where that is free, and folds otherwise."
        ),
        words.say(
            "**The end of a deal**: when everybody left has acted and matches the highest bet,"
            " hands are shown, looked at or not, and the best one takes the pot. Equal hands"
            " share it exactly, thirds and all. Who is left alone wins without showing. Your"
            " score is what you take less what you bet."
        ),
    ]


def _ranks(hands: list[str], words: Words) -> list[str]:
    cards = " > ".join(words.say(card) for card in CARDS.values())
    return [
        words.say("**Cards**, four of each: {cards}", cards=cards),
        words.say(
            "**Hands**: {hands}. No straights, no flushes. Between alike ones the higher cards"
            " decide, those of the larger group first.",
            hands=" > ".join(hands),
        ),
    ]
