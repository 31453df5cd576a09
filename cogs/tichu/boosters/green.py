"""The words of the green boosters: played at any moment of a round, once blue is over."""

from __future__ import annotations

from typing import Final

from bot.words import mark
from cogs.tichu.boosters.texts import Text

GREEN: Final = {
    "red-card": Text(
        mark("Red Card"),
        mark(
            "Exchange a plain card of yours for the Star card of the same rank, wherever it is. It"
            " may be in a hand or among gathered tricks, but not on the table, and not with a"
            " player who is out."
        ),
    ),
    "recycling": Text(
        mark("Recycling"),
        mark("Take one of the two boosters that were discarded last."),
    ),
    "ignore-wish": Text(
        mark("Ignore the Wish"),
        mark(
            "In this round you need not fulfil the wish of the Mah Jong. For the others it stays."
        ),
        mark("{name} need not fulfil the wish."),
    ),
    "rainbow": Text(
        mark("Rainbow"),
        mark(
            "New for all in this round: four cards, one of each suit, in any ranks. The rainbow"
            " with the higher lowest card beats it, or a bomb. The Phoenix may be in it, the Mah"
            " Jong not. Four of a kind stay a bomb."
        ),
        mark("Four cards, one of each suit, may be played too."),
    ),
    "hockey": Text(
        mark("Ice Hockey Team"),
        mark(
            "New for all in this round: five or six cards of one suit. The team with the higher"
            " lowest card beats it, whatever its length, or a bomb. The Phoenix may be in it. If"
            " all of them are in a row without it, they are a bomb."
        ),
        mark("Five or six cards of one suit may be played too."),
    ),
    "gift": Text(
        mark("Booster Gift"),
        mark("Give your partner one of your boosters. Your partner may give you one in return."),
    ),
    "equality": Text(
        mark("Equality"),
        mark(
            "In this round an equal rank beats too. This goes for every kind and for bombs; a 6"
            " does not beat a Phoenix that counts 6½."
        ),
        mark("An equal rank beats too."),
    ),
    "skat": Text(
        mark("Skat"),
        mark(
            "In this round a 10 is worth more than a K, and less than an A. Straights, pairs in a"
            " row and bombs follow that order too: 2 to 9, J, Q, K, 10, A. What lies there already"
            " stays as it was played."
        ),
        mark("A 10 ranks between K and A."),
    ),
    "highways": Text(
        mark("Highways"),
        mark(
            "New for all in this round: four or more cards in steps of two, as 2 4 6 8 or 7 9 J K."
            " The same length with a higher top beats it, or a bomb; even and odd make no"
            " difference. The Phoenix may be in it, and the Mah Jong, with a wish."
        ),
        mark("Four or more cards in steps of two may be played too, as 2 4 6 8."),
    ),
    "spy": Text(
        mark("Spy"),
        mark(
            "Name a rank: your opponents have to say how many cards of it they hold. Everybody"
            " learns it."
        ),
    ),
    "super-partner": Text(
        mark("Super Partner"),
        mark(
            "Your call passes to your partner, who now has to go out first. As long as nobody is"
            " out, and where your partner has not called."
        ),
    ),
    "trash-can": Text(
        mark("Trash Can"),
        mark(
            "In this round a play is also beaten by a larger combination with its ranks in it. A 6"
            " by 66, 5566 or 56789: suits do not matter, and it takes more cards. The game goes on"
            " with the last one. Dragon and Dog cannot be contained."
        ),
        mark("A larger combination with its ranks in it beats a play too: 66 or 56789 beats a 6."),
    ),
    "flowers": Text(
        mark("Flowers"),
        mark(
            "New for all: a pair or triple with a stem, the Jade card one rank below. A stem alone,"
            " in your turn, takes over a pair or triple on the table. Higher flowers of any length"
            " beat it, or a bomb. Twos have no stem, and the Phoenix is none."
        ),
        mark("A pair or triple may have a stem: the Jade card one rank below."),
    ),
    "super-full-house": Text(
        mark("Super Full Houses"),
        mark(
            "New for all in this round: a triple with a pair next to it, as 44455 or QQQJJ. It"
            " beats usual full houses and two consecutive pairs, and only a higher one beats it, or"
            " a bomb."
        ),
        mark(
            "A triple with a pair next to it, as 44455, beats usual full houses and two"
            " pairs in a row."
        ),
    ),
    "bird-of-prey": Text(
        mark("Bird of Prey"),
        mark(
            "In this round you may speak about your hand and advise your partner, openly. The table"
            " is told so; nothing else changes."
        ),
        mark("{name} may speak about their hand and advise the partner."),
    ),
}
"""By key."""
