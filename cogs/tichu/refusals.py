"""Why something was refused at Tichu, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from bot.faces import Moment
from cogs.tichu.boosters import refusals as about_boosters
from cogs.tichu.choosing import on_turn, rules_of
from cogs.tichu.names import (
    SUITS,
    TYPES,
    card_name,
    combination_name,
    combination_with_cards,
    in_order,
    rank_name,
)
from engines.kernel.errors import IllegalAction, Reason, Refused
from engines.tichu.actions.reasons import TichuReason
from engines.tichu.cards import PACK, Card
from engines.tichu.combinations import bombs
from engines.tichu.shapes import BASIC
from engines.tichu.state import team_of
from engines.tichu.view import TichuView

Asked: TypeAlias = Mapping[str, Any]
"""What was asked for, in the wire form in which this face has put it."""
Sentence: TypeAlias = Callable[[Moment[TichuView], Asked], str | None]


def refused(now: Moment[TichuView], raw: Asked, error: IllegalAction) -> str | None:
    """The game's own words for a refusal; None where the common ones do."""
    if now.seat is not None and (why := about_boosters.refused(now, raw, error)) is not None:
        plays = error.reason == TichuReason.RESTRICTED and raw.get("type") == "play"
        return _with_example(now, why) if plays else why
    said = _SENTENCES.get(error.reason)
    return None if said is None or now.seat is None else said(now, raw)


def no_bomb(now: Moment[TichuView]) -> str:
    """Why the owner of this view can throw no bomb now."""
    view, words = now.view, now.words
    if not bombs(view.hand or (), rules_of(view)):
        return words.say(
            "You hold no bomb. A bomb is four of a kind, or five or more in a row of one suit,"
            " without the Phoenix."
        )
    if view.trick.top is None or view.trick.owner is None:
        return words.say(
            "Nothing lies on the table that a bomb could beat. You can throw it as soon as"
            " somebody has played, but not on the Dog."
        )
    if view.window is not None and now.seat not in view.window.open_to:
        return _answered_already(now)
    return words.say("Your bomb does not beat what lies there: {top}.", top=_top(now))


# Turns


def _not_your_turn(now: Moment[TichuView], raw: Asked) -> str | None:
    view, words = now.view, now.words
    if view.phase != "play":
        return _something_else_first(now)
    if raw.get("type") == "exchange":
        return words.say("The exchange is over: all cards have changed hands.")
    if raw.get("type") == "dragon":
        return words.say("There is no trick of the Dragon that you could give away now.")
    if view.window is not None:
        return words.say("All others have passed: now only a bomb can be played.")
    if view.turn is None:
        return None
    whose = words.say("It is {name}'s turn.", name=now.name(view.turn))
    if raw.get("type") == "pass":
        return whose
    if view.trick.top is None:
        more = words.say("The last trick is gathered, and nothing lies there that could be bombed.")
    else:
        more = words.say("Out of turn you can only throw a bomb.")
    return f"{whose} {more}"


def _something_else_first(now: Moment[TichuView]) -> str | None:
    view, words = now.view, now.words
    waiting = ", ".join(now.name(seat) for seat in view.waiting)
    match view.phase:
        case "grand":
            return words.say("First all say whether they call Grand Tichu: {names}.", names=waiting)
        case "exchange":
            return words.say("First all choose the cards they give: {names}.", names=waiting)
        case "dragon":
            return words.say("First {name} gives away the trick of the Dragon.", name=waiting)
        case _:
            return None


def _out(now: Moment[TichuView], _raw: Asked) -> str:
    return now.words.say(
        "You are out: you have no cards left in this round. You play again in the next one."
    )


# Cards


def _not_in_hand(now: Moment[TichuView], raw: Asked) -> str:
    words, hand = now.words, now.view.hand or ()
    asked = _cards_in(raw)
    missing = [card for card in dict.fromkeys(asked) if card not in hand]
    if not missing:
        return words.say("Each card is there once only: choose it once.")
    own = _listed(now, in_order(hand))
    cards = _listed(now, missing)
    return words.say("You do not hold {cards}. Your cards: {own}.", cards=cards, own=own)


def _no_combination(now: Moment[TichuView], raw: Asked) -> str:
    words = now.words
    kinds = ", ".join(words.say(TYPES[kind]) for kind in BASIC)
    why = words.say(
        "{cards} is no combination. There are: {kinds}, and as bombs four of a kind, and five or"
        " more in a row of one suit.",
        cards=_listed(now, _cards_in(raw)),
        kinds=kinds,
    )
    return _with_example(now, why)


def _does_not_beat(now: Moment[TichuView], _raw: Asked) -> str:
    why = now.words.say(
        "That does not beat what lies there: {top}. It takes the same kind with as many cards and"
        " a higher rank, or a bomb.",
        top=_top(now),
    )
    return _with_example(now, why)


def _wish_binds(now: Moment[TichuView], _raw: Asked) -> str:
    rank = rank_name(now.view.wish or "")
    why = now.words.say("{rank} is wished, and you can play it: you have to.", rank=f"**{rank}**")
    return _with_example(now, why)


def _cannot_pass_lead(now: Moment[TichuView], _raw: Asked) -> str:
    return _with_example(now, now.words.say("You lead: you have to play something."))


def _not_a_bomb(now: Moment[TichuView], _raw: Asked) -> str:
    view, words = now.view, now.words
    if view.window is not None or view.turn is None:
        return words.say("All others have passed: now only a bomb can be played.")
    whose = words.say("It is {name}'s turn.", name=now.name(view.turn))
    only = words.say("Out of turn you can only throw a bomb.")
    return f"{whose} {only}"


