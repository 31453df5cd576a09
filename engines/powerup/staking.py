"""How computer players bet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engines.kernel.game import Action
from engines.powerup.actions import AllIn, Call, Check, Fold, Raise
from engines.powerup.equity import equity, spot_of
from engines.powerup.reading import Stakes, no_picks, picks_of, stakes_of
from engines.powerup.view import PowerUpView, SeatView

Actions = Sequence[Action[Any]]

UNSURE: Final = {"easy": 0.2, "normal": 0.08}
"""How far a level may misjudge its hand."""

SHORT: Final = 8
"""Big blinds with which `normal` plays for all of it or not at all."""

MARGIN: Final = 0.02
"""By how much `normal` wants its hand to be better than the odds."""

VALUE: Final = 1.35
"""`normal` raises with what wins so many times its equal share."""

STEADY: Final = 2.4
"""How much likelier `hard` thinks a rival folds, for each part of the pot it would have to win."""

REALISED: Final = 0.94
"""What a hand is worth where betting goes on, to one that is shown down now."""


def loose(view: PowerUpView, actions: Actions, dice: Random) -> Action[Any]:
    """Calls too much, raises too little, and is never sure."""
    stakes = stakes_of(view)
    won = equity(spot_of(view, stakes.me, no_picks(view)), dice, 40)
    won += _slip("easy", dice)
    raises = [action for action in actions if isinstance(action, Raise)]
    if raises and won > 1.5 * stakes.fair and dice.random() < 0.5:
        return dice.choice(raises)
    return _stay(actions, won > 0.7 * stakes.odds)


def sound(view: PowerUpView, actions: Actions, dice: Random) -> Action[Any]:
    """Plays its cards and the odds, and believes in nobody's bets."""
    stakes = stakes_of(view)
    won = equity(spot_of(view, stakes.me, no_picks(view)), dice, 100) + _slip("normal", dice)
    raises = [action for action in actions if isinstance(action, (Raise, AllIn))]
    if raises and won > VALUE * stakes.fair:
        short = stakes.me.chips + stakes.me.bet <= SHORT * stakes.big
        return raises[-1] if short else raises[min(1, len(raises) - 1)]
    return _stay(actions, won > stakes.odds + MARGIN)


def sharp(view: PowerUpView, actions: Actions, dice: Random) -> Action[Any]:
    """Weighs what each action is worth against hands that others may hold, as they bet."""
    stakes = stakes_of(view)
    picks = picks_of(view, stakes)
    won = equity(spot_of(view, stakes.me, picks), dice, 160)
    stay = won * (stakes.pot + stakes.cost) * REALISED - stakes.cost
    raises = [action for action in actions if isinstance(action, (Raise, AllIn))]
    best, chosen = stay, _stay(actions, stay > 0)
    if raises:
        tighter = tuple([each + 1 for each in picks])
        called = equity(spot_of(view, stakes.me, tighter), dice, 160)
        for action in raises:
            worth = _raised(stakes, _sum(stakes, action), called)
            if worth > best:
                best, chosen = worth, action
    return chosen


def _slip(level: str, dice: Random) -> float:
    return dice.uniform(-UNSURE[level], UNSURE[level])


def _sum(stakes: Stakes, action: Raise | AllIn) -> int:
    me = stakes.me
    return action.to if isinstance(action, Raise) else me.bet + min(me.chips, stakes.at_risk)


def _raised(stakes: Stakes, to: int, called: float) -> float:
    """What raising to that sum is worth, in chips; folding now is worth nothing."""
    paid, all_fold, added = to - stakes.me.bet, 1.0, 0.0
    for rival in stakes.rivals:
        matched = min(rival.chips, max(0, to - rival.bet))
        folds = _folds(stakes, rival, paid, matched)
        all_fold *= folds
        added += (1 - folds) * matched
    stays = 1 - all_fold
    if not stays:
        return float(stakes.pot)
    final = stakes.pot + paid + added / stays
    return all_fold * stakes.pot + stays * (called * final - paid)


def _folds(stakes: Stakes, rival: SeatView, paid: int, matched: int) -> float:
    """How likely a rival is thought to fold to a raise."""
    if not rival.chips:
        return 0.0
    odds = matched / (stakes.pot + paid + matched)
    return min(0.65, max(0.02, STEADY * (odds - 0.6 * stakes.fair)))


def _stay(actions: Actions, willing: bool) -> Action[Any]:
    """Check where it is free; else call where one is willing, and fold where not."""
    free = [action for action in actions if isinstance(action, Check)]
    wanted = Call if willing else Fold
    return free[0] if free else next(each for each in actions if isinstance(each, wanted))
