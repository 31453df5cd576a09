"""The computer players: what they do from their own view, by level.

`easy` goes by the look of its best combination. `normal` counts what its hand wins against any
others. `hard` counts against the hands that the others' bets tell of, and bets as much as those
with worse hands will still pay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from engines.epochs.actions import AllIn, Call, Check, Fold, Raise
from engines.epochs.odds import believed, known, opponents, share
from engines.epochs.view import EpochsView
from engines.kernel.game import Action, Seat

Wish: TypeAlias = float
"""What a player wants to bet, in pots; 0 to stay in, less than 0 to fold."""

FOLD: Final[Wish] = -1.0
STAY: Final[Wish] = 0.0

Style: TypeAlias = Callable[[EpochsView, Seat, Random], Wish]

STRONG, FAIR = 1.0, 0.6
"""The values from which `easy` takes a combination for strong and for fair."""

BOLD: Final = 0.35
STUBBORN: Final = 0.5
"""How often `easy` raises with a strong combination, and stays with a poor one."""

SAMPLES: Final = 40
"""How often `normal` deals the unseen cards, and `hard` too."""

RAISE_FROM: Final = 1.6
"""`normal` raises with what wins so many times its equal share of the pot."""

SIZES: Final = ((0.85, 1.5), (0.7, 1.0), (0.55, 0.6))
"""What `hard` bets, in pots, with a hand that wins such a part of it."""

MARGIN: Final = 1.3
"""How much more than it costs a call has to win for `hard`: later bets cost more."""

BLUFF: Final = 0.05


def choose(
    view: EpochsView, actions: Sequence[Action[Any]], level: str, dice: Random
) -> Action[Any]:
    """What the player of `level` does whose view this is, out of its legal `actions`.

    Raises ValueError where there is no such level.
    """
    if level not in STYLES:
        raise ValueError(level)
    me = view.to_act
    assert me is not None, "nobody is asked after the end"
    return _nearest(view, me, actions, STYLES[level](view, me, dice))


def _nearest(view: EpochsView, me: Seat, actions: Sequence[Action[Any]], wish: Wish) -> Action[Any]:
    """The legal action that comes closest to the wish."""
    by_kind = {type(action): action for action in actions}
    raises = {each.to: each for each in actions if isinstance(each, Raise)}
    if wish > STAY and raises:
        target = _faced(view) + wish * (pot(view) + view.legal.call)
        return raises[min(raises, key=lambda to: abs(to - target))]
    if wish > STAY and AllIn in by_kind and not view.legal.call:
        return by_kind[AllIn]
    stay = by_kind.get(Check) or by_kind[Call]
    return stay if wish >= STAY or view.legal.check else by_kind[Fold]


def _faced(view: EpochsView) -> int:
    """What must be matched."""
    return max(each.bet for each in view.seats)


def pot(view: EpochsView) -> int:
    """All chips in the middle, those bet in this round too."""
    return sum(each.stake for each in view.seats)


def _easy(view: EpochsView, me: Seat, dice: Random) -> Wish:
    value = view.hint[0].value if view.hint else 0.0
    if value >= STRONG and dice.random() < BOLD:
        return dice.choice((0.3, 0.6, 1.0))
    return STAY if value >= FAIR or dice.random() < STUBBORN else FOLD


def _normal(view: EpochsView, me: Seat, dice: Random) -> Wish:
    others = opponents(view, me)
    won = share(known(view), [1] * len(others), SAMPLES, dice)
    if won * (len(others) + 1) > RAISE_FROM:
        return 0.5
    return STAY if _pays(view, won) else FOLD


def _pays(view: EpochsView, won: float) -> bool:
    """Whether a call wins more than it costs."""
    cost = view.legal.call
    return won * (pot(view) + cost) >= cost


def _hard(view: EpochsView, me: Seat, dice: Random) -> Wish:
    others = opponents(view, me)
    won = share(known(view), [believed(view, each) for each in others], SAMPLES, dice)
    for least, size in SIZES:
        if won >= least:
            return size
    if view.legal.check:
        return 0.5 if dice.random() < BLUFF else STAY
    return STAY if _pays(view, won / MARGIN) else FOLD


STYLES: Final[dict[str, Style]] = {"easy": _easy, "normal": _normal, "hard": _hard}

LEVELS: Final = tuple(STYLES)
"""Weakest first."""
