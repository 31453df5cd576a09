"""What a booster is: one value with a few hooks. Nothing anywhere asks for a booster's key.

To add a booster:

1. Write its value in the file of its colour and, above it, the functions that do not fit into a
   lambda; list it in `PACK` in `boosters/__init__.py`, in the order of the rules.
2. Say when it may be played. The colour gives the usual moments; a red one names the pending
   that it `answers` (`Landed` a play, `Called` a call, `TakeEffect` an announced booster,
   `DragonWon`, `Gathered`), a blue one its `steps`. `fits` narrows this down by what everybody
   knows, because it settles who is asked; `freely` widens it to moments without a window.
3. Say what it is played with: `needs` and `may` name fields of `Params`, `refused` checks them
   (and whatever only the owner knows), `offers` gives a bounded, useful choice of them. What
   `offers` and `refused` make of a seat must follow from what that seat may know.
4. Say what it does. `play` happens once: it emits events and returns the pendings that follow
   directly. `modify` bends the rules for as long as it `lasts`; bend a field of `Rules`, and add
   one (named after the rule, with the plain rule as default) where there is none. `plan` changes
   who gives how much in the exchange.
5. What the event vocabulary cannot say becomes a new event in `events/`. A question to somebody
   is a `Choice` that `play` returns: `options` says what may be answered, `chosen` what follows.
6. Where boosters call each other back or shut each other out, they do so by topic: `about`,
   `recalls`, `gives_way_to`, `not_beside`.
7. Test it on a laid table, one test for each ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeAlias

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import PLAIN, Effect, Params
from engines.tichu.pendings import AnyPending, Choice, Exchange, Step
from engines.tichu.rules import Rules
from engines.tichu.shapes import Combination
from engines.tichu.state import TichuState

Steps: TypeAlias = tuple[AnyPending, ...]
"""What follows directly."""


class Colour(Enum):
    """When a booster may be played."""

    BLUE = auto()
    """Before cards are drawn, or around the exchange."""
    RED = auto()
    """As an answer to something."""
    BROWN = auto()
    """Between two tricks, and before the first."""
    GREEN = auto()
    """At any moment of a round, once blue is over, in which no window is open."""
    YELLOW = auto()
    """Together with cards, in one's own turn."""


class Lasts(Enum):
    """How long a booster stays in force."""

    ONCE = auto()
    """Not at all: it is discarded when it takes effect."""
    TURN = auto()
    """Until somebody plays or passes."""
    TRICK = auto()
    """Until the trick is gathered."""
    ROUND = auto()
    """To the end of the round."""


def _at_any_rate(_state: TichuState, _seat: Seat, _pending: Any) -> bool:
    return True


def _never(_state: TichuState, _seat: Seat) -> bool:
    return False


def _as_it_is(_state: TichuState, _seat: Seat) -> Iterable[Params]:
    return (PLAIN,)


def _unopposed(_state: TichuState, _effect: Effect) -> Reason | None:
    return None


def _nothing(_turn: Turn[TichuState], _effect: Effect) -> Steps:
    return ()


def _no_options(_state: TichuState, _choice: Choice) -> tuple[str, ...]:
    return ()


def _no_choice(_turn: Turn[TichuState], _choice: Choice, _chosen: str) -> Steps:
    return ()


def _unchanged(exchange: Exchange, _effect: Effect) -> Exchange:
    return exchange


def _not_used_up(effect: Effect, _leader: Seat) -> Effect | None:
    return effect


@dataclass(frozen=True)
class Booster:
    """One card of the pack: when it may be played, with what, and what it does."""

    key: str
    colour: Colour
    lasts: Lasts = Lasts.ONCE

    steps: frozenset[Step] = frozenset()
    """At which stops before the first lead a blue one may be played."""
    answers: type[AnyPending] | None = None
    """What a red one answers."""
    cause_too: bool = False
    """Whether it also answers what its own holder has done."""
    fits: Callable[[TichuState, Seat, Any], bool] = _at_any_rate
    """Whether `seat` might play it now, as far as everybody knows.

    The pending is the one whose window is or would be open; None where it is played freely.
    """
    freely: Callable[[TichuState, Seat], bool] = _never
    """Whether a red one may be played in a moment without a window. Green ones always may."""

    needs: tuple[str, ...] = ()
    """The parameters it must be played with, by field of `Params`."""
    may: tuple[str, ...] = ()
    """The parameters it may be played with."""
    face_down: bool = False
    """Whether only its owner and the player it names `from` may see the `card` it is about."""
    offers: Callable[[TichuState, Seat], Iterable[Params]] = _as_it_is
    """The ways to play it that are worth a try; few, and more than are allowed.

    Only asked at a moment at which it may be played.
    """
    refused: Callable[[TichuState, Effect], Reason | None] = _unopposed
    """What of its own stands against it.

    Asked when it is announced and again when it takes effect: then it returns to its owner.
    """

    play: Callable[[Turn[TichuState], Effect], Steps] = _nothing
    """What happens once, when it takes effect; what follows directly."""
    modify: Callable[[Rules, Effect, Seat], Rules] | None = None
    """The rules of a seat while it is in force.

    For a yellow one: the rules by which the cards are read that are played with it.
    """
    joins: Callable[[TichuState, Combination], bool] | None = None
    """Whether a combination, read by these rules, makes use of it. Yellow ones alone."""
    plan: Callable[[Exchange, Effect], Exchange] = _unchanged
    """What becomes of the exchange while it is in force."""
    led: Callable[[Effect, Seat], Effect | None] = _not_used_up
    """What is left of it after somebody has led to a trick; None: it is over."""

    options: Callable[[TichuState, Choice], tuple[str, ...]] = _no_options
    """What may be answered to its question, as strings; silence means the first.

    The empty string among them means that the one asked may also decline.
    """
    chosen: Callable[[Turn[TichuState], Choice, str], Steps] = _no_choice
    """What comes of an answer to its question."""

    about: frozenset[str] = frozenset()
    """Topics that it is about while it is in force."""
    recalls: frozenset[str] = frozenset()
    """Others in force about these return to their owners when it takes effect."""
    gives_way_to: frozenset[str] = frozenset()
    """While another about one of these is in force it returns instead of taking effect."""
    not_beside: frozenset[str] = frozenset()
    """While another about one of these is in force it cannot be played at all."""
    tried_once: bool = False
    """What nobody could see may stand against it: having returned it is not played again in this
    round, else it could be tried for ever."""
