"""What goes on about boosters, in words: what may be answered, what is asked, what is in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.faces import Moment
from cogs.tichu.boosters.laying import lays_cards, result, told_by
from cogs.tichu.boosters.params import said_in_words
from cogs.tichu.boosters.wording import (
    GROUP_OF,
    booster_name,
    booster_text,
    explained,
    hint,
    signed_name,
)
from cogs.tichu.choosing import CLOSING, Chosen, plays_booster
from cogs.tichu.names import card_names, combination_with_cards, in_order
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from engines.tichu.cards import Card
from engines.tichu.state import partner_of
from engines.tichu.view import TichuView


def in_window(view: TichuView) -> bool:
    """Whether somebody may answer with a booster now."""
    return view.window is not None and view.window.trigger != CLOSING


def is_reaction(view: TichuView) -> bool:
    """Whether the open window is about something that somebody has done."""
    return view.window is not None and view.window.trigger not in ("between", "blue", CLOSING)


def is_asked(view: TichuView, seat: Seat | None) -> bool:
    """Whether an answer of `seat` is waited for in such a window."""
    return in_window(view) and view.window is not None and seat in view.window.open_to


# For everybody


def trigger_line(now: Moment[TichuView]) -> str:
    """What may be answered by boosters now; empty where nothing may be."""
    view = now.view
    if view.window is None or view.window.trigger not in _TRIGGERS:
        return ""
    return f"⏳ {_TRIGGERS[view.window.trigger](now)}"


def public_lines(now: Moment[TichuView]) -> list[str]:
    """What the table says beside its picture: what is asked, and the hands that lie open."""
    view, words = now.view, now.words
    lines = [trigger_line(now), *announced_text(now)]
    waiting = ", ".join(now.name(seat) for seat in view.waiting)
    if view.phase == "draft":
        lines.append(words.say("🃏 {name} takes one of the face-up boosters.", name=waiting))
    if view.phase == "choose":
        said = words.say("❔ {booster} asks {name} to choose.", booster=_asking(now), name=waiting)
        lines += [said, *_asking_text(now)]
    for seat, cards in enumerate(view.open_hands):
        if cards is not None:
            shown = card_names(in_order(cards), words)
            name = now.name(Seat(seat))
            lines.append(words.say("👐 {name}'s open hand: {cards}", name=name, cards=shown))
    return [line for line in lines if line]


def twin_lines(now: Moment[TichuView]) -> list[str]:
    """What boosters have made of the trick, and all that lie open; nothing where none do."""
    view, words = now.view, now.words
    lines = _about_trick(now)
    if view.in_force:
        told = ", ".join(effect_name(each, now) for each in view.in_force)
        lines.append(words.say("In force: {boosters}", boosters=told))
    for seat in view.order:
        if view.pools[seat]:
            told = names_of(view.pools[seat], now)
            name = now.name(seat)
            lines.append(words.say("Boosters of {name}: {boosters}", name=name, boosters=told))
    if view.faceup:
        told = names_of(view.faceup, now)
        lines.append(words.say("Boosters face up: {boosters}", boosters=told))
    return lines


def _about_trick(now: Moment[TichuView]) -> list[str]:
    """What slid under the trick, and who has added cards to another's play."""
    words = now.words
    under = [
        words.say(
            "Under the trick: {cards} of {name}",
            cards=combination_with_cards(each.combination, words),
            name=now.name(each.seat),
        )
        for each in now.view.trick.under
    ]
    added = [
        words.say(
            "{name} has added {cards} to the play of {other}",
            name=now.name(each.by),
            cards=card_names(in_order(each.combination.cards), words),
            other=now.name(each.seat),
        )
        for each in now.view.trick.plays
        if each.by is not None
    ]
    return [*added, *under]


def names_of(keys: tuple[str, ...], now: Moment[TichuView]) -> str:
    """Boosters by name, one after the other."""
    return ", ".join(booster_name(key, now.words) for key in keys)


def effect_name(effect: Effect, now: Moment[TichuView]) -> str:
    """A booster that was played, with its owner and what it was played with."""
    details = [now.name(effect.owner), said_in_words(effect.params, now)]
    told = ": ".join(each for each in details if each)
    return f"{booster_name(effect.booster, now.words)} ({told})"


def _played(now: Moment[TichuView]) -> str:
    trick = now.view.trick
    if trick.top is None or trick.owner is None:
        return now.words.say("Boosters may answer what was played.")
    return now.words.say(
        "Boosters may answer the play of {name}: {cards}.",
        name=now.name(trick.owner),
        cards=combination_with_cards(trick.top, now.words),
    )


