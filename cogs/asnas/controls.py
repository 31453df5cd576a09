"""The buttons of a turn, and the question whether to fold where holding is free."""

from __future__ import annotations

from bot.faces import Moment
from bot.surfaces import Button, Row
from bot.words import Words
from cogs.betting.choosing import FOLDING, SURE
from engines.asnas.state import HIGHEST
from engines.asnas.view import AsNasView
from engines.kernel.game import Seat


def turn_rows(now: Moment[AsNasView]) -> tuple[Row, ...]:
    """What the seat to act may do, from what everybody sees; nothing when the match is over.

    The buttons keep their places, so that a second tap never hits another one.
    """
    view, words = now.view, now.words
    seat = view.to_act
    if seat is None:
        return ()
    capped = view.highest >= HIGHEST
    row = (
        Button("look", words.say("Look"), emoji="👀", disabled=seat in view.looked),
        _staying(view, seat, words),
        Button("raise", words.say("Raise to {bet}", bet=_raised(view)), disabled=capped),
        Button("fold", words.say("Fold")),
    )
    return (row,)


def deals_button(words: Words) -> Button:
    """Shows whoever asks what became of every deal."""
    return Button("deals", words.say("Deals"), emoji="📜")


def sure_rows(words: Words) -> tuple[Row, ...]:
    """The question whether to fold although holding is free."""
    return (
        (
            Button("hold", words.say("Hold for free"), style="primary"),
            Button("fold", words.say("Fold all the same"), arg=SURE, style="danger"),
            Button("keep", words.say("Back")),
        ),
    )


def asks_whether_to_fold(now: Moment[AsNasView]) -> bool:
    """Whether the owner of this view wants to fold, and holding would be free."""
    return now.draft == FOLDING and "hold" in now.view.may


def ways(view: AsNasView, words: Words) -> list[str]:
    """What the owner of this view may do now, in words, cheapest first; none out of turn."""
    told = {
        "look": words.say("look at your cards"),
        "hold": words.say("hold for free"),
        "call": words.count("call for {n} point", "call for {n} points", _cost(view, view.to_act)),
        "raise": words.say("raise to {bet}", bet=_raised(view)),
        "fold": words.say("fold"),
    }
    return [said for deed, said in told.items() if deed in view.may]


def _staying(view: AsNasView, seat: Seat, words: Words) -> Button:
    cost = _cost(view, seat)
    if not cost:
        return Button("hold", words.say("Hold for free"), style="primary")
    label = words.count("Call for {n} point", "Call for {n} points", cost)
    return Button("call", label, style="primary")


def _cost(view: AsNasView, seat: Seat | None) -> int:
    """Points that `seat` has to add to match the highest bet."""
    return 0 if seat is None else view.highest - view.bets[seat]


def _raised(view: AsNasView) -> int:
    return min(view.highest + 1, HIGHEST)
