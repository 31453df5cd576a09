"""What the owner of a seat wants with a press, at the table or in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.custom_id import Press
from bot.faces import Ask, Do, Draft, Moment, Say, Wish
from bot.surfaces import Question
from cogs.tichu.boosters.exchanging import choose_parcel, hand_over
from cogs.tichu.boosters.presses import MEANINGS as ABOUT_BOOSTERS
from cogs.tichu.choosing import Chosen, bombs_now, chosen_in, takers, with_cards, with_gift
from cogs.tichu.codes import cards_of, play_of
from cogs.tichu.controls import ROUND
from cogs.tichu.hand_controls import NOTHING, SURE
from cogs.tichu.refusals import no_bomb
from cogs.tichu.typed import read_play
from engines.kernel.errors import IllegalAction, Refused
from engines.tichu.cards import MAHJONG, PHOENIX, RANKS, Card
from engines.tichu.view import TichuView

LONGEST: Final = 120
"""Characters that a typed play may have."""


def wish_of(now: Moment[TichuView], press: Press) -> Wish:
    """What a press means. Raises IllegalAction(MALFORMED) where it means nothing."""
    meaning = _MEANINGS.get(press.verb)
    if meaning is None:
        raise IllegalAction(Refused.MALFORMED)
    return meaning(now, press)


# Choosing


def _choose(now: Moment[TichuView], _press: Press) -> Wish:
    """Open the hand, whatever has been chosen in it."""
    return Draft(now.draft, late=True)


def _cards(now: Moment[TichuView], press: Press) -> Wish:
    _value(press)
    cards = tuple(card for value in press.values for card in cards_of(value))
    return _if_held(now, cards, lambda chosen: with_cards(chosen, cards))


def _ready(now: Moment[TichuView], press: Press) -> Wish:
    raw = play_of(_value(press))
    cards = tuple(raw["cards"])

    def change(chosen: Chosen) -> Chosen:
        return replace(with_cards(chosen, cards, raw.get("phoenix")), as_=raw.get("as"))

    return _if_held(now, cards, change)


def _phoenix(now: Moment[TichuView], press: Press) -> Wish:
    rank = _rank(press)
    return _if_held(now, (PHOENIX,), lambda chosen: replace(chosen, phoenix=rank))


def _wish(now: Moment[TichuView], press: Press) -> Wish:
    wished = None if _value(press) == NOTHING else _rank(press)
    return _if_held(now, (MAHJONG,), lambda chosen: replace(chosen, wish=wished))


def _gift(now: Moment[TichuView], press: Press) -> Wish:
    cards = cards_of(_value(press))
    if press.arg not in ("0", "1", "2") or len(cards) != 1:
        raise IllegalAction(Refused.MALFORMED)
    return _if_held(now, cards, lambda chosen: with_gift(chosen, int(press.arg), cards[0]))


def _keep(now: Moment[TichuView], _press: Press) -> Wish:
    return _draft(replace(chosen_in(now), asks=""))


# Doing


def _play(_now: Moment[TichuView], press: Press) -> Wish:
    return Do(play_of(press.arg))


def _pass(now: Moment[TichuView], _press: Press) -> Wish:
    """While bombs are asked for, to pass is to throw none."""
    window = now.view.window
    asked = window is not None and now.seat in window.open_to
    return Do({"type": "decline" if asked else "pass"})


def _no_bomb(_now: Moment[TichuView], press: Press) -> Wish:
    return Do({"type": "decline", "round": press.arg == ROUND})


def _bomb(now: Moment[TichuView], press: Press) -> Wish:
    """Throw the bomb that was chosen; choose one first where none was."""
    if press.arg:
        return Do(play_of(press.arg))
    found = bombs_now(now.view)
    if len(found) == 1:
        return _draft(with_cards(chosen_in(now), found[0].cards))
    if found:
        return _draft(replace(chosen_in(now), cards=(), asks="bomb"))
    if now.seat is None or now.view.phase == "over":
        return Draft(now.draft, late=True)
    return Say(no_bomb(now))


def _tichu(now: Moment[TichuView], press: Press) -> Wish:
    """Ask whether to call; what the rules forbid is refused at once."""
    if press.arg == SURE or not now.view.may_call:
        return Do({"type": "tichu"})
    return _draft(replace(chosen_in(now), asks="tichu"))


def _grand(_now: Moment[TichuView], press: Press) -> Wish:
    if press.arg not in ("yes", "no"):
        raise IllegalAction(Refused.MALFORMED)
    return Do({"type": "grand", "call": press.arg == "yes"})


def _give(now: Moment[TichuView], press: Press) -> Wish:
    if now.seat is None:
        return Draft("")
    others = takers(now.view, now.seat)
    gifts = cards_of(press.arg)
    if len(gifts) != len(others):
        raise IllegalAction(Refused.MALFORMED)
    give = {str(taker): [card] for taker, card in zip(others, gifts, strict=True)}
    return Do({"type": "exchange", "give": give})


def _dragon(_now: Moment[TichuView], press: Press) -> Wish:
    if press.arg not in ("0", "1", "2", "3"):
        raise IllegalAction(Refused.MALFORMED)
    return Do({"type": "dragon", "to": int(press.arg)})


def _wait(_now: Moment[TichuView], _press: Press) -> Wish:
    return Do({"type": "wait"})


def _type(now: Moment[TichuView], _press: Press) -> Wish:
    words = now.words
    return Ask(
        Question(
            "typed",
            words.say("Play cards"),
            words.say("Cards: rank and suit letter"),
            words.say("For example: 5r 5g, or 9g 9k Jb Jr phoenix=J"),
            LONGEST,
        )
    )


def _typed(_now: Moment[TichuView], press: Press) -> Wish:
    return Do(read_play(_value(press)))


def _draft(chosen: Chosen) -> Draft:
    """Remember what is chosen. That is no deed, so it is never too late for it."""
    return Draft(chosen.text, late=True)


def _if_held(
    now: Moment[TichuView], cards: tuple[Card, ...], change: Callable[[Chosen], Chosen]
) -> Draft:
    """Change what is chosen, if the presser holds these cards: an old menu may show others."""
    chosen = chosen_in(now)
    return _draft(change(chosen) if set(cards) <= set(now.view.hand or ()) else chosen)


def _value(press: Press) -> str:
    if not press.values:
        raise IllegalAction(Refused.MALFORMED)
    return press.values[0]


def _rank(press: Press) -> str:
    rank = _value(press)
    if rank not in RANKS:
        raise IllegalAction(Refused.MALFORMED)
    return rank


_MEANINGS: Final[dict[str, Callable[[Moment[TichuView], Press], Wish]]] = {
    "choose": _choose,
    "cards": _cards,
    "ready": _ready,
    "phoenix": _phoenix,
    "wish": _wish,
    "gift": _gift,
    "keep": _keep,
    "play": _play,
    "pass": _pass,
    "nobomb": _no_bomb,
    "bomb": _bomb,
    "tichu": _tichu,
    "grand": _grand,
    "give": _give,
    "dragon": _dragon,
    "wait": _wait,
    "type": _type,
    "typed": _typed,
    "parcel": choose_parcel,
    "handover": hand_over,
    **ABOUT_BOOSTERS,
}
"""By verb."""
