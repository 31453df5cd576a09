"""What people may ask for in Power Up, and what silence means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Deadline, Expire, Seat, Turn
from engines.poker import betting
from engines.poker.betting import Round
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

    def untimely(self, state: PowerUpState) -> Reason | None:
        """Why it is not this seat's turn, or not yet; None where nothing else is awaited."""
        if self.seat != state.round.to_act:
            return Refused.GAME_OVER if state.over else Refused.NOT_YOUR_TURN
        return PowerUpReason.CHOICE_PENDING if state.wait is not None else None


class Betting(Own, frozen=True):
    """A poker action: it ends the turn."""

    def chips(self, now: Round) -> int:
        """What it puts in."""
        return betting.cost(now, self.seat)

    def perform(self, turn: Turn[PowerUpState]) -> None:
        before, seat = turn.state.round, self.seat
        moved = betting.paying(before, seat, self.chips(before))
        all_in = moved.chips == before.stacks[seat]
        if not moved.chips:
            turn.emit(Checked(moved))
        elif (to := before.bets[seat] + moved.chips) > before.bet:
            turn.emit(Raised(moved, to, before.bet, all_in))
        else:
            turn.emit(Called(moved, all_in))
        if all_in and _unshielded(turn.state):
            turn.emit(BoardShielded())
        go_on(turn)


def _unshielded(state: PowerUpState) -> bool:
    return any(not each.shielded for each in state.board)


class Fold(Betting, frozen=True):
    """Leave the hand. Always allowed."""

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat == state.round.to_act and state.wait is None:
            return None
        return self.untimely(state)

    def perform(self, turn: Turn[PowerUpState]) -> None:
        turn.emit(Folded(betting.folding(turn.state.round, self.seat)))
        if over := of_owner(turn.state.effects, self.seat):
            turn.emit(EffectsEnded(over))
        go_on(turn)


class Check(Betting, frozen=True):
    """Leave it at the bet that is matched."""

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat != state.round.to_act or state.wait is not None:
            return self.untimely(state)
        return betting.check_refusal(state.round, self.seat)


class Call(Betting, frozen=True):
    """Match the bet, or put in all there is."""

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat != state.round.to_act or state.wait is not None:
            return self.untimely(state)
        return betting.call_refusal(state.round, self.seat)


class Raise(Betting, frozen=True):
    """Bet, or put the bet up."""

    to: int
    """What this seat will have bet in this round."""

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat != state.round.to_act or state.wait is not None:
            return self.untimely(state)
        return betting.raise_refusal(state.round, self.seat, self.to)

    def chips(self, now: Round) -> int:
        return self.to - now.bets[self.seat]


class AllIn(Betting, frozen=True):
    """Put in all there is, whether that is a call or a raise."""

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat != state.round.to_act or state.wait is not None:
            return self.untimely(state)
        return betting.all_in_refusal(state.round, self.seat)

    def chips(self, now: Round) -> int:
        return now.stacks[self.seat]


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

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat != state.round.to_act or state.wait is not None:
            return self.untimely(state)
        cards = self.cards if self.card is None else self.named
        return powers.refusal(state, self.seat, POWERS[self.power], cards)

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

    def forbidden(self, state: PowerUpState) -> Reason | None:
        if self.seat != state.round.to_act:
            return self.untimely(state)
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
            free = betting.check_refusal(state.round, seat) is None
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
    return iter(_moves(state.round, seat) + plays(state, seat, dict.fromkeys(state.powers[seat])))


def _moves(now: Round, seat: Seat) -> list[Own]:
    """All moves; of raises those of the usual sizes: the least, half or all of the pot more."""
    bet, whole = now.bet, now.bets[seat] + now.stacks[seat]
    owed = bet - now.bets[seat]
    found: list[Own] = [Fold(seat), Call(seat) if owed else Check(seat)]
    if whole <= bet:
        return found
    pot, least = sum(now.stakes) + owed, bet + now.last_raise
    if least < whole:
        found.append(Raise(seat, least))
        if least < bet + pot // 2 < whole:
            found.append(Raise(seat, bet + pot // 2))
        if least < bet + pot < whole:
            found.append(Raise(seat, bet + pot))
    found.append(AllIn(seat))
    return found


def plays(state: PowerUpState, seat: Seat, keys: Iterable[PowerKey]) -> list[Own]:
    """The ways to play these powers, in the wire form: one that takes several cards has a row."""
    found: list[Own] = []
    for key in keys:
        power = POWERS[key]
        if power.names == (0, 0):
            found.append(PlayPower(seat, key))
        elif power.names == (1, 1):
            found += [PlayPower(seat, key, card) for (card,) in power.offers(state, seat)]
        else:
            found += [PlayPower(seat, key, None, cards) for cards in power.offers(state, seat)]
    return found


CHOOSING: Final[dict[type[Choice], type[Choosing]]] = {
    kind.about: kind for kind in (EngineerPick, ScannerChoice, UpgradeDiscard)
}