def _no_bomb_on_dog(now: Moment[TichuView], _raw: Asked) -> str:
    return now.words.say("The Dog cannot be bombed: it passes the lead on at once.")


def _malformed(now: Moment[TichuView], raw: Asked) -> str | None:
    """Cards that could not be read, or words that do not fit them."""
    if raw.get("type") != "play":
        return None
    words = now.words
    unknown = [card for card in _cards_in(raw) if card not in PACK]
    suits = ", ".join(f"`{letter}` {words.say(name)}" for letter, name in SUITS.items())
    if unknown or not _cards_in(raw):
        return words.say(
            "I could not read these cards. Write rank and suit letter, as on the cards:"
            " {example}. The suits are {suits}; the others are `mahjong`, `dog`, `phoenix`,"
            " `dragon`.",
            example="`5r 10g`",
            suits=suits,
        )
    return words.say(
        "A rank for the Phoenix needs the Phoenix among two or more cards, and a wish needs the"
        " Mah Jong. Ranks go from 2 to A."
    )


# Calls


def _too_late_to_call(now: Moment[TichuView], raw: Asked) -> str:
    view, words = now.view, now.words
    if raw.get("type") == "grand":
        return words.say(
            "Grand Tichu can be called with the first eight cards only, and your answer stands."
        )
    if view.phase == "grand":
        return words.say("Tichu can be called when all have 14 cards; now it is Grand Tichu.")
    if view.phase == "exchange":
        return words.say(
            "Some have given their cards already: you can call Tichu again when all have."
        )
    return words.say("You have played a card already: Tichu is called before that.")


def _already_called(now: Moment[TichuView], _raw: Asked) -> str:
    return now.words.say("You have called already. A call stands, and there is one a round.")


# Answers


def _bad_exchange(now: Moment[TichuView], _raw: Asked) -> str:
    if now.seat not in now.view.waiting:
        return now.words.say("You have given your cards. They change hands when all have.")
    return now.words.say("Give one card to each of the three others, each card only once.")


def _bad_target(now: Moment[TichuView], _raw: Asked) -> str:
    own = now.seat
    others = [s for s in now.view.order if own is not None and team_of(s) != team_of(own)]
    names = " / ".join(now.name(seat) for seat in others)
    return now.words.say("The trick of the Dragon goes to an opponent: {names}.", names=names)


def _no_window(now: Moment[TichuView], _raw: Asked) -> str:
    return now.words.say("Nobody is asked for bombs just now: the game has moved on.")


def _not_eligible(now: Moment[TichuView], raw: Asked) -> str:
    window, words = now.view.window, now.words
    if window is None:
        return _no_window(now, raw)
    if raw.get("type") == "wait" and now.seat in window.open_to:
        return words.say("You have said Wait! already; that can be said once.")
    if now.seat in window.asked:
        return _answered_already(now)
    return words.say(
        "You are not asked: it takes four cards, and you may have declined this round."
    )


def _answered_already(now: Moment[TichuView]) -> str:
    return now.words.say("You have answered already. The game goes on when all have, or in time.")


# What can be done instead


def _with_example(now: Moment[TichuView], why: str) -> str:
    """`why`, and something that the owner of this view could do now."""
    view, words = now.view, now.words
    if not on_turn(view):
        return why
    if not view.playable:
        nothing = words.say("You hold nothing that can be played: press Pass.")
        return f"{why} {nothing}"
    example = combination_with_cards(view.playable[0], words)
    if view.trick.top is None or view.must_wish:
        more = words.say("For example: {combination}.", combination=example)
    else:
        more = words.say("For example: {combination}. Or press Pass.", combination=example)
    return f"{why} {more}"


def _top(now: Moment[TichuView]) -> str:
    """What lies on the table, and whose it is."""
    trick = now.view.trick
    if trick.top is None or trick.owner is None:
        return "…"
    return f"{combination_name(trick.top, now.words)} ({now.name(trick.owner)})"


def _cards_in(raw: Asked) -> list[Card]:
    """Every card that was asked for, as it was written."""
    given: dict[str, list[str]] = raw.get("give", {})
    gifts = [card for row in given.values() for card in row]
    return [Card(each) for each in (*raw.get("cards", ()), *gifts)]


def _listed(now: Moment[TichuView], cards: list[Card] | tuple[Card, ...]) -> str:
    """Cards in a sentence; what is none stands there as it was typed."""
    names = (card_name(card, now.words) if card in PACK else "?" for card in cards)
    return ", ".join(names) or "…"


_SENTENCES: Final[dict[Reason, Sentence]] = {
    Refused.NOT_YOUR_TURN: _not_your_turn,
    Refused.MALFORMED: _malformed,
    TichuReason.YOU_ARE_OUT: _out,
    TichuReason.NOT_IN_HAND: _not_in_hand,
    TichuReason.NO_COMBINATION: _no_combination,
    TichuReason.DOES_NOT_BEAT: _does_not_beat,
    TichuReason.WISH_BINDS: _wish_binds,
    TichuReason.CANNOT_PASS_LEAD: _cannot_pass_lead,
    TichuReason.NOT_A_BOMB: _not_a_bomb,
    TichuReason.NO_BOMB_ON_DOG: _no_bomb_on_dog,
    TichuReason.TOO_LATE_TO_CALL: _too_late_to_call,
    TichuReason.ALREADY_CALLED: _already_called,
    TichuReason.BAD_EXCHANGE: _bad_exchange,
    TichuReason.BAD_TARGET: _bad_target,
    TichuReason.NO_WINDOW: _no_window,
    TichuReason.NOT_ELIGIBLE: _not_eligible,
}
"""By code."""
