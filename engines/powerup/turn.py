"""What an action is carried out in: whoever sees the top of the deck is told when it changes."""

from __future__ import annotations

from engines.kernel.game import Event, Turn
from engines.kernel.secret import Secret
from engines.powerup.events.powers import TopSeen
from engines.powerup.lasting import rules_of
from engines.powerup.state import PowerUpState


class PowerUpTurn(Turn[PowerUpState]):
    """One action being carried out."""

    def emit(self, event: Event[PowerUpState]) -> None:
        before = self.state
        super().emit(event)
        now = self.state
        if not now.effects or not now.deck:
            return
        viewers = rules_of(now.effects).sees_top
        if now.deck[0] == before.deck[0]:
            viewers -= rules_of(before.effects).sees_top
        if viewers:
            super().emit(TopSeen(Secret(now.deck[:1], viewers)))
