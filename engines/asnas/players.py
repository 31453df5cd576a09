"""The computer players: what they do from their own view, by level.

`easy` goes by the look of its hand, and sometimes bets without a look. `normal` counts what its
hand is worth against any others. `hard` counts against the hands that the bets tell of. None
folds unseen, where holding is free, or with a hand that nobody can beat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from engines.asnas.actions import NAMES
from engines.asnas.odds import ANY, QUANTILE, Counts, counts_of, share, unbeatable
from engines.asnas.reading import Rival, rivals, worth
from engines.asnas.state import SEATS
from engines.asnas.view import AsNasView
from engines.kernel.game import Action, Seat

Style: TypeAlias = Callable[[AsNasView, Seat, Counts, Random], str]
"""What to do with a hand that is seen and may be beaten: `raise`, `stay` or `fold`."""

BLIND: Final = 0.15
"""How often `easy` bets without looking."""

BLIND_RAISE: Final = 0.25
GOOD, FAIR = 0.2, 0.6
"""What `easy` takes for a good and a fair hand: within so much of all hands, the best first."""

BOLD: Final = 0.4
STUBBORN: Final = 0.3
"""How often `easy` raises with a good hand, and stays with a poor one."""

UNSURE: Final = 0.1
"""How far `normal` may misjudge what its hand wins."""

RAISE_FROM: Final = 1.3
"""`normal` raises with what wins so many times its equal share of the pot."""

ALIKE: Final = 0.03
"""Points by which `hard` does not mind which of two ways it takes: it is harder to read so."""


def choose(
    view: AsNasView, actions: Sequence[Action[Any]], level: str, dice: Random
) -> Action[Any]:
    """What the player of `level` does whose view this is, out of its legal `actions`.

    Raises ValueError where there is no such level.
    """
    if level not in STYLES:
        raise ValueError(level)
    deeds = {NAMES[type(action)]: action for action in actions}
    wish = _wish(view, level, dice)
    if wish == "raise" and "raise" not in deeds:
        wish = "stay"
    if wish == "stay" or (wish == "fold" and "hold" in deeds):
        wish = "hold" if "hold" in deeds else "call"
    return deeds[wish]


def _wish(view: AsNasView, level: str, dice: Random) -> str:
    me = view.to_act
    assert me is not None, "nobody is asked after the end"
    if view.hand is None:
        return _unseen(level, dice)
    own = counts_of(view.hand)
    return "raise" if unbeatable(own) else STYLES[level](view, me, own, dice)


def _unseen(level: str, dice: Random) -> str:
    if level != "easy" or dice.random() >= BLIND:
        return "look"
    return "raise" if dice.random() < BLIND_RAISE else "stay"


def _easy(view: AsNasView, me: Seat, own: Counts, dice: Random) -> str:
    if QUANTILE[own] < GOOD and dice.random() < BOLD:
        return "raise"
    return "stay" if QUANTILE[own] < FAIR or dice.random() < STUBBORN else "fold"


def _normal(view: AsNasView, me: Seat, own: Counts, dice: Random) -> str:
    others = len(SEATS) - len(view.folded) - 1
    won = share(own, (ANY,) * others) * dice.uniform(1 - UNSURE, 1 + UNSURE)
    if won * (others + 1) > RAISE_FROM:
        return "raise"
    cost = view.highest - view.bets[me]
    return "stay" if won * (view.pot + cost) > cost else "fold"


def _hard(view: AsNasView, me: Seat, own: Counts, dice: Random) -> str:
    others = rivals(view, me)
    ways = {"fold": 0.0, "stay": _value(view, me, own, others, view.highest)}
    if "raise" in view.may:
        ways["raise"] = _value(view, me, own, others, view.highest + 1)
    best = max(ways.values())
    return dice.choice([way for way, value in ways.items() if value >= best - ALIKE])


def _value(view: AsNasView, me: Seat, own: Counts, others: tuple[Rival, ...], bet: int) -> float:
    return worth(own, others, view.pot, bet - view.bets[me], bet)


STYLES: Final[dict[str, Style]] = {"easy": _easy, "normal": _normal, "hard": _hard}

LEVELS: Final = tuple(STYLES)
"""Weakest first."""
