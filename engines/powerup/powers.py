"""The ten powers: each a value, what does not fit into it stands above it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from engines.kernel.dice import dice
from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.kernel.secret import Secret
from engines.poker.betting import around
from engines.powerup.choices import SCANNED, SHOWN, ask
from engines.powerup.events.powers import (
    CardDeployed,
    CardDestroyed,
    CardsDiscarded,
    CardsDrawn,
    CardsSeen,
    CardsShown,
    EffectBegan,
    PowerCopied,
    PowerPlayed,
    TurnedUp,
)
from engines.powerup.knowledge import face
from engines.powerup.lasting import EMP, INTEL, rules_of
from engines.powerup.model import Cards, Lasts, Power
from engines.powerup.reasons import PowerUpReason
from engines.powerup.state import (
    STILL_NEEDED,
    DropOne,
    Effect,
    KeepOrDrop,
    PickTop,
    PowerKey,
    PowerUpState,
)


def _uncopied(state: PowerUpState, _seat: Seat, _cards: Cards) -> Reason | None:
    if not state.played:
        return PowerUpReason.NOTHING_TO_CLONE
    copy = state.played[-1].power == CLONE.key
    return PowerUpReason.CLONE_OF_CLONE if copy else None


def _copy(turn: Turn[PowerUpState], seat: Seat, _cards: Cards) -> None:
    turn.emit(PowerCopied(seat, turn.state.played[-2].power))


CLONE: Final = Power("clone", cost=2, refused=_uncopied, play=_copy)
"""Take a copy of the power that was played immediately before in this hand, by anyone."""


def _of_this_round(state: PowerUpState, _seat: Seat) -> Iterable[Cards]:
    return [(each.card,) for each in state.board if each.round == state.street]


def _indestructible(state: PowerUpState, _seat: Seat, cards: Cards) -> Reason | None:
    for each in state.board:
        if each.card == cards[0]:
            if each.round != state.street:
                return PowerUpReason.NOT_THIS_ROUND
            return PowerUpReason.SHIELDED if each.shielded else None
    return PowerUpReason.NO_TARGET


DISINTEGRATE: Final = Power(
    "disintegrate",
    cost=4,
    per_hand=2,
    changes_deal=True,
    names=(1, 1),
    offers=_of_this_round,
    refused=_indestructible,
    play=lambda turn, _, cards: turn.emit(CardDestroyed(cards[0])),
)
"""Destroy a board card that was dealt in this betting round, and is not shielded."""


def _engineer(turn: Turn[PowerUpState], seat: Seat, _cards: Cards) -> None:
    turn.emit(CardsShown(turn.state.deck[:SHOWN]))
    ask(turn, seat, PickTop())


def _too_few_to_show(state: PowerUpState, _seat: Seat, _cards: Cards) -> Reason | None:
    return PowerUpReason.DECK_GUARD if len(state.deck) < SHOWN else None


ENGINEER: Final = Power(
    "engineer",
    cost=5,
    changes_deal=True,
    takes=SHOWN - 1,
    refused=_too_few_to_show,
    play=_engineer,
)
"""All see the next three cards; its player picks the one that becomes the next, the others go."""


def _own_cards(state: PowerUpState, seat: Seat) -> Iterable[Cards]:
    hand = state.hands[seat]
    return [*combinations(hand, 1), *combinations(hand, 2)]


def _not_own(state: PowerUpState, seat: Seat, cards: Cards) -> Reason | None:
    hand = state.hands[seat]
    for card in cards:
        if card not in hand or cards.count(card) > 1:
            return PowerUpReason.NO_TARGET
    return None


def _reload(turn: Turn[PowerUpState], seat: Seat, cards: Cards) -> None:
    faces = tuple(face(turn.state, card) for card in cards)
    turn.emit(CardsDiscarded(seat, faces, held=True))
    _draw(turn, seat, len(cards))


def _draw(turn: Turn[PowerUpState], seat: Seat, count: int) -> None:
    drawn = tuple(face(turn.state, card, seat) for card in turn.state.deck[:count])
    turn.emit(CardsDrawn(seat, drawn))


RELOAD: Final = Power(
    "reload",
    cost=5,
    names=(1, 2),
    replaces=True,
    offers=_own_cards,
    refused=_not_own,
    play=_reload,
)
"""Discard one or both hole cards and draw as many."""


def _scan(turn: Turn[PowerUpState], seat: Seat, _cards: Cards) -> None:
    turn.emit(CardsSeen(seat, Secret(turn.state.deck[:SCANNED], frozenset({seat}))))
    ask(turn, seat, KeepOrDrop())


SCANNER: Final = Power("scanner", cost=4, changes_deal=True, takes=SCANNED, play=_scan)
"""Its player alone sees the next two cards, and keeps or discards both."""


def _upgrade(turn: Turn[PowerUpState], seat: Seat, _cards: Cards) -> None:
    _draw(turn, seat, 1)
    ask(turn, seat, DropOne())


UPGRADE: Final = Power("upgrade", cost=5, takes=1, play=_upgrade)
"""Draw a third hole card, then discard one of the three."""


def _unshown(state: PowerUpState, seat: Seat) -> Iterator[Seat]:
    """The opponents still in the hand that have no hole card face up."""
    folded = state.round.folded
    for each in around(state.seats):
        if each != seat and each not in folded and state.face_up.isdisjoint(state.hands[each]):
            yield each


def _x_ray(turn: Turn[PowerUpState], seat: Seat, _cards: Cards) -> None:
    state = turn.state
    for other in _unshown(state, seat):
        what = f"x-ray {len(state.played)} {other}"
        turn.emit(TurnedUp(other, dice(state.seed, state.hand, what).choice(state.hands[other])))


def _all_shown(state: PowerUpState, seat: Seat, _cards: Cards) -> Reason | None:
    return PowerUpReason.NO_TARGET if next(_unshown(state, seat), None) is None else None


X_RAY: Final = Power("x-ray", cost=2, refused=_all_shown, play=_x_ray)
"""Every opponent still in the hand that shows no hole card turns one up, by chance."""


def _deploy(turn: Turn[PowerUpState], _seat: Seat, _cards: Cards) -> None:
    turn.emit(CardDeployed(turn.state.deck[0]))


DEPLOY: Final = Power(
    "deploy",
    cost=3,
    per_hand=2,
    changes_deal=True,
    takes=1,
    play=_deploy,
)
"""The top card goes to the board, for everyone."""

POWERS: Final[dict[PowerKey, Power]] = {
    power.key: power
    for power in (
        CLONE,
        DISINTEGRATE,
        EMP,
        ENGINEER,
        INTEL,
        RELOAD,
        SCANNER,
        UPGRADE,
        X_RAY,
        DEPLOY,
    )
}
"""All of them; the order is the one they are dealt from."""


DEEP: Final = max(STILL_NEEDED.values()) + max(
    power.takes + power.replaces * power.names[1] for power in POWERS.values()
)
"""Cards with which the deck is never short, whatever the board needs and a power takes."""


def left_of(state: PowerUpState, power: Power) -> int | None:
    """How often `power` may still be played in this hand; None: without end."""
    if power.per_hand is None:
        return None
    return power.per_hand - [each.power for each in state.played].count(power.key)


def refusal(state: PowerUpState, seat: Seat, power: Power, cards: Cards) -> Reason | None:
    """Why `seat`, whose turn it is, may not play `power` and name `cards`."""
    if power.key not in state.powers[seat]:
        return PowerUpReason.NO_SUCH_POWER
    if state.energy[seat] < power.cost:
        return PowerUpReason.NO_ENERGY
    # Before the first power of a hand nothing can stand against all.
    if (state.played or state.strict_all_in) and (reason := _closed(state, power)) is not None:
        return reason
    fewest, most = power.names
    if not fewest <= len(cards) <= most:
        return PowerUpReason.NO_TARGET
    if len(state.deck) < DEEP and power.off_the_deck(cards) > spare(state):
        return PowerUpReason.DECK_GUARD
    return power.refused(state, seat, cards) if power.refused is not None else None


def _closed(state: PowerUpState, power: Power) -> Reason | None:
    """Why nobody may play `power` now: what was played in this hand, or an all-in."""
    if state.effects and not rules_of(state.effects).powers_allowed:
        return PowerUpReason.EMP_ACTIVE
    if power.per_hand is not None and not left_of(state, power):
        return PowerUpReason.LIMIT_REACHED
    closed = power.changes_deal and state.strict_all_in and state.round.all_in
    return PowerUpReason.ALL_IN_CLOSED if closed else None


def spare(state: PowerUpState) -> int:
    """How many cards may leave the deck before the board would be short of them."""
    return len(state.deck) - STILL_NEEDED[state.street]


def play(turn: Turn[PowerUpState], seat: Seat, power: Power, cards: Cards) -> None:
    """Pay for `power` and let it work. Not checked: that nothing refuses it."""
    turn.emit(PowerPlayed(seat, power.key, power.cost))
    power.play(turn, seat, cards)
    if power.lasts is not Lasts.ONCE:
        turn.emit(EffectBegan(Effect(power.key, seat)))
