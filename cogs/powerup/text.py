"""A table of Power Up in words: for screen readers, and for those who read instead of look."""

from __future__ import annotations

from collections.abc import Callable

from bot.faces import Moment
from bot.words import Words
from bot.words.cards import card_label, card_labels, card_name
from cogs.betting.pots import pots_now
from cogs.betting.text import DOT, chips_line, fitting, round_name
from cogs.powerup.names import power_name
from cogs.powerup.showdown import last_hand, told_in_full
from cogs.powerup.stakes import stakes_of
from engines.kernel.game import Seat
from engines.powerup.structure import HEADS_UP
from engines.powerup.view import PowerUpView, SeatView
from render.powerup_deal import ended


def status(now: Moment[PowerUpView]) -> str:
    """What stands above the picture: blinds, board and pot, chips, how the last hand went."""
    view, words = now.view, now.words
    lines: list[str] = []
    if view.to_act is not None:
        lines = [blinds_line(view, words), _board_line(now), *_news(now)]
    lines += [_stacks(now), last_hand(view.last_hand, now.name, words)]
    return "\n".join(line for line in lines if line)


def alt_text(now: Moment[PowerUpView]) -> str:
    """The picture in words: board, pots, everybody's chips, energy and open cards.

    After a hand the picture shows how it ended, and so does this. What is left out where there is
    no room for it is what the text of the table has too.
    """
    view, words = now.view, now.words
    parts = ["Power Up."]
    if view.to_act is None:
        parts.append(words.say("The game is over."))
    else:
        parts += [f"{blinds_line(view, words)}.", f"{_board(view, words, card_name)}."]
    parts += [f"{now.names[seat.seat]}: {', '.join(_short(now, seat))}." for seat in view.seats]
    if (end := ended(view)) is not None:
        told = told_in_full(end, lambda seat: now.names[seat], words)
        parts += [f"{line}." for line in told]
    return fitting(parts)


def text_twin(now: Moment[PowerUpView]) -> str:
    """The whole table as text: every seat, the deck, and the last hand pot by pot."""
    view, words = now.view, now.words
    lines = [f"- **{now.name(seat.seat)}** · {DOT.join(_facts(now, seat))}" for seat in view.seats]
    if view.to_act is not None:
        lines += pots_now(now, view.pots)
        lines += [f"-# {DOT.join(_deck(now))}"]
    if view.last_hand is not None:
        told = told_in_full(view.last_hand, now.name, words)
        lines += ["", *(f"-# {line}" for line in told)]
    return "\n".join(lines)


def blinds_line(view: PowerUpView, words: Words) -> str:
    """Which hand it is, and what is posted."""
    return words.say(
        "Hand {n} · level {level} · blinds {small}/{big}, ante {ante}",
        n=view.hand,
        level=view.level,
        small=view.blinds.small,
        big=view.blinds.big,
        ante=view.blinds.ante,
    )


def place_of(now: Moment[PowerUpView], seat: Seat) -> str:
    """How somebody has come off who plays no more; empty while they play."""
    place = places(now.view).get(seat)
    if place is None:
        return ""
    if place == 1:
        return now.words.say("🏆 You have won: all chips are yours.")
    return now.words.say("You are eliminated, number {place}.", place=place)


def places(view: PowerUpView) -> dict[Seat, int]:
    """The place of everybody who is out, and of the winner once there is one.

    Who lost the last chip in the same hand shares the better place.
    """
    found: dict[Seat, int] = {}
    left = len(view.seats)
    for row in view.eliminated:
        left -= len(row)
        found.update(dict.fromkeys(row, left + 1))
    if view.to_act is None:
        found.update({each.seat: 1 for each in view.seats if not each.out})
    return found


def _board_line(now: Moment[PowerUpView]) -> str:
    return _board(now.view, now.words, card_label)


def _board(view: PowerUpView, words: Words, written: Callable[[str], str]) -> str:
    """The betting round, its board, and all the chips that lie there."""
    cards = " ".join(written(each.card) for each in view.board)
    named = f"{round_name(view.street, words)} {cards}".strip()
    return DOT.join([named, words.say("pot {chips}", chips=stakes_of(view).pot)])


