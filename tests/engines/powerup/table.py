"""Lays a table of Power Up, and plays on it: the whole language of these tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from engines.kernel.errors import IllegalAction
from engines.kernel.game import Event, Seat, Step, apply
from engines.poker.betting import opened
from engines.poker.cards import NAMES
from engines.powerup.game import PowerUp
from engines.powerup.state import PowerKey, PowerUpState
from engines.powerup.view import PowerUpView

GAME: Final = PowerUp()
SEED: Final = "5eed" * 16
POWERS: Final = get_args(PowerKey)

HANDS: Final = ("As Ad", "Ks Kd", "Qs Qd", "Js Jd", "Ts Td", "9s 9d")
"""What each seat is dealt where a test does not say."""

DECK: Final = "2c 7d 8h Jc 4s 3d 5h 6c Qc"
"""What comes from the deck where a test does not say: flop, turn, river and more."""


def first_step(
    hands: Sequence[str] = HANDS,
    deck: str = DECK,
    powers: Sequence[str] = (),
    button: int = 0,
    seats: int = 3,
    **options: Any,
) -> Step[PowerUpState]:
    """A game whose first hand deals these hands by seat, and then the deck."""
    order = [(button + 1 + place) % seats for place in range(seats)]
    holes = [hands[seat].split()[card] for card in (0, 1) for seat in order]
    held = [row.split() for row in powers] + [[]] * (seats - len(powers))
    raw = {"deck": holes + deck.split(), "button": button, "powers": held, **options}
    return GAME.new(GAME.config(raw), seats, SEED)


def table(*powers: str, energy: int | None = None, stacks: Any = None, **laid: Any) -> PowerUpState:
    """The state of `first_step`, every seat holding the powers said of it.

    The seat left of the big blind acts first: with three seats the button, seat 0. `stacks` are
    what is left to each seat after posting.
    """
    state = first_step(powers=powers, **laid).state
    if energy is not None:
        state = replace(state, energy=(energy,) * state.seats)
    return state if stacks is None else with_stacks(state, stacks)


def with_stacks(state: PowerUpState, stacks: Sequence[int]) -> PowerUpState:
    """A hand that has just begun, with so many chips left to each seat."""
    now = state.round
    assert now.to_act is not None
    begun = opened(
        now.limit,
        stacks,
        now.stakes,
        now.folded,
        now.to_act,
        bets=now.bets,
        blind=now.limit.least,
    )
    return replace(state, round=begun)


def rich(*powers: str, **laid: Any) -> PowerUpState:
    """The same with 15 energy each."""
    return table(*powers, energy=15, **laid)


def wish(words: str) -> dict[str, Any]:
    """`raise 100`, `disintegrate 7h`, `reload As Ad`, `pick 7h`, `keep`, `drop`, `discard As`."""
    kind, *rest = words.split()
    if kind == "reload":
        return {"type": "power", "power": kind, "cards": rest}
    if kind in POWERS:
        return {"type": "power", "power": kind, **({"card": rest[0]} if rest else {})}
    if kind in ("pick", "discard"):
        tag = {"pick": "engineer-pick", "discard": "upgrade-discard"}[kind]
        return {"type": tag, "card": rest[0]}
    if kind in ("keep", "drop"):
        return {"type": "scanner-choice", "keep": kind == "keep"}
    return {"type": kind, **({"to": int(rest[0])} if rest else {})}


def step(state: PowerUpState, words: str) -> Step[PowerUpState]:
    """What the wish of the seat to act leads to."""
    assert state.to_act is not None
    return apply(GAME, state, GAME.action(state.to_act, wish(words)))


def after(state: PowerUpState, script: str) -> PowerUpState:
    """The state after `call, emp, raise 100`, each done by whoever is to act."""
    for words in filter(None, script.split(", ")):
        state = step(state, words).state
    return state


def to_flop(state: PowerUpState) -> PowerUpState:
    """Nobody raises before the flop."""
    return calmly(state, "flop")


def to_turn(state: PowerUpState) -> PowerUpState:
    """Nobody bets up to the turn."""
    return calmly(state, "turn")


def to_river(state: PowerUpState) -> PowerUpState:
    """Nobody bets up to the river."""
    return calmly(state, "river")


def calmly(state: PowerUpState, street: str) -> PowerUpState:
    """Everybody checks or calls until the street comes."""
    while state.street != street:
        state = step(state, quiet(state)).state
    return state


def quiet(state: PowerUpState) -> str:
    """Check where that is free, else call."""
    return "check" if view(state, state.to_act).legal.check else "call"


def finish(state: PowerUpState) -> PowerUpState:
    """Everybody checks or calls until the hand is over."""
    hand = state.hand
    while state.hand == hand and not state.over:
        state = step(state, quiet(state)).state
    return state


def events(state: PowerUpState, script: str) -> tuple[Event[PowerUpState], ...]:
    """What the last wish of the script makes happen."""
    *before, last = script.split(", ")
    return step(after(state, ", ".join(before)), last).events


def refused(state: PowerUpState, words: str, seat: int | None = None) -> str:
    """The code for which the wish of `seat`, or of the seat to act, is refused."""
    asker = state.to_act if seat is None else Seat(seat)
    assert asker is not None
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, GAME.action(asker, wish(words)))
    return caught.value.reason.value


def silence(state: PowerUpState) -> Step[PowerUpState]:
    """What happens when the time of the running wait is over."""
    (deadline,) = GAME.deadlines(state)
    return apply(GAME, state, GAME.expire(deadline.id))


def view(state: PowerUpState, seat: int | None) -> PowerUpView:
    """What `seat` sees; None is a spectator."""
    return GAME.view(state, None if seat is None else Seat(seat))


def board(state: PowerUpState) -> str:
    """The cards on the board."""
    return " ".join(card.card for card in state.board)


def hole(state: PowerUpState, seat: int) -> str:
    """The hole cards of a seat."""
    return " ".join(state.hands[seat])


def cards_of(state: PowerUpState, seat: int, viewer: int | None) -> str:
    """The hand of `seat` as `viewer` sees it: `^As` lies face up, `?As` is known, `--` hidden."""
    return " ".join(
        f"{'^' if card.face_up else '?' if card.known else ''}{card.card or '--'}"
        for card in view(state, viewer).seats[seat].cards
    )


def top(state: PowerUpState, viewer: int | None) -> str:
    """What a viewer sees of the deck."""
    return " ".join(view(state, viewer).top)


def chips(state: PowerUpState) -> tuple[int, ...]:
    """What every seat has that is not bet."""
    return state.round.stacks


def all_cards(state: PowerUpState) -> list[str]:
    """Every card of the running hand, wherever it is, sorted."""
    held = [card for hand in state.hands for card in hand]
    return sorted([*held, *board(state).split(), *state.deck, *state.gone])


def whole_pack() -> list[str]:
    """What `all_cards` must always be."""
    return sorted(NAMES)
