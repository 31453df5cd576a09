"""The rules of Tichu as people read them."""

from __future__ import annotations

from bot.surfaces import Surface
from bot.words import Words
from bot.words.sentences import command
from cogs.tichu.names import SUITS, TYPES
from engines.tichu.shapes import BASIC
from render import tichu_rules as pictures


def rules_surface(words: Words) -> Surface:
    """All of it on one screen, with every kind of combination drawn and numbered."""
    heading = "### " + words.say("How to play Tichu")
    text = "\n\n".join([heading, *_round(words), *_cards(words), *_end(words)])
    kinds = [words.say(TYPES[kind]) for kind in (*BASIC, "bomb", "straight-flush")]
    alt = words.say(
        "An example of each combination: {kinds}.",
        kinds=", ".join(f"{number} {kind}" for number, kind in enumerate(kinds, 1)),
    )
    return Surface(text, scene=pictures.combinations(), alt=alt)


def _round(words: Words) -> list[str]:
    """What happens in a round, in order."""
    return [
        words.say(
            "Four players, two teams: your partner sits opposite. Get rid of your 14 cards as soon"
            " as you can, and help your partner to do so."
        ),
        words.say(
            "**Calls**: who thinks to be the first to go out can call **Grand Tichu** with the"
            " first eight cards (200 points), or **Tichu** before their own first card (100): won"
            " or lost. Then everybody gives one card to each of the others, unseen, all at once."
        ),
        words.say(
            "**Tricks**: whoever holds the Mah Jong leads with any combination. In turn you beat"
            " it, with the same kind, as many cards and a higher rank, or pass; who passed may play"
            " again later. When all others have passed, the last player takes the trick and leads."
        ),
    ]


def _cards(words: Words) -> list[str]:
    """Combinations, bombs, special cards and the wish."""
    suits = ", ".join(f"`{letter}` {words.say(name)}" for letter, name in SUITS.items())
    return [
        words.say(
            "**Combinations**, numbered as in the picture: 1 single card, 2 pair, 3 triple,"
            " 4 consecutive pairs, 5 full house (its triple counts), 6 straight of five or more."
            " Suits matter for bombs only: {suits}.",
            suits=suits,
        ),
        words.say(
            "**Bombs** (7 four of a kind, 8 five or more in a row of one suit) beat everything,"
            " more cards beat fewer. You can throw one out of turn whenever something lies on the"
            " table, but not on the Dog. After the last pass there is a short time for bombs."
        ),
        words.say(
            "**Special cards**: the **Mah Jong** is a 1, and whoever plays it may wish for a rank:"
            " who holds it and can play it in turn must, until somebody has. The **Dog** is led"
            " alone and gives the lead to your partner. The **Phoenix** stands for any card, but in"
            " no bomb; alone it is half a step above the card it is played on. The **Dragon** is"
            " the highest single card; the trick it wins goes to an opponent of your choice."
        ),
    ]


def _end(words: Words) -> list[str]:
    """What counts, and how to play here."""
    return [
        words.say(
            "**Points**: each king and ten counts 10, each five 5, the Dragon 25; the Phoenix costs"
            " 25. The last player's hand goes to the opponents, and their tricks to whoever went"
            " out first. Partners who go out first and second get 200, and no cards are counted."
            " The team that reaches the agreed points at the end of a round wins."
        ),
        words.say(
            "**Boosters**, where the table plays with them: cards with one effect each, in five"
            " colours that say when they are played. Where a Tichu was called everybody takes one"
            " of the four that lie face up, and keeps it until it is used. Whoever holds one that"
            " answers something is asked for it. {boosters} tells what each of them does.",
            boosters=command("boosters", words),
        ),
        words.say(
            "**Here** you choose cards in the menus of your hand, also before it is your turn, and"
            " press Play, or you type {play}, for example `5r 5g`; {say} passes, calls and"
            " answers.",
            play=command("tichu play", words),
            say=command("tichu say", words),
        ),
    ]
