"""A hand of Tichu as its owner sees it.

In turn, and while one is asked, it shows the whole table. Out of turn it shows the own cards and
nothing that others change: a message that is kept up to date would be sent whenever anybody acts.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.faces import Moment
from bot.surfaces import Surface
from cogs.tichu.boosters.exchanging import (
    changed_line,
    foreseen_lines,
    gets_usual,
    given_line,
    is_usual,
)
from cogs.tichu.boosters.meaning import in_force_lines
from cogs.tichu.boosters.situation import hand_lines, is_reaction
from cogs.tichu.choosing import (
    Chosen,
    asks_for_bombs,
    asks_to_call,
    bombs_now,
    chosen_in,
    marked_cards,
    on_turn,
    plays_booster,
    rules_of,
    takers,
)
from cogs.tichu.hand_controls import chosen_line, hand_rows
from cogs.tichu.names import card_name, card_names, combination_with_cards, in_order, rank_name
from cogs.tichu.text import call_name
from engines.kernel.game import Seat
from engines.tichu.cards import Card
from engines.tichu.state import Call
from engines.tichu.view import TichuView
from render import tichu as pictures
from render.scene import Scene

AT_LEISURE: Final = ("play", "blue", "draft")
"""Phases in which a hand may tell a few seconds later that one is asked: there is time."""
ALL_AT_ONCE: Final = ("grand", "exchange")
"""Phases in which others answer while one still chooses."""


def hand_surface(now: Moment[TichuView], drawn: tuple[str, ...]) -> Surface:
    """Cards and controls. `drawn` are the names as a picture can show them."""
    seat, view = now.seat, now.view
    assert seat is not None, "only those who sit at the table have a hand"
    chosen = chosen_in(now)
    lines = [*in_force_lines(now), *_situation(now, seat, chosen), *_calls(now, seat)]
    lines += [_exchanged(now, seat), _chosen_line(now, chosen)]
    alone = now.brief or not is_asked(view, seat) or view.phase in ALL_AT_ONCE
    marked = marked_cards(chosen)
    return Surface(
        "\n".join(line for line in lines if line),
        scene=_scene(now, drawn, marked, alone=alone),
        alt=_alt(now),
        rows=hand_rows(now, chosen),
        gist=_gist(now, seat),
    )


def _chosen_line(now: Moment[TichuView], chosen: Chosen) -> str:
    """What is chosen for a play; a booster's own choices stand with it."""
    return "" if plays_booster(now.view, chosen) else chosen_line(now, chosen)


def _scene(
    now: Moment[TichuView], drawn: tuple[str, ...], marked: tuple[Card, ...], *, alone: bool
) -> Scene | None:
    """The own cards and the table, or the cards `alone`; nothing for who holds none."""
    assert now.seat is not None, "only those who sit at the table have a hand"
    if not now.view.hand:
        return None
    seen = _alone(now.view) if alone else now.view
    return pictures.hand(seen, drawn, now.seat, chosen=marked, bare=alone)


def is_asked(view: TichuView, seat: Seat) -> bool:
    """Whether the game waits for `seat`."""
    return seat in view.waiting


def _alone(view: TichuView) -> TichuView:
    """The own cards, without what may be done with them now: that hangs on the others."""
    return replace(view, playable=())


def _gist(now: Moment[TichuView], seat: Seat) -> str:
    """What the owner has to see at once; whose turn it is may come a moment later."""
    view = now.view
    asked = view.phase if view.phase not in AT_LEISURE and is_asked(view, seat) else ""
    if view.window is not None and is_reaction(view) and is_asked(view, seat):
        asked = view.window.id
    return f"{view.round} {asked} {' '.join(view.hand or ())}"


