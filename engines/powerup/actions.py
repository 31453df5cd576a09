"""What people may ask for in Power Up, and what silence means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Deadline, Expire, Seat, Turn
from engines.poker import betting
from engines.poker.betting import Move, Moved, Options, Round
from engines.powerup import choices, powers
from engines.powerup.events.betting import BoardShielded, Called, Checked, Folded, Raised
from engines.powerup.events.powers import EffectsEnded
from engines.powerup.flow import go_on
from engines.powerup.lasting import of_owner
from engines.powerup.model import Cards
from engines.powerup.powers import POWERS
from engines.powerup.reasons import PowerUpReason
from engines.powerup.state import (
    CardName,
    Choice,
    DropOne,
    KeepOrDrop,
    PickTop,
    PowerKey,
    PowerUpState,
)

THINKING_TIME: Final = 45.0
"""Seconds for a turn, before the host scales them; powers are part of it."""


class Own(Action[PowerUpState], frozen=True):
    """Anything a seat does on its own turn: there is nothing else in this game."""

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat != state.round.to_act:
            return Refused.GAME_OVER if state.over else Refused.NOT_YOUR_TURN
        return self.amiss(state)

    def amiss(self, state: PowerUpState) -> Reason | None:
        """What stands against it although it is this seat's turn."""
        raise NotImplementedError


class Betting(Own, frozen=True):
    """A poker action: it ends the turn."""

    fixed: ClassVar[Move]

    def move(self) -> Move:
        """What it is in betting."""
        return self.fixed

    def amiss(self, state: PowerUpState) -> Reason | None:
        if state.wait is not None:
            return PowerUpReason.CHOICE_PENDING
        return betting.refusal(state.round, self.seat, self.move())

    def perform(self, turn: Turn[PowerUpState]) -> None:
        state, seat = turn.state, self.seat
        moved = betting.outcome(state.round, seat, self.move())
        _tell(turn, moved)
        if moved.chips and not turn.state.round.stacks[seat] and _unshielded(state):
            turn.emit(BoardShielded())
        if moved.folds and (over := of_owner(state.effects, seat)):
            turn.emit(EffectsEnded(over))
        go_on(turn)


def _tell(turn: Turn[PowerUpState], moved: Moved) -> None:
    state = turn.state.round
    to = state.bets[moved.seat] + moved.chips
    if moved.folds:
        turn.emit(Folded(moved))
    elif not moved.chips:
        turn.emit(Checked(moved))
    else:
        turn.emit(Raised(moved, to) if to > state.bet else Called(moved))


def _unshielded(state: PowerUpState) -> bool:
    return any(not each.shielded for each in state.board)


class Fold(Betting, frozen=True):
    """Leave the hand. Always allowed."""

    fixed: ClassVar[Move] = Move("fold")


class Check(Betting, frozen=True):
    """Leave it at the bet that is matched."""

    fixed: ClassVar[Move] = Move("check")


class Call(Betting, frozen=True):
    """Match the bet, or put in all there is."""

    fixed: ClassVar[Move] = Move("call")


class Raise(Betting, frozen=True):
    """Bet, or put the bet up."""

    to: int
    """What this seat will have bet in this round."""

    def move(self) -> Move:
        return Move("raise", self.to)


class AllIn(Betting, frozen=True):
    """Put in all there is, whether that is a call or a raise."""

    fixed: ClassVar[Move] = Move("all-in")


class PlayPower(Own, frozen=True, tag="power", omit_defaults=True):
    """Play a power before the poker action."""

    power: PowerKey
    card: CardName | None = None
    """For a power that hits one card."""
    cards: Cards = ()
    """For a power that takes one card or more."""

    @property
    def named(self) -> Cards:
        """All cards that are named."""
        return self.cards if self.card is None else (self.card, *self.cards)

    def amiss(self, state: PowerUpState) -> Reason | None:
        if state.wait is not None:
            return PowerUpReason.CHOICE_PENDING
        return powers.refusal(state, self.seat, POWERS[self.power], self.named)

    def perform(self, turn: Turn[PowerUpState]) -> None:
        powers.play(turn, self.seat, POWERS[self.power], self.named)


class Choosing(Own, frozen=True):
    """Answer what a power of one's own has asked."""

    about: ClassVar[type[Choice]]
    """The kind of choice it answers."""

    @classmethod
    def ways(cls, state: PowerUpState, seat: Seat) -> Iterator[Choosing]:
        """All that may be chosen."""
        raise NotImplementedError

    def chosen(self) -> CardName | None:
        """The card that is named, if it names one."""
        return None

    def amiss(self, state: PowerUpState) -> Reason | None:
        return choices.amiss(state, self.seat, self.about, self.chosen())


