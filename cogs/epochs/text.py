"""A table of Epochs Poker in words: for screen readers, and for those who read and do not look."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from bot.words import Words
from cogs.betting.pots import pots_now
from cogs.betting.text import DOT, chips_line, fitting, round_name
from cogs.epochs.names import card_names
from cogs.epochs.showdown import last_hand, told_in_full
from cogs.epochs.stakes import stakes_of
from engines.epochs.view import EpochsView, SeatView
from render.epochs_showdown import just_shown

ROOM_IN_ALT: Final = 700
"""Characters that a showdown may take with all its cards, where a picture is told in words."""


def status(now: Moment[EpochsView]) -> str:
    """What stands above the picture: the hand, the board and the pot, chips, the last hand."""
    view, words = now.view, now.words
    lines = [] if view.to_act is None else [hand_line(view, words), board_line(view, words)]
    told = (f"{now.name(seat.seat)}: **{chips_line(seat, words)}**" for seat in view.seats)
    lines += [DOT.join(told), last_hand(view.last_hand, now.name, words)]
    return "\n".join(line for line in lines if line)


def alt_text(now: Moment[EpochsView]) -> str:
    """The picture in words: board, pot, everybody's chips; after a showdown what was shown.

    What is left out where there is no room for it is what the text of the table has too.
    """
    view, words = now.view, now.words
    parts = ["Epochs Poker."]
    if view.to_act is None:
        parts.append(words.say("The match is over."))
    else:
        parts += [f"{hand_line(view, words)}.", f"{board_line(view, words, bold=False)}."]
    if view.last_hand is not None and just_shown(view):
        told = told_in_full(
            view.last_hand, view.pack, lambda seat: now.names[seat], words, ROOM_IN_ALT
        )
        parts += [f"{line}." for line in told]
    parts += [f"{now.names[seat.seat]}: {', '.join(_facts(now, seat))}." for seat in view.seats]
    return fitting(parts)


def text_twin(now: Moment[EpochsView]) -> str:
    """The whole table as text: every seat, the pots, and the last hand pot by pot."""
    view, words = now.view, now.words
    lines = [f"- **{now.name(seat.seat)}** · {DOT.join(_facts(now, seat))}" for seat in view.seats]
    if view.to_act is not None:
        deck = words.count("{n} card in the deck", "{n} cards in the deck", view.deck)
        lines += [*pots_now(now, view.pots), f"-# {deck}"]
    if view.last_hand is not None:
        told = told_in_full(view.last_hand, view.pack, now.name, words)
        lines += ["", *(f"-# {line}" for line in told)]
    return "\n".join(lines)


def hand_line(view: EpochsView, words: Words) -> str:
    """Which hand it is, and what may be bet."""
    said = words.say("Hand {n} of {most}", n=view.hand, most=view.hands)
    if view.max_bet is None:
        bets = words.say("bets from {least}", least=view.min_bet)
    else:
        bets = words.say("bets from {least} to {most}", least=view.min_bet, most=view.max_bet)
    return DOT.join([said, bets, words.say("ante {ante}", ante=view.ante)])


def board_line(view: EpochsView, words: Words, *, bold: bool = True) -> str:
    """The betting round, its board, and all the chips that lie there."""
    cards = card_names((each.card for each in view.board), words)
    name = round_name(view.street, words)
    told = f"**{name}**" if bold else name
    parts = [f"{told}: {cards}"] if cards else [told]
    return DOT.join([*parts, words.say("pot {chips}", chips=stakes_of(view).pot)])


def _facts(now: Moment[EpochsView], seat: SeatView) -> list[str]:
    """What is to be known of a seat, its chips first."""
    view, words = now.view, now.words
    if seat.out:
        return [words.say("out")]
    facts = [words.count("{n} chip", "{n} chips", seat.chips)]
    if view.to_act is None:
        return facts
    facts = [words.say("all-in")] if seat.all_in else facts
    facts += [words.say("bet {bet}", bet=seat.bet)] if seat.bet else []
    facts += [words.say("folded")] if seat.folded else []
    facts += [words.say("dealer")] if seat.seat == view.button else []
    return facts + ([words.say("to act")] if seat.seat == view.to_act else [])