def _situation(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> list[str]:
    view, words, asked = now.view, now.words, is_asked(now.view, seat)
    if asks_to_call(view, seat, chosen):
        said = words.say(
            "Call Tichu? It wins 100 points if you go out first, else it costs as many."
        )
        return [said]
    if (lines := hand_lines(now, seat, chosen)) is not None:
        return lines
    match view.phase:
        case "grand" if asked:
            said = words.say(
                "Call Grand Tichu? It wins 200 points if you go out first, else it costs as many."
            )
            return [words.say("Your first eight cards."), said]
        case "exchange" if asked:
            return [_what_to_give(now, seat), *foreseen_lines(now)]
        case "exchange" | "grand":
            return _answered(now, seat)
        case "dragon" if asked:
            return [words.say("Your Dragon has won the trick. Which opponent gets it?")]
        case "over":
            return []
        case _:
            return _play(now, seat)


def _what_to_give(now: Moment[TichuView], seat: Seat) -> str:
    if not (is_usual(now.view, seat) and gets_usual(now.view, seat)):
        return changed_line(now, seat)
    return now.words.say("Choose a card for each of the others. You get one from each.")


def _answered(now: Moment[TichuView], seat: Seat) -> list[str]:
    """What one has answered where all answer at once."""
    view, words = now.view, now.words
    if view.phase == "exchange" and view.given and not is_usual(view, seat):
        return [given_line(now, seat)]
    if view.phase == "exchange" and view.given:
        told = ", ".join(
            words.say("{card} to {name}", card=card_name(Card(card), words), name=now.name(taker))
            for card, taker in zip(view.given, takers(view, seat), strict=False)
        )
        return [words.say("You give {gifts}.", gifts=told)]
    if view.phase == "exchange" and not view.given:
        return [words.say("The others choose first: then you see what you get.")]
    return [words.say("Your answer is noted.")]


def _play(now: Moment[TichuView], seat: Seat) -> list[str]:
    view, words = now.view, now.words
    if seat in view.places:
        return [words.say("You are out, number {place}.", place=view.places.index(seat) + 1)]
    if asks_for_bombs(now):
        passed = words.say("All others have passed.")
        held = (
            words.say("Do you throw a bomb?") if bombs_now(view) else words.say("You hold no bomb.")
        )
        return [*_top(now), f"{passed} {held}"]
    if not on_turn(view):
        return [words.say("You can choose cards before it is your turn.")]
    lines = _top(now) or [_lead(now)]
    if view.wish is not None:
        rank = rank_name(view.wish)
        bound = words.say("💭 **{rank}** is wished, and you have to play it.", rank=rank)
        lines.append(bound if view.must_wish else words.say("💭 wish: **{rank}**", rank=rank))
    return lines


def _lead(now: Moment[TichuView]) -> str:
    if rules_of(now.view).lead_single:
        return now.words.say("You lead: it has to be a single card.")
    return now.words.say("You lead: play what you like.")


def _top(now: Moment[TichuView]) -> list[str]:
    trick, words = now.view.trick, now.words
    if trick.top is None or trick.owner is None:
        return []
    said = combination_with_cards(trick.top, words)
    return [words.say("On top: **{cards}** of {name}", cards=said, name=now.name(trick.owner))]


def _calls(now: Moment[TichuView], seat: Seat) -> list[str]:
    """The calls that the owner has to fulfil; nothing afterwards."""
    own = [call for call in now.view.calls if call.seat == seat and now.view.phase != "over"]
    return [_call(now, call) for call in own]


def _call(now: Moment[TichuView], call: Call) -> str:
    """What the owner has called, or what has passed to them."""
    words, called = now.words, call_name(call, now.words)
    if call.caller == call.seat:
        return words.say("📣 You have called {call}.", call=called)
    return words.say(
        "📣 {call} of {name} has passed to you: go out first.",
        call=called,
        name=now.name(call.caller),
    )


def _exchanged(now: Moment[TichuView], seat: Seat) -> str:
    """What the others have given the owner, and what they got for it; afterwards nothing."""
    view, words = now.view, now.words
    got, gave = (
        [(card_names(in_order(row[each]), words), each) for each in takers(view, seat) if row[each]]
        for row in (view.received, view.gave)
    )
    if view.phase == "over" or not (got or gave):
        return ""
    came = [words.say("{cards} from {name}", cards=c, name=now.name(s)) for c, s in got]
    went = [words.say("{card} to {name}", card=c, name=now.name(s)) for c, s in gave]
    told = [words.say("You got {gifts}.", gifts=", ".join(came))] if came else []
    told += [words.say("You gave {gifts}.", gifts=", ".join(went))] if went else []
    return f"🎁 {' '.join(told)}"


def _alt(now: Moment[TichuView]) -> str:
    """The own cards in words."""
    cards = in_order(now.view.hand or ())
    if not cards:
        return now.words.say("You hold no cards.")
    return now.words.say("Your cards: {cards}.", cards=card_names(cards, now.words, ", "))
