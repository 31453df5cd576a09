"""What an action is carried out in: whoever sees the top of the deck is told when it changes."""

from __future__ import annotations

from engines.kernel.game import Event, Seat, Turn
from engines.kernel.secret import Secret
from engines.powerup.events.powers import TopSeen
from engines.powerup.lasting import rules_of
from engines.powerup.state import PowerUpState


class PowerUpTurn(Turn[PowerUpState]):
    """One action being carried out."""

    def emit(self, event: Event[PowerUpState]) -> None:
        before = self.state
        now = self.state = event.evolve(before)
        self.events.append(event)
        if now.effects and now.deck and (viewers := _new_viewers(before, now)):
            super().emit(TopSeen(Secret(now.deck[:1], viewers)))


def _new_viewers(before: PowerUpState, now: PowerUpState) -> frozenset[Seat]:
    """Who sees another top card of the deck than before."""
    viewers = rules_of(now.effects).sees_top
    if viewers and now.deck[0] == before.deck[0]:
        return viewers - rules_of(before.effects).sees_top
    return viewers
