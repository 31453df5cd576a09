"""A hand of Power Up as its owner sees it.

In turn it shows the whole table and all that can be done. Out of turn it shows the own cards,
powers, energy and chips, and nothing that others change within a hand: a message that is kept up
to date would be sent whenever anybody acts. Who has Intel still sees the next card.
"""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Surface
from bot.words.cards import card_labels, card_names
from cogs.betting.choosing import question
from cogs.betting.text import DOT, round_name
from cogs.powerup.choosing import (
    NOT_NOW,
    power_in_hand,
    takes_cards,
)
from cogs.powerup.hand_controls import hand_rows
from cogs.powerup.names import GISTS, cost_of, name_of, power_name
from cogs.powerup.refusals import why_not
from cogs.powerup.showdown import last_hand
from cogs.powerup.stakes import stakes_of
from cogs.powerup.text import alt_text, blinds_line, place_of
from cogs.powerup.ways import choice_line
from engines.kernel.game import Seat
from engines.powerup.state import PowerKey
from engines.powerup.view import PowerUpView
from render import powerup as pictures
from render.scene import Scene


def hand_surface(now: Moment[PowerUpView]) -> Surface:
    """Cards, powers and controls of the owner of this view."""
    seat, view = now.seat, now.view
    assert seat is not None, "only those who sit at the table have a hand"
    lines = [*_beginning(now, seat), *_cards(now, seat), *_question(now)]
    if view.to_act is not None and not view.seats[seat].out:
        lines += [_energy(now, seat), *_powers(now)]
    lines.append(last_hand(view.last_hand, now.name, now.words))
    return Surface(
        "\n".join(line for line in lines if line),
        scene=_scene(now, seat),
        alt=_alt(now, seat),
        rows=hand_rows(now),
    )


def _beginning(now: Moment[PowerUpView], seat: Seat) -> list[str]:
    """Which hand it is, and in turn what lies on the table."""
    view, words = now.view, now.words
    if view.to_act is None or view.seats[seat].out:
        return [place_of(now, seat)]
    head = blinds_line(view, words)
    return [head, *_table(now)] if seat == view.to_act else [head]


def _table(now: Moment[PowerUpView]) -> list[str]:
    """What the owner decides by: the board, the pot, the price, what they know of the deck."""
    view, words = now.view, now.words
    cards = card_labels(each.card for each in view.board)
    parts = [f"**{round_name(view.street, words)}** {cards}".strip()]
    parts.append(words.say("pot {chips}", chips=stakes_of(view).pot))
    if view.legal.call:
        parts.append(words.say("to call {chips}", chips=view.legal.call))
    lines = [DOT.join(parts)]
    if view.top and view.choice is None:
        known = card_labels(view.top)
        lines.append(words.say("👁️ Next in the deck: {cards}", cards=known))
    if view.emp:
        lines.append(words.say("🚫 EMP: no powers in this betting round."))
    return lines


def _cards(now: Moment[PowerUpView], seat: Seat) -> list[str]:
    """The own cards; in turn also what they make with the board, and who else sees them."""
    view, words = now.view, now.words
    own = view.seats[seat]
    if not view.hole or view.to_act is None:
        return []
    lines = [words.say("Your cards: **{cards}**", cards=card_labels(view.hole))]
    if seat == view.to_act:
        made = name_of([*view.hole, *(each.card for each in view.board)], words)
        lines[0] += f" ({made})" if made else ""
        open_to_all = [each.card for each in own.cards if each.card and each.face_up]
        open_to_all += [each.card for each in own.cards if each.card and each.known]
        if open_to_all:
            lines.append(words.say("👀 All see: {cards}", cards=card_labels(open_to_all)))
        return lines
    if own.folded:
        lines.append(words.say("You have folded. You are in again when the next hand begins."))
    elif own.all_in:
        lines.append(words.say("You are all-in: the cards decide now."))
    if own.intel and view.top:
        lines.append(words.say("👁️ Next in the deck: {cards}", cards=card_labels(view.top[:1])))
    return lines


def _question(now: Moment[PowerUpView]) -> list[str]:
    """What the owner is asked before anything else."""
    view, words = now.view, now.words
    if view.choice is not None:
        return [f"❓ {choice_line(now)}"]
    power = power_in_hand(now)
    if power is None or not takes_cards(power):
        return question(now, stakes_of(view))
    return [words.say("You are about to play **{power}**.", power=power_name(power, words))]


def _energy(now: Moment[PowerUpView], seat: Seat) -> str:
    own, words = now.view.seats[seat], now.words
    energy = words.say("⚡ {n} energy", n=own.energy)
    chips = words.count("{n} chip", "{n} chips", own.chips)
    return f"{energy}{DOT}{chips}"


def _powers(now: Moment[PowerUpView]) -> list[str]:
    """A line for each power; in turn whether it can be played, and why not."""
    if not now.view.powers:
        return [now.words.say("You hold no power.")]
    return [_power(now, power) for power in now.view.powers]


def _power(now: Moment[PowerUpView], power: PowerKey) -> str:
    words, reason = now.words, now.view.legal.powers.get(power)
    named = f"**{power_name(power, words)}** ⚡{cost_of(power)}"
    gist = words.say(GISTS[power])
    if now.seat != now.view.to_act or reason in NOT_NOW:
        return f"- {named}{DOT}{gist}"
    if reason is None:
        return f"- ✅ {named}{DOT}{gist}"
    return f"- ✖️ {named}{DOT}{why_not(now, power, reason)}"


def _scene(now: Moment[PowerUpView], seat: Seat) -> Scene:
    """The own cards; once the game is over how it ended."""
    view = now.view
    if view.to_act is None:
        return pictures.table(view, now.names)
    return pictures.hand(view, now.names, seat, quiet=seat != view.to_act)


def _alt(now: Moment[PowerUpView], seat: Seat) -> str:
    """The picture in words."""
    view, words = now.view, now.words
    if view.to_act is None:
        return alt_text(now)
    own = view.seats[seat]
    if own.out:
        return place_of(now, seat)
    parts = [words.say("Your cards: {cards}.", cards=card_names(view.hole))]
    powers = ", ".join(f"{power_name(each, words)} ({cost_of(each)})" for each in view.powers)
    if powers:
        parts.append(words.say("Your powers: {powers}.", powers=powers))
    parts.append(words.say("{n} energy, {chips} chips.", n=own.energy, chips=own.chips))
    return " ".join([*parts, *(_table_in_words(now) if seat == view.to_act else [])])


def _table_in_words(now: Moment[PowerUpView]) -> list[str]:
    """What the picture adds in turn."""
    view, words, parts = now.view, now.words, list[str]()
    if view.board:
        board = card_names(each.card for each in view.board)
        parts.append(words.say("Board: {cards}.", cards=board))
    parts.append(
        words.say("Pot {pot}, to call {call}.", pot=stakes_of(view).pot, call=view.legal.call)
    )
    if view.top:
        parts.append(words.say("Next in the deck: {cards}.", cards=card_names(view.top)))
    return parts
