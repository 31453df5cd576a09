"""The rules of Power Up as people read them."""

from __future__ import annotations

from bot.surfaces import Surface
from bot.words import Words
from bot.words.sentences import command
from cogs.powerup.names import HANDS, hand_name
from render import powerup as pictures


def rules_surface(words: Words) -> Surface:
    """All of it on one screen, with a side pot drawn; what each power does is told elsewhere."""
    heading = "### " + words.say("How to play Power Up")
    text = "\n\n".join([heading, *_holdem(words), *_powers(words), *_here(words)])
    alt = words.say(
        "A side pot: three players put in 200, 500 and 500. The main pot of 600 is for all three,"
        " the side pot of 600 for the two who put in 500."
    )
    return Surface(text, scene=pictures.side_pots(), alt=alt)


def _holdem(words: Words) -> list[str]:
    hands = " > ".join(hand_name(each, words) for each in HANDS)
    return [
        words.say(
            "No-limit Texas hold'em, a sit and go: everybody begins with the same chips, blinds and"
            " antes rise hand by hand, and whoever has all the chips wins. Chips are points of this"
            " table, nothing else."
        ),
        words.say(
            "**A hand**: two cards for each player, then a flop of three cards on the board, a turn"
            " and a river, with a betting round before and after each. Check or bet; call, raise or"
            " fold. The best five of your cards and the board win: {hands}.",
            hands=hands,
        ),
        words.say(
            "**All-in** puts in everything you have. You can win from each of the others as much as"
            " you put in yourself; what they bet beyond that is a side pot without you, as in the"
            " picture. Equal hands share a pot."
        ),
    ]


def _powers(words: Words) -> list[str]:
    return [
        words.say(
            "**Powers** ⚡: you begin with two, hidden from the others, and get one more at the"
            " start of each hand as long as you hold fewer than three. You begin with 10 energy and"
            " get 2 a hand, up to 15. In your turn, before you bet, you play as many as you can pay"
            " for; all see which. {powers} tells what each one does.",
            powers=command("powers", words),
        ),
        words.say(
            "**Shield**: when somebody goes all-in, the cards on the board can no longer be"
            " destroyed. When nobody can bet any more, the board is dealt to its end, and powers"
            " are over too."
        ),
    ]


def _here(words: Words) -> list[str]:
    return [
        words.say(
            "**Here** Fold, Check and Call are at the table; raises and powers are in your hand, or"
            " you type {raising}. Who lets the time run out checks where that is free, and folds"
            " otherwise.",
            raising=command("powerup raise", words),
        )
    ]
