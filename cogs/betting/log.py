"""The lines of the log about bets."""

from __future__ import annotations

from typing import Any, Final, Protocol

from bot.faces import Moment
from bot.words import mark
from engines.kernel.game import Seat
from engines.poker.betting import Moved


class Bets(Protocol):
    """A move of a seat, as a game tells of it."""

    @property
    def move(self) -> Moved: ...


class Calls(Bets, Protocol):
    """The bet is matched, or as much of it as there is."""

    @property
    def all_in(self) -> bool: ...


class Raises(Calls, Protocol):
    """A bet or a raise."""

    @property
    def to(self) -> int: ...
    @property
    def over(self) -> int:
        """What had to be matched before; 0 for a bet."""
        ...


class Returns(Protocol):
    """Chips that nobody has matched go back to who bet them."""

    @property
    def seat(self) -> Seat: ...
    @property
    def chips(self) -> int: ...


def folds(event: Bets, now: Moment[Any]) -> str:
    """Somebody has left the hand."""
    return now.words.say("{name} folds", name=now.name(event.move.seat))


def checks(event: Bets, now: Moment[Any]) -> str:
    """Somebody bets nothing."""
    return now.words.say("{name} checks", name=now.name(event.move.seat))


def calls(event: Calls, now: Moment[Any]) -> str:
    """Somebody has matched the bet, or put in all they have."""
    words, name, chips = now.words, now.name(event.move.seat), event.move.chips
    if event.all_in:
        return words.say("{name} calls {chips} and is all-in", name=name, chips=chips)
    return words.say("{name} calls {chips}", name=name, chips=chips)


def raises(event: Raises, now: Moment[Any]) -> str:
    """Somebody has bet, or put a bet up, however little."""
    said = _RAISES[event.over > 0, event.all_in]
    return now.words.say(said, name=now.name(event.move.seat), chips=event.to, bet=event.to)


def takes_back(event: Returns, now: Moment[Any]) -> str:
    """What nobody has matched goes back."""
    name = now.name(event.seat)
    return now.words.say("{name} takes {chips} back", name=name, chips=event.chips)


_RAISES: Final = {
    (False, False): mark("⬆️ {name} bets {chips}"),
    (False, True): mark("⬆️ {name} bets {chips} and is all-in"),
    (True, False): mark("⬆️ {name} raises to {bet}"),
    (True, True): mark("⬆️ {name} raises to {bet} and is all-in"),
}
"""By whether a bet lay there, and whether it was all that somebody had."""
