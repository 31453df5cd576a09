"""What somebody may do now, in words: for refusals, and beside a choice that is open."""

from __future__ import annotations

from bot.faces import Moment
from bot.words import Words
from bot.words.cards import card_labels
from cogs.powerup.choosing import in_turn
from cogs.powerup.names import power_name
from engines.powerup.view import PowerUpView, RaiseView


def ways(now: Moment[PowerUpView]) -> str:
    """What the owner of this view may do, the cheapest first; empty where they may not bet."""
    words, legal = now.words, now.view.legal
    if not in_turn(now):
        return ""
    told = [words.say("check")] if legal.check else [words.say("fold")]
    if legal.call:
        told.append(words.say("call for {chips}", chips=legal.call))
    if legal.raise_ is not None:
        told.append(bounds(legal.raise_, words))
    open_powers = [power for power, reason in legal.powers.items() if reason is None]
    names = ", ".join(power_name(power, words) for power in open_powers)
    return ", ".join([*told, words.say("play {powers}", powers=names)] if names else told)


def bounds(legal: RaiseView, words: Words) -> str:
    """How much may be raised to."""
    if legal.min == legal.max:
        return words.say("raise all-in, to {most}", most=legal.max)
    return words.say("raise to {least} at least, {most} at most", least=legal.min, most=legal.max)


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
