"""The computer players: what they do from their own view, by level.

`easy` plays its lowest cards whenever it sees that it can. `normal` plans how to play its hand off
and calls, but for itself, and is careless now and then. `hard` plays with its partner. All three
play boosters where they are worth more at the moment than to be kept, but the weaker ones overlook
some of these moments.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engines.kernel.game import Action
from engines.tichu.actions.answers import Decline, Gift, GrandCall
from engines.tichu.actions.calls import CallTichu
from engines.tichu.actions.exchange import Give
from engines.tichu.actions.plays import Pass, Play
from engines.tichu.players.before import best_gift, calls_grand, calls_tichu
from engines.tichu.players.boosting import booster_deed
from engines.tichu.players.easy import easy_deed
from engines.tichu.players.playing import Thought
from engines.tichu.players.sight import NEAR
from engines.tichu.view import TichuView

LEVELS: Final = ("easy", "normal", "hard")
"""Weakest first."""

CARELESS: Final = 0.1
"""How often `normal` does what `easy` would."""
BLIND: Final = 0.2
"""How often `easy` does not see that it could play on a trick."""


def choose(
    view: TichuView, actions: Sequence[Action[Any]], level: str, dice: Random
) -> Action[Any]:
    """What the player of `level` does whose view this is, out of its legal `actions`.

    Raises ValueError where there is no such level.
    """
    if level not in LEVELS:
        raise ValueError(level)
    boosted = booster_deed(view, actions, level, dice)
    if boosted is not None:
        return boosted
    if level == "easy":
        return _overlooked(view, actions, dice) or easy_deed(view, actions)
    if level == "normal" and dice.random() < CARELESS:
        return easy_deed(view, actions)
    return _planned(view, actions, kind=level == "hard") or easy_deed(view, actions)


def _overlooked(
    view: TichuView, actions: Sequence[Action[Any]], dice: Random
) -> Action[Any] | None:
    """Now and then a pass, where that is allowed; the last cards nobody overlooks."""
    passing = next((each for each in actions if isinstance(each, Pass)), None)
    if passing is None or len(view.hand or ()) <= NEAR or dice.random() >= BLIND:
        return None
    return passing


def _planned(view: TichuView, actions: Sequence[Action[Any]], *, kind: bool) -> Action[Any] | None:
    """The deed of a player that plans; None where there is nothing to plan."""
    gifts = [each for each in actions if isinstance(each, Give)]
    if gifts:
        return best_gift(view, gifts, kind=kind)
    grand = next((each for each in actions if isinstance(each, GrandCall) and each.call), None)
    if grand is not None and calls_grand(view):
        return grand
    call = next((each for each in actions if isinstance(each, CallTichu)), None)
    if call is not None and view.phase == "play" and calls_tichu(view, kind=kind):
        return call
    given = [each for each in actions if isinstance(each, Gift)]
    if given:
        return max(given, key=lambda each: (view.counts[each.to], each.to))
    return _played(view, actions, kind=kind)


def _played(view: TichuView, actions: Sequence[Action[Any]], *, kind: bool) -> Action[Any] | None:
    plays = [each for each in actions if isinstance(each, Play) and each.booster is None]
    thought = Thought(view, kind=kind)
    if view.window is not None:
        decline = next((e for e in actions if isinstance(e, Decline) and not e.round), None)
        return thought.best_bomb(plays) or decline
    if not plays:
        return None
    if view.trick.top is None:
        return thought.best_lead(_wishing(view, plays))
    passing = next((each for each in actions if isinstance(each, Pass)), None)
    return thought.best_answer(_wishing(view, plays)) or passing or thought.best_lead(plays)


def _wishing(view: TichuView, plays: list[Play]) -> list[Play]:
    """Of plays that differ in the wish alone the one for the highest rank that one lacks."""
    held = {card[0] for card in view.hand or ()}
    wished = [each for each in plays if each.wish is not None and each.wish not in held]
    best: dict[tuple[Any, ...], Play] = {}
    for each in [*(each for each in plays if each.wish is None), *wished]:
        best[each.cards, each.phoenix, each.as_] = each
    return list(best.values())
