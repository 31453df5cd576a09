"""A hand of As-Nas as its owner sees it, also before they have looked at it."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Row, Surface
from cogs.asnas.controls import asks_whether_to_fold, sure_rows, turn_rows
from cogs.asnas.history import last_deal
from cogs.asnas.names import card_names, hand_name
from engines.asnas.ranking import category
from engines.asnas.state import SEATS
from engines.asnas.view import AsNasView
from engines.kernel.game import Seat
from render import asnas as pictures


def hand_surface(now: Moment[AsNasView]) -> Surface:
    """Cards, bets, and in turn the buttons.

    Out of turn it says nothing that changes with every action of others: a message that is kept
    up to date would be sent again each time.
    """
    seat = now.seat
    assert seat is not None, "only those who sit at the table have a hand"
    known = tuple(map(now.name, SEATS))
    lines = [_bets(now, seat), *_cards(now), _advice(now, seat)]
    lines.append(last_deal(known, now.view, now.words))
    return Surface(
        "\n".join(line for line in lines if line),
        scene=pictures.hand(now.view, now.names, seat),
        alt=_alt(now),
        rows=_rows(now) if seat == now.view.to_act else (),
    )


def _rows(now: Moment[AsNasView]) -> tuple[Row, ...]:
    return sure_rows(now.words) if asks_whether_to_fold(now) else turn_rows(now)


def _bets(now: Moment[AsNasView], seat: Seat) -> str:
    view, words = now.view, now.words
    if view.to_act is None:
        return words.say("The match is over.")
    said = words.say(
        "Deal {deal} of {deals} · your bet {bet}",
        deal=view.deal,
        deals=view.deals,
        bet=view.bets[seat],
    )
    if seat != view.to_act:
        return said
    middle = words.say("highest bet {highest} · pot {pot}", highest=view.highest, pot=view.pot)
    return f"{said} · {middle}"


def _cards(now: Moment[AsNasView]) -> list[str]:
    view, words = now.view, now.words
    if view.hand is None:
        return [words.say("Your cards lie face down: you have not looked at them.")]
    called = hand_name(category(view.hand), words)
    return [words.say("Your hand: **{hand}**", hand=called)]


def _advice(now: Moment[AsNasView], seat: Seat) -> str:
    """What the owner can do, or what they are waiting for."""
    view, words = now.view, now.words
    if view.to_act is None:
        return ""
    if seat == view.to_act:
        if asks_whether_to_fold(now):
            return words.say("Holding costs nothing. Fold all the same?")
        return words.say("You can act without looking.") if view.hand is None else ""
    if seat in view.folded:
        return words.say("You have folded. You are in again when the next deal begins.")
    before = next(each for each in _backwards(seat) if each not in view.folded)
    return words.say("You act after {name}.", name=now.name(before))


def _backwards(seat: Seat) -> list[Seat]:
    """The other seats, from whoever acts just before `seat`."""
    return [SEATS[(seat - step) % len(SEATS)] for step in range(1, len(SEATS))]


def _alt(now: Moment[AsNasView]) -> str:
    """The picture in words."""
    view, words = now.view, now.words
    if view.hand is None:
        return words.say("Your five cards, face down.")
    return words.say("Your cards: {cards}.", cards=card_names(view.hand, words))
