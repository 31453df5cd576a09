"""Playing cards and passing: in turn, or out of it with a bomb."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Seat, Turn
from engines.tichu.actions.boosters import check_params, withheld
from engines.tichu.actions.reasons import TichuReason, is_asked, shut_out
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters import PACK
from engines.tichu.boosters.joining import joined, joined_rules
from engines.tichu.boosters.stack import announce
from engines.tichu.cards import MAHJONG, PHOENIX, Card
from engines.tichu.combinations import (
    allowed,
    beats,
    bombs,
    fulfils,
    is_bomb,
    must_wish,
    plays,
    read,
)
from engines.tichu.effects import restricting, rules_for
from engines.tichu.events.tricks import Passed
from engines.tichu.flow import answer, go_on
from engines.tichu.pendings import NextTurn, TrickEnds
from engines.tichu.rules import BASE_RULES, Rules
from engines.tichu.shapes import Combination, Type
from engines.tichu.state import TichuState
from engines.tichu.tricks import SMALLEST_BOMB, lay
from engines.tichu.wire import WireCards, WireKey, WireRank


class Play(Action[TichuState], frozen=True, gc=False):
    """Put cards on the table: in turn, or at another's turn and in a closing window as a bomb."""

    cards: WireCards
    phoenix: WireRank | None = None
    """What the Phoenix stands for, where that is open."""
    wish: WireRank | None = None
    """What is wished by whoever plays the Mah Jong."""
    as_: Type | None = msgspec.field(default=None, name="as")
    """What the cards are played as, where they could be two things."""
    booster: WireKey | None = None
    """A booster that is played together with the cards."""
    firebird: WireRank | None = None
    """The rank of the card that the booster replaces."""

    def __post_init__(self) -> None:
        if self.booster is not None:
            check_joined(self.booster, self.firebird)
        elif self.firebird is not None:
            raise ValueError("a card that no booster replaces")
        if self.wish is not None and MAHJONG not in self.cards:
            raise ValueError("a wish without the Mah Jong")
        if self.phoenix is not None and (PHOENIX not in self.cards or len(self.cards) < 2):
            raise ValueError("a rank for a Phoenix that has none")

    @classmethod
    def of(cls, seat: Seat, combination: Combination, wish: WireRank | None = None) -> Play:
        """`seat` plays that combination."""
        named = PHOENIX in combination.cards and len(combination.cards) > 1
        return cls(seat, combination.cards, combination.phoenix if named else None, wish)

    @classmethod
    def joined(cls, seat: Seat, key: str, said: Params) -> Play:
        """`seat` plays cards together with that booster, all as `said` tells."""
        return cls(seat, said.cards, said.phoenix, said.wish, said.as_, key, said.firebird)

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat) or self._withheld(state)) is not None:
            return reason
        on_turn = state.turn == self.seat and not state.waits
        if on_turn and (listed := self._listed(state)) is not None:
            return _against_wish(state, listed)
        different = set(self.cards)
        if len(different) < len(self.cards) or not different.issubset(state.hands[self.seat]):
            return TichuReason.NOT_IN_HAND
        if (combination := self.read(state)) is None:
            return TichuReason.NO_COMBINATION
        if not on_turn and (reason := self._untimely(state, combination)) is not None:
            return reason
        top, rules = state.top, self._rules(state)
        if top is not None and not beats(combination, top, rules):
            return TichuReason.DOES_NOT_BEAT
        if not allowed(combination, top is None, rules):
            return TichuReason.RESTRICTED
        return _against_wish(state, combination) if on_turn else None

    def detail(self, state: TichuState) -> str:
        leads = state.top is None
        combination = self.read(state)
        if combination is None or self._withheld(state) is not None:
            return restricting(state, self.seat, lambda rules: rules.boosters_allowed)
        return restricting(state, self.seat, lambda rules: allowed(combination, leads, rules))

    def perform(self, turn: Turn[TichuState]) -> None:
        if turn.state.waits:
            answer(turn, self.seat, (" ".join(self.cards),))
            return
        if self.booster is not None:
            go_on(turn, announce(turn, self._effect(self.booster)))
            return
        combination = self.read(turn.state)
        assert combination is not None, "it was one when it was asked for"
        go_on(turn, lay(turn, self.seat, combination, self.wish))

    def read(self, state: TichuState) -> Combination | None:
        """What the cards are, as they would lie on the table now."""
        if (listed := self._listed(state)) is not None:
            return listed
        if self.booster is not None:
            return joined(PACK[self.booster], state, self._effect(self.booster))
        rules = rules_for(state, self.seat)
        return read(self.cards, rules, state.top, self.phoenix, self.as_)

    def _listed(self, state: TichuState) -> Combination | None:
        """What the cards are, if they are one of the plays that were offered: most are."""
        if state.effects or self.as_ is not None or self.booster is not None:
            return None
        return _offered(state.hands[self.seat], state.top).get((self.cards, self.phoenix))

    def _rules(self, state: TichuState) -> Rules:
        if self.booster is None:
            return rules_for(state, self.seat)
        return joined_rules(PACK[self.booster], state, self._effect(self.booster))

    def _effect(self, key: str) -> Effect:
        said = Params(
            cards=self.cards,
            phoenix=self.phoenix,
            wish=self.wish,
            as_=self.as_,
            firebird=self.firebird,
        )
        return Effect(key, self.seat, said)

    def _withheld(self, state: TichuState) -> Reason | None:
        """Why the booster may not be played, whatever the cards are."""
        if self.booster is None:
            return None
        reason = withheld(state, self.seat, self.booster)
        return reason or PACK[self.booster].refused(state, self._effect(self.booster))

    def _untimely(self, state: TichuState, combination: Combination) -> Reason | None:
        """Why this may not be played out of turn."""
        if not state.trick:
            on_dog = state.after_dog and is_bomb(combination)
            return TichuReason.NO_BOMB_ON_DOG if on_dog else Refused.NOT_YOUR_TURN
        if not is_bomb(combination):
            return TichuReason.NOT_A_BOMB
        fits = not state.waits or is_asked(state, self.seat, TrickEnds)
        return None if fits else TichuReason.NOT_ELIGIBLE


