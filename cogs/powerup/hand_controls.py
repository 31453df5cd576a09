"""The controls of a hand of Power Up, in its owner's turn: bets, powers, what powers ask."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Button, Menu, Option, Row
from bot.words import Words
from bot.words.cards import card_label
from cogs.betting.choosing import in_turn
from cogs.betting.controls import back, question_rows, turn_rows
from cogs.powerup.choosing import power_in_hand, takes_cards, targets
from cogs.powerup.names import GISTS, cost_of, power_name
from cogs.powerup.refusals import why_not
from cogs.powerup.stakes import stakes_of
from engines.powerup.powers import POWERS
from engines.powerup.state import PowerKey
from engines.powerup.view import ChoiceView, PowerUpView


def hand_rows(now: Moment[PowerUpView]) -> tuple[Row, ...]:
    """Everything that the owner of a hand may press now; nothing out of turn."""
    view, seat, words = now.view, now.seat, now.words
    assert seat is not None, "only those who sit at the table have a hand"
    if view.choice is not None:
        return (_choice_row(view.choice, words),)
    stakes = stakes_of(view)
    if not in_turn(now, stakes):
        return ()
    power = power_in_hand(now)
    if power is not None and takes_cards(power):
        return (_target_menu(view, power, words), (back(words),))
    asked = question_rows(now, stakes, seat)
    return asked or (*turn_rows(stakes, seat, words), *_power_menu(now))


def _choice_row(choice: ChoiceView, words: Words) -> tuple[Button, ...]:
    """A button for each answer to what a power asks."""
    match choice.type:
        case "engineer-pick":
            return tuple(
                Button("pick", words.say("{card} next", card=card_label(card)), card, "primary")
                for card in choice.cards
            )
        case "scanner-choice":
            return (
                Button("scan", words.say("Keep both"), "keep", "primary"),
                Button("scan", words.say("Discard both"), "drop", "danger"),
            )
        case _:
            return tuple(
                Button("discard", words.say("Discard {card}", card=card_label(card)), card)
                for card in choice.cards
            )


def _power_menu(now: Moment[PowerUpView]) -> tuple[Menu, ...]:
    """A line for each power that is held, with what it does, or why it cannot be played now."""
    view, words = now.view, now.words
    if not view.powers:
        return ()
    options = tuple(_power_option(now, power) for power in dict.fromkeys(view.powers))
    return (Menu("power", words.say("Play a power …"), options),)


def _power_option(now: Moment[PowerUpView], power: PowerKey) -> Option:
    view, words = now.view, now.words
    copies = view.powers.count(power)
    name = power_name(power, words) + (f" ×{copies}" if copies > 1 else "")
    label = words.say("{power}: {n} energy", power=name, n=cost_of(power))
    reason = view.legal.powers.get(power)
    if reason is None:
        return Option(power, f"⚡ {label}", words.say(GISTS[power]))
    return Option(power, f"✖ {label}", why_not(now, power, reason))


def _target_menu(view: PowerUpView, power: PowerKey, words: Words) -> Menu:
    """The cards that may be named."""
    options = tuple(Option(card, card_label(card)) for card in targets(view, power))
    fewest, most = POWERS[power].names
    if most > 1:
        label = words.say("{power}: which of your cards go?", power=power_name(power, words))
    else:
        label = words.say("{power}: which card?", power=power_name(power, words))
    return Menu("target", label, options, power, fewest, min(most, len(options)))