def _news(now: Moment[PowerUpView]) -> list[str]:
    """What makes this betting round different from others."""
    view, words, lines = now.view, now.words, list[str]()
    if view.emp:
        lines.append(words.say("🚫 EMP: no powers in this betting round."))
    seen = card_labels(view.top)
    if view.choosing and view.to_act is not None:
        lines.append(words.say("⏳ {name} has to choose.", name=now.name(view.to_act)))
    if seen and len(view.top) > 1:
        lines.append(words.say("👁️ The next cards of the deck: {cards}", cards=seen))
    elif seen:
        lines.append(words.say("👁️ Next in the deck: {cards}", cards=seen))
    return lines


def _stacks(now: Moment[PowerUpView]) -> str:
    """Everybody's chips; at the end everybody's place."""
    view, words = now.view, now.words
    if view.to_act is None:
        order = sorted(places(view).items(), key=lambda each: each[1])
        # A line that begins with "1. " would be a list, and what follows part of it.
        return DOT.join(f"{place}\\. **{now.name(seat)}**" for seat, place in order)
    told = [f"{now.name(seat.seat)}: **{chips_line(seat, words)}**" for seat in view.seats]
    return DOT.join(told)


def _facts(now: Moment[PowerUpView], seat: SeatView) -> list[str]:
    """What is to be known of a seat, its chips first."""
    view, words = now.view, now.words
    if seat.out:
        return [words.say("eliminated, number {place}", place=places(view)[seat.seat])]
    facts = [words.say("all-in")] if seat.all_in else []
    facts = facts or [words.count("{n} chip", "{n} chips", seat.chips)]
    if view.to_act is None:
        return facts
    facts += [words.say("bet {bet}", bet=seat.bet)] if seat.bet else []
    facts.append(words.say("⚡ {n} energy", n=seat.energy))
    facts.append(words.count("{n} power", "{n} powers", seat.powers))
    facts += _shown(seat, words, card_label)
    facts += [words.say("Intel")] if seat.intel else []
    return facts + _role(view, seat, words)


def _short(now: Moment[PowerUpView], seat: SeatView) -> list[str]:
    """The same for a screen reader, as short as it can be."""
    view, words = now.view, now.words
    facts = [chips_line(seat, words)]
    if seat.out or view.to_act is None:
        return facts
    facts += [words.say("bet {bet}", bet=seat.bet)] if seat.bet else []
    facts.append(words.say("{n} energy", n=seat.energy))
    facts.append(words.count("{n} power", "{n} powers", seat.powers))
    return facts + _shown(seat, words, card_name) + _role(view, seat, words)


def _shown(seat: SeatView, words: Words, written: Callable[[str], str]) -> list[str]:
    """The cards of a seat that lie face up, or are known otherwise."""
    cards = " ".join(written(each.card) for each in seat.cards if each.card and each.face_up)
    known = " ".join(written(each.card) for each in seat.cards if each.card and each.known)
    facts = [words.say("shows {cards}", cards=cards)] if cards else []
    return facts + ([words.say("known: {cards}", cards=known)] if known else [])


def _role(view: PowerUpView, seat: SeatView, words: Words) -> list[str]:
    """Fold, button, blind, turn."""
    facts = [words.say("folded")] if seat.folded else []
    facts += [words.say("button")] if seat.seat == view.button else []
    small, big = blinds(view)
    if view.street == "preflop" and seat.seat == small:
        facts.append(words.say("small blind"))
    if view.street == "preflop" and seat.seat == big:
        facts.append(words.say("big blind"))
    return facts + ([words.say("to act")] if seat.seat == view.to_act else [])


def blinds(view: PowerUpView) -> tuple[Seat, Seat]:
    """Who posted the small and the big blind of this hand."""
    inside = [each.seat for each in view.seats if not each.out]
    order = [seat for seat in inside if seat > view.button]
    order += [seat for seat in inside if seat <= view.button]
    return (order[1], order[0]) if len(inside) == HEADS_UP else (order[0], order[1])


def _deck(now: Moment[PowerUpView]) -> list[str]:
    """The deck, what may still be played, what was played last, how long the level lasts."""
    view, words = now.view, now.words
    facts = [words.count("{n} card in the deck", "{n} cards in the deck", view.deck)]
    for power, left in view.limits.items():
        name = power_name(power, words)
        facts.append(words.say("{power}: {n} more in this hand", power=name, n=left))
    if view.last_power is not None:
        facts.append(words.say("last power: {power}", power=power_name(view.last_power, words)))
    facts.append(
        words.count("{n} more hand on this level", "{n} more hands on this level", view.hands_left)
    )
    return facts
