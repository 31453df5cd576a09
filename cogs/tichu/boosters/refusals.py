"""Why something about boosters was refused, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from bot.faces import Moment
from cogs.tichu.boosters.situation import in_window, names_of, trigger_line
from cogs.tichu.boosters.wording import GROUP_OF, booster_name, booster_text, hint
from cogs.tichu.names import TYPES, card_names, in_order
from engines.kernel.errors import IllegalAction, Reason, Refused
from engines.kernel.game import Seat
from engines.tichu.cards import Card
from engines.tichu.reasons import TichuReason
from engines.tichu.view import TichuView

Asked: TypeAlias = Mapping[str, Any]
"""What was asked for, in the wire form in which this face has put it."""
Sentence: TypeAlias = Callable[[Moment[TichuView], Asked, str], str | None]


def refused(now: Moment[TichuView], raw: Asked, error: IllegalAction) -> str | None:
    """Why it cannot be, where that is about boosters; None where the plain game says it."""
    said = _SENTENCES.get(error.reason)
    return None if said is None else said(now, raw, error.detail)


def not_now(now: Moment[TichuView], key: str) -> str:
    """Why the owner of this view cannot play that booster now, and what else can be played."""
    words, own = now.words, _own(now)
    if key not in own:
        return _not_held(now, key)
    when = words.say(GROUP_OF[key].when)
    why = words.say(
        "{booster} cannot be played now. When: {when}. {text}",
        booster=f"**{booster_name(key, words)}**",
        when=when,
        text=hint(key, words),
    )
    return f"{why} {_now_playable(now)}"


def not_asked(now: Moment[TichuView]) -> str:
    """Why the owner of this view cannot answer with a booster now."""
    window, words = now.view.window, now.words
    if window is None or not in_window(now.view):
        return words.say("Nobody is asked about boosters just now: the game has moved on.")
    if now.seat is not None and now.seat in window.asked:
        return words.say("You have answered already. The game goes on when all have, or in time.")
    names = ", ".join(now.name(seat) for seat in window.open_to)
    return words.say(
        "You are not asked: that takes a booster that fits, and you may have declined this round."
        " Asked: {names}.",
        names=names,
    )


def _not_held(now: Moment[TichuView], key: str) -> str:
    words, own = now.words, _own(now)
    name = f"**{booster_name(key, words)}**" if key in GROUP_OF else "?"
    if not own:
        return words.say(
            "You do not hold {booster}, nor any other booster. They are drafted when a Tichu was"
            " called.",
            booster=name,
        )
    return words.say(
        "You do not hold {booster}. Your boosters: {own}.", booster=name, own=names_of(own, now)
    )


def _own(now: Moment[TichuView]) -> tuple[str, ...]:
    return () if now.seat is None else now.view.pools[now.seat]


def _now_playable(now: Moment[TichuView]) -> str:
    if not now.view.boosters:
        return now.words.say("None of your boosters can be played at this moment.")
    told = names_of(now.view.boosters, now)
    return now.words.say("You can play now: {boosters}.", boosters=told)


def _held(now: Moment[TichuView], raw: Asked, _detail: str) -> str:
    """What is lacking is the booster itself, or the one that was to be given."""
    own = _own(now)
    named = [raw.get(field) for field in ("key", "booster", "give")]
    lacking = [str(each) for each in named if each is not None and each not in own]
    return _not_held(now, lacking[0]) if lacking else _unfit(now, str(raw.get("key") or ""))


def _moment(now: Moment[TichuView], raw: Asked, _detail: str) -> str:
    key = str(raw.get("key") or raw.get("booster") or "")
    return not_now(now, key) if key in GROUP_OF else _now_playable(now)


def _restricted(now: Moment[TichuView], _raw: Asked, detail: str) -> str:
    if detail not in GROUP_OF:
        return now.words.say("A booster in force forbids that.")
    return now.words.say(
        "**{booster}** is in force and forbids that: {text}",
        booster=booster_name(detail, now.words),
        text=hint(detail, now.words),
    )


def _bad_target(now: Moment[TichuView], raw: Asked, _detail: str) -> str | None:
    words, view = now.words, now.view
    key = str(raw.get("key") or raw.get("booster") or "")
    match raw.get("type"):
        case "draft":
            told = names_of(view.faceup, now)
            return words.say("Take one that lies face up: {boosters}.", boosters=told)
        case "choose":
            return words.say("Choose one of these: {offered}.", offered=_offered(now))
        case "booster" | "play" if key in GROUP_OF:
            return _unfit(now, key)
        case _:
            return None


def _unfit(now: Moment[TichuView], key: str) -> str:
    return now.words.say(
        "What you have chosen does not fit **{booster}**: {text}",
        booster=booster_name(key, now.words) if key in GROUP_OF else "?",
        text=booster_text(key, now.words) if key in GROUP_OF else "",
    )


def _lacking(now: Moment[TichuView], raw: Asked, _detail: str) -> str | None:
    """A card that the booster takes: one that was named, or one that goes without saying."""
    key, hand, words = str(raw.get("key") or ""), now.view.hand or (), now.words
    if key not in GROUP_OF:
        return None
    card = raw.get("card")
    named = [Card(each) for each in raw.get("cards") or ([] if card is None else [card])]
    missing = [each for each in dict.fromkeys(named) if each not in hand]
    if not missing:
        return None if len(set(named)) < len(named) else _unfit(now, key)
    own, cards = (card_names(row, words, ", ") for row in (in_order(hand), missing))
    return words.say("You do not hold {cards}. Your cards: {own}.", cards=cards, own=own)


def _offered(now: Moment[TichuView]) -> str:
    """What may be answered to what a booster asks, in words."""
    offered = now.view.choose_from
    seats = [now.name(Seat(each)) for each in offered if isinstance(each, int)]
    others = [each for each in offered if isinstance(each, str)]
    keys = tuple(each for each in others if each in GROUP_OF)
    cards = card_names([Card(each) for each in others if each not in GROUP_OF], now.words, ", ")
    return ", ".join(each for each in (*seats, names_of(keys, now), cards) if each) or "…"


def _no_window(now: Moment[TichuView], raw: Asked, _detail: str) -> str | None:
    boosters = any(now.view.pools) or now.view.faceup
    if not boosters or raw.get("type") not in ("decline", "wait"):
        return None
    return now.words.say("Nobody is asked anything just now: the game has moved on.")


def _not_eligible(now: Moment[TichuView], raw: Asked, _detail: str) -> str | None:
    view = now.view
    if not in_window(view) or view.window is None:
        return None
    if raw.get("type") in ("tichu", "play"):
        return _first(now)
    said_twice = raw.get("type") == "wait" and now.seat in view.window.open_to
    return None if said_twice else not_asked(now)


def _meanwhile(now: Moment[TichuView], raw: Asked, _detail: str) -> str | None:
    """Cards, passes and drafts out of their time."""
    view, words = now.view, now.words
    if raw.get("type") == "draft" and view.phase != "draft":
        return words.say("Boosters are taken when a Tichu was called, in playing order.")
    if in_window(view) or view.phase in ("blue", "draft", "choose"):
        return _first(now)
    return None


def _first(now: Moment[TichuView]) -> str:
    """What has to be over before anything else is done."""
    names = ", ".join(now.name(seat) for seat in now.view.waiting)
    first = now.words.say("First it is for {names} to answer.", names=names)
    about = trigger_line(now)
    return f"{first} {about}" if about else first


def _malformed(now: Moment[TichuView], raw: Asked, _detail: str) -> str | None:
    key = str(raw.get("key") or raw.get("booster") or "")
    if raw.get("as") not in (None, *TYPES):
        kinds = ", ".join(now.words.say(kind) for kind in TYPES.values())
        return now.words.say(
            "There is no such kind of combination. There are: {kinds}.", kinds=kinds
        )
    if raw.get("type") == "booster" and key not in GROUP_OF:
        own = names_of(_own(now), now) or "…"
        return now.words.say("There is no such booster. Your boosters: {own}.", own=own)
    if raw.get("type") not in ("booster", "play") or key not in GROUP_OF:
        return None
    return now.words.say(
        "**{booster}** is not played like that: {text}",
        booster=booster_name(key, now.words),
        text=booster_text(key, now.words),
    )


def _no_combination(now: Moment[TichuView], raw: Asked, _detail: str) -> str | None:
    """The cards make no use of the booster that was to be played with them."""
    key = str(raw.get("key") or raw.get("booster") or "")
    if key not in GROUP_OF:
        return None
    return now.words.say(
        "With **{booster}** these cards make no combination that needs it: {text}",
        booster=booster_name(key, now.words),
        text=booster_text(key, now.words),
    )


_SENTENCES: Final[dict[Reason, Sentence]] = {
    TichuReason.BOOSTER_NOT_HELD: _held,
    TichuReason.BOOSTER_NOT_NOW: _moment,
    TichuReason.RESTRICTED: _restricted,
    TichuReason.BAD_TARGET: _bad_target,
    TichuReason.NO_WINDOW: _no_window,
    TichuReason.NOT_ELIGIBLE: _not_eligible,
    TichuReason.NO_COMBINATION: _no_combination,
    TichuReason.NOT_IN_HAND: _lacking,
    TichuReason.NOT_A_BOMB: _meanwhile,
    Refused.NOT_YOUR_TURN: _meanwhile,
    Refused.MALFORMED: _malformed,
}
"""By code."""
