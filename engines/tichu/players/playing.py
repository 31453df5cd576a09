"""What to lead, what to play on a trick, and when to pass or to throw a bomb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.kernel.game import Seat
from engines.tichu.actions.plays import Play
from engines.tichu.cards import DOG, MAHJONG
from engines.tichu.combinations import Combination, is_bomb, read
from engines.tichu.players.plan import best_plan, control, losers
from engines.tichu.rules import BASE_RULES
from engines.tichu.scoring import points_of
from engines.tichu.state import partner_of
from engines.tichu.view import TichuView

NEAR: Final = 2
"""With so few cards a player may be out at once."""
ENOUGH: Final = -0.6
"""What a play on an opponent's trick has to bring."""
HIGH: Final = 10.0
"""A partner's combination that is not beaten without need."""


class Thought:
    """One decision of a player that plays with its partner, if it is `kind`."""

    def __init__(self, view: TichuView, *, kind: bool) -> None:
        assert view.seat is not None, "only players play"
        self.view = view
        self.kind = kind
        self.seat: Seat = view.seat
        self.partner = partner_of(self.seat)
        self.hand = view.hand or ()
        self.before = losers(self.hand)
        self.rivals = [
            seat
            for seat in view.order
            if seat not in (self.seat, self.partner) and seat not in view.places
        ]

    @property
    def danger(self) -> bool:
        """Whether an opponent is about to go out."""
        return any(self.view.counts[seat] <= NEAR for seat in self.rivals)

    @property
    def my_call(self) -> bool:
        """Whether this seat has to be out first."""
        return any(call.seat == self.seat for call in self.view.calls)

    def best_lead(self, plays: Sequence[Play]) -> Play:
        """What to lead."""
        return max(plays, key=self._lead_worth)

    def best_answer(self, plays: Sequence[Play]) -> Play | None:
        """What to play on the trick, or None: pass."""
        if not plays:
            return None
        best = max(plays, key=self._answer_worth)
        return best if self._answer_worth(best) > ENOUGH else None

    def best_bomb(self, bombs: Sequence[Play]) -> Play | None:
        """The bomb to throw out of turn or in the closing window, or None."""
        owner, top = self.view.trick.owner, self.view.trick.top
        if not bombs or owner is None or top is None or owner in (self.seat, self.partner):
            return None
        called = any(call.seat == owner for call in self.view.calls) and not self.view.places
        points = points_of(c for laid in self.view.trick.plays for c in laid.combination.cards)
        near = self.view.counts[owner] <= NEAR + 1
        lowest = min(bombs, key=lambda each: (len(each.cards), each.cards))
        out_soon = losers(c for c in self.hand if c not in lowest.cards) <= 1
        return lowest if called or near or points >= 25 or out_soon else None

    def _lead_worth(self, play: Play) -> float:
        laid = self._read(play)
        rest = [card for card in self.hand if card not in play.cards]
        if not rest:
            return 100.0
        if play.cards == (DOG,):
            return self._dog_worth()
        gain = self.before - losers(rest)
        if self._is_nearly_out():
            return gain + 3 * control(laid)
        worth = gain + 0.09 * len(play.cards) - 0.06 * laid.rank - 0.6 * control(laid)
        if is_bomb(laid):
            worth -= 2.0
        if self.danger and laid.type == "single" and control(laid) < 0.5:
            worth -= 1.0
        return worth + 0.05 * (MAHJONG in play.cards)

    def _dog_worth(self) -> float:
        if not self.kind or self.partner in self.view.places:
            return -1.0
        if any(call.seat == self.partner for call in self.view.calls):
            return 50.0
        stronger = self.view.counts[self.partner] <= len(self.hand)
        return -2.0 if self.my_call else 1.1 if stronger and self.before > 2 else 0.2

    def _is_nearly_out(self) -> bool:
        """With one loser left the winners go first."""
        return sum(control(each) < 0.5 for each in best_plan(self.hand)) <= 1

    def _answer_worth(self, play: Play) -> float:
        laid, owner = self._read(play), self.view.trick.owner
        rest = [card for card in self.hand if card not in play.cards]
        if not rest:
            return 100.0
        gain = self.before - losers(rest)
        if is_bomb(laid) and laid.type != self._kind_on_top():
            return -1.0 if self.best_bomb([play]) is None else 2.0
        keeps = control(laid)
        worth = gain - 0.035 * laid.rank + 0.5 * keeps * (self.before > 1)
        worth += self._points() / 40 * keeps + 0.35
        if self.danger:
            worth += 0.8 * keeps
        if owner == self.partner and self.kind:
            worth -= self._respect(keeps)
        return worth

    def _respect(self, keeps: float) -> float:
        """What it costs to take the lead from the partner."""
        top = self.view.trick.top
        assert top is not None, "the partner has played it"
        if self.my_call:
            return 0.2
        called = any(call.seat == self.partner for call in self.view.calls)
        return 3.0 if called or top.rank >= HIGH or top.length > 3 else 0.4 + 1.5 * keeps

    def _points(self) -> int:
        return points_of(c for laid in self.view.trick.plays for c in laid.combination.cards)

    def _kind_on_top(self) -> str:
        top = self.view.trick.top
        return "" if top is None else top.type

    def _read(self, play: Play) -> Combination:
        top = self.view.trick.top
        laid = read(play.cards, BASE_RULES, top, play.phoenix, play.as_)
        laid = laid or read(play.cards, BASE_RULES, None, play.phoenix)
        return laid or Combination("single", play.cards, 8.0, len(play.cards))
