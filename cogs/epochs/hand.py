"""A hand of Epochs Poker as its owner sees it.

In turn it shows the whole table and all that can be done. Out of turn it shows the own cards, what
they make by themselves, and the own chips: nothing that others change within a hand, since a
message that is kept up to date would be sent whenever anybody acts.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.faces import Moment
from bot.surfaces import Surface
from cogs.betting.choosing import in_turn, question
from cogs.epochs.controls import hand_rows
from cogs.epochs.hint import hint_lines
from cogs.epochs.names import card_names, combination_names, sorted_names
from cogs.epochs.showdown import last_hand
from cogs.epochs.stakes import stakes_of
from cogs.epochs.text import alt_text, board_line, hand_line
from engines.epochs.hands import Combination, described
from engines.epochs.scale import BOARD
from engines.epochs.view import EpochsView
from engines.kernel.game import Seat
from render import epochs as pictures
from render.scene import Scene


def hand_surface(now: Moment[EpochsView]) -> Surface:
    """Cards, hint and controls of the owner of this view."""
    seat, view = now.seat, now.view
    assert seat is not None, "only those who sit at the table have a hand"
    lines = [*_beginning(now, seat), *_cards(now, seat), *question(now, stakes_of(view))]
    lines.append(last_hand(view.last_hand, now.name, now.words))
    return Surface(
        "\n".join(line for line in lines if line),
        scene=_scene(now, seat),
        alt=_alt(now),
        rows=hand_rows(now),
    )


def _beginning(now: Moment[EpochsView], seat: Seat) -> list[str]:
    """Which hand it is, and in turn what lies on the table."""
    view, words, own = now.view, now.words, now.view.seats[seat]
    if view.to_act is None:
        return [words.say("The match is over.")]
    if own.out:
        return [words.say("You are out of the match: you have no chips left.")]
    if not _acts(now):
        chips = words.count("{n} chip", "{n} chips", own.chips)
        return [f"{hand_line(view, words)} · {chips}"]
    return [hand_line(view, words), _table(now)]


def _table(now: Moment[EpochsView]) -> str:
    """The board, the pot, and what a call costs."""
    told = board_line(now.view, now.words)
    if not now.view.legal.call:
        return told
    return f"{told} · {now.words.say('to call {chips}', chips=now.view.legal.call)}"


def _cards(now: Moment[EpochsView], seat: Seat) -> list[str]:
    """The own cards, and what they make; in turn with the board and what would be better."""
    view, words, own = now.view, now.words, now.view.seats[seat]
    if not view.hole or view.to_act is None:
        return []
    cards = sorted_names(view.hole, words)
    lines = [words.say("Your cards: **{cards}**", cards=cards)]
    if own.folded:
        return [*lines, words.say("You have folded. You are in again when the next hand begins.")]
    board = [each.card for each in view.board] if _acts(now) else []
    more = _acts(now) and len(board) < BOARD
    lines += hint_lines(view.hole, board, view.pack, words, more=more)
    if own.all_in:
        lines.append(words.say("You are all-in: the cards decide now."))
    return lines


def _acts(now: Moment[EpochsView]) -> bool:
    return in_turn(now, stakes_of(now.view))


def _made(now: Moment[EpochsView]) -> tuple[Combination, ...]:
    """What the hand makes; out of turn what the own six cards make alone."""
    view = now.view
    return view.hint if _acts(now) else described(view.hole, view.pack).combinations


def _scene(now: Moment[EpochsView], seat: Seat) -> Scene | None:
    """The own cards, quiet out of turn; once the match is over how it ended."""
    if now.view.to_act is None:
        return pictures.table(now.view, now.names)
    if not now.view.hole:
        return None
    shown = replace(now.view, hint=_made(now))
    return pictures.hand(shown, now.names, seat, quiet=not _acts(now))


def _alt(now: Moment[EpochsView]) -> str:
    """The picture in words."""
    view, words = now.view, now.words
    if view.to_act is None:
        return alt_text(now)
    if not view.hole:
        return ""
    made = combination_names(_made(now), words)
    parts = [
        words.say("Your cards: {cards}.", cards=sorted_names(view.hole, words)),
        words.say("In frames: {made}.", made=made),
    ]
    if not _acts(now):
        return " ".join(parts)
    if view.board:
        board = card_names((each.card for each in view.board), words)
        parts.append(words.say("Board: {cards}.", cards=board))
    parts.append(
        words.say("Pot {pot}, to call {call}.", pot=stakes_of(view).pot, call=view.legal.call)
    )
    return " ".join(parts)
