"""What somebody may do now, in words: for refusals, and beside a choice that is open."""

from __future__ import annotations

from bot.faces import Moment
from bot.words.cards import card_labels
from cogs.betting.ways import ways
from cogs.powerup.names import power_name
from cogs.powerup.stakes import stakes_of
from engines.powerup.view import PowerUpView


def all_ways(now: Moment[PowerUpView]) -> list[str]:
    """What the owner of this view may do, the cheapest first; none where they may not bet."""
    words, told = now.words, ways(now, stakes_of(now.view))
    powers = [power for power, reason in now.view.legal.powers.items() if reason is None]
    if not told or not powers:
        return told
    names = ", ".join(power_name(power, words) for power in powers)
    return [*told, words.say("play {powers}", powers=names)]


def choice_line(now: Moment[PowerUpView]) -> str:
    """What the owner of this view has to choose; empty where nothing is."""
    choice, words = now.view.choice, now.words
    if choice is None:
        return ""
    cards = card_labels(choice.cards)
    match choice.type:
        case "engineer-pick":
            return words.say("Which of {cards} comes next? The others go.", cards=cards)
        case "scanner-choice":
            return words.say(
                "The next two cards are {cards}. Keep both, or discard both?", cards=cards
            )
        case _:
            return words.say("You drew a third card. Which one goes: {cards}?", cards=cards)