def _called(now: Moment[TichuView]) -> str:
    """The last call; of several Grand Tichus, which are called at once, all."""
    calls = now.view.calls
    if calls and calls[-1].kind == "grand":
        calls = tuple(each for each in calls if each.kind == "grand")
    else:
        calls = calls[-1:]
    names = ", ".join(now.name(each.caller) for each in calls)
    return now.words.say("Boosters may answer the call of {names}.", names=names)


def _announced(now: Moment[TichuView]) -> str:
    if not now.view.announced:
        return now.words.say("Boosters may answer a booster.")
    told = effect_name(now.view.announced[-1], now)
    return now.words.say("Boosters may answer this booster: {booster}.", booster=told)


_TRIGGERS: Final[dict[str, Callable[[Moment[TichuView]], str]]] = {
    "played": _played,
    "called": _called,
    "booster": _announced,
    "between": lambda now: now.words.say(
        "Before the next lead brown and green boosters may be played."
    ),
    "blue": lambda now: now.words.say("Blue boosters may be played now."),
    "dragon-won": lambda now: now.words.say(
        "The Dragon has won a trick: boosters may answer that."
    ),
    "gathered": lambda now: now.words.say("A trick was gathered: boosters may answer that."),
}
"""By what opened the window."""


# For the owner of a hand


def hand_lines(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> list[str] | None:
    """What the owner of a hand has to know first; None where it is not about boosters."""
    view, words = now.view, now.words
    asked = seat in view.waiting
    if plays_booster(view, chosen):
        question = [_question(now, seat)] if view.phase == "choose" and asked else []
        return [
            trigger_line(now),
            *question,
            explained(chosen.booster, words),
            _chosen(now, chosen),
            _result(now, chosen),
        ]
    if view.phase == "draft" and asked:
        first = words.say("Take one of the face-up boosters. You keep it until you use it.")
        shown = dict.fromkeys(view.faceup)
        return [first, *(f"**{signed_name(key, words)}**: {hint(key, words)}" for key in shown)]
    if view.phase == "choose" and asked:
        return [_question(now, seat)]
    if is_asked(view, seat):
        return [trigger_line(now), *announced_text(now), _may_answer(now)]
    return None


def announced_text(now: Moment[TichuView]) -> list[str]:
    """What the booster does that may be answered; nothing where none is."""
    window, announced = now.view.window, now.view.announced
    if window is None or window.trigger != "booster" or not announced:
        return []
    return [f"-# {booster_text(announced[-1].booster, now.words)}"]


def _may_answer(now: Moment[TichuView]) -> str:
    view, words = now.view, now.words
    if not view.boosters:
        return words.say("None of your boosters can be played now: let it go by.")
    return words.say(
        "Play a booster, or let it go by: {boosters}.", boosters=names_of(view.boosters, now)
    )


def _chosen(now: Moment[TichuView], chosen: Chosen) -> str:
    told = said_in_words(chosen.said, now)
    return now.words.say("Chosen: **{what}**", what=told) if told else ""


def _result(now: Moment[TichuView], chosen: Chosen) -> str:
    """What comes of the cards that are chosen to be laid with a booster."""
    key, said, words = chosen.booster, chosen.said, now.words
    if not lays_cards(key) or not said.cards:
        return ""
    made = result(now.view, key, said)
    if made is None:
        return words.say("With these cards nothing comes of it that may be played.")
    return words.say(told_by(key), combination=combination_with_cards(made, words))


def _question(now: Moment[TichuView], seat: Seat) -> str:
    """What the owner of a hand is to choose: for which booster, and from what."""
    words, offered, booster = now.words, now.view.choose_from, _asking(now)
    if any(isinstance(each, int) for each in offered):
        return words.say("{booster} asks you: which opponent leads?", booster=booster)
    partner = now.name(partner_of(seat))
    if all(each in GROUP_OF for each in offered):
        return words.say("{name} has given you a booster. Give one back?", name=partner)
    cards = card_names([Card(str(each)) for each in offered], words, ", ")
    said = words.say("{booster} asks you to choose a card: {cards}.", booster=booster, cards=cards)
    return "\n".join([said, *_asking_text(now)])


def _asking_text(now: Moment[TichuView]) -> list[str]:
    """What the booster does that asks somebody to choose."""
    key = now.view.choose_for
    return [f"-# {booster_text(key, now.words)}"] if key else []


def _asking(now: Moment[TichuView]) -> str:
    """The booster that asks somebody to choose."""
    key = now.view.choose_for
    return f"**{booster_name(key, now.words)}**" if key else "…"