class Pass(Action[TichuState], frozen=True):
    """Let the others play on. One may play again later in the same trick."""

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat)) is not None:
            return reason
        if state.turn != self.seat or state.waits:
            return Refused.NOT_YOUR_TURN
        if not state.trick:
            return TichuReason.CANNOT_PASS_LEAD
        return None if binding_wish(state) is None else TichuReason.WISH_BINDS

    def perform(self, turn: Turn[TichuState]) -> None:
        turn.emit(Passed(self.seat))
        go_on(turn, (NextTurn(self.seat),))


def _against_wish(state: TichuState, combination: Combination) -> Reason | None:
    wish = binding_wish(state)
    return None if wish is None or fulfils(combination, wish) else TichuReason.WISH_BINDS


def binding_wish(state: TichuState) -> str | None:
    """The rank that the player whose turn it is has to play, or None. Only for its own eyes."""
    seat, wish = state.turn, state.wish
    if seat is None or wish is None:
        return None
    bound = must_wish(state.hands[seat], state.top, wish, rules_for(state, seat))
    return wish if bound else None


def bombs_of(state: TichuState, seat: Seat) -> tuple[Combination, ...]:
    """The bombs that `seat` may throw now, in turn or out of it. Only for its own eyes."""
    if not state.trick or len(state.hands[seat]) < SMALLEST_BOMB:
        return ()
    held = bombs(state.hands[seat], rules_for(state, seat))
    return tuple(bomb for bomb in held if Play(seat, bomb.cards).forbidden(state) is None)


@lru_cache(maxsize=1024)
def _offered(
    hand: tuple[Card, ...], top: Combination | None
) -> dict[tuple[tuple[Card, ...], str | None], Combination]:
    """What may be played from `hand` in the plain game, by cards and rank of the Phoenix."""
    return {(each.cards, each.phoenix): each for each in plays(hand, top, BASE_RULES)}


def check_joined(key: str, firebird: str | None) -> None:
    """Raise ValueError where no booster of that key is played together with cards, so."""
    booster = PACK.get(key)
    if booster is None or booster.joins is None:
        raise ValueError("no booster that is played together with cards")
    check_params(booster, Params(firebird=firebird))
