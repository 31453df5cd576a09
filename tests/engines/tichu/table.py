"""Lays a table of Tichu, and plays on it: the whole language of these tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from msgspec.structs import replace

from engines.kernel.errors import IllegalAction
from engines.kernel.game import Action, Event, Seat, Step, apply, legal_actions
from engines.tichu.cards import Card, sorted_hand
from engines.tichu.game import Tichu
from engines.tichu.state import SEATS, Call, TichuState
from engines.tichu.view import TichuView

GAME: Final = Tichu()
SEED: Final = "5eed" * 16

Deed = Action[TichuState]

HANDS: Final = (
    "2g 2k 3g 4g 5g 6g 7g 8g Tg Jg Qg Kg Ag mahjong",
    "2b 2r 3k 4k 5k 6k 7k 8k Tk Jk Qk Kk Ak dog",
    "3b 4b 5b 6b 7b 8b 9b Tb Jb Qb Kb Ab 9g phoenix",
    "3r 4r 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar 9k dragon",
)
"""The whole pack: everybody's first eight are the first eight here."""


def cards(text: str) -> tuple[Card, ...]:
    """`5g Tk dog` is the Jade five, the Sword ten, and the Dog."""
    return tuple(map(Card, text.split()))


def first_step(hands: tuple[str, ...] = HANDS, **options: Any) -> Step[TichuState]:
    """A plain game that begins with these hands."""
    raw = {"boosters": False, "hands": [cards(hand) for hand in hands], **options}
    return GAME.new(GAME.config(raw), 4, SEED)


def dealt(hands: tuple[str, ...] = HANDS, grand: str = "", **options: Any) -> TichuState:
    """All 14 cards are taken up; the seats in `grand` have called Grand Tichu."""
    state = first_step(hands, **options).state
    return after(state, *(wish_grand(seat, str(seat) in grand) for seat in SEATS))


def table(
    *hands: str,
    turn: int = 0,
    won: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    **changes: Any,
) -> TichuState:
    """A round that goes on: these hands by seat, everybody has played, `turn` leads.

    A seat with an empty hand is out unless `places` says more. There is no closing window
    unless `bomb_seconds` is given. `calls` are pairs of seat and value. `held` gives boosters.
    """
    out = tuple(seat for seat in SEATS if not hands[seat])
    values = {
        "bomb_seconds": 0.0,
        "places": out,
        "started": frozenset(SEATS),
        "scores": (0, 0),
        "target": 1000,
        **changes,
    }
    values["places"] = tuple(map(Seat, values["places"]))
    values["calls"] = tuple(call(*each) for each in changes.get("calls", ()))
    if held is not None:
        values["boosters"] = True
        values["pools"] = tuple(tuple(held.get(seat, "").split()) for seat in SEATS)
    return TichuState(
        seats=4,
        seed=SEED,
        round=1,
        hands=tuple(sorted_hand(cards(hand)) for hand in hands),
        won=tuple(cards((won or {}).get(seat, "")) for seat in SEATS),
        turn=Seat(turn),
        asked=1,
        **values,
    )


def call(seat: int, value: int) -> Call:
    """A Tichu for 100, a Grand Tichu for 200."""
    return Call(Seat(seat), "grand" if value == 200 else "tichu", value, value)


def act(seat: int, kind: str, **fields: Any) -> Deed:
    """What `seat` asks for on the wire; a field `as_` is called `as` there."""
    return GAME.action(Seat(seat), {"type": kind, **{k.rstrip("_"): v for k, v in fields.items()}})


def play(seat: int, text: str, **fields: Any) -> Deed:
    """Play these cards."""
    return act(seat, "play", cards=text.split(), **fields)


def passes(*seats: int) -> tuple[Deed, ...]:
    """These seats pass, one after the other."""
    return tuple(act(seat, "pass") for seat in seats)


def declines(*seats: int) -> tuple[Deed, ...]:
    """These seats let the window go by."""
    return tuple(act(seat, "decline") for seat in seats)


def tichu(seat: int) -> Deed:
    """Call Tichu."""
    return act(seat, "tichu")


def wish_grand(seat: int, call: bool) -> Deed:
    """Call Grand Tichu, or do not."""
    return act(seat, "grand", call=call)


def boost(seat: int, key: str, **fields: Any) -> Deed:
    """Play a booster; a field `from_` is called `from` there."""
    return act(seat, "booster", key=key, **fields)


def gift(seat: int, to: int) -> Deed:
    """Give away the trick of the Dragon."""
    return act(seat, "dragon", to=to)


def give(seat: int, *texts: str) -> Deed:
    """One card (or more, or none) for each of the others, the next in playing order first."""
    takers = [(seat + step) % 4 for step in (1, 2, 3)]
    chosen = {str(to): text.split() for to, text in zip(takers, texts, strict=True)}
    return act(seat, "exchange", give=chosen)


def after(state: TichuState, *deeds: Deed) -> TichuState:
    """The state after all of this."""
    for deed in deeds:
        state = apply(GAME, state, deed).state
    return state


def events(state: TichuState, *deeds: Deed) -> tuple[Event[TichuState], ...]:
    """What the last of `deeds` makes happen."""
    return apply(GAME, after(state, *deeds[:-1]), deeds[-1]).events


def kinds(state: TichuState, *deeds: Deed) -> list[str]:
    """The wire names of what the last of `deeds` makes happen."""
    return [str(type(each).__struct_config__.tag) for each in events(state, *deeds)]


def refused(state: TichuState, deed: Deed) -> str:
    """The code for which `deed` is refused."""
    with pytest.raises(IllegalAction) as caught:
        apply(GAME, state, deed)
    return caught.value.reason.value


def silence(state: TichuState) -> TichuState:
    """What is waited for does not come."""
    (deadline,) = GAME.deadlines(state)
    return apply(GAME, state, GAME.expire(deadline.id)).state


def let_go(state: TichuState) -> TichuState:
    """Nobody bombs in the closing window."""
    return after(state, *declines(*sorted(GAME.waiting_on(state))))


def may(state: TichuState, seat: int) -> list[Deed]:
    """What `seat` may do."""
    return list(legal_actions(GAME, state, Seat(seat)))


def view(state: TichuState, seat: int | None) -> TichuView:
    """What `seat` sees; None is a spectator."""
    return GAME.view(state, None if seat is None else Seat(seat))


def with_(state: TichuState, **changes: Any) -> TichuState:
    """The same table, but for `changes`."""
    return replace(state, **changes)
