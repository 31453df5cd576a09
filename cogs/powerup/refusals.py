"""Why something was refused at Power Up, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from bot.faces import Moment
from bot.words.cards import card_label, card_labels
from cogs.betting.refusals import Asked, bet_refused, no_turn
from cogs.betting.ways import with_ways
from cogs.powerup.choosing import targets
from cogs.powerup.names import cost_of, power_name
from cogs.powerup.stakes import stakes_of
from cogs.powerup.ways import all_ways, choice_line
from engines.kernel.errors import Refused
from engines.kernel.game import Seat
from engines.poker.cards import NAMES as PACK
from engines.powerup.powers import POWERS
from engines.powerup.reasons import PowerUpReason
from engines.powerup.view import PowerUpView

Sentence: TypeAlias = Callable[[Moment[PowerUpView], Asked], str]


def refused(now: Moment[PowerUpView], raw: Asked, reason: str) -> str | None:
    """The game's own words for a refusal, with what is possible now; None for the common ones."""
    if now.seat is None:
        return None
    if reason == Refused.NOT_YOUR_TURN:
        return _not_yet(now, now.seat)
    said = why(now, raw, reason)
    return None if said is None else with_ways(said, all_ways(now), now.words)


def why(now: Moment[PowerUpView], raw: Asked, reason: str) -> str | None:
    """A refusal in a sentence; None where it is none of the game's own."""
    if now.seat is None:
        return None
    sentence = _SENTENCES.get(reason)
    if sentence is None:
        return bet_refused(stakes_of(now.view), now.seat, raw, reason, now.words)
    return sentence(now, raw)


def why_not(now: Moment[PowerUpView], power: str, reason: str) -> str:
    """Why the owner of this view cannot play `power` now, whatever they name."""
    return why(now, {"type": "power", "power": power}, reason) or ""


# Turns


def _not_yet(now: Moment[PowerUpView], seat: Seat) -> str | None:
    words, own = now.words, now.view.seats[seat]
    if now.view.to_act is not None:
        if own.out:
            return words.say("You are out of the game: you have no chips left.")
        if own.all_in:
            return words.say(
                "You are all-in: the cards decide now, and powers are over for you in this hand."
            )
    return no_turn(now, stakes_of(now.view), seat)


def _choose_first(now: Moment[PowerUpView], _raw: Asked) -> str:
    return now.words.say("First things first: {choice}", choice=choice_line(now))


# Powers


def _not_held(now: Moment[PowerUpView], raw: Asked) -> str:
    words, held = now.words, now.view.powers
    said = words.say("You do not hold {power}.", power=_power(now, raw))
    names = ", ".join(power_name(each, words) for each in held)
    own = (
        words.say("You hold: {powers}.", powers=names) if held else words.say("You hold no power.")
    )
    return f"{said} {own}"


def _no_energy(now: Moment[PowerUpView], raw: Asked) -> str:
    power = raw.get("power")
    return now.words.say(
        "{power} costs {cost} energy, and you have {energy}.",
        power=_power(now, raw),
        cost=cost_of(power) if power in POWERS else 0,
        energy=_own(now).energy,
    )


def _emp(now: Moment[PowerUpView], _raw: Asked) -> str:
    return now.words.say("An EMP is at work: nobody plays a power in this betting round.")


def _limit(now: Moment[PowerUpView], raw: Asked) -> str:
    return now.words.say(
        "{power} was played twice in this hand, by whomever: that is the limit.",
        power=_power(now, raw),
    )


def _shielded(now: Moment[PowerUpView], raw: Asked) -> str:
    card = _card(raw)
    if not card:
        return now.words.say("Somebody went all-in: the cards that lay there are shielded.")
    return now.words.say(
        "{card} is shielded: somebody went all-in while it lay there.", card=card
    ) + _can_hit(now)


def _earlier(now: Moment[PowerUpView], raw: Asked) -> str:
    return now.words.say(
        "{card} came in an earlier betting round: only cards of this one can be destroyed.",
        card=_card(raw),
    ) + _can_hit(now)


def _can_hit(now: Moment[PowerUpView]) -> str:
    cards = targets(now.view, "disintegrate")
    if not cards:
        return ""
    return " " + now.words.say("It can hit: {cards}.", cards=card_labels(cards))


