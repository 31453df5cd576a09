"""How computer players answer what their powers ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from engines.kernel.game import Action
from engines.poker.cards import parse
from engines.powerup.actions import Choosing, EngineerPick, ScannerChoice, UpgradeDiscard
from engines.powerup.equity import Spot, equity, spot_of
from engines.powerup.reading import no_picks, picks_of, stakes_of
from engines.powerup.view import PowerUpView

SAMPLES: Final = {"easy": 10, "normal": 60, "hard": 200}
"""How closely each level looks at what follows from a choice."""


def answer(view: PowerUpView, actions: Sequence[Action[Any]], level: str, dice: Random) -> Any:
    """The answer after which the hand wins most."""
    stakes = stakes_of(view)
    picks = picks_of(view, stakes) if level == "hard" else no_picks(view)
    spot = spot_of(view, stakes.me, picks)

    def won(action: Action[Any]) -> float:
        assert isinstance(action, Choosing)
        return equity(FOLLOWING[type(action)](spot, action), dice, SAMPLES[level])

    return max(actions, key=won)


def _picked(spot: Spot, action: Any) -> Spot:
    return spot._replace(top=(parse(action.card),))


def _kept(spot: Spot, action: Any) -> Spot:
    return spot if action.keep else spot._replace(top=())


def _dropped(spot: Spot, action: Any) -> Spot:
    gone = parse(action.card)
    return spot._replace(own=tuple([card for card in spot.own if card != gone]))


FOLLOWING: Final[dict[type[Choosing], Callable[[Spot, Any], Spot]]] = {
    EngineerPick: _picked,
    ScannerChoice: _kept,
    UpgradeDiscard: _dropped,
}
"""What each answer leads to, as far as one knows."""
