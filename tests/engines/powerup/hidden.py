"""What Power Up hides from whom, said anew by the rules, for the contract of every game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.game import Action, Event, Seat
from engines.poker.cards import NAMES
from engines.powerup.actions import PlayPower, UpgradeDiscard
from engines.powerup.events.betting import StreetDealt
from engines.powerup.events.hand import HandDealt, HandsShown, PowersDealt
from engines.powerup.events.powers import (
    CardDeployed,
    CardsDrawn,
    CardsSeen,
    CardsShown,
    TopSeen,
    TurnedUp,
)
from engines.powerup.game import PowerUp
from engines.powerup.state import POWER_KEYS, CardName, PowerUpState
from tests.engines.playing import Table, seed_of

SHOWS_ALL: Final = (StreetDealt, CardDeployed, CardsShown, TurnedUp, HandsShown)
"""What happens before everybody's eyes to cards that were hidden."""


def known(state: PowerUpState, seat: Seat | None) -> set[CardName]:
    """The cards that `seat` knows, wherever they lie; None is a spectator."""
    cards = set(state.open)
    if seat is not None:
        cards |= set(state.hands[seat])
        cards |= {card for card, reader in state.seen if reader == seat}
        if any((each.power, each.owner) == ("intel", seat) for each in state.effects):
            cards |= set(state.deck[:1])
    return cards


def unseen(state: PowerUpState, seat: Seat | None, dice: Random) -> PowerUpState:
    """The cards that `seat` does not know, each under the name of another; other powers.

    Half the time hands stay as they are, so that the same discards are possible.
    """
    hands, deck = [card for hand in state.hands for card in hand], [*state.deck, *state.gone]
    moving = deck if dice.random() < 0.5 else hands + deck
    old = sorted(set(moving) - known(state, seat))
    new = dict(zip(old, dice.sample(old, len(old)), strict=True))

    def renamed(cards: tuple[CardName, ...]) -> tuple[CardName, ...]:
        return tuple(new.get(card, card) for card in cards)

    return replace(
        state,
        hands=tuple(renamed(hand) for hand in state.hands),
        deck=renamed(state.deck),
        gone=renamed(state.gone),
        seen=frozenset((new.get(card, card), reader) for card, reader in state.seen),
        powers=other_powers(state, seat, dice),
        seed=seed_of(dice.getrandbits(64)),
    )


def other_powers(state: PowerUpState, seat: Seat | None, dice: Random) -> Any:
    """As many as before, but of other kinds, half the time."""
    if dice.random() < 0.5:
        return state.powers
    return tuple(
        held if holder == seat else tuple(dice.choices(POWER_KEYS, k=len(held)))
        for holder, held in enumerate(state.powers)
    )


def shows(event: Event[Any], seat: Seat | None) -> bool:
    """Whether `seat` sees for the first time what was hidden from it."""
    if isinstance(event, (HandDealt, PowersDealt)):
        return seat is not None
    if isinstance(event, TopSeen):
        return seat in event.card.readers
    own = isinstance(event, (CardsDrawn, CardsSeen)) and event.seat == seat
    return own or isinstance(event, SHOWS_ALL)


def disguised(state: PowerUpState, action: Action[Any], dice: Random) -> Action[Any]:
    """The same with another hole card that nobody else has seen either."""
    seat = action.seat
    seen = set(state.open) | {card for card, reader in state.seen if reader != seat}
    own = [card for card in state.hands[seat] if card not in seen] if seat >= 0 else []
    if own and isinstance(action, UpgradeDiscard) and action.card not in seen:
        return replace(action, card=dice.choice(own))
    one = isinstance(action, PlayPower) and len(action.cards) == 1
    if own and one and not seen & set(action.cards):
        return replace(action, cards=(dice.choice(own),))
    return action


def conserved(state: PowerUpState) -> None:
    """Every card is in one place, every chip is somebody's, energy and powers keep their bounds."""
    cards = [*state.deck, *state.gone, *(each.card for each in state.board)]
    cards += [card for hand in state.hands for card in hand]
    assert sorted(cards) == ([] if state.over else sorted(NAMES))
    assert sum(state.round.stacks) + sum(state.round.stakes) == 1500 * state.seats
    assert all(stack >= 0 for stack in state.round.stacks)
    assert all(0 <= energy <= 15 for energy in state.energy)
    assert all(len(held) <= 3 for held in state.powers)
    assert state.face_up <= state.open
    assert len(state.board) <= 7


HELD: Final = [
    ["engineer", "reload", "clone"],
    ["scanner", "upgrade", "x-ray"],
    ["intel", "reload", "deploy"],
    ["clone", "emp", "disintegrate"],
    ["upgrade", "engineer", "intel"],
    ["scanner", "x-ray", "reload"],
]

POWERUP: Final = Table(
    PowerUp(),
    seats=(2, 3, 4, 5, 6),
    longest=2_000,
    options=(
        {},
        {"powers": HELD[:2], "powers_deck": ["reload", "scanner", "engineer"] * 5},
        {"structure": "turbo", "strict_all_in": True},
        {"powers": [HELD[1], HELD[0]], "button": 1},
    ),
    bad_options=(
        ("seats", 1),
        ("seats", 7),
        ("stack", 99),
        ("stack", 100_001),
        ("stack", "1500"),
        ("structure", "slow"),
        ("strict_all_in", 1),
        ("ai_level", "expert"),
        ("deck", ["As", "As"]),
        ("deck", ["1s"]),
        ("button", -1),
        ("button", 6),
        ("powers", [["clone"] * 4]),
        ("powers", [["bomb"]]),
        ("powers", [[]] * 7),
        ("powers_deck", ["bomb"]),
    ),
    shuffled_unseen=unseen,
    shows=shows,
    disguised=disguised,
    conserved=conserved,
    seeds=10,
)
