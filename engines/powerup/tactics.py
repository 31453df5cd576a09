"""What computer players make of powers: each by how much more of the pot it wins."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from engines.poker.cards import parse
from engines.powerup.actions import PlayPower
from engines.powerup.equity import Spot, equity, spot_of
from engines.powerup.powers import POWERS
from engines.powerup.reading import Stakes, no_picks, picks_of, stakes_of
from engines.powerup.state import MOST_ENERGY, MOST_POWERS, PowerKey
from engines.powerup.view import PowerUpView

WHIM: Final = 0.15
"""How often `easy` plays a power, whichever."""

HABIT: Final = 0.07
"""`normal` plays a power from this gain on, whatever is at stake."""

PRICE: Final = 0.3
"""Big blinds that one energy is worth to `hard`."""


class Sight(NamedTuple):
    """What a power is weighed against."""

    view: PowerUpView
    stakes: Stakes
    spot: Spot
    now: float
    """What the hand wins without it."""
    dice: Random
    samples: int

    @property
    def open(self) -> float:
        """1 where all is open, 0 where the hand is as good as won or lost."""
        return 4 * self.now * (1 - self.now)

    def gain(self, spot: Spot) -> float:
        """How much more is won in another spot."""
        return equity(spot, self.dice, self.samples) - self.now


Gain = Callable[[Sight, PlayPower], float]


def _destroyed(sight: Sight, action: PlayPower) -> float:
    gone = set(map(parse, action.named))
    left = tuple([card for card in sight.spot.board if card not in gone])
    return sight.gain(sight.spot._replace(board=left))


def _deployed(sight: Sight, _: PlayPower) -> float:
    return sight.gain(sight.spot._replace(to_come=sight.spot.to_come + 1))


def _reloaded(sight: Sight, action: PlayPower) -> float:
    gone = set(map(parse, action.named))
    left = tuple([card for card in sight.spot.own if card not in gone])
    return sight.gain(sight.spot._replace(own=left, draws=len(gone)))


def _upgraded(sight: Sight, _: PlayPower) -> float:
    return sight.gain(sight.spot._replace(draws=1))


def _looked(by_street: dict[str, float]) -> Gain:
    """A power over the next cards: worth what is known of it, where the pot is open."""
    return lambda sight, _: by_street.get(sight.view.street, 0.0) * sight.open


def _silenced(sight: Sight, _: PlayPower) -> float:
    """Who is ahead has something to lose by the powers of others."""
    rivals = sight.stakes.rivals
    armed = sum([each.powers > 0 and each.energy >= 3 and each.chips > 0 for each in rivals])
    late = sight.view.street != "preflop"
    return 0.1 * armed * max(0.0, sight.now - sight.stakes.fair) * late


def _copied(sight: Sight, _: PlayPower) -> float:
    last = sight.view.last_power
    if last is None:
        return 0.0
    left = sight.stakes.me.energy - 2
    return 0.04 if POWERS[last].cost <= left else 0.01


GAINS: Final[dict[PowerKey, Gain]] = {
    "clone": _copied,
    "disintegrate": _destroyed,
    "emp": _silenced,
    "engineer": _looked({"flop": 0.10, "turn": 0.13}),
    "intel": _looked({"preflop": 0.02, "flop": 0.04, "turn": 0.04}),
    "reload": _reloaded,
    "scanner": _looked({"preflop": 0.03, "flop": 0.10, "turn": 0.05}),
    "upgrade": _upgraded,
    "x-ray": _looked({"preflop": 0.03, "flop": 0.05, "turn": 0.05, "river": 0.06}),
    "deploy": _deployed,
}
"""By power: how much more of the pot it is thought to win."""


def whim(view: PowerUpView, playable: list[PlayPower], dice: Random) -> PlayPower | None:
    """Now and then, whichever."""
    return dice.choice(playable) if dice.random() < WHIM else None


def habit(view: PowerUpView, playable: list[PlayPower], dice: Random) -> PlayPower | None:
    """What wins clearly more, whatever is at stake."""
    sight = _sight(view, no_picks(view), dice, 60)
    gains = [(GAINS[action.power](sight, action), -place) for place, action in enumerate(playable)]
    gain, place = max(gains)
    return playable[-place] if gain > HABIT else None


def worth(view: PowerUpView, playable: list[PlayPower], dice: Random) -> PlayPower | None:
    """What wins more chips than its energy is worth."""
    stakes = stakes_of(view)
    sight = _sight(view, picks_of(view, stakes), dice, 120)
    price = PRICE * stakes.big * _thrift(view, stakes)
    prize = stakes.pot + min(stakes.pot, stakes.at_risk)
    best, chosen = 0.0, None
    for action in playable:
        gain = GAINS[action.power](sight, action)
        value = gain * prize - POWERS[action.power].cost * price
        if gain > 0.03 and value > best:
            best, chosen = value, action
    return chosen


def _thrift(view: PowerUpView, stakes: Stakes) -> float:
    """Energy above the most there may be is lost, and so is the power a full hand cannot take."""
    full = stakes.me.energy > MOST_ENERGY - 3
    return (0.5 if full else 1.0) * (0.7 if len(view.powers) == MOST_POWERS else 1.0)


def _sight(view: PowerUpView, picks: tuple[int, ...], dice: Random, samples: int) -> Sight:
    stakes = stakes_of(view)
    spot = spot_of(view, stakes.me, picks)
    return Sight(view, stakes, spot, equity(spot, dice, samples), dice, samples)