def _nothing_to_clone(now: Moment[PowerUpView], _raw: Asked) -> str:
    return now.words.say("There is nothing to copy: nobody has played a power in this hand yet.")


def _clone_of_clone(now: Moment[PowerUpView], _raw: Asked) -> str:
    return now.words.say("The power played last was itself a Clone, and that cannot be copied.")


def _no_target(now: Moment[PowerUpView], raw: Asked) -> str:
    """By what was asked for: a power, or the answer to a choice."""
    said = _NO_TARGET.get(raw.get("power", raw.get("type")))
    return now.words.say("There is nothing it could hit.") if said is None else said(now, raw)


def _nothing_to_destroy(now: Moment[PowerUpView], raw: Asked) -> str:
    card = _card(raw)
    if card and targets(now.view, "disintegrate"):
        said = now.words.say("{card} does not lie on the board.", card=card)
        return said + _can_hit(now)
    return now.words.say("No card of this betting round lies on the board.")


def _nothing_to_reload(now: Moment[PowerUpView], raw: Asked) -> str:
    words = now.words
    cards = [each for each in raw.get("cards", ()) if each in PACK and each not in now.view.hole]
    own = card_labels(now.view.hole)
    if not cards:
        return words.say("Choose one of your two cards, or both: {own}.", own=own)
    missing = card_labels(cards)
    return words.say("You do not hold {cards}. Your cards: {own}.", cards=missing, own=own)


def _all_shown(now: Moment[PowerUpView], _raw: Asked) -> str:
    return now.words.say("Every opponent in the hand shows a card already.")


def _not_offered(now: Moment[PowerUpView], raw: Asked) -> str:
    words = now.words
    if now.view.choice is None:
        return words.say("There is nothing to choose at the moment.")
    said = words.say("{card} is not on offer.", card=_card(raw) or "…")
    return f"{said} {choice_line(now)}"


def _intel(now: Moment[PowerUpView], _raw: Asked) -> str:
    return now.words.say("Your Intel works already, to the end of the hand.")


def _deck_guard(now: Moment[PowerUpView], _raw: Asked) -> str:
    return now.words.say(
        "The deck is too thin for that: its {n} cards are needed for the board.", n=now.view.deck
    )


def _all_in_closed(now: Moment[PowerUpView], raw: Asked) -> str:
    return now.words.say(
        "Somebody is all-in, and at this table {power} is closed then.", power=_power(now, raw)
    )


# Parts


def _own(now: Moment[PowerUpView]) -> Any:
    assert now.seat is not None
    return now.view.seats[now.seat]


def _card(raw: Asked) -> str:
    """The card that was named, as it is read; empty where none was."""
    card = raw.get("card")
    return card_label(card) if isinstance(card, str) and card in PACK else ""


def _power(now: Moment[PowerUpView], raw: Asked) -> str:
    return power_name(raw.get("power", ""), now.words)


_NO_TARGET: Final[dict[Any, Sentence]] = {
    "disintegrate": _nothing_to_destroy,
    "reload": _nothing_to_reload,
    "x-ray": _all_shown,
    "engineer-pick": _not_offered,
    "scanner-choice": _not_offered,
    "upgrade-discard": _not_offered,
}

_SENTENCES: Final[dict[str, Sentence]] = {
    PowerUpReason.NO_SUCH_POWER: _not_held,
    PowerUpReason.NO_ENERGY: _no_energy,
    PowerUpReason.EMP_ACTIVE: _emp,
    PowerUpReason.LIMIT_REACHED: _limit,
    PowerUpReason.SHIELDED: _shielded,
    PowerUpReason.NOT_THIS_ROUND: _earlier,
    PowerUpReason.NOTHING_TO_CLONE: _nothing_to_clone,
    PowerUpReason.CLONE_OF_CLONE: _clone_of_clone,
    PowerUpReason.NO_TARGET: _no_target,
    PowerUpReason.ALREADY_ACTIVE: _intel,
    PowerUpReason.DECK_GUARD: _deck_guard,
    PowerUpReason.ALL_IN_CLOSED: _all_in_closed,
    PowerUpReason.CHOICE_PENDING: _choose_first,
}
"""By code."""
