"""When a computer player drafts, plays and answers boosters: by what they are worth, and when."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engines.kernel.game import Action
from engines.tichu.actions.answers import Decline
from engines.tichu.actions.boosters import Choose, Draft, PlayBooster
from engines.tichu.actions.plays import Play
from engines.tichu.announcement import Params
from engines.tichu.cards import Card
from engines.tichu.players.senses import keep, now
from engines.tichu.players.sight import Sight
from engines.tichu.view import TichuView

HEEDS: Final = {"easy": 0.5, "normal": 0.75, "hard": 1.0}
"""How often a level thinks of its boosters at all."""


def booster_deed(
    view: TichuView, actions: Sequence[Action[Any]], level: str, dice: Random
) -> Action[Any] | None:
    """A booster to draft or to play now, an answer to one, or None.

    The easy player drafts what lies first; it and the normal one overlook moments.
    """
    drafts = [each for each in actions if isinstance(each, Draft)]
    if drafts:
        return drafts[0] if level == "easy" else max(drafts, key=lambda each: keep(each.key))
    if answers := [each for each in actions if isinstance(each, Choose)]:
        return _answer(view, actions, answers)
    offered = [each for each in actions if _boosted(each)]
    if not offered or dice.random() >= HEEDS[level]:
        return None
    return _best_now(Sight(view), offered)


def _boosted(action: Action[Any]) -> bool:
    """Whether a booster is played, alone or together with cards."""
    return isinstance(action, PlayBooster) or (isinstance(action, Play) and bool(action.booster))


def _best_now(sight: Sight, offered: Sequence[Action[Any]]) -> Action[Any] | None:
    """What brings most more than it is worth to keep, or None where nothing does."""
    gains = [(_gain(sight, each), each) for each in offered]
    gain, best = max(gains, key=lambda pair: pair[0])
    return best if gain > 0 else None


def _gain(sight: Sight, deed: Any) -> float:
    if isinstance(deed, PlayBooster):
        return now(deed.key, sight, deed.params) - keep(deed.key)
    key, said = deed.booster, Params(cards=deed.cards, firebird=deed.firebird)
    return now(key, sight, said) - keep(key)


def _answer(
    view: TichuView, actions: Sequence[Action[Any]], answers: Sequence[Choose]
) -> Action[Any]:
    """Nothing is given away that need not be; of cards the best is kept and the worst is laid."""
    declined = next((e for e in actions if isinstance(e, Decline) and not e.round), None)
    return declined or max(answers, key=lambda each: _liking(Sight(view), each))


def _liking(sight: Sight, answer: Choose) -> float:
    if answer.to is not None:
        return sight.view.counts[answer.to]
    card = Card(str(answer.card))
    if card in sight.hand:
        return sight.without((card,))
    return -sight.losers((*sight.hand, card))