class EngineerPick(Choosing, frozen=True):
    """Which of the cards all have been shown becomes the next one."""

    card: CardName

    about: ClassVar[type[Choice]] = PickTop

    @classmethod
    def ways(cls, state: PowerUpState, seat: Seat) -> Iterator[Choosing]:
        return (cls(seat, card) for card in choices.offered(state, seat))

    def chosen(self) -> CardName:
        return self.card

    def perform(self, turn: Turn[PowerUpState]) -> None:
        choices.pick(turn, self.seat, self.card)


class ScannerChoice(Choosing, frozen=True):
    """Whether the two cards stay on the deck."""

    keep: bool

    about: ClassVar[type[Choice]] = KeepOrDrop

    @classmethod
    def ways(cls, state: PowerUpState, seat: Seat) -> Iterator[Choosing]:
        return (cls(seat, keep) for keep in (True, False))

    def perform(self, turn: Turn[PowerUpState]) -> None:
        choices.keep(turn, self.seat, self.keep)


class UpgradeDiscard(Choosing, frozen=True):
    """Which of three hole cards goes."""

    card: CardName

    about: ClassVar[type[Choice]] = DropOne

    @classmethod
    def ways(cls, state: PowerUpState, seat: Seat) -> Iterator[Choosing]:
        return (cls(seat, card) for card in choices.offered(state, seat))

    def chosen(self) -> CardName:
        return self.card

    def perform(self, turn: Turn[PowerUpState]) -> None:
        choices.drop(turn, self.seat, self.card)


class Silence(Expire[PowerUpState], frozen=True):
    """The seat to act let its time run out: the default of its choice, else check or fold."""

    def forbidden(self, state: PowerUpState) -> Reason | None:
        declared = {deadline.id for deadline in waits(state)}
        return None if self.deadline in declared else Refused.TOO_LATE

    def perform(self, turn: Turn[PowerUpState]) -> None:
        state, seat = turn.state, turn.state.to_act
        assert seat is not None, "a game that is over declares no deadline"
        if state.wait is not None:
            choices.question(state).silent(turn, seat)
        else:
            free = betting.options(state.round, seat).check
            (Check(seat) if free else Fold(seat)).perform(turn)


def waits(state: PowerUpState) -> tuple[Deadline, ...]:
    """The turn or the choice that is running; none when the game is over."""
    if state.to_act is None:
        return ()
    if (wait := state.wait) is not None:
        return (Deadline(wait.id, wait.seconds, wait.may_answer),)
    return (Deadline(f"turn-{state.turns}", THINKING_TIME, frozenset({state.to_act})),)


KINDS: Final[tuple[type[Own], ...]] = (
    Fold,
    Check,
    Call,
    Raise,
    AllIn,
    PlayPower,
    EngineerPick,
    ScannerChoice,
    UpgradeDiscard,
)
"""All that can be asked for."""


def candidates(state: PowerUpState, seat: Seat) -> Iterator[Own]:
    """What `seat` might do: all moves and choices, and raises of the usual sizes."""
    if seat != state.round.to_act:
        return iter(())
    if state.wait is not None:
        return CHOOSING[type(state.wait.pending)].ways(state, seat)
    held = state.powers[seat]
    return iter(_moves(state.round, seat) + _powers(state, seat, tuple(dict.fromkeys(held))))


def _powers(state: PowerUpState, seat: Seat, held: tuple[PowerKey, ...]) -> list[Own]:
    return [
        play_power(seat, key, cards)
        for key in held
        if powers.unplayable(state, seat, POWERS[key]) is None
        for cards in POWERS[key].offers(state, seat)
    ]


def play_power(seat: Seat, key: PowerKey, cards: Cards) -> PlayPower:
    """The action, in the wire form of the power: one that takes more than one card has a row."""
    if POWERS[key].names[1] == 1:
        return PlayPower(seat, key, card=cards[0])
    return PlayPower(seat, key, cards=cards)


def _moves(now: Round, seat: Seat) -> list[Own]:
    may = betting.options(now, seat)
    found: list[Own] = [Fold(seat), Check(seat) if may.check else Call(seat)]
    if may.most:
        found += [Raise(seat, to) for to in usual_raises(now, may)]
        found.append(AllIn(seat))
    return found


def usual_raises(now: Round, may: Options) -> list[int]:
    """Sums short of all-in that people raise to: the least, and half or all of the pot more."""
    pot, least, most = sum(now.stakes) + may.call, may.least, may.most
    half, whole = now.bet + pot // 2, now.bet + pot
    sizes = [least] if least < most else []
    if least < half < most:
        sizes.append(half)
    if least < whole < most:
        sizes.append(whole)
    return sizes


CHOOSING: Final[dict[type[Choice], type[Choosing]]] = {
    kind.about: kind for kind in (EngineerPick, ScannerChoice, UpgradeDiscard)
}
