"""The rules of Epochs Poker as people read them."""

from __future__ import annotations

from bot.surfaces import Surface
from bot.words import Words
from bot.words.sentences import command
from cogs.epochs.scale_text import scale_lines, scale_surface, ties
from engines.epochs.scale import SIZES


def rules_surface(words: Words) -> Surface:
    """All of it on one screen, with the scale drawn and written out."""
    heading = "### " + words.say("How to play Epochs Poker")
    steps = "\n".join(scale_lines(words))
    text = "\n\n".join([heading, *_cards(words), steps, ties(words), *_betting(words)])
    drawn = scale_surface(words)
    return Surface(text, scene=drawn.scene, alt=drawn.alt)


def _cards(words: Words) -> list[str]:
    sizes = {str(suit): size for suit, size in SIZES.items()}
    return [
        words.say(
            "**Cards**: ten epochs, I to X, of four suits each: Yin-Yang ({y} cards), Skull ({s}),"
            " Hand ({h}) and Maze ({m}). The highest card of an epoch counts for any suit of it,"
            " the highest card of a suit for that suit in any epoch, and a Joker for any card. The"
            " usual packs hold five of the epochs; with all ten, combinations are rare.",
            **sizes,
        ),
        words.say(
            "**Combinations** are parts of one suit of one epoch, at least two cards, made of your"
            " six cards and the five on the table in any mix. The larger the part the better:"
            " II Hand, II Hand, II Hand and the highest card of II are Hand 4/5, worth 0.80. That"
            " beats X Skull 2/3 (0.67), and loses to I Yin-Yang 2/2, which is complete. The scale"
            " from the highest down:"
        ),
    ]


def _betting(words: Words) -> list[str]:
    return [
        words.say(
            "**A hand**: everybody pays the ante and gets six cards. Then a flop of three cards,"
            " a turn and a river come to the table, with a betting round before and after each,"
            " from the player left of the dealer on. Check or bet; call, raise or fold. At the"
            " end all hands still in are shown. You can win from each of the others as much as"
            " you put in yourself; what they bet beyond that is a side pot. Equal hands share."
        ),
        words.say(
            "**The match** ends when one player has all the chips, or after the last hand: most"
            " chips win. Chips are points of this table, nothing else."
        ),
        words.say(
            "**Here** Fold, Check and Call are at the table; bets of any size are in your hand, or"
            " you type {raising}. {scale} shows the scale to you alone. Who lets the time run out"
            " checks where that is free, and folds otherwise.",
            raising=command("epochs raise", words),
            scale=command("scale", words),
        ),
    ]
