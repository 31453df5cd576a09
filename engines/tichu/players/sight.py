"""What a computer player makes of its view: who is who, what its hand is worth, who called."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.tichu.announcement import PLAIN, Effect
from engines.tichu.cards import Card
from engines.tichu.combinations import Combination, is_bomb
from engines.tichu.effects import BENDS
from engines.tichu.players.plan import Odds, Plan, best_plan, control, losers, odds_of
from engines.tichu.rules import BASE_RULES, Rules
from engines.tichu.scoring import points_of
from engines.tichu.state import Call, partner_of
from engines.tichu.view import TichuView

NEAR: Final = 2
"""With so few cards a player may be out at once."""


class Sight:
    """A view as its seat understands it.

    Raises ValueError for the view of a spectator.
    """

    def __init__(self, view: TichuView) -> None:
        if view.seat is None:
            raise ValueError("a spectator does not play")
        self.view = view
        self.seat: Seat = view.seat
        self.partner = partner_of(self.seat)
        self.friends = (self.seat, self.partner)
        self.hand = view.hand or ()
        self.rivals = [
            seat for seat in view.order if seat not in self.friends and seat not in view.places
        ]
        self.rules = self._rules()
        counts = [view.counts[seat] for seat in self.rivals]
        self.odds = odds_of(self.hand, counts, self.rules)

    def _rules(self) -> Rules:
        """The rules of the seat; what holds for one lead or turn alone is no part of a plan."""
        rules = BASE_RULES
        for effect in self.view.in_force:
            if (bend := BENDS.get(effect.booster)) is not None:
                rules = bend(rules, effect, self.seat)
        return rules

    @cached_property
    def before(self) -> float:
        """The losers of the hand as it is."""
        return self.losers(self.hand)

    @cached_property
    def plan(self) -> Plan:
        """How the hand is best played off."""
        return best_plan(self.hand, self._plan_odds)

    @cached_property
    def has_bomb(self) -> bool:
        """Whether a bomb is part of the plan."""
        return any(map(is_bomb, self.plan))

    @cached_property
    def points(self) -> int:
        """What lies on the table counts."""
        return points_of(card for laid in self.view.trick.plays for card in laid.combination.cards)

    @property
    def danger(self) -> bool:
        """Whether an opponent is about to go out."""
        return any(self.view.counts[seat] <= NEAR for seat in self.rivals)

    @property
    def open_calls(self) -> tuple[Call, ...]:
        """The calls that may still be made."""
        return () if self.view.places else self.view.calls

    @property
    def my_call(self) -> bool:
        """Whether this seat has called."""
        return self.has_called(self.seat)

    @property
    def our_call(self) -> bool:
        """Whether this seat or its partner may still make a call."""
        return any(call.seat in self.friends for call in self.open_calls)

    @property
    def their_call(self) -> bool:
        """Whether an opponent may still make a call."""
        return any(call.seat not in self.friends for call in self.open_calls)

    @property
    def on_theirs(self) -> bool:
        """Whether an opponent's combination lies on top."""
        return self.view.trick.owner is not None and self.view.trick.owner not in self.friends

    def has_called(self, seat: Seat | None) -> bool:
        """Whether `seat` may still make a call."""
        return any(call.seat == seat for call in self.open_calls)

    def losers(self, cards: Iterable[Card]) -> float:
        """How often the owner of these cards has to give the lead away."""
        return losers(cards, self._plan_odds)

    def without(self, cards: Iterable[Card]) -> float:
        """How many losers fewer the hand has without these cards."""
        gone = frozenset(cards)
        return self.before - self.losers(card for card in self.hand if card not in gone)

    def under(self, key: str) -> Rules:
        """The rules with one more booster of this seat in force."""
        return BENDS[key](self.rules, Effect(key, self.seat, PLAIN), self.seat)

    def shorter_under(self, key: str) -> float:
        """How many losers fewer the hand has with one more booster of this seat in force."""
        return self.before - losers(self.hand, self._plan_odds._replace(rules=self.under(key)))

    def control(self, laid: Combination) -> float:
        """How likely nobody beats it."""
        return control(laid, self.odds)

    @cached_property
    def _plan_odds(self) -> Odds:
        rules = replace(self.rules, lead_single=False, birds=True)
        return self.odds if rules == self.rules else self.odds._replace(rules=rules)
