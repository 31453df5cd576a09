"""What to lead, what to play on a trick, and when to pass or to throw a bomb.

Bombs fall in turn and in the closing window, and nowhere else: the host asks a computer only while
the game waits for its seat, so nobody asks at the turn of another. A trick is bombed before it is
gathered all the same, unless the table has no closing window. What this misses is an opponent who
goes out in the middle of a trick: so bombs fall in turn already where one is about to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from engines.kernel.game import Seat
from engines.tichu.actions.plays import Play
from engines.tichu.cards import DOG, MAHJONG
from engines.tichu.combinations import Combination, is_bomb, read
from engines.tichu.players.sight import NEAR, Sight
from engines.tichu.scale import HIGHEST
from engines.tichu.state import rotation
from engines.tichu.view import TichuView

ENOUGH: Final = -0.6
"""What a play on an opponent's trick has to bring."""
HIGH: Final = 10.0
"""A partner's combination that is not beaten without need."""
FEW: Final = 8
"""With fewer cards a player becomes dangerous."""
A_LOT: Final = 25
"""So many points are worth a bomb."""


class Thought:
    """One decision of a player that plays with its partner, if it is `kind`."""

    def __init__(self, view: TichuView, *, kind: bool) -> None:
        self.view = view
        self.kind = kind
        self.sight = Sight(view)
        self.hand = self.sight.hand

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
        """The bomb to throw on the trick, or None: it is kept."""
        sight, owner = self.sight, self.view.trick.owner
        if not bombs or owner is None or not sight.on_theirs:
            return None
        near = sight.danger or self.view.counts[owner] <= NEAR + 1
        lowest = min(bombs, key=lambda each: (len(each.cards), each.cards))
        out_soon = sight.before - sight.without(lowest.cards) <= 1
        wanted = sight.has_called(owner) or near or sight.points >= A_LOT or out_soon
        return lowest if wanted else None

    def _lead_worth(self, play: Play) -> float:
        sight, laid = self.sight, self._read(play)
        if len(play.cards) == len(self.hand):
            return 100.0
        if play.cards == (DOG,):
            return self._dog_worth()
        gain, keeps = sight.without(play.cards), sight.control(laid)
        if self._is_nearly_out:
            return gain + 3 * keeps
        worth = gain + 0.09 * len(play.cards) - 0.06 * laid.rank - 0.6 * keeps
        if is_bomb(laid):
            worth -= 2.0
        if sight.danger and laid.type == "single" and keeps < 0.5:
            worth -= 1.0
        worth += self._for_partner(laid) - self._for_rivals(laid, keeps)
        return worth + 0.05 * (MAHJONG in play.cards)

    def _for_partner(self, laid: Combination) -> float:
        """A low lead that the partner may go out on, or win for its call."""
        partner, low = self.sight.partner, 1 - laid.rank / HIGHEST
        helps = self.kind and partner not in self.view.places and laid.length <= NEAR
        out = helps and self.view.counts[partner] == laid.length
        return low * (0.6 * out + 0.4 * (helps and self.sight.has_called(partner)))

    def _for_rivals(self, laid: Combination, keeps: float) -> float:
        """What it costs to lead what an opponent may go out on."""
        helps = any(self.view.counts[seat] == laid.length <= NEAR for seat in self.sight.rivals)
        return 0.6 * (1 - keeps) if helps else 0.0

    def _dog_worth(self) -> float:
        sight = self.sight
        if not self.kind or sight.partner in self.view.places:
            return -1.0
        if sight.has_called(sight.partner):
            return 50.0
        stronger = self.view.counts[sight.partner] <= len(self.hand)
        return -2.0 if sight.my_call else 1.1 if stronger and sight.before > 2 else 0.2

    @cached_property
    def _is_nearly_out(self) -> bool:
        """With one loser left the winners go first."""
        return sum(self.sight.control(each) < 0.5 for each in self.sight.plan) <= 1

    def _answer_worth(self, play: Play) -> float:
        sight, laid, top = self.sight, self._read(play), self.view.trick.top
        if len(play.cards) == len(self.hand):
            return 100.0
        if is_bomb(laid) and (top is None or laid.type != top.type):
            return -1.0 if self.best_bomb([play]) is None else 2.0
        gain, keeps = sight.without(play.cards), sight.control(laid)
        worth = gain - 0.035 * laid.rank + 0.5 * keeps * (sight.before > 1)
        worth += sight.points / 40 * keeps + 0.35
        if sight.danger:
            worth += 0.8 * keeps
        if sight.before - gain <= 1:
            worth += 0.6 * keeps
        worth += 0.4 * keeps * sight.my_call
        if sight.on_theirs:
            return worth + self._against(keeps)
        return worth - self._respect(keeps) if self.kind else worth

    def _against(self, keeps: float) -> float:
        """What more there is in beating an opponent: its call, its few cards, nobody else left."""
        owner = self.view.trick.owner
        assert owner is not None, "it is an opponent's trick"
        few = max(0, FEW - self.view.counts[owner]) / FEW
        worth = keeps * (0.6 * self.sight.has_called(owner) + 0.4 * few)
        after = self._after_me(owner)
        return worth + 0.1 * (not after) - 0.15 * (self.sight.partner in after)

    def _after_me(self, owner: Seat) -> list[Seat]:
        """Who of those in may still beat the trick."""
        after = rotation(self.view.order, self.sight.seat)
        return [seat for seat in after[: after.index(owner)] if seat not in self.view.places]

    def _respect(self, keeps: float) -> float:
        """What it costs to take the lead from the partner."""
        top = self.view.trick.top
        assert top is not None, "the partner has played it"
        if self.sight.my_call:
            return 0.2
        called = self.sight.has_called(self.sight.partner)
        return 3.0 if called or top.rank >= HIGH or top.length > 3 else 0.4 + 1.5 * keeps

    def _read(self, play: Play) -> Combination:
        """What the cards are under the rules in force, as well as that can be seen."""
        rules, top = self.sight.rules, self.view.trick.top
        laid = read(play.cards, rules, top, play.phoenix, play.as_)
        laid = laid or read(play.cards, rules, None, play.phoenix)
        return laid or Combination("single", play.cards, 8.0, len(play.cards))
